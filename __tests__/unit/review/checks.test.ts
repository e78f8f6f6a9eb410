import { describe, expect, test } from '@jest/globals'
import { checksText, failingFindings, findingDigests } from '../../../src/review/checks/findings.ts'
import { parseIgnoredTarget } from '../../../src/review/checks/ignored-targets.ts'
import type { Glob } from '../../../src/site/glob.ts'
import { type Review, SiteReview } from '../../../src/review/checks/site-review.ts'
import { SiteScanner } from '../../../src/review/scan/site-scanner.ts'

interface Options {
  domain?: string | undefined
  basePath?: string
  ignore?: string[]
  /** Files are spread over this many scanners, as over threads. */
  scanners?: number
}

function patterns(texts: string[]): Glob[] {
  return texts.map(text => {
    const pattern = parseIgnoredTarget(text)
    if ('problem' in pattern) throw new Error(pattern.problem)
    return pattern
  })
}

async function review(files: Record<string, string | Uint8Array>, options: Options = {}): Promise<Review> {
  const { domain = 'docs.example.com', basePath = '/', ignore = [], scanners = 1 } = options
  const site = new SiteReview({
    domain: 'domain' in options ? options.domain : domain,
    basePath,
    ignore: patterns(ignore)
  })
  const all = { 'index.html': '', '404.html': '', ...files }
  const threads = Array.from({ length: scanners }, (_, i) => new SiteScanner(i))
  for (const [i, [path, content]] of Object.entries(all).entries()) {
    const scanner = threads[i % scanners] as SiteScanner
    scanner.scan(path, Buffer.from(content))
    const batch = scanner.take()
    if (batch !== undefined) site.add(structuredClone(batch))
  }
  return await site.finish(Object.keys(all), new AbortController().signal)
}

async function found(files: Record<string, string | Uint8Array>, options: Options = {}): Promise<string[]> {
  const { findings } = await review(files, options)
  return findings.map(({ kind, target }) => `${kind} ${target}`)
}

describe('links that lead to a page', () => {
  const files = {
    'guides/a.html': '',
    'guides/b/index.html': '',
    'files/x y.pdf': '',
    'größe.html': '',
    'v1.2.html': ''
  }

  test.each([
    ...[
      '/guides/a',
      '/guides/a/',
      '/guides/a.html',
      '/guides/a/index.html',
      '/guides/b',
      '/guides/b/',
      '/guides/b.html'
    ],
    ...[
      'guides/a',
      './guides/../guides/a',
      'https://docs.example.com/guides/a',
      '//docs.example.com/guides/a?q=1'
    ],
    ...[
      'http://docs.example.com/guides/a',
      'https://DOCS.example.com:443/guides/a',
      '\\guides\\a',
      ' /guides/a\n'
    ],
    ...[
      '/files/x%20y.pdf',
      '/files/x y.pdf#page=2',
      '/gr%C3%B6%C3%9Fe',
      '/größe',
      '/v1.2',
      '',
      '#',
      '#top',
      '#TOP',
      '?q=1'
    ],
    ...[
      '#:~:text=anything',
      '/guides/a#:~:text=x,y',
      'mailto:a@b.c',
      'javascript:void(0)',
      'data:text/html,x',
      'tel:1'
    ],
    ...['https://other.example/missing', 'http://[bad']
  ])('%j is not broken', async href => {
    expect(await found({ ...files, 'index.html': `<a href="${href}">x</a>` })).toEqual([])
  })
})

describe('links that do not', () => {
  const files = { 'guides/a.html': '', 'guides/b/index.html': '' }

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
  ])('%j is reported as %s', async (href, target) => {
    expect(await found({ ...files, 'index.html': `<a href="${href}">x</a>` })).toEqual([
      `broken-link ${target}`
    ])
  })

  test('start at the folder of the file, or at the base of the page', async () => {
    expect(await found({ 'a/b.html': '<a href=c>' })).toEqual(['broken-link /a/c'])
    expect(await found({ 'a/b.html': '<base href=/d/><base href=/e/><a href=c><a href=#x>' })).toEqual([
      'broken-link /d',
      'broken-link /d/c'
    ])
    expect(await found({ 'a/b.html': '<base href=../><a href=c>', 'c.html': '' })).toEqual([])
    expect(
      await found({ 'a/b.html': '<base href=https://other.example/><a href=/c>', 'x.html': '<a href=/c>' })
    ).toEqual(['broken-link /c'])
  })

  test('are found in forms, areas, refreshes and next links', async () => {
    const html =
      '<form action=/f><area href=/g><meta http-equiv=refresh content="0; url=\'/h\'"><link rel=next href=/i>'
    expect(await found({ 'a.html': html })).toEqual([
      'broken-link /f',
      'broken-link /g',
      'broken-link /h',
      'broken-link /i'
    ])
  })
})

test('finds anchors that a page does not have', async () => {
  const files = {
    'a.html': '<h2 id="one">x</h2><a name="two"></a><p id="größe &amp; mehr"></p><svg><g id=three></g></svg>',
    'b.html':
      '<a href="a#one"><a href="/a.html#two"><a href="/a/#gr%C3%B6%C3%9Fe%20&%20mehr"><a href=/a#three><a href=/a#four><a href=#five>',
    'c.html': '<a href="a.html#four"><a href=#six></a><b id=six></b>'
  }
  const { findings } = await review(files)
  expect(findings).toEqual([
    { kind: 'broken-anchor', target: '/a#four', count: 2, pages: ['b.html', 'c.html'] },
    { kind: 'broken-anchor', target: '/b#five', count: 1, pages: ['b.html'] }
  ])
})

test('finds missing, external and insecure resources', async () => {
  const files = {
    'a.html':
      '<img src=/no.png srcset="/one.png 1x, https://cdn.example/two.png 2x"><script src=http://docs.example.com/app.js></script>' +
      '<video poster=http://cdn.example/p.jpg></video><p style="background:url(&quot;/bg.png&quot;)"><link rel=stylesheet href=/s.css>',
    's.css': '@import "t.css"; a{b:url(font.woff2)} c{d:url(#f)}',
    'app.js': ''
  }
  expect(await found(files)).toEqual([
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
  expect((await review(files)).findings[1]?.pages).toEqual(['s.css'])
})

test('a frame may name a page without its extension', async () => {
  expect(await found({ 'a.html': '<iframe src=/b></iframe><iframe src=/c></iframe>', 'b.html': '' })).toEqual(
    ['missing-resource /c']
  )
})

test('finds foreign canonical URLs and pages hidden from search engines, but not the 404 page', async () => {
  const noindex = '<meta name=robots content="noindex">'
  const files = {
    'a.html': '<link rel=canonical href=https://other.example/a>',
    'b.html': `<link rel=canonical href=https://docs.example.com/b>${noindex}`,
    '404.html': noindex
  }
  expect(await found(files)).toEqual(['foreign-canonical /a', 'noindex /b'])
  expect(await found(files, { domain: undefined })).toEqual(['noindex /b'])
})

test('finds a missing index and a missing 404 page', async () => {
  const site = new SiteReview({ domain: undefined, basePath: '/docs', ignore: [] })
  const { findings } = await site.finish(['a.html'], new AbortController().signal)
  expect(findings).toEqual([
    { kind: 'missing-page', target: '/docs/404.html', count: 0, pages: [] },
    { kind: 'missing-page', target: '/docs/index.html', count: 0, pages: [] }
  ])
})

test('decodes entities where HTML and XML have them, once, and not in style sheets', async () => {
  const files = {
    'a&b.html': '<img src="/c&amp;d.png"><style>p{background:url(/e&amp;f.png)}</style>',
    'c&d.png': '',
    'e&f.png': '',
    's.css': 'p{background:url(/e&f.png)} a{background:url(/g&amp;h.png)}',
    'g&h.png': '',
    'sitemap.xml':
      '<urlset><loc>https://docs.example.com/a&amp;b</loc><loc>https://docs.example.com/a&amp;amp;b</loc></urlset>'
  }
  expect(await found(files)).toEqual([
    'missing-resource /e&amp;f.png',
    'missing-resource /g&amp;h.png',
    'sitemap /a&amp;b'
  ])
})

test('finds entries of sitemaps and sitemap indexes without a file', async () => {
  const loc = (path: string) => `<loc>https://docs.example.com${path}</loc>`
  const files = {
    'sitemap.xml': `<?xml version="1.0"?><sitemapindex>${loc('/pages.xml')}${loc('/none.xml')}</sitemapindex>`,
    'pages.xml': `<urlset><url>${loc('/')}</url><url>${loc('/a?x=1&amp;y=2')}</url><url><loc><![CDATA[https://docs.example.com/gone]]></loc></url><url><loc>https://other.example/x</loc></url></urlset>`,
    'a.html': '',
    'feed.xml': '<rss><loc>https://docs.example.com/not-a-sitemap</loc></rss>'
  }
  expect(await found(files)).toEqual(['sitemap /gone', 'sitemap /none.xml'])
  expect(await found(files, { domain: undefined })).toEqual([
    'sitemap /gone',
    'sitemap /none.xml',
    'sitemap /x'
  ])
})

test('checks links below the base path only', async () => {
  const files = {
    'index.html':
      '<a href=/docs/a><a href=/docs><a href=/docs/missing><a href=/pricing><a href=/docsearch><img src=/logo.png>',
    'a.html': '<a href=index.html>'
  }
  expect(await found(files, { basePath: '/docs/' })).toEqual(['broken-link /docs/missing'])
})

test('ignores targets that match a pattern', async () => {
  const files = {
    'a.html': '<a href=/old/x><a href=/old/x/y><a href=/new/z><img src=https://cdn.example/a/b.png>'
  }
  expect(await found(files, { ignore: ['/old/*'] })).toEqual([
    'broken-link /new/z',
    'broken-link /old/x/y',
    'external-resource https://cdn.example/a/b.png'
  ])
  expect(await found(files, { ignore: ['/old/**', 'https://cdn.example/**', '**/z'] })).toEqual([])
})

test.each(['old/*', '/a/***', '/{a,b}', '/[a]', '/a b'])('the pattern %j does not parse', text => {
  expect(parseIgnoredTarget(text)).toEqual({ problem: expect.stringContaining(text) })
})

test('matches a hostile target without delay', () => {
  const pattern = parseIgnoredTarget('/**a**a**a**a**a**b') as Glob
  expect(pattern.matches(`/${'a'.repeat(3000)}`)).toBe(false)
})

test('counts each page once and names the first ten', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 25 }, (_, i) => [`p${String(i).padStart(2, '0')}.html`, '<a href=/x><a href=/x/>'])
  )
  const [finding] = (await review(pages, { scanners: 3 })).findings
  expect(finding).toEqual({
    kind: 'broken-link',
    target: '/x',
    count: 25,
    pages: Object.keys(pages).slice(0, 10)
  })
})

test('lists other hosts without requesting them', async () => {
  const files = {
    'a.html': '<a href=https://x.example/1><a href=https://x.example/2><img src=https://y.example/i.png>'
  }
  expect((await review(files)).hosts).toEqual([
    { host: 'x.example', links: 2, resources: 0 },
    { host: 'y.example', links: 0, resources: 1 }
  ])
})

describe('checks.json', () => {
  test('is the same text in whichever order and thread the files are scanned', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [
        `d${i % 3}/p${i}.html`,
        `<a href=x${i % 5}><a href=/y${i}#z><img src=i${i}.png>`
      ])
    )
    const text = checksText((await review(files)).findings)
    const reversed = Object.fromEntries(Object.entries(files).reverse())
    expect(checksText((await review(reversed, { scanners: 2 })).findings)).toBe(text)
  })

  test('has counts of all findings and a bounded list', async () => {
    const html = Array.from({ length: 5100 }, (_, i) => `<a href=/x${i}>`).join('')
    const checks = JSON.parse(checksText((await review({ 'a.html': html })).findings)) as {
      version: number
      counts: Record<string, number>
      findings: unknown[]
      truncated: boolean
    }
    expect(checks.counts['broken-link']).toBe(5100)
    expect(checks).toMatchObject({ version: 1, truncated: true })
    expect(checks.findings).toHaveLength(5000)
  })

  test('of a site without findings', async () => {
    expect(JSON.parse(checksText([]))).toMatchObject({ version: 1, findings: [], truncated: false })
  })
})

test('only findings that are new since the previous export fail', async () => {
  const { findings: before } = await review({ 'a.html': '<a href=/old>' })
  const { findings: after } = await review({
    'a.html': '<a href=/old><a href=/new><img src=https://cdn.example/x.png>'
  })
  expect(failingFindings(after, undefined).map(({ target }) => target)).toEqual(['/new', '/old'])
  expect(failingFindings(after, findingDigests(before)).map(({ target }) => target)).toEqual(['/new'])
})
