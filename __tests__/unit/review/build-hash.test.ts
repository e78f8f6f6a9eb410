import { expect, test } from '@jest/globals'
import { withoutBuildHash } from '../../../src/review/scan/build-hash.ts'

test.each([
  ['/img/logo.3f9a0c1d.png', '/img/logo..png'],
  ['/img/logo-3f9a0c1d2b4e5f60.png?v=7', '/img/logo-.png'],
  ['/_next/static/media/3f9a0c1d2b4e.woff2', '/_next/static/media/.woff2'],
  ['/assets/index-BfK3x_9a.js', '/assets/index-.js'],
  ['/assets/index-DkGhTyQw.min.js', '/assets/index-.min.js'],
  ['https://cdn.example/a.3f9a0c1d.css#x', 'https://cdn.example/a..css']
])('removes the build hash of %s', (target, expected) => {
  expect(withoutBuildHash(target)).toBe(expected)
})

test.each([
  '/guides/3f9a0c1d',
  '/guides/3f9a0c1d.html',
  '/img/photo-20240131.png',
  '/img/logo.png',
  '#3f9a0c1d',
  '/a?v=3f9a0c1d'
])('leaves %s as it is', target => {
  expect(withoutBuildHash(target)).toBe(target)
})
