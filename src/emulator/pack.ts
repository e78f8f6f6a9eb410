import { randomUUID } from 'node:crypto'
import { readdir, rename, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { create } from 'tar'

const FCOMMENT = 0x10

/** The same files give the same bytes: entries sorted, times and owners left out. */
export async function packSite(folder: string, archive: string): Promise<void> {
  const entries = await entriesOf(folder)
  const half = `${archive}.part`
  await create({ file: half, cwd: folder, gzip: true, portable: true, mtime: new Date(0) }, entries)
  await rename(half, archive)
}

/** The same site as another object: other bytes and, as far as compression allows, as many of them. */
export async function repackSite(folder: string, archive: string, size: number): Promise<void> {
  const entries = await entriesOf(folder)
  const options = { cwd: folder, gzip: { level: 9 }, portable: true, mtime: new Date(1000) }
  const packed = await buffer(create(options, entries))
  // Several requests at once may each find the object changed.
  const half = `${archive}.${randomUUID()}.part`
  await writeFile(half, padded(packed, size))
  await rename(half, archive)
}

/** Lengthened to `size` with a comment in the gzip header, which every reader skips. */
function padded(gzip: Buffer, size: number): Buffer {
  const missing = size - gzip.length
  if (missing < 1) return gzip
  const header = Buffer.from(gzip.subarray(0, 10))
  header.writeUInt8(header.readUInt8(3) | FCOMMENT, 3)
  return Buffer.concat([header, Buffer.alloc(missing - 1, '.'), Buffer.alloc(1), gzip.subarray(10)])
}

async function entriesOf(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  return files
    .filter(file => file.isFile())
    .map(file => relative(folder, join(file.parentPath, file.name)).replaceAll(sep, '/'))
    .sort()
}
