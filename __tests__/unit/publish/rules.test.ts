import { expect, test } from '@jest/globals'
import { headersOf } from '../../../src/publish/plan/headers.ts'
import { phaseOf } from '../../../src/publish/plan/phase.ts'
import { firstMatch, parseRules } from '../../../src/publish/plan/rules.ts'

test('a rule keeps the equals signs of its value, and the first match wins', () => {
  const { rules, problems } = parseRules('# comment\nassets/** = public, max-age=60\n\n**/*.js=no-store')
  expect(problems).toEqual([])
  expect(rules.map(({ value }) => value)).toEqual(['public, max-age=60', 'no-store'])
  const headers = headersOf('assets/a.js', { cacheControl: rules, contentTypes: [] }, () => false)
  expect(headers.cacheControl).toBe('public, max-age=60')
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

test('a leading slash of a pattern means the same as none', () => {
  const { rules } = parseRules('/assets/* = x')
  expect(firstMatch(rules, 'assets/b.js')).toBe('x')
})

test('a page is never kept for a year, whatever its name is', () => {
  const rules = { cacheControl: [], contentTypes: [] }
  expect(headersOf('guides/main.3f9a1c20.html', rules, () => false).cacheControl).toMatch(/must-revalidate/)
  expect(headersOf('guides/3f9a1c20', rules, () => true).cacheControl).toMatch(/must-revalidate/)
  expect(headersOf('main.3f9a1c20.js', rules, () => false).cacheControl).toMatch(/immutable/)
})
