import { expect, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runAction, startAction } from '../support/action.ts'
import { DISTRIBUTION, startCdnStandIn } from '../../servers/cdn/cdn-stand-in.ts'
import { observePages } from '../servers/s3/page-observer.ts'
import { asTexts, published, type Site, writeSite } from '../support/publishing.ts'
import { ACCOUNT, BUCKET } from '../../servers/s3/s3-stand-in.ts'
import { type FaultyStore, startFaultyStore } from '../servers/s3/faulty-store.ts'
import { tempFolder } from '../support/temp-folder.ts'

const TOKEN = 'cloudflare_token_1234'

function buildSite(build: string, pages: number): Site {
  const site: Site = { '404.html': 'not found', 'sitemap.xml': `<urlset>${pages}</urlset>` }
  for (let i = 0; i < 10; i += 1) site[`assets/c${i}.${build}.js`] = `chunk ${i} ${build}`
  for (let i = 0; i < pages; i += 1) {
    const path = i === 0 ? 'index.html' : `guides/page-${i}.html`
    site[path] = `<!doctype html><script src="/assets/c${i % 10}.${build}.js"></script>${build}`
  }
  return site
}

const OLD = buildSite('0a1b2c3d', 33)
const NEW = buildSite('4e5f6a7b', 30)

const startOf = (store: FaultyStore, folder: string, inputs: Record<string, string> = {}) => ({
  folder,
  inputs: {
    'site-path': join(folder, 'site'),
    target: `s3://${BUCKET}/docs`,
    endpoint: store.url,
    ...inputs
  },
  env: store.env
})

test('the bundle publishes a site, reports the result, and never stores a page without its assets', async () => {
  await using folder = await tempFolder()
  await using store = await startFaultyStore()
  const { incomplete, counts } = observePages(store, 'docs/')
  await writeSite(join(folder.path, 'site'), OLD)
  const first = await runAction('publish', startOf(store, folder.path))
  expect(first.annotations).toEqual([])
  expect(first.exitCode).toBe(0)
  expect(first.outputs).toMatchObject({ changed: 'true', uploaded: '45', unchanged: '0' })
  expect(first.summary).toMatch(/^## Site published/)
  expect(first.summary).toMatch(/\n\nPublished .*: 45 uploaded\.\n$/)
  expect(first.log.trimEnd().split('\n').at(-1)).toBe('Published s3://site/docs: 45 uploaded.')
  await writeSite(join(folder.path, 'site'), NEW)
  const second = await runAction('publish', startOf(store, folder.path))
  expect(second.exitCode).toBe(0)
  expect(second.outputs).toMatchObject({ uploaded: '41', removed: '3', kept: '10' })
  expect(published(store)).toMatchObject(asTexts(NEW))
  expect(incomplete).toEqual([])
  expect(counts.looks).toBeGreaterThan(85)
  expect(counts.pages).toBeGreaterThan(1000)
}, 60_000)

test('logs, plans, state files, outputs and errors contain no secrets', async () => {
  await using folder = await tempFolder()
  await using store = await startFaultyStore()
  await writeSite(join(folder.path, 'site'), OLD)
  store.fault({
    on: 'put',
    key: /index\.html$/,
    kind: { status: 403, code: 'AccessDenied', message: `no: ${Object.values(ACCOUNT).join(' ')}` }
  })
  const inputs = { purge: 'cloudflare:abc', 'site-url': 'https://example.com', 'cloudflare-token': TOKEN }
  const end = await runAction('publish', startOf(store, folder.path, inputs))
  expect(end.exitCode).toBe(1)
  const plan = await readFile(end.outputs['plan-path'] ?? '', 'utf8')
  const told = [
    end.log,
    end.summary,
    JSON.stringify(end.outputs),
    plan,
    store.text('docs/.static-export/state.json')
  ]
  const { accessKeyId, secretAccessKey, sessionToken = '' } = ACCOUNT
  for (const secret of [accessKeyId, secretAccessKey, sessionToken, TOKEN]) {
    expect(told.join('\n')).not.toContain(secret)
    expect(end.masked).toContain(secret)
  }
}, 60_000)

const notOnWindows = process.platform === 'win32' ? test.skip : test

notOnWindows(
  'after SIGTERM during the page upload, readers see complete pages, and the next run completes the site',
  async () => {
    await using folder = await tempFolder()
    await using store = await startFaultyStore()
    await using cdn = await startCdnStandIn({ account: ACCOUNT })
    const { incomplete } = observePages(store, 'docs/')
    store.put('docs/theirs.html', 'theirs')
    const start = startOf(store, folder.path, { purge: `cloudfront:${DISTRIBUTION}` })
    const withCdn = { ...start, env: { ...start.env, ...cdn.env } }
    await writeSite(join(folder.path, 'site'), OLD)
    expect((await runAction('publish', withCdn)).exitCode).toBe(0)

    await writeSite(join(folder.path, 'site'), NEW)
    // The responses are slow, so that the signal arrives during the upload.
    store.fault({ kind: { delayMs: 150 } })
    await using action = await startAction('publish', withCdn)
    await store.nextRequest(({ operation, key }) => operation === 'put' && key.includes('/guides/'))
    // From here on, no request gets a response, so only the signal can end the run.
    store.clearFaults()
    store.fault({ kind: { hang: true } })
    action.signal('SIGTERM')
    const end = await action.ended
    expect(end.exitCode).toBe(1)
    expect(end.annotations.map(({ kind }) => kind)).toEqual(['error'])
    expect(end.annotations[0]?.text).toMatch(/^The run was canceled/)

    store.clearFaults()
    // The request to release the lease also got no response, so the lease must expire before the next run.
    store.advance(61_000)
    const again = await runAction('publish', withCdn)
    expect(again.annotations).toEqual([])
    const assets = Object.keys(OLD).filter(path => path.startsWith('assets/'))
    const kept = Object.fromEntries(assets.map(path => [path, OLD[path] ?? '']))
    expect(published(store)).toEqual(asTexts({ ...kept, ...NEW, 'theirs.html': 'theirs' }))
    expect(incomplete).toEqual([])
    const purged = cdn.invalidations.flatMap(({ paths }) => paths)
    expect(purged).toEqual(expect.arrayContaining(['/', '/guides/page-1', '/guides/page-31']))
  },
  60_000
)
