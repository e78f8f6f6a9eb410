import { createHash } from 'node:crypto'
import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { constants, gunzip } from 'node:zlib'
import { Failure } from '../../runtime/failure.ts'
import { RetryDelay } from '../../runtime/retry.ts'
import type { Link } from '../link.ts'
import { Connections, type ConnectionsContext } from './connections.ts'
import { explainDisk, freeBytes, needSpace } from './disk-space.ts'
import { type ArchiveFormat, describeBytes, formatOf, HEAD_BYTES, isTarHeader } from './format.ts'
import { openArchive, RangesUnreliable, sizeMismatch } from './parts.ts'
import { Progress } from './progress.ts'
import { emptyArchive, Interrupted, ObjectChanged } from './store.ts'
import { identifyFiles, moveIntoPlace, removeLeftovers, WorkPath } from './work-files.ts'

export interface Archive {
  path: string
  size: number
  /** Hexadecimal. */
  sha256: string
  format: ArchiveFormat
}

/** Gets the bytes of the archive, in order, while they arrive. */
export interface ArchiveReader {
  /** Before the first byte, and again when the download restarts: then all earlier bytes are worthless. */
  begin(size: number | undefined): Promise<void>
  /** The bytes are valid until the promise is fulfilled: their memory is used again. */
  write(bytes: Buffer): Promise<void>
}

export interface Download {
  link: Link
  /** The archive becomes `<folder>/<name>.<format>`. */
  folder: string
  name: string
  reader?: ArchiveReader | undefined
}

export type DownloadContext = Omit<ConnectionsContext, 'stallMs'> & {
  stallMs?: number
  freeBytes?: typeof freeBytes
}

const NO_READER: ArchiveReader = { begin: () => Promise.resolve(), write: () => Promise.resolve() }
const STALL_MS = 30_000
const MAX_TRUNCATED = 3

/** Downloads the archive completely or not at all. */
export async function downloadArchive(download: Download, context: DownloadContext): Promise<Archive> {
  const { folder, name } = download
  try {
    await mkdir(folder, { recursive: true })
    await removeLeftovers(folder, context)
    const known = await identifyFiles(folder, `${name}.`)
    await using partial = new WorkPath(folder, 'archive')
    const received = await receive(partial.path, download, { stallMs: STALL_MS, ...context })
    const path = join(folder, `${name}.${received.format}`)
    await moveIntoPlace({ path: partial.path, sha256: received.sha256 }, path, known)
    return { path, ...received }
  } catch (error) {
    throw explainDisk(error, folder)
  }
}

type Received = Omit<Archive, 'path'>

/** Restarts when the archive was replaced, and with one plain request when ranges cannot be put together. */
async function receive(
  partial: string,
  download: Download,
  context: DownloadContext & ConnectionsContext
): Promise<Received> {
  const { signal, log } = context
  const delay = new RetryDelay('Download', context)
  let useRanges = true
  let changes = 0
  let truncated = 0
  for (;;) {
    try {
      return await receiveOnce(partial, download, useRanges, context)
    } catch (error) {
      if (signal.aborted) throw delay.explain(error)
      if (error instanceof Truncated) {
        truncated += 1
        if (truncated === MAX_TRUNCATED) throw sizeMismatch(error.size, `sent ${error.received}`)
      }
      if (error instanceof Interrupted || error instanceof Truncated) await delay.afterFailure(error)
      else if (error instanceof RangesUnreliable || error instanceof ObjectChanged) {
        changes += 1
        // Some stores have another ETag on each node: after the second time it is not a change.
        useRanges = error instanceof ObjectChanged && changes === 1
        log.info(`Restarting the download${useRanges ? '' : ' with one plain request'}: ${error.message}.`)
      } else throw error
    }
  }
}

/** The response ended without an error before the announced size was reached. */
class Truncated extends Error {
  readonly size: number
  readonly received: number

  constructor(size: number, received: number) {
    super(`the response ended after ${received} of ${size} bytes`)
    this.size = size
    this.received = received
  }
}

async function receiveOnce(
  partial: string,
  { folder, link, reader = NO_READER }: Download,
  useRanges: boolean,
  context: DownloadContext & ConnectionsContext
): Promise<Received> {
  // However this ends, no connection stays open.
  using attempt = new Attempt(context.signal)
  const { signal } = attempt
  const connections = new Connections(link, { ...context, signal })
  const { size, pieces } = await openArchive(connections, { useRanges })
  if (size !== undefined) needSpace(size, await (context.freeBytes ?? freeBytes)(folder), folder)
  await reader.begin(size)
  const hash = createHash('sha256')
  const progress = new Progress(size, context)
  let format: ArchiveFormat | undefined
  await using file = await open(partial, 'w')
  for await (const piece of pieces) {
    format ??= await recognizeFormat(piece)
    // Disk and reader work in other threads while the hash is computed in this one.
    const written = Promise.all([file.writeFile(piece), reader.write(piece)])
    hash.update(piece)
    await written
    signal.throwIfAborted()
    progress.add(piece.length)
  }
  if (size !== undefined && progress.bytes !== size) throw new Truncated(size, progress.bytes)
  if (format === undefined) throw emptyArchive()
  progress.done()
  return { size: progress.bytes, sha256: hash.digest('hex'), format }
}

class Attempt {
  readonly #end = new AbortController()
  readonly signal: AbortSignal

  constructor(signal: AbortSignal) {
    this.signal = AbortSignal.any([signal, this.#end.signal])
  }

  [Symbol.dispose](): void {
    this.#end.abort()
  }
}

const GZIP_HEAD_BYTES = 4096

/** A login page or an error message is refused before it is written, whatever it would be delivered as. */
async function recognizeFormat(first: Buffer): Promise<ArchiveFormat> {
  const format = formatOf(first)
  const head = first.subarray(0, HEAD_BYTES)
  if (format === undefined) throw unknownFormat(describeBytes(head))
  if (format === 'tar.gz') {
    const content = await gunzipHead(first.subarray(0, GZIP_HEAD_BYTES))
    const isEnough = content.length >= HEAD_BYTES || (content.length > 0 && first.length < GZIP_HEAD_BYTES)
    if (isEnough && !isTarHeader(content)) {
      throw unknownFormat(`gzip with ${describeBytes(content.subarray(0, HEAD_BYTES))}`)
    }
  }
  return format
}

function unknownFormat(description: string): Failure {
  return new Failure(
    'archive-format-unknown',
    `The file in the store is not an archive. It looks like ${description}.`
  )
}

/** Empty when it cannot be decompressed: whether the archive is damaged shows when it is extracted. */
async function gunzipHead(bytes: Buffer): Promise<Buffer> {
  try {
    return await promisify(gunzip)(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return Buffer.alloc(0)
  }
}
