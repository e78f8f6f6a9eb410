import { expect, test } from '@jest/globals'
import { runPublishCampaign } from '../../stress/publish/campaign.ts'
import { runRounds } from '../../stress/publish/publishers.ts'

/** A fixed seed repeats the same fault schedules. `npm run stress publish` generates new schedules. */
const SEED = 1

test('despite faults, publishes the site or ends with one clear error, and the next run repairs the site', async () => {
  const { outcomes, reports } = await runPublishCampaign({ seed: SEED, count: 8, concurrency: 3 })
  expect(reports.join('\n\n')).toBe('')
  // If all runs succeed or all fail, the test proves nothing.
  expect(outcomes).toContain('published')
  expect(outcomes).toContain('failed')
}, 300_000)

test('stores exactly one of two sites that are published at the same time to a slow store', async () => {
  const rounds = { conditions: 'enforced', rounds: 2, seed: SEED, concurrency: 2 } as const
  const { problems, waited } = await runRounds(rounds)
  expect(problems).toEqual([])
  expect(waited).toBeGreaterThan(0)
}, 120_000)
