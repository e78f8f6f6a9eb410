import { expect, test } from '@jest/globals'
import { runCrowd } from '../../stress/crowd/crowd.ts'

test('many exports at once share a narrow service: all finish, none floods it', async () => {
  const flows = 25
  const { failures, requests, refused, perSecond } = await runCrowd({ flows, rateLimit: 10 })
  expect(failures).toEqual([])
  // Otherwise the limit was never met and nothing was tried.
  expect(refused).toBeGreaterThan(0)
  expect(Math.min(...requests)).toBeGreaterThanOrEqual(3)
  expect(Math.max(...requests)).toBeLessThanOrEqual(30)
  expect(Math.max(...perSecond)).toBeLessThanOrEqual(3 * flows)
}, 120_000)
