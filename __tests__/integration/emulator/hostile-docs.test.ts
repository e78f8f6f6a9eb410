import { expect, test } from '@jest/globals'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startEmulator } from '../../../src/emulator/index.ts'
import { clientOf, folderOf } from '../../support/emulator-client.ts'
import { extractedExport, filesOf, readPage } from '../../support/emulator-site.ts'
import { textsOf } from '../../support/html.ts'

/** Text that takes practically forever to parse. */
const ENDLESS = 'a {'.repeat(100_000)
/** Time limit for parsing one file. For the first file, the limit must also allow for slow loading of the parser. */
const MAX_FILE_MS = 1500

const DOCS = {
  'docs.json': JSON.stringify({ name: 'Docs', navigation: { pages: ['index', 'endless', 'last'] } }),
  'index.mdx': '# Start\n\n[Last](/last)\n',
  'endless.mdx': ENDLESS,
  'last.mdx': '# Last\n'
}
const TOO_SLOW = 'the file is not parsed, because it takes more than 1.5 s to parse'

test('exports only the title of a page that takes too long to parse, until the page changes', async () => {
  await using docs = await folderOf(DOCS)
  await using emulator = await startEmulator({ docs: docs.path, maxFileMs: MAX_FILE_MS })
  for (let exports = 1; exports <= 2; exports += 1) {
    await using site = await extractedExport(emulator)
    expect(emulator.job(site.jobId)).toMatchObject({
      status: 'completed',
      pageCount: 3,
      warnings: [`endless.mdx:1: ${TOO_SLOW}`]
    })
    expect(filesOf(site)).toEqual(expect.arrayContaining(['endless.html', 'index.html', 'last.html']))
    expect(textsOf(readPage(site, 'endless.html'), '#content > *')).toEqual(['Endless'])
    expect(textsOf(readPage(site, 'last.html'), 'h1')).toEqual(['Last'])
  }
  await writeFile(join(docs.path, 'endless.mdx'), '# Short\n')
  await using site = await extractedExport(emulator)
  expect(emulator.job(site.jobId)?.warnings).toEqual([])
  expect(textsOf(readPage(site, 'endless.html'), 'h1')).toEqual(['Short'])
})

test('an OpenAPI document that takes too long to parse adds no pages', async () => {
  // For every opening brace, the parser searches the rest of the text for a closing brace.
  const slow = { openapi: '3', paths: { '/a': { get: { summary: '{'.repeat(1_000_000) } } } }
  await using docs = await folderOf({
    'docs.json': JSON.stringify({ navigation: { tabs: [{ tab: 'A', openapi: 'o.json' }] } }),
    'index.mdx': '# Start\n',
    'o.json': JSON.stringify(slow)
  })
  await using emulator = await startEmulator({ docs: docs.path, maxFileMs: MAX_FILE_MS })
  await using site = await extractedExport(emulator)
  expect(emulator.job(site.jobId)?.warnings).toEqual([
    expect.stringContaining('o.json:1: cannot read the OpenAPI document: it takes more than 1.5 s')
  ])
  expect(filesOf(site).filter(path => path.endsWith('.html'))).toEqual(['index.html'])
})

test('responds to requests while parsing a page, and stops without waiting for the page', async () => {
  await using docs = await folderOf(DOCS)
  await using data = await folderOf()
  const emulator = await startEmulator({ docs: docs.path, data: data.path, maxFileMs: 600_000 })
  const client = clientOf(emulator)
  const jobId = String((await client.start()).json['jobId'])
  // After one page, the parser is busy with `endless.mdx`.
  while ((await client.status(jobId)).json['pageCount'] !== 1) await setTimeout(20)
  expect((await client.status(jobId)).json).toMatchObject({ status: 'running' })
  await emulator[Symbol.asyncDispose]()
  expect(existsSync(join(data.path, 'jobs', jobId, 'site', 'index.html'))).toBe(true)
})
