import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { FileWriter, makeSiteFolder, type WrittenFile } from './writers/file-writer.ts'

/** Number of files to write before the next check for a timeout or a signal. */
const BATCH = 500

export type AddedFile = Pick<WrittenFile, 'path' | 'redirect'> & { text: string }

export async function writeAddedFiles(
  root: string,
  added: readonly AddedFile[],
  signal: AbortSignal
): Promise<WrittenFile[]> {
  const writer = new FileWriter(root, undefined)
  const written: WrittenFile[] = []
  for (const { path, text, ...about } of added) {
    makeFolders(root, posix.dirname(path))
    written.push({ ...writer.writeFile(path, Buffer.from(text)), ...about })
    if (written.length % BATCH !== 0) continue
    await setImmediate()
    signal.throwIfAborted()
  }
  return written
}

function makeFolders(root: string, folder: string): void {
  if (existsSync(join(root, folder))) return
  makeFolders(root, posix.dirname(folder))
  makeSiteFolder(root, folder)
}
