import { expect, test } from '@jest/globals'
import { join } from 'node:path'
import {
  DISTRIBUTION,
  jsonError,
  TOO_MANY_INVALIDATIONS,
  xmlError,
  ZONE
} from '../../../stand-ins/cdn/cdn-stand-in.ts'
import { asTexts, published, SITE, without, writeSite } from '../../support/publishing.ts'
import { ACCOUNT } from '../../../stand-ins/s3/s3-stand-in.ts'
import { publication, TOKEN } from './publication.ts'

const CHANGED = {
  ...without(SITE, 'guides/start.html'),
  'index.html': 'changed',
  'guides/index.html': 'changed',
  'new page.html': 'new'
}
const PATHS = [
  '',
  'guides',
  'guides/',
  'guides/index.html',
  'guides/start',
  'guides/start.html',
  'index.html'
].map(path => `/${path}`)

const CLOUDFLARE = {
  purge: `cloudflare:${ZONE}`,
  'site-url': 'https://example.com',
  'cloudflare-token': TOKEN
}
const BOTH = { ...CLOUDFLARE, purge: `cloudfront:${DISTRIBUTION}\ncloudflare:${ZONE}` }

test('purges exactly the addresses whose content changed or went, on CloudFront', async () => {
  await using place = await publication()
  const { cdn, publish, update } = place
  cdn.failNext(TOO_MANY_INVALIDATIONS, TOO_MANY_INVALIDATIONS)
  const inputs = { purge: `cloudfront:${DISTRIBUTION}`, 'max-removed': '50%' }
  const first = await publish({ inputs })
  expect(first.failure).toBeUndefined()
  // The CDN may hold what was there before, and a wrong distribution or permission shows at once.
  expect(cdn.invalidations.map(({ paths }) => paths)).toEqual([['/*']])
  expect(first.outputs['purged-paths']).toBe('1')
  const { failure, outputs } = await update(CHANGED, { inputs })
  expect(failure).toBeUndefined()
  expect(cdn.invalidations.slice(1).map(({ paths }) => paths)).toEqual([PATHS])
  expect(outputs['purged-paths']).toBe('7')
  const again = await publish({ inputs })
  expect(again.outputs['purged-paths']).toBe('0')
  expect(cdn.invalidations).toHaveLength(2)
})

test('purges whole URLs below the path of site-url on Cloudflare, 30 per call', async () => {
  await using place = await publication()
  const { store, cdn, update } = place
  const limited = { ...jsonError(429, 10429, 'Rate limited'), headers: { 'retry-after': '0' } }
  cdn.failNext(limited, limited)
  const pages = (text: string) =>
    Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`p ${i}.html`, text]))
  const inputs = { ...CLOUDFLARE, 'site-url': 'https://example.com/docs/' }
  await update({ ...SITE, ...pages('one') }, { inputs })
  const { failure, log } = await update({ ...SITE, ...pages('two'), 'index.html': 'changed' }, { inputs })
  expect(failure).toBeUndefined()
  expect(cdn.purges[0]).toEqual({ prefixes: ['example.com/docs'] })
  expect(cdn.purges.slice(1).map(({ files }) => files?.length)).toEqual([30, 30, 23])
  const urls = cdn.purges.flatMap(({ files = [] }) => files)
  expect(urls).toEqual(
    expect.arrayContaining([
      'https://example.com/docs',
      'https://example.com/docs/',
      'https://example.com/docs/p%207',
      'https://example.com/docs/p%207.html'
    ])
  )
  expect(log.text).not.toContain(TOKEN)
  // The token is for Cloudflare alone, and the AWS key never goes there.
  expect(JSON.stringify(store.requests)).not.toContain(TOKEN)
  expect(JSON.stringify(cdn.requests)).not.toContain(ACCOUNT.accessKeyId)
})

test('above purge-max-paths, purges one wildcard, prefix or host', async () => {
  await using place = await publication()
  const { folder, cdn, publish } = place
  const change = async (text: string, siteUrl: string) => {
    await writeSite(join(folder, 'site'), { ...SITE, 'index.html': text, 'guides/index.html': text })
    return await publish({ inputs: { ...BOTH, 'site-url': siteUrl, 'purge-max-paths': '2' } })
  }
  await change('1', 'https://example.com/')
  cdn.invalidations.length = 0
  cdn.purges.length = 0
  await change('2', 'https://example.com/')
  const { outputs } = await change('3', 'https://example.com/docs')
  expect(cdn.invalidations.map(({ paths }) => paths)).toEqual([['/*'], ['/docs', '/docs/*']])
  expect(cdn.purges).toEqual([{ hosts: ['example.com'] }, { prefixes: ['example.com/docs'] }])
  // One for each CDN, however many addresses stand for everything.
  expect(outputs['purged-paths']).toBe('2')
})

test('a failed purge says that the upload is complete, and the next run repeats only that purge', async () => {
  await using place = await publication()
  const { folder, store, cdn, publish } = place
  const inputs = { ...BOTH, 'max-removed': '50%' }
  await publish({ inputs })
  await writeSite(join(folder, 'site'), CHANGED)
  cdn.purges.length = 0
  cdn.failNext({ status: 201, body: '<Invalidation/>' }, jsonError(403, 10000, `Bad token ${TOKEN}`))
  const { failure, log } = await publish({ inputs })
  expect(failure).toMatchObject({ code: 'purge-failed' })
  expect(failure?.message).toMatch(/HTTP 403 \(10000: Bad token \*\*\*\)\. The upload is complete\./)
  expect(log.text).not.toContain(TOKEN)
  expect(failure?.advice).toMatch(/^Allow the token Zone > Cache Purge > Purge for this zone/)
  // The page was removed before the purge, so that no reader can bring it back into the cache.
  expect(published(store)).toEqual(asTexts(CHANGED))

  store.requests.length = 0
  cdn.invalidations.length = 0
  const again = await publish({ inputs })
  expect(again.failure).toBeUndefined()
  expect(again.outputs).toMatchObject({ uploaded: '0', removed: '0', 'purged-paths': '7' })
  expect(cdn.invalidations).toEqual([])
  expect(cdn.purges).toEqual([{ files: PATHS.map(path => `https://example.com${path}`) }])
  expect(published(store)).toEqual(asTexts(CHANGED))
  expect(store.requests.some(({ operation }) => operation === 'list')).toBe(false)
})

test('reports an unknown distribution', async () => {
  await using place = await publication()
  const { cdn, publish, update } = place
  cdn.failNext(xmlError(500, 'InternalFailure', 'Try again'))
  await publish()
  const inputs = { purge: 'cloudfront:EOTHER' }
  const { failure } = await update({ ...SITE, 'index.html': 'changed' }, { inputs })
  expect(failure?.message).toMatch(
    /Purge of CloudFront distribution EOTHER failed: HTTP 404 \(NoSuchDistribution/
  )
})

test('an interrupted run leaves a record of what has to be purged', async () => {
  await using place = await publication()
  const { store, cdn, publish, update } = place
  const inputs = { purge: `cloudfront:${DISTRIBUTION}` }
  await publish({ inputs })
  store.fault({ on: 'put', key: /docs\/index\.html/, kind: { status: 403 } })
  expect(
    (await update({ ...SITE, 'assets/app.js': 'changed', 'index.html': 'changed' }, { inputs })).failure
  ).toBeDefined()
  store.clearFaults()
  expect((await publish({ inputs })).failure).toBeUndefined()
  // The script was uploaded by the run that failed: the last one found it unchanged, and purged it all the same.
  expect(cdn.invalidations.slice(1).map(({ paths }) => paths)).toEqual([
    ['/', '/assets/app.js', '/index.html']
  ])
})

test('purges of targets that a run does not name stay pending, and a new target is purged completely', async () => {
  await using place = await publication()
  const { folder, store, cdn, publish } = place
  const run = async (index: string, purge?: string) => {
    await writeSite(join(folder, 'site'), { ...SITE, 'index.html': index })
    const inputs = {
      'site-url': 'https://example.com',
      ...(purge?.includes('cloudflare') === true && { 'cloudflare-token': TOKEN }),
      ...(purge !== undefined && { purge })
    }
    return await publish({ inputs })
  }
  await run('1', `cloudfront:${DISTRIBUTION}`)
  await run('2')
  const wrong = await run('3', 'cloudfront:EWRONG')
  expect(wrong.failure).toMatchObject({ code: 'purge-failed' })
  cdn.invalidations.length = 0
  expect((await run('3', `cloudfront:${DISTRIBUTION}`)).outputs).toMatchObject({ uploaded: '0' })
  expect(cdn.invalidations.map(({ paths }) => paths)).toEqual([['/', '/index.html']])
  await run('3', `cloudflare:${ZONE}`)
  expect(cdn.purges).toEqual([{ hosts: ['example.com'] }])
  // Nothing is pending for the targets that exist.
  store.requests.length = 0
  await run('3', `cloudfront:${DISTRIBUTION}\ncloudflare:${ZONE}`)
  expect(store.requests).toHaveLength(1)
})

test('pending paths and new ones together above the limit become one wildcard', async () => {
  await using place = await publication()
  const { cdn, update } = place
  const inputs = { purge: `cloudfront:${DISTRIBUTION}`, 'purge-max-paths': '3' }
  const run = async (site: Record<string, string>) => await update({ ...SITE, ...site }, { inputs })
  await run({})
  cdn.invalidations.length = 0
  cdn.failNext(xmlError(403, 'AccessDenied', 'No'))
  const denied = await run({ 'index.html': 'changed' })
  expect(denied.failure?.advice).toMatch(/^Allow `cloudfront:CreateInvalidation` on this distribution/)
  await run({ 'index.html': 'changed', 'guides/start.html': 'changed' })
  expect(cdn.invalidations.map(({ paths }) => paths)).toEqual([['/*']])
})

test('a changed header is purged', async () => {
  await using place = await publication()
  const { cdn, publish } = place
  const run = async (inputs: Record<string, string>) =>
    await publish({ inputs: { purge: `cloudfront:${DISTRIBUTION}`, ...inputs } })
  await run({})
  await run({ 'cache-control': '**/*.js = no-store' })
  expect(cdn.invalidations.at(-1)?.paths).toEqual(['/assets/app.js'])
})

test.each([
  ['the clock of the runner is wrong', 0],
  ['the clock of the store is wrong, too', 3_600_000]
])('CloudFront is called with its time when %s', async (_, skewMs) => {
  await using place = await publication({ skewMs })
  const { cdn, publish } = place
  const inputs = { purge: `cloudfront:${DISTRIBUTION}` }
  const { failure } = await publish({ inputs, now: Date.now() + 20 * 60_000 })
  expect(failure).toBeUndefined()
  expect(cdn.invalidations).toHaveLength(1)
})

test('a response of Cloudflare that is not a success fails the purge, whatever its status is', async () => {
  await using place = await publication()
  const { cdn, publish } = place
  cdn.failNext(jsonError(200, 1012, 'Not purged'))
  const { failure } = await publish({ inputs: CLOUDFLARE })
  expect(failure).toMatchObject({ code: 'purge-failed' })
  expect(failure?.message).toContain('1012: Not purged')
})

test('the error text of a CDN is redacted before it is shortened', async () => {
  await using place = await publication()
  const { cdn, publish } = place
  cdn.failNext(jsonError(403, 10000, `${'x'.repeat(280)} ${TOKEN}`))
  const { failure } = await publish({ inputs: CLOUDFLARE })
  expect(failure?.message).toContain('xxx')
  expect(failure?.message).not.toContain(TOKEN.slice(0, 8))
})

test('a removed page is gone from the bucket before the CDN is purged', async () => {
  await using place = await publication()
  const { folder, store, cdn, publish } = place
  const inputs = { purge: `cloudfront:${DISTRIBUTION}`, 'max-removed': '100', 'keep-removed': '0' }
  await publish({ inputs })
  await writeSite(join(folder, 'site'), without(SITE, 'guides/start.html', 'assets/app.js'))
  const seen: string[][] = []
  cdn.onRequest(() => seen.push(Object.keys(published(store))))
  expect((await publish({ inputs })).failure).toBeUndefined()
  expect(seen).toHaveLength(1)
  expect(seen[0]).not.toContain('guides/start.html')
  // Assets go last: a page that was cached until the purge may still request them.
  expect(seen[0]).toContain('assets/app.js')
  expect(Object.keys(published(store))).not.toContain('assets/app.js')
})

test('an asset is purged once more after its removal, also when it is part of the site again', async () => {
  await using place = await publication()
  const { store, cdn, update } = place
  const inputs = { purge: `cloudfront:${DISTRIBUTION}`, 'keep-removed': '0' }
  const run = async (site: typeof SITE) => {
    expect((await update(site, { inputs })).failure).toBeUndefined()
  }
  await run(SITE)
  cdn.invalidations.length = 0
  await run(without(SITE, 'assets/app.js'))
  const seen: boolean[] = []
  cdn.onRequest(() => seen.push(store.objects.has('docs/assets/app.js')))
  await run(SITE)
  // Not before the upload: the CDN would keep the error, or what it got before the removal.
  expect(seen).toEqual([true])
  await run(SITE)
  expect(cdn.invalidations.map(({ paths }) => paths)).toEqual([['/assets/app.js'], ['/assets/app.js']])
})
