import { expect, test } from '@jest/globals'
import { parseGlob } from '../../../../src/site/files/glob.ts'

test.each([
  ['*.html', 'index.html', true],
  ['*.html', 'a/index.html', false],
  ['**/*.html', 'index.html', true],
  ['**/x', '/x', true],
  ['**/*.html', 'a/b/index.html', true],
  ['a/**/b', 'a/b', true],
  ['a/**/b', 'a/x/y/b', true],
  ['a/**/b', 'a/xb', false],
  ['x**/b', 'x/b', true],
  ['x**/b', 'xb', false],
  ['x**/b', 'xa/c/b', true],
  ['assets/**', 'assets/a/b.js', true],
  ['assets/*', 'assets/a/b.js', false],
  ['a?.txt', 'ab.txt', false],
  ['a?.txt', 'a?.txt', true],
  ['a.b', 'axb', false],
  ['(x)[1]+$^{}|', '(x)[1]+$^{}|', true],
  ['**', 'any/thing', true],
  ['a**b', 'a/x/b', true],
  ['*', '', true],
  ['a*', '', false],
  ['https://*.example.com/**', 'https://a.example.com/x/y?z', true]
])('reports whether the pattern %j matches the path %j: %s', (glob, path, isMatch) => {
  expect(parseGlob(glob).matches(path)).toBe(isMatch)
})

test('compares a path with a pattern of many stars, and does not backtrack', () => {
  const path = 'a'.repeat(100_000)
  const before = process.cpuUsage()
  expect(parseGlob(`${'*a'.repeat(9)}*b`).matches(path)).toBe(false)
  expect(parseGlob(`${'**/'.repeat(9)}b`).matches('a/'.repeat(50_000))).toBe(false)
  // A matcher with backtracking would need years.
  expect(process.cpuUsage(before).user).toBeLessThan(10_000_000)
})
