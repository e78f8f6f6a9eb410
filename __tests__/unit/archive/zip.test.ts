import { expect, test } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import { closeSync, fstatSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Guards } from '../../../src/archive/guards.ts'
import {
  isLargeEntry,
  listZip,
  readLargeEntry,
  readSmallEntries,
  type ZipEntry
} from '../../../src/archive/zip.ts'
import type { Failure } from '../../../src/runtime/failure.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { type ZipItem, zipOf } from '../../support/tiny-archives.ts'

const MB = 1024 * 1024
const END_BYTES = 22
const PAGE: ZipItem = { name: 'index.html', content: 'Hello Hello Hello' }
const directoryStart = (zip: Buffer) => zip.readUInt32LE(zip.length - END_BYTES + 16)

/** Reads a zip as the extraction does. With `large`, reads every entry as a large entry. */
async function extract(zip: Buffer, { large = false, signal = new AbortController().signal } = {}) {
  await using folder = await tempFolder()
  const path = join(folder.path, 'a.zip')
  writeFileSync(path, zip)
  const folders: string[] = []
  const target = { guards: new Guards(), makeFolder: (name: string) => void folders.push(name), signal }
  const groups = await listZip({ path, size: zip.length }, target)
  const files: Record<string, string> = {}
  const fd = openSync(path, 'r')
  try {
    for (const group of groups) {
      const [first] = group
      if (large || (first !== undefined && isLargeEntry(first))) {
        for (const entry of group) {
          const pieces: Buffer[] = []
          await readLargeEntry(fd, entry, content => void pieces.push(Buffer.from(content)))
          files[entry.path] = Buffer.concat(pieces).toString('latin1')
        }
      } else
        for (const { path: name, content } of readSmallEntries(fd, group))
          files[name] = content.toString('latin1')
    }
  } finally {
    closeSync(fd)
  }
  return { groups, folders, files }
}

async function codeOf(zip: Buffer, options = {}): Promise<string> {
  return await extract(zip, options).then(
    () => 'accepted',
    (error: unknown) => (error as Failure).code
  )
}

function set16(zip: Buffer, at: number, value: number): Buffer {
  const copy = Buffer.from(zip)
  copy.writeUInt16LE(value, at)
  return copy
}

const items: ZipItem[] = [
  PAGE,
  { name: 'folder/' },
  { name: 'folder/stored.txt', content: 'as it is', stored: true },
  { name: 'empty.txt' },
  { name: 'empty-stored.txt', stored: true },
  { name: 'deep/folder/größe.html', content: 'x'.repeat(100_000) }
]

test.each([false, true])('extracts files and folders (every file as a large entry: %s)', async large => {
  const { files, folders } = await extract(zipOf(...items), { large })
  expect(files).toEqual(
    Object.fromEntries(
      items.filter(({ name }) => !String(name).endsWith('/')).map(({ name, content = '' }) => [name, content])
    )
  )
  expect(folders).toEqual(['folder', 'deep', 'deep/folder'])
})

test('extracts entries in the order of their offsets, and limits each entry to the bytes before the next', async () => {
  const zip = zipOf({ ...PAGE, name: 'a.txt' }, { ...PAGE, name: 'b.txt' })
  const start = directoryStart(zip)
  const end = zip.length - END_BYTES
  const half = (end - start) / 2
  // The directory lists the entries in reverse order.
  const swapped = Buffer.concat([
    zip.subarray(0, start),
    zip.subarray(start + half, end),
    zip.subarray(start, start + half),
    zip.subarray(end)
  ])
  const { groups } = await extract(swapped)
  expect(groups.flat().map(({ path, offset, limit }) => [path, offset, limit])).toEqual([
    ['a.txt', 0, start / 2],
    ['b.txt', start / 2, start]
  ])
})

test('extracts an entry without reading the unused bytes after it', async () => {
  const zip = zipOf(PAGE)
  const start = directoryStart(zip)
  const padded = Buffer.concat([zip.subarray(0, start), Buffer.alloc(MB), zip.subarray(start)])
  padded.writeUInt32LE(start + MB, padded.length - END_BYTES + 16)
  const { files, groups } = await extract(padded)
  expect(files).toEqual({ [String(PAGE.name)]: PAGE.content })
  // The limit includes the longest possible local header, which takes 128 kB.
  expect(groups[0]?.[0]?.limit).toBeLessThan(0.2 * MB)
})

test('extracts groups of up to 1,000 entries and two megabytes', async () => {
  const small = Array.from({ length: 1001 }, (_, i) => ({ name: `${i}.html`, content: 'x' }))
  const sizes = async (zip: Buffer) => (await extract(zip)).groups.map(group => group.length)
  expect(await sizes(zipOf(...small))).toEqual([1000, 1])
  expect(await sizes(zipOf(...small.slice(0, 1000)))).toEqual([1000])
  const bytes = (name: string, size: number) => ({ name, content: randomBytes(size), stored: true })
  // With its header of 31 bytes, an entry of `MB - 31` bytes takes half of the two megabytes.
  expect(await sizes(zipOf(bytes('a', MB - 31), bytes('b', MB - 31), bytes('c', 1)))).toEqual([2, 1])
  expect(await sizes(zipOf(bytes('a', MB - 31), bytes('b', MB - 30)))).toEqual([1, 1])
  expect(await sizes(zipOf(bytes('a', 3 * MB), bytes('b', 1)))).toEqual([1, 1])
})

test('extracts an entry with at least 16 MiB of compressed or uncompressed data separately', async () => {
  const zeros = Buffer.alloc(16 * MB)
  const entry = { path: 'a', nameCrc: 0, flags: 0, isDeflated: true, crc: 0, offset: 0, limit: 0 }
  expect(isLargeEntry({ ...entry, compressedSize: 1, size: 16 * MB })).toBe(true)
  expect(isLargeEntry({ ...entry, compressedSize: 16 * MB, size: 1 })).toBe(true)
  expect(isLargeEntry({ ...entry, compressedSize: 16 * MB - 1, size: 16 * MB - 1 })).toBe(false)
  const random = randomBytes(MB)
  const zip = zipOf(
    { name: 'a', content: 'a' },
    { name: 'large', content: Buffer.concat([random, zeros]) },
    { name: 'b', content: 'b' },
    { name: 'c', content: 'c' }
  )
  const { groups, files } = await extract(zip)
  expect(groups.map(group => group.map(({ path }) => path))).toEqual([['a'], ['large'], ['b', 'c']])
  expect(files['large']).toBe(Buffer.concat([random, zeros]).toString('latin1'))
})

test('accepts different UTF-8 flags in the two headers only for an ASCII name', async () => {
  expect(await codeOf(set16(zipOf(PAGE), 6, 0))).toBe('accepted')
  expect(await codeOf(set16(zipOf({ ...PAGE, name: 'größe' }), 6, 0))).toBe('archive-corrupt')
  // The flags for compression options may differ between the two headers.
  expect(await codeOf(set16(zipOf(PAGE), 6, 0x0802))).toBe('accepted')
})

const zip = zipOf(PAGE, { name: 'b.txt', content: 'b' })
const second = 30 + 'index.html'.length + zip.readUInt32LE(18)

test.each<[string, Buffer, string]>([
  ['an encrypted entry', zipOf({ ...PAGE, lies: { flags: 0x801 } }), 'entry-encrypted'],
  ['a strongly encrypted entry', zipOf({ ...PAGE, lies: { flags: 0x840 } }), 'entry-encrypted'],
  ['encrypted headers', zipOf({ ...PAGE, lies: { flags: 0x2800 } }), 'entry-encrypted'],
  ['patch data', zipOf({ ...PAGE, lies: { flags: 0x820 } }), 'entry-compression-unknown'],
  ['an unknown compression method', zipOf({ ...PAGE, lies: { method: 9 } }), 'entry-compression-unknown'],
  ['different sizes of stored data', zipOf({ ...PAGE, stored: true, lies: { size: 16 } }), 'entry-checksum'],
  ['a folder with content', zipOf(PAGE, { name: 'folder/', content: 'x' }), 'archive-corrupt'],
  ['a link', zipOf({ ...PAGE, mode: 0o120777 }), 'entry-is-link'],
  ['a device', zipOf({ ...PAGE, mode: 0o060644 }), 'entry-is-special'],
  ['a wrong CRC', zipOf({ ...PAGE, lies: { crc: 1 } }), 'entry-checksum'],
  ['a stored file with a wrong CRC', zipOf({ ...PAGE, stored: true, lies: { crc: 1 } }), 'entry-checksum'],
  ['a size that is too small', zipOf({ ...PAGE, lies: { size: 16 } }), 'entry-checksum'],
  ['a size that is too large', zipOf({ ...PAGE, lies: { size: 18 } }), 'entry-checksum'],
  ['truncated compressed data', zipOf({ ...PAGE, lies: { packedSize: 3 } }), 'entry-checksum'],
  [
    'an offset inside another entry',
    zipOf(PAGE, { name: 'b', content: 'b', lies: { offset: 10 } }),
    'entry-overlap'
  ],
  [
    'an offset inside the header of another entry',
    zipOf({ ...PAGE, lies: { packedSize: 3 } }, { name: 'b', content: 'b', lies: { offset: 10 } }),
    'entry-overlap'
  ],
  [
    'an entry that extends into the next entry',
    zipOf({ ...PAGE, lies: { packedSize: second } }, { name: 'b' }),
    'entry-overlap'
  ],
  [
    'an entry that extends into the directory',
    zipOf({ ...PAGE, lies: { packedSize: second } }),
    'entry-overlap'
  ],
  ['a local header without its signature', set16(zip, 0, 0), 'entry-overlap'],
  ['a local name that extends beyond the entry', set16(zip, 26, 60_000), 'entry-overlap'],
  ['a local extra field that extends beyond the entry', set16(zip, 28, 1), 'entry-overlap'],
  ['a different name in the local header', set16(zip, 30, 0x4141), 'archive-corrupt'],
  ['a different compression method in the local header', set16(zip, 8, 0), 'archive-corrupt'],
  ['a different encryption flag in the local header', set16(zip, 6, 0x801), 'archive-corrupt']
])('rejects %s', async (_, bytes, code) => {
  expect(await codeOf(bytes)).toBe(code)
  expect(await codeOf(bytes, { large: true })).toBe(code)
})

test('stops before the next entry when the run is aborted', async () => {
  const signal = AbortSignal.abort(new Error('stopped'))
  await expect(extract(zip, { signal })).rejects.toThrow('stopped')
})

test('keeps the file open for the caller if an entry is longer than declared', async () => {
  await using folder = await tempFolder()
  const path = join(folder.path, 'a.zip')
  const zip = zipOf({
    name: 'index.html',
    content: randomBytes(8 * MB).toString('base64'),
    lies: { size: MB }
  })
  writeFileSync(path, zip)
  const target = { guards: new Guards(), makeFolder: () => undefined, signal: new AbortController().signal }
  const [entry] = (await listZip({ path, size: zip.length }, target)).flat()
  const fd = openSync(path, 'r')
  try {
    let taken = 0
    const end = readLargeEntry(fd, entry as ZipEntry, content => (taken += content.length))
    await expect(end).rejects.toMatchObject({ code: 'entry-checksum' })
    expect(taken).toBeLessThanOrEqual(MB)
    // A destroyed stream would close the file only after a delay, so the test waits.
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(fstatSync(fd).size).toBe(zip.length)
  } finally {
    closeSync(fd)
  }
})
