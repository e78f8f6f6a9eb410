import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { errorOf, FileWriter, makeSiteFolder, type WrittenFile } from './writers/file-writer.ts'

/** Files between two points where a timeout or a signal can end the work. */
const BATCH = 500

/** Writes files that are not in the archive, and whose paths are not in use, into the folder of the site. */
export async function writeAddedFiles(
  root: string,
  added: readonly { path: string; text: string }[],
  signal: AbortSignal
): Promise<WrittenFile[]> {
  const writer = new FileWriter(root, undefined)
  const folders = new Set<string>()
  const written: WrittenFile[] = []
  for (let start = 0; start < added.length; start += BATCH) {
    const batch = added.slice(start, start + BATCH)
    for (const { path } of batch) makeFolders(root, path, folders)
    const contents = batch.map(({ text }) => Buffer.from(text))
    let end = 0
    const parts = batch.map(({ path }, i) => {
      const from = end
      end += contents[i]?.length ?? 0
      return { path, start: from, end, isFirst: true, isLast: true }
    })
    const { files, problem } = await writer.perform({ kind: 'files', bytes: Buffer.concat(contents), parts })
    if (problem !== undefined) throw errorOf(problem)
    written.push(...files)
    await setImmediate()
    signal.throwIfAborted()
  }
  return written
}

function makeFolders(root: string, path: string, known: Set<string>): void {
  for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
    const folder = path.slice(0, end)
    if (known.has(folder)) continue
    known.add(folder)
    if (!existsSync(join(root, folder))) makeSiteFolder(root, folder)
  }
}
