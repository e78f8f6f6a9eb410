import { hash } from 'node:crypto'
import { lstatSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readIfThere } from '../runtime/files/read-below.ts'
import { type Manifest, type ManifestFile, serializeManifest } from '../site/records/manifest.ts'

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
  isTaken(path: string): boolean {
    if (this.#files.has(path)) return true
    return (
      !this.#isOurs(path) && lstatSync(join(this.#sitePath, path), { throwIfNoEntry: false }) !== undefined
    )
  }

  /** Whether the file has the bytes that an earlier run wrote, and not those of somebody who changed it since. */
  #isOurs(path: string): boolean {
    const listed = this.#listed.get(path)
    const current = listed && readIfThere(this.#sitePath, path)
    return current !== undefined && [listed?.sha256, listed?.replaces].includes(hash('sha256', current))
  }

  add(path: string, content: string | Buffer, kind: AddedKind): void {
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
  replace(file: ManifestFile, current: Buffer, content: Buffer): void {
    if (this.isPrepared(file.path) && content.equals(current)) return
    const sha256 = hash('sha256', content)
    const { exported = file.sha256, ...rest } = file
    const about = { ...rest, size: content.length, sha256 }
    this.#files.set(file.path, sha256 === exported ? about : { ...about, exported })
    if (!content.equals(current)) this.#write(file.path, content)
  }

  /**
   * The first manifest lists every file of ours, before and after, and both digests of a page: the run that follows a
   * killed one can tell all of them from what somebody else wrote.
   */
  async apply(manifestPath: string, about: Partial<Manifest> = {}): Promise<ManifestFile[]> {
    const earlier = new Map(this.#manifest.files.map(file => [file.path, file]))
    const gone = [...earlier.keys()].filter(path => !this.#files.has(path))
    const replacing = this.files.map(file => {
      const replaces = earlier.get(file.path)?.sha256
      return replaces === undefined || replaces === file.sha256 ? file : { ...file, replaces }
    })
    const leaving = gone.flatMap(path => earlier.get(path) ?? [])
    await this.#writeManifest(manifestPath, { ...about, files: [...replacing, ...leaving] })
    for (const [path, file] of this.#prepared) {
      await mkdir(dirname(join(this.#sitePath, path)), { recursive: true })
      await rename(file, join(this.#sitePath, path))
    }
    for (const path of gone) if (this.#isOurs(path)) await this.#remove(path)
    await this.#writeManifest(manifestPath, { ...about, files: this.files })
    return this.files
  }

  /** Not in the thread pool: for many small files, waiting for it takes longer than writing. */
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

  /** With the folders that are empty without it. */
  async #remove(path: string): Promise<void> {
    await rm(join(this.#sitePath, path), { force: true })
    for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
      const isRemoved = await rmdir(join(this.#sitePath, folder)).then(
        () => true,
        () => false
      )
      if (!isRemoved) return
    }
  }
}
