import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** Content and hash of all entries below a folder, by path with forward slashes. */
export type FolderContents = Map<string, { sha256: string; content: Buffer }>

export async function readFolder(folder: string): Promise<FolderContents> {
  const found: FolderContents = new Map()
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).replaceAll(sep, '/')
    // Includes folders, because an empty folder is also a leftover.
    const content = entry.isDirectory() ? Buffer.alloc(0) : await readFile(path)
    found.set(entry.isDirectory() ? `${name}/` : name, {
      sha256: createHash('sha256').update(content).digest('hex'),
      content
    })
  }
  return found
}
