import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { type ArchiveFormat, emptyArchive, recognizeFormat } from '../../../archive/format.ts'

export interface Archive {
  path: string
  size: number
  sha256: string
  format: ArchiveFormat
}

export interface ArchiveReader {
  /** Called before the first byte, and again when the download restarts: then all earlier bytes are discarded. */
  begin(size: number | undefined, format: ArchiveFormat): Promise<void>
  /** The bytes are valid until the promise is fulfilled: their memory is used again. */
  write(bytes: Buffer): Promise<void>
}

/** The bytes ended without an error before the announced size was reached, or after it. */
export class Truncated extends Error {
  readonly size: number
  readonly received: number

  constructor(size: number, received: number) {
    super(`it ended after ${received} of ${size} bytes`)
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
      format = recognizeFormat(piece)
      await reader?.begin(announced, format)
    }
    // Disk and reader work in other threads while the hash is computed in this one.
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

/** The pieces have the size of those of a download. */
const PIECE_BYTES = 1024 * 1024

/** Copies an archive of this machine, as if it was downloaded: nothing can change it afterwards. */
export async function copyArchive(
  from: string,
  to: string,
  reader: ArchiveReader | undefined,
  signal: AbortSignal
): Promise<Archive> {
  const { size } = await stat(from)
  const pieces = createReadStream(from, { highWaterMark: PIECE_BYTES }) as AsyncIterable<Buffer>
  return await writeArchive(pieces, { path: to, size, reader, signal })
}
