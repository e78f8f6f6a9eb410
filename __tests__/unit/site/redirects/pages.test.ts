import { expect, test } from '@jest/globals'
import { parse } from 'parse5'
import { SiteMap } from '../../../../src/site/addresses/site-map.ts'
import { hostRules, redirectsJson } from '../../../../src/site/redirects/host-files.ts'
import { type Entry, pagesIn, redirectsOf } from '../../../support/redirects.ts'

const FILES = [
  'index.html',
  'new.html',
  'guide/index.html',
  'a/b.html',
  'x.pdf',
  'café.html',
  'Case.html',
  'straße.html'
]

const site = new SiteMap(new Set(FILES))

function pagesOf(entries: Entry[], basePath = '/') {
  const { pages, without } = pagesIn(FILES, redirectsOf(entries, basePath), 'docs.example.com')
  return {
    pages: Object.fromEntries(
      pages.map(({ path, text, redirect }) => [path, { ...elementsOf(text), redirect }])
    ),
    without: Object.fromEntries(without.map(({ rule, reason }) => [rule.source, reason]))
  }
}

interface Node {
  tagName?: string
  value?: string
  attrs?: { name: string; value: string }[]
  childNodes?: Node[]
}

/** Returns the addresses in a redirect page and the names of its elements, as a browser parses them. */
function elementsOf(html: string) {
  const all: Node[] = []
  const collect = (node: Node): void => {
    all.push(node)
    for (const child of node.childNodes ?? []) collect(child)
  }
  collect(parse(html) as unknown as Node)
  const attribute = (tag: string, name: string) =>
    all.flatMap(({ tagName, attrs = [] }) =>
      tagName === tag ? attrs.filter(attr => attr.name === name).map(({ value }) => value) : []
    )
  return {
    refresh: attribute('meta', 'content'),
    links: attribute('a', 'href'),
    canonical: attribute('link', 'href'),
    tags: all.flatMap(({ tagName }) => tagName ?? [])
  }
}

const TAGS = ['html', 'head', 'meta', 'title', 'meta', 'link', 'body', 'p', 'a']

test('writes redirect pages that lead to the destination file, and sets the clean address as canonical', () => {
  const { pages } = pagesOf([
    ['/old', '/new#part'],
    ['/deep/old/', '/guide?x=1&y=2#a'],
    ['/start', '/'],
    ['/cafe', '/caf%C3%A9'],
    ['/out', 'https://example.com/?a=1&b=2#c'],
    ['/paper', '/x.pdf'],
    ['/v1.2', '/new'],
    ['/dead', '/nowhere#x']
  ])
  const shown = Object.entries(pages).map(([path, { refresh, links, canonical }]) => {
    expect(refresh).toEqual([`0; url=${links[0] ?? ''}`])
    return [path, links[0], canonical[0]]
  })
  expect(shown).toEqual([
    ['old.html', '/new.html#part', 'https://docs.example.com/new'],
    ['deep/old.html', '/guide/index.html?x=1&y=2#a', 'https://docs.example.com/guide'],
    ['start.html', '/index.html', 'https://docs.example.com/'],
    ['cafe.html', '/caf%C3%A9.html', 'https://docs.example.com/caf%C3%A9'],
    ['out.html', 'https://example.com/?a=1&b=2#c', 'https://example.com/?a=1&b=2'],
    ['paper.html', '/x.pdf', 'https://docs.example.com/x.pdf'],
    ['v1.2.html', '/new.html', 'https://docs.example.com/new'],
    ['dead.html', '/nowhere#x', 'https://docs.example.com/nowhere']
  ])
})

test('links redirect pages to the end of a chain, and keeps the direct destination for the manifest', () => {
  const { pages } = pagesOf([
    ['/one', '/two'],
    ['/two', '/deep/x'],
    ['/deep/*', '/a/b']
  ])
  expect(pages['one.html']).toMatchObject({ links: ['/a/b.html'], redirect: '/two' })
})

test('with a base path, links redirect pages to files below it, and keeps destinations outside it', () => {
  const { pages } = pagesOf(
    [
      ['/old', '/docs/new'],
      ['/docs/out', 'https://docs.example.com/blog']
    ],
    '/docs/'
  )
  const shown = Object.entries(pages).map(([path, { links, canonical }]) => [path, ...links, ...canonical])
  expect(shown).toEqual([
    ['old.html', '/docs/new.html', 'https://docs.example.com/docs/new'],
    ['out.html', 'https://docs.example.com/blog', 'https://docs.example.com/blog']
  ])
})

test('if a source gets no redirect page, returns the reason, such as an existing file or an invalid name', () => {
  const { pages, without } = pagesOf([
    ['/new', '/guide'],
    ['/guide', '/new'],
    ['/guide/index.html', '/new'],
    ['/x.pdf', '/new'],
    ['/y.pdf', '/new'],
    ['/x.pdf/below', '/new'],
    ['/a/:b', '/new'],
    ['/b/*', '/new'],
    ['/case', '/new'],
    ['/strasse', '/new'],
    ['/a', '/new'],
    ['/twice', '/new'],
    ['/Twice', '/new'],
    ['/twice.html/below', '/new'],
    ['/con', '/new'],
    ['/.git/config', '/new'],
    ['/what%3F', '/new'],
    ['/self', '/self'],
    ['/new/index', '/a/b'],
    ['/twice/index', '/a/b'],
    ['/old/index', '/a/b']
  ])
  expect(Object.keys(pages)).toEqual(['a.html', 'twice.html', 'old/index.html'])
  expect(without).toEqual({
    '/new/index': 'name',
    '/twice/index': 'name',
    '/new': 'exists',
    '/guide': 'exists',
    '/x.pdf': 'exists',
    '/y.pdf': 'file',
    '/x.pdf/below': 'name',
    '/a/:b': 'wildcard',
    '/b/*': 'wildcard',
    '/case': 'name',
    '/strasse': 'name',
    '/Twice': 'name',
    '/twice.html/below': 'name',
    '/con': 'name',
    '/.git/config': 'name',
    '/what%3F': 'name',
    '/self': 'loop'
  })
})

const HOSTILE = [
  '/new"><script>alert(1)</script>',
  "/new'onmouseover='alert(1)",
  '/new?"><img src=x onerror=alert(1)>',
  '/new#"><svg/onload=alert(1)>',
  '/new?;url=https://evil.example',
  'https://example.com/"><script>alert(1)</script>',
  'https://example.com/?\'"><b>'
]

test.each(HOSTILE)('escapes the hostile destination %s in a redirect page', destination => {
  const { pages } = pagesOf([['/old', destination]])
  const { tags, refresh, links } = pages['old.html'] ?? {}
  expect(tags).toEqual(TAGS)
  const [target = ''] = links ?? []
  expect(refresh).toEqual([`0; url=${target}`])
  const url = new URL(target, 'https://site.invalid/')
  expect(url.origin).toBe(destination.startsWith('http') ? 'https://example.com' : 'https://site.invalid')
  expect(target).not.toMatch(/[\s"<>]/)
  // The destination stays a single field in _redirects, and a single string in redirects.json.
  const redirects = redirectsOf([['/old', destination, false]])
  expect(hostRules(redirects, site).text).toMatch(/^\/old \S+ 302\n$/)
  expect(JSON.parse(redirectsJson(redirects.list))).toEqual({ version: 1, redirects: redirects.list })
})

test('writes to _redirects only rules that all hosts support, with status 301 or 302', () => {
  const redirects = redirectsOf([
    ['/old', '/new#part'],
    ['/tmp', 'https://example.com/x', false],
    ['/beta/:slug*', '/v2/:slug*'],
    ['/guide/*', '/g/*'],
    ['/:lang/blog/:page', '/:page/:lang'],
    ['/x/:id/*', '/y/*/:id'],
    ['/concepts-*', '/new'],
    ['/*/edit', '/new'],
    ['/:name.old/x', '/new'],
    ['/:splat/*', '/new'],
    ['/new', '/guide'],
    ['/self', '/self'],
    ['/y.pdf', '/x.pdf'],
    // The lines for these redirects have 1,000 and 1,001 characters.
    ['/a'.repeat(495), '/1234'],
    ['/b'.repeat(495), '/12345']
  ])
  const left = pagesIn(FILES, redirects).without.filter(
    ({ reason }) => reason === 'exists' || reason === 'loop'
  )
  const { text, without } = hostRules(redirects, site, new Set(left.map(({ rule }) => rule)))
  expect(text.split('\n')).toEqual([
    '/old /new#part 301',
    '/tmp https://example.com/x 302',
    '/beta /v2 301',
    '/beta/* /v2/:splat 301',
    '/guide/* /g/:splat 301',
    '/:lang/blog/:page /:page/:lang 301',
    '/x/:id/* /y/:splat/:id 301',
    '/y.pdf /x.pdf 301',
    `${'/a'.repeat(495)} /1234 301`,
    ''
  ])
  expect(without).toEqual(['/concepts-*', '/*/edit', '/:name.old/x', '/:splat/*', '/b'.repeat(495)])
  const away = redirectsOf([['/*', 'https://example.com/*']])
  expect(hostRules(away, site).text).toBe('/* https://example.com/:splat 301\n')
  // On Cloudflare Pages, these rules would redirect endlessly.
  const endless: [string, string][] = [
    ['/*', '/all/*'],
    ['/a/*', '/a/all'],
    ['/c/:s*', '/c#part']
  ]
  expect(hostRules(redirectsOf(endless), site)).toMatchObject({ text: '', without: ['/*', '/a/*', '/c/:s*'] })
})

test('reports the GitLab Pages limits that _redirects exceeds', () => {
  const many = (count: number, length: number) =>
    hostRules(
      redirectsOf(Array.from({ length: count }, (_, i) => [`/old-${i + 1000}`, `/${'x'.repeat(length)}`])),
      site
    ).gitlabLimits
  expect(many(1000, 10)).toEqual([])
  expect(many(1001, 10)).toEqual([expect.stringContaining('1,001 rules')])
  // The lines have 128 and 129 bytes, so only the second file exceeds 64 KiB.
  expect(many(512, 112)).toEqual([])
  expect(many(512, 113)).toEqual([expect.stringContaining('66,048 bytes')])
})

test.each([0, 1, 2])('writes redirects to redirects.json, one per line, if their number is %i', count => {
  const sources = ['/s0', '/s1'].slice(0, count)
  const lines = sources.map(source => `\n    {"source":"${source}","destination":"/d","permanent":true}`)
  const list = count === 0 ? '[]' : `[${lines.join(',')}\n  ]`
  const text = redirectsJson(redirectsOf(sources.map(source => [source, '/d'])).list)
  expect(text).toBe(`{\n  "version": 1,\n  "redirects": ${list}\n}\n`)
})
