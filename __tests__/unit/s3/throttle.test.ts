import { expect, test } from '@jest/globals'
import { Throttle } from '../../../src/s3/throttle.ts'
import { FakeClock } from '../../support/fake-clock.ts'

test('halves the limit once per overload, and raises a limit of n by one after n successes', async () => {
  const clock = new FakeClock()
  const throttle = new Throttle(64, clock)
  for (let i = 0; i < 40; i += 1) throttle.slowDown()
  expect(throttle.limit).toBe(32)
  clock.advance(1000)
  throttle.slowDown()
  expect(throttle.limit).toBe(16)
  for (let i = 0; i < 16; i += 1) await throttle.run(async () => await Promise.resolve())
  expect(throttle.limit).toBe(17)
})

test('raises the limit to at most the maximum, and starts a waiting request when the limit rises', async () => {
  const clock = new FakeClock()
  const throttle = new Throttle(4, clock)
  throttle.slowDown()
  expect(throttle.limit).toBe(2)
  // Two requests reach the limit and do not end. The other requests wait.
  const ends: (() => void)[] = []
  const open = async () =>
    await throttle.run(async () => await new Promise<void>(resolve => ends.push(resolve)))
  const running = [open(), open(), open(), open(), open(), open()]
  await new Promise(resolve => setImmediate(resolve))
  expect(ends).toHaveLength(2)
  // Each ended request starts a waiting one. The second success also raises the limit, which starts another one.
  ends[0]?.()
  ends[1]?.()
  await new Promise(resolve => setImmediate(resolve))
  expect(throttle.limit).toBe(3)
  expect(ends).toHaveLength(5)
  for (let i = 2; i < 6; i += 1) {
    ends[i]?.()
    await new Promise(resolve => setImmediate(resolve))
  }
  await Promise.all(running)
  for (let i = 0; i < 50; i += 1) await throttle.run(async () => await Promise.resolve())
  expect(throttle.limit).toBe(4)
})

test('does not count successes before an overload toward the next increase', async () => {
  const clock = new FakeClock()
  const throttle = new Throttle(8, clock)
  const succeed = async () => await throttle.run(async () => await Promise.resolve())
  throttle.slowDown()
  for (let i = 0; i < 3; i += 1) await succeed()
  clock.advance(499)
  throttle.slowDown()
  expect(throttle.limit).toBe(4)
  clock.advance(1)
  throttle.slowDown()
  expect(throttle.limit).toBe(2)
  await succeed()
  expect(throttle.limit).toBe(2)
  await succeed()
  expect(throttle.limit).toBe(3)
})

test('releases the slot of a failed request, and does not count the request as a success', async () => {
  const throttle = new Throttle(2, new FakeClock())
  throttle.slowDown()
  const fail = async () => await Promise.reject(new Error('no'))
  for (let i = 0; i < 3; i += 1) await expect(throttle.run(fail)).rejects.toThrow('no')
  expect(throttle.limit).toBe(1)
})
