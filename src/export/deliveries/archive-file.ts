import { stat } from 'node:fs/promises'
import { Failure } from '../../runtime/failure.ts'
import type { Archive } from '../receive/archive/write-archive.ts'

export type ArchiveFile = Pick<Archive, 'path' | 'size' | 'sha256'>

/** Throws if another step or run has removed the file or changed its size since this run wrote it. */
export async function requireUnchangedSize({ path, size }: ArchiveFile): Promise<void> {
  const stats = await stat(path).catch(() => undefined)
  if (stats?.isFile() !== true || stats.size !== size)
    throw new Failure(
      'archive-changed',
      `The file ${path} cannot be uploaded: it is missing, or its size is no longer ${size} bytes.`
    )
}
