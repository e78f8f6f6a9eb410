import { readFileSync, readlinkSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'

/** Names the process that uses a work folder, so that another run can tell whether the folder is a leftover. */
const HOLDER = '.static-export-holder'

interface Holder {
  pid: number
  /** Start of the process, because a number is used again. Empty if the system does not tell. */
  started: string
  /** Host name and process namespace, because numbers of processes on another machine or in a container mean nothing here. */
  machine: string
}

/** Creates a folder whose path begins with `prefix`, for the time of this process. */
export async function makeWorkFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(prefix)
  const holder: Holder = { pid: process.pid, started: startOf(process.pid), machine: thisMachine() }
  await writeFile(join(folder, HOLDER), JSON.stringify(holder))
  return folder
}

/** Whether a work folder belongs to a process on this machine that has ended. */
export function isAbandoned(folder: string): boolean {
  const holder = readHolder(folder)
  return holder?.machine === thisMachine() && !isRunning(holder)
}

/** Removes abandoned work folders, and returns their names. `prefix` is the path with which each folder begins. */
export async function removeAbandoned(parent: string, prefix: string): Promise<string[]> {
  const entries = await readdir(parent, { withFileTypes: true }).catch(() => [])
  const named = entries.filter(entry => entry.isDirectory() && entry.name.startsWith(prefix))
  const removed: string[] = []
  for (const { name } of named) {
    const folder = join(parent, name)
    if (!isAbandoned(folder)) continue
    // Another run may remove the folder at the same time, or a program may have one of its files open.
    const isRemoved = await rm(folder, { recursive: true, force: true }).then(
      () => true,
      () => false
    )
    if (isRemoved) removed.push(name)
  }
  return removed
}

function readHolder(folder: string): Holder | undefined {
  try {
    const { pid, started, machine } = Object(JSON.parse(readFileSync(join(folder, HOLDER), 'utf8'))) as Holder
    return Number.isInteger(pid) && pid > 0 ? { pid, started, machine } : undefined
  } catch {
    return undefined
  }
}

function isRunning({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // The process can belong to another user.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
  return startOf(pid) === started
}

/**
 * Returns the time at which a process started, in ticks since the start of the system. Empty if the process has ended
 * but its parent has not noticed, as for all processes in some containers. Only Linux tells both in a file.
 */
function startOf(pid: number): string {
  try {
    // The name of the program is in parentheses and can contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
    return /^[ZX]/.test(fields[0] ?? '') ? '' : (fields[19] ?? '')
  } catch {
    return ''
  }
}

function thisMachine(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}
