import { closeSync, createReadStream, openSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { Failure } from '../../runtime/failure.ts'
import { createDecompressor } from '../archive/format.ts'
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

async function tarHasPage({ path, size, format }: Archive, signal: AbortSignal): Promise<boolean> {
  const found = { page: false }
  const reader = new TarReader({
    entry: (name, kind) => (found.page ||= kind === 'file' && countsAsPage({ path: name })),
    content: () => undefined,
    endFile: () => undefined
  })
  const guards = new Guards()
  let extracted = 0
  // Node's zstd decompressor stops at the end of a frame. The rest of the bytes needs a new one.
  for (let start = 0; start < size;) {
    const source = createReadStream(path, { start, signal })
    const content = decompress(source, format)
    try {
      for await (const bytes of content as AsyncIterable<Buffer>) {
        extracted += bytes.length
        guards.allowExpansion(extracted, start + source.bytesRead)
        reader.write(bytes)
        if (found.page) return true
      }
    } finally {
      content.destroy()
      source.destroy()
    }
    start = 'bytesWritten' in content && format === 'tar.zst' ? start + Number(content.bytesWritten) : size
  }
  reader.end({ isKnownComplete: format === 'tar.gz' })
  return false
}

function decompress(source: Readable, format: Archive['format']): Readable {
  if (format === 'tar' || format === 'zip') return source
  const decompressor = createDecompressor(format)
  source.on('error', error => decompressor.destroy(error))
  return source.pipe(decompressor)
}
