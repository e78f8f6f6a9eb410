import { expect, test } from '@jest/globals'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Extraction } from '../../../src/export/receive/extract/extraction.ts'
import { systemClock } from '../../../src/runtime/time/clock.ts'
import { MemoryLog } from '../../support/memory-log.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { zipOf } from '../../support/tiny-archives.ts'

type Archive = Parameters<Extraction['complete']>[0]

/** Pages with 4 MB in total, but only a few kilobytes when compressed, so the zip reader reads them as one group. */
const pages = Array.from({ length: 40 }, (_, i) => ({
  name: `page-${i}.html`,
  content: `<p id=p${i}>${'text '.repeat(20_000)}</p>`
}))

/** Expects `run` to fail because of the abort, and only the archive to remain. */
async function expectAborted(
  bytes: Buffer,
  run: (extraction: Extraction, archive: Archive, abort: () => void) => Promise<unknown>
): Promise<void> {
  await using folder = await tempFolder()
  const path = join(folder.path, 'docs.zip')
  await writeFile(path, bytes)
  const abort = new AbortController()
  const context = { log: new MemoryLog(), clock: systemClock, signal: abort.signal }
  {
    await using extraction = new Extraction(folder.path, context, { isReviewed: true })
    await extraction.begin(bytes.length, 'zip')
    await extraction.write(bytes)
    const archive: Archive = { path, size: bytes.length, sha256: '', format: 'zip' }
    const running = run(extraction, archive, () => abort.abort(new Error('timed out')))
    await expect(running).rejects.toThrow('timed out')
  }
  expect(await readdir(folder.path)).toEqual(['docs.zip'])
}

test('an aborted zip extraction fails with the abort reason, and removes the extracted files', async () => {
  await expectAborted(zipOf(...pages), async (extraction, archive, abort) => {
    setImmediate(abort)
    return await extraction.complete(archive)
  })
})

test('an abort ends the checks while they run', async () => {
  const images = Array.from({ length: 100_000 }, (_, i) => `<img src=/docs/${i}/x>`)
  // Comparing each image with each pattern takes far longer than the limit below.
  const ignore = Array.from({ length: 500 }, (_, i) => `/**/api-${i}/**`)
  let aborted = 0
  const bytes = zipOf({ name: 'index.html', content: images.join('') })
  await expectAborted(bytes, async (extraction, archive, abort) => {
    await extraction.complete(archive)
    setTimeout(() => {
      aborted = performance.now()
      abort()
    }, 2000)
    return await extraction.review({ domain: undefined, basePath: '/', ignore })
  })
  expect(performance.now() - aborted).toBeLessThan(10_000)
}, 120_000)
