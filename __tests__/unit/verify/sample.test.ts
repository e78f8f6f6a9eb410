import { expect, test } from '@jest/globals'
import { isSamePage, ServedSite } from '../../../src/verify/sample/served-site.ts'
import { assetsOf } from '../../../src/verify/sample/page-assets.ts'
import { pathOf, type VerifyTarget } from '../../../src/verify/sample/targets.ts'
import { file, ROOT, select } from '../../support/verify-sample.ts'

const pagesOf = (...given: Parameters<typeof select>) =>
  select(...given).filter(({ role }) => role === 'page')

const shown = (targets: VerifyTarget[]) =>
  targets.map(({ role, url }) => `${role} ${url.pathname.replace(/no-such-page-\w+/, 'no-such-page')}`)

test('samples the start page, a nonexistent address, entry points, pages, redirects and removed pages', () => {
  const removed = file('guides/gone.html')
  const targets = select(
    [
      ...['index.html', 'a.html', 'b/index.html', 'sitemap.xml', 'search.json', 'app.js'],
      ...['a.md', 'llms.txt'],
      ...['404.html', 'v1/404.html', '.nojekyll', '.well-known/x.html', '_redirects'],
      file('old.html', { redirect: '/base/a' })
    ],
    {
      previous: [file('index.html'), removed],
      redirects: [
        { source: '/base/old', destination: '/base/a', permanent: true },
        { source: '/base/x/*', destination: '/base/a', permanent: true }
      ]
    }
  )
  expect(shown(targets)).toEqual([
    'page /base/',
    'unknown /base/no-such-page',
    'asset /base/sitemap.xml',
    'asset /base/search.json',
    'asset /base/llms.txt',
    'page /base/a',
    'page /base/b/',
    'data /base/a.md',
    'redirect /base/old',
    'removed /base/guides/gone'
  ])
})

test('samples changed pages first, then added pages, then rebuilt pages', () => {
  const paths = Array.from({ length: 20 }, (_, i) => `p${String(i).padStart(2, '0')}.html`)
  const previous = paths.slice(1).map(path => {
    if (path === 'p19.html') return file(path, { sha256: 'f'.repeat(64) })
    return path === 'p10.html' ? file(path, { sha256: 'e'.repeat(64), content: 'same' }) : file(path)
  })
  const files = paths.map(path => file(path, path === 'p10.html' ? { content: 'same' } : {}))
  expect(pagesOf(files, { sample: 4, previous }).map(pathOf)).toEqual([
    'p19.html',
    'p00.html',
    'p10.html',
    'p01.html'
  ])
})

test('samples pages from all folders in turn', () => {
  const paths = Array.from({ length: 90 }, (_, i) => `${'abc'.charAt(i / 30)}/${i}.html`)
  const folders = pagesOf(paths, { sample: 9 }).map(target => pathOf(target)?.[0])
  expect(folders.join('')).toBe('abcabcabc')
})

test('spreads the sample evenly over the folders if there are more folders than pages to sample', () => {
  const paths = Array.from({ length: 100 }, (_, i) => `f${String(i).padStart(2, '0')}/x.html`)
  expect(pagesOf(paths, { sample: 4 }).map(pathOf)).toEqual([
    'f00/x.html',
    'f25/x.html',
    'f50/x.html',
    'f75/x.html'
  ])
})

test('selects the same sample regardless of the file order in the manifest', () => {
  const paths = Array.from({ length: 300 }, (_, i) => `f${i % 7}/${i}.html`)
  expect(shown(pagesOf(paths.toReversed()))).toEqual(shown(pagesOf(paths)))
  expect(pagesOf(paths, { sample: 'all' })).toHaveLength(300)
})

test('samples at most 50 redirects and 20 removed pages', () => {
  const redirects = Array.from({ length: 99 }, (_, i) => ({
    source: `/base/r${i}`,
    destination: '/base/',
    permanent: true
  }))
  const previous = Array.from({ length: 99 }, (_, i) => file(`gone${i}.html`))
  const targets = select(['index.html', 'a.html'], { redirects, previous })
  expect(targets.filter(({ role }) => role === 'redirect')).toHaveLength(50)
  expect(targets.filter(({ role }) => role === 'removed')).toHaveLength(20)
})

test('skips nonexistent and removed addresses that match a redirect with a wildcard', () => {
  const redirects = [{ source: '/base/:path*', destination: '/base/', permanent: true }]
  const targets = select(['index.html'], { redirects, previous: [file('gone.html'), file('index.html')] })
  expect(shown(targets)).toEqual(['page /base/'])
})

test('samples redirects that lead from the site to a valid address, and skips endless redirects', () => {
  const redirectsOf = (...given: Parameters<typeof select>) =>
    shown(select(...given)).filter(text => text.startsWith('redirect'))
  const redirects = [
    ...['/base/a:b', 'https://other.example/x', 'http://[', '/base/a'].map(source => [source, '/base/']),
    ['/base/b', 'http://['],
    // These two redirects form a loop.
    ['/base/d', '/base/e'],
    ['/base/e', '/base/d'],
    ['/base/c', 'https://other.example/']
  ].map(([source = '', destination = '']) => ({ source, destination, permanent: true }))
  const expected = ['redirect /base/a%3Ab', 'redirect /base/c']
  expect(redirectsOf(['index.html', 'a.html'], { redirects })).toEqual(expected)
  // If there is no list of redirects, the redirect pages in the manifest are sampled.
  const pages = [
    'index.html',
    file('a:b.html', { redirect: '/base/' }),
    file('c.html', { redirect: 'http://[' })
  ]
  expect(redirectsOf(pages)).toEqual(['redirect /base/a:b'])
})

test('for each page, samples the two data files with the shortest names, and also samples the data of removed pages', () => {
  const data = ['a/__next.y.txt', 'a/__next.x.txt', 'a/__next.zz.txt', 'a.txt'].toReversed()
  const next = '_next/static/chunks/1.js'
  const previous = [next, 'b.html', 'b.txt', 'notes.txt'].map(path => file(path))
  const targets = select(['index.html', 'index.txt', 'a.html', next, ...data], { previous })
  const found = targets.filter(({ role }) => role === 'data' || role === 'removed')
  expect(found.map(pathOf)).toEqual(['index.txt', 'a.txt', 'a/__next.x.txt', 'b.html', 'b.txt'])
})

test('does not sample a removed page if its address now belongs to a redirect or to another page', () => {
  const targets = select(['index.html', 'a.html'], {
    redirects: [{ source: '/base/gone', destination: '/base/a', permanent: true }],
    previous: ['gone.html', 'gone-too.html', 'a/index.html', 'index.html'].map(path => file(path))
  })
  expect(targets.flatMap(target => (target.role === 'removed' ? target.path : []))).toEqual(['gone-too.html'])
})

test.each([
  ['index.html', '/base/', '/base/'],
  ['a.html', '/base/a', '/base/a.html'],
  ['b/index.html', '/base/b/', '/base/b/index.html'],
  ['both.html', '/base/both', '/base/both.html'],
  // `/both/` is ambiguous because `both.html` exists too.
  ['both/index.html', '/base/both/index.html', '/base/both/index.html'],
  ['v1.2.html', '/base/v1.2', '/base/v1.2.html'],
  ['c++ & 100%.html', '/base/c++%20&%20100%25', '/base/c++%20&%20100%25.html'],
  ['copy.html', '/base/copy.html', '/base/copy.html'],
  ['x.htm', '/base/x.htm', '/base/x.htm'],
  ['lone\ud800.html', '/base/lone%EF%BF%BD', '/base/lone%EF%BF%BD.html']
])('maps %j to %s with `addresses: clean` and to %s with `addresses: html`', (path, clean, html) => {
  const paths = ['both.html', 'both/index.html', 'copy', 'copy.html', path]
  const inStyle = (style: 'clean' | 'html') => new ServedSite(ROOT, style, paths).of(path).pathname
  expect([inStyle('clean'), inStyle('html')]).toEqual([clean, html])
})

test.each([
  ['https://a.example/x', 'https://a.example/x.html', true],
  ['https://a.example/x/', 'https://a.example/x/index.html', true],
  ['https://a.example/%78#y', 'https://a.example/x', true],
  ['https://a.example/100%', 'https://a.example/100%', true],
  ['https://a.example/x?a', 'https://a.example/x', false],
  ['https://b.example/x', 'https://a.example/x', false]
])('reports whether %s and %s are the same page: %s', (a, b, isSame) => {
  expect(isSamePage(new URL(a), new URL(b))).toBe(isSame)
})

test('lists the assets that a page loads from the site host, with their addresses', () => {
  const paths = ['app.js', 'm.js', 'main.css', 'i/a b.png', 'x.html', 'feed.xml']
  const files = new Map(paths.map(path => [path, file(path)]))
  const addresses = new ServedSite(ROOT, 'clean', files.keys())
  const html = `<link rel=stylesheet href=/base/main.css><script src='../app.js'></script>
    <script type="module" src="https://docs.example.com/base/m.js?v=1"></script><script src="../app.js#x"></script>
    <img alt="" src="/base/i/a%20b.png"><a href="/base/x"></a><link rel=next href="/base/x.html">
    <!-- <!-- <img src="/base/no.js"> --><link rel=alternate href="/base/feed.xml"><!-- <img src="/main.css">
    --><script src="https://cdn.example/base/app.js"></script><img src="/other/app.js"><img src="http://[">`
  const found = (page: string, exported?: Buffer) => {
    const url = new URL('https://docs.example.com/base/guides/y')
    const assets = assetsOf(Buffer.from(page), url, { files, addresses, exported })
    return assets.map(target => [
      target.url.href.replace(ROOT.origin, ''),
      pathOf(target),
      'isModule' in target && target.isModule,
      'builtFor' in target && target.builtFor
    ])
  }
  expect(found(html)).toEqual([
    ['/base/main.css', 'main.css', false, undefined],
    ['/base/app.js', 'app.js', false, undefined],
    ['/base/m.js?v=1', 'm.js', true, undefined],
    ['/base/i/a%20b.png', 'i/a b.png', false, undefined],
    ['/other/app.js', 'app.js', false, '/other']
  ])
  expect(found('<base target=x><base href="/"><base href="/base/"><script src=m.js></script>')).toEqual([
    ['/m.js', 'm.js', false, '/']
  ])
  expect(found('<link rel=stylesheet href=/base/old.css>', Buffer.from('new.css'))).toEqual([
    ['/base/old.css', 'old.css', false, '']
  ])
})

test('reads a page with many unclosed tags in linear time', () => {
  const addresses = new ServedSite(ROOT, 'clean', [])
  const site = { files: new Map<string, never>(), addresses }
  expect(assetsOf(Buffer.from('<script '.repeat(400_000)), ROOT, site)).toEqual([])
})
