import { expect, test } from '@jest/globals'
import { Names } from '../../../src/review/scan/html/names.ts'

const names = new Names(['a', 'abcxyz', 'a@z', 'a[z'], name => name)
const find = (text: string) => names.find(Buffer.from(`<${text}>`), 1, 1 + text.length)

test.each([
  ['abcxyz', 'abcxyz'],
  ['ABCXYZ', 'abcxyz'],
  ['aBcXyZ', 'abcxyz'],
  ['A@Z', 'a@z'],
  ['A[Z', 'a[z'],
  // The signs beside A and Z are no letters.
  ['a`z', undefined],
  ['a{z', undefined],
  ['abcxyzz', undefined],
  // Equal in what the place of a name in the table is made of.
  ['!bcxyz', undefined],
  ['a'.repeat(33), undefined]
])('%s is the name %s', (text, name) => {
  expect(find(text)).toBe(name)
})
