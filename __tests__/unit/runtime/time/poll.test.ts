import { expect, test } from '@jest/globals'
import fc from '../../../support/properties.ts'
import { poll, pollDelayMs } from '../../../../src/runtime/time/poll.ts'
import { FakeClock } from '../../../support/fake-clock.ts'

const never = new AbortController().signal
const HOUR = 3_600_000
const anyInterval = fc.integer({ min: 100, max: HOUR })
const anyRandom = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

/** Polls a job that takes the given time. The requests take no time. */
async function follow(lengthMs: number, { intervalMs = 10_000, random = (): number => 0.5 } = {}) {
  const clock = new FakeClock()
  const startedAt = clock.now()
  const polls: number[] = []
  const read = async () => {
    polls.push(clock.now() - startedAt)
    return await Promise.resolve(clock.now() - startedAt < lengthMs ? undefined : {})
  }
  await poll(read, intervalMs, { clock, random, signal: never })
  return { polls, lateMs: clock.now() - startedAt - lengthMs, pauses: clock.pauses }
}

test('detects the end of a job within a second or 5% of the job duration, whichever is longer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 2 * HOUR }), anyRandom, async (lengthMs, value) => {
      const { lateMs } = await follow(lengthMs, { random: () => value })
      expect(lateMs).toBeLessThanOrEqual(Math.max(1000, lengthMs * 0.05))
    }),
    { numRuns: 60 }
  )
})

test('never waits longer than poll-interval, regardless of the elapsed time', () => {
  fc.assert(
    fc.property(fc.nat(7 * 24 * HOUR), anyInterval, anyRandom, (elapsedMs, intervalMs, value) => {
      const delay = pollDelayMs(elapsedMs, intervalMs, () => value)
      expect(delay).toBeLessThanOrEqual(intervalMs)
      expect(delay).toBeGreaterThanOrEqual(Math.min(intervalMs, 250) * 0.75)
    })
  )
})

test.each([
  [0, 250],
  [1000, 500],
  [4000, 1000],
  [20_000, 1000],
  [100_000, 5000]
])('after %i ms, waits %i ms, reduced by up to a quarter, before the next poll', (elapsedMs, ms) => {
  expect([0, 1].map(value => pollDelayMs(elapsedMs, HOUR, () => value))).toEqual([ms * 0.75, ms])
})

test('polls only once if the job has already ended', async () => {
  expect((await follow(0)).polls).toEqual([0])
})

test('rejects with the abort reason if the run is aborted during a delay', async () => {
  const stop = new AbortController()
  const clock = new FakeClock({ onPause: () => stop.abort(new Error('enough')) })
  let polls = 0
  const read = async () => {
    polls += 1
    return await Promise.resolve(polls < 100 ? undefined : {})
  }
  const polling = poll(read, 1000, { clock, random: () => 0, signal: stop.signal })
  await expect(polling).rejects.toThrow('enough')
  expect(polls).toBe(1)
})
