import { expect, test } from '@jest/globals'
import { isPageList } from '../../../../src/site/pages/entry-points.ts'
import {
  foldedPath,
  MAX_LEVELS,
  MAX_PATH_BYTES,
  MAX_SEGMENT_BYTES,
  problemOfPath
} from '../../../../src/site/files/file-names.ts'

test.each([
  ['Guides/Start.html', 'guides/start.html'],
  ['GRÖSSE.html', 'größe.html'],
  ['straße.html', 'strasse.html'],
  ['STRAẞE.html', 'strasse.html'],
  ['ſet.html', 'set.html'],
  ['ﬁle.html', 'file.html'],
  // In Greek, one capital letter has two lowercase forms.
  ['ΛΌΓΟΣ.html', 'λόγος.html'],
  ['λόγοσ.html', 'λόγος.html'],
  ['İ.html', 'i\u0307.html'],
  // The same letter as one code point and as two code points.
  ['caf\u00e9.html', 'cafe\u0301.html']
])('%s and %s are the same file on a case-insensitive file system', (one, other) => {
  expect(foldedPath(one)).toBe(foldedPath(other))
})

test.each([
  ['kapı.html', 'kapi.html'],
  ['a.html', 'ä.html'],
  ['s.html', 'ss.html']
])('%s and %s are different files on every file system', (one, other) => {
  expect(foldedPath(one)).not.toBe(foldedPath(other))
})

const LONGEST = 'é'.repeat((MAX_SEGMENT_BYTES - 1) / 2)
const LONG_FOLDERS = `${LONGEST}/`.repeat(MAX_PATH_BYTES / MAX_SEGMENT_BYTES)
const ROOM = MAX_PATH_BYTES - Buffer.byteLength(LONG_FOLDERS)

test.each([
  [`${LONGEST}x`, undefined],
  [`${LONGEST}é`, 'long'],
  [`${'a/'.repeat(MAX_LEVELS - 1)}a`, undefined],
  [`${'a/'.repeat(MAX_LEVELS)}a`, 'long'],
  [LONG_FOLDERS + 'a'.repeat(ROOM), undefined],
  [`${LONG_FOLDERS}${'a'.repeat(ROOM)}\\`, 'long'],
  ['/a', 'absolute'],
  ['a\\b', 'backslash'],
  ['c:a', 'drive'],
  ['a\u0007', 'characters'],
  ['a/../b', 'parent'],
  ['a/..b', undefined]
])('reports any problem with the path in case %#', (path, problem) => {
  expect(problemOfPath(path)).toBe(problem)
})

test.each([
  ['a/sitemap.xml', true],
  ['search-index.json', true],
  ['search-index.0123abcd.json', false],
  ['a/index.json', false]
])('reports whether %s lists pages: %j', (path, expected) => {
  expect(isPageList(path)).toBe(expected)
})
