import { expect, test } from '@jest/globals'
import { runCampaign } from '../../stress/faults/campaign.ts'

/** A fixed seed repeats the same fault schedules. `npm run stress faults` generates new schedules. */
const SEED = 20_010

test('despite random faults, every run ends with a complete export or one clear error', async () => {
  const { outcomes, broken } = await runCampaign({ seed: SEED, count: 6, concurrency: 3 })
  expect(broken.join('\n\n')).toBe('')
  const kinds = outcomes.map(({ kind }) => kind)
  // If all runs succeed or all fail, the test proves nothing.
  expect(kinds).toContain('exported')
  expect(kinds).toContain('failed')
}, 180_000)
