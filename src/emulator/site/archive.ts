import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { create } from 'tar'

/** Packs a reproducible archive: entries are sorted and have no times or owners, so equal files give equal bytes. */
export async function packSite(folder: string, archive: string): Promise<void> {
  const entries = await listFiles(folder)
  const partial = `${archive}.part`
  await create({ file: partial, cwd: folder, gzip: true, portable: true, mtime: new Date(0) }, entries)
  await rename(partial, archive)
}

/** Increments the gzip timestamp, which changes the bytes of the archive, but not its size or its files. */
export async function replaceArchive(archive: string): Promise<void> {
  const gzip = await readFile(archive)
  gzip.writeUInt32LE(gzip.readUInt32LE(4) + 1, 4)
  // The name is unique, because several requests can replace the archive at the same time.
  const partial = `${archive}.${randomUUID()}.part`
  await writeFile(partial, gzip)
  await rename(partial, archive)
}

async function listFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  return files
    .filter(file => file.isFile())
    .map(file => relative(folder, join(file.parentPath, file.name)).replaceAll(sep, '/'))
    .sort()
}
