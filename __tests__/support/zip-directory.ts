import { closeSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DirectoryEntry, readDirectory } from '../../src/archive/zip-directory.ts'
import { tempFolder } from './temp-folder.ts'

export async function readZipDirectory(zip: Buffer): Promise<{ entries: DirectoryEntry[]; start: number }> {
  await using folder = await tempFolder()
  const path = join(folder.path, 'a.zip')
  writeFileSync(path, zip)
  const fd = openSync(path, 'r')
  try {
    const entries: DirectoryEntry[] = []
    const directory = readDirectory(fd, zip.length)
    for (;;) {
      const { value, done } = directory.next()
      if (done === true) return { entries, start: value.start }
      entries.push(value)
    }
  } finally {
    closeSync(fd)
  }
}
