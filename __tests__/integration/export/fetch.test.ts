import { expect } from '@jest/globals'
import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fetchFrom } from '../../support/fetching.ts'
import { test } from '../../support/in-folder.ts'
import { tempFolder, untilRemoved } from '../../support/temp-folder.ts'
import { tarGzOf, tarOf, zipOf } from '../../support/tiny-archives.ts'

const page = { name: 'index.html', content: '<!doctype html><title>Docs</title>' }
const REFUSED = [page, { name: '../outside.html', content: 'x' }]
const ARTIFACT = { deliver: 'artifact' }
const BOTH = { deliver: 'artifact, site' }
const REVIEW = ['changes.json', 'report.html']

test('extracts an archive, and writes a manifest that lists every file', async folder => {
  const bytes = await tarGzOf(
    { name: 'b.html', content: 'b' },
    { name: 'B/x.css', content: '' },
    { name: 'a.html', content: 'aa' }
  )
  const given = { version: 'v2', domain: 'docs.example.com' }
  const { fetched, outputs } = await fetchFrom(bytes, folder.path, { given })
  const manifest = join(folder.path, 'manifest.json')
  expect(fetched.site).toEqual({
    path: join(folder.path, 'site'),
    manifestPath: manifest,
    fileCount: 3,
    pageCount: 2
  })
  expect(outputs.get('site-path')).toBe(join(folder.path, 'site'))
  expect(JSON.parse(await readFile(manifest, 'utf8'))).toEqual({
    manifestVersion: 1,
    domain: 'docs.example.com',
    jobId: null,
    basePath: '/',
    exportedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as unknown,
    version: 'v2',
    archive: { sha256: hash('sha256', bytes), size: bytes.length, format: 'tar.gz' },
    files: [
      { path: 'B/x.css', size: 0, sha256: hash('sha256', '') },
      { path: 'a.html', size: 2, sha256: hash('sha256', 'aa') },
      { path: 'b.html', size: 1, sha256: hash('sha256', 'b') }
    ],
    history: [expect.objectContaining({ pages: 2, files: 3, bytes: 3, version: 'v2' })]
  })
  expect((await readdir(folder.path)).sort()).toEqual(
    ['.static-export.json', 'docs.tar.gz', 'manifest.json', 'site', ...REVIEW].sort()
  )
})

test('writes the archive but extracts no files if no delivery needs the site', async folder => {
  const bytes = await tarGzOf(...REFUSED)
  const { fetched } = await fetchFrom(bytes, folder.path, { given: ARTIFACT })
  const path = join(folder.path, 'docs.tar.gz')
  expect(fetched.archive).toEqual({
    path,
    size: bytes.length,
    format: 'tar.gz',
    sha256: hash('sha256', bytes)
  })
  expect(await readdir(folder.path)).toEqual(['.static-export.json', 'docs.tar.gz'])
})

test('keeps no files if an archive cannot be extracted, even with deliver: artifact, site', async folder => {
  for (const given of [{}, BOTH]) {
    const refused = fetchFrom(await tarGzOf(...REFUSED), folder.path, { given })
    await expect(refused).rejects.toMatchObject({ code: 'entry-path-parent' })
  }
  expect(await readdir(folder.path)).toEqual([])
})

test.each([
  ['archive-empty', async () => await tarGzOf()],
  ['archive-without-pages', async () => await tarGzOf({ name: 'style.css', content: 'x' })]
])('keeps no files if the error is %s, even with deliver: artifact, site', async (code, make) => {
  await using folder = await tempFolder()
  for (const given of [{}, BOTH])
    await expect(fetchFrom(await make(), folder.path, { given })).rejects.toMatchObject({ code })
  expect(await readdir(folder.path)).toEqual([])
})

const style = { name: 'style.css', content: 'x' }
// This file cannot be compressed and is larger than one read of the archive, so a page after it is in a later read.
const large = { name: 'data.bin', content: noise(300_000) }

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['tar.gz without an HTML page', async () => await tarGzOf(style, large)],
  ['tar without an HTML page', async () => await tarOf(style, large)],
  [
    'tar.gz with a folder that is named like a page',
    async () => await tarGzOf({ name: 'a.html/', type: 'directory' })
  ],
  ['tar.gz without entries', async () => await tarGzOf()],
  ['zip without an HTML page', () => zipOf(style)],
  ['zip with only a 404 page', () => zipOf({ name: '404.html', content: 'x' })]
])('rejects a downloaded %s, and keeps no files', async (_format, make) => {
  await using folder = await tempFolder()
  const refused = fetchFrom(await make(), folder.path, { given: ARTIFACT })
  await expect(refused).rejects.toMatchObject({ code: 'archive-without-pages' })
  expect(await readdir(folder.path)).toEqual([])
})

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['tar.gz', async () => await tarGzOf(style, large, page)],
  ['tar', async () => await tarOf(style, large, page)],
  ['zip', () => zipOf(style, page)],
  ['zip with names that differ only in case', () => zipOf(page, { ...page, name: 'INDEX.html' })]
])('accepts a downloaded %s without extracting the archive', async (_format, make) => {
  await using folder = await tempFolder()
  const bytes = await make()
  const { fetched } = await fetchFrom(bytes, folder.path, { given: ARTIFACT })
  expect(bytes.equals(await readFile(fetched.archive?.path ?? ''))).toBe(true)
})

const damaged: [string, () => Buffer | Promise<Buffer>][] = [
  [
    'gzip header followed by random bytes',
    () => Buffer.concat([Buffer.from('1f8b0800000000000003', 'hex'), noise(6400)])
  ],
  ['tar.gz that ends early', async () => (await tarGzOf(page, large)).subarray(0, -100)],
  ['tar.gz with a wrong byte', async () => withWrongByte(await tarGzOf(page, large))],
  ['tar that ends early', async () => (await tarOf(page, large)).subarray(0, -9000)],
  ['zip that ends early', () => zipOf(page, large).subarray(0, -9)],
  ['zip with a wrong byte', () => withWrongByte(zipOf(page, large))]
]
const CONFIG = {
  deliver: 'config',
  'config-file': 'values.yaml',
  'config-url': 'https://cdn.example.com/{sha256}.tar.gz'
}

test.each(damaged)(
  'rejects a %s for every delivery that downloads the archive, and keeps no files',
  async (_what, make) => {
    await using folder = await tempFolder()
    const bytes = await make()
    for (const given of [ARTIFACT, CONFIG, BOTH, {}]) {
      const refused = fetchFrom(bytes, folder.path, { given })
      await expect(refused).rejects.toMatchObject({
        code: expect.stringMatching(/^(archive-corrupt|entry-checksum)$/),
        advice: expect.not.stringContaining('deliver')
      })
      expect(await readdir(folder.path)).toEqual([])
    }
  }
)

function withWrongByte(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  const at = bytes.length - 20_000
  copy[at] = (copy[at] as number) ^ 0xff
  return copy
}

function noise(size: number): Buffer {
  const parts = Array.from({ length: size / 32 }, (_, i) => hash('sha256', String(i), 'buffer'))
  return Buffer.concat(parts)
}

test('keeps the files from an earlier run if the new archive is rejected', async folder => {
  await fetchFrom(await tarGzOf({ name: 'index.html', content: 'old' }), folder.path)
  const before = await readdir(folder.path)
  await expect(fetchFrom(await tarGzOf(...REFUSED), folder.path)).rejects.toThrow()
  expect(await readFile(join(folder.path, 'site/index.html'), 'utf8')).toBe('old')
  expect(await readdir(folder.path)).toEqual(before)
})

test('leaves no files if the run is canceled', async folder => {
  const reason = new Error('canceled')
  for (const bytes of [await tarGzOf(page), zipOf(page)]) {
    const canceled = fetchFrom(bytes, folder.path, { signal: AbortSignal.abort(reason) })
    await expect(canceled).rejects.toBe(reason)
    await untilRemoved(folder.path)
    expect(await readdir(folder.path)).toEqual([])
  }
})
