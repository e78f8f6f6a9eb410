import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, readFileSync } from 'node:fs'
import { lstat, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import type { RunContext } from '../../runtime/run.ts'
import { explainDisk } from './disk-space.ts'
import { type Disk, DISK, retryWhileLocked } from './locked-files.ts'

const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)
const NAME = /^\.(?:archive|site)-(?<host>[0-9a-f]{8})-(?<pid>\d+)(?:\.(?<start>\d+))?-[0-9a-f]{8}$/
/** The maximum of `timeout`: no run is older than this. */
const MAX_RUN_MS = 7 * 24 * 3_600_000

const MAX_RESERVED_ATTEMPTS = 20
const RESERVED_DELAY_MS = 100

/** The names in use by this process: after a restart, another process can have the same id. */
const inUse = new Set<string>()
/** When this process started; empty where the system does not say. */
let ownStart: string | undefined

/**
 * The path of a temporary file or folder that belongs to one run. Its name contains the machine and the process, so that
 * the next run can tell a leftover from the file of a run that is still working. Disposing it removes what is there.
 */
export class WorkPath {
  readonly path: string
  readonly #name: string
  readonly #log: RunContext['log']

  constructor(folder: string, kind: 'archive' | 'site', { log }: Pick<RunContext, 'log'>) {
    this.#log = log
    ownStart ??= describeProcess('self')?.start ?? ''
    const owner = ownStart === '' ? process.pid : `${process.pid}.${ownStart}`
    this.#name = `.${kind}-${HOST}-${owner}-${randomUUID().slice(0, 8)}`
    this.path = join(folder, this.#name)
    inUse.add(this.#name)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    try {
      await rm(this.path, { recursive: true, force: true, maxRetries: 3 })
    } catch (error) {
      // Another program has a file open. What the run has done is complete nevertheless.
      this.#log.warning(`${this.path} could not be removed (${reasonOf(error)}). The next run removes it.`)
    }
    inUse.delete(this.#name)
  }
}

export type FileContext = Pick<RunContext, 'clock' | 'log'>
type MoveContext = Pick<RunContext, 'clock' | 'log' | 'signal'>

/** Writes a file completely or not at all: a full disk leaves no partial file, and the old one stays until then. */
export async function writeWholeFile(
  path: string,
  text: string,
  context: FileContext,
  disk: Partial<Disk> = {}
): Promise<void> {
  const folder = dirname(path)
  const { rename, platform } = { ...DISK, ...disk }
  try {
    await using partial = new WorkPath(folder, 'archive', context)
    await writeFile(partial.path, text)
    await retryWhileLocked(() => rename(partial.path, path), context, platform)
  } catch (error) {
    throw explainDisk(error, folder)
  }
}

/** Removes what killed runs left in the folder, and never a file of a run that may still be working. */
export async function removeLeftovers(folder: string, { log, clock }: FileContext): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    try {
      if (!(await isLeftover(path, name, clock.now()))) continue
      await rm(path, { recursive: true, force: true, maxRetries: 3 })
      log.info(`Removed ${name}, a leftover of a run that was killed.`)
    } catch (error) {
      log.debug(`${path} could not be removed: ${reasonOf(error)}`)
    }
  }
}

async function isLeftover(path: string, name: string, now: number): Promise<boolean> {
  const { host, pid, start } = NAME.exec(name)?.groups ?? {}
  if (pid === undefined || inUse.has(name)) return false
  if (host === HOST && !isRunning(Number(pid), start)) return true
  // The folder is shared with another machine or container, or nothing shows that the process id is in use again.
  const { mtimeMs } = await stat(path)
  return now - mtimeMs > MAX_RUN_MS
}

function isRunning(pid: number, start: string | undefined): boolean {
  // This process does not know the name: the file is from an earlier process with the same id.
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it exists and belongs to another user.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const found = describeProcess(pid)
  if (found === undefined) return true
  return !found.isDead && (start === undefined || found.start === start)
}

/**
 * From /proc, which only Linux has. There an id says little: in a container whose first process does not collect the
 * processes that ended, a dead one keeps its id forever, and small ids are soon in use again. The start is a number of
 * clock ticks since the machine started.
 */
function describeProcess(pid: number | 'self'): { isDead: boolean; start: string } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name of the program comes before these fields, in parentheses, and may contain spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state = '', start = ''] = [fields[0], fields[19]]
    return /^\d+$/.test(start) ? { isDead: 'ZXx'.includes(state), start } : undefined
  } catch {
    return undefined
  }
}

/** The files in a folder whose name begins like this, to notice when another run replaces one of them. */
export async function identifyFiles(folder: string, prefix: string): Promise<Map<string, string>> {
  const names = (await readdir(folder)).filter(name => name.startsWith(prefix))
  const paths = names.map(name => join(folder, name))
  return new Map(await Promise.all(paths.map(async path => [path, (await identify(path)) ?? ''] as const)))
}

/**
 * Moves a complete file to its final place. If two runs have the same place at the same time, only one of them may
 * succeed: each reports the checksum of the file that is there. `known` are the files before the run.
 */
export async function moveIntoPlace(
  { path, sha256 }: { path: string; sha256: string },
  place: string,
  known: Map<string, string>,
  context: MoveContext,
  disk: Partial<Disk> = {}
): Promise<void> {
  const all = { ...DISK, ...disk }
  const found = await identify(place)
  if (found !== undefined && found === known.get(place)) await removeExactly(place, found, context, all)
  if (await createLink(path, place, context, all)) return
  if ((await sha256Of(place)) === sha256) return
  throw new Failure(
    'output-dir-in-use',
    `Another run wrote ${place} at the same time, with another content. Its file is unchanged.`
  )
}

/** Moves the file away first: between a check and the removal, another run could have replaced it. */
async function removeExactly(
  place: string,
  identity: string,
  context: MoveContext,
  disk: Disk
): Promise<void> {
  await using old = new WorkPath(dirname(place), 'archive', context)
  await retryWhileLocked(() => disk.rename(place, old.path), context, disk.platform).catch(unless('ENOENT'))
  const moved = await identify(old.path)
  if (moved !== undefined && moved !== identity) await createLink(old.path, place, context, disk)
}

/** What `link` fails with on disks without hard links. EISDIR: on Windows. */
const NO_LINKS = ['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK', 'EISDIR']

/** False when there is a file already. Unlike a rename, this never replaces one. */
async function createLink(path: string, place: string, context: MoveContext, disk: Disk): Promise<boolean> {
  try {
    await retryWhileLocked(() => disk.link(path, place), context, disk.platform)
    return true
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    if (!NO_LINKS.includes(code)) throw error
    return await renameToNew(path, place, context, disk)
  }
}

/** The same on a disk without hard links: an empty file reserves the place. */
async function renameToNew(path: string, place: string, context: MoveContext, disk: Disk): Promise<boolean> {
  try {
    await writeFile(place, '', { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    await waitWhileReserved(place, context)
    return false
  }
  try {
    await retryWhileLocked(() => disk.rename(path, place), context, disk.platform)
    return true
  } catch (error) {
    await rm(place, { force: true })
    throw error
  }
}

/** Another run is about to rename its file to this place. */
async function waitWhileReserved(place: string, { clock, signal }: MoveContext): Promise<void> {
  for (let attempt = 1; attempt <= MAX_RESERVED_ATTEMPTS; attempt++) {
    if ((await stat(place)).size > 0) return
    await clock.sleep(RESERVED_DELAY_MS, signal)
  }
}

async function identify(path: string): Promise<string | undefined> {
  const stats = await lstat(path, { bigint: true }).catch(unless('ENOENT'))
  if (stats?.isDirectory() === true) {
    throw Object.assign(new Error(`${path} is a folder`), { code: 'EISDIR' })
  }
  return stats && [stats.ino, stats.mtimeNs, stats.size].join('-')
}

function unless(expected: string): (error: unknown) => undefined {
  return error => {
    if ((error as NodeJS.ErrnoException).code !== expected) throw error
    return undefined
  }
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest('hex')
}
