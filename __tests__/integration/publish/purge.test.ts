import { expect, test } from '@jest/globals'
import { join } from 'node:path'
import {
  DISTRIBUTION,
  jsonError,
  startCdnStandIn,
  xmlError,
  ZONE
} from '../../../stand-ins/cdn/cdn-stand-in.ts'
import { asTexts, publish, published, SITE, without, writeSite } from '../../support/publishing.ts'
import { ACCOUNT, startS3StandIn } from '../../../stand-ins/s3/s3-stand-in.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const TOKEN = 'cf_token+with/special=signs'
const cdnOptions = { account: ACCOUNT, cloudflareToken: TOKEN }
const CHANGED = {
  ...without(SITE, 'guides/start.html'),
  'index.html': 'changed',
  'guides/index.html': 'changed',
  'new page.html': 'new'
}
const PATHS = [
  '/',
  '/guides',
  '/guides/',
  '/guides/index.html',
  '/guides/start',
  '/guides/start.html',
  '/index.html'
]

test('purges exactly the addresses whose content changed or went, on CloudFront', async () => {
  await using folder = await tempFolder()
  await using store = await startS3StandIn()
  await using cdn = await startCdnStandIn({ ...cdnOptions, busyFor: 2 })
  const inputs = { purge: `cloudfront:${DISTRIBUTION}`, 'max-removed': '50%' }
  await writeSite(join(folder.path, 'site'), SITE)
  const first = await publish(store, folder.path, { inputs, env: cdn.env })
  expect(first.failure).toBeUndefined()
  // Nothing was there before, so nothing can be cached.
  expect(cdn.invalidations).toEqual([])
  await writeSite(join(folder.path, 'site'), CHANGED)
  const { failure, outputs } = await publish(store, folder.path, { inputs, env: cdn.env })
  expect(failure).toBeUndefined()
  expect(cdn.invalidations.map(({ paths }) => paths)).toEqual([PATHS])
  expect(outputs['purged-paths']).toBe('7')
  const again = await publish(store, folder.path, { inputs, env: cdn.env })
  expect(again.outputs['purged-paths']).toBe('0')
  expect(cdn.invalidations).toHaveLength(1)
})

test('purges whole URLs below the path of site-url on Cloudflare, 30 per call', async () => {
  await using folder = await tempFolder()
  await using store = await startS3StandIn()
  await using cdn = await startCdnStandIn({ ...cdnOptions, limitedFor: 2 })
  const pages = (text: string) =>
    Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`p ${i}.html`, text]))
  const inputs = {
    purge: `cloudflare:${ZONE}`,
    'site-url': 'https://example.com/docs/',
    'cloudflare-token': TOKEN
  }
  await writeSite(join(folder.path, 'site'), { ...SITE, ...pages('one') })
  await publish(store, folder.path, { inputs, env: cdn.env })
  await writeSite(join(folder.path, 'site'), { ...SITE, ...pages('two'), 'index.html': 'changed' })
  const { failure, log } = await publish(store, folder.path, { inputs, env: cdn.env })
  expect(failure).toBeUndefined()
  expect(cdn.purges.map(({ files }) => files?.length)).toEqual([30, 30, 23])
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
  await using folder = await tempFolder()
  await using store = await startS3StandIn()
  await using cdn = await startCdnStandIn(cdnOptions)
  const both = { purge: `cloudfront:${DISTRIBUTION}\ncloudflare:${ZONE}`, 'cloudflare-token': TOKEN }
  const change = async (text: string, siteUrl: string) => {
    await writeSite(join(folder.path, 'site'), { ...SITE, 'index.html': text, 'guides/index.html': text })
    const inputs = { ...both, 'site-url': siteUrl, 'purge-max-paths': '2' }
    return await publish(store, folder.path, { inputs, env: cdn.env })
  }
  await change('1', 'https://example.com/')
  await change('2', 'https://example.com/')
  const { outputs } = await change('3', 'https://example.com/docs')
  expect(cdn.invalidations.map(({ paths }) => paths)).toEqual([['/*'], ['/docs', '/docs/*']])
  expect(cdn.purges).toEqual([{ hosts: ['example.com'] }, { prefixes: ['example.com/docs'] }])
  expect(outputs['purged-paths']).toBe('3')
})

test('a failed purge says that the upload is complete, and the next run purges what is owed', async () => {
  await using folder = await tempFolder()
  await using store = await startS3StandIn()
  await using cdn = await startCdnStandIn(cdnOptions)
  const inputs = {
    ...{ purge: `cloudfront:${DISTRIBUTION}\ncloudflare:${ZONE}`, 'cloudflare-token': TOKEN },
    ...{ 'site-url': 'https://example.com', 'max-removed': '50%' }
  }
  await writeSite(join(folder.path, 'site'), SITE)
  await publish(store, folder.path, { inputs, env: cdn.env })
  await writeSite(join(folder.path, 'site'), CHANGED)
  cdn.failNext({ status: 201, body: '<Invalidation/>' }, jsonError(403, 10000, `Bad token ${TOKEN}`))
  const { failure, log } = await publish(store, folder.path, { inputs, env: cdn.env })
  expect(failure).toMatchObject({ code: 'purge-failed' })
  expect(failure?.message).toMatch(/HTTP 403 \(10000: Bad token \*\*\*\)\. The upload is complete\./)
  expect(log.text).not.toContain(TOKEN)
  expect(published(store)).toEqual(asTexts({ ...SITE, ...CHANGED }))

  store.requests.length = 0
  const again = await publish(store, folder.path, { inputs, env: cdn.env })
  expect(again.failure).toBeUndefined()
  expect(again.outputs).toMatchObject({ uploaded: '0', removed: '1' })
  // CloudFront owes nothing more, except for the page that is removed only now.
  expect(cdn.invalidations.map(({ paths }) => paths)).toEqual([['/guides/start', '/guides/start.html']])
  expect(cdn.purges).toEqual([{ files: PATHS.map(path => `https://example.com${path}`) }])
  expect(published(store)).toEqual(asTexts(CHANGED))
  expect(store.requests.some(({ operation }) => operation === 'list')).toBe(false)
})

test('reports an unknown distribution', async () => {
  await using folder = await tempFolder()
  await using store = await startS3StandIn()
  await using cdn = await startCdnStandIn(cdnOptions)
  cdn.failNext(xmlError(500, 'InternalFailure', 'Try again'))
  await writeSite(join(folder.path, 'site'), SITE)
  await publish(store, folder.path)
  await writeSite(join(folder.path, 'site'), { ...SITE, 'index.html': 'changed' })
  const { failure } = await publish(store, folder.path, {
    inputs: { purge: 'cloudfront:EOTHER' },
    env: cdn.env
  })
  expect(failure?.message).toMatch(
    /Purge of CloudFront distribution EOTHER failed: HTTP 404 \(NoSuchDistribution/
  )
})

test('an interrupted run leaves a record of what has to be purged', async () => {
  await using folder = await tempFolder()
  await using store = await startS3StandIn()
  await using cdn = await startCdnStandIn(cdnOptions)
  const inputs = { purge: `cloudfront:${DISTRIBUTION}` }
  await writeSite(join(folder.path, 'site'), SITE)
  await publish(store, folder.path, { inputs, env: cdn.env })
  await writeSite(join(folder.path, 'site'), { ...SITE, 'assets/app.js': 'changed', 'index.html': 'changed' })
  store.fault({ on: 'put', key: /docs\/index\.html/, kind: { status: 403 } })
  expect((await publish(store, folder.path, { inputs, env: cdn.env })).failure).toBeDefined()
  store.clearFaults()
  expect((await publish(store, folder.path, { inputs, env: cdn.env })).failure).toBeUndefined()
  // The script was uploaded by the first run: the second found it unchanged, and owed its purge all the same.
  expect(cdn.invalidations.map(({ paths }) => paths)).toEqual([['/', '/assets/app.js', '/index.html']])
})
