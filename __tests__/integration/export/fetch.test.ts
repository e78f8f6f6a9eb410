import { expect, test } from '@jest/globals'
import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { type Fetch, fetchArchive } from '../../../src/export/fetch.ts'
import { AgentHttp } from '../../../src/runtime/http/agent-http.ts'
import { NoWaitClock, requestLink } from '../../support/downloading.ts'
import { MemoryLog } from '../../support/memory-log.ts'
import { serve, startStore } from '../../../stand-ins/s3/scripted-store.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { tarGzOf, tarOf, zipOf } from '../../support/tiny-archives.ts'

const page = { name: 'index.html', content: '<!doctype html><title>Docs</title>' }
const REFUSED = [page, { name: '../outside.html', content: 'x' }]

async function fetchFrom(bytes: Buffer, folder: string, options: Pick<Fetch, 'extract' | 'keepArchive'>) {
  await using store = await startStore((request, response) =>
    serve(request, response, { bytes, etag: '"one"' })
  )
  using http = new AgentHttp('test')
  const { signal } = new AbortController()
  const context = { http, clock: new NoWaitClock(), log: new MemoryLog(), random: () => 0.5, signal }
  const { link } = await requestLink([{ url: store.url }], context)
  const about = {
    domain: 'docs.example.com',
    jobId: 'job-1',
    version: undefined,
    basePath: '/',
    paths: undefined,
    pageCount: undefined
  }
  const review = { check: 'off' as const, failOn: [], ignore: [], basePath: '/', maxPageDrop: 1 }
  const baseline = { manifest: undefined, history: [] }
  return await fetchArchive(
    {
      link,
      folder,
      name: 'docs',
      about,
      review,
      redirects: undefined,
      baseline,
      commit: undefined,
      ...options
    },
    context
  )
}

test('downloads and extracts an archive', async () => {
  await using folder = await tempFolder()
  const fetched = await fetchFrom(await tarGzOf(page), folder.path, { extract: true, keepArchive: false })
  expect(fetched.site).toMatchObject({ fileCount: 1, pageCount: 1 })
  expect((await readdir(folder.path)).sort()).toEqual([
    'changes.json',
    'docs.tar.gz',
    'manifest.json',
    'site'
  ])
})

test('only downloads an archive that is not extracted', async () => {
  await using folder = await tempFolder()
  const bytes = await tarGzOf(...REFUSED)
  const fetched = await fetchFrom(bytes, folder.path, { extract: false, keepArchive: true })
  expect(fetched).toEqual({ archive: expect.objectContaining({ size: bytes.length, format: 'tar.gz' }) })
  expect(await readdir(folder.path)).toEqual(['docs.tar.gz'])
})

test('keeps nothing of an archive whose extraction is refused', async () => {
  await using folder = await tempFolder()
  const refused = fetchFrom(await tarGzOf(...REFUSED), folder.path, { extract: true, keepArchive: false })
  await expect(refused).rejects.toMatchObject({ code: 'entry-path-parent' })
  expect(await readdir(folder.path)).toEqual([])
})

test.each([true, false])(
  'keeps nothing of an archive without entries (keepArchive: %p)',
  async keepArchive => {
    await using folder = await tempFolder()
    const empty = await tarGzOf()
    const refused = fetchFrom(empty, folder.path, { extract: true, keepArchive })
    await expect(refused).rejects.toMatchObject({ code: 'archive-empty' })
    expect(await readdir(folder.path)).toEqual([])
  }
)

test('keeps the archive, and says why there is no site, when the archive is delivered as well', async () => {
  await using folder = await tempFolder()
  const bytes = await tarGzOf(...REFUSED)
  const fetched = await fetchFrom(bytes, folder.path, { extract: true, keepArchive: true })
  expect(fetched.site).toBeUndefined()
  expect(fetched.siteProblem).toMatchObject({ code: 'entry-path-parent' })
  expect(await readFile(fetched.archive.path)).toEqual(bytes)
  expect(await readdir(folder.path)).toEqual([basename(fetched.archive.path)])
})

test.each([true, false])(
  'fails without an HTML page, whether the archive is delivered too (%p) or not',
  async keepArchive => {
    await using folder = await tempFolder()
    const bytes = await tarGzOf({ name: 'style.css', content: 'x' })
    await expect(fetchFrom(bytes, folder.path, { extract: true, keepArchive })).rejects.toMatchObject({
      code: 'archive-without-pages'
    })
    expect(await readdir(folder.path)).toEqual([])
  }
)

const style = { name: 'style.css', content: 'x' }
// More than one read of the file, and incompressible, so that the page is in a later one.
const large = { name: 'data.bin', content: noise(300_000) }

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['tar.gz', async () => await tarGzOf(style, large)],
  ['tar', async () => await tarOf(style, large)],
  ['tar.zst', async () => zstdCompressSync(await tarOf(style, large))],
  ['tar.zst with several frames', async () => framesOf(await tarOf(style, large))],
  [
    'tar.gz with a folder that is named like a page',
    async () => await tarGzOf({ name: 'a.html/', type: 'directory' })
  ],
  ['tar.gz without entries', async () => await tarGzOf()],
  ['zip', () => zipOf(style)]
])(
  'refuses a %s without an HTML page that is only downloaded, and keeps nothing of it',
  async (_format, make) => {
    await using folder = await tempFolder()
    const refused = fetchFrom(await make(), folder.path, { extract: false, keepArchive: true })
    await expect(refused).rejects.toMatchObject({ code: 'archive-without-pages' })
    expect(await readdir(folder.path)).toEqual([])
  }
)

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['tar.gz', async () => await tarGzOf(style, large, page)],
  ['tar', async () => await tarOf(style, large, page)],
  ['tar.zst with several frames', async () => framesOf(await tarOf(style, large, page))],
  ['tar.gz without a page that is damaged', async () => (await tarGzOf(style, large)).subarray(0, -100)],
  ['zip', () => zipOf(style, page)]
])('accepts a %s that is only downloaded', async (_format, make) => {
  await using folder = await tempFolder()
  const bytes = await make()
  const { archive } = await fetchFrom(bytes, folder.path, { extract: false, keepArchive: true })
  expect(bytes.equals(await readFile(archive.path))).toBe(true)
})

function noise(size: number): Buffer {
  const parts = Array.from({ length: size / 32 }, (_, i) => hash('sha256', String(i), 'buffer'))
  return Buffer.concat(parts)
}

function framesOf(tar: Buffer): Buffer {
  const starts = Array.from({ length: Math.ceil(tar.length / 70_000) }, (_, i) => i * 70_000)
  return Buffer.concat(starts.map(start => zstdCompressSync(tar.subarray(start, start + 70_000))))
}

test('keeps the site of an earlier run when the new archive is refused', async () => {
  await using folder = await tempFolder()
  const options = { extract: true, keepArchive: false }
  await fetchFrom(await tarGzOf({ name: 'index.html', content: 'old' }), folder.path, options)
  await expect(fetchFrom(await tarGzOf(...REFUSED), folder.path, options)).rejects.toThrow()
  expect(await readFile(join(folder.path, 'site/index.html'), 'utf8')).toBe('old')
  expect((await readdir(folder.path)).sort()).toEqual(['changes.json', 'manifest.json', 'site'])
})
