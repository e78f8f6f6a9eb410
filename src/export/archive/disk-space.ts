import { statfs } from 'node:fs/promises'
import { Failure } from '../../runtime/failure.ts'
import { formatBytes } from '../../runtime/units.ts'

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export function needSpace(needed: number, free: number, folder: string): void {
  if (needed <= free) return
  throw new Failure(
    'disk-full',
    `The archive has ${formatBytes(needed)}, but only ${formatBytes(free)} are free on the disk of ${folder}.`
  )
}

const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EBUSY', 'EROFS', 'ENOTDIR', 'EISDIR', 'EEXIST'])

/** Turns errors of the disk into a Failure. Other errors pass unchanged. */
export function explainDisk(error: unknown, folder: string): unknown {
  const { code = '' } = (error ?? {}) as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new Failure('disk-full', `The disk of ${folder} is full.`, { cause: error })
  }
  if (!NOT_WRITABLE.has(code)) return error
  return new Failure(
    'output-dir-not-writable',
    `The folder ${folder} cannot be created or written (${code}).`,
    {
      cause: error
    }
  )
}
