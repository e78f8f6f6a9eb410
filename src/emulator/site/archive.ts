import { randomUUID } from 'node:crypto'
import { readdir, rename, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { create } from 'tar'

const FCOMMENT = 0x10

/** Reproducible: the same files give the same bytes. Entries are sorted and have no times or owners. */
export async function packSite(folder: string, archive: string): Promise<void> {
  const entries = await listFiles(folder)
  const partial = `${archive}.part`
  await create({ file: partial, cwd: folder, gzip: true, portable: true, mtime: new Date(0) }, entries)
  await rename(partial, archive)
}

/** Replaces the archive with other bytes for the same site, of the same size where compression allows it. */
export async function repackSite(folder: string, archive: string, size: number): Promise<void> {
  const entries = await listFiles(folder)
  const options = { cwd: folder, gzip: { level: 9 }, portable: true, mtime: new Date(1000) }
  const packed = await buffer(create(options, entries))
  // Several requests can replace the object at the same time.
  const partial = `${archive}.${randomUUID()}.part`
  await writeFile(partial, padGzip(packed, size))
  await rename(partial, archive)
}

/** Pads to `size` with a comment in the gzip header, which decompressors skip. */
function padGzip(gzip: Buffer, size: number): Buffer {
  const missing = size - gzip.length
  if (missing < 1) return gzip
  const header = Buffer.from(gzip.subarray(0, 10))
  header.writeUInt8(header.readUInt8(3) | FCOMMENT, 3)
  return Buffer.concat([header, Buffer.alloc(missing - 1, '.'), Buffer.alloc(1), gzip.subarray(10)])
}

async function listFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  return files
    .filter(file => file.isFile())
    .map(file => relative(folder, join(file.parentPath, file.name)).replaceAll(sep, '/'))
    .sort()
}
