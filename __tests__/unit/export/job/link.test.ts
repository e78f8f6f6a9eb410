import { expect, test } from '@jest/globals'
import type { LinkOptions } from '../../../../src/export/job/link.ts'
import { type IssuedLink, requestLink } from '../../../support/downloading.ts'
import { FakeClock } from '../../../support/fake-clock.ts'
import { MemoryLog } from '../../../support/memory-log.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

function links(count: number, link: Partial<IssuedLink> = {}): IssuedLink[] {
  return Array.from({ length: count }, (_, i) => ({
    url: `https://store.example.com/x?X-Amz-Signature=5ecret5ecret${i}`,
    ...link
  }))
}

async function start(issued: IssuedLink[], options: Partial<LinkOptions> = {}) {
  const context = {
    clock: new FakeClock(),
    log: new MemoryLog(),
    random: () => 0.5,
    signal: new AbortController().signal
  }
  return { ...context, ...(await requestLink(issued, context, options)) }
}

test('allows more renewals of expired links than of rejected links', async () => {
  const { link, clock } = await start(links(60))
  for (let i = 0; i < 50; i += 1) {
    clock.advance(HOUR)
    await link.forRequest()
  }
  for (let i = 0; i < 5; i += 1) await link.renew(link.current, 'HTTP 403')
  await expect(link.renew(link.current, 'HTTP 403 (AccessDenied)')).rejects.toMatchObject({
    code: 'link-refused',
    message:
      'The store rejected 6 links to the archive of job job-1. The last response was HTTP 403 (AccessDenied).'
  })
})

test('fails with link-expired if links repeatedly expire before use', async () => {
  const { link, clock } = await start(links(200))
  for (let i = 0; i < 100; i += 1) {
    clock.advance(HOUR)
    await link.forRequest()
  }
  clock.advance(HOUR)
  await expect(link.forRequest()).rejects.toMatchObject({ code: 'link-expired' })
})

test.each([
  { lifeMs: HOUR, at: HOUR - MINUTE - 1, requests: 1 },
  { lifeMs: HOUR, at: HOUR - MINUTE, requests: 2 },
  { lifeMs: 80_000, at: 39_999, requests: 1 },
  { lifeMs: 80_000, at: 40_000, requests: 2 }
])(
  'renews a link a minute before expiry or halfway through a short lifetime (at $at/$lifeMs ms, requests: $requests)',
  async ({ lifeMs, at, requests }) => {
    const { link, clock, service } = await start(links(3, { lifeMs }))
    clock.advance(at)
    const used = await link.forRequest()
    expect(service.requests).toBe(requests)
    expect(used.url).toContain(`5ecret${requests - 1}`)
  }
)

test('shares one renewal between all connections whose link expired or was rejected', async () => {
  const { link, clock, service, published } = await start(links(3))
  const old = link.current
  clock.advance(HOUR)
  const used = await Promise.all(Array.from({ length: 8 }, async () => await link.forRequest()))
  expect(service.requests).toBe(2)
  expect(new Set(used)).toEqual(new Set([link.current]))
  // If a link is rejected after it has already been replaced, no new link is requested.
  await link.renew(old, 'HTTP 403')
  expect(service.requests).toBe(2)
  await Promise.all(Array.from({ length: 8 }, async () => await link.renew(link.current, 'HTTP 403')))
  expect(service.requests).toBe(3)
  expect(published).toHaveLength(3)
})

test('returns a renewed link even if it seems expired, because the local clock may be wrong', async () => {
  const { link } = await start(links(2, { lifeMs: 0 }))
  expect((await link.forRequest()).url).toContain('5ecret1')
})
