import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { startEmulator } from '../../../src/emulator/index.ts'
import { extractedExport, filesOf, readPage } from '../../support/emulator-site.ts'
import { textsOf } from '../../support/html.ts'
import type { Folder } from '../../support/temp-folder.ts'

const HASHED = /_next\/static\/\w+\/(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{16}\.(css|js)/g

const read = (site: Folder, path: string) => readFileSync(join(site.path, path), 'utf8')
const pagesOf = (site: Folder) => filesOf(site).filter(path => path.endsWith('.html'))

test('the option `files` adds files to the site and replaces existing files', async () => {
  const files = { 'problems/a.html': '<p>a</p>', 'index.html': '<p>b</p>' }
  await using emulator = await startEmulator({ site: { files } })
  await using site = await extractedExport(emulator)
  expect([read(site, 'problems/a.html'), read(site, 'index.html')]).toEqual(['<p>a</p>', '<p>b</p>'])
})

test('pages from builds with different ids differ only in asset names and the build id', async () => {
  await using emulator = await startEmulator({ site: { buildId: 'build-1' } })
  await using first = await extractedExport(emulator)
  emulator.setSite({ buildId: 'build-2' })
  await using second = await extractedExport(emulator)
  const pages = pagesOf(first)
  expect(pages).toHaveLength(3)
  for (const path of pages) {
    const [before, after] = [read(first, path), read(second, path)]
    expect(before.match(HASHED)).toHaveLength(2)
    expect(before).not.toBe(after)
    const normalized = (html: string) => html.replace(HASHED, 'asset').replace(/build-\d/, 'build')
    expect(normalized(before)).toBe(normalized(after))
  }
  const assets = (site: Folder) => filesOf(site).filter(path => path.startsWith('_next/'))
  expect(assets(first)).toHaveLength(4)
  expect(assets(first).filter(path => assets(second).includes(path))).toEqual([])
})

test('the option `changedPages` changes only the text of the listed pages', async () => {
  await using emulator = await startEmulator()
  await using first = await extractedExport(emulator)
  emulator.setSite({ changedPages: ['guides/start'] })
  await using second = await extractedExport(emulator)
  const changed = filesOf(first).filter(path => read(first, path) !== read(second, path))
  expect(changed).toEqual(['guides/start.html', 'guides/start.txt'])
  expect(textsOf(readPage(second, 'guides/start.html'), 'article > p').at(-1)).toBe(
    'This sentence was added to the page.'
  )
})

test('a job exports the site that was set when the job started', async () => {
  await using emulator = await startEmulator({ pageDelayMs: 300, site: { files: { 'a.html': '' } } })
  const started = emulator.nextRequest('start')
  const exporting = extractedExport(emulator)
  await (
    await started
  ).answered
  emulator.setSite({})
  await using site = await exporting
  expect(pagesOf(site)).toContain('a.html')
})
