import { expect, test } from '@jest/globals'
import { parseIgnoredTarget } from '../../../src/review/checks/ignored-targets.ts'
import { SiteReview } from '../../../src/review/checks/site-review.ts'
import { type ScanBatch, SiteScanner } from '../../../src/review/scan/site-scanner.ts'
import type { Glob } from '../../../src/site/files/glob.ts'
import { reviewSite as review, type SiteOptions } from '../../support/site-review.ts'

function found(files: Record<string, string | Uint8Array>, options: SiteOptions = {}): string[] {
  const { findings } = review(files, options)
  return findings.map(({ kind, target }) => `${kind} ${target}`)
}

const PAGES = {
  'guides/a.html': '',
  'guides/b/index.html': '',
  'files/x y.pdf': '',
  'größe.html': '',
  'v1.2.html': ''
}

test.each([
  ...'/guides/a /guides/a/ /guides/a.html /guides/a/index.html /guides/b /guides/b/ /guides/b.html'.split(
    ' '
  ),
  ...'guides/a ./guides/../guides/a https://docs.example.com/guides/a \\guides\\a'.split(' '),
  ...'//docs.example.com/guides/a?q=1 http://docs.example.com/guides/a /files/x%20y.pdf'.split(' '),
  ...'/gr%C3%B6%C3%9Fe /größe /v1.2 # #top #TOP ?q=1 #:~:text=anything /guides/a#:~:text=x,y'.split(' '),
  ...'mailto:a@b.c javascript:void(0) data:text/html,x tel:1 https://other.example/missing'.split(' '),
  ...['https://DOCS.example.com:443/guides/a', ' /guides/a\n', '/files/x y.pdf#page=2', '', 'http://[bad']
])('does not report the link %j', href => {
  expect(found({ ...PAGES, 'index.html': `<a href="${href}">x</a>` })).toEqual([])
})

const SITE = { 'guides/a.html': '', 'guides/b/index.html': '' }

test.each([
  ['/guides/missing', '/guides/missing'],
  ['/guides/missing/', '/guides/missing'],
  ['/guides/missing.html?q#x', '/guides/missing'],
  ['/Guides/a', '/Guides/a'],
  ['missing', '/missing'],
  ['https://docs.example.com/missing', '/missing'],
  ['/a%3Fb', '/a%3Fb'],
  ['/100%', '/100%25'],
  ['/guides', '/guides']
])('reports the broken link %j as %s', (href, target) => {
  expect(found({ ...SITE, 'index.html': `<a href="${href}">x</a>` })).toEqual([`broken-link ${target}`])
})

test('in a site whose base path can change, reports absolute addresses only below the folders of the site', () => {
  const addresses = [
    'other-project/',
    'docs/guides/a',
    'docs',
    'guides/docs/guides/a',
    'guides/a',
    'guides/gone'
  ]
  const link = (path: string) =>
    `<a href="https://docs.example.com/${path}">x</a><img src="//docs.example.com/${path}.png">`
  const page = `${addresses.map(link).join('')}<a href="/docs/guides/b">x</a><img src="/docs/b.png">`
  const site = { ...SITE, 'index.html': page }
  expect(found(site, { isMovable: true }).filter(finding => !finding.startsWith('external-'))).toEqual([
    'broken-link /docs/guides/b',
    'broken-link /guides/gone',
    'missing-resource /docs/b.png',
    'missing-resource /guides/a.png',
    'missing-resource /guides/docs/guides/a.png',
    'missing-resource /guides/gone.png'
  ])
  expect(found(site)).toContain('broken-link /other-project')
})

test('resolves relative links against the folder of the file, or against the first base element in the page', () => {
  expect(found({ 'a/b.html': '<a href=c>' })).toEqual(['broken-link /a/c'])
  expect(found({ 'a/b.html': '<base href=/d/><base href=/e/><a href=c><a href=#x>' })).toEqual([
    'broken-link /d',
    'broken-link /d/c'
  ])
  expect(found({ 'a/b.html': '<base href=../><a href=c>', 'c.html': '' })).toEqual([])
  expect(
    found({ 'a/b.html': '<base href=https://other.example/><a href=/c>', 'x.html': '<a href=/c>' })
  ).toEqual(['broken-link /c'])
})

test('reports links to anchors that do not exist', () => {
  const files = {
    'a.html': '<h2 id="one">x</h2><a name="two"></a><p id="größe &amp; mehr"></p><svg><g id=three></g></svg>',
    'b.html':
      '<a href="a#one"><a href="/a.html#two"><a href="/a/#gr%C3%B6%C3%9Fe%20&%20mehr"><a href=/a#three><a href=/a#four><a href=#five>',
    'c.html': '<a href="a.html#four"><a href=#six></a><b id=six></b>'
  }
  const { findings } = review(files)
  expect(findings).toEqual([
    { kind: 'broken-anchor', target: '/a#four', count: 2, pages: ['b.html', 'c.html'] },
    { kind: 'broken-anchor', target: '/b#five', count: 1, pages: ['b.html'] }
  ])
})

const numbered = Array.from({ length: 100 }, (_, i) => `<p id="fn${i}"><a href="#fn${i}">${i}</a>`).join('')
const links = Array.from({ length: 100 }, (_, i) => `<a href="/notes#fn${i}">${i}</a>`).join('')

test.each([1, 2, 5])('finds all anchors with a scanner count of %i, in any file order', scanners => {
  const files = { 'notes.html': numbered, 'links.html': links, 'more/links.html': links }
  expect(found(files, { scanners })).toEqual([])
  expect(found(Object.fromEntries(Object.entries(files).reverse()), { scanners })).toEqual([])
})

test.each([
  ['<p id="a%20b">', '#a%20b', []],
  ['<p id="a%20b">', '#a b', []],
  ['<p id="a b">', '#a%20b', []],
  ['<p id="a b">', '#a b', []],
  ['<p id="a%2520b">', '#a%20b', ['broken-anchor /p#a%20b']],
  ['<p id="a&#x26;b">', '#a&amp;b', []],
  ['<p id="a&b">', '#a&#x26;b', []],
  ['<p id="&#xfffd;">', '#%ff', []],
  ['<p id="größe">', '#größe', []],
  ['<p id="größe">', '#Größe', ['broken-anchor /p#Größe']],
  ['<p id="a">', ' #a\n', []],
  ['<p id="a">', '?q#a', []],
  ['<p id="a">', '?q#b', ['broken-anchor /p#b']],
  ['<p id="a">', '#a:~:text=x', []],
  ['<p id="a">', '#b:~:text=x', ['broken-anchor /p#b']],
  ['<p id="a">', '#%74op', []],
  ['<p id="a">', '#\u00a0a', ['broken-anchor /p#%C2%A0a']]
])('in a page with %s, checks the link %j', (html, fragment, expected) => {
  expect(found({ 'p.html': `${html}<a href="${fragment}">x</a>` })).toEqual(expected)
  const other = `<a href="/p${fragment.trimStart()}">x</a>`
  expect(found({ 'p.html': html, 'q.html': other })).toEqual(expected)
})

test('resolves a link to an anchor against the base element in the page, even if this element follows the link', () => {
  const files = {
    'a/p.html': '<p id=own><a href=#own>x</a><a href=#there>x</a><base href=/b.html>',
    'b.html': '<p id=there>'
  }
  expect(found(files)).toEqual(['broken-anchor /b#own'])
  expect(found({ 'p.html': '<base href="#x"><p id=a><a href=#a>x</a>' })).toEqual([])
  expect(found({ 'p.html': '<base href="data:,x"><a href=/none>x</a>' })).toEqual(['broken-link /none'])
})

const SAME_ADDRESS = '<img src="/x.png">'
const WITHOUT_SLASHES = '<img src="https:pic.png"><a href="https:top">'
const loc = (path: string, prefix = '') => `<${prefix}loc>https://docs.example.com${path}</${prefix}loc>`

test.each<[string, Record<string, string | Uint8Array>, string[]]>([
  [
    'broken links in forms, areas, refreshes and next links',
    {
      'a.html': `<form action=/f><area href=/g><meta http-equiv=refresh content="0; url='/h'"><link rel=next href=/i>`
    },
    ['broken-link /f', 'broken-link /g', 'broken-link /h', 'broken-link /i']
  ],
  [
    'different targets for the same address in pages with different base elements',
    {
      'a/plain.html': SAME_ADDRESS,
      'b/one.html': `<base href=https://one.example/>${SAME_ADDRESS}<img src="/y.png">`,
      'c/two.html': `<base href=https://two.example/>${SAME_ADDRESS}`,
      'd/plain.html': '<img src="/y.png">'
    },
    [
      'missing-resource /x.png',
      'missing-resource /y.png',
      'external-resource https://one.example/x.png',
      'external-resource https://one.example/y.png',
      'external-resource https://two.example/x.png'
    ]
  ],
  [
    'relative addresses with a scheme and without slashes, as browsers read them',
    {
      'a/x.html': WITHOUT_SLASHES,
      'b/x.html': WITHOUT_SLASHES,
      'c/x.html': WITHOUT_SLASHES,
      'a/pic.png': '',
      'a/top.html': ''
    },
    ['broken-link /b/top', 'broken-link /c/top', 'missing-resource /b/pic.png', 'missing-resource /c/pic.png']
  ],
  [
    'links that begin with white space that URL parsers do not remove',
    { 'a.html': '<a href="\u00a0b"><a href="\uFEFFb"><a href="\t b \n"><img src=" b.html ">', 'b.html': '' },
    ['broken-link /%C2%A0b', 'broken-link /%EF%BB%BFb']
  ],
  [
    'no broken links in UTF-8 pages with an invalid or unrelated charset',
    {
      'größe.html': '<meta name=x content="charset=latin1"><p id="größe"><a href="/größe#größe">x</a>',
      'unknown.html': '<meta charset=klingon><a href="/größe">x</a>',
      'wide.html': '<meta charset=utf-16le><a href="/größe">x</a>'
    },
    []
  ],
  [
    'missing pages in frames, but accepts an omitted extension',
    { 'a.html': '<iframe src=/b></iframe><iframe src=/c></iframe>', 'b.html': '' },
    ['missing-resource /c']
  ],
  [
    'addresses after decoding their entities once, except in style sheets',
    {
      'a&b.html': '<img src="/c&amp;d.png"><style>p{background:url(/e&amp;f.png)}</style>',
      's.css': 'p{background:url(/e&f.png)} a{background:url(/g&amp;h.png)}',
      'sitemap.xml': `<urlset>${loc('/a&amp;b')}${loc('/a&amp;amp;b')}</urlset>`,
      'c&d.png': '',
      'e&f.png': '',
      'g&h.png': ''
    },
    ['missing-resource /e&amp;f.png', 'missing-resource /g&amp;h.png', 'sitemap /a&amp;b']
  ],
  [
    'entries of a sitemap with a namespace prefix, but no entries in comments',
    {
      'sitemap.xml': `<!-- <rss> --><urlset><!-- ${loc('/old')} --><url>${loc('/gone<!-- x -->')}</url></urlset>`,
      'prefixed.xml': `<s:urlset>${loc('/there', 's:')}${loc('/no')}</s:urlset>`,
      'feed.xml': `<!-- <urlset> --><rss>${loc('/not-a-sitemap')}</rss>`,
      'latin1.xml': Buffer.from(
        `<?xml version="1.0" encoding="ISO-8859-1"?><urlset>${loc('/gr\xf6\xdfe')}</urlset>`,
        'latin1'
      ),
      'größe.html': ''
    },
    ['sitemap /gone', 'sitemap /there']
  ]
])('finds %s', (_, files, expected) => {
  expect(found(files)).toEqual(expected)
})

test('checks only links below the base path', () => {
  const files = {
    'index.html':
      '<a href=/docs/a><a href=/docs><a href=/docs/missing><a href=/pricing><a href=/docsearch><img src=/logo.png>',
    'a.html': '<a href=index.html>'
  }
  expect(found(files, { basePath: '/docs/' })).toEqual(['broken-link /docs/missing'])
  const sitemap = { 'sitemap.xml': `<urlset>${loc('/other')}${loc('/docs/x')}</urlset>` }
  expect(found(sitemap, { basePath: '/docs', domain: undefined })).toEqual(['sitemap /docs/x'])
})

test.each([
  '<meta charset="windows-1252">',
  '<meta http-equiv=content-type content="text/html; charset=iso-8859-1">',
  '<!-- <meta charset=utf-8> --><META CHARSET=latin1>',
  '<!--><!x></p title=">"><?y><p title="<meta charset=utf-8>"></meta charset=utf-8><meta charset=latin1>',
  '<meta charset=x-user-defined>'
])('reads a page with the encoding in %s', meta => {
  const page = `${meta}<p id="größe"><a href="/größe#größe">x</a><a href="/n\xf6">x</a>`
  expect(found({ 'größe.html': Buffer.from(page, 'latin1') })).toEqual(['broken-link /nö'])
})

test.each([
  ['a.png, b.png 2x', ['/a.png', '/b.png']],
  ['a.png 1x,b.png 2x', ['/a.png', '/b.png']],
  ['a.png,b.png 2x', ['/a.png,b.png']],
  ['a.png,, b.png', ['/a.png', '/b.png']],
  [' ,a.png 1x(x, y), b.png', ['/a.png', '/b.png']],
  [',,,', []]
])('parses srcset %j into the addresses %j', (srcset, targets) => {
  const expected = targets.map(target => `missing-resource ${target}`)
  expect(found({ 'a.html': `<img srcset="${srcset}">` })).toEqual(expected)
})

test('finds missing, external and insecure resources', () => {
  const files = {
    'a.html':
      '<img src=/no.png srcset="/one.png 1x, https://cdn.example/two.png 2x"><script src=http://docs.example.com/app.js></script>' +
      '<video poster=http://cdn.example/p.jpg></video><p style="background:url(&quot;/bg.png&quot;)"><link rel=stylesheet href=/s.css>',
    's.css': '@import "t.css"; a{b:url(font.woff2)} c{d:url(#f)}',
    'app.js': ''
  }
  expect(found(files)).toEqual([
    'missing-resource /bg.png',
    'missing-resource /font.woff2',
    'missing-resource /no.png',
    'missing-resource /one.png',
    'missing-resource /t.css',
    'external-resource http://cdn.example/p.jpg',
    'external-resource https://cdn.example/two.png',
    'insecure-resource http://cdn.example/p.jpg',
    'insecure-resource http://docs.example.com/app.js'
  ])
  expect(review(files).findings[1]?.pages).toEqual(['s.css'])
})

test.each([
  ['https://docs.example.com/src/_props/a', 'docs.example.com', true],
  ['/src/_props/a', 'docs.example.com', true],
  ['https://docs.example.com/gone', 'docs.example.com', true],
  ['https://docs.example.com/old', 'docs.example.com', false],
  ['https://docs.example.com/a/', 'docs.example.com', false],
  ['https://elsewhere.example/src/_props/a', undefined, true],
  ['https://elsewhere.example/a', undefined, false],
  ['https://undefined.mintlify.app/a', 'docs.example.com', true]
])('for the canonical URL %s and domain %s, reports `foreign-canonical`: %s', (href, domain, isForeign) => {
  const redirectList = [{ source: '/old', destination: '/a', permanent: true }]
  const files = { 'a.html': `<link rel=canonical href="${href}">` }
  expect(found(files, { redirectList, domain })).toEqual(isForeign ? ['foreign-canonical /a'] : [])
})

const MINTLIFY = '<meta name="generator" content="Mintlify"/>'
const ALTERNATES =
  '<link rel=alternate type=text/markdown href=/guides/a.md><link rel=alternate href=/sitemap.xml><a href=/llms.txt></a><a href=/gone.md></a>'

test('for a site from the service, reports no link of a page named 404 to its Markdown version', () => {
  const page = `${MINTLIFY}<link rel=alternate type=text/markdown href=/404.md><a href=/404.md></a>`
  const files = { 'index.html': MINTLIFY, '404.html': page, '404/index.html': page }
  expect(found(files)).toEqual(['unfinished /'])
})

test('for a site from the service, reports one finding for all missing files that the finish action can add', () => {
  const files = { 'guides/a.html': ALTERNATES, 'b.html': '', '404.html': '' }
  const site = (generator: string) =>
    Object.fromEntries(Object.entries(files).map(([path, page]) => [path, generator + page]))
  const { findings } = review({ ...site(MINTLIFY), 'index.html': `<div></div>${MINTLIFY}` })
  expect(findings).toEqual([
    { kind: 'broken-link', target: '/gone.md', count: 1, pages: ['guides/a.html'] },
    {
      kind: 'unfinished',
      target: '/',
      count: 7,
      pages: [],
      note: expect.stringMatching(/^7 files .* The finish action adds the files\.$/)
    }
  ])
  expect(found(site(''))).toEqual(
    ['/gone.md', '/guides/a.md', '/llms.txt', '/sitemap.xml'].map(target => `broken-link ${target}`)
  )
  const made = ['llms.txt', 'llms-full.txt', 'robots.txt', 'sitemap.xml', 'index.md', 'guides/a.md']
  const finished = Object.fromEntries(made.map(path => [path, '']))
  // A page with `noindex` needs no Markdown version.
  const hidden = `${MINTLIFY}<meta name=robots content=noindex><link rel=alternate href=/b.md>`
  expect(found({ ...site(MINTLIFY), 'index.html': MINTLIFY, 'b.html': hidden, ...finished })).toEqual([
    'broken-link /gone.md',
    'noindex /b'
  ])
})

test('reports a link to the Markdown of a folder page at an address without a file if the file has another path', () => {
  const alternate = '<link rel=alternate type=text/markdown href=/x/index.md>'
  const files = { 'x.html': `${MINTLIFY}${alternate}` }
  expect(found(files)).toEqual(['unfinished /'])
  expect(found({ ...files, 'x.md': '' })).toContain('broken-link /x/index.md')
})

test('combines preview images on another host of the service into one external resource', () => {
  const images = (host: string) =>
    `<meta property="og:image" content="https://${host}/_next/image?url=1"><meta name="twitter:image" content="https://${host}/_next/image?url=2">`
  const foreign = images('mintlify.mintlify.app')
  expect(found({ 'a.html': foreign, 'b.html': foreign })).toEqual([
    'external-resource https://mintlify.mintlify.app/_next/image'
  ])
  expect(found({ 'a.html': images('acme.mintlify.app') }, { domain: 'acme.mintlify.app' })).toEqual([])
  expect(found({ 'a.html': images('cdn.example.com') })).toEqual([])
})

test('reports a build script in a page together with its size', () => {
  const { findings } = review({ 'a.html': '' }, { buildScripts: [{ path: 'tools/build.js', size: 91_422 }] })
  expect(findings).toMatchObject([
    { kind: 'build-script-in-page', target: '/tools/build.js', count: 1, pages: ['index.html'] }
  ])
  expect(findings[0]?.note).toMatch(
    / contains this file \(91 kB\), .* Add the file to \.mintignore\. If there is no such file, create it /
  )
})

test('if a file was moved after the scan, checks the new path, and skips a removed file', () => {
  const scanner = new SiteScanner(0)
  scanner.scan('guides/a/index.html', Buffer.from('<title>A</title><a href="b">b</a><img src=../x.png>'))
  scanner.scan('old/index.html', Buffer.from('<a href="/gone">'))
  const site = new SiteReview()
  site.add(scanner.drain() as ScanBatch)
  const moved = new Map([
    ['guides/a/index.html', 'guides/a.html'],
    ['old/index.html', undefined]
  ])
  const options = { domain: undefined, basePath: '/', ignore: ['/*.html'] }
  const paths = ['guides/a.html', 'x.png', 'guides/b.html', 'index.html', '404.html']
  const { findings, titles, contents } = site.finish(paths, options, moved)
  expect(findings).toEqual([])
  expect([...titles]).toEqual([['guides/a.html', 'A']])
  expect([...contents.keys()]).toEqual(['guides/a.html'])
})

test('finds foreign canonical URLs and pages hidden from search engines, except 404 pages', () => {
  const noindex = '<meta name=robots content="noindex">'
  const files = {
    'a.html': '<link rel=canonical href=https://other.example/a>',
    'b.html': `<link rel=canonical href=https://docs.example.com/b>${noindex}`,
    '404.html': noindex,
    '404/index.html': noindex,
    '_not-found.html': noindex
  }
  expect(found(files)).toEqual(['foreign-canonical /a', 'noindex /b'])
  expect(found(files, { domain: undefined })).toEqual(['noindex /b'])
})

test('checks each use of an address on another host', () => {
  const html =
    '<link rel=canonical href=https://cdn.example/x.png><img src=https://cdn.example/x.png><a href=https://cdn.example/x.png><a href=https://cdn.example/y>' +
    '<link rel=icon href=https://cdn.example/x.png><form action=https://cdn.example/y>'
  const files = { 'a.html': html, 'b.html': html }
  expect(found(files)).toEqual([
    'external-resource https://cdn.example/x.png',
    'foreign-canonical /a',
    'foreign-canonical /b'
  ])
  expect(review(files).hosts).toEqual([{ host: 'cdn.example', links: 2, resources: 1 }])
})

test.each([
  ...['noindex', 'none', 'follow, NONE', 'noindex,nofollow'].map(
    content => [content, ['noindex /a']] as const
  ),
  ...['nonexistent', 'index', 'all, max-snippet:1'].map(content => [content, []] as const)
])('a page with the robots value %j has the findings %j', (content, expected) => {
  for (const name of ['robots', 'GoogleBot'])
    expect(found({ 'a.html': `<meta name=${name} content="${content}">` })).toEqual(expected)
})

test.each([
  ['0;url=/x', ['broken-link /x']],
  ['0; URL = "/x" y', ['broken-link /x']],
  ['1.5, /x', ['broken-link /x']],
  ['.5 /x', ['broken-link /x']],
  ['0 url=/x', ['broken-link /x']],
  ['0;', []],
  ['5', []],
  ['/x', []],
  ['0x', []],
  ['; /x', []]
])('a page with the refresh value %j has the findings %j', (content, expected) => {
  expect(found({ 'a.html': `<meta http-equiv=Refresh content='${content}'>` })).toEqual(expected)
})

test('finds a missing index page and a missing 404 page', () => {
  const options = { domain: undefined, basePath: '/docs', ignore: [] }
  const { findings } = new SiteReview().finish(['a.html'], options)
  expect(findings).toEqual([
    { kind: 'missing-page', target: '/docs/404.html', count: 0, pages: [] },
    { kind: 'missing-page', target: '/docs/index.html', count: 0, pages: [] }
  ])
})

test('finds entries in sitemaps and sitemap indexes that lead to no file', () => {
  const files = {
    'sitemap.xml': `<?xml version="1.0"?><sitemapindex>${loc('/pages.xml')}${loc('/none.xml')}</sitemapindex>`,
    'pages.xml': `<urlset><url>${loc('/')}</url><url>${loc('/a?x=1&amp;y=2')}</url><url><loc><![CDATA[https://docs.example.com/gone]]></loc></url><url><loc>https://other.example/x</loc></url></urlset>`,
    'a.html': '',
    'feed.xml': '<rss><loc>https://docs.example.com/not-a-sitemap</loc></rss>'
  }
  expect(found(files)).toEqual(['sitemap /gone', 'sitemap /none.xml'])
  expect(found(files, { domain: undefined })).toEqual(['sitemap /gone', 'sitemap /none.xml', 'sitemap /x'])
})

test('ignores targets that match a pattern', () => {
  const files = {
    'a.html': '<a href=/old/x><a href=/old/x/y><a href=/new/z><img src=https://cdn.example/a/b.png>'
  }
  expect(found(files, { ignore: ['/old/*'] })).toEqual([
    'broken-link /new/z',
    'broken-link /old/x/y',
    'external-resource https://cdn.example/a/b.png'
  ])
  expect(found(files, { ignore: ['/old/**', 'https://cdn.example/**', '**/z'] })).toEqual([])
  expect(review(files, { ignore: ['/old/**', '/unused'] }).ignored).toBe(2)
})

test.each(['/a[b]', '/{x}', '/a|b', '/100%25', '/x%20y', 'https://e.example/a[1].png?q={z}'])(
  'the target %j from checks.json, used as a pattern, matches itself',
  target => {
    const page = `<a href="${target}"><img src="${target}">`
    const ignore = [(parseIgnoredTarget(target) as Glob).text]
    expect(found({ 'a.html': page })).toContainEqual(expect.stringContaining(target))
    expect(found({ 'a.html': page }, { ignore })).toEqual([])
  }
)

test.each(['old/*', '/a/***', '/a b'])('rejects the pattern %j', text => {
  expect(parseIgnoredTarget(text)).toEqual({ messages: [expect.stringContaining(text)] })
})
