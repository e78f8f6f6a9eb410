import { expect, test } from '@jest/globals'
import { isImmutable, withoutBuildHash } from '../../../../src/site/files/build-hash.ts'

test.each([
  ['/img/logo.3f9a0c1d.png', '/img/logo..png'],
  [`/${'a'.repeat(242)}-3f9a0c1d.png`, `/${'a'.repeat(242)}-.png`],
  ['/img/logo-3f9a0c1d2b4e5f60.png?v=7', '/img/logo-.png'],
  ['/_next/static/media/3f9a0c1d2b4e.woff2', '/_next/static/media/.woff2'],
  ['/assets/index-BfK3x_9a.js', '/assets/index-.js'],
  ['/assets/index-DkGhTyQw.min.js', '/assets/index-.min.js'],
  ['/_next/static/Xb3kQ9aZ/_buildManifest.js', '/_next/static//_buildManifest.js'],
  ['/_next/static/chunks/main-3f9a0c1d.js', '/_next/static/chunks/main-.js'],
  ['https://cdn.example/a.3f9a0c1d.css#x', 'https://cdn.example/a..css']
])('removes the build hash from %s', (target, expected) => {
  expect(withoutBuildHash(target)).toBe(expected)
})

test.each([
  // This name is longer than a file name can be.
  `/${'a'.repeat(243)}-3f9a0c1d.png`,
  '/guides/3f9a0c1d?file=x.png',
  '/guides/3f9a0c1d',
  '/guides/3f9a0c1d.html',
  '/img/photo-20240131.png',
  '/img/logo.png',
  '#3f9a0c1d',
  '/a?v=3f9a0c1d'
])('does not treat any part of %s as a build hash', target => {
  expect(withoutBuildHash(target)).toBe(target)
})

test.each([
  ['main.3f9a1c20.js', true],
  ['main_3F9A1C20~x.js', true],
  ['_next/static/chunks/app.js', true],
  ['docs/_next/static/Xb3kQ9aZ/_ssgManifest.js', false],
  ['_next/static/page.html', false],
  ['guide.3f9a1c20.html', false],
  ['photo-20240115.png', false],
  ['deadbeef.css', false],
  ['x3f9a1c20.js', false],
  ['v1.2.3.js', false],
  ['3f9a1c20/plain.js', false],
  ['assets/index-BfK3x_9a.js', false]
])('reports whether the bytes of %s never change: %s', (path, isKept) => {
  expect(isImmutable(path)).toBe(isKept)
})
