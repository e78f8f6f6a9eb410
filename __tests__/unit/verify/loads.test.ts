import { expect, test } from '@jest/globals'
import { digestServedPage } from '../../../src/review/scan/site-scanner.ts'
import type { Loads } from '../../../src/site/records/manifest.ts'
import { compareLoads } from '../../../src/verify/judge/comparison/compare-loads.ts'
import type { Evidence } from '../../../src/verify/judge/evidence.ts'
import { judgeAddress } from '../../../src/verify/judge/judge-address.ts'
import { judgeSite } from '../../../src/verify/judge/judge-site.ts'
import { isContradiction, isWarning } from '../../../src/verify/judge/kinds.ts'
import { hasNoindexHeader, noindexOf, type NoindexPlace } from '../../../src/verify/judge/headers/noindex.ts'
import { ServedSite } from '../../../src/verify/sample/served-site.ts'

const loads = (html: string): Loads => digestServedPage(Buffer.from(html)).loads
const [A, B, C] = ['a', 'b', 'c'].map(name => `<script src="/${name}.js"></script>`) as [
  string,
  string,
  string
]
const DATA = '<script>self.__next_f.push([1,"1"])</script>'
const compare = (exported: string, served: string, isSameText = true) => {
  const { loads: there, details } = digestServedPage(Buffer.from(served))
  // Elements that browsers display are compared by a test of their own.
  return compareLoads(loads(exported), there, isSameText, { ...details, levels: levelsOf(exported) })
}
const levelsOf = (html: string) => digestServedPage(Buffer.from(html)).details.levels
const LOADER = '<script src="/cdn-cgi/scripts/7d0f/cloudflare-static/rocket-loader.min.js" defer></script>'
const SHEET = '<link rel=stylesheet href=/a>'

test.each([
  [A + DATA, A + DATA],
  [A, B + A + C + DATA],
  ['', A],
  ['<meta name=robots content=noindex>', '<meta name=robots content="noindex, follow">'],
  ['', '<meta name=robots content=noindex>'],
  [A + DATA, (A + DATA).replaceAll('<script', '<script type="abc1-text/javascript"') + LOADER],
  [
    A.replace('src', 'type=module src') + B.replace('src', 'nomodule src'),
    A.replace('src', 'type=abc1-module src') +
      B.replace('src', 'nomodule type=abc1-text/javascript src') +
      LOADER
  ],
  [A, A.replace('src', 'type=Text/JavaScript src')],
  [A, A.replace('src', 'type="" src')],
  [A, A.replace('src', 'for=window event=onload() src')],
  [A, A.replace('src', 'crossorigin src')],
  [A, A + A.replace('src', 'type=text/plain src')],
  ['<script type="application/ld+json">{}</script>', '<script type="application/ld+json">{}</script>'],
  [A, `<script nomodule src="/a.js"></script>${A}`],
  [A.replace('src', 'nomodule src'), B + A.replace('src', 'nomodule src')],
  [A, `${A}<script type="text/template" src="/x.js"></script>`],
  ['<link rel=stylesheet href=/a>', `<link rel=stylesheet href=/a media=print onload="this.media='all'">`],
  ['<link rel=stylesheet href=/a>', '<link rel=stylesheet href=/a media=all type=text/css>'],
  ['', '<meta http-equiv=refresh content=300>'],
  ['', '<style>@media print { body { display: none } } .a body{opacity:0} body{opacity:0.9}</style>'],
  ['<body hidden>', '<body hidden>'],
  ['', `<meta http-equiv=Content-Security-Policy content="img-src 'self'">`]
])('finds no difference between %s and %s', (exported, served) => {
  expect(compare(exported, served)).toEqual({ details: [], isOtherBuild: false })
})

test.each([
  [A + B, A, '1 of 2 scripts of the exported page are missing.', false],
  [A + B, A + C, '1 of 2 scripts of the exported page are missing.', true],
  [A + DATA, A, 'The page lacks the data for its scripts', false],
  [A + DATA, A + DATA.replace('"1"', '"2"'), 'is not the exported data.', true],
  ['<base href=/a/>', '', 'The `base` element of the exported page is missing.', false],
  ['<base href=/a/>', '<base href=/b/>', 'for "/b/": its files and links', false],
  [`<base href=/a/>${A}`, B, 'The `base` element', false],
  ['<meta name=robots content=noindex>', '', 'lacks these rules for search engines: noindex', false],
  ['', '<meta name=bingbot content=nofollow>', 'more rules for search engines: bingbot:nofollow', false],
  ['a', '<noscript>a</noscript>', '`noscript` element', false],
  [A, A.replace('src', 'type="text/plain" src'), 'Browsers do not use 1 of the scripts', false],
  [A, A.replace('src', 'nomodule src'), 'Browsers do not use', false],
  ...[
    ...['type=module', 'type=" "', 'type="text/javascript;charset=utf-8"', 'type=application/json'],
    ...['type=importmap', 'type=speculationrules', 'type=text/notjson', 'language=vbscript'],
    ...['for=window event=onunload', 'type=abc1-text/javascript']
  ].map(
    attributes =>
      [A, A.replace('src', `${attributes} src`), 'Browsers do not use 1 of the scripts', false] as const
  ),
  [A.replace('src', 'type=module src'), A, 'Browsers do not use 1 of the scripts', false],
  [DATA, DATA.replace('<script', '<script type=abc1-text/javascript'), 'lacks the data', false],
  [SHEET, SHEET.replace('href', 'title=Other href'), 'do not use', false],
  [SHEET, SHEET.replace('href', 'type=text/css-x href'), 'do not use', false],
  [SHEET, SHEET.replace('href', 'media="all and (min-width:9999px)" href'), 'do not use', false],
  [SHEET, SHEET.replace('href', 'media=print onload=nomedia href'), 'do not use', false],
  [SHEET.replace('href', 'media=print href'), SHEET, 'do not use', false],
  [
    '<meta name=description content=a>',
    '<meta name=description content=b>',
    'The description of the page',
    false
  ],
  ['<meta name=viewport content="width=device-width">', '', 'its width on phones', false],
  ['<meta property=og:title content=a>', '', 'The description of the page', false],
  ['', '<meta http-equiv=refresh content=0>', 'sends readers to "itself, all the time"', false],
  ['', '<meta name=robots content="max-snippet:0">', 'more rules for search engines: max-snippet:0', false],
  ['', '<meta name=robots content="unavailable_after: 2010-01-01">', 'unavailable_after:2010-01-01', false],
  ['', '<meta name=robots content="noindex;nofollow">', 'more rules for search engines: nofollow', false],
  ['', '<meta name=" robots " content=nosnippet>', 'nosnippet', false],
  ['', '<meta name=msnbot content=nofollow>', 'bingbot:nofollow', false],
  [A, A.replace('src', 'integrity="sha256-AA=" src'), 'Browsers do not use', false],
  [DATA, DATA.replace('<script', '<script type=text/plain'), 'lacks the data', false],
  ['<link rel=stylesheet href=/a>', '<link rel=stylesheet href=/a media=print>', 'do not use', false],
  ['<link rel=stylesheet href=/a>', '<link rel=stylesheet href=/a disabled>', 'do not use', false],
  ['<link rel=stylesheet href=/a>', '<link rel="alternate stylesheet" href=/a>', 'do not use', false],
  ['<style>a{b:c}</style>', '<style media=print>a{b:c}</style>', 'do not use', false],
  ['<link rel=canonical href=/a>', '', 'The canonical link of the exported page is missing.', false],
  ['', '<link rel=canonical href=/a>', 'that the export does not have', false],
  ['<link rel=canonical href=/a>', '<link rel=canonical href=/b>', 'not the exported one', false],
  ['', '<meta http-equiv=refresh content="0; url=/b">', 'sends readers to "/b"', false],
  ['<body>', '<body hidden>', 'hides the whole page', false],
  ['<body>', '<body style="margin:0;opacity: 0">', 'hides the whole page', false],
  ['', '<style>a{}html, body { margin: 0; display: none !important }</style>', 'hides the whole', false],
  [
    '',
    `<meta http-equiv=Content-Security-Policy content="default-src 'none'">`,
    'blocks scripts, style',
    false
  ]
])('finds a difference between %s and %s: %s', (exported, served, detail, isOtherBuild) => {
  const found = compare(exported, served)
  expect(found.details.join(' ')).toContain(detail)
  expect(found.isOtherBuild).toBe(isOtherBuild)
})

test('a list from an earlier release is compared with the fields that it has', () => {
  const { canonical: _, ...exported } = loads('<link rel=canonical href=/a>')
  const changed = loads('<body hidden><meta http-equiv=refresh content="0; url=/b">')
  expect(compareLoads(exported, changed, true).details).toEqual([])
})

test('a `noscript` element is no difference if the words outside of it were compared', () => {
  expect(compare('a', 'a<noscript>b</noscript>', false).details).toEqual([])
})

const at = (host: string, path = '/a') => new URL(path, `https://${host}`)
const file = { path: 'a.html', size: 1, sha256: 'new', title: 'A', content: 'text' }
const facts = {
  ...{ exportedAt: NaN, previous: undefined, fates: undefined },
  addresses: new ServedSite(at('docs.example.com', '/'), 'clean', ['a.html'])
}
const served = (url: URL, noindex?: NoindexPlace): Evidence => ({
  ...{ target: { role: 'page', url, file }, isExact: true, noindex },
  visit: { end: 'response', hops: [], status: 200, headers: {}, body: undefined }
})

test('a page of another build is stale if the export rebuilt the page', () => {
  const page = { title: 'A', content: 'text', isSignIn: false, refresh: undefined, loads: compare(A, B) }
  const evidence: Evidence = { ...served(at('docs.example.com')), isExact: false, page }
  expect(judgeAddress(evidence, facts)?.kind).toBe('different')
  const rebuilt = { ...facts, fates: new Map([['a.html', 'rebuilt' as const]]) }
  expect(judgeAddress(evidence, rebuilt)).toMatchObject({
    kind: 'stale',
    detail: 'An earlier build of the page is served. All scripts of the exported page are missing (1).'
  })
})

test.each<[host: string, places: (NoindexPlace | undefined)[], isWarning: boolean, count: number]>([
  ['docs.example.com', ['header', 'header'], false, 2],
  ['docs.example.com', ['header', undefined], false, 1],
  ['x.vercel.app', ['header', 'header'], true, 2],
  ['x.netlify.app', ['header'], true, 1],
  ['a.b.pages.dev', ['header'], true, 1],
  ['pages.dev.example.com', ['header'], false, 1],
  ['x.pages.dev', ['header', undefined], false, 1],
  ['x.vercel.app', ['page', 'page'], false, 2],
  ['x.vercel.app', ['header', 'page'], false, 2]
])('on %s, noindex in %j is one finding, and a warning only: %s', (host, places, warning, count) => {
  const all = places.map((place, i) => served(at(host, `/${i}`), place))
  const { findings, waiting } = judgeSite(all, facts)
  expect(findings).toMatchObject([{ kind: 'noindex', count }])
  expect(findings.map(isWarning)).toEqual([warning])
  expect(findings.map(isContradiction)).toEqual([true])
  expect(waiting.length).toBe(warning ? 0 : count)
})

const robots: Evidence = {
  ...{
    target: {
      role: 'asset',
      url: at('docs.example.com', '/robots.txt'),
      file: { ...file, path: 'robots.txt' }
    }
  },
  ...{ isExact: false, visit: { end: 'response', hops: [], status: 200, headers: {}, body: undefined } }
}

test.each<[Evidence['rules'], string, isContradiction: boolean]>([
  [undefined, 'altered The bytes of the file differ from those in the export. What it refuses was not', true],
  [
    { isSame: true, refused: 'nothing' },
    'altered The bytes of the file differ from those in the export.',
    false
  ],
  [
    { isSame: false, lacksSitemap: true, refused: 'nothing' },
    'different The file does not name the sitemaps that the exported one names.',
    true
  ],
  [
    { isSame: false, refused: '/ to *' },
    'different The file does not refuse what the exported one ref',
    true
  ],
  [{ isSame: false, refused: undefined }, 'stale Another version of the file is served.', true]
])('judges a robots.txt or sitemap with the rules %j as %s', (rules, expected, contradicts) => {
  const path = rules?.isSame === false && rules.refused === undefined ? 'sitemap.xml' : 'robots.txt'
  const target = { role: 'asset' as const, url: at('docs.example.com', `/${path}`), file: { ...file, path } }
  const found = judgeAddress({ ...robots, target, rules }, facts)
  expect(`${found?.kind} ${found?.detail}`.slice(0, expected.length)).toBe(expected)
  expect(found && isContradiction(found)).toBe(contradicts)
})

test('a wrong page is not counted for noindex', () => {
  const other: Evidence = { ...served(at('x.vercel.app', '/b'), 'page'), isExact: false }
  const { findings } = judgeSite([served(at('x.vercel.app'), 'header'), other], facts)
  expect(findings.map(({ kind, count }) => [kind, count])).toEqual([
    ['different', 1],
    ['noindex', 1]
  ])
})

test.each([
  ['noindex', true],
  ['NoIndex, nofollow', true],
  ['nofollow, none', true],
  ['googlebot: noindex', true],
  ['otherbot: nofollow, googlebot: noindex', true],
  ['unavailable_after: 25 Jun 2030 15:00:00 PST', false],
  ['max-snippet: 10, noindex', true],
  ['otherbot: noindex', false],
  ['nofollow', false],
  ['', false]
])('reads the header X-Robots-Tag: %s', (value, expected) => {
  expect(hasNoindexHeader({ 'x-robots-tag': value })).toBe(expected)
})

const NOINDEX = { robots: 'noindex' }
const HEADER = { 'x-robots-tag': 'noindex' }

test.each([
  [{}, { exported: {}, served: {} }, undefined],
  [HEADER, { exported: {}, served: {} }, 'header'],
  [HEADER, { exported: {}, served: NOINDEX }, 'header'],
  [{}, { exported: {}, served: { robots: 'googlebot:noindex' } }, 'page'],
  [HEADER, { exported: NOINDEX, served: {} }, undefined],
  [HEADER, { exported: undefined, served: {} }, 'header'],
  [HEADER, { exported: undefined, served: NOINDEX }, undefined]
])('with the headers %j and %j, noindex is in the place %s', (headers, pages, place) => {
  expect(noindexOf(headers, pages)).toBe(place)
})
