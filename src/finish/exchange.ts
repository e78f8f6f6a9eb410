import { hash } from 'node:crypto'
import { lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Failure } from '../runtime/failure.ts'
import { readIfThere } from '../runtime/files/read-below.ts'
import { loadFile } from '../site/records/export-files.ts'
import {
  type Manifest,
  type ManifestFile,
  parseManifest,
  serializeManifest
} from '../site/records/manifest.ts'

type AddedKind = NonNullable<ManifestFile['kind']>

/** Prepares files in a folder beside the site. At the end, they take their places in the site together. */
export class Exchange {
  readonly #manifest: Manifest
  readonly #sitePath: string
  readonly #work: string
  /** Files of the site as they will be, by path. */
  readonly #files = new Map<string, ManifestFile>()
  /** Prepared files, by their path in the site. */
  readonly #prepared = new Map<string, string>()
  readonly #listed: ReadonlyMap<string, ManifestFile>
  /** Files that the site has itself, where this run would have written others. */
  readonly kept: string[] = []
  #written = 0

  constructor(manifest: Manifest, { sitePath, work }: { sitePath: string; work: string }) {
    this.#manifest = manifest
    this.#sitePath = sitePath
    this.#work = work
    this.#listed = new Map(manifest.files.map(file => [file.path, file]))
    for (const file of manifest.files) if (file.kind === undefined) this.#files.set(file.path, file)
  }

  get files(): ManifestFile[] {
    return [...this.#files.values()]
  }

  /** A file as it will be, or as it is. */
  read(path: string): Buffer | undefined {
    const prepared = this.#prepared.get(path)
    return prepared === undefined ? readIfThere(this.#sitePath, path) : readFileSync(prepared)
  }

  /** Whether this run wrote what `read` returns. */
  isPrepared(path: string): boolean {
    return this.#prepared.has(path)
  }

  /** A file of the site stays, whatever this action would write in its place. Its own files of an earlier run do not. */
  keeps(path: string): boolean {
    const isThere = () => lstatSync(join(this.#sitePath, path), { throwIfNoEntry: false }) !== undefined
    const isKept = this.#files.has(path) || (!this.#isOurs(path) && isThere())
    if (isKept) this.kept.push(path)
    return isKept
  }

  /** Whether the file has the bytes that an earlier run wrote, and not those of somebody who changed it since. */
  #isOurs(path: string): boolean {
    const listed = this.#listed.get(path)
    const current = listed && readIfThere(this.#sitePath, path)
    return current !== undefined && [listed?.sha256, listed?.replaces].includes(hash('sha256', current))
  }

  add(path: string, content: string | Buffer, kind: AddedKind): void {
    if (this.keeps(path)) return
    this.#write(path, content)
    this.#files.set(path, { path, size: Buffer.byteLength(content), sha256: hash('sha256', content), kind })
  }

  /** Moves a file that is on the same disk. */
  addFile(path: string, file: string, kind: AddedKind): void {
    const content = readFileSync(file)
    this.#prepared.set(path, file)
    this.#files.set(path, { path, size: content.length, sha256: hash('sha256', content), kind })
  }

  /** `current`: the bytes that the site has. */
  replace(
    file: ManifestFile,
    { current, digest }: { current: Buffer; digest: string },
    content: Buffer
  ): void {
    const isSame = content.equals(current)
    if (isSame && this.isPrepared(file.path)) return
    const sha256 = isSame ? digest : hash('sha256', content)
    const { exported = file.sha256, ...rest } = file
    const about = { ...rest, size: content.length, sha256 }
    this.#files.set(file.path, sha256 === exported ? about : { ...about, exported })
    if (!isSame) this.#write(file.path, content)
  }

  /** A file outside of the site. */
  replaceBeside(path: string, content: string): void {
    this.#write(relative(this.#sitePath, path), content)
  }

  /**
   * The first manifest lists every file of ours, before and after, and both digests of a page: the run that follows a
   * killed one can tell all of them from what somebody else wrote. Returns the files that were removed.
   */
  async apply(manifestPath: string, about: Partial<Manifest> = {}): Promise<string[]> {
    // Another run at the same time would take the files of this one for files of the site.
    const current = loadFile(manifestPath, parseManifest)
    if (JSON.stringify(current) !== JSON.stringify(this.#manifest))
      throw new Failure('site-file-changed', 'Another run changed the manifest during this one.', {
        advice: 'Run one after the other.'
      })
    const gone = this.#manifest.files.filter(({ path }) => !this.#files.has(path))
    const replacing = this.files.map(file => {
      const replaces = this.#listed.get(file.path)?.sha256
      return replaces === undefined || replaces === file.sha256 ? file : { ...file, replaces }
    })
    await this.#writeManifest(manifestPath, { ...about, files: [...replacing, ...gone] })
    for (const [path, file] of this.#prepared) {
      await mkdir(dirname(join(this.#sitePath, path)), { recursive: true })
      await rename(file, join(this.#sitePath, path))
    }
    const removed = gone.map(({ path }) => path).filter(path => this.#isOurs(path))
    for (const path of removed) await this.#remove(path)
    await this.#writeManifest(manifestPath, { ...about, files: this.files })
    return removed
  }

  /** Files are not written in the thread pool: for many small files, waiting for it takes longer than writing. */
  #write(path: string, content: string | Buffer): void {
    const file = join(this.#work, `file-${this.#written++}`)
    writeFileSync(file, content)
    this.#prepared.set(path, file)
  }

  async #writeManifest(path: string, about: Partial<Manifest>): Promise<void> {
    const file = join(this.#work, 'manifest')
    await writeFile(file, serializeManifest({ ...this.#manifest, ...about }))
    await rename(file, path)
  }

  /** Removes a file and the folders that are empty without it. */
  async #remove(path: string): Promise<void> {
    await rm(join(this.#sitePath, path), { force: true })
    try {
      for (let folder = dirname(path); folder !== '.'; folder = dirname(folder))
        await rmdir(join(this.#sitePath, folder))
    } catch {
      // A folder with other files stays.
    }
  }
}
