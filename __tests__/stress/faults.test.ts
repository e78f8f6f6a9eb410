import { expect, test } from '@jest/globals'
import { runCampaign } from '../../stress/faults/survival.ts'

/** Always the same schedules: `npm run test:faults` is for new ones. */
const SEED = 20_000

test('whatever goes wrong, a run ends with the whole export or with one clear error', async () => {
  const { outcomes, broken } = await runCampaign({ seed: SEED, count: 25, lanes: 3 })
  expect(broken.join('\n\n')).toBe('')
  const kinds = outcomes.map(({ kind }) => kind)
  // Both ends must have been seen, or the faults were too many or too few to say anything.
  expect(kinds).toContain('exported')
  expect(kinds).toContain('refused')
}, 180_000)
