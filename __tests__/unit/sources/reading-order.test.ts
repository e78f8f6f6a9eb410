import { expect, test } from '@jest/globals'
import type { PageSource } from '../../../src/sources/source/page-source.ts'
import { inReadingOrder } from '../../../src/sources/source/reading-order.ts'

test('pages come before folders, index pages first, then by order, number and name', () => {
  const expected: [path: string, order?: number][] = [
    ['index'],
    ['zebra', 1],
    ['part-2'],
    ['part-10'],
    ['last/index', 1],
    ['last/b', 2],
    ['last/a'],
    ['first/index', 3],
    ['first/a/deep'],
    ['index-folder/x'],
    ['other/page']
  ]
  const pages = new Map(
    expected.map(([path, order]) => [path, { path, ...(order !== undefined && { order }) } as PageSource])
  )
  const mixed = [...pages.values()].sort((a, b) => (a.path.length < b.path.length ? 1 : -1))
  expect(mixed.sort(inReadingOrder(pages)).map(({ path }) => path)).toEqual(expected.map(([path]) => path))
})
