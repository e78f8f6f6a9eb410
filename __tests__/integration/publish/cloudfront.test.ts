import { expect, test } from '@jest/globals'
import { text } from 'node:stream/consumers'
import { purgeCloudFront } from '../../../src/cdn/cloudfront.ts'
import { EVERYTHING } from '../../../src/cdn/paths.ts'
import { AgentHttp } from '../../../src/runtime/http/agent-http.ts'
import { DISTRIBUTION, xmlError } from '../../../servers/cdn/cdn-stand-in.ts'
import { startCdn } from '../../servers/cdn.ts'
import { startServer } from '../../../servers/server.ts'
import { ACCOUNT } from '../../../servers/s3/s3-stand-in.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { MemoryLog } from '../../support/memory-log.ts'

/** Purges these paths. Resolves to undefined, or to the error if the purge fails. */
async function purge(
  url: string,
  paths: string[],
  clock = new FakeClock({ startAt: Date.now() }),
  now = Date.now
): Promise<unknown> {
  using http = new AgentHttp('test')
  const credentials = { ...ACCOUNT, sessionToken: ACCOUNT.sessionToken }
  const target = { distribution: DISTRIBUTION, endpoint: new URL(url), sitePath: '/', credentials }
  const { signal } = new AbortController()
  const context = { log: new MemoryLog(), clock, random: Math.random, signal, http, now }
  return await purgeCloudFront(target, paths, context).catch((error: unknown) => error)
}

test('uses a different CallerReference for each of two simultaneous invalidations', async () => {
  await using cdn = await startCdn()
  const clock = new FakeClock({ startAt: Date.now() })
  expect(await purge(cdn.url, ['/a'], clock)).toBeUndefined()
  expect(await purge(cdn.url, ['/b'], clock)).toBeUndefined()
  expect(cdn.invalidations.map(({ paths }) => paths)).toEqual([['/a'], ['/b']])
})

test('after a lost response, repeats the request with the same CallerReference', async () => {
  const bodies: string[] = []
  await using proxy = await startServer((request, response) => {
    void text(request).then(body => {
      if (bodies.push(body) < 3) response.destroy()
      else response.writeHead(201).end('<Invalidation/>')
    })
  })
  expect(await purge(proxy.url, ['/a', '/b'])).toBeUndefined()
  expect(bodies).toHaveLength(3)
  expect(new Set(bodies).size).toBe(1)
})

test('waits as long as the Retry-After header from CloudFront specifies', async () => {
  await using cdn = await startCdn()
  const clock = new FakeClock({ startAt: Date.now() })
  const headers = { 'retry-after': '9' }
  cdn.failNext({ ...xmlError(400, 'Throttling', 'Later'), headers })
  cdn.failNext({ ...xmlError(503, 'ServiceUnavailable', 'Later'), headers })
  expect(await purge(cdn.url, ['/a'], clock)).toBeUndefined()
  expect(clock.pauses.filter(ms => ms >= 9000)).toHaveLength(2)
})

test.each([
  [3.9, 'AccessDenied'],
  [4.1, undefined]
])('corrects a clock that is wrong by %d min only if the error exceeds 4 min', async (minutes, code) => {
  await using cdn = await startCdn()
  cdn.failNext(xmlError(403, 'AccessDenied', 'No'))
  const clock = new FakeClock({ startAt: Date.now() })
  const purged = await purge(cdn.url, ['/a'], clock, () => Date.now() - minutes * 60_000)
  if (code === undefined) expect(purged).toBeUndefined()
  else expect(purged).toMatchObject({ message: expect.stringContaining(code) })
})

test('shows which permission a denied request requires', async () => {
  await using cdn = await startCdn()
  cdn.failNext(xmlError(403, 'AccessDenied', 'No'))
  const advice = expect.stringMatching(/the permission `cloudfront:CreateInvalidation`/) as unknown
  expect(await purge(cdn.url, ['/a'])).toMatchObject({ code: 'purge-failed', advice })
})

test('waits while CloudFront is processing 15 wildcards or 3,000 paths', async () => {
  await using cdn = await startCdn()
  for (let i = 0; i < 15; i += 1) await purge(cdn.url, [EVERYTHING])
  expect(cdn.invalidations).toHaveLength(15)
  let refused = 0
  // CloudFront finishes all invalidations before it receives the fourth request.
  cdn.onRequest(() => {
    refused += 1
    if (refused === 4) cdn.invalidations.length = 0
  })
  expect(await purge(cdn.url, [EVERYTHING])).toBeUndefined()
  expect(refused).toBe(4)
  cdn.invalidations.length = 0
  const paths = Array.from({ length: 3000 }, (_, i) => `/p${i}`)
  expect(await purge(cdn.url, paths)).toBeUndefined()
  expect(cdn.invalidations).toHaveLength(1)
  refused = 0
  expect(await purge(cdn.url, ['/a', '/b'])).toBeUndefined()
  expect(refused).toBe(4)
})
