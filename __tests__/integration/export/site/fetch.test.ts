import { expect, test } from '@jest/globals'
import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fetchArchive } from '../../../../src/export/fetch.ts'
import { Link } from '../../../../src/export/link.ts'
import { AgentHttp } from '../../../../src/runtime/http.ts'
import { issuing, NoWaitClock } from '../../../support/downloading.ts'
import { MemoryLog } from '../../../support/memory-log.ts'
import { serve, startStore } from '../../../support/scripted-store.ts'
import { tempFolder } from '../../../support/temp-folder.ts'
import { tarGzOf } from '../../../support/tiny-archives.ts'

/** Downloads and extracts an archive from a real store. */
async function fetch(bytes: Buffer, folder: string, { keepArchive }: { keepArchive: boolean }) {
  await using store = await startStore((request, response) =>
    serve(request, response, { bytes, etag: `"${hash('md5', bytes)}"` })
  )
  using http = new AgentHttp('test')
  const clock = new NoWaitClock()
  const { signal } = new AbortController()
  const context = { http, clock, log: new MemoryLog(), random: () => 0.5, signal }
  const link = await Link.request(
    {
      jobId: 'job-1',
      service: issuing([{ url: store.url }], clock),
      baseUrl: new URL(store.url),
      pollIntervalMs: 1000,
      maskUrl: true,
      waitForJob: () => Promise.resolve(),
      publish: () => undefined
    },
    context
  )
  const about = { domain: undefined, jobId: 'job-1', version: undefined, pageCount: undefined }
  const review = { check: 'off' as const, basePath: '/', checkIgnore: [], maxPageDrop: 1, outputDir: folder }
  return await fetchArchive(
    { link, folder, name: 'docs', extract: true, keepArchive, about, review, previous: undefined },
    context
  )
}

const REFUSED = [
  { name: 'index.html', content: 'x' },
  { name: '../evil.html', content: 'x' }
]

test('removes an archive that is refused', async () => {
  await using folder = await tempFolder()
  await expect(fetch(await tarGzOf(...REFUSED), folder.path, { keepArchive: false })).rejects.toMatchObject({
    code: 'entry-path-parent'
  })
  expect(await readdir(folder.path)).toEqual([])
})

test('keeps an archive that is refused when it is delivered too', async () => {
  await using folder = await tempFolder()
  const bytes = await tarGzOf(...REFUSED)
  const { archive, siteProblem } = await fetch(bytes, folder.path, { keepArchive: true })
  expect(siteProblem).toMatchObject({ code: 'entry-path-parent' })
  expect(await readFile(archive.path)).toEqual(bytes)
  expect(await readdir(folder.path)).toEqual(['docs.tar.gz'])
})

test.each([true, false])(
  'fails without an HTML page, whether the archive is delivered too (%p) or not',
  async keepArchive => {
    await using folder = await tempFolder()
    const bytes = await tarGzOf({ name: 'style.css', content: 'x' })
    await expect(fetch(bytes, folder.path, { keepArchive })).rejects.toMatchObject({
      code: 'archive-without-pages'
    })
    expect(await readdir(folder.path)).toEqual([])
  }
)

test('keeps the site of an earlier run when the new archive is refused', async () => {
  await using folder = await tempFolder()
  await fetch(await tarGzOf({ name: 'index.html', content: 'old' }), folder.path, { keepArchive: false })
  await expect(fetch(await tarGzOf(...REFUSED), folder.path, { keepArchive: false })).rejects.toThrow()
  expect(await readFile(join(folder.path, 'site/index.html'), 'utf8')).toBe('old')
  expect((await readdir(folder.path)).sort()).toEqual(['manifest.json', 'site'])
})
