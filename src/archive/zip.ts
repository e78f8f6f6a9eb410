import { isAscii } from 'node:buffer'
import { closeSync, openSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib'
import { corrupt, type EntryKind, type Guards, isZlibError, refuseEntry } from './guards.ts'
import { type DirectoryEntry, readBytes, readDirectory } from './zip-directory.ts'

export interface ZipEntry extends DirectoryEntry {
  path: string
  isDeflated: boolean
  /** Maximum offset at which the entry can end. The next entry or the directory never begins before this offset. */
  limit: number
}

/** Entries of this size or more are streamed. Smaller entries are read in groups, and each is inflated in one call. */
const LARGE_BYTES = 16 * 1024 * 1024
const GROUP_BYTES = 2 * 1024 * 1024
/** This limit and the next one keep tasks short, so that a cancellation is noticed soon. */
const MAX_GROUP_ENTRIES = 1000
const ENTRIES_BETWEEN_PAUSES = 5000

const DEFLATED = 8
/** Bit 0 marks encryption, bit 6 strong encryption, and bit 13 encrypted headers. */
const ENCRYPTED_FLAGS = 0x2041
/** Marks an entry as a patch for another file. */
const PATCH_FLAG = 0x0020
const UTF8_FLAG = 0x0800
const COMMON_FLAGS = ENCRYPTED_FLAGS | PATCH_FLAG | UTF8_FLAG
const LOCAL_HEADER_BYTES = 30
/** The name and an extra field follow the header. */
const MAX_LOCAL_HEADER_BYTES = LOCAL_HEADER_BYTES + 2 * 0xffff
const LOCAL_HEADER_MARK = 0x04034b50
const STREAM_BYTES = 1024 * 1024

export interface ZipTarget {
  guards: Pick<Guards, 'admit' | 'allowExpansion'>
  makeFolder: (path: string) => void
  signal: AbortSignal
}

/** Reads the zip directory, creates the folders, and returns the files in the groups in which they are read. */
export async function listZip(
  archive: { path: string; size: number },
  { guards, makeFolder, signal }: ZipTarget
): Promise<ZipEntry[][]> {
  const fd = openSync(archive.path, 'r')
  const entries: ZipEntry[] = []
  let bytesExtracted = 0
  try {
    const directory = readDirectory(fd, archive.size)
    for (;;) {
      const { value, done } = directory.next()
      if (done) return groupsOf(inOrder(entries, value.start))
      const kind = kindOf(value)
      const { path, newFolders } = guards.admit(value.name, kind)
      bytesExtracted += value.size
      guards.allowExpansion(bytesExtracted, archive.size)
      newFolders.forEach(makeFolder)
      if (kind !== 'folder') entries.push(fileOf(value, path))
      else if (value.size > 0) throw corrupt('a folder has content')
      if (entries.length % ENTRIES_BETWEEN_PAUSES === 0) await new Promise(setImmediate)
      signal.throwIfAborted()
    }
  } finally {
    closeSync(fd)
  }
}

function kindOf({ unixMode, name }: DirectoryEntry): EntryKind {
  const type = unixMode & 0o170000
  if (type === 0o120000) return 'link'
  if (type !== 0 && type !== 0o100000 && type !== 0o040000) return 'special'
  return name.endsWith('/') ? 'folder' : 'file'
}

function fileOf(entry: DirectoryEntry, path: string): ZipEntry {
  const { flags, method, compressedSize, size } = entry
  if ((flags & ENCRYPTED_FLAGS) !== 0) throw refuseEntry('entry-encrypted', path)
  const isKnown = (method === 0 || method === DEFLATED) && (flags & PATCH_FLAG) === 0
  if (!isKnown) throw refuseEntry('entry-compression-unknown', path)
  if (method === 0 && compressedSize !== size) throw refuseEntry('entry-checksum', path)
  return { ...entry, path, isDeflated: method === DEFLATED, limit: 0 }
}

/** Sorts the entries and rejects overlaps: if entries shared bytes, a small archive could expand without limit. */
function inOrder(entries: ZipEntry[], directoryStart: number): ZipEntry[] {
  entries.sort((a, b) => a.offset - b.offset)
  entries.forEach((entry, i) => {
    const longest = entry.offset + MAX_LOCAL_HEADER_BYTES + entry.compressedSize
    entry.limit = Math.min(entries[i + 1]?.offset ?? directoryStart, longest)
    if (entry.offset + entry.compressedSize >= entry.limit) throw refuseEntry('entry-overlap', entry.path)
  })
  return entries
}

function groupsOf(entries: ZipEntry[]): ZipEntry[][] {
  const groups: ZipEntry[][] = []
  let group: ZipEntry[] = []
  for (const entry of entries) {
    const start = group[0]?.offset ?? entry.offset
    const isFull = group.length === MAX_GROUP_ENTRIES || entry.limit - start > GROUP_BYTES
    if (group.length === 0 || isFull || isLargeEntry(entry)) {
      group = []
      groups.push(group)
    }
    group.push(entry)
    if (isLargeEntry(entry)) group = []
  }
  return groups
}

export function isLargeEntry({ compressedSize, size }: Pick<ZipEntry, 'compressedSize' | 'size'>): boolean {
  return compressedSize >= LARGE_BYTES || size >= LARGE_BYTES
}

export function* readSmallEntries(
  fd: number,
  entries: ZipEntry[]
): Generator<{ path: string; content: Buffer }> {
  const start = entries[0]?.offset ?? 0
  const bytes = readBytes(fd, start, entries.at(-1)?.limit ?? start)
  for (const entry of entries) {
    const own = bytes.subarray(entry.offset - start, entry.limit - start)
    const dataStart = checkLocalHeader(own, entry)
    const compressed = own.subarray(dataStart, dataStart + entry.compressedSize)
    const content = entry.isDeflated ? inflate(compressed, entry) : compressed
    if (content.length !== entry.size || crc32(content) !== entry.crc)
      throw refuseEntry('entry-checksum', entry.path)
    yield { path: entry.path, content }
  }
}

export async function readLargeEntry(
  fd: number,
  entry: ZipEntry,
  take: (content: Buffer) => void
): Promise<void> {
  const { path, offset, compressedSize, size } = entry
  const head = readBytes(fd, offset, Math.min(offset + MAX_LOCAL_HEADER_BYTES, entry.limit))
  const start = offset + checkLocalHeader(head, entry)
  let [crc, extracted] = [0, 0]
  const check = async (contents: AsyncIterable<Buffer>) => {
    for await (const content of contents) {
      extracted += content.length
      if (extracted > size) throw refuseEntry('entry-checksum', path)
      crc = crc32(content, crc)
      take(content)
    }
  }
  const compressed = Readable.from(readRange(fd, start, start + compressedSize))
  try {
    if (entry.isDeflated) await pipeline(compressed, createInflateRaw({ chunkSize: STREAM_BYTES }), check)
    else await pipeline(compressed, check)
  } catch (error) {
    throw isZlibError(error) ? refuseEntry('entry-checksum', path, error) : error
  }
  if (extracted !== size || crc !== entry.crc) throw refuseEntry('entry-checksum', path)
}

/** Reads in pieces. A `node:fs` stream would close the caller's file descriptor when the stream is destroyed. */
function* readRange(fd: number, start: number, end: number): Generator<Buffer> {
  for (let at = start; at < end; at += STREAM_BYTES) yield readBytes(fd, at, Math.min(at + STREAM_BYTES, end))
}

/** Returns the position of the data. The local header must match the directory, since readers may use either. */
function checkLocalHeader(bytes: Buffer, entry: ZipEntry): number {
  const { path, compressedSize, offset, limit } = entry
  if (bytes.length < LOCAL_HEADER_BYTES || bytes.readUInt32LE(0) !== LOCAL_HEADER_MARK)
    throw refuseEntry('entry-overlap', path)
  const nameEnd = LOCAL_HEADER_BYTES + bytes.readUInt16LE(26)
  const start = nameEnd + bytes.readUInt16LE(28)
  if (offset + start + compressedSize > limit) throw refuseEntry('entry-overlap', path)
  const differentFlags = (bytes.readUInt16LE(6) ^ entry.flags) & COMMON_FLAGS
  const isSame =
    crc32(bytes.subarray(LOCAL_HEADER_BYTES, nameEnd)) === entry.nameCrc &&
    bytes.readUInt16LE(8) === (entry.isDeflated ? DEFLATED : 0) &&
    // The UTF-8 flag makes no difference for ASCII names.
    (differentFlags === 0 || (differentFlags === UTF8_FLAG && isAscii(Buffer.from(path))))
  if (!isSame) throw corrupt(`two headers of ${JSON.stringify(path)} differ`)
  return start
}

const POOLED_BYTES = Buffer.poolSize

function inflate(compressed: Buffer, { path, size }: ZipEntry): Buffer {
  try {
    // One extra byte lets zlib detect the end without a second buffer. The minimum size avoids Node's shared buffers.
    const chunkSize = Math.max(POOLED_BYTES, size) + 1
    return inflateRawSync(compressed, { maxOutputLength: chunkSize, chunkSize })
  } catch (error) {
    throw refuseEntry('entry-checksum', path, error)
  }
}
