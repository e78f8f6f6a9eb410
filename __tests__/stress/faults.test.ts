import { expect, test } from '@jest/globals'
import { runCampaign } from '../../stress/faults/campaign.ts'

/** Always the same schedules. `npm run stress faults` generates new ones. */
const SEED = 20_010

test('a run with random faults ends with a complete export or with one clear error', async () => {
  const { outcomes, broken } = await runCampaign({ seed: SEED, count: 8, concurrency: 3 })
  expect(broken.join('\n\n')).toBe('')
  const kinds = outcomes.map(({ kind }) => kind)
  // With only one kind of end, the faults were too many or too few to test anything.
  expect(kinds).toContain('exported')
  expect(kinds).toContain('failed')
}, 180_000)
