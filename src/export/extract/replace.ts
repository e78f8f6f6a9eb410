import { lstat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Failure } from '../../runtime/failure.ts'
import type { RunContext } from '../../runtime/run.ts'
import { type Disk, DISK, retryWhileLocked } from '../archive/locked-files.ts'

export interface Replacement {
  from: string
  to: string
  kind: 'folder' | 'file'
}

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
  context: Pick<RunContext, 'clock'>,
  disk: Partial<Disk> = {}
): Promise<void> {
  const { rename, platform } = { ...DISK, ...disk }
  for (const replacement of replacements) await requireReplaceable(replacement)
  const undo: { from: string; to: string }[] = []
  const move = async (from: string, to: string) => {
    await retryWhileLocked(() => rename(from, to), context, platform)
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
    for (const { from, to } of undo) await retryWhileLocked(() => rename(from, to), context, platform)
    throw error
  }
}
