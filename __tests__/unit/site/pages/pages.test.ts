import { expect, test } from '@jest/globals'
import { countsAsPage, isPageType, pageCountOf, pageDrop } from '../../../../src/site/pages/pages.ts'

test.each([
  ['index.html', true],
  ['guides/x.HTM', true],
  ['404.html', false],
  ['v1/404.html', false],
  ['about', false],
  ['book.xhtml', false],
  ['main.js', false]
])('reports whether %s counts as a page: %s', (path, isCounted) => {
  expect(countsAsPage({ path })).toBe(isCounted)
})

test('does not count a redirect as a page', () => {
  expect(pageCountOf([{ path: 'a.html' }, { path: 'b.html', redirect: '/a' }])).toBe(1)
})

test.each([
  ['text/html; charset=utf-8', true],
  ['TEXT/HTML', true],
  ['application/xhtml+xml', false],
  ['text/plain', false]
])('reports whether an object of type %s is a page: %s', (type, isPage) => {
  expect(isPageType(type)).toBe(isPage)
})

test.each([
  [100, 80, 0.2],
  [100, 120, 0],
  [0, 5, 0],
  [3, 0, 1]
])('treats a change from %i to %i pages as a drop of %f', (before, after, share) => {
  expect(pageDrop(before, after)).toBeCloseTo(share)
})
