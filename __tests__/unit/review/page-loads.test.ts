import { expect, test } from '@jest/globals'
import { digestServedPage, loadsOf, SiteScanner } from '../../../src/review/scan/site-scanner.ts'
import { textsOfPage } from '../../../src/review/scan/page-text.ts'
import { describeRules, robotsRules } from '../../../src/review/scan/values/robots-rules.ts'

const loads = (html: string) => digestServedPage(Buffer.from(html)).loads
const PUSH = '<script>self.__next_f.push([1,"1:a  b"])</script>'
const PAGE = `<head><link rel="stylesheet" href="/a.css"><style>a { b: c }</style><script src="/a.js" async></script></head>
<body><p>Text</p><script type="application/ld+json">{"a": 1}</script>${PUSH}</body>`

test.each([
  ['type of a script', 'src="/a.js"', 'src="/a.js" type="Text/JavaScript"'],
  ['white space in a script', '{"a": 1}', '{"a":\n\n 1}\n'],
  ['white space in a style sheet', 'a { b: c }', '\na {\n b: c }\n'],
  ['place of a script', PUSH, ''],
  ['quotes of an address', '"/a.js"', "'/a.js'"],
  ['text', 'Text', 'Other text']
])('a page with another %s loads the same', (_, from, to) => {
  const html = to === '' ? PUSH + PAGE.replace(from, '') : PAGE.replace(from, to)
  expect(html).not.toBe(PAGE)
  expect(loads(html)).toEqual(loads(PAGE))
})

test.each([
  ['scripts', 'src="/a.js"', 'src="/b.js"'],
  ['scripts', '{"a": 1}', '{"a": 2}'],
  ['scripts', '<script src="/a.js" async></script>', '<template><script src="/a.js"></script></template>'],
  ['scripts', '<script src="/a.js" async></script>', '<noscript><script src="/a.js"></script></noscript>'],
  ['scripts', '<script src="/a.js" async></script>', '<!-- <script src="/a.js" async></script> -->'],
  ['styles', '/a.css', '/b.css'],
  ['styles', 'rel="stylesheet"', 'rel="preload" as="style"'],
  ['styles', 'b: c', 'b: d'],
  ['data', 'a  b', 'a  c'],
  ['data', 'a  b', 'a b'],
  ['data', PUSH, ''],
  ['data', PUSH, PUSH + PUSH],
  ['base', '<head>', '<head><base href="https://x.example/">'],
  ['base', '<head>', '<head><base href>'],
  ['robots', '<head>', '<head><meta name="robots" content="index, NOINDEX">'],
  ['robots', '<head>', '<head><meta name=googlebot content=none>'],
  ['noscript', '<p>Text</p>', '<noscript><p>Text</p></noscript>'],
  ['noscript', '<p>Text</p>', '<noscript><p>Text</p>']
])('a page with a difference in its %s loads something else: %s', (field, from, to) => {
  const html = PAGE.replace(from, to)
  expect(html).not.toBe(PAGE)
  expect(loads(html)[field as 'data']).not.toBe(loads(PAGE)[field as 'data'])
})

test.each([
  '<noscript><img src="https://pixel.example/1.gif"></noscript>',
  '<noscript><iframe src="https://tags.example/ns.html" height="0"></iframe></noscript>',
  '<meta name="robots" content="index, follow, max-image-preview:large">',
  '<meta name="otherbot" content="noindex">',
  '<template><base href="/x/"><meta name="robots" content="noindex"></template>',
  '<svg><base href="/x/"></svg>',
  '<link rel="preload" href="/b.css" as="style"><a href="/b"></a>'
])('what browsers do not load or show is not listed: %s', added => {
  // The outline of a page lists all elements that browsers display.
  const { outline: _all, ...all } = loads(PAGE + added)
  const { outline: _own, ...own } = loads(PAGE)
  expect(all).toEqual(own)
})

test('lists the rules of each crawler, and only the first base address', () => {
  const html =
    '<base href="/a/"><base href="/b/"><meta name=bingbot content="nofollow,noindex"><meta name=ROBOTS content=nosnippet>'
  expect(loads(html)).toEqual({
    outline: '2c1b3c',
    canonical: '',
    root: 'e3b0c4',
    base: '/a/',
    robots: 'bingbot:nofollow bingbot:noindex nosnippet'
  })
})

test('lists at most 1000 scripts of a page in a manifest, and all of a served page', () => {
  const html = Array.from({ length: 1001 }, (_, i) => `<script src="/${i}.js"></script>`).join('')
  const scripts = (found = '') => found.length / 6
  expect(scripts(loadsOf('a.html', Buffer.from(html))?.scripts)).toBe(1000)
  expect(scripts(loads(html).scripts)).toBe(1001)
})

test('what one page loads does not depend on the page before', () => {
  const scanner = new SiteScanner(0)
  scanner.scan('a.html', Buffer.from(`<base href="/x/"><meta name=robots content=noindex>${PAGE}${PUSH}`))
  scanner.scan('b.html', Buffer.from(PAGE))
  scanner.scan('c.html', Buffer.from('<p>Text</p>'))
  expect(scanner.drain()?.files.slice(1)).toMatchObject([{ loads: loads(PAGE) }, { loads: {} }])
})

test.each([
  '<'.repeat(500_000),
  '<noscript>' + '<'.repeat(500_000),
  '<noscript>'.repeat(50_000),
  '<noscript>a</noscript>'.repeat(20_000),
  `<script>${' a'.repeat(200_000)}</script>`,
  '<meta name=robots content=noindex>'.repeat(15_000),
  `<meta name=robots content="${'noa,'.repeat(100_000)}">`,
  '<main>'.repeat(80_000),
  '<main id=content-area></main>'.repeat(20_000)
])('reads 500 kB of hostile HTML within five seconds in case %#', html => {
  const before = process.cpuUsage()
  loads(html)
  textsOfPage(Buffer.from(html))
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(5)
})

test.each([
  ['User-agent: *\nAllow: /\n\nSitemap: https://x.example/sitemap.xml\n', 'nothing'],
  ['', 'nothing'],
  ['User-agent: *\nDisallow:\n', 'nothing'],
  ['user-agent:*\ndisallow:/ # all', '/ to *; / to googlebot; / to bingbot'],
  ['User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nAllow: /', 'nothing'],
  ['User-agent: Googlebot\nDisallow: /a\n\nUser-agent: *\nAllow: /', '/a to googlebot'],
  ['User-agent: Bingbot\nUser-agent: GPTBot\nDisallow: /b', '/b to bingbot'],
  ['User-agent: *\nDisallow: /a\nUser-agent: bingbot\nAllow: /', '/a to *; /a to googlebot'],
  ['Disallow: /', 'nothing'],
  ['User-agent: Googlebot/2.1\nDisallow: /', '/ to googlebot'],
  ['User-agent: bingbot/2.0 (x)\nDisallow: /', '/ to bingbot'],
  ['User-agent: msnbot\nDisallow: /', '/ to bingbot'],
  ['User-agent: msnbot\nDisallow: /\n\nUser-agent: bingbot\nAllow: /', 'nothing'],
  ['User-agent: googlebot\nDissallow: /', '/ to googlebot'],
  ['User-agent googlebot\nDisallow /', '/ to googlebot'],
  ['useragent: *\nDisalow: /', '/ to *; / to googlebot; / to bingbot'],
  ['User-agent: *other\nDisallow: /', 'nothing'],
  ['User-agent: googlebot-news\nDisallow: /', 'nothing'],
  ['\ufeffUser-agent: *\r\nDisallow: /x\r\n', '/x to *; /x to googlebot; /x to bingbot']
])('robots.txt %j refuses %s', (text, refused) => {
  expect(describeRules(robotsRules(text))).toBe(refused)
})

const OWN = 'User-agent: *\nDisallow: /private\nAllow: /\n'
const robots = (text: string) => loadsOf('robots.txt', Buffer.from(text))

test.each([
  ['added groups for other crawlers', `User-agent: GPTBot\nDisallow: /\n\n${OWN}`, true],
  ['another order', 'User-agent: *\nAllow: /\nDisallow: /private\n', true],
  [
    'a group without rules for pages',
    `# Managed\nUser-agent: *\nContent-Signal: search=yes\nAllow: /\n\n${OWN}`,
    true
  ],
  ['another refused path', OWN.replace('private', 'public'), false],
  ['everything refused', 'User-agent: *\nDisallow: /\n', false],
  ['Google refused', `${OWN}\nUser-agent: Googlebot\nDisallow: /\n`, false],
  ['nothing refused', 'User-agent: *\nAllow: /\n', false]
])('compares a robots.txt with %s', (_, text, isSame) => {
  expect(robots(text)?.refused === robots(OWN)?.refused).toBe(isSame)
})

const sitemap = (...urls: string[]) =>
  loadsOf(
    'sitemap.xml',
    Buffer.from(`<urlset>${urls.map(url => `<url><loc>${url}</loc></url>`).join('\n')}</urlset>`)
  )

test('compares sitemaps by their addresses in any order, and knows nothing about other files', () => {
  expect(sitemap('/a', '/b')).toEqual(sitemap('/b', '/a', '/a'))
  expect(sitemap('/a', '/b')).not.toEqual(sitemap('/a'))
  expect(loadsOf('feed.xml', Buffer.from('<rss></rss>'))).toBeUndefined()
  expect(loadsOf('a.css', Buffer.from('a{}'))).toBeUndefined()
  expect(loadsOf('a.txt', Buffer.from('User-agent: *'))).toBeUndefined()
})

test.each([
  ['<p>o</p><main>a<main>b</main>c</main>o', 'a b c'],
  ['<article>a</article><main>b</main>', 'b'],
  ['<main>a</main><article>b</article><div id="content-area">c<div>d</div>e</div>f', 'c d e'],
  ['<noscript><main>a</main></noscript><article>b</article>', 'b'],
  ['<template><main>a</main></template><article>b</article>', 'b'],
  ['<main>a<p>b', 'a b'],
  ['<main>a<script>"</main>"</script>b</main>c', 'ab'],
  ['<!-- <main> --><p>a</p>', undefined],
  ['<svg><main>a</main></svg>', undefined]
])('finds the content of %s', (html, text) => {
  expect(textsOfPage(Buffer.from(html)).content?.text.trim().replace(/\s+/g, ' ')).toBe(text)
})

test('does not read the text in `noscript` elements', () => {
  const text = (html: string) => textsOfPage(Buffer.from(html)).whole.text.trim()
  expect(text('<noscript><p>a</p></noscript>b')).toBe('b')
  expect(text('b<noscript><p>a</p>')).toBe('b')
})

test('a manifest lists the sitemaps that a robots.txt names', () => {
  const one = robots('Sitemap: https://x.example/a.xml\n')?.sitemaps
  expect(one).toMatch(/^[0-9a-f]{6}$/)
  expect(robots('site-map: https://x.example/a.xml\nSitemap: https://x.example/b.xml')?.sitemaps).toContain(
    one
  )
  expect(robots(OWN)?.sitemaps).toBeUndefined()
  expect(
    loadsOf('robots.txt', Buffer.from('Sitemap: https://x.example/a.xml', 'utf16le'))?.sitemaps
  ).toBeUndefined()
})

test('a page has the digest of its content with https only if a link or image has http', () => {
  const digests = (html: string) => {
    const { content, loads: found } = digestServedPage(Buffer.from(html))
    return { content, secured: found.secured }
  }
  const plain = digests('<a href="http://x.example/">See http://x.example</a>')
  const secured = digests('<a href="https://x.example/">See http://x.example</a>')
  expect(secured.secured).toBeUndefined()
  expect(plain.content).not.toBe(secured.content)
  expect(plain.secured).toBe(secured.content)
})
