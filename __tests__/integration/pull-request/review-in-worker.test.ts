import { expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SourceTexts } from '../../../src/pull-request/edits/source-text.ts'
import { reviewInWorker } from '../../../src/pull-request/worker/review-in-worker.ts'
import { TaskThread } from '../../../src/runtime/thread/run-tasks.ts'
import { watchedFiles } from '../../../src/sources/watched-files.ts'
import { versionOf } from '../../support/docs-version.ts'
import { SETTINGS } from '../../support/small-docs.ts'
import { MemoryLog } from '../../support/memory-log.ts'
import { tempFolder } from '../../support/temp-folder.ts'

/** Text that takes practically forever to parse. */
const ENDLESS = '{'.repeat(100_000)
/** Time limit for one file. The time for the first file includes loading the parser, which can be slow. */
const MAX_FILE_MS = 1500

test('reports one finding for a file that takes too long to parse, and reviews all other files', async () => {
  const head = versionOf({
    'docs.json': JSON.stringify({ ...SETTINGS, navigation: { pages: ['a', 'endless', 'z'] } }),
    'a.mdx': '[b](/gone)\n',
    'endless.mdx': ENDLESS,
    'z.mdx': '[c](/nowhere)\n'
  })
  const { findings } = await reviewInWorker(
    { head, base: head, changed: new Set() },
    { ignore: [], prefix: 'docs/', maxFileMs: MAX_FILE_MS },
    { signal: new AbortController().signal, log: new MemoryLog() }
  )
  expect(findings.map(({ kind, file, isNew }) => `${kind} ${file} ${isNew}`)).toEqual([
    'invalid-source docs/endless.mdx false',
    'broken-link docs/a.mdx false',
    'broken-link docs/z.mdx false'
  ])
  expect(findings[0]?.message).toContain('it takes more than 1.5 s')
}, 60_000)

test.each([
  ['head', 'invalid-source a.mdx true'],
  ['base', 'broken-link a.mdx false']
])(
  'if only the %s version of a changed file takes too long to parse, still reads the other version',
  async (slow, finding) => {
    const versionWith = (text: string) => versionOf({ 'docs.json': JSON.stringify(SETTINGS), 'a.mdx': text })
    const [endless, fast] = [versionWith(ENDLESS), versionWith('[b](/gone)\n')]
    const versions = slow === 'head' ? { head: endless, base: fast } : { head: fast, base: endless }
    const { findings } = await reviewInWorker(
      { ...versions, changed: new Set(['a.mdx']) },
      { ignore: [], prefix: '', maxFileMs: MAX_FILE_MS },
      { signal: new AbortController().signal, log: new MemoryLog() }
    )
    expect(findings.map(({ kind, file, isNew }) => `${kind} ${file} ${isNew}`)).toContain(finding)
  },
  60_000
)

test('reports once that a snippet takes too long to parse, and does not report the pages that include it', async () => {
  const page = 'import X from "/snippets/x.mdx"\n\n<X />\n\n[b](/gone)\n'
  const head = versionOf({
    'docs.json': JSON.stringify({ ...SETTINGS, navigation: { pages: ['a', 'b', 'c'] } }),
    'a.mdx': page,
    'b.mdx': page,
    'c.mdx': 'Text.\n',
    'snippets/x.mdx': ENDLESS
  })
  const { findings } = await reviewInWorker(
    { head, base: head, changed: new Set() },
    { ignore: [], prefix: '', maxFileMs: MAX_FILE_MS },
    { signal: new AbortController().signal, log: new MemoryLog() }
  )
  expect(findings.map(({ kind, file }) => `${kind} ${file}`)).toEqual(['invalid-source snippets/x.mdx'])
}, 60_000)

test('ends the time limit for a file after the file has been read for fixes', async () => {
  let parsed: string | undefined
  const files = watchedFiles(versionOf({ 'a.mdx': '[x](/old)\n' }), path => {
    parsed = path
    return () => (parsed = undefined)
  })
  const text = await new SourceTexts(files).of('a.mdx')
  expect([text?.text, parsed]).toEqual(['[x](/old)\n', undefined])
})

test('reports an OpenAPI document that takes too long to parse, but does not report its pages as removed', async () => {
  const versionWith = (text: string) =>
    versionOf({
      'docs.json': '{ "navigation": { "tabs": [{ "tab": "A", "openapi": "o.json" }] } }',
      'o.json': text,
      'z.mdx': '[c](/nowhere)\n'
    })
  // For every opening brace, the parser searches the rest of the text for a closing brace.
  const slow = { openapi: '3', paths: { '/a': { get: { summary: '{'.repeat(1_000_000) } } } }
  const { findings, vanished, pages } = await reviewInWorker(
    {
      head: versionWith(JSON.stringify(slow)),
      base: versionWith('{ "openapi": "3", "paths": { "/a": { "get": { "summary": "List" } } } }'),
      changed: new Set(['o.json'])
    },
    { ignore: [], prefix: '', maxFileMs: MAX_FILE_MS },
    { signal: new AbortController().signal, log: new MemoryLog() }
  )
  expect(findings.filter(({ kind }) => kind !== 'invalid-settings').map(({ message }) => message)).toEqual([
    'The source is invalid: cannot read the OpenAPI document: it takes more than 1.5 s to parse.',
    'The link leads to /nowhere, which does not exist.'
  ])
  expect([vanished, pages.removed, pages.added]).toEqual([[], [], []])
}, 60_000)

test('the review stops when the run is stopped, even while a file is being parsed', async () => {
  const head = versionOf({ 'docs.json': '{}', 'endless.mdx': ENDLESS })
  const reason = new Error('the time is over')
  const stop = new AbortController()
  const log = new MemoryLog()
  const review = reviewInWorker(
    { head, base: undefined, changed: new Set() },
    { ignore: [], prefix: '', maxFileMs: 600_000 },
    { signal: stop.signal, log }
  )
  setTimeout(() => stop.abort(reason), 1000)
  await expect(review).rejects.toBe(reason)
}, 60_000)

test('the review fails if the documentation needs more memory than the thread has', async () => {
  const outOfMemory = "throw Object.assign(new Error('full'), { code: 'ERR_WORKER_OUT_OF_MEMORY' })"
  await using folder = await tempFolder({ 'worker.js': outOfMemory })
  const thread = new TaskThread(pathToFileURL(join(folder.path, 'worker.js')))
  const options = {
    signal: new AbortController().signal,
    fileAt: () => undefined,
    skip: () => undefined,
    answer: async () => await Promise.resolve()
  }
  await expect(thread.run(() => ({}), options)).rejects.toMatchObject({ code: 'documentation-too-large' })
})

test('if the parser runs out of memory for a file, frees the memory before the next file', () => {
  const source = import.meta.resolve('../../../src/pull-request/worker/review-in-worker.ts')
  const code = `
    const { reviewInWorker } = await import(${JSON.stringify(source)})
    const table = '|a'.repeat(100_000) + '|\\n' + '|-'.repeat(100_000) + '|\\n' + '|\\n'.repeat(1000)
    const texts = { 'docs.json': '{}', 'a.mdx': table + '1', 'b.mdx': table + '2', 'c.mdx': table + '3' }
    const head = { paths: Object.keys(texts), size: async () => 1, read: async path => texts[path] }
    const { findings } = await reviewInWorker(
      { head, base: undefined, changed: new Set() },
      { ignore: [], prefix: '', maxFileMs: 60_000 },
      { signal: new AbortController().signal, log: { info() {} } }
    )
    const found = findings.filter(({ message }) => message.endsWith('it needs too much memory.'))
    console.log(JSON.stringify({ files: found.map(({ file }) => file), memory: process.resourceUsage().maxRSS }))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--eval', code])
  expect(stderr.toString()).toBe('')
  const { files, memory } = JSON.parse(stdout.toString()) as { files: string[]; memory: number }
  expect(files).toEqual(['a.mdx', 'b.mdx', 'c.mdx'])
  // `memory` is in kB. Each file needs about 350 MB, so three files that stay in memory would exceed the limit.
  expect(memory).toBeLessThan(800_000)
}, 120_000)
