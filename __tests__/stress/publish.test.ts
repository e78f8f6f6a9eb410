import { expect, test } from '@jest/globals'
import { runPublishCampaign } from '../../stress/publish/campaign.ts'
import { runRounds } from '../../stress/publish/publishers.ts'

/** Always the same schedules: `npm run stress publish` is for new ones. */
const SEED = 1

test('whatever goes wrong, a run publishes the site or ends with one clear error that the next run repairs', async () => {
  const { outcomes, reports } = await runPublishCampaign({ seed: SEED, count: 12, concurrency: 3 })
  expect(reports.join('\n\n')).toBe('')
  // Both ends must have been seen, or the faults were too many or too few to say anything.
  expect(outcomes).toContain('published')
  expect(outcomes).toContain('failed')
}, 300_000)

test('two publishers on a slow store with conditional writes leave exactly the site of one of them', async () => {
  const rounds = { conditions: 'enforced', rounds: 4, seed: SEED, concurrency: 2 } as const
  const { problems, waited } = await runRounds(rounds)
  expect(problems).toEqual([])
  expect(waited).toBeGreaterThan(0)
}, 120_000)
