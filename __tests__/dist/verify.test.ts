import { expect, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import { startSiteHost } from '../../servers/host/site-host.ts'
import { cdnThatCompresses, cdnWithOldPages, everything, hostThatAddsSlash } from '../servers/fronts.ts'
import { runAction, startAction } from '../support/action.ts'
import { tempFolder } from '../support/temp-folder.ts'
import { NEW, OLD, writeExport } from '../support/verifying.ts'

const SECRET = 'token_of_the_preview'

async function startOf(folder: string, url: string, inputs: Record<string, string> = {}) {
  const manifest = { basePath: new URL(url).pathname }
  const paths = await writeExport(folder, NEW, { previous: OLD, manifest })
  return { folder, inputs: { 'site-url': url, ...paths, ...inputs } }
}

test('the bundle verifies a site and reports success', async () => {
  await using folder = await tempFolder()
  await using host = await startSiteHost(NEW, { front: cdnThatCompresses(NEW) })
  const end = await runAction('verify', await startOf(folder.path, host.url, { sample: 'all' }))
  expect(end.annotations).toEqual([])
  expect(end).toMatchObject({ exitCode: 0, stderr: '' })
  expect(end.outputs).toMatchObject({ verified: 'true', findings: '0', stale: '0', missing: '0' })
  expect(Number(end.outputs['checked'])).toBeGreaterThan(9)
  const written = JSON.parse(await readFile(end.outputs['verify-path'] ?? '', 'utf8')) as unknown
  expect(written).toMatchObject({ version: 1, verified: true, findings: [] })
  expect(end.summary).toMatch(/^## Site verified/)
}, 60_000)

test('the bundle reports one error for an old version of the site, and masks the values in `headers`', async () => {
  await using folder = await tempFolder()
  await using host = await startSiteHost(NEW, { front: cdnWithOldPages(OLD, () => true) })
  const start = await startOf(folder.path, host.url, { wait: '0s', headers: `X-Preview: ${SECRET}` })
  const end = await runAction('verify', start)
  expect(end.exitCode).toBe(1)
  expect(end.annotations.map(({ kind }) => kind)).toEqual(['error'])
  expect(end.annotations[0]?.text).toMatch(
    /1 missing, 1 stale, 1 not-removed[^]*errors\.md#site-not-verified/
  )
  expect(end.outputs).toMatchObject({ verified: 'false', findings: '3', stale: '1', missing: '1' })
  expect(end.summary).toMatch(/\| .*stale.*\|.*guides\/start[^]*stale.*Purge/)
  expect(end.masked).toContain(SECRET)
  expect([end.log, end.summary, JSON.stringify(end.outputs)].join('\n')).not.toContain(SECRET)
  expect(host.requests.every(({ headers }) => headers['x-preview'] === SECRET)).toBe(true)
}, 60_000)

test('names a redirect to a slash as the cause if relative addresses in a page lead to missing files', async () => {
  await using folder = await tempFolder()
  const page =
    '<!doctype html><title>X</title><script src="app.js"></script><main><p>Text of this page</p></main>'
  const site = { 'index.html': NEW['index.html'] ?? '', 'guides/x.html': page, 'guides/app.js': '1' }
  await using host = await startSiteHost(site, { front: hostThatAddsSlash('/guides/x', page) })
  const paths = await writeExport(folder.path, site)
  const inputs = { 'site-url': host.url, wait: '0s', ...paths }
  const end = await runAction('verify', { folder: folder.path, inputs })
  expect(end.exitCode).toBe(1)
  const { findings } = JSON.parse(await readFile(end.outputs['verify-path'] ?? '', 'utf8')) as {
    findings: { kind: string; path?: string; detail: string; advice: string }[]
  }
  const missing = findings.filter(({ detail }) => detail.includes('with or without a slash'))
  expect(missing).toEqual([
    expect.objectContaining({ kind: 'missing', advice: expect.stringContaining('without a redirect') })
  ])
  expect(end.log).not.toContain('built for')
}, 60_000)

const notOnWindows = process.platform === 'win32' ? test.skip : test

notOnWindows.each([
  ['SIGINT', 'a response', () => undefined, /Pass 1/],
  ['SIGTERM', 'caches to expire', everything(404, {}), /Checking again/]
] as const)(
  '%s ends a run while the run waits for %s',
  async (signal, _what, front, moment) => {
    await using folder = await tempFolder()
    await using host = await startSiteHost(NEW, { front })
    await using action = await startAction('verify', await startOf(folder.path, host.url))
    await action.sawLine(moment)
    action.signal(signal)
    const end = await action.ended
    expect(end).toMatchObject({ exitCode: 1, annotations: [{ kind: 'error' }] })
    expect(end.annotations[0]?.text).toMatch(/^The run was canceled\. The site .* was not verified/)
  },
  60_000
)
