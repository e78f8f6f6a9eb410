import { expect, test } from '@jest/globals'
import {
  backoffMs,
  retryAfterMs,
  type RetryDecision,
  retryDelayMs,
  withRetry
} from '../../../../src/runtime/http/retry.ts'
import { FakeClock } from '../../../support/fake-clock.ts'
import { MemoryLog } from '../../../support/memory-log.ts'

const NOW = Date.UTC(2026, 10, 15, 12)
const HOUR = 3_600_000

test('waits for the delay in Retry-After plus up to eight seconds of jitter', () => {
  for (const attempt of [1, 5, 50]) {
    expect(retryDelayMs(attempt, 3000, () => 0)).toBe(3000)
    expect(retryDelayMs(attempt, 3000, () => 1)).toBeGreaterThan(3000)
    expect(retryDelayMs(attempt, 3000, () => 1)).toBeLessThanOrEqual(11_000)
  }
  expect(retryDelayMs(50, undefined, () => 1)).toBe(30_000)
})

test('picks a random delay below a ceiling that doubles with each attempt, up to 30 seconds', () => {
  const ceilings = [1, 2, 3, 4, 5, 6, 7].map(attempt => backoffMs(attempt, () => 1))
  expect(ceilings).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000])
  expect(backoffMs(5, () => 0)).toBe(0)
})

test.each([
  ['0', 0],
  ['7', 7000],
  [' 7 ', 7000],
  ['1.5', 1500],
  ['86400', 86_400_000],
  ['Sun, 15 Nov 2026 12:00:30 GMT', 30_000],
  ['Sunday, 15-Nov-26 12:00:30 GMT', 30_000],
  ['Sun, 15 Nov 2026 11:59:00 GMT', 0]
])('reads Retry-After %j as %d ms', (header, ms) => {
  expect(retryAfterMs({ 'retry-after': header }, NOW)).toBe(ms)
})

test.each([-3 * HOUR, 3 * HOUR])('reads a Retry-After date by a server clock that is off by %d ms', skew => {
  const headers = {
    'retry-after': new Date(NOW + skew + 20_000).toUTCString(),
    date: new Date(NOW + skew).toUTCString()
  }
  expect(retryAfterMs(headers, NOW)).toBe(20_000)
})

const ignored = ['soon', 'soon 2099', '-5', '', '5 minutes', '1e3', '0x10', '2099-01-01', undefined]
test.each([...ignored, 'Sun, 99 Nov 2026 12:00:30 GMT'])('ignores Retry-After %j', header => {
  expect(retryAfterMs({ 'retry-after': header }, NOW)).toBeUndefined()
})

async function attempt({ failures, decision }: { failures: number; decision?: RetryDecision }) {
  const clock = new FakeClock()
  const log = new MemoryLog()
  let calls = 0
  const attempts: number[] = []
  const outcome = await withRetry(
    'Reading',
    async () => {
      calls += 1
      if (calls <= failures) throw new Error(`HTTP 50${calls}`)
      return await Promise.resolve('read')
    },
    (_, attempt) => (attempts.push(attempt), decision ?? { retry: true }),
    { clock, log, random: () => 0.5, signal: new AbortController().signal }
  ).catch((error: unknown) => error)
  return { outcome, calls, log, attempts, pauses: clock.pauses }
}

test('withRetry returns the result, and logs the reason and the delay for each retry', async () => {
  const { outcome, pauses, attempts, log } = await attempt({ failures: 2 })
  expect([outcome, attempts]).toEqual(['read', [1, 2]])
  expect(pauses).toEqual([250, 500])
  expect(log.lines).toEqual([
    'Reading: HTTP 501. Retrying in 0.3 s.',
    'Reading: HTTP 502. Retrying in 0.5 s.'
  ])
})

test('withRetry names the host unless the reason does, and shows no delay of 0.0 s', async () => {
  const log = new MemoryLog()
  for (const reason of ['HTTP 503', 'connect ECONNREFUSED 127.0.0.1:9']) {
    let calls = 0
    const call = async () => {
      calls += 1
      if (calls === 1) throw new Error(reason)
      await Promise.resolve()
    }
    const context = { clock: new FakeClock(), log, random: () => 0.01, host: '127.0.0.1:9' }
    await withRetry('Reading', call, () => ({ retry: true }), {
      ...context,
      signal: new AbortController().signal
    })
  }
  expect(log.lines).toEqual([
    'Reading: HTTP 503 (127.0.0.1:9). Retrying in less than 0.1 s.',
    'Reading: connect ECONNREFUSED 127.0.0.1:9. Retrying in less than 0.1 s.'
  ])
})

test('withRetry rethrows the error from a call that must not be retried', async () => {
  const { outcome, calls, pauses } = await attempt({ failures: 1, decision: { retry: false } })
  expect(outcome).toEqual(new Error('HTTP 501'))
  expect({ calls, pauses }).toEqual({ calls: 1, pauses: [] })
})

test('withRetry throws the abort reason instead of the error from the call', async () => {
  const stop = new AbortController()
  const call = async () => {
    stop.abort(new Error('stopped'))
    return await Promise.reject(new Error('socket hang up'))
  }
  const retrying = withRetry('Reading', call, () => ({ retry: true }), {
    clock: new FakeClock(),
    log: new MemoryLog(),
    random: () => 0,
    signal: stop.signal
  })
  await expect(retrying).rejects.toThrow('stopped')
})
