import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { pollPauseMs, pollUntilEnded } from '../../../src/lib/poll.ts'
import { FakeClock } from '../../support/fake-clock.ts'

const never = new AbortController().signal
const HOUR = 3_600_000
const anyInterval = fc.integer({ min: 100, max: HOUR })
const anyRandom = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

/** Follows a job that ends after so long, looks being free. */
async function follow(lengthMs: number, { intervalMs = 10_000, random = (): number => 0.5 } = {}) {
  const clock = new FakeClock()
  const startedAt = clock.now()
  const looks: number[] = []
  await pollUntilEnded(
    {
      look: async () => await Promise.resolve(looks.push(clock.now() - startedAt)),
      hasEnded: () => clock.now() - startedAt >= lengthMs,
      intervalMs
    },
    { clock, random, signal: never }
  )
  return { looks, lateMs: clock.now() - startedAt - lengthMs, pauses: clock.pauses }
}

test('the wait after the end is at most a second or 5 % of the length, whichever is more', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 2 * HOUR }), anyRandom, async (lengthMs, value) => {
      const { lateMs } = await follow(lengthMs, { random: () => value })
      expect(lateMs).toBeLessThanOrEqual(Math.max(1000, lengthMs * 0.05))
    }),
    { numRuns: 60 }
  )
})

test('a job that ends right after a look has waited no longer for the next one', () => {
  fc.assert(
    fc.property(fc.nat(2 * HOUR), anyRandom, (elapsedMs, value) => {
      const pause = pollPauseMs({ elapsedMs, intervalMs: HOUR, random: () => value })
      expect(pause).toBeLessThanOrEqual(Math.max(1000, elapsedMs * 0.05))
    })
  )
})

test('no pause is longer than poll-interval, whatever the time gone by', () => {
  fc.assert(
    fc.property(fc.nat(7 * 24 * HOUR), anyInterval, anyRandom, (elapsedMs, intervalMs, value) => {
      const pause = pollPauseMs({ elapsedMs, intervalMs, random: () => value })
      expect(pause).toBeLessThanOrEqual(intervalMs)
      expect(pause).toBeGreaterThanOrEqual(Math.min(intervalMs, 250) * 0.75)
    })
  )
})

test('a job that has ended already is not waited for', async () => {
  expect((await follow(0)).looks).toEqual([0])
})

test('the second look comes within a quarter of a second', async () => {
  const { looks } = await follow(1, { random: () => 0.999 })
  expect(looks[1]).toBeLessThanOrEqual(250)
})

test('a long job is looked at far less often than a steady look every second would', async () => {
  expect((await follow(HOUR)).looks.length).toBeLessThan(HOUR / 7000)
})

test('two runners that start together do not look in step', async () => {
  const sequence = (seed: number) => () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  const one = await follow(60_000, { random: sequence(7) })
  const other = await follow(60_000, { random: sequence(11) })
  const shared = one.looks.slice(1).filter(at => other.looks.includes(at))
  expect(shared).toEqual([])
})

test('a stop during a pause ends the polling with the reason of the stop', async () => {
  const stop = new AbortController()
  const clock = new FakeClock({ onPause: () => stop.abort(new Error('enough')) })
  let looks = 0
  const polling = pollUntilEnded(
    { look: async () => await Promise.resolve((looks += 1)), hasEnded: () => false, intervalMs: 1000 },
    { clock, random: () => 0, signal: stop.signal }
  )
  await expect(polling).rejects.toThrow('enough')
  expect(looks).toBe(1)
})
