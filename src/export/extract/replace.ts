import { lstat, rename } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Failure } from '../../runtime/failure.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { RunContext } from '../../runtime/run.ts'

export interface Replacement {
  from: string
  to: string
  kind: 'folder' | 'file'
}

const DISK = { rename, platform: process.platform }

/** Not cancelable: it takes moments, and must not stop halfway. */
const NEVER = new AbortController().signal
const MAX_RENAME_ATTEMPTS = 10
const RENAME_DELAY_MS = 100

/** Rejects a path with something that an earlier run would not have written there. */
export async function requireReplaceable({ to, kind }: Pick<Replacement, 'to' | 'kind'>): Promise<void> {
  const stats = await lstat(to).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  })
  if (stats === undefined || stats.isSymbolicLink() || stats.isDirectory() === (kind === 'folder')) return
  throw new Failure('output-dir-not-writable', `${to} exists and is not a ${kind}.`)
}

/** Moves everything to its place, or restores what was there before. `scratch` keeps what is replaced. */
export async function replaceAll(
  replacements: Replacement[],
  scratch: string,
  { clock }: Pick<RunContext, 'clock'>,
  disk: Partial<typeof DISK> = {}
): Promise<void> {
  for (const replacement of replacements) await requireReplaceable(replacement)
  const undo: { from: string; to: string }[] = []
  const move = async (from: string, to: string) => {
    await renameWithRetry(from, to, clock, { ...DISK, ...disk })
    undo.unshift({ from: to, to: from })
  }
  try {
    for (const { from, to } of replacements) {
      await move(to, join(scratch, `replaced-${basename(to)}`)).catch((error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      })
      await move(from, to)
    }
  } catch (error) {
    for (const { from, to } of undo) await renameWithRetry(from, to, clock, { ...DISK, ...disk })
    throw error
  }
}

/** On Windows, a virus scanner or an indexer that has a file open for a moment makes a rename fail. */
async function renameWithRetry(from: string, to: string, clock: Clock, disk: typeof DISK): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await disk.rename(from, to)
      return
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      const isPassing = disk.platform === 'win32' && ['EPERM', 'EBUSY', 'EACCES'].includes(code)
      if (!isPassing || attempt === MAX_RENAME_ATTEMPTS) throw error
      await clock.sleep(RENAME_DELAY_MS * attempt, NEVER)
    }
  }
}
