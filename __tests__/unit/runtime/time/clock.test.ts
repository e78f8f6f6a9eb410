import { expect, jest, test } from '@jest/globals'
import { systemClock } from '../../../../src/runtime/time/clock.ts'
import { Canceled, TimedOut, withDeadline } from '../../../../src/runtime/time/stop-reason.ts'

test('rejects an aborted sleep immediately with the abort reason', async () => {
  const stop = new AbortController()
  const sleeping = systemClock.sleep(60_000, stop.signal)
  stop.abort(new Canceled('stopped by SIGINT'))
  await expect(sleeping).rejects.toThrow(new Canceled('stopped by SIGINT'))
})

test('unlike a Node timer, does not end a sleep of several years immediately', async () => {
  const stop = new AbortController()
  let awake = false
  const sleeping = systemClock.sleep(1e13, stop.signal).then(() => (awake = true))
  await systemClock.sleep(20, new AbortController().signal)
  stop.abort(new Error('enough'))
  await expect(sleeping).rejects.toThrow('enough')
  expect(awake).toBe(false)
})

test('returns the current time', () => {
  expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(60_000)
})

test('ignores a correction of the system time', () => {
  const before = systemClock.now()
  const wrong = jest.spyOn(Date, 'now').mockReturnValue(before - 3_600_000)
  try {
    expect(systemClock.now()).toBeGreaterThanOrEqual(before)
  } finally {
    wrong.mockRestore()
  }
})

test('aborts with TimedOut at the deadline', async () => {
  const signal = withDeadline(new AbortController().signal, 10)
  await expect(systemClock.sleep(60_000, signal)).rejects.toBeInstanceOf(TimedOut)
})

test('aborts with Canceled when canceled before the deadline', () => {
  const stop = new AbortController()
  const signal = withDeadline(stop.signal, 60_000)
  stop.abort(new Canceled('stopped by SIGTERM'))
  expect(signal.reason).toBeInstanceOf(Canceled)
})
