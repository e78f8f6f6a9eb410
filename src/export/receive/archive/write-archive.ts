import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { type ArchiveFormat, emptyArchive, recognizeFormat } from '../../../archive/format.ts'
import { Failure } from '../../../runtime/failure.ts'

export interface Archive {
  path: string
  size: number
  sha256: string
  format: ArchiveFormat
}

export interface ArchiveReader {
  /** Called before the first byte, and again if the download restarts. A restart discards all earlier bytes. */
  begin(size: number | undefined, format: ArchiveFormat): Promise<void>
  /** The bytes are valid only until the promise is fulfilled, because their memory is reused. */
  write(bytes: Buffer): Promise<void>
}

/** The response ended without an error, but its size is not the announced size. */
export class Truncated extends Error {
  readonly size: number
  readonly received: number

  constructor(size: number, received: number) {
    super(`the archive ended after ${received} of ${size} bytes`)
    this.size = size
    this.received = received
  }
}

interface ArchiveTarget {
  path: string
  size: number | undefined
  reader: ArchiveReader | undefined
  signal: AbortSignal
  progress?: { add: (bytes: number) => void }
}

export async function writeArchive(
  pieces: AsyncIterable<Buffer>,
  { path, size: announced, reader, signal, progress }: ArchiveTarget
): Promise<Archive> {
  const hash = createHash('sha256')
  let format: ArchiveFormat | undefined
  let size = 0
  await using file = await open(path, 'w')
  for await (const piece of pieces) {
    if (format === undefined) {
      format = await recognizeFormat(piece)
      await reader?.begin(announced, format)
    }
    // The disk and the reader work in other threads while this thread computes the hash.
    const written = Promise.all([file.writeFile(piece), reader?.write(piece)])
    hash.update(piece)
    await written
    signal.throwIfAborted()
    size += piece.length
    progress?.add(piece.length)
  }
  if (announced !== undefined && announced !== size) throw new Truncated(announced, size)
  if (format === undefined) throw emptyArchive()
  return { path, size, sha256: hash.digest('hex'), format }
}

/** Same size as the pieces of a download. */
const PIECE_BYTES = 1024 * 1024

/** Copies a local archive as if it were downloaded, so that later changes to the original have no effect. */
export async function copyArchive(
  from: string,
  to: string,
  reader: ArchiveReader | undefined,
  signal: AbortSignal
): Promise<Archive> {
  const { size } = await stat(from)
  const pieces = createReadStream(from, { highWaterMark: PIECE_BYTES }) as AsyncIterable<Buffer>
  return await writeArchive(pieces, { path: to, size, reader, signal }).catch((error: unknown) => {
    if (!(error instanceof Truncated)) throw error
    throw new Failure('from-unreadable', `${from} changed while it was read.`, { cause: error })
  })
}
