import { hash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { recognizeFormat } from '../../src/archive/format.ts'
import { Extraction } from '../../src/export/receive/extract/extraction.ts'
import { systemClock } from '../../src/runtime/time/clock.ts'
import { MemoryLog } from './memory-log.ts'
import { tempFolder } from './temp-folder.ts'

/** Archive size that is large enough for an extraction in threads. */
export const WITH_THREADS = 100e6

/** Creates a temporary folder that must contain only the archive at the end of the test. */
async function emptiedFolder() {
  const { path, [Symbol.asyncDispose]: remove } = await tempFolder()
  return {
    path,
    [Symbol.asyncDispose]: async () => {
      const left = (await readdir(path)).filter(name => name !== 'archive')
      await remove()
      if (left.length > 0) throw new Error(`These files were left behind: ${left.join(', ')}`)
    }
  }
}

/**
 * Passes an archive to the extraction as the download does, in pieces of a megabyte, and returns the resulting tree.
 * `announcedSize` decides whether the extraction uses threads.
 */
export async function extract<T = undefined>(
  bytes: Buffer,
  {
    signal = new AbortController().signal,
    announcedSize = bytes.length,
    isReviewed = false
  }: { signal?: AbortSignal; announcedSize?: number; isReviewed?: boolean } = {},
  look?: (extraction: Extraction) => Promise<T>
) {
  await using folder = await emptiedFolder()
  const path = join(folder.path, 'archive')
  await writeFile(path, bytes)
  const format = await recognizeFormat(bytes)
  await using extraction = new Extraction(
    folder.path,
    { log: new MemoryLog(), clock: systemClock, signal },
    { isReviewed }
  )
  await extraction.begin(announcedSize, format)
  for (let start = 0; start < bytes.length; start += 1024 * 1024) {
    await extraction.write(bytes.subarray(start, start + 1024 * 1024))
  }
  await extraction.complete({ path, size: bytes.length, sha256: '', format })
  const tree = await treeOf(extraction.sitePath)
  return { tree, seen: await look?.(extraction) }
}

/** Returns the SHA-256 of every file below a folder, sorted by path. */
export async function treeOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => !entry.isDirectory()).map(entry => join(entry.parentPath, entry.name))
  const tree: Record<string, string> = {}
  for (const file of files.sort()) {
    tree[relative(folder, file).split(sep).join('/')] = hash('sha256', await readFile(file))
  }
  return tree
}
