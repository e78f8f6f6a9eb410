import { createHash, randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { reasonOf } from '../../runtime/failure.ts'
import type { RunContext } from '../../runtime/run.ts'

const HOST = createHash('sha256').update(hostname()).digest('hex').slice(0, 8)
const NAME = /^\.(?:archive|site)-(?<host>[0-9a-f]{8})-(?<pid>\d+)-[0-9a-f]{8}$/
/** The maximum of `timeout`: no run is older than this. */
const MAX_RUN_MS = 7 * 24 * 3_600_000

/** The names in use by this process: after a restart, another process can have the same id. */
const inUse = new Set<string>()

/**
 * The path of a temporary file or folder that belongs to one run. Its name contains the machine and the process, so that
 * the next run can tell a leftover from the file of a run that is still working. Disposing it removes what is there.
 */
export class WorkPath {
  readonly path: string
  readonly #name: string

  constructor(folder: string, kind: 'archive' | 'site') {
    this.#name = `.${kind}-${HOST}-${process.pid}-${randomUUID().slice(0, 8)}`
    this.path = join(folder, this.#name)
    inUse.add(this.#name)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await rm(this.path, { recursive: true, force: true, maxRetries: 3 })
    inUse.delete(this.#name)
  }
}

/** Removes what killed runs left in the folder, and never a file of a run that may still be working. */
export async function removeLeftovers(
  folder: string,
  { log, clock }: Pick<RunContext, 'log' | 'clock'>
): Promise<void> {
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
  const { host, pid } = NAME.exec(name)?.groups ?? {}
  if (pid === undefined || inUse.has(name)) return false
  if (host === HOST && !isRunning(Number(pid))) return true
  // The folder is shared with another machine or container, or the process id is in use again.
  const { mtimeMs } = await stat(path)
  return now - mtimeMs > MAX_RUN_MS
}

function isRunning(pid: number): boolean {
  // This process does not know the name: the file is from an earlier process with the same id.
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
