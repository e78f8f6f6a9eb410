import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { backoffMs, pauseMs, retryAfterMs, type Verdict, withRetry } from '../../../src/lib/retry.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { MemoryLog } from '../../support/memory-log.ts'

const NOW = Date.UTC(2026, 10, 15, 12)
const HOUR = 3_600_000

test('a pause that the server asked for is kept in full, with no more than some seconds of chance on top', () => {
  for (const attempt of [1, 5, 50]) {
    expect(pauseMs(attempt, 3000, () => 0)).toBe(3000)
    expect(pauseMs(attempt, 3000, () => 1)).toBeGreaterThan(3000)
    expect(pauseMs(attempt, 3000, () => 1)).toBeLessThanOrEqual(11_000)
  }
  expect(pauseMs(50, undefined, () => 1)).toBe(30_000)
})

describe('the pause before another attempt', () => {
  test('lies anywhere between nothing and a ceiling that doubles', () => {
    const ceilings = [1, 2, 3, 4, 5, 6, 7].map(attempt => backoffMs(attempt, () => 1))
    expect(ceilings).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000])
    expect(backoffMs(5, () => 0)).toBe(0)
  })

  test('stays finite however often it was tried', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), attempt => {
        expect(backoffMs(attempt, () => 1)).toBeLessThanOrEqual(30_000)
      })
    )
  })
})

describe('Retry-After', () => {
  test.each([
    ['0', 0],
    ['7', 7000],
    [' 7 ', 7000],
    ['1.5', 1500],
    ['86400', 86_400_000]
  ])('of %j means %d ms', (header, ms) => {
    expect(retryAfterMs({ 'retry-after': header }, NOW)).toBe(ms)
  })

  test.each([
    ['Sun, 15 Nov 2026 12:00:30 GMT', 30_000],
    ['Sunday, 15-Nov-26 12:00:30 GMT', 30_000],
    ['Sun, 15 Nov 2026 11:59:00 GMT', 0]
  ])('of %j is a date', (header, ms) => {
    expect(retryAfterMs({ 'retry-after': header }, NOW)).toBe(ms)
  })

  test.each([-3 * HOUR, 3 * HOUR])('as a date is meant by the clock of the server, %d ms off', skew => {
    const headers = {
      'retry-after': new Date(NOW + skew + 20_000).toUTCString(),
      date: new Date(NOW + skew).toUTCString()
    }
    expect(retryAfterMs(headers, NOW)).toBe(20_000)
  })

  test.each([
    'soon',
    'soon 2099',
    '-5',
    '',
    '5 minutes',
    '1e3',
    '0x10',
    '2099-01-01',
    'Sun, 99 Nov 2026 12:00:30 GMT'
  ])('of %j is no answer to the question how long', header => {
    expect(retryAfterMs({ 'retry-after': header }, NOW)).toBeUndefined()
  })

  test('that is missing asks for nothing', () => {
    expect(retryAfterMs({}, NOW)).toBeUndefined()
  })
})

describe('a call that is tried again', () => {
  async function attempt({ failures, verdict }: { failures: number; verdict?: Verdict }) {
    const clock = new FakeClock()
    const log = new MemoryLog()
    let calls = 0
    const outcome = await withRetry(
      {
        what: 'Reading',
        call: async () => {
          calls += 1
          if (calls <= failures) throw new Error(`trouble ${calls}`)
          return await Promise.resolve('read')
        },
        judge: () => verdict ?? { again: true }
      },
      { clock, log, random: () => 0.5, signal: new AbortController().signal }
    ).catch((error: unknown) => error)
    return { outcome, calls, log, pauses: clock.pauses }
  }

  test('gives its result, and says before each further attempt why and when', async () => {
    const { outcome, pauses, log } = await attempt({ failures: 2 })
    expect(outcome).toBe('read')
    expect(pauses).toEqual([250, 500])
    expect(log.lines).toEqual([
      'Reading: trouble 1. Trying again in 0.3 s.',
      'Reading: trouble 2. Trying again in 0.5 s.'
    ])
  })

  test('is not tried again when the judge says no, and its own error comes out', async () => {
    const { outcome, calls, pauses } = await attempt({ failures: 1, verdict: { again: false } })
    expect(outcome).toEqual(new Error('trouble 1'))
    expect({ calls, pauses }).toEqual({ calls: 1, pauses: [] })
  })

  test('waits for what the server asked, and a jitter on top of it', async () => {
    const { pauses } = await attempt({ failures: 1, verdict: { again: true, waitMs: 7000 } })
    expect(pauses).toEqual([7250])
  })

  test('ends with the reason of a stop, not with the error of the call', async () => {
    const stop = new AbortController()
    const call = async () => {
      stop.abort(new Error('stopped'))
      return await Promise.reject(new Error('socket hang up'))
    }
    const retrying = withRetry(
      { what: 'Reading', call, judge: () => ({ again: true }) },
      { clock: new FakeClock(), log: new MemoryLog(), random: () => 0, signal: stop.signal }
    )
    await expect(retrying).rejects.toThrow('stopped')
  })
})
