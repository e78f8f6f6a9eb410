import { expect, test } from '@jest/globals'
import { StoreClock } from '../../../src/s3/store-clock.ts'
import { FakeClock } from '../../support/fake-clock.ts'

const START = Date.UTC(2026, 10, 15)
const HOUR = 3_600_000
const dateOf = (time: number) => new Date(time).toUTCString()

test('derives the earliest and latest store time from the date header and the response duration', () => {
  const local = new FakeClock({ startAt: START })
  const clock = new StoreClock(local)
  expect(clock.earliest()).toBe(START)
  const sentAt = local.now()
  local.advance(300)
  clock.observe(dateOf(START + 5000), sentAt)
  expect(clock.earliest()).toBe(START + 5000)
  expect(clock.latest()).toBe(START + 5999 + 300)
})

test('narrows the range of store times with each response, and replaces it after two responses with another time', () => {
  const local = new FakeClock({ startAt: START })
  const clock = new StoreClock(local)
  clock.observe(dateOf(START), START)
  local.advance(900)
  clock.observe(dateOf(START + 1000), START + 900)
  expect(clock.latest() - clock.earliest()).toBe(899)
  clock.observe(dateOf(START + 3_600_000), START + 900)
  expect(clock.earliest()).toBe(START + 1000)
  clock.observe(dateOf(START + 3_600_000), START + 900)
  expect([clock.earliest(), clock.latest()]).toEqual([START + 3_600_000, START + 3_600_999])
})

test('ignores a missing or invalid date', () => {
  const clock = new StoreClock(new FakeClock({ startAt: START }))
  for (const date of [undefined, 'yesterday', 'Sat, 13 Sep 275760 00:00:00 GMT']) clock.observe(date, START)
  expect([clock.earliest(), clock.latest()]).toEqual([START, START])
})

test('ignores an old date in a response, and widens the range of store times while the machine is suspended', () => {
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

test.each([
  ['first', [HOUR, 0, 0]],
  ['second', [0, HOUR, 0, 0]],
  ['third', [0, 0, HOUR, 0]]
])('ignores a date an hour ahead in the %s response if the others agree', (_, offsets) => {
  const clock = new StoreClock(new FakeClock({ startAt: START }))
  for (const offset of offsets) clock.observe(dateOf(START + offset), START)
  expect([clock.earliest(), clock.latest()]).toEqual([START, START + 999])
  expect(clock.signingTime()).toBe(START + 999)
})

test('does not go back after several responses have agreed', () => {
  const clock = new StoreClock(new FakeClock({ startAt: START }))
  for (const offset of [0, 0, -HOUR, -HOUR, -HOUR]) clock.observe(dateOf(START + offset), START)
  expect(clock.earliest()).toBe(START)
})
