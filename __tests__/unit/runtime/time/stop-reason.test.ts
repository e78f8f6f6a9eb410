import { expect, test } from '@jest/globals'
import { asFailure } from '../../../../src/runtime/failure.ts'
import { connectionError } from '../../../../src/runtime/http/http-error.ts'
import {
  Canceled,
  explainStop,
  isStop,
  TimedOut,
  untilAborted
} from '../../../../src/runtime/time/stop-reason.ts'

const work = { timeoutMs: 90_000, state: 'Export job job_17 may still be running.', advice: 'Run again.' }

test('after a timeout with an unreachable host, advises checking the address, not increasing the timeout', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { syscall: 'connect' })
  const cause = connectionError(new AggregateError([refused]), { responded: false })
  const { advice } = asFailure(explainStop(new TimedOut('too late', { cause }), work))
  expect(advice).toMatch(/^Check the address, DNS, the firewall/)
  expect(advice).not.toContain('Increase')
})

test('returns an error unchanged if it is neither a timeout nor a cancellation', () => {
  const error = new Error('disk full')
  expect(explainStop(error, work)).toBe(error)
})

test('does not wait for work that ignores the abort, and rejects work that starts after the abort', async () => {
  const stop = new AbortController()
  const forever = untilAborted(stop.signal, async () => await new Promise(() => undefined))
  stop.abort(new Canceled())
  const late = untilAborted(stop.signal, async () => await Promise.reject(new Error('begun')))
  for (const waiting of [forever, late]) await expect(waiting).rejects.toBeInstanceOf(Canceled)
  expect([new TimedOut(), new Canceled(), new Error('x')].map(isStop)).toEqual([true, true, false])
})
