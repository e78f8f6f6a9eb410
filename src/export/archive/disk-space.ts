import { statfs } from 'node:fs/promises'
import { Failure } from '../../lib/failure.ts'
import { formatBytes } from '../../lib/quantity.ts'

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export function needSpace(needed: number, free: number, folder: string): void {
  if (needed <= free) return
  throw new Failure({
    code: 'disk-full',
    what: `The archive has ${formatBytes(needed)}, the disk of ${folder} has ${formatBytes(free)} left.`,
    advice: 'Free space on the runner, or set `output-dir` to a folder on a larger disk.'
  })
}

/** What a write says when the disk was filled by others, or the space could not be known before. */
export function explainFullDisk(error: unknown, folder: string): unknown {
  const code = (error as NodeJS.ErrnoException | undefined)?.code
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error
  return new Failure({
    code: 'disk-full',
    what: `The disk of ${folder} is full.`,
    advice: 'Free space on the runner, or set `output-dir` to a folder on a larger disk.',
    cause: error
  })
}
