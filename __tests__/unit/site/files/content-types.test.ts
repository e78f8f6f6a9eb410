import { expect, test } from '@jest/globals'
import { contentTypeOf, hasKnownType } from '../../../../src/site/files/content-types.ts'

test.each([
  ['a.html', 'text/html; charset=utf-8'],
  ['a/b.CSS', 'text/css; charset=utf-8'],
  ['favicon.ico', 'image/x-icon'],
  ['logo.svg', 'image/svg+xml; charset=utf-8'],
  ['a.png', 'image/png'],
  ['v1.2', 'application/octet-stream'],
  ['js/Object.constructor', 'application/octet-stream'],
  ['js/Object.__proto__', 'application/octet-stream'],
  ['js/Object.toString', 'application/octet-stream'],
  ['.html', 'application/octet-stream'],
  ['a.b/c', 'application/octet-stream']
])('maps %s to the content type %s', (path, type) => {
  expect(contentTypeOf(path)).toBe(type)
})

test.each([
  ['/x.pdf', true],
  ['/x.ico', true],
  ['/v1.2', false],
  ['/js/Object.constructor', false],
  ['/js/Object.hasOwnProperty', false],
  ['/x', false]
])('reports whether %s has a known file type: %s', (path, isKnown) => {
  expect(hasKnownType(path)).toBe(isKnown)
})
