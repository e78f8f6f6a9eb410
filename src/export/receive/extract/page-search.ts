import { closeSync, createReadStream, openSync } from 'node:fs'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { FAILURES } from '../../../failures/index.ts'
import { Failure } from '../../../runtime/failure.ts'
import type { Archive } from '../archive/write-archive.ts'
import { countsAsPage } from '../../../site/pages.ts'
import { corrupt, Guards, isDamage } from './formats/guards.ts'
import { TarReader } from './formats/tar-reader.ts'
import { isLargeEntry, listZip, readLargeEntry, readSmallEntries } from './formats/zip.ts'
import { readDirectory } from './formats/zip-directory.ts'

/** zlib is twice as fast with pieces of this size as with its own default. */
const CHUNK_BYTES = 1024 * 1024

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
  const reader = new TarReader({
    entry: (name, kind) => (found.page ||= kind === 'file' && countsAsPage({ path: name })),
    content: () => undefined,
    endFile: () => undefined
  })
  const guards = new Guards()
  let extracted = 0
  const source = createReadStream(path, { signal, highWaterMark: CHUNK_BYTES })
  const isGzip = format === 'tar.gz'
  const content: Readable = isGzip
    ? pipeline(source, createGunzip({ chunkSize: CHUNK_BYTES }), () => undefined)
    : source
  try {
    for await (const bytes of content as AsyncIterable<Buffer>) {
      extracted += bytes.length
      guards.allowExpansion(extracted, source.bytesRead)
      reader.write(bytes)
    }
  } catch (error) {
    const isZlibError = String((error as NodeJS.ErrnoException).code).startsWith('Z_')
    throw isZlibError ? corrupt((error as Error).message, error) : error
  }
  reader.end({ isKnownComplete: isGzip })
}
