import { expect, test } from '@jest/globals'
import { cachingProblemOf } from '../../../src/verify/judge/headers/caching.ts'
import { charsetProblemOf, contentTypeProblem } from '../../../src/verify/judge/headers/content-type.ts'
import { examine } from '../../../src/verify/judge/evidence.ts'

const url = new URL('https://docs.example.com/old')
const target = { role: 'redirect' as const, url, source: '/old', destination: url, file: undefined }

async function pageOf(html: string) {
  const bytes = Buffer.from(html)
  const body = { sha256: '', size: bytes.length, bytes }
  return (await examine(target, { end: 'response', hops: [], status: 200, headers: {}, body })).page
}

test.each([
  ['<meta http-equiv="refresh" content="0; url=/new">', '/new'],
  ["<META content='0;URL=/a&amp;b' HTTP-EQUIV = refresh>", '/a&b'],
  ['<meta charset="utf-8"><meta http-equiv="refresh" content="5">', undefined],
  ['<p>http-equiv="refresh" url=/new</p>', undefined]
])('parses the refresh target in %s as %s', async (html, refresh) => {
  expect((await pageOf(html))?.refresh).toBe(refresh)
})

test.each([
  '<meta' + ' http-equiv=refresh'.repeat(26_000),
  '<meta http-equiv=refresh '.repeat(20_000),
  `<meta ${'http-equiv '.repeat(45_000)}`,
  `<input${' type = '.repeat(60_000)}`,
  `<form><title>${'sign '.repeat(90_000)}</title>`
])('reads 500 kB of hostile HTML within five seconds in case %#', async html => {
  const before = process.cpuUsage()
  await pageOf(html)
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5)
})

const DATE = 'Tue, 17 Nov 2026 10:00:00 GMT'
const page = { role: 'page' as const, url, file: { path: 'old.html', size: 1, sha256: '' } }
const asset = { role: 'asset' as const, url, file: { path: 'a/main.0a1b2c3d.css', size: 1, sha256: '' } }
const PAGE_IS_KEPT = (time: string) =>
  `Browsers may show the page for ${time} without requesting a new version.`
const FILE_IS_KEPT = (time: string) =>
  `The file name has a build hash, but browsers keep the file for ${time} only.`
const FILE_IS_NOT_KEPT = 'The file name has a build hash, but browsers request the file each time.'
const YEAR_AGO = { date: DATE, 'last-modified': 'Mon, 17 Nov 2025 10:00:00 GMT' }

test.each([
  [page, { 'cache-control': 'max-age=3600' }, undefined],
  [page, { 'cache-control': 'public, Max-Age="3601"' }, PAGE_IS_KEPT('1 h')],
  [page, { 'cache-control': 'no-cache, max-age=7200' }, undefined],
  [page, { date: DATE, expires: 'Tue, 17 Nov 2026 12:00:00 GMT' }, PAGE_IS_KEPT('2 h')],
  [page, YEAR_AGO, PAGE_IS_KEPT('36 d 12 h')],
  [page, { ...YEAR_AGO, 'cache-control': 'public, must-revalidate' }, undefined],
  [page, { ...YEAR_AGO, 'cache-control': 'no-cache' }, undefined],
  [page, { ...YEAR_AGO, 'last-modified': 'yesterday' }, undefined],
  [asset, YEAR_AGO, undefined],
  [asset, { 'cache-control': 'max-age=86400' }, undefined],
  [asset, { 'cache-control': 'max-age=86399' }, FILE_IS_KEPT('23 h 59 min')],
  [asset, { 'cache-control': 'no-store' }, FILE_IS_NOT_KEPT],
  [asset, { date: DATE, expires: 'Tue, 17 Nov 2026 09:00:00 GMT' }, FILE_IS_NOT_KEPT],
  [asset, { date: DATE, expires: '0' }, FILE_IS_NOT_KEPT],
  [asset, {}, FILE_IS_NOT_KEPT],
  [{ ...asset, file: { ...asset.file, path: '0a1b2c3d/main.css' } }, {}, undefined]
])('reports any caching problem of %j with the headers %j: %s', (of, headers, detail) => {
  expect(cachingProblemOf(of, { hops: [], headers })?.detail).toBe(detail)
})

test('ignores the caching headers of a page that a redirect leads to', () => {
  const hops = [new URL('/new', url)]
  expect(cachingProblemOf(page, { hops, headers: { 'cache-control': 'max-age=7200' } })).toBeUndefined()
})

const named = (path: string) => ({ ...asset, file: { ...asset.file, path } })
const data = { ...asset, role: 'data' as const }
const NOT_HTML = 'Content-Type is missing. Expected: text/html.'
const NOT_CSS = (given: string) =>
  `Content-Type is ${given}: browsers ignore a style sheet that is not text/css.`
const NOT_DATA = 'Content-Type is text/html: it must be text/plain, or the client loads the whole page.'

test.each([
  [page, undefined, undefined, NOT_HTML],
  [page, ' text/html', undefined, undefined],
  [data, 'text/html', undefined, NOT_DATA],
  [data, 'text/x-component', undefined, undefined],
  [{ ...data, file: named('a.json').file }, 'text/html', undefined, undefined],
  [asset, 'text/css', 'nosniff', undefined],
  [asset, 'text/plain', undefined, NOT_CSS('text/plain')],
  [asset, '', undefined, undefined],
  [asset, '', 'nosniff', NOT_CSS('missing')],
  [named('a.js'), 'text/plain', undefined, undefined],
  [named('a.js'), 'text/javascript', 'nosniff', undefined],
  [named('a.mjs'), 'a/b', 'nosniff', 'Content-Type is a/b with nosniff: browsers do not run the script.'],
  [
    { ...named('a.js'), isModule: true },
    'text/plain',
    undefined,
    'Content-Type is text/plain: browsers do not run a module that is not text/javascript.'
  ],
  [named('a.png'), 'text/html', 'nosniff', undefined],
  ...['image/png', 'audio/mpeg', 'video/mp4', 'text/csv'].map(
    type =>
      [
        named('a.js'),
        type,
        undefined,
        `Content-Type is ${type}: browsers do not run a script with this type.`
      ] as const
  ),
  [named('a.js'), 'application/octet-stream', undefined, undefined],
  [named('a.svg'), 'image/svg+xml; charset=utf-8', 'nosniff', undefined],
  ...['application/octet-stream', 'text/plain', 'image/svg'].map(
    type =>
      [
        named('a.svg'),
        type,
        undefined,
        `Content-Type is ${type}: browsers show an SVG image only as image/svg+xml.`
      ] as const
  ),
  [target, 'text/plain', 'nosniff', undefined]
])('checks %j with Content-Type %j and X-Content-Type-Options %j: %s', (of, type, options, problem) => {
  const headers = { 'content-type': type, 'x-content-type-options': options }
  expect(contentTypeProblem(of, headers)).toBe(problem)
})

test('reports headers with which readers do not see the page', () => {
  const problemWith = (headers: object) =>
    contentTypeProblem(page, { 'content-type': 'text/html', ...headers })
  expect(problemWith({ 'content-disposition': 'attachment' })).toContain('Content-Disposition is attachment')
  expect(problemWith({ refresh: '0; url=https://x.example/' })).toContain('The header Refresh')
  expect(problemWith({ 'content-disposition': 'inline, attachment; filename="a, b.html"' })).toContain(
    'attachment'
  )
  expect(problemWith({ 'content-disposition': 'unknown; filename=x.html' })).toContain('attachment')
  expect(problemWith({ 'content-disposition': 'filename=x.html' })).toBeUndefined()
  expect(problemWith({ refresh: '0' })).toBe('The header Refresh reloads the page again and again.')
  expect(problemWith({ refresh: '300', 'content-disposition': 'inline' })).toBeUndefined()
})

const wrong = (charset: string, own: string) =>
  `Content-Type has charset=${charset}, but the page is ${own}: browsers show wrong characters.`
const LATIN = Buffer.from('<meta charset=latin1>\xe9', 'latin1')

test.each([
  ['text/html', Buffer.from('é'), undefined],
  ['text/html; charset=none', Buffer.from('é'), undefined],
  ['text/html; charset="utf-8"', Buffer.from('é'), undefined],
  ['text/html;charset=latin1', Buffer.from('e'), undefined],
  ['text/html; charset=latin1', Buffer.from('é'), wrong('latin1', 'utf-8')],
  ['text/html; charset=latin1', Buffer.from('\ufeffé'), undefined],
  ['text/html; charset=utf-16', Buffer.from('e'), wrong('utf-16', 'utf-8')],
  ['text/html; charset=latin1', LATIN, undefined],
  ['text/html; charset=utf-8', LATIN, wrong('utf-8', 'windows-1252')],
  ['text/html; charset=utf-8', Buffer.from([0xe9]), undefined]
])('reports any charset problem of %s with the bytes %j: %s', (type, bytes, problem) => {
  expect(charsetProblemOf(type, bytes)).toBe(problem)
})
