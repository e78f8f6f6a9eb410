import { expect, test } from '@jest/globals'
import { storeThat } from './answering-store.ts'

test.each([
  [503, 8],
  [429, 8],
  [500, 16]
])('after HTTP %i, sends at most %i requests at the same time', async (status, limit) => {
  await using server = await storeThat((_, response, nth) => {
    response.writeHead(nth === 1 ? status : 200, { 'retry-after': '7', etag: '"e"' }).end()
  })
  const { store, clock } = server
  await store.request('Test', { method: 'GET', key: 'a' })
  expect(store.throttle.limit).toBe(limit)
  expect(clock.pauses).toEqual([7000])
})

test('processes each item once, and raises the lowered limit after successful requests', async () => {
  await using server = await storeThat(() => undefined)
  const { store, signal } = server
  store.throttle.slowDown()
  const items = Array.from({ length: 30 }, (_, i) => i)
  const done: number[] = []
  const counts = { now: 0, max: 0 }
  await store.throttle.forEach(items, signal, async item => {
    counts.now += 1
    counts.max = Math.max(counts.max, counts.now)
    await new Promise(resolve => setImmediate(resolve))
    counts.now -= 1
    done.push(item)
  })
  expect(done.sort((a, b) => a - b)).toEqual(items)
  // The limit is 8 at first, 9 after 8 successes, and 10 after 9 more. When it becomes 11, only 3 items remain.
  expect(counts.max).toBe(10)
})

test('fails with the first error, and starts no further items', async () => {
  await using server = await storeThat(() => undefined, 2)
  const { store, signal } = server
  const started: number[] = []
  const work = store.throttle.forEach([1, 2, 3, 4, 5, 6], signal, async (item, stopped) => {
    started.push(item)
    await new Promise(resolve => setImmediate(resolve))
    stopped.throwIfAborted()
    throw new Error(`item ${item}`)
  })
  await expect(work).rejects.toThrow('item 1')
  expect(started).toEqual([1, 2])
})

test('fails with the abort reason if the run is aborted, and starts no items', async () => {
  await using server = await storeThat(() => undefined)
  const { store } = server
  const signal = AbortSignal.abort(new Error('stopped'))
  let started = 0
  const work = store.throttle.forEach([1, 2], signal, async () => {
    started += 1
    await Promise.resolve()
  })
  await expect(work).rejects.toThrow('stopped')
  expect(started).toBe(0)
})
