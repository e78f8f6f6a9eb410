import { expect, test } from '@jest/globals'
import { hasBuildHash, headersOf } from '../../../src/publish/site/headers.ts'
import { phaseOf } from '../../../src/publish/site/phase.ts'
import { globToRegExp, parseRules } from '../../../src/publish/site/rules.ts'

test.each([
  ['*.html', 'index.html', true],
  ['*.html', 'a/index.html', false],
  ['**/*.html', 'index.html', true],
  ['**/*.html', 'a/b/index.html', true],
  ['assets/**', 'assets/a/b.js', true],
  ['assets/*', 'assets/a/b.js', false],
  ['/assets/*', 'assets/b.js', true],
  ['a?.txt', 'ab.txt', true],
  ['a?.txt', 'a/.txt', false],
  ['a.b', 'axb', false],
  ['(x)[1]+$^{}|', '(x)[1]+$^{}|', true],
  ['**', 'any/thing', true],
  ['a**b', 'a/x/b', true]
])('the pattern %s and the path %s: %s', (glob, path, isMatch) => {
  expect(globToRegExp(glob).test(path)).toBe(isMatch)
})

test('a rule keeps the equals signs of its value, and the first match wins', () => {
  const { rules, problems } = parseRules('# comment\nassets/** = public, max-age=60\n\n**/*.js=no-store')
  expect(problems).toEqual([])
  expect(rules.map(({ value }) => value)).toEqual(['public, max-age=60', 'no-store'])
  const headers = headersOf('assets/a.js', { cacheControl: rules, contentTypes: [] }, () => false)
  expect(headers.cacheControl).toBe('public, max-age=60')
})

test.each([
  ['main.3f9a1c20.js', true],
  ['_next/static/chunks/4bd1b696-43b27f0e8a3d5c11.js', true],
  ['photo-20240115.png', false],
  ['deadbeef.css', false],
  ['v1.2.3.js', false],
  ['3f9a1c20/plain.js', false]
])('the name %s has a build hash: %s', (path, isHashed) => {
  expect(hasBuildHash(path)).toBe(isHashed)
})

test.each([
  ['index.html', 'text/html', 'entry-points'],
  ['404.html', 'text/html', 'entry-points'],
  ['guides/index.html', 'text/html', 'pages'],
  ['sitemap-0.xml', 'text/xml', 'entry-points'],
  ['search-index.json', 'application/json', 'entry-points'],
  ['search-index.3f9a1c20.json', 'application/json', 'assets'],
  ['about', 'text/html; charset=utf-8', 'pages'],
  ['a.js', 'text/javascript', 'assets']
])('%s (%s) is uploaded with the %s', (path, type, phase) => {
  expect(phaseOf(path, type)).toBe(phase)
})
