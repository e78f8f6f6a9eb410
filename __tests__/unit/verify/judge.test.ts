import { expect, test } from '@jest/globals'
import type { IncomingHttpHeaders } from 'node:http'
import type { Evidence } from '../../../src/verify/judge/evidence.ts'
import { type ExportFacts, judgeAddress } from '../../../src/verify/judge/judge-address.ts'
import { judgeSite } from '../../../src/verify/judge/judge-site.ts'
import { explainMissing, probesFor } from '../../../src/verify/judge/missing-advice.ts'
import type { SharedWords } from '../../../src/verify/judge/comparison/shared-words.ts'
import type { Visit } from '../../../src/verify/request/visit.ts'
import { ServedSite } from '../../../src/verify/sample/served-site.ts'
import type { VerifyTarget } from '../../../src/verify/sample/targets.ts'

const at = (path: string) => new URL(path, 'https://docs.example.com')
const file = { path: 'a.html', size: 100, sha256: 'new', title: 'A', content: 'text' }
const page: VerifyTarget = { role: 'page', url: at('/a'), file }
const unknown: VerifyTarget = { role: 'unknown', url: at('/x') }
const removed: VerifyTarget = { role: 'removed', url: at('/r'), path: 'r.html' }
const asset: VerifyTarget = { role: 'asset', url: at('/a.css'), file: { ...file, path: 'a.css' } }
const outside: VerifyTarget = { ...asset, builtFor: '/' }
const redirect: VerifyTarget = {
  ...{ role: 'redirect', url: at('/old'), source: '/old', destination: at('/a'), file: undefined }
}
const withQuery: VerifyTarget = { ...redirect, destination: at('/a?f[s]=$o') }
const facts: ExportFacts = {
  exportedAt: Date.parse('2026-11-17T10:00:00Z'),
  ...{ previous: new Map([['a.html', 'old']]), fates: undefined },
  addresses: new ServedSite(at('/'), 'clean', ['a.html'])
}
const response = (status = 200, headers: IncomingHttpHeaders = {}, sha256 = 'x', size = 100): Visit => ({
  ...{ end: 'response', hops: [], status, headers, body: { sha256, size, bytes: undefined } }
})
const of = (target: VerifyTarget, visit: Visit, more: Partial<Evidence> = {}): Evidence => ({
  ...{ target, visit, isExact: false, ...more }
})
const looks = (title: string, content = 'other', refresh?: string, words?: SharedWords) => ({
  page: { title, content, isSignIn: false, refresh, words, loads: { details: [], isOtherBuild: false } }
})
const reads = (title: string, words: SharedWords) => looks(title, 'other', undefined, words)
const failed = (isUnreachable: boolean): Visit => ({
  end: 'failed',
  hops: [],
  reason: 'reset',
  isUnreachable
})
const left = (to: string): Visit => ({ end: 'left', hops: [], to: new URL(to) })
const hopped = (visit: Visit, ...paths: string[]): Visit => ({ ...visit, hops: paths.map(at) })
const fate = (kind: 'changed' | 'added' | 'rebuilt') => ({ fates: new Map([['a.html', kind]]) })
const BEFORE = { 'last-modified': 'Tue, 17 Nov 2026 09:59:59 GMT' }
const CACHED = { date: 'Tue, 17 Nov 2026 10:00:09 GMT', age: '10' }

test.each<[Evidence, string | undefined, Partial<ExportFacts>?]>([
  [of(page, { end: 'unchecked', hops: [] }), undefined],
  [of(page, response(), { isExact: true }), undefined],
  [of(page, response(), { isExact: true, typeProblem: 'No type.' }), 'content-type No type.'],
  [of(page, response(404)), 'missing HTTP 404 instead of 200. Check that'],
  [of(page, response(499)), 'missing HTTP 499 instead of 200. Check that'],
  [of(page, response(500)), 'missing HTTP 500 instead of 200. The host is overloaded'],
  [of(page, response(429)), 'missing HTTP 429 instead of 200. The host is overloaded'],
  [of(page, failed(true)), 'missing The transfer failed: reset. Check `site-url` and DNS'],
  [of(page, failed(false)), 'missing The transfer failed: reset. Browsers canno'],
  [of(page, left('http://docs.example.com/a')), 'downgrade The address redirects to http instead of https'],
  [of(page, left('https://x.example/a')), 'downgrade The address redirects to another host: https://x.'],
  [of(unknown, response(404)), undefined],
  [of(unknown, failed(true)), undefined],
  [of(unknown, response()), 'soft-404 An address that does not exist returns HTTP 200.'],
  [of(unknown, hopped(response(), '/')), 'soft-404 An address that does not exist redirects to /, which'],
  [of(removed, response(410)), undefined],
  [of(removed, hopped(response(), '/a')), undefined],
  [of(removed, hopped(response(), '/r/')), 'not-removed The page was'],
  [of({ ...removed, path: 'r.json' }, response()), 'not-removed A data file of a remo'],
  [of({ ...asset, file: { ...file, path: 'llms.txt' } }, response()), 'stale Another version of the file'],
  [of({ ...asset, file: { ...file, path: 'robots.txt' } }, response()), 'altered The bytes of the file'],
  [of(redirect, hopped(response(), '/b', '/a')), undefined],
  [of(redirect, left('https://docs.example.com/a')), undefined],
  [of(redirect, response(), { isExact: true }), undefined],
  [of(redirect, response(), looks('', '', '/a')), 'altered The bytes of the redirect page differ'],
  [of(redirect, response(), looks('', '', '/b')), 'redirect The redirect should lead to /a, but it ends a'],
  [of(redirect, hopped(response(404), '/b')), 'redirect The redirect should lead to /a, but it ends at /b'],
  [of(redirect, left('https://x.example/y?z')), 'redirect The redirect should lead to /a, but it leads to'],
  [of(withQuery, hopped(response(), '/a?f%5Bs%5D=%24o')), undefined],
  [
    of(withQuery, hopped(response(), '/a?f[s]=closed')),
    'redirect The redirect should lead to /a?f[s]=$o, but it ends at /a?f[s]=closed with HTTP 200.'
  ],
  [
    of(withQuery, hopped(response(), '/b?token=secret')),
    'redirect The redirect should lead to /a?f[s]=$o, but it ends at /b with HTTP 200.'
  ],
  [of(redirect, failed(true)), 'redirect The redirect should lead to /a, but the transfer failed: reset.'],
  [
    of({ ...redirect, destination: new URL('https://x.example/') }, response()),
    'redirect The redirect should lead to https://x.example/, but'
  ],
  [of(page, response(200, {}, 'old')), 'stale The version from the previous export is served.'],
  [of(page, response(200, { age: '7' }, 'old')), 'stale The version from the previous export is served. The'],
  [
    of({ ...page, file: { ...file, exported: 'bare' } }, response(200, {}, 'bare'), looks('A', 'text')),
    'stale The page is served as exported, without the changes made by the finish action: from a cache, or the folder was published before finish ran.',
    { fates: new Map() }
  ],
  [of(page, response(), looks('A', 'text')), 'altered The content of the page is as'],
  [
    of(page, response(), looks('A', 'text', 'https://x.example/')),
    'different The page sends readers to http'
  ],
  [of(page, response(200, CACHED), looks('A', 'text')), 'stale An earlier build of the page is served fro'],
  [of(page, response(200, CACHED), looks('A', 'text')), 'stale An earlier build', fate('rebuilt')],
  [
    of(page, response(200, CACHED), looks('A', 'text')),
    'altered The content of the page is as exported',
    fate('added')
  ],
  [of(page, response(), looks('A', 'text')), 'altered The content of the page is', fate('rebuilt')],
  [of(page, response(), looks('B')), 'stale An earlier version is served: the page chang', fate('changed')],
  [
    of(page, hopped(response(), '/'), looks('B')),
    'different Another page is served after a redirect to /, with the title "B".'
  ],
  [
    of(page, hopped(response(200, BEFORE), '/'), looks('B')),
    'different Another page is served after a redirect to /, with the title "B".',
    fate('changed')
  ],
  [of(page, hopped(response(), '/a/'), looks('B')), 'stale An earlier version', fate('changed')],
  [of(page, hopped(response(), '/'), looks('B', 'text')), 'altered The content of the page is'],
  [of(page, response(200, BEFORE), looks('B')), 'different Another page is served, with th', fate('added')],
  [of(page, response(200, BEFORE), looks('B')), 'stale An earlier version is served: Last-Modified is 202'],
  [of(page, response(200, BEFORE), reads('B', 'few')), 'different Another page is served, with the title'],
  [of(page, response(200, CACHED), looks('B')), 'stale An earlier version is served from a cache: the re'],
  [of(page, response(200, { ...CACHED, age: '9' }), looks('B')), 'different Another page is served'],
  [of(page, response(), looks('')), 'different Another page is served, with no title.'],
  [
    of(page, response(200, {}, '', 9e6)),
    'different Another page, which is too large to be read, is served: 9.0 MB'
  ],
  [of(page, response(), reads('B', 'all')), 'altered The page has all exported words, but its'],
  [of(page, response(), reads('B', 'most')), 'different-text The page has nearly the same text, but lac'],
  [of(page, response(), reads('A', 'few')), 'different A page with the same title but different text'],
  [of(page, response(), looks('A')), 'different-text The page has the same title but different content. T'],
  [
    of(page, response(200, {}, 'x', 2_000_001), looks('A')),
    'different-text The page has the same title but different content. The exported text is not available or is too large to compare.'
  ],
  [
    of({ ...page, file: { path: 'a.html', size: 1, sha256: 'new' } }, response(), looks('A')),
    'different The bytes of the page differ from those in the export. The serve'
  ],
  [of({ ...page, role: 'data' }, response()), 'stale The data of the page is from another build.'],
  [of(asset, response(200, { 'content-type': 'text/html' })), 'different An HTML page is served instead o'],
  [of(asset, response(200, { 'content-type': 'text/css' })), 'altered The bytes of the file differ'],
  [of(asset, response(), { typeProblem: 'No type.' }), 'content-type No type.'],
  [of(outside, response(200, { 'content-type': 'text/css' })), undefined],
  [of({ ...outside, builtFor: '' }, response(404)), 'stale A page loads this file, but neither the export'],
  [of(outside, left('https://x.example/a.css')), undefined],
  [of(outside, response(200, { 'content-type': 'text/html' })), 'missing Pages load the file from an addr'],
  [of(outside, response(404)), 'missing Pages load the file from an address outside the site, because the p']
])('classifies the evidence in case %#', (evidence, expected, more = {}) => {
  const found = judgeAddress(evidence, { ...facts, ...more })
  const text = found && `${found.kind} ${found.detail} ${found.advice}`
  expect(text?.slice(0, expected?.length)).toBe(expected)
})

const other = { ...page, url: at('/b'), file: { ...file, path: 'b.html', sha256: 'new too' } }
/** A page at another address with the same bytes as `page`. */
const twin = { ...other, file: { ...other.file, sha256: file.sha256 } }
const REPEATED = (title: string) =>
  `1 different The same wrong page with the title "${title}" is served at several addresses.`
const IS_OLD =
  '1 stale An earlier version is served: Last-Modified is 2026-11-17T09:59:59.000Z, before the export.'
const form = (title: string) => ({ page: { title, content: '', isSignIn: true, refresh: undefined } })

test.each<[Evidence[], string[]]>([
  [
    [of(page, failed(true)), of(other, response(), { isExact: true })],
    ['1 missing The transfer failed: reset.']
  ],
  [[of(page, response(401)), of(other, response(401))], ['2 login Every page returns HTTP 401.']],
  [[of(page, response(401)), of(other, response(403))], ['2 login Every page returns HTTP 403.']],
  [
    [of(page, response(401)), of(other, response(), { isExact: true })],
    ['1 missing HTTP 401 instead of 200.']
  ],
  [
    [of(page, left('https://x.example/login'))],
    ['1 login Every page redirects to x.example, which asks readers to sign in.']
  ],
  [
    [of(page, left('https://x.example/z'))],
    ['1 downgrade The address redirects to another host: https://x.example/z']
  ],
  [
    [of(page, left('https://x.example/z')), of(other, left('https://x.example/z'))],
    ['2 login Every page redirects to x.example, which asks readers to sign in.']
  ],
  [
    [of(page, left('https://x.example/login')), of(other, left('https://y.example/login'))],
    ['x', 'y'].map(host => `1 downgrade The address redirects to another host: https://${host}.example/login`)
  ],
  [
    [of(page, left('https://x.example/y')), of(other, left('https://x.example/z'))],
    ['y', 'z'].map(path => `1 downgrade The address redirects to another host: https://x.example/${path}`)
  ],
  [
    [of(page, left('https://x.example/login')), of(other, response(), { isExact: true })],
    ['1 downgrade The address redirects to another host: https://x.example/login']
  ],
  [
    [of(page, left('http://docs.example.com/login'))],
    ['1 downgrade The address redirects to http instead of https: http://docs.example.com/login']
  ],
  [
    [of({ ...page, url: at('/') }, left('https://auth.example/'))],
    ['1 login Every page redirects to auth.example, which asks readers to sign in.']
  ],
  [[of(removed, response(410))], []],
  // The next two cases are no evidence of a repeated page: a large body has no digest, and an asset is not a page.
  [
    [of(page, response(200, BEFORE, ''), looks('P')), of(other, response(200, BEFORE, ''), looks('P'))],
    [IS_OLD, IS_OLD]
  ],
  [
    [of(page, response(200, BEFORE), looks('P')), of(asset, response(200, BEFORE))],
    [IS_OLD, IS_OLD]
  ],
  [
    [of(page, left('https://auth.example/a'))],
    ['1 downgrade The address redirects to another host: https://auth.example/a']
  ],
  [
    [of(page, response(), form('In')), of(other, response(), form('In'))],
    ['2 login Every page is the same sign-in form, "In".']
  ],
  [
    [of(page, response(), form('In')), of(other, response(), form('On'))],
    [
      '1 different Another page is served, with the title "In".',
      '1 different Another page is served, with the title "On".'
    ]
  ],
  [
    [of(page, response(200, BEFORE), looks('P')), of(other, response(200, BEFORE), looks('P'))],
    [REPEATED('P'), REPEATED('P')]
  ],
  [
    [of(page, response(200, BEFORE), looks('P')), of(twin, response(200, BEFORE), looks('P'))],
    [IS_OLD, IS_OLD]
  ],
  [
    [of(page, response(), looks('A')), of(other, response(), looks('A'))],
    [REPEATED('A'), REPEATED('A')]
  ],
  [
    [of(page, response(), { isExact: true }), of(unknown, response()), of(removed, response())],
    ['1 soft-404 An address that does not exist returns HTTP 200.']
  ],
  [
    [of(page, response(), looks('A', 'text')), of(other, response(), looks('A', 'text'))],
    ['2 altered The content of the page is as exported, but its bytes differ.']
  ]
])('combines the findings of a site in case %#', (all, expected) => {
  const { findings, waiting } = judgeSite(all, facts)
  expect(findings.map(({ kind, detail, count }) => `${count} ${kind} ${detail}`)).toEqual(expected)
  expect(waiting.length > 0).toBe(!expected.every(text => text.includes('altered')))
})

test('explains why pages are missing at one address but found at another', () => {
  const exact = of({ ...page, url: at('/c') }, response(), { isExact: true })
  const all = [of(page, response(404)), of(other, response(403)), exact]
  const { addresses } = facts
  const { findings } = judgeSite(all, facts)
  const explained = (probes: Evidence[], of = all) =>
    explainMissing(findings, of, probes).map(({ detail, advice, count }) => [
      count,
      detail,
      advice.slice(0, 30)
    ])
  expect(
    probesFor(
      [...all, all[0], all[0]].map(each => each ?? exact),
      addresses
    ).map(({ url }) => url.pathname)
  ).toEqual(['/a.html', '/b.html', '/a.html', '/a.html'])
  const plain = [404, 403].map(status => [
    1,
    `HTTP ${status} instead of 200.`,
    'Check that the deployment uplo'
  ])
  expect(explained([])).toEqual(plain)
  expect(explained([], all.slice(0, 2))).toEqual(
    plain.map(([count, detail]) => [count, detail, 'Every page is missing: check t'])
  )
  const probe = (target: VerifyTarget, status: number) =>
    of({ ...target, url: at('/a.html') }, response(status))
  expect(explained([probe(page, 200), probe(other, 200)])).toEqual([
    [2, 'Not found at /a, /b, but found with `.html`.', 'The host has no rewrite rule t']
  ])
  expect(explained([probe(page, 200), probe(other, 404)])).toEqual([
    [1, 'Not found at /a, but found with `.html`.', 'The host has no rewrite rule t'],
    plain[1]
  ])
  expect(explained([of(page, response())])).toEqual([
    [2, 'Not found at /a, but found without `.html`.', 'The host does not serve `.html']
  ])
})
