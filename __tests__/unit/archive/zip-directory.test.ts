import { expect, test } from '@jest/globals'
import { crc32, deflateRawSync } from 'node:zlib'
import { type ZipItem, zipOf } from '../../support/tiny-archives.ts'
import { readZipDirectory as read } from '../../support/zip-directory.ts'

const END_BYTES = 22
const PAGE: ZipItem = { name: 'index.html', content: 'Hello Hello Hello' }

async function problemOf(zip: Buffer): Promise<string> {
  return await read(zip).then(
    () => 'accepted',
    (error: unknown) => (error as Error).message
  )
}

const directoryStart = (zip: Buffer) => zip.readUInt32LE(zip.length - END_BYTES + 16)

/** In the directory of a zip with one entry, inserts bytes after the entry name and adjusts the lengths. */
function withExtra(zip: Buffer, extra: Buffer, flags?: number): Buffer {
  const start = directoryStart(zip)
  const entry = Buffer.from(zip.subarray(start, zip.length - END_BYTES))
  entry.writeUInt16LE(entry.readUInt16LE(30) + extra.length, 30)
  if (flags !== undefined) entry.writeUInt16LE(flags, 8)
  const end = Buffer.from(zip.subarray(-END_BYTES))
  end.writeUInt32LE(entry.length + extra.length, 12)
  return Buffer.concat([zip.subarray(0, start), entry, extra, end])
}

function field(id: number, content: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(id, 0)
  head.writeUInt16LE(content.length, 2)
  return Buffer.concat([head, content])
}

function unicodePath(name: string, rawName: string): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt8(1, 0)
  head.writeUInt32LE(crc32(rawName), 1)
  return field(0x7075, Buffer.concat([head, Buffer.from(name)]))
}

test.each([
  ['is used if its checksum matches the name', unicodePath('€15.html', '_15.html'), '€15.html'],
  ['is ignored if its checksum does not match', unicodePath('€15.html', 'x.html'), '_15.html'],
  ['is ignored if its version is unknown', unicodePath('€15.html', '_15.html').fill(2, 4, 5), '_15.html'],
  ['is ignored if it is too short', field(0x7075, Buffer.from([1])), '_15.html'],
  ['is ignored if it is empty', unicodePath('', '_15.html'), '_15.html']
])('a Unicode Path field %s', async (_, extra, name) => {
  const zip = withExtra(zipOf({ ...PAGE, name: '_15.html' }), extra)
  expect((await read(zip)).entries.map(entry => entry.name)).toEqual([name])
})

test.each([
  ['a file into a folder', '_15', '€15/'],
  ['a folder into a file', '_15/', '€15']
])('rejects a Unicode Path field that turns %s', async (_, name, unicodeName) => {
  const zip = withExtra(zipOf({ ...PAGE, name }), unicodePath(unicodeName, name))
  expect(await problemOf(zip)).toContain('its two names')
})

/** Returns a copy of a zip with changed bytes. A negative offset is relative to the end. */
function patched(zip: Buffer, at: number, write: (bytes: Buffer, at: number) => void): Buffer {
  const copy = Buffer.from(zip)
  write(copy, at < 0 ? copy.length + at : at)
  return copy
}

interface Zip64 {
  count?: number
  size?: number
  start?: number
  /** Fields of the old end record. The maximum value means that the actual value is in the zip64 record. */
  old?: { count?: number; size?: number; start?: number }
  recordBytes?: number
  mark?: number
}

/** Returns a zip with zip64 end records. */
function zip64Of(changes: Zip64 = {}, ...items: ZipItem[]): Buffer {
  const zip = zipOf(...(items.length === 0 ? [PAGE] : items))
  const start = directoryStart(zip)
  const directory = zip.subarray(start, zip.length - END_BYTES)
  const record = Buffer.alloc(56)
  record.writeUInt32LE(changes.mark ?? 0x06064b50, 0)
  record.writeBigUInt64LE(BigInt(changes.recordBytes ?? 44), 4)
  const count = zip.readUInt16LE(zip.length - END_BYTES + 10)
  record.writeBigUInt64LE(BigInt(count), 24)
  record.writeBigUInt64LE(BigInt(changes.count ?? count), 32)
  record.writeBigUInt64LE(BigInt(changes.size ?? directory.length), 40)
  record.writeBigUInt64LE(BigInt(changes.start ?? start), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(zip.length - END_BYTES), 8)
  locator.writeUInt32LE(1, 16)
  const end = Buffer.from(zip.subarray(-END_BYTES))
  const { old = { count: 0xffff, size: 0xffffffff, start: 0xffffffff } } = changes
  if (old.count !== undefined) end.writeUInt16LE(old.count, 8)
  if (old.count !== undefined) end.writeUInt16LE(old.count, 10)
  if (old.size !== undefined) end.writeUInt32LE(old.size, 12)
  if (old.start !== undefined) end.writeUInt32LE(old.start, 16)
  return Buffer.concat([zip.subarray(0, -END_BYTES), record, locator, end])
}

test('reads every field of an entry', async () => {
  const second: ZipItem = { name: 'größe.txt', content: 'stored', stored: true, mode: 0o100755 }
  const zip = zipOf(PAGE, second)
  const { entries, start } = await read(zip)
  const packed = deflateRawSync(PAGE.content ?? '').length
  expect(entries).toEqual([
    {
      name: 'index.html',
      nameCrc: crc32('index.html'),
      flags: 0x800,
      method: 8,
      crc: crc32(PAGE.content ?? ''),
      compressedSize: packed,
      size: 17,
      offset: 0,
      unixMode: 0o100644
    },
    {
      name: 'größe.txt',
      nameCrc: crc32('größe.txt'),
      flags: 0x800,
      method: 0,
      crc: crc32('stored'),
      compressedSize: 6,
      size: 6,
      offset: 40 + packed,
      unixMode: 0o100755
    }
  ])
  expect(start).toBe(directoryStart(zip))
})

test('reads names as UTF-8 regardless of flags and system, and replaces invalid bytes with U+FFFD', async () => {
  const nameIn = async (name: Buffer, maker: number, lies = {}) =>
    (await read(zipOf({ name, maker, lies }))).entries[0]?.name
  const raw = Buffer.from('größe', 'utf8')
  expect(await nameIn(raw, 0)).toBe('größe')
  for (const maker of [0, 3, 19]) expect(await nameIn(raw, maker, { flags: 0 })).toBe('größe')
  expect(await nameIn(Buffer.from('gr\x94\xe1e', 'latin1'), 0, { flags: 0 })).toContain('\ufffd')
})

test('reads file modes only from entries that a Unix system created', async () => {
  const modeOf = async (maker: number) => (await read(zipOf({ ...PAGE, maker }))).entries[0]?.unixMode
  expect([await modeOf(3), await modeOf(19), await modeOf(0), await modeOf(10)]).toEqual([
    0o100644, 0o100644, 0, 0
  ])
})

test('reads zip64 sizes and offsets only if the 32-bit fields have the maximum value', async () => {
  const [entry] = (await read(zipOf({ ...PAGE, zip64: true }))).entries
  const [plain] = (await read(zipOf(PAGE))).entries
  expect(entry).toEqual(plain)
  const zip = zipOf(PAGE)
  const unused = field(1, Buffer.alloc(8, 7))
  expect((await read(withExtra(zip, unused))).entries).toEqual([plain])
  const sizeOnly = patched(zip, directoryStart(zip) + 24, (bytes, at) => bytes.writeUInt32LE(0xffffffff, at))
  const large = Buffer.alloc(8)
  large.writeBigUInt64LE(5_000_000_000n)
  expect((await read(withExtra(sizeOnly, field(1, large)))).entries).toEqual([
    { ...plain, size: 5_000_000_000 }
  ])
})

test('reads zip64 end records', async () => {
  for (const old of [undefined, {}, { count: 0xffff }, { size: 0xffffffff }, { start: 0xffffffff }]) {
    const { entries } = await read(zip64Of(old === undefined ? {} : { old }))
    expect(entries.map(({ name }) => name)).toEqual(['index.html'])
  }
})

test('reads an end record followed by a comment and zeros', async () => {
  const zip = patched(zipOf(PAGE), -2, (bytes, at) => bytes.writeUInt16LE(3, at))
  for (const tail of ['abc', 'abc\0', `abc${'\0'.repeat(10_000)}`])
    expect(await problemOf(Buffer.concat([zip, Buffer.from(tail)]))).toBe('accepted')
})

test('reads an empty zip', async () => {
  expect(await read(zipOf())).toEqual({ entries: [], start: 0 })
})

const zip = zipOf(PAGE)
const start = directoryStart(zip)
const set16 = (at: number, value: number) => patched(zip, at, (bytes, to) => bytes.writeUInt16LE(value, to))
const set32 = (at: number, value: number) => patched(zip, at, (bytes, to) => bytes.writeUInt32LE(value, to))

test.each<[string, Buffer, RegExp]>([
  ['an empty file', Buffer.alloc(0), /it has no end record/],
  ['a zip without an end record', zip.subarray(0, -END_BYTES), /it has no end record/],
  ['a truncated end record', zip.subarray(0, -1), /it has no end record/],
  ['a truncated comment', set16(-2, 1), /is not at the end of the file/],
  ['data after the end record', Buffer.concat([zip, Buffer.from('\0x')]), /is not at the end of the file/],
  ['an end record on another disk', set16(-END_BYTES + 4, 1), /it has several parts/],
  ['a directory on another disk', set16(-END_BYTES + 6, 1), /it has several parts/],
  ['two different entry counts', set16(-END_BYTES + 8, 2), /it has several parts/],
  ['a directory that is too short', set32(-END_BYTES + 12, 5), /does not end where the end record begins/],
  [
    'a directory with a wrong offset',
    set32(-END_BYTES + 16, start + 1),
    /does not end where the end record begins/
  ],
  [
    'an entry count that is too high',
    patched(set16(-END_BYTES + 8, 2), -END_BYTES + 10, (bytes, at) => bytes.writeUInt16LE(2, at)),
    /its directory has 1 entries instead of 2/
  ],
  ['an entry with a wrong signature', set32(start, 0), /its directory is malformed/],
  ['a name that extends beyond the directory', set16(start + 28, 60_000), /its directory is malformed/],
  ['an extra field that extends beyond the directory', set16(start + 30, 1), /its directory is malformed/],
  ['a comment that extends beyond the directory', set16(start + 32, 1), /its directory is malformed/],
  [
    'a truncated extra field',
    withExtra(zip, field(9, Buffer.alloc(4)).subarray(0, -1)),
    /an extra field is malformed/
  ],
  ['a size that refers to a missing zip64 field', set32(start + 24, 0xffffffff), /zip64 field is malformed/],
  [
    'a zip64 field that is too short',
    withExtra(set32(start + 24, 0xffffffff), field(1, Buffer.alloc(7))),
    /a zip64 field is malformed/
  ],
  [
    'a zip64 number above the maximum safe integer',
    withExtra(set32(start + 24, 0xffffffff), field(1, Buffer.alloc(8, 0xff))),
    /a zip64 number is too large/
  ],
  ['a zip64 record with a wrong signature', zip64Of({ mark: 0 }), /its zip64 record is malformed/],
  ['a zip64 record with a wrong length', zip64Of({ recordBytes: 45 }), /its zip64 record is malformed/],
  [
    'a zip64 record outside of the file',
    patched(zip64Of(), -END_BYTES - 12, (bytes, at) => bytes.writeBigUInt64LE(99_999n, at)),
    /its zip64 record is malformed/
  ],
  ['two end records with different counts', zip64Of({ old: { count: 2 } }), /its two end records differ/],
  ['two end records with different sizes', zip64Of({ old: { size: 2 } }), /its two end records differ/],
  ['two end records with different offsets', zip64Of({ old: { start: 2 } }), /its two end records differ/],
  ['a wrong zip64 entry count', zip64Of({ count: 2 }), /its directory has 1 entries instead of 2/],
  ['a wrong zip64 directory offset', zip64Of({ start: 1 }), /does not end where the end record begins/],
  ['a wrong zip64 directory size', zip64Of({ size: 1 }), /does not end where the end record begins/]
])('rejects %s', async (_, bytes, reason) => {
  expect(await problemOf(bytes)).toMatch(reason)
})
