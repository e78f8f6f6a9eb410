import { createHash } from 'node:crypto'
import { closeSync, createReadStream, openSync, readSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib'
import { release } from '../archive/buffer-memory.ts'
import { createFile, writeAll, writeFileOnce, type WrittenFile } from './files.ts'
import { refuseEntry } from './guards.ts'

/** A file in a zip, as the directory at the end of the archive describes it. */
export interface ZipEntry {
  path: string
  isDeflated: boolean
  packedSize: number
  size: number
  crc: number
  /** Of its local header. */
  offset: number
  /** Where the next entry begins, or the directory: its bytes must end before. */
  limit: number
}

/** An entry of this size or more is streamed; smaller ones are read, with their neighbours, and inflated at once. */
export const LARGE_BYTES = 16 * 1024 * 1024

const POOLED_BYTES = Buffer.poolSize
const LOCAL_HEADER_BYTES = 30
const LOCAL_HEADER_MARK = 0x04034b50

/** Unpacks entries that lie next to each other in the archive. */
export async function extractRun(archive: string, root: string, entries: ZipEntry[]): Promise<WrittenFile[]> {
  const fd = openSync(archive, 'r')
  try {
    const [first] = entries
    if (first === undefined) return []
    if (isLarge(first)) return [await extractLarge(fd, root, first)]
    const start = first.offset
    const bytes = readRange(fd, start, entries.at(-1)?.limit ?? start)
    const files = entries.map(entry => {
      const at = dataStart(bytes.subarray(entry.offset - start, entry.limit - start), entry)
      const packed = bytes.subarray(entry.offset - start + at, entry.offset - start + at + entry.packedSize)
      const content = entry.isDeflated ? inflate(packed, entry) : packed
      if (content.length !== entry.size || crc32(content) !== entry.crc) {
        throw refuseEntry('entry-checksum', entry.path)
      }
      const written = writeFileOnce(root, entry.path, content)
      if (entry.isDeflated) release(content)
      return written
    })
    release(bytes)
    return files
  } finally {
    closeSync(fd)
  }
}

export function isLarge({ packedSize, size }: ZipEntry): boolean {
  return packedSize >= LARGE_BYTES || size >= LARGE_BYTES
}

function readRange(fd: number, start: number, end: number): Buffer {
  const bytes = Buffer.allocUnsafeSlow(end - start)
  let filled = 0
  while (filled < bytes.length) {
    const count = readSync(fd, bytes, filled, bytes.length - filled, start + filled)
    if (count === 0) throw new Error('the archive on disk became shorter')
    filled += count
  }
  return bytes
}

/** Length of the local header, whose name and extra field may differ from those in the directory. */
function dataStart(header: Buffer, { path, packedSize, offset, limit }: ZipEntry): number {
  if (header.length < LOCAL_HEADER_BYTES || header.readUInt32LE(0) !== LOCAL_HEADER_MARK) {
    throw refuseEntry('entry-overlap', path)
  }
  const start = LOCAL_HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28)
  if (offset + start + packedSize > limit) throw refuseEntry('entry-overlap', path)
  return start
}

function inflate(packed: Buffer, { path, size }: ZipEntry): Buffer {
  try {
    // One byte more than needed, so that zlib sees at once that no more is to come; and more than comes from a pool.
    const chunkSize = Math.max(POOLED_BYTES, size) + 1
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size), chunkSize })
  } catch (error) {
    throw refuseEntry('entry-checksum', path, error)
  }
}

async function extractLarge(archive: number, root: string, entry: ZipEntry): Promise<WrittenFile> {
  const { path, offset, packedSize, size } = entry
  const header = readRange(archive, offset, Math.min(offset + LOCAL_HEADER_BYTES, entry.limit))
  const start = offset + dataStart(header, entry)
  const packed =
    packedSize === 0
      ? Readable.from([])
      : createReadStream('', {
          fd: archive,
          autoClose: false,
          start,
          end: start + packedSize - 1,
          highWaterMark: 1024 * 1024
        })
  const hash = createHash('sha256')
  let [crc, unpacked] = [0, 0]
  const fd = createFile(root, path)
  const write = async (contents: AsyncIterable<Buffer>) => {
    for await (const content of contents) {
      unpacked += content.length
      if (unpacked > size) throw refuseEntry('entry-checksum', path)
      crc = crc32(content, crc)
      hash.update(content)
      writeAll(fd, content)
    }
  }
  try {
    if (entry.isDeflated) await pipeline(packed, createInflateRaw({ chunkSize: 1024 * 1024 }), write)
    else await pipeline(packed, write)
  } catch (error) {
    const isZlibs = String((error as NodeJS.ErrnoException).code).startsWith('Z_')
    throw isZlibs ? refuseEntry('entry-checksum', path, error) : error
  } finally {
    closeSync(fd)
  }
  if (unpacked !== size || crc !== entry.crc) throw refuseEntry('entry-checksum', path)
  return { path, size, sha256: hash.digest('hex') }
}
