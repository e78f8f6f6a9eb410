import { expect, test } from '@jest/globals'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Extraction } from '../../../src/export/extract/extraction.ts'
import { systemClock } from '../../../src/runtime/clock.ts'
import { MemoryLog } from '../../support/memory-log.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { zipOf } from '../../support/tiny-archives.ts'

/** 4 MB when extracted, and one group of a few kilobytes in the archive. */
const pages = Array.from({ length: 40 }, (_, i) => ({
  name: `page-${i}.html`,
  content: `<p id=p${i}>${'text '.repeat(20_000)}</p>`
}))

test('the extraction of a zip ends with the reason of the abort, and removes what it wrote', async () => {
  await using folder = await tempFolder()
  const path = join(folder.path, 'docs.zip')
  const bytes = zipOf(...pages)
  await writeFile(path, bytes)
  const abort = new AbortController()
  const context = { log: new MemoryLog(), clock: systemClock, signal: abort.signal }
  {
    await using extraction = new Extraction(folder.path, context, { isReviewed: true })
    await extraction.begin(bytes.length, 'zip')
    await extraction.write(bytes)
    const completed = extraction.complete({ path, size: bytes.length, sha256: '', format: 'zip' })
    setImmediate(() => abort.abort(new Error('timed out')))
    await expect(completed).rejects.toThrow('timed out')
  }
  expect(await readdir(folder.path)).toEqual(['docs.zip'])
})

test('an abort ends the checks while they run', async () => {
  await using folder = await tempFolder()
  const images = Array.from({ length: 100_000 }, (_, i) => `<img src=/docs/${i}/x>`)
  const bytes = zipOf({ name: 'index.html', content: images.join('') })
  const path = join(folder.path, 'docs.zip')
  await writeFile(path, bytes)
  const abort = new AbortController()
  const context = { log: new MemoryLog(), clock: systemClock, signal: abort.signal }
  // Each image is compared with each pattern, which takes far longer than the limit below.
  const ignore = Array.from({ length: 500 }, (_, i) => `/**/api-${i}/**`)
  let aborted = 0
  {
    await using extraction = new Extraction(folder.path, context, { isReviewed: true })
    await extraction.begin(bytes.length, 'zip')
    await extraction.write(bytes)
    await extraction.complete({ path, size: bytes.length, sha256: '', format: 'zip' })
    const completed = extraction.review({ domain: undefined, basePath: '/', ignore })
    setTimeout(() => {
      aborted = performance.now()
      abort.abort(new Error('timed out'))
    }, 2000)
    await expect(completed).rejects.toThrow('timed out')
  }
  expect(performance.now() - aborted).toBeLessThan(10_000)
  expect(await readdir(folder.path)).toEqual(['docs.zip'])
}, 120_000)
