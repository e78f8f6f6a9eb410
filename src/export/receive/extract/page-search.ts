import { closeSync, createReadStream, openSync } from 'node:fs'
import { FAILURES } from '../../../failures/index.ts'
import { Failure } from '../../../runtime/failure.ts'
import type { Archive } from '../archive/write-archive.ts'
import { countsAsPage } from '../../../site/pages/pages.ts'
import { type EntryKind, Guards, isDamage } from './formats/guards.ts'
import { isLargeEntry, listZip, readLargeEntry, readSmallEntries } from './formats/zip.ts'
import { readDirectory } from './formats/zip-directory.ts'
import { CHUNK_BYTES, TarStream } from './tar.ts'

/**
 * Refuses an archive that no delivery may pass on although nothing is extracted: one without an HTML page, or that is
 * damaged. What an extraction would refuse for another reason can be delivered as it is, for inspection.
 */
export async function requirePage(archive: Archive, signal: AbortSignal): Promise<void> {
  const found = { page: false }
  const { advice } = FAILURES['archive-without-pages']
  try {
    if (archive.format === 'zip') await readZip(archive, found, signal)
    else await readTar(archive, found, signal)
  } catch (problem) {
    signal.throwIfAborted()
    if (!(problem instanceof Failure) || isDamage(problem)) throw problem
    if (!found.page) throw new Failure(problem.code, problem.message, { advice, cause: problem })
  }
  if (!found.page)
    throw new Failure(
      'archive-without-pages',
      'The archive contains no HTML page. It was removed, and nothing was delivered.'
    )
}

async function readZip(archive: Archive, found: { page: boolean }, signal: AbortSignal): Promise<void> {
  const guards = new Guards()
  const fd = openSync(archive.path, 'r')
  try {
    // All of it, whatever is refused in the middle.
    for (const { name } of readDirectory(fd, archive.size)) found.page ||= countsAsPage({ path: name })
    const groups = await listZip(archive, {
      guards: {
        admit: name => ({ path: name, newFolders: [] }),
        allowExpansion: (extracted, read) => guards.allowExpansion(extracted, read)
      },
      makeFolder: () => undefined,
      signal
    })
    for (const entries of groups) {
      const [first] = entries
      if (first !== undefined && isLargeEntry(first)) await readLargeEntry(fd, first, () => undefined)
      // The checksums are compared on the way.
      else for (const _entry of readSmallEntries(fd, entries)) signal.throwIfAborted()
      await new Promise(setImmediate)
    }
  } finally {
    closeSync(fd)
  }
}

async function readTar(
  { path, format }: Archive,
  found: { page: boolean },
  signal: AbortSignal
): Promise<void> {
  const handler = {
    entry: (name: string, kind: EntryKind) =>
      (found.page ||= kind === 'file' && countsAsPage({ path: name })),
    content: () => undefined,
    endFile: () => undefined
  }
  const tar = new TarStream(handler, { isGzip: format === 'tar.gz', guards: new Guards(), signal })
  const pieces = createReadStream(path, { signal, highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>
  for await (const piece of pieces) await tar.write(piece)
  await tar.end()
}
