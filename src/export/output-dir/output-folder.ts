import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { chmod, lstat, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import type { RunContext } from '../../runtime/context.ts'
import { takeLock } from './output-lock.ts'
import { type Disk, renameWhenFree } from './rename.ts'

/** What the action writes into `output-dir`, besides the archive, which has a name of its own. */
const SITE = 'site'
const TEXTS = ['manifest.json', 'changes.json', 'checks.json', 'redirects.json', 'report.html'] as const

const PREFIX = '.static-export-'
const TEMPORARY = /^\.static-export-\w{6}$/
const LEFTOVER_MS = 24 * 3_600_000

export type OutputContext = Pick<RunContext, 'clock' | 'log' | 'signal'>

/** What gets a place in the folder. With a digest, it is the file that another run must not replace unnoticed. */
interface NewEntry {
  name: string
  path: string
  sha256?: string | undefined
}

/**
 * The folder of `output-dir`. Everything is written into a private folder inside it, and gets to its place by renames
 * when it is complete: all of it or nothing. Disposing it removes the private folder.
 */
export class OutputFolder implements AsyncDisposable {
  readonly path: string
  /** The private folder. */
  readonly temporary: string
  readonly #context: OutputContext
  readonly #disk: Partial<Disk>
  /** Archives of earlier runs, to notice when another run replaces one of them. */
  readonly #before: Map<string, string>
  readonly #ready: NewEntry[] = []
  #mustKeep = false
  /** However the process ends, nothing of the private folder remains that has no other place. */
  readonly #removeAtExit = (): void => {
    if (!this.#mustKeep) removeLater(this.temporary)
  }

  private constructor(
    { path, temporary, before }: { path: string; temporary: string; before: Map<string, string> },
    context: OutputContext,
    disk: Partial<Disk>
  ) {
    this.path = path
    this.temporary = temporary
    this.#before = before
    this.#context = context
    this.#disk = disk
    process.once('exit', this.#removeAtExit)
  }

  static async open(
    { folder: path, archiveName }: { folder: string; archiveName: string },
    context: OutputContext,
    disk: Partial<Disk> = {}
  ): Promise<OutputFolder> {
    try {
      await makeFolder(path)
      await removeLeftovers(path, context)
      for (const name of [SITE, ...TEXTS]) await requireReplaceable(join(path, name))
      const archives = (await readdir(path)).filter(name => name.startsWith(`${archiveName}.`))
      const identified = archives.map(async name => [name, await identify(join(path, name))] as const)
      const before = new Map(await Promise.all(identified))
      return new OutputFolder({ path, before, temporary: await mkdtemp(join(path, PREFIX)) }, context, disk)
    } catch (error) {
      throw explainDisk(error, path)
    }
  }

  placeOf(name: string): string {
    return join(this.path, name)
  }

  /** Puts a file or folder of the private folder among what `install` moves, and returns its place. */
  add(entry: NewEntry): string {
    this.#ready.push(entry)
    return this.placeOf(entry.name)
  }

  async write(name: (typeof TEXTS)[number], text: string): Promise<string> {
    const path = join(this.temporary, name)
    await writeFile(path, text)
    // A later step may run as another user, whatever the umask of the runner.
    await chmod(path, 0o644)
    return this.add({ name, path })
  }

  /** Moves everything to its place, or restores what was there before. One run at a time: two never mix their files. */
  async install(): Promise<void> {
    this.#context.signal.throwIfAborted()
    const unlock = await takeLock(this.path, basename(this.temporary), this.#context)
    try {
      for (const entry of this.#ready) await this.#requireFree(entry)
      await this.#replaceAll()
    } finally {
      await unlock()
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#mustKeep || (await removeFolder(this.temporary, this.#context)))
      process.off('exit', this.#removeAtExit)
  }

  /** Each run reports the digest of the file that is there: of two runs with different archives, one fails. */
  async #requireFree({ name, sha256 }: NewEntry): Promise<void> {
    const place = this.placeOf(name)
    await requireReplaceable(place)
    if (sha256 === undefined) return
    const found = await identify(place)
    if (found === '' || found === this.#before.get(name) || (await sha256Of(place)) === sha256) return
    throw new Failure(
      'output-dir-in-use',
      `Another run wrote ${place} at the same time, with another content. Its files are unchanged.`
    )
  }

  async #replaceAll(): Promise<void> {
    const undo: { from: string; to: string }[] = []
    const move = async (from: string, to: string) => {
      await renameWhenFree(from, to, this.#context, this.#disk)
      undo.unshift({ from: to, to: from })
    }
    const replaced = await mkdtemp(join(this.temporary, 'replaced-'))
    // Until everything is at its place, what was there before is only here.
    this.#mustKeep = true
    try {
      for (const { name, path } of this.#ready) {
        await move(this.placeOf(name), join(replaced, name)).catch(unless('ENOENT'))
        await move(path, this.placeOf(name))
      }
    } catch (error) {
      let isRestored = true
      for (const { from, to } of undo) {
        await renameWhenFree(from, to, this.#context, this.#disk).catch((reason: unknown) => {
          isRestored = false
          this.#context.log.warning(`${to} could not be restored from ${from}: ${reasonOf(reason)}.`)
        })
      }
      this.#mustKeep = !isRestored
      throw error
    }
    this.#mustKeep = false
    this.#ready.length = 0
  }
}

/** With its parents. The option `recursive` of `mkdir` never returns where the system denies new folders, as in /proc. */
async function makeFolder(path: string): Promise<void> {
  const stats = await stat(path).catch(() => undefined)
  if (stats?.isDirectory() === true) return
  if (dirname(path) !== path) await makeFolder(dirname(path))
  await mkdir(path).catch(unless('EEXIST'))
}

/** Rejects a path with something that an earlier run would not have written there. */
async function requireReplaceable(path: string): Promise<void> {
  const kind = basename(path) === SITE ? 'folder' : 'file'
  const stats = await lstat(path).catch(unless('ENOENT'))
  if (stats === undefined || stats.isSymbolicLink() || stats.isDirectory() === (kind === 'folder')) return
  throw new Failure('output-dir-not-writable', `${path} exists and is not a ${kind}.`)
}

/** Removes what killed runs left. A run that is working has written something within a day. */
async function removeLeftovers(folder: string, { log, clock }: OutputContext): Promise<void> {
  for (const name of (await readdir(folder)).filter(name => TEMPORARY.test(name))) {
    const path = join(folder, name)
    try {
      const inner = (await readdir(path)).map(child => join(path, child))
      const stats = await Promise.all([path, ...inner].map(async child => await stat(child)))
      if (stats.some(({ mtimeMs }) => clock.now() - mtimeMs <= LEFTOVER_MS)) continue
      await rm(path, { recursive: true, force: true, maxRetries: 3 })
      log.info(`Removed ${name}, a leftover of a run that was killed.`)
    } catch (error) {
      log.debug(`${path} could not be removed: ${reasonOf(error)}`)
    }
  }
}

/** The runner kills a canceled step after a few seconds. The documentation promises two. */
const MAX_REMOVAL_MS = 500

/** False if the run was aborted and many files take longer to remove than a canceled step may last. */
export async function removeFolder(path: string, { log, signal }: OutputContext): Promise<boolean> {
  const removed = rm(path, { recursive: true, force: true, maxRetries: 3 }).then(
    () => true,
    (error: unknown) => {
      // Another program has a file open. What the run has done is complete nevertheless.
      log.warning(`${path} could not be removed (${reasonOf(error)}). A run after a day removes it.`)
      return true
    }
  )
  return await Promise.race([removed, afterAbort(signal, MAX_REMOVAL_MS)])
}

/** In a process that outlives this one. */
function removeLater(path: string): void {
  // Not `rmSync`: on Windows it ignores paths with characters that are not ASCII.
  const script =
    'require("node:fs").rm(process.argv[1], { recursive: true, force: true, maxRetries: 9 }, () => {})'
  spawn(process.execPath, ['-e', script, path], {
    detached: true,
    stdio: 'ignore',
    windowsHide: true
  }).unref()
}

/** Resolves to false some time after the run was aborted. */
async function afterAbort(signal: AbortSignal, ms: number): Promise<boolean> {
  if (!signal.aborted) await once(signal, 'abort')
  await new Promise(resolve => setTimeout(resolve, ms).unref())
  return false
}

/** Empty for what does not exist. */
async function identify(path: string): Promise<string> {
  const stats = await lstat(path, { bigint: true }).catch(unless('ENOENT'))
  return stats === undefined ? '' : [stats.ino, stats.mtimeNs, stats.size].join('-')
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}

function unless(expected: string): (error: unknown) => undefined {
  return error => {
    if ((error as NodeJS.ErrnoException).code !== expected) throw error
    return undefined
  }
}

const NOT_WRITABLE = ['EACCES', 'EPERM', 'EBUSY', 'EROFS', 'ENOTDIR', 'EISDIR', 'EEXIST', 'ENOENT']

/** Turns errors of the disk into a Failure that names the file. Other errors pass unchanged. */
export function explainDisk(error: unknown, folder: string): unknown {
  const { code = '', path = folder } = Object(error) as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Failure('disk-full', `The disk of ${folder} is full.`, { cause: error })
  if (error instanceof Failure || !NOT_WRITABLE.includes(code)) return error
  const name = path.startsWith(folder) ? path : folder
  return new Failure('output-dir-not-writable', `${name} cannot be created or written (${code}).`, {
    cause: error
  })
}
