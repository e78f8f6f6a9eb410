import type { Hash } from 'node:crypto'
import { closeSync, createReadStream, fstatSync, openSync, readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { Failure, reasonOf } from '../runtime/failure.ts'
import type { HttpRequest } from '../runtime/http/agent-http.ts'
import { formatBytes } from '../runtime/text/units.ts'
import { newMd5 } from './etag.ts'

export interface NamedFile {
  /** Path relative to the site's folder, for messages. */
  name: string
  file: string
}

/** A file to upload. Its size and hash were computed earlier, possibly by another program. */
export interface LocalFile extends NamedFile {
  size: number
  sha256: string
}

/** Files up to this size are read with one call, which is several times cheaper than a stream. */
const MAX_WHOLE_BYTES = 256 * 1024

export interface FileBody {
  content: NonNullable<HttpRequest['body']>
  /** Digest of all bytes that were read. */
  md5: () => string | undefined
}

export function bodyOf(local: LocalFile): FileBody {
  const md5 = newMd5()
  const hex = () => md5?.digest('hex')
  if (local.size > MAX_WHOLE_BYTES) {
    const stream = Readable.from(chunksOf(local, md5), { objectMode: false })
    return { content: { size: local.size, stream }, md5: hex }
  }
  const bytes = readWhole(local)
  md5?.update(bytes)
  return { content: bytes, md5: hex }
}

/** Reads the whole file. Only a store that requires the MD5 before the upload needs this. */
export async function md5Of(local: LocalFile): Promise<string | undefined> {
  const { content, md5 } = bodyOf(local)
  if (typeof content === 'object' && 'stream' in content) for await (const _ of content.stream) continue
  return md5()
}

function readWhole(local: LocalFile): Buffer {
  return withOpenFile(local, fd => {
    const bytes = fstatSync(fd).size === local.size ? readFileSync(fd) : undefined
    if (bytes?.length !== local.size) throw changedFile(local)
    return bytes
  })
}

export function withOpenFile<T>(local: NamedFile, read: (fd: number) => T): T {
  let fd: number | undefined
  try {
    fd = openSync(local.file, 'r')
    return read(fd)
  } catch (error) {
    throw explainFileError(error, local)
  } finally {
    if (fd !== undefined) closeSync(fd)
  }
}

/** Yields as many bytes as the Content-Length specifies. With fewer bytes, the store would wait for the rest. */
async function* chunksOf(local: LocalFile, md5: Hash | undefined): AsyncGenerator<Buffer> {
  let left = local.size
  try {
    const chunks = createReadStream(local.file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>
    for await (const chunk of chunks) {
      left -= chunk.length
      if (left < 0) throw changedFile(local)
      md5?.update(chunk)
      yield chunk
    }
  } catch (error) {
    throw explainFileError(error, local)
  }
  if (left > 0) throw changedFile(local)
}

/** Maximum size of an object in one request. R2's limit is slightly below 5 GiB. */
const MAX_FILE_BYTES = 5_000_000_000

export function assertUploadable(files: Pick<LocalFile, 'name' | 'size'>[]): void {
  const tooLarge = files.find(({ size }) => size > MAX_FILE_BYTES)
  if (tooLarge === undefined) return
  throw new Failure(
    'file-too-large',
    `The file ${tooLarge.name} is larger than ${formatBytes(MAX_FILE_BYTES)}, which is the limit for one upload to a store. Nothing was uploaded.`
  )
}

export function changedFile({ name }: Pick<LocalFile, 'name'>): Failure {
  return new Failure('site-file-changed', `The file ${name} changed after its checksum was computed.`)
}

export function explainFileError(error: unknown, { name }: Pick<LocalFile, 'name'>): Failure {
  if (error instanceof Failure) return error
  if ((error as NodeJS.ErrnoException).code === 'ENOENT')
    return new Failure('site-file-changed', `The file ${name} no longer exists.`, { cause: error })
  const what = `The file ${name} could not be read: ${reasonOf(error)}.`
  return new Failure('site-file-unreadable', what, { cause: error })
}
