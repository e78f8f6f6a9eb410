import { expect, test } from '@jest/globals'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { requirePage } from '../../../../../src/export/receive/extract/page-search.ts'
import { tempFolder } from '../../../../support/temp-folder.ts'
import { tarOf, zipOf } from '../../../../support/tiny-archives.ts'

const STYLE = { name: 'style.css', content: 'x'.repeat(3000) }

test.each([
  ['tar', async () => await tarOf(STYLE)],
  ['tar.gz', async () => gzipSync(await tarOf(STYLE))],
  ['zip', async () => await Promise.resolve(zipOf(STYLE))]
] as const)('a stop ends the search for a page in a %s', async (format, make) => {
  await using folder = await tempFolder()
  const path = join(folder.path, 'archive')
  const bytes = await make()
  await writeFile(path, bytes)
  const archive = { path, size: bytes.length, sha256: '', format }
  const stopped = new Error('stopped')
  await expect(requirePage(archive, AbortSignal.abort(stopped))).rejects.toBe(stopped)
})
