import { closeSync, createReadStream, openSync } from 'node:fs'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Failure } from '../../runtime/failure.ts'
import type { Archive } from '../archive/write-archive.ts'
import { countsAsPage } from '../../site/pages.ts'
import { Guards } from './formats/guards.ts'
import { TarReader } from './formats/tar-reader.ts'
import { readDirectory } from './formats/zip-directory.ts'

/**
 * Refuses an archive without an HTML page, which no delivery may pass on. Reads until the first page, so it costs little
 * for a real site. A damaged archive passes: it is delivered as it is, for inspection.
 */
export async function requirePage(archive: Archive, signal: AbortSignal): Promise<void> {
  let hasPage: boolean
  try {
    hasPage = archive.format === 'zip' ? zipHasPage(archive, signal) : await tarHasPage(archive, signal)
  } catch {
    signal.throwIfAborted()
    return
  }
  if (!hasPage) {
    throw new Failure(
      'archive-without-pages',
      'The archive contains no HTML page. It was removed, and nothing was delivered.'
    )
  }
}

function zipHasPage({ path, size }: Archive, signal: AbortSignal): boolean {
  const fd = openSync(path, 'r')
  try {
    for (const { name } of readDirectory(fd, size)) {
      if (countsAsPage({ path: name })) return true
      signal.throwIfAborted()
    }
    return false
  } finally {
    closeSync(fd)
  }
}

async function tarHasPage({ path, format }: Archive, signal: AbortSignal): Promise<boolean> {
  const found = { page: false }
  const reader = new TarReader({
    entry: (name, kind) => (found.page ||= kind === 'file' && countsAsPage({ path: name })),
    content: () => undefined,
    endFile: () => undefined
  })
  const guards = new Guards()
  let extracted = 0
  const source = createReadStream(path, { signal })
  const isGzip = format === 'tar.gz'
  const content: Readable = isGzip ? pipeline(source, createGunzip(), () => undefined) : source
  for await (const bytes of content as AsyncIterable<Buffer>) {
    extracted += bytes.length
    guards.allowExpansion(extracted, source.bytesRead)
    reader.write(bytes)
    if (found.page) return true
  }
  reader.end({ isKnownComplete: isGzip })
  return false
}
