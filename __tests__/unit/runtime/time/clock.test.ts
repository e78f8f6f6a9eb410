import { expect, jest, test } from '@jest/globals'
import { systemClock } from '../../../../src/runtime/time/clock.ts'
import { Canceled, TimedOut, withDeadline } from '../../../../src/runtime/time/stop-reason.ts'

test('a sleep ends at once when it is aborted, with the reason of the abort', async () => {
  const stop = new AbortController()
  const sleeping = systemClock.sleep(60_000, stop.signal)
  stop.abort(new Canceled('stopped by SIGINT'))
  await expect(sleeping).rejects.toThrow(new Canceled('stopped by SIGINT'))
})

test('a sleep of years does not end at once, as a timer of Node would', async () => {
  const stop = new AbortController()
  let awake = false
  const sleeping = systemClock.sleep(1e13, stop.signal).then(() => (awake = true))
  await systemClock.sleep(20, new AbortController().signal)
  stop.abort(new Error('enough'))
  await expect(sleeping).rejects.toThrow('enough')
  expect(awake).toBe(false)
})

test('the clock shows the time of day', () => {
  expect(Math.abs(systemClock.now() - Date.now())).toBeLessThan(60_000)
})

test('the clock does not follow a correction of the system time', () => {
  const before = systemClock.now()
  const wrong = jest.spyOn(Date, 'now').mockReturnValue(before - 3_600_000)
  try {
    expect(systemClock.now()).toBeGreaterThanOrEqual(before)
  } finally {
    wrong.mockRestore()
  }
})

test('a deadline ends the run with TimedOut', async () => {
  const signal = withDeadline(new AbortController().signal, 10)
  await expect(systemClock.sleep(60_000, signal)).rejects.toBeInstanceOf(TimedOut)
})

test('a run that is canceled before its deadline ends as canceled', () => {
  const stop = new AbortController()
  const signal = withDeadline(stop.signal, 60_000)
  stop.abort(new Canceled('stopped by SIGTERM'))
  expect(signal.reason).toBeInstanceOf(Canceled)
})
