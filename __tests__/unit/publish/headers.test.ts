import { expect, test } from '@jest/globals'
import { phaseOf } from '../../../src/publish/plan/phase.ts'
import { firstMatch, headersOf, parseRules, type Rule } from '../../../src/publish/plan/headers.ts'

const asText = () => 'text/plain'
const NO_RULES = { cacheControl: [], contentTypes: [] }

test('keeps the equals signs in the value of a rule, and applies the first rule that matches', () => {
  const rules = parseRules('# comment\nassets/** = public, max-age=60\n\n**/*.js=no-store') as Rule[]
  expect(rules.map(({ value }) => value)).toEqual(['public, max-age=60', 'no-store'])
  const { headers } = headersOf('assets/a.js', { cacheControl: rules, contentTypes: [] }, asText)
  expect(headers.cacheControl).toBe('public, max-age=60')
})

test.each([
  ['index.html', 'text/html', undefined, 'entry-points'],
  ['404.html', 'text/html', undefined, 'entry-points'],
  ['guides/index.html', 'text/html', undefined, 'pages'],
  ['guides/start.html', 'text/plain', undefined, 'pages'],
  ['guides/start.txt', 'text/plain', 'guides/start.html', 'pages'],
  ['index.txt', 'text/plain', 'index.html', 'entry-points'],
  ['_next/data/b1/index.json', 'application/json', 'index.html', 'entry-points'],
  ['sitemap-0.xml', 'text/xml', undefined, 'entry-points'],
  ['search-index.json', 'application/json', undefined, 'entry-points'],
  ['llms.txt', 'text/plain; charset=utf-8', undefined, 'entry-points'],
  ['guides/x.md', 'text/markdown; charset=utf-8', 'guides/x.html', 'pages'],
  ['pagefind/pagefind-entry.json', 'application/json', undefined, 'entry-points'],
  ['pagefind/fragment/en_1a2b3c4.pf_fragment', 'application/octet-stream', undefined, 'assets'],
  ['search-index.3f9a1c20.json', 'application/json', undefined, 'assets'],
  ['about', 'text/html; charset=utf-8', undefined, 'pages'],
  ['a.js', 'text/javascript', undefined, 'assets']
])('uploads %s (content type: %s, page data of: %s) in the phase %s', (path, type, dataOf, phase) => {
  expect(phaseOf(path, type, dataOf)).toBe(phase)
})

test('ignores a leading slash in a pattern', () => {
  const rules = parseRules('/assets/* = x') as Rule[]
  expect(firstMatch(rules, 'assets/b.js')).toBe('x')
})

test.each([
  ['guides/main.3f9a1c20.html', asText, false, /must-revalidate/],
  ['guides/3f9a1c20', () => 'text/html', false, /must-revalidate/],
  ['guides/3f9a1c20.txt', asText, true, /must-revalidate/],
  ['_next/static/constant/_buildManifest.js', asText, false, /must-revalidate/],
  ['_next/static/chunks/08mika-44sn50.js', asText, false, /immutable/],
  ['main.3f9a1c20.js', asText, false, /immutable/]
])('caches %s for a year only if it is an asset with a build hash', (path, typeOf, isPageData, expected) => {
  expect(headersOf(path, NO_RULES, typeOf, isPageData).headers.cacheControl).toMatch(expected)
})
