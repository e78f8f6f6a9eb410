import { expect, test } from '@jest/globals'
import { linkRenewal } from '../../../src/export/link.ts'
import type { Service } from '../../../src/service/client.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { MemoryLog } from '../../support/memory-log.ts'

function renewal() {
  const clock = new FakeClock()
  const service = {
    makeBundle: async () =>
      await Promise.resolve({
        answer: {
          bundleUrl: 'https://store.example.com/x?sig=1',
          expiresAt: new Date(),
          sizeBytes: undefined
        },
        clockSkewMs: 0
      })
  } as Partial<Service> as Service
  return linkRenewal('job-1', {
    ...{ service, clock, log: new MemoryLog(), random: () => 0.5, signal: new AbortController().signal },
    ...{ pollIntervalMs: 10_000, maskUrl: true, backToPolling: async () => await Promise.resolve() }
  })
}

const expiring = { why: 'the link is about to expire', refused: false }
const refused = { why: 'the store answered 403', refused: true }

test('links that merely end are no refusals: a long download goes on', async () => {
  const renew = renewal()
  for (let i = 0; i < 50; i += 1) await renew(expiring)
  for (let i = 0; i < 5; i += 1) await renew(refused)
  await expect(renew(refused)).rejects.toThrow('The store refused 6 links to the archive of job job-1')
})

test('links that never live long enough end too, with what is really wrong', async () => {
  const renew = renewal()
  for (let i = 0; i < 100; i += 1) await renew(expiring)
  await expect(renew(expiring)).rejects.toMatchObject({ code: 'link-expired' })
})
