import { readSync } from 'node:fs'
import { crc32 } from 'node:zlib'
import { corrupt } from './guards.ts'

export interface DirectoryEntry {
  name: string
  /** CRC of the encoded name, for the comparison with the name in the local header. */
  nameCrc: number
  flags: number
  method: number
  crc: number
  compressedSize: number
  size: number
  offset: number
  /** Zero if the entry was not created on Unix or macOS. */
  unixMode: number
}

interface DirectoryPosition {
  start: number
  end: number
  /** Number of entries, modulo `countModulo`: writers without zip64 store only the lower 16 bits of the number. */
  count: number
  countModulo: number
}

const END_MARK = 0x06054b50
const END_BYTES = 22
const ZIP64_LOCATOR_MARK = 0x07064b50
const ZIP64_LOCATOR_BYTES = 20
const ZIP64_END_MARK = 0x06064b50
const ZIP64_END_BYTES = 56
const ENTRY_MARK = 0x02014b50
const ENTRY_BYTES = 46
/** A comment of up to 65,535 bytes, and then padding with zeros, can follow the end record. */
const MAX_TAIL_BYTES = 128 * 1024
const READ_BYTES = 1024 * 1024
const MAX_ENTRY_BYTES = ENTRY_BYTES + 3 * 0xffff

const UNIX = 3
const MACOS = 19
const ZIP64_FIELD = 0x0001
/** Contains a version, the CRC of the name in the header, and the name in UTF-8. */
const UNICODE_PATH_FIELD = 0x7075

/** Reads the zip directory, which must end where the end record begins: `count` does not reveal all missing entries. */
export function* readDirectory(fd: number, size: number): Generator<DirectoryEntry, { start: number }> {
  const { start, end, count, countModulo } = findDirectory(fd, size)
  let window: Buffer = Buffer.alloc(0)
  let windowStart = start
  let found = 0
  for (let position = start; position < end; found++) {
    if (position + MAX_ENTRY_BYTES > windowStart + window.length && windowStart + window.length < end) {
      window = readBytes(fd, position, Math.min(position + READ_BYTES, end))
      windowStart = position
    }
    const bytes = window.subarray(position - windowStart)
    const length = entryLength(bytes)
    yield entryOf(bytes.subarray(0, length))
    position += length
  }
  if (found % countModulo !== count) throw corrupt(`its directory has ${found} entries instead of ${count}`)
  return { start }
}

function findDirectory(fd: number, size: number): DirectoryPosition {
  const tailStart = Math.max(0, size - MAX_TAIL_BYTES)
  const tail = readBytes(fd, tailStart, size)
  const at = findEnd(tail)
  if (tail.readUInt16LE(at + 4) !== 0 || tail.readUInt16LE(at + 6) !== 0)
    throw corrupt('it has several parts')
  const record = {
    count: tail.readUInt16LE(at + 10),
    size: tail.readUInt32LE(at + 12),
    start: tail.readUInt32LE(at + 16)
  }
  if (tail.readUInt16LE(at + 8) !== record.count) throw corrupt('it has several parts')
  const locator = at - ZIP64_LOCATOR_BYTES
  const isZip64 = locator >= 0 && tail.readUInt32LE(locator) === ZIP64_LOCATOR_MARK
  const position = isZip64
    ? findZip64Directory(fd, tail.subarray(locator), tailStart + locator, record)
    : { ...record, end: tailStart + at, countModulo: 0x10000 }
  if (position.start + position.size !== position.end)
    throw corrupt('its directory does not end where the end record begins')
  return position
}

/** Uses the last end record, as other readers do. Only zeros may follow the record and its comment. */
function findEnd(tail: Buffer): number {
  const mark = Buffer.alloc(4)
  mark.writeUInt32LE(END_MARK)
  const at = tail.lastIndexOf(mark)
  if (at < 0 || at + END_BYTES > tail.length) throw corrupt('it has no end record')
  const end = at + END_BYTES + tail.readUInt16LE(at + 20)
  if (end > tail.length || tail.subarray(end).some(byte => byte !== 0)) {
    throw corrupt('its end record is not at the end of the file')
  }
  return at
}

function findZip64Directory(
  fd: number,
  locator: Buffer,
  locatorStart: number,
  record: { count: number; size: number; start: number }
): DirectoryPosition & { size: number } {
  const end = readUInt64(locator, 8)
  if (end + ZIP64_END_BYTES > locatorStart) throw corrupt('its zip64 record is malformed')
  const bytes = readBytes(fd, end, end + ZIP64_END_BYTES)
  if (bytes.readUInt32LE(0) !== ZIP64_END_MARK || end + 12 + readUInt64(bytes, 4) !== locatorStart)
    throw corrupt('its zip64 record is malformed')
  const zip64 = { count: readUInt64(bytes, 32), size: readUInt64(bytes, 40), start: readUInt64(bytes, 48) }
  // Readers may use either record, so both records must agree.
  if (
    (record.count !== 0xffff && record.count !== zip64.count) ||
    (record.size !== 0xffffffff && record.size !== zip64.size) ||
    (record.start !== 0xffffffff && record.start !== zip64.start)
  ) {
    throw corrupt('its two end records differ')
  }
  return { ...zip64, end, countModulo: Number.MAX_SAFE_INTEGER }
}

function entryLength(bytes: Buffer): number {
  if (bytes.length < ENTRY_BYTES || bytes.readUInt32LE(0) !== ENTRY_MARK) {
    throw corrupt('its directory is malformed')
  }
  const length = ENTRY_BYTES + bytes.readUInt16LE(28) + bytes.readUInt16LE(30) + bytes.readUInt16LE(32)
  if (length > bytes.length) throw corrupt('its directory is malformed')
  return length
}

function entryOf(bytes: Buffer): DirectoryEntry {
  const rawName = bytes.subarray(ENTRY_BYTES, ENTRY_BYTES + bytes.readUInt16LE(28))
  const nameEnd = ENTRY_BYTES + rawName.length
  const extra = fieldsIn(bytes.subarray(nameEnd, nameEnd + bytes.readUInt16LE(30)))
  const maker = bytes.readUInt8(5)
  const isUnix = maker === UNIX || maker === MACOS
  const entry = {
    // Decodes UTF-8 even without the UTF-8 flag, which many writers do not set. Names that are not UTF-8 are rejected.
    name: nameOf(rawName, extra.get(UNICODE_PATH_FIELD)),
    nameCrc: crc32(rawName),
    flags: bytes.readUInt16LE(8),
    method: bytes.readUInt16LE(10),
    crc: bytes.readUInt32LE(16),
    compressedSize: bytes.readUInt32LE(20),
    size: bytes.readUInt32LE(24),
    offset: bytes.readUInt32LE(42),
    unixMode: isUnix ? bytes.readUInt16LE(40) : 0
  }
  // The extra field contains only the numbers that do not fit into 32 bits, in this order.
  const zip64 = extra.get(ZIP64_FIELD) ?? Buffer.alloc(0)
  let at = 0
  for (const key of ['size', 'compressedSize', 'offset'] as const) {
    if (entry[key] !== 0xffffffff) continue
    if (at + 8 > zip64.length) throw corrupt('a zip64 field is malformed')
    entry[key] = readUInt64(zip64, at)
    at += 8
  }
  return entry
}

/** Returns the Unicode name if there is one, since `rawName` may use the encoding of the system that wrote the zip. */
function nameOf(rawName: Buffer, unicodePath: Buffer | undefined): string {
  const name = rawName.toString()
  const isForName =
    unicodePath !== undefined &&
    unicodePath.length > 5 &&
    unicodePath[0] === 1 &&
    unicodePath.readUInt32LE(1) === crc32(rawName)
  if (!isForName) return name
  const unicodeName = unicodePath.toString('utf8', 5)
  if (unicodeName.endsWith('/') !== name.endsWith('/'))
    throw corrupt(`only one of its two names for ${JSON.stringify(name)} ends with a slash`)
  return unicodeName
}

function fieldsIn(extra: Buffer): Map<number, Buffer> {
  const fields = new Map<number, Buffer>()
  // Some writers pad the extra field with up to three zeros.
  for (let at = 0; at + 4 <= extra.length;) {
    const end = at + 4 + extra.readUInt16LE(at + 2)
    if (end > extra.length) throw corrupt('an extra field is malformed')
    fields.set(extra.readUInt16LE(at), extra.subarray(at + 4, end))
    at = end
  }
  return fields
}

function readUInt64(bytes: Buffer, at: number): number {
  const value = bytes.readBigUInt64LE(at)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw corrupt('a zip64 number is too large')
  return Number(value)
}

export function readBytes(fd: number, start: number, end: number): Buffer {
  const bytes = Buffer.allocUnsafe(end - start)
  let filled = 0
  while (filled < bytes.length) {
    const count = readSync(fd, bytes, filled, bytes.length - filled, start + filled)
    if (count === 0) throw corrupt('it is truncated')
    filled += count
  }
  return bytes
}
