import { expect, test } from '@jest/globals'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import { requirePage } from '../../../../src/export/extract/page-search.ts'
import { tempFolder } from '../../../support/temp-folder.ts'
import { tarOf, zipOf } from '../../../support/tiny-archives.ts'

type Format = Parameters<typeof requirePage>[0]['format']

/** Resolves to the code of the error, or to undefined. */
async function search(
  bytes: Buffer,
  format: Format,
  signal = new AbortController().signal
): Promise<unknown> {
  await using folder = await tempFolder()
  const path = join(folder.path, 'archive')
  await writeFile(path, bytes)
  const archive = { path, size: bytes.length, sha256: '', format }
  return await requirePage(archive, signal).then(
    () => undefined,
    (error: unknown) => (error as { code?: string }).code ?? (error as Error).message
  )
}

const STYLE = { name: 'style.css', content: 'x'.repeat(3000) }
const PAGE = { name: 'a/index.html', content: 'page' }

async function archivesOf(...items: { name: string; content: string }[]): Promise<[Format, Buffer][]> {
  const tar = await tarOf(...items)
  const half = tar.length / 2
  const frames = [tar.subarray(0, half), tar.subarray(half)].map(part => zstdCompressSync(part))
  return [
    ['tar', tar],
    ['tar.gz', gzipSync(tar)],
    ['tar.zst', zstdCompressSync(tar)],
    ['tar.zst', Buffer.concat(frames)],
    ['zip', zipOf(...items)]
  ]
}

test('an archive with a page passes, and one without any is refused', async () => {
  for (const [format, bytes] of await archivesOf(STYLE, PAGE))
    expect(await search(bytes, format)).toBeUndefined()
  for (const [format, bytes] of await archivesOf(STYLE))
    expect([format, await search(bytes, format)]).toEqual([format, 'archive-without-pages'])
  // A folder is no page, and the page for missing ones is none that readers look for.
  const tar = await tarOf({ name: 'index.html', type: 'directory' })
  expect(await search(tar, 'tar')).toBe('archive-without-pages')
  expect(await search(zipOf({ name: '404.html', content: 'x' }), 'zip')).toBe('archive-without-pages')
})

test('a damaged archive passes, for inspection', async () => {
  for (const [format, bytes] of await archivesOf(STYLE))
    expect(await search(bytes.subarray(0, -(bytes.length >> 1)), format)).toBeUndefined()
})

test('a stop ends the search', async () => {
  const signal = AbortSignal.abort(Object.assign(new Error('stopped'), { code: 'stopped' }))
  for (const [format, bytes] of await archivesOf(STYLE))
    expect(await search(bytes, format, signal)).toBe('stopped')
})

test('names that differ only in case pass, as nothing is extracted', async () => {
  const classes = [
    { name: 'class_a.html', content: 'a' },
    { name: 'class_A.html', content: 'A' }
  ]
  for (const [format, bytes] of await archivesOf(...classes))
    expect(await search(bytes, format)).toBeUndefined()
})
