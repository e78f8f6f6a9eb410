import { open } from 'node:fs/promises'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import type { Archive } from '../receive/archive/write-archive.ts'

export type ArchiveFile = Pick<Archive, 'path' | 'size' | 'sha256'>

/** Between the download and an upload, another step or another run may have written to the file. */
export async function requireUnchangedSize({ path, size }: ArchiveFile): Promise<void> {
  const problem = await open(path).then(
    async file => {
      await using handle = file
      const stats = await handle.stat()
      if (!stats.isFile()) return 'it is not a file'
      return stats.size === size ? undefined : `it has ${stats.size} bytes instead of ${size}`
    },
    (error: unknown) => reasonOf(error)
  )
  if (problem !== undefined) {
    throw new Failure('archive-changed', `The file ${path} cannot be uploaded: ${problem}.`)
  }
}
