import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { Failure, reasonOf } from '../../runtime/failure.ts'

/** A file on disk and what is known about its content. */
export interface ArchiveFile {
  path: string
  size: number
  /** Hexadecimal. */
  sha256: string
}

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

/** Streams the file and computes the digest of the bytes that were read. */
export function hashedStream({ path, size }: ArchiveFile): { stream: Readable; sha256: () => string } {
  const hash = createHash('sha256')
  async function* bytes() {
    for await (const chunk of createReadStream(path, { end: size - 1 }) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      yield chunk
    }
  }
  return { stream: Readable.from(bytes(), { objectMode: false }), sha256: () => hash.digest('hex') }
}

export async function sha256Of(file: ArchiveFile): Promise<string> {
  const { stream, sha256 } = hashedStream(file)
  await finished(stream.resume())
  return sha256()
}
