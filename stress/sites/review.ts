import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pack } from 'tar-stream'
import { Extraction } from '../../src/export/receive/extract/extraction.ts'
import type { Finding } from '../../src/review/checks/findings.ts'
import { systemClock } from '../../src/runtime/time/clock.ts'
import { MemoryLog } from '../../__tests__/support/memory-log.ts'
import type { StressSite } from './site.ts'

const LARGE_ARCHIVE = 1e9

/**
 * Extracts and reviews a site as the action does, in this thread or in writer threads. `paths` determines the order of
 * the files in the archive.
 */
export async function reviewedFindings(
  { read }: StressSite,
  paths: readonly string[],
  useThreads: boolean
): Promise<Finding[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stress-sites-'))
  const context = { log: new MemoryLog(), clock: systemClock, signal: new AbortController().signal }
  await using extraction = new Extraction(folder, context, { isReviewed: true })
  try {
    await extraction.begin(useThreads ? LARGE_ARCHIVE : 0, 'tar')
    let size = 0
    for await (const chunk of tarOf(read, paths)) {
      size += chunk.length
      await extraction.write(chunk)
    }
    const path = join(folder, 'archive')
    writeFileSync(path, '')
    await extraction.complete({ path, size, sha256: '', format: 'tar' })
    return (await extraction.review({ domain: undefined, basePath: '/', ignore: [] })).findings
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const GROUP_BYTES = 4_000_000
/** Size of the two empty blocks at the end of a tar. */
const END_BYTES = 1024

async function* tarOf(read: StressSite['read'], paths: readonly string[]): AsyncGenerator<Buffer> {
  let tar = pack()
  let bytes = 0
  for (const name of paths) {
    const content = read(name)
    tar.entry({ name }, content)
    bytes += content.length
    if (bytes < GROUP_BYTES) continue
    tar.finalize()
    yield (await buffer(tar as AsyncIterable<Uint8Array>)).subarray(0, -END_BYTES)
    tar = pack()
    bytes = 0
  }
  tar.finalize()
  yield await buffer(tar as AsyncIterable<Uint8Array>)
}
