import { hash } from 'node:crypto'
import { lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Failure } from '../runtime/failure.ts'
import { digestBelow, readIfThere } from '../runtime/files/read-below.ts'
import { loadsOf } from '../review/scan/site-scanner.ts'
import { SharedData } from '../site/pages/shared-data.ts'
import { loadFile } from '../site/records/export-files.ts'
import {
  type Manifest,
  type ManifestFile,
  parseManifest,
  serializeManifest
} from '../site/records/manifest.ts'

type AddedKind = NonNullable<ManifestFile['kind']>

/** What the manifest says about the content of a file. */
export type FileContent = Pick<ManifestFile, 'size' | 'sha256' | 'loads'>

interface Replacement {
  /** The bytes that `read` returned for the file. */
  current: Buffer
  /** SHA-256 of `current`. */
  digest: string
  /** Whether a later step replaces most of these files again, so that reading the content now would be in vain. */
  isReplacedAgain?: boolean
}

/** Prepares files in a folder beside the site. At the end, all prepared files are moved into the site together. */
export class Exchange {
  readonly #manifest: Manifest
  readonly #sitePath: string
  readonly #work: string
  readonly #files = new Map<string, ManifestFile>()
  /** Prepared files, by their path in the site. */
  readonly #prepared = new Map<string, string>()
  /** Prepared files about which the manifest does not yet say what browsers load for them. */
  readonly #unscanned = new Set<string>()
  readonly #listed: ReadonlyMap<string, ManifestFile>
  /** Paths that this run would have written, but at which the site already has its own files. */
  readonly kept: string[] = []
  /** Restores pages whose data an earlier run moved to shared files. */
  readonly shared = new SharedData(path => this.read(path))
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

  /** Returns the prepared content of a file, or the current content if nothing is prepared. */
  read(path: string): Buffer | undefined {
    const prepared = this.#prepared.get(path)
    return prepared === undefined ? readIfThere(this.#sitePath, path) : readFileSync(prepared)
  }

  /** Whether a file that is too large to be read at once still has the bytes in the manifest. */
  async isUnchanged({ path, sha256 }: ManifestFile, signal: AbortSignal): Promise<boolean> {
    if (this.#prepared.has(path)) return true
    const digest = digestBelow(this.#sitePath, path, signal).catch(() => undefined)
    return (await digest) === sha256
  }

  /** Whether `read` returns content that this run prepared. */
  isPrepared(path: string): boolean {
    return this.#prepared.has(path)
  }

  /** Whether an existing file is kept. Only files that this action wrote in an earlier run are replaced. */
  keeps(path: string): boolean {
    const isThere = () => lstatSync(join(this.#sitePath, path), { throwIfNoEntry: false }) !== undefined
    const isKept = this.#files.has(path) || (!this.#isOurs(path) && isThere())
    if (isKept) this.kept.push(path)
    return isKept
  }

  /** Whether the file still has the bytes that an earlier run wrote. */
  #isOurs(path: string): boolean {
    const listed = this.#listed.get(path)
    const current = listed && readIfThere(this.#sitePath, path)
    return current !== undefined && [listed?.sha256, listed?.replaces].includes(hash('sha256', current))
  }

  add(path: string, content: string | Buffer, kind: AddedKind): void {
    if (this.keeps(path)) return
    this.#write(path, content)
    const loads = loadsOf(path, Buffer.from(content))
    const about = { path, size: Buffer.byteLength(content), sha256: hash('sha256', content), kind }
    this.#files.set(path, loads === undefined ? about : { ...about, loads })
  }

  /** Adds an existing file. The file must be on the same disk, because a rename moves the file into the site. */
  addFile(path: string, file: string, kind: AddedKind): void {
    const content = readFileSync(file)
    this.#prepared.set(path, file)
    this.#files.set(path, { path, size: content.length, sha256: hash('sha256', content), kind })
  }

  replace(
    file: ManifestFile,
    { current, digest, isReplacedAgain = false }: Replacement,
    content: Buffer
  ): void {
    const isSame = content.equals(current)
    if (isSame && this.isPrepared(file.path)) return
    const sha256 = isSame ? digest : hash('sha256', content)
    if (!isSame && isReplacedAgain) this.#unscanned.add(file.path)
    const loads = isSame || isReplacedAgain ? file.loads : loadsOf(file.path, content)
    this.#replaced(file, { size: content.length, sha256, loads })
    if (!isSame) this.#write(file.path, content)
  }

  /** Replaces the content of a file with a prepared file that has another content. */
  replaceWithFile(file: ManifestFile, prepared: string, about: FileContent): void {
    const before = this.#prepared.get(file.path)
    if (before !== undefined) rmSync(before)
    this.#prepared.set(file.path, prepared)
    this.#unscanned.delete(file.path)
    this.#replaced(file, about)
  }

  #scanRest(): void {
    for (const path of this.#unscanned) {
      const file = this.#files.get(path)
      if (file !== undefined)
        this.#files.set(path, {
          ...file,
          loads: loadsOf(path, readFileSync(this.#prepared.get(path) as string))
        })
    }
  }

  #replaced({ exported, ...file }: ManifestFile, about: FileContent): void {
    const original = exported ?? file.sha256
    const changed = about.sha256 === original ? {} : { exported: original }
    this.#files.set(file.path, { ...file, ...about, ...changed })
  }

  /** The folder and the name of the file from which `read` reads. */
  placeOf(path: string): { folder: string; name: string } {
    const prepared = this.#prepared.get(path)
    if (prepared === undefined) return { folder: this.#sitePath, name: path }
    return { folder: this.#work, name: relative(this.#work, prepared) }
  }

  /** Returns the path of a new file in the folder for prepared files. */
  newFile(): string {
    return join(this.#work, `file-${this.#written++}`)
  }

  replaceBeside(path: string, content: string): void {
    this.#write(relative(this.#sitePath, path), content)
  }

  /**
   * Applies all changes and returns the removed files. First writes a manifest with all old and new files of this
   * action and both digests of each changed file. If this run is killed, the next run recognizes the files by digest.
   */
  async apply(manifestPath: string, about: Partial<Manifest> = {}): Promise<string[]> {
    // If another run changed the manifest, one of the two runs would mistake the other's files for files of the site.
    const current = loadFile(manifestPath, parseManifest)
    if (JSON.stringify(current) !== JSON.stringify(this.#manifest))
      throw new Failure('site-file-changed', 'Another run changed the manifest during this run.', {
        advice: 'Run the finish steps for a site one after another.'
      })
    this.#scanRest()
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
    const files = this.files.map(file => ({ ...file, replaces: undefined }))
    await this.#writeManifest(manifestPath, { ...about, files })
    return removed
  }

  /** Writes synchronously: for many small files, waiting for the thread pool takes longer than writing. */
  #write(path: string, content: string | Buffer): void {
    const file = this.#prepared.get(path) ?? this.newFile()
    writeFileSync(file, content)
    this.#prepared.set(path, file)
  }

  async #writeManifest(path: string, about: Partial<Manifest>): Promise<void> {
    const file = join(this.#work, 'manifest')
    await writeFile(file, serializeManifest({ ...this.#manifest, ...about }))
    await rename(file, path)
  }

  /** Removes a file and then its parent folders that have become empty. */
  async #remove(path: string): Promise<void> {
    await rm(join(this.#sitePath, path), { force: true })
    try {
      for (let folder = dirname(path); folder !== '.'; folder = dirname(folder))
        await rmdir(join(this.#sitePath, folder))
    } catch {
      // A folder with other files is kept.
    }
  }
}
