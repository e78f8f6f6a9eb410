import { expect, test } from '@jest/globals'
import type { PageSource } from '../../../src/sources/source/page-source.ts'
import { inReadingOrder } from '../../../src/sources/source/reading-order.ts'

test('sorts pages by folder: first the index page, then by `order`, then by name, with numbers by value', () => {
  const expected = ['index', 'zebra', 'part-2', 'part-10', 'a/index', 'a/b', 'a/c/deep', 'index-folder/x']
  const pages = expected.map(path => ({ path, order: path === 'zebra' ? 1 : Infinity }) as PageSource)
  expect(
    pages
      .toReversed()
      .sort(inReadingOrder)
      .map(({ path }) => path)
  ).toEqual(expected)
})
