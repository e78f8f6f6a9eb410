import { expect, test } from '@jest/globals'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { requirePage } from '../../../src/archive/page-search.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { tarOf, zipOf } from '../../support/tiny-archives.ts'

const STYLE = { name: 'style.css', content: 'x'.repeat(3000) }

test.each([
  ['tar', async () => await tarOf(STYLE)],
  ['tar.gz', async () => gzipSync(await tarOf(STYLE))],
  ['zip', async () => await Promise.resolve(zipOf(STYLE))]
] as const)('stops the search for a page in a %s when the run is aborted', async (format, make) => {
  await using folder = await tempFolder()
  const path = join(folder.path, 'archive')
  const bytes = await make()
  await writeFile(path, bytes)
  const archive = { path, size: bytes.length, sha256: '', format }
  const stopped = new Error('stopped')
  await expect(requirePage(archive, AbortSignal.abort(stopped))).rejects.toBe(stopped)
})

test('searches a whole zip directory, even after a rejected entry, and finds credentials in a large file', async () => {
  await using folder = await tempFolder()
  const path = join(folder.path, 'archive')
  const search = async (bytes: Buffer) => {
    await writeFile(path, bytes)
    const archive = { path, size: bytes.length, sha256: '', format: 'zip' } as const
    return await requirePage(archive, new AbortController().signal)
  }
  const encrypted = { name: 'notes.txt', content: 'x', lies: { flags: 0x801 } }
  const page = { name: 'index.html', content: 'x' }
  await search(zipOf(encrypted, page))
  // A file of more than 16 MiB is read in pieces.
  const token = '//registry.npmjs.org/:_authToken=npm_a8Kq2LrT9wXz\n'
  const large = { name: 'config.txt', content: '\n'.repeat(17 * 1024 * 1024) + token, stored: true }
  expect(await search(zipOf(page, large))).toEqual(['config.txt'])
  const damaged = zipOf(page, encrypted, STYLE)
  for (const at of [8, 10]) damaged.writeUInt16LE(6, damaged.length - 22 + at)
  await expect(search(damaged)).rejects.toMatchObject({ code: 'archive-corrupt' })
})
