import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chmod, lstat, mkdir, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { ARCHIVE_FORMATS } from '../../archive/format.ts'
import { Failure } from '../../runtime/failure.ts'
import { REDIRECTS_FILE } from '../../site/redirects/host-files.ts'
import { explainDisk, unless } from './disk-errors.ts'
import { install, needsRepair, repair } from './install.ts'
import { takeLock } from './output-lock.ts'
import {
  type OutputContext,
  PREFIX,
  privateFoldersIn,
  removeFolder,
  removeLater,
  removeLeftovers
} from './private-folder.ts'
import {
  exists,
  LIST_FILE,
  MANIFEST,
  requireOurs,
  REVIEW_FILES,
  serializeList,
  writtenNames
} from './written-names.ts'

/** A file or folder to install. If `sha256` is set, the installation fails if another run wrote a different file. */
interface NewEntry {
  name: string
  path: string
  sha256?: string | undefined
}

interface OutputPlace {
  folder: string
  archiveName: string
}

/**
 * The folder at `output-dir`. New entries are first written into a private folder inside it. When all entries are
 * complete, either all or none of them are moved to their final paths. Only entries that an export wrote are replaced.
 * Disposing an instance removes the private folder.
 */
export class OutputFolder implements AsyncDisposable {
  readonly path: string
  /** Path of the private folder. */
  readonly temporary: string
  readonly #context: OutputContext
  readonly #archiveName: string
  /** Identities of the archives from earlier runs, to detect that another run has replaced one of these archives. */
  readonly #before = new Map<string, string>()
  readonly #ready: NewEntry[] = []
  #mustKeep = false
  /** Removes the private folder when the process exits, unless it contains files that could not be restored. */
  readonly #removeAtExit = (): void => {
    if (!this.#mustKeep) removeLater(this.temporary)
  }

  private constructor({ folder, archiveName }: OutputPlace, temporary: string, context: OutputContext) {
    this.path = folder
    this.#archiveName = archiveName
    this.temporary = temporary
    this.#context = context
    process.once('exit', this.#removeAtExit)
  }

  static async open({ folder, archiveName }: OutputPlace, context: OutputContext): Promise<OutputFolder> {
    try {
      await makeFolder(folder)
      // Read the user's folder before the private folder is created, so that an error shows the user's folder.
      await readdir(folder)
      const output = new OutputFolder({ folder, archiveName }, await mkdtemp(join(folder, PREFIX)), context)
      try {
        await repairFolder(folder, output.temporary, context)
        await removeLeftovers(folder, context)
        for (const name of await readdir(folder))
          if (name.startsWith(`${archiveName}.`)) output.#before.set(name, await identify(join(folder, name)))
        return output
      } catch (error) {
        await output[Symbol.asyncDispose]()
        throw error
      }
    } catch (error) {
      throw explainDisk(error, folder)
    }
  }

  /** Throws if an entry that no export wrote already has one of these names. Called before the export. */
  requireReplaceable(names: readonly string[]): void {
    requireOurs(this.path, names, writtenNames(this.path))
  }

  placeOf(name: string): string {
    return join(this.path, name)
  }

  /** Adds a file or folder in the private folder to the entries that `install` moves, and returns its final path. */
  add(entry: NewEntry): string {
    this.#ready.push(entry)
    return this.placeOf(entry.name)
  }

  async write(name: string, text: string): Promise<string> {
    const path = join(this.temporary, name)
    await writeFile(path, text)
    // A later step may run as another user, so ignore the runner's umask.
    await chmod(path, 0o644)
    return this.add({ name, path })
  }

  /** Moves all entries to their final paths, or restores the earlier entries. A lock admits one run at a time. */
  async install(): Promise<void> {
    const { signal, log } = this.#context
    signal.throwIfAborted()
    const unlock = await takeLock(this.path, basename(this.temporary), this.#context)
    try {
      // Another run may have written entries since the folder was opened.
      const written = writtenNames(this.path)
      const removed = await this.#record(written)
      requireOurs(this.path, this.#names, written)
      for (const entry of this.#ready) await this.#requireFree(entry)
      signal.throwIfAborted()
      const moves = this.#ready.map(({ name, path }) => ({ name, file: relative(this.temporary, path) }))
      const result = install(this.path, this.temporary, { moves, removed }, log)
      if (!result.isComplete) {
        this.#mustKeep = !result.isRestored
        throw result.error
      }
      this.#ready.length = 0
    } finally {
      await unlock()
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#mustKeep || (await removeFolder(this.temporary, this.#context)))
      process.off('exit', this.#removeAtExit)
  }

  get #names(): string[] {
    return this.#ready.map(({ name }) => name)
  }

  /** Writes the list of kept and new entries. Returns the names of the earlier files to remove. */
  async #record(written: ReadonlySet<string>): Promise<string[]> {
    const names = new Set(this.#names)
    const over: string[] = [
      ...(names.has(MANIFEST) ? [REDIRECTS_FILE] : []),
      ...(names.has('changes.json') ? REVIEW_FILES : [])
    ]
    const isArchive = (name: string) =>
      ARCHIVE_FORMATS.some(format => name === `${this.#archiveName}.${format}`)
    // An archive in another format, or of the site that this run replaces. One that a concurrent run wrote remains.
    const isOver = names.has(MANIFEST) || [...names].some(isArchive)
    for (const [name, identity] of this.#before)
      if (isOver && isArchive(name) && (await identify(this.placeOf(name))) === identity) over.push(name)
    const removed = [...written].filter(name => !names.has(name) && over.includes(name))
    const kept = [...written].filter(name => !removed.includes(name) && exists(this.placeOf(name)))
    const listed = new Set([...kept, ...names].filter(name => name !== LIST_FILE))
    await this.write(LIST_FILE, serializeList([...listed].sort()))
    return removed
  }

  /** Throws if another run wrote a different archive, so that the digest that the other run reported stays correct. */
  async #requireFree({ name, sha256 }: NewEntry): Promise<void> {
    const place = this.placeOf(name)
    if (sha256 === undefined) return
    const found = await identify(place)
    if (found === '' || found === this.#before.get(name) || (await sha256Of(place)) === sha256) return
    throw new Failure(
      'output-dir-in-use',
      `Another run wrote different content to ${place} during this run. The files from that run are unchanged.`
    )
  }
}

/** Creates a folder and its parents. `mkdir` with `recursive` never returns if new folders are denied, as in /proc. */
async function makeFolder(path: string): Promise<void> {
  const stats = await stat(path).catch(() => undefined)
  if (stats?.isDirectory() === true) return
  if (dirname(path) !== path) await makeFolder(dirname(path))
  await mkdir(path).catch(unless('EEXIST'))
}

async function repairFolder(folder: string, temporary: string, context: OutputContext): Promise<void> {
  const damaged = (await privateFoldersIn(folder)).filter(needsRepair)
  if (damaged.length === 0) return
  // A run that is replacing files holds the lock until it has finished.
  const unlock = await takeLock(folder, basename(temporary), context)
  for (const other of damaged) repair(folder, other, context.log)
  await unlock()
}

/** Returns the identity of a file, or an empty string if the path does not exist. */
async function identify(path: string): Promise<string> {
  const stats = await lstat(path, { bigint: true }).catch(unless('ENOENT'))
  return stats === undefined ? '' : [stats.ino, stats.mtimeNs, stats.size].join('-')
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}
