import { expect } from '@jest/globals'
import { DISTRIBUTION, TOO_MANY_INVALIDATIONS } from '../../../servers/cdn/cdn-stand-in.ts'
import { jsonError, ZONE } from '../../servers/cdn.ts'
import { asTexts, published, SITE, without } from '../../support/publishing.ts'
import { ACCOUNT } from '../../../servers/s3/s3-stand-in.ts'
import { test, TOKEN } from './publication.ts'

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

test('on CloudFront, purges exactly the addresses whose content has changed or has been removed', async place => {
  place.cdn.failNext(TOO_MANY_INVALIDATIONS, TOO_MANY_INVALIDATIONS)
  const inputs = { purge: `cloudfront:${DISTRIBUTION}`, 'max-removed': '50%' }
  const first = await place.publish({ inputs })
  expect(first.failure).toBeUndefined()
  // The first run purges everything, because the CDN may contain old content.
  expect(place.cdn.invalidations.map(({ paths }) => paths)).toEqual([['/*']])
  expect(first.outputs['purged-paths']).toBe('1')
  const { failure, outputs } = await place.update(CHANGED, { inputs })
  expect(failure).toBeUndefined()
  expect(place.cdn.invalidations.slice(1).map(({ paths }) => paths)).toEqual([PATHS])
  expect(outputs['purged-paths']).toBe('7')
  const again = await place.publish({ inputs })
  expect(again.outputs['purged-paths']).toBe('0')
  expect(place.cdn.invalidations).toHaveLength(2)
})

test('on Cloudflare, purges full URLs below site-url, at most 30 per request', async place => {
  const limited = { ...jsonError(429, 10429, 'Rate limited'), headers: { 'retry-after': '0' } }
  place.cdn.failNext(limited, limited)
  const pages = (text: string) =>
    Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`p ${i}.html`, text]))
  const inputs = { ...CLOUDFLARE, 'site-url': 'https://example.com/docs/' }
  await place.update({ ...SITE, ...pages('one') }, { inputs })
  const { failure, log } = await place.update(
    { ...SITE, ...pages('two'), 'index.html': 'changed' },
    { inputs }
  )
  expect(failure).toBeUndefined()
  expect(place.cdn.purges[0]).toEqual({ prefixes: ['example.com/docs'] })
  expect(place.cdn.purges.slice(1).map(({ files }) => files?.length)).toEqual([30, 30, 23])
  const urls = place.cdn.purges.flatMap(({ files = [] }) => files)
  expect(urls).toEqual(
    expect.arrayContaining([
      'https://example.com/docs',
      'https://example.com/docs/',
      'https://example.com/docs/p%207',
      'https://example.com/docs/p%207.html'
    ])
  )
  expect(log.text).not.toContain(TOKEN)
  // Only Cloudflare receives the token, and no CDN request contains the AWS key.
  expect(JSON.stringify(place.store.requests)).not.toContain(TOKEN)
  expect(JSON.stringify(place.cdn.requests)).not.toContain(ACCOUNT.accessKeyId)
})

test('purges one wildcard, prefix or host instead of more than purge-max-paths addresses', async place => {
  const change = async (text: string, siteUrl: string) => {
    const inputs = { ...BOTH, 'site-url': siteUrl, 'purge-max-paths': '2' }
    return await place.update({ ...SITE, 'index.html': text, 'guides/index.html': text }, { inputs })
  }
  await change('1', 'https://example.com/')
  place.cdn.invalidations.length = 0
  place.cdn.purges.length = 0
  await change('2', 'https://example.com/')
  const { outputs } = await change('3', 'https://example.com/docs')
  expect(place.cdn.invalidations.map(({ paths }) => paths)).toEqual([['/*'], ['/docs', '/docs/*']])
  expect(place.cdn.purges).toEqual([{ hosts: ['example.com'] }, { prefixes: ['example.com/docs'] }])
  // A purge of everything counts as one path for each CDN, even if a CDN needs two entries for the purge.
  expect(outputs['purged-paths']).toBe('2')
})

test('a failed purge reports that the upload is complete, and the next run repeats only that purge', async place => {
  const inputs = { ...BOTH, 'max-removed': '50%' }
  await place.publish({ inputs })
  place.cdn.purges.length = 0
  place.cdn.failNext({ status: 201, body: '<Invalidation/>' }, jsonError(403, 10000, `Bad token ${TOKEN}`))
  const { failure, log } = await place.update(CHANGED, { inputs })
  expect(failure).toMatchObject({ code: 'purge-failed' })
  expect(failure?.message).toMatch(/HTTP 403 \(10000: Bad token \*\*\*\)\. The upload is complete\./)
  expect(log.text).not.toContain(TOKEN)
  expect(failure?.advice).toMatch(/Cloudflare needs a token with Zone > Cache Purge > Purge/)
  // The page was removed before the purge, so that no request can add the page to the cache again.
  expect(published(place.store)).toEqual(asTexts(CHANGED))

  place.store.requests.length = 0
  place.cdn.invalidations.length = 0
  const again = await place.publish({ inputs })
  expect(again.failure).toBeUndefined()
  expect(again.outputs).toMatchObject({ uploaded: '0', removed: '0', 'purged-paths': '7' })
  expect(place.cdn.invalidations).toEqual([])
  expect(place.cdn.purges).toEqual([{ files: PATHS.map(path => `https://example.com${path}`) }])
  expect(published(place.store)).toEqual(asTexts(CHANGED))
  expect(place.store.requests.some(({ operation }) => operation === 'list')).toBe(false)
})

test('an interrupted run records its pending purges for the next run', async place => {
  const inputs = { purge: `cloudfront:${DISTRIBUTION}` }
  await place.publish({ inputs })
  place.store.fault({ on: 'put', key: /docs\/index\.html/, kind: { status: 403 } })
  expect(
    (await place.update({ ...SITE, 'assets/app.js': 'changed', 'index.html': 'changed' }, { inputs })).failure
  ).toBeDefined()
  place.store.clearFaults()
  expect((await place.publish({ inputs })).failure).toBeUndefined()
  // The failed run uploaded the script. The next run found the script unchanged, but still purged its address.
  expect(place.cdn.invalidations.slice(1).map(({ paths }) => paths)).toEqual([
    ['/', '/assets/app.js', '/index.html']
  ])
})

test('keeps purges pending while `purge` lacks their target, and purges a new target completely', async place => {
  const run = async (index: string, purge?: string) => {
    const inputs = {
      'site-url': 'https://example.com',
      ...(purge?.includes('cloudflare') === true && { 'cloudflare-token': TOKEN }),
      ...(purge !== undefined && { purge })
    }
    return await place.update({ ...SITE, 'index.html': index }, { inputs })
  }
  await run('1', `cloudfront:${DISTRIBUTION}`)
  await run('2')
  const wrong = await run('3', 'cloudfront:EWRONG')
  expect(wrong.failure).toMatchObject({ code: 'purge-failed' })
  expect(wrong.failure?.message).toMatch(/distribution EWRONG failed: HTTP 404 \(NoSuchDistribution/)
  place.cdn.invalidations.length = 0
  expect((await run('3', `cloudfront:${DISTRIBUTION}`)).outputs).toMatchObject({ uploaded: '0' })
  expect(place.cdn.invalidations.map(({ paths }) => paths)).toEqual([['/', '/index.html']])
  await run('3', `cloudflare:${ZONE}`)
  expect(place.cdn.purges).toEqual([{ hosts: ['example.com'] }])
  // No purge is pending for the two targets, so the run only reads the state.
  place.store.requests.length = 0
  await run('3', `cloudfront:${DISTRIBUTION}\ncloudflare:${ZONE}`)
  expect(place.store.requests).toHaveLength(1)
})

test('uploads and purges only the objects that a changed header rule matches', async place => {
  const inputs = { purge: `cloudfront:${DISTRIBUTION}` }
  await place.publish({ inputs })
  const changed = { ...inputs, 'cache-control': '**/*.js = no-store' }
  const { outputs } = await place.publish({ inputs: changed })
  expect(outputs).toMatchObject({ uploaded: '1', unchanged: '7' })
  expect(place.store.objects.get('docs/assets/app.js')?.headers['cache-control']).toBe('no-store')
  expect(place.cdn.invalidations.at(-1)?.paths).toEqual(['/assets/app.js'])
})

test("uses the store's time in requests to CloudFront if the runner's clock is wrong", async place => {
  const inputs = { purge: `cloudfront:${DISTRIBUTION}` }
  const { failure } = await place.publish({ inputs, now: Date.now() + 20 * 60_000 })
  expect(failure).toBeUndefined()
  expect(place.cdn.invalidations).toHaveLength(1)
})

test('the purge fails if the response from Cloudflare reports an error, even with HTTP 200', async place => {
  // The token is at the end of a long message, so the run must mask the token before it shortens the message.
  place.cdn.failNext(jsonError(200, 1012, `${'x'.repeat(280)} ${TOKEN}`))
  const { failure } = await place.publish({ inputs: CLOUDFLARE })
  expect(failure).toMatchObject({ code: 'purge-failed' })
  expect(failure?.message).toContain('1012: xxx')
  expect(failure?.message).not.toContain(TOKEN.slice(0, 8))
})

test('repeats a purge after malformed HTTP 503 responses from Cloudflare', async place => {
  const bodies = ['{"errors":{"code":1}}', '{"errors":5}', '{"errors":[null]}', '[]', 'null', '<p>']
  bodies.push('{"errors":[{"message":{"toString":1}}]}')
  place.cdn.failNext(...bodies.map(body => ({ status: 503, body })))
  const { failure } = await place.publish({ inputs: CLOUDFLARE })
  expect(failure).toBeUndefined()
  expect(place.cdn.purges).toHaveLength(1)
})

test('does not accept a sign-in page as a response from CloudFront', async place => {
  place.cdn.failNext({ status: 200, body: '<!doctype html><title>Sign in</title>' })
  const { failure } = await place.publish({ inputs: { purge: `cloudfront:${DISTRIBUTION}` } })
  expect(failure).toMatchObject({ code: 'purge-failed' })
  expect(failure?.message).toContain('HTTP 200 (without a confirmation of the purge)')
  expect(place.store.text('docs/.static-export/state.json')).toContain(`"cloudfront:${DISTRIBUTION}"`)
  await place.publish({ inputs: { purge: `cloudfront:${DISTRIBUTION}` } })
  expect(place.cdn.invalidations).toHaveLength(1)
})

test('deletes a removed page from the bucket before it purges the CDN', async place => {
  const inputs = { purge: `cloudfront:${DISTRIBUTION}`, 'max-removed': '100', 'keep-removed': '0' }
  await place.publish({ inputs })
  const seen: string[][] = []
  place.cdn.onRequest(() => seen.push(Object.keys(published(place.store))))
  const rest = without(SITE, 'guides/start.html', 'assets/app.js')
  expect((await place.update(rest, { inputs })).failure).toBeUndefined()
  expect(seen).toHaveLength(1)
  expect(seen[0]).not.toContain('guides/start.html')
  // The run removes assets after the purge, because a page in the cache may request its assets until the purge.
  expect(seen[0]).toContain('assets/app.js')
  expect(Object.keys(published(place.store))).not.toContain('assets/app.js')
})

test('purges a removed asset again if a later site contains the asset again', async place => {
  const inputs = { purge: `cloudfront:${DISTRIBUTION}`, 'keep-removed': '0' }
  const run = async (site: typeof SITE) => {
    expect((await place.update(site, { inputs })).failure).toBeUndefined()
  }
  await run(SITE)
  place.cdn.invalidations.length = 0
  await run(without(SITE, 'assets/app.js'))
  const seen: boolean[] = []
  place.cdn.onRequest(() => seen.push(place.store.objects.has('docs/assets/app.js')))
  await run(SITE)
  // The purge follows the upload, because until the upload the CDN could cache the 404 response again.
  expect(seen).toEqual([true])
  await run(SITE)
  expect(place.cdn.invalidations.map(({ paths }) => paths)).toEqual([['/assets/app.js'], ['/assets/app.js']])
})
