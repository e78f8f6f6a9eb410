import { afterAll, beforeAll, expect, jest } from '@jest/globals'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Emulator, startEmulator } from '../../../src/emulator/index.ts'
import type { Manifest } from '../../../src/site/records/manifest.ts'
import { failExport, runExport } from '../../support/exporting.ts'
import { test } from '../../support/in-folder.ts'
import { writeFiles } from '../../support/temp-folder.ts'

const domain = 'docs.example.com'
const REDIRECTS = [
  { source: '/old/start', destination: '/guides/start' },
  { source: '/start/', destination: '/guides/start' },
  { source: '/gone', destination: '/nowhere', permanent: false },
  { source: '/beta/:slug*', destination: '/guides/:slug*' },
  { source: '/manual.pdf', destination: 'https://example.com/manual.pdf' },
  { source: '/guides/schedule', destination: '/' }
]

// All tests share one emulator, so that its thread renders the pages only once.
let emulator: Emulator
beforeAll(async () => {
  emulator = await startEmulator()
})
afterAll(async () => await emulator[Symbol.asyncDispose]())

async function exportWith(redirects: object[] | undefined, folder: string, set: Record<string, string> = {}) {
  const docs = join(folder, 'docs.json')
  await writeFile(docs, JSON.stringify({ name: 'Docs', redirects }))
  const run = await runExport(
    emulator,
    {
      domain,
      deliver: 'site',
      'output-dir': join(folder, 'out'),
      'previous-manifest': 'none',
      redirects: redirects === undefined ? 'none' : docs,
      ...set
    },
    { env: { GITHUB_WORKSPACE: folder } }
  )
  const manifest = JSON.parse(await readFile(run.outputs['manifest-path'] ?? '', 'utf8')) as Manifest
  return { ...run, manifest }
}

// On a busy machine, several exports in one test exceed the default time limit.
jest.setTimeout(120_000)

test('writes redirects as pages, as rules and as a list, and checks the redirects', async folder => {
  const plain = await exportWith(undefined, folder.path)
  const { outputs, manifest, log, summaries } = await exportWith(REDIRECTS, folder.path)

  const site = outputs['site-path'] ?? ''
  expect(await readFile(join(site, 'old/start.html'), 'utf8')).toContain('url=/guides/start.html"')
  expect(await readFile(join(site, '_redirects'), 'utf8')).toBe(
    [
      '/old/start /guides/start 301',
      '/start /guides/start 301',
      '/gone /nowhere 302',
      '/beta /guides 301',
      '/beta/* /guides/:splat 301',
      '/manual.pdf https://example.com/manual.pdf 301',
      ''
    ].join('\n')
  )
  expect(outputs['redirect-count']).toBe('6')
  const list = JSON.parse(await readFile(outputs['redirects-path'] ?? '', 'utf8')) as object
  expect(list).toEqual({ version: 1, redirects: manifest.redirects })
  expect(manifest.redirects).toContainEqual({
    source: '/start',
    destination: '/guides/start',
    permanent: true
  })

  const redirecting = manifest.files.filter(({ redirect }) => redirect !== undefined)
  expect(redirecting.map(({ path, redirect }) => [path, redirect])).toEqual([
    ['gone.html', '/nowhere'],
    ['old/start.html', '/guides/start'],
    ['start.html', '/guides/start']
  ])
  expect(outputs['file-count']).toBe(String(Number(plain.outputs['file-count']) + 4))
  // The page count does not include redirect pages.
  expect(manifest.history?.[0]?.pages).toBe(plain.manifest.history?.[0]?.pages)

  const checks = await readFile(outputs['checks-path'] ?? '', 'utf8')
  const { findings } = JSON.parse(checks) as { findings: { kind: string; target: string }[] }
  expect(findings.map(({ kind, target }) => `${kind} ${target}`)).toEqual([
    'broken-redirect /gone',
    'unfinished /'
  ])
  expect(log.text).toContain('Redirects: 6, with 3 redirect pages in the site.')
  expect(log.lines).toContainEqual(
    expect.stringMatching(
      /^notice: These redirects have no effect on a static host, .*: \/guides\/schedule\./
    )
  )
  expect(log.text).toContain('need a rule on the host: /beta/:slug*, /manual.pdf.')
  expect(summaries[0]).toContain('6 redirects.')
  expect(summaries[0]).toContain('<code>broken-redirect</code>')
})

test('for an unchanged site, sets `changed` to true only if redirects have been added or removed', async folder => {
  const previous = join(folder.path, 'previous.json')
  const first = await exportWith(REDIRECTS.slice(0, 2), folder.path)
  await writeFile(previous, await readFile(first.outputs['manifest-path'] ?? ''))
  const again = { 'previous-manifest': previous }
  const same = await exportWith(REDIRECTS.slice(0, 2), folder.path, again)
  expect(same.outputs['changed']).toBe('false')
  const more = await exportWith(REDIRECTS.slice(0, 3), folder.path, again)
  expect(more.outputs['changed']).toBe('true')
  expect(more.summaries[0]).toContain('3 redirects: **1** added.')
  expect((await exportWith(undefined, folder.path, again)).outputs['changed']).toBe('true')
})

test('keeps the earlier site and its redirects if the check rejects the new site', async folder => {
  const output = join(folder.path, 'out')
  const inputs = { domain, deliver: 'site', 'output-dir': output, 'previous-manifest': 'none', check: 'fail' }
  const listed = join(folder.path, 'docs.json')
  const texts = async () =>
    await Promise.all(
      ['redirects.json', 'manifest.json', 'site/_redirects'].map(
        async name => await readFile(join(output, name), 'utf8')
      )
    )
  await exportWith([{ source: '/a', destination: '/guides/start' }], folder.path)
  const before = await texts()
  await writeFile(listed, JSON.stringify([{ source: '/b', destination: '/nowhere' }]))
  const refused = await failExport(emulator, { ...inputs, redirects: listed })
  expect(refused.failure).toMatchObject({ code: 'site-check-failed' })
  expect(refused.outputs).not.toHaveProperty('redirects-path')
  expect(await texts()).toEqual(before)
  await runExport(emulator, { ...inputs, redirects: 'none' })
  expect(await readdir(output)).not.toContain('redirects.json')
})

test('adds a redirect page and `_redirects` to a site with a base path, and writes redirects.json', async folder => {
  const { outputs, manifest, log } = await exportWith(
    [{ source: '/old', destination: '/docs/guides/start#x' }],
    folder.path,
    { 'base-path': '/docs' }
  )
  const html = await readFile(join(outputs['site-path'] ?? '', 'old.html'), 'utf8')
  expect(log.text).toContain('Redirects: 1, with 1 redirect page in the site.')
  expect(html).toContain('href="/docs/guides/start.html#x"')
  expect(html).toContain('href="https://docs.example.com/docs/guides/start"')
  expect(manifest.files.map(({ path }) => path)).toContain('_redirects')
  expect(await readdir(join(folder.path, 'out'))).toContain('redirects.json')
})

test('reads redirects from docs.json in the workspace, and succeeds even if redirects are invalid', async folder => {
  const given = {
    domain,
    deliver: 'site',
    'output-dir': join(folder.path, 'out'),
    'previous-manifest': 'none'
  }
  const run = async (content: string) => {
    await writeFile(join(folder.path, 'docs.json'), content)
    return await runExport(emulator, given, { env: { GITHUB_WORKSPACE: folder.path } })
  }
  const entries = [REDIRECTS[0], { source: '/', destination: '/x' }, { source: '/b', destination: 7 }]
  const found = await run(JSON.stringify({ redirects: entries }))
  expect(found.outputs['redirect-count']).toBe('1')
  expect(found.log.text).toContain('notice: Redirects are read from docs.json in the workspace.')
  expect(found.log.lines.filter(line => line.includes('are ignored'))).toEqual([
    expect.stringMatching(
      /^warning: .*source "\/" is the start page .*, source "\/b" has no `destination`\.$/
    )
  ])
  for (const content of ['{', '7', '{"redirects": {"$ref": "/etc/passwd"}}']) {
    const { outputs, log } = await run(content)
    expect(outputs['redirect-count']).toBeUndefined()
    expect(log.text).toContain('warning: The redirects in the workspace file docs.json are not used.')
  }
  const none = await run('{"name": "x"}')
  expect(none.log.text).not.toMatch(/redirects?\b.*docs\.json/i)
  expect(none.outputs['site-path']).toBeDefined()
  await rm(join(folder.path, 'docs.json'))
  const settings = JSON.stringify({ redirects: [REDIRECTS[0]] })
  await writeFiles(folder.path, { 'a/docs.json': settings, 'b/docs.json': settings })
  const several = await runExport(emulator, given, { env: { GITHUB_WORKSPACE: folder.path } })
  expect(several.outputs['redirect-count']).toBeUndefined()
  await rm(join(folder.path, 'a'), { recursive: true })
  const only = await runExport(emulator, given, { env: { GITHUB_WORKSPACE: folder.path } })
  expect(only.outputs['redirect-count']).toBe('1')
})

test('reports all invalid redirects before the export starts', async folder => {
  await mkdir(join(folder.path, 'out'))
  const docs = join(folder.path, 'docs.json')
  await writeFile(
    docs,
    JSON.stringify([
      { source: '/', destination: 'x' },
      { source: '/a#b', destination: '/c' }
    ])
  )
  const given = { domain, deliver: 'site', redirects: docs, 'output-dir': join(folder.path, 'out') }
  const { length } = emulator.requests
  const { failure } = await failExport(emulator, given)
  expect(failure.code).toBe('redirects-invalid')
  expect(failure.message.split('\n').slice(1)).toHaveLength(3)
  expect(emulator.requests).toHaveLength(length)
})
