import { expect, test } from '@jest/globals'
import { files, textOf } from '../support/repository.ts'

/** The content of a string literal as a repeated choice between a character and an escape: `(?:[^"\\]|\\.)*`. */
const REPEATED_CHOICE =
  /\((?:\?:)?(?:\[\^(?:\\.|[^\]\\])*\][+*]?\|\\{2,4}(?:\.|\[\^\])|\\{2,4}(?:\.|\[\^\])\|(?:\(\?!\\\d\))?\[\^(?:\\.|[^\]\\])*\])\)[*+]/

test('no pattern reads a string literal character by character, because a long one ends in an error', () => {
  expect(String.raw`/"(?:[^"\\]|\\.)*"/`).toMatch(REPEATED_CHOICE)
  expect(String.raw`/'(?:\\[^]|[^'\\\n])*'/`).toMatch(REPEATED_CHOICE)
  const found = files('src/**/*.ts').filter(path => REPEATED_CHOICE.test(textOf(path)))
  expect(found).toEqual([])
})
