import { expect, test } from '@jest/globals'
import { runLoad } from '../../stress/load/load.ts'

test('completes many parallel exports despite a rate limit, and sends few requests for each export', async () => {
  const exports = 15
  const { failures, requests, rejected, perSecond } = await runLoad({ exports, rateLimit: 6 })
  expect(failures).toEqual([])
  // A rejected request shows that the rate limit was reached.
  expect(rejected).toBeGreaterThan(0)
  expect(Math.min(...requests)).toBeGreaterThanOrEqual(3)
  expect(Math.max(...requests)).toBeLessThanOrEqual(30)
  expect(Math.max(...perSecond)).toBeLessThanOrEqual(3 * exports)
}, 120_000)
