import { expect, test } from '@jest/globals'
import { Names } from '../../../src/html/names.ts'

const names = new Names(['a', 'abcxyz', 'a@z', 'a[z'], name => name)
const find = (text: string) => names.find(Buffer.from(`<${text}>`), 1, 1 + text.length)

test.each([
  ['abcxyz', 'abcxyz'],
  ['ABCXYZ', 'abcxyz'],
  ['aBcXyZ', 'abcxyz'],
  ['A@Z', 'a@z'],
  ['A[Z', 'a[z'],
  // A backtick is not the lower case of `@`, and `{` is not the lower case of `[`.
  ['a`z', undefined],
  ['a{z', undefined],
  ['abcxyzz', undefined],
  // This name has the same table key as `abcxyz`: the low bits of the first letter, and the length.
  ['!bcxyz', undefined],
  ['a'.repeat(33), undefined]
])('looks up the name %s and returns %s', (text, name) => {
  expect(find(text)).toBe(name)
})
