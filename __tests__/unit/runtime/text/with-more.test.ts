import { expect, test } from '@jest/globals'
import { withMore } from '../../../../src/runtime/text/with-more.ts'

test.each([
  [['a', 'b'], 2, undefined, 'a, b'],
  [['a', 'b', 'c'], 2, undefined, 'a, b, and 1 more'],
  [['a'], 2, 2001, 'a, and 2,000 more'],
  [[], 2, undefined, '']
])('lists %j as text, with a maximum of %i items and a total of %s: "%s"', (items, max, total, text) => {
  expect(withMore(items, max, total).join(', ')).toBe(text)
})
