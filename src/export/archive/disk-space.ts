import { statfs } from 'node:fs/promises'
import { Failure } from '../../runtime/failure.ts'
import { formatBytes } from '../../runtime/units.ts'

export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export function needSpace(needed: number, free: number, folder: string): void {
  if (needed <= free) return
  throw new Failure(
    'disk-full',
    `The archive has ${formatBytes(needed)}, the disk of ${folder} has ${formatBytes(free)} left.`,
    { advice: 'Free space on the runner, or set `output-dir` to a folder on a larger disk.' }
  )
}

const REFUSED = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'])

/** What the disk says when others filled it, when the space could not be known before, or when it takes nothing. */
export function explainDisk(error: unknown, folder: string): unknown {
  const { code = '' } = (error ?? {}) as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new Failure('disk-full', `The disk of ${folder} is full.`, {
      advice: 'Free space on the runner, or set `output-dir` to a folder on a larger disk.',
      cause: error
    })
  }
  if (!REFUSED.has(code)) return error
  return new Failure(
    'output-dir-not-writable',
    `The folder ${folder} can not be made or written to (${code}).`,
    {
      advice:
        'Set `output-dir` to a folder that this runner may write to. Nothing but a folder may have that name yet.',
      cause: error
    }
  )
}
