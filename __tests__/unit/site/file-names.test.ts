import { expect, test } from '@jest/globals'
import { foldedPath } from '../../../src/site/file-names.ts'

test.each([
  ['Guides/Start.html', 'guides/start.html'],
  ['GRÖSSE.html', 'größe.html'],
  ['straße.html', 'strasse.html'],
  ['STRAẞE.html', 'strasse.html'],
  ['ſet.html', 'set.html'],
  ['ﬁle.html', 'file.html'],
  // Greek has two small letters for one capital.
  ['ΛΌΓΟΣ.html', 'λόγος.html'],
  ['λόγοσ.html', 'λόγος.html'],
  ['İ.html', 'i\u0307.html'],
  // The same letter in one code point and in two.
  ['caf\u00e9.html', 'cafe\u0301.html']
])('%s and %s are one file where case does not count', (one, other) => {
  expect(foldedPath(one)).toBe(foldedPath(other))
})

test.each([
  ['kapı.html', 'kapi.html'],
  ['a.html', 'ä.html'],
  ['s.html', 'ss.html']
])('%s and %s are two files everywhere', (one, other) => {
  expect(foldedPath(one)).not.toBe(foldedPath(other))
})
