import { expect, test } from '@jest/globals'
import { digestServedPage } from '../../../src/review/scan/site-scanner.ts'
import { undeclaredProblemOf } from '../../../src/verify/judge/headers/content-type.ts'
import { hasNoindexHeader } from '../../../src/verify/judge/headers/noindex.ts'
import { headerProblemOf } from '../../../src/verify/judge/headers/page-headers.ts'

const url = new URL('https://preview.example.com/guide')
const loads = (html: string) => digestServedPage(Buffer.from(html)).loads
const PAGE = loads(
  '<link rel=canonical href="https://docs.example.com/guide"><link rel=stylesheet href=/a.css><script src=/a.js></script><script>self.__next_f.push([1])</script>'
)
const CSP = 'content-security-policy'

test.each([
  [CSP, "default-src 'none'", 'blocks what the page needs: scripts, style sheets.'],
  [CSP, "img-src *, script-src 'none'", 'scripts'],
  [CSP, "default-src 'self'", 'inline scripts'],
  [CSP, 'sandbox allow-forms', 'scripts'],
  ['link', '<https://evil.example/>; rel="canonical"', 'canonical address: https://evil.example/'],
  ['link', '</a.css>; rel=preload, </other>; title=x; rel=canonical', 'https://preview.example.com/other'],
  ['x-robots-tag', 'nosnippet, nofollow', 'nofollow, nosnippet'],
  ['x-robots-tag', 'googlebot: nofollow', 'nofollow'],
  ['x-robots-tag', 'max-snippet:0', 'nosnippet']
])('finds a problem in the header %s: %s', (name, value, detail) => {
  expect(headerProblemOf(url, { [name]: value }, PAGE)).toContain(detail)
})

test.each([
  [CSP, "default-src 'self' 'unsafe-inline'"],
  [CSP, "script-src 'self' 'nonce-abc'; style-src 'self'"],
  [CSP, "frame-ancestors 'none'; object-src 'none'"],
  ['link', '<https://docs.example.com/guide>; rel="canonical"'],
  ['link', '</guide>; rel=canonical'],
  ['link', '<https://evil.example/>; rel="preload canonical2"; as=font'],
  ['x-robots-tag', 'otherbot: nofollow'],
  ['x-robots-tag', 'all, max-snippet: -1']
])('finds no problem in the header %s: %s', (name, value) => {
  expect(headerProblemOf(url, { [name]: value }, PAGE)).toBeUndefined()
})

test('does not judge a policy and a canonical address if it is not known what the page has', () => {
  const headers = { [CSP]: "default-src 'none'", link: '<https://evil.example/>; rel=canonical' }
  expect(headerProblemOf(url, headers, undefined)).toBeUndefined()
  expect(headerProblemOf(url, headers, { robots: 'nofollow' })).toBeUndefined()
})

test.each([
  [['otherbot: noindex', 'noindex'], true],
  [['noindex', 'otherbot: noindex'], true],
  [['otherbot: noindex', 'nofollow'], false],
  [['unavailable_after: 25 Jun 2010 15:00:00 PST'], true],
  [['googlebot: unavailable_after: Fri, 25 Jun 2010 15:00:00 GMT, nofollow'], true],
  [['unavailable_after: 2010-06-25'], true],
  [['unavailable_after: 25 Jun 2999 15:00:00 PST'], false],
  [['otherbot: unavailable_after: 2010-06-25'], false],
  [['unavailable_after: 2010-06-25T15:00:00+01:00'], true],
  [['googlebot: unavailable_after: 25 Jun 2010 15:00:00 CET'], true],
  [['unavailable_after: 25 Jun 2999 15:00:00 CET'], false],
  [['noindex; nofollow'], true],
  [['unavailable_after: soon'], false]
])('finds noindex in the headers X-Robots-Tag %j: %s', (values, expected) => {
  expect(hasNoindexHeader({ 'x-robots-tag': values })).toBe(expected)
})

test.each([
  ['text/html', '<p>\u00e9', true],
  ['text/html', '<p>e', false],
  ['text/html; charset=utf-8', '<p>\u00e9', false],
  ['text/html', `<script>${' '.repeat(5000)}</script><meta charset=utf-8><p>\u00e9`, false],
  ['text/html', '\ufeff<p>\u00e9', false]
])('with the type %s and without an exact match, %s has no declared encoding: %s', (type, html, expected) => {
  expect(undeclaredProblemOf(type, Buffer.from(html)) !== undefined).toBe(expected)
})
