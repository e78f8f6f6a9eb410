import { expect, test } from '@jest/globals'
import { StoreClock } from '../../../src/s3/store-clock.ts'
import { FakeClock } from '../../support/fake-clock.ts'

const START = Date.UTC(2026, 10, 15)
const dateOf = (time: number) => new Date(time).toUTCString()

test('knows the time of the store within the second of its header and the time of the response', () => {
  const local = new FakeClock({ startAt: START })
  const clock = new StoreClock(local)
  expect(clock.earliest()).toBe(START)
  const sentAt = local.now()
  local.advance(300)
  expect(clock.observe(dateOf(START + 5000), sentAt)).toBeUndefined()
  expect(clock.earliest()).toBe(START + 5000)
  expect(clock.latest()).toBe(START + 5999 + 300)
  expect(clock.now()).toBe(START + 300)
})

test('several responses narrow the limits, and a clock that was set replaces them', () => {
  const local = new FakeClock({ startAt: START })
  const clock = new StoreClock(local)
  clock.observe(dateOf(START), START)
  local.advance(900)
  clock.observe(dateOf(START + 1000), START + 900)
  expect(clock.latest() - clock.earliest()).toBe(899)
  expect(clock.observe(dateOf(START + 3_600_000), START + 900)).toBeUndefined()
  expect(clock.earliest()).toBe(START + 3_600_000)
  expect(clock.now()).toBe(START + 900)
  expect(clock.correct(dateOf(START + 3_600_000))).toBe(3_600_000 - 900)
  expect(clock.now()).toBe(START + 3_600_000)
})

test('a missing or invalid date changes nothing', () => {
  const clock = new StoreClock(new FakeClock({ startAt: START }))
  expect(clock.observe(undefined, START)).toBeUndefined()
  expect(clock.observe('yesterday', START)).toBeUndefined()
  expect(clock.observe('Sat, 13 Sep 275760 00:00:00 GMT', START)).toBeUndefined()
  expect(clock.correct('yesterday')).toBeUndefined()
  expect([clock.earliest(), clock.latest(), clock.now()]).toEqual([START, START, START])
})

test('a response with an old date does not move the clock back, and a clock of this machine that was set does not move it', () => {
  const local = new FakeClock({ startAt: START })
  const clock = new StoreClock(local)
  clock.observe(dateOf(START), START)
  clock.observe(dateOf(START - 3_600_000), START)
  expect([clock.earliest(), clock.latest()]).toEqual([START, START + 999])
  local.suspend(3_600_000)
  expect([clock.earliest(), clock.latest()]).toEqual([START, START + 3_600_999])
  clock.observe(dateOf(START + 1000), local.latest())
  expect([clock.earliest(), clock.latest()]).toEqual([START + 1000, START + 1999])
})
