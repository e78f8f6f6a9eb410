import { lstat, open, readdir, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Failure } from '../../../runtime/failure.ts'
import { isCredentialName } from '../../../site/files/credentials.ts'
import { isDotfile, type LeftOutFile } from '../../../site/files/left-out.ts'
import { admitEntry, type SiteTarget } from './writers/writers.ts'

const CHUNK_BYTES = 1024 * 1024

/**
 * Copies the site from a folder, with the same rules as for an archive. The folder is never changed. Returns the
 * entries that are left out because of their names. A folder such as `.git` counts as one entry.
 */
export async function copyFolder(
  folder: string,
  target: SiteTarget,
  allowed: ReadonlySet<string>
): Promise<LeftOutFile[]> {
  const top = await realpath(folder)
  const copy = new FolderCopy(top, target, allowed)
  await copy.addEntries('', [top])
  return copy.leftOut
}

class FolderCopy {
  readonly leftOut: LeftOutFile[] = []
  readonly #top: string
  readonly #target: SiteTarget
  readonly #allowed: readonly string[]
  readonly #memory = Buffer.allocUnsafeSlow(CHUNK_BYTES)
  #copied = 0

  constructor(top: string, target: SiteTarget, allowed: ReadonlySet<string>) {
    this.#top = top
    this.#target = target
    this.#allowed = [...allowed]
  }

  /** `parents` contains the real paths of the enclosing folders, to detect links to these folders. */
  async addEntries(below: string, parents: readonly string[]): Promise<void> {
    for (const name of (await readdir(join(this.#top, below))).sort()) {
      const path = below === '' ? name : `${below}/${name}`
      if (isDotfile(path) && this.#isOmitted(path)) {
        this.leftOut.push({ path, reason: 'dotfile' })
        continue
      }
      const real = await this.#followLink(join(this.#top, path), path, parents)
      const stats = await stat(real)
      const kind = stats.isDirectory() ? 'folder' : stats.isFile() ? 'file' : 'special'
      // The target of a link may have another name, so the rules also apply to that name.
      const original = relative(this.#top, real).replaceAll(sep, '/')
      if (original !== path && (isDotfile(original) || isCredentialName(original)) && this.#isOmitted(path)) {
        this.leftOut.push({ path, reason: isDotfile(original) ? 'dotfile' : 'credential' })
        continue
      }
      admitEntry(this.#target, path, kind)
      if (kind === 'folder') await this.addEntries(path, [...parents, real])
      else await this.#addFile(real, path, stats.size)
    }
  }

  /** Whether no allowed file is at or below this path. */
  #isOmitted(path: string): boolean {
    return this.#allowed.every(name => !`${name}/`.startsWith(`${path}/`))
  }

  async #addFile(from: string, path: string, size: number): Promise<void> {
    const { guards, writers, batch, signal } = this.#target
    await using file = await open(from)
    batch.begin(path, size)
    for (;;) {
      signal.throwIfAborted()
      await writers.ready()
      const { bytesRead } = await file.read(this.#memory)
      if (bytesRead === 0) break
      this.#copied += bytesRead
      guards.allowExpansion(this.#copied, this.#copied)
      batch.add(this.#memory.subarray(0, bytesRead))
    }
    batch.finish()
  }

  /** Follows a link to a path inside the folder. Refuses any other link, and a link to an enclosing folder. */
  async #followLink(place: string, path: string, parents: readonly string[]): Promise<string> {
    if (!(await lstat(place)).isSymbolicLink()) return place
    const real = await realpath(place).catch(() => '')
    if (real.startsWith(`${this.#top}${sep}`) && !parents.includes(real)) return real
    throw new Failure(
      'entry-is-link',
      `The site was not extracted. A symbolic link points outside the folder, to a folder that contains the link, or to a missing file: ${JSON.stringify(path)}.`
    )
  }
}
