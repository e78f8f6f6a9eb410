import { expect, test } from '@jest/globals'
import { ClosestName } from '../../../src/runtime/text/closest-name.ts'

test('finds the closest of 20,000 names for each of 1,000 names within a minute', () => {
  const names = Array.from(
    { length: 20_000 },
    (_, i) => `guides/section-${i % 50}/how-to-configure-page-${i}`
  )
  const start = performance.now()
  const closest = new ClosestName(names)
  for (let i = 0; i < 1000; i++)
    expect(closest.find(`guides/sections-${i % 50}/how-to-configure-page-${i}`)).toBe(names[i])
  // The search usually takes half a second. The limit allows for a busy machine.
  expect(performance.now() - start).toBeLessThan(60_000)
})
