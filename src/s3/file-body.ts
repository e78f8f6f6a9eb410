import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs'
import { Readable } from 'node:stream'
import { Failure, reasonOf } from '../runtime/failure.ts'
import type { HttpRequest } from '../runtime/http/agent-http.ts'

/** A file that is uploaded. Its size and hash were found earlier, perhaps by another program. */
export interface LocalFile {
  /** For messages: relative to the site's folder. */
  name: string
  /** On disk. */
  file: string
  size: number
  sha256: string
}

/** Smaller files are read with one call, which is several times cheaper than a stream. */
const MAX_WHOLE_BYTES = 256 * 1024

export function bodyOf(local: LocalFile): NonNullable<HttpRequest['body']> {
  if (local.size <= MAX_WHOLE_BYTES) return readRange(local, 0, local.size)
  return { size: local.size, stream: Readable.from(chunksOf(local), { objectMode: false }) }
}

/** Synchronous on purpose; see above. */
export function readRange(local: LocalFile, start: number, end: number): Buffer {
  let fd: number | undefined
  try {
    fd = openSync(local.file, 'r')
    if (fstatSync(fd).size !== local.size) throw changedFile(local)
    const bytes = Buffer.allocUnsafeSlow(end - start)
    let filled = 0
    while (filled < bytes.length) {
      const read = readSync(fd, bytes, filled, bytes.length - filled, start + filled)
      if (read === 0) throw changedFile(local)
      filled += read
    }
    return bytes
  } catch (error) {
    throw explainFileError(error, local)
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}

/** Exactly as many bytes as announced: with fewer, the store would wait for the rest. */
async function* chunksOf(local: LocalFile): AsyncGenerator<Buffer> {
  let left = local.size
  try {
    for await (const chunk of createReadStream(local.file, {
      highWaterMark: 256 * 1024
    }) as AsyncIterable<Buffer>) {
      left -= chunk.length
      if (left < 0) throw changedFile(local)
      yield chunk
    }
  } catch (error) {
    throw explainFileError(error, local)
  }
  if (left > 0) throw changedFile(local)
}

export function changedFile({ name }: Pick<LocalFile, 'name'>): Failure {
  return new Failure('site-file-changed', `The file ${name} changed after its checksum was computed.`)
}

export function explainFileError(error: unknown, { name }: Pick<LocalFile, 'name'>): Failure {
  if (error instanceof Failure) return error
  const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT'
  if (isGone)
    return new Failure('site-file-changed', `The file ${name} does not exist anymore.`, { cause: error })
  return new Failure('site-file-unreadable', `The file ${name} could not be read: ${reasonOf(error)}.`, {
    cause: error
  })
}
