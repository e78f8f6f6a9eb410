import { expect, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { OpenItems } from '../../../../src/runtime/http/open-items.ts'

test('items are there until they are removed, in any order', () => {
  const open = new OpenItems<string>()
  const [removeA, removeB, removeC] = ['a', 'b', 'c'].map(item => open.add(item))
  expect(open.all()).toEqual(['a', 'b', 'c'])
  removeA?.()
  expect(open.all().sort()).toEqual(['b', 'c'])
  removeC?.()
  expect(open.all()).toEqual(['b'])
  open.add('d')
  removeB?.()
  expect(open.all()).toEqual(['d'])
  expect(open.size).toBe(1)
})

test('removing an item again leaves the others, also an equal one', () => {
  const open = new OpenItems<string>()
  const remove = open.add('a')
  open.add('a')
  remove()
  expect(open.all()).toEqual(['a'])
  open.add('b')
  remove()
  expect(open.all()).toEqual(['a', 'b'])
})

test('items can be removed while a copy of them is used', () => {
  const open = new OpenItems<() => void>()
  const called: number[] = []
  for (const i of [1, 2, 3]) {
    const remove = open.add(() => {
      called.push(i)
      remove()
    })
  }
  for (const item of open.all()) item()
  expect(called).toEqual([1, 2, 3])
  expect(open.size).toBe(0)
})

/**
 * Adds and removes 40,000 items, 64 at a time, and prints how many bytes of them small collections leave behind. In a
 * process of its own, because the tests beside it use the memory, too.
 */
const BYTES_LEFT_BEHIND = `
import { OpenItems } from '${import.meta.resolve('../../../../src/runtime/http/open-items.ts')}'
const set = new Set()
const open = new OpenItems()
const add = process.argv[1] === 'set' ? item => (set.add(item), () => set.delete(item)) : item => open.add(item)
const removals = []
const replaceOne = () => {
  if (removals.length === 64) removals.shift()()
  removals.push(add(new Array(100).fill(0)))
}
for (let i = 0; i < 64; i += 1) replaceOne()
// What is there becomes old.
gc()
const before = process.memoryUsage().heapUsed
for (let round = 0; round < 40; round += 1) {
  for (let i = 0; i < 1000; i += 1) replaceOne()
  gc({ type: 'minor' })
}
console.log(process.memoryUsage().heapUsed - before)
`

function bytesLeftBehind(collection: 'set' | 'open items'): number {
  const options = ['--expose-gc', '--no-warnings', '--input-type=module', '--eval', BYTES_LEFT_BEHIND]
  const { status, stdout, stderr } = spawnSync(process.execPath, [...options, collection], {
    encoding: 'utf8'
  })
  if (status !== 0) throw new Error(`The process ended with ${status}: ${stderr}`)
  return Number(stdout)
}

test('removed items are collected early, unlike those of a set', () => {
  expect(bytesLeftBehind('open items')).toBeLessThan(bytesLeftBehind('set') / 4)
})
