import { expect, test } from '@jest/globals'
import { isScanned, digestPage, SiteScanner } from '../../../src/review/scan/site-scanner.ts'
import { parsedFacts, scannedFacts, scanOnce } from '../../support/html-oracle.ts'

function contentOf(html: string): string {
  return scanOnce(html).content
}

const html = '<title>Größe</title><a id="é" href="/日本">'
const expected = scannedFacts(html)
const utf16 = Buffer.from(`\uFEFF${html}`, 'utf16le')

test.each([
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${html}`)],
  ['UTF-16, little-endian', utf16],
  ['UTF-16, big-endian', Buffer.from(utf16).swap16()],
  ['UTF-16 with half a character at the end', Buffer.concat([Buffer.from(utf16).swap16(), Buffer.from([0])])]
])('reads a page in %s', (_, bytes) => {
  expect(scannedFacts(bytes)).toEqual(expected)
  expect(scanOnce(bytes).title).toBe('Größe')
})

test.each([
  ['<title> A &amp; B\n <b> </title>', 'A & B <b>'],
  ['<svg><title>icon</title></svg><title>Page</title><title>Second</title>', 'Page'],
  ['<template><title>Hidden</title></template>', ''],
  ['<p>none</p>', '']
])('parses the title of %j as %j', (html, title) => {
  expect(scanOnce(html).title).toBe(title)
})

const page = '<p>Some text</p> <a href="/x">link</a><img src="/logo.3f9a0c1d.png">'

test.each([
  ['scripts and styles', `<script>var b = 2</script><style>a{}</style>${page}`],
  ['build hashes in file names', page.replace('3f9a0c1d', 'a77b21ce')],
  ['attributes, comments and indentation', `\n\n  <!-- x -->${page.replace('<p>', '<p class="y">')}`],
  ['linked style sheets and scripts', `<link rel=stylesheet href=/a.css><script src=/b.js></script>${page}`],
  ['templates', `<template><p>hidden</p></template>${page}`],
  ['text of scripts and styles in SVG', `<svg><style>.b{}</style><script>1</script></svg>${page}`]
])('ignores %s in the content digest', (_, html) => {
  expect(contentOf(html)).toBe(contentOf(page))
})

test.each([
  ['text', page.replace('Some', 'Other')],
  ['a link target', page.replace('/x', '/y')],
  ['an image address', page.replace('logo', 'photo')],
  ['the title', `<title>New</title>${page}`],
  ['a space between two words', page.replace('Some text', 'Sometext')]
])('includes %s in the content digest', (_, html) => {
  expect(contentOf(html)).not.toBe(contentOf(page))
})

const RAW = '<textarea>a <b></textarea>'

test.each([
  ['<plaintext>a <b>', RAW],
  ['<svg><![CDATA[a <b>]]></svg>', RAW],
  ['<svg><![CDATA[a <b>', RAW],
  ['a < b', '<textarea>a < b</textarea>'],
  ['a <', '<textarea>a <</textarea>'],
  ['a <i> b', 'ab'],
  ['a <link> b', 'a b'],
  ['<textarea>a </textarea> b', 'ab'],
  ['<svg>a <link> b', 'ab'],
  ['a</p\n> b', 'ab'],
  ['<svg><template>a</template>b', 'ab'],
  ['<template><title>x</title><svg><![CDATA[x]]></svg>x < x</template>a', 'a'],
  ['<svg><style><g>x</g>x<style>x</style>x</style>a', 'a'],
  ['<svg><style>x<p>a', 'a'],
  ['<svg><g><style/>a<script/>b', 'ab']
])('computes equal content digests for %j and %j', (html, text) => {
  expect(contentOf(html)).toBe(contentOf(text))
})

test('computes the same content digest for a minified copy of a page and for a copy with added scripts', () => {
  const html = `<!doctype html>
      <html>
        <head> <title> A  page </title> <link rel="stylesheet" href="/a.css"> </head>
        <body>
          <!-- a comment -->
          <h1 class="big">  A heading </h1>
          <p>Some text <!-- here --> with
            <a href="/x&amp;y">a   link</a>, <b>bold</b> words.</p>
          <pre>  code
            here </pre>
          <textarea> a < b </textarea>
        </body>
      </html>`
  const minified =
    '<!doctype html><html><head><title>A page</title></head><body><h1 class=big>A heading</h1><p>Some text with <a href=/x&y>a link</a>, <b>bold</b> words.</p><pre>code here</pre><textarea>a < b</textarea>'
  const rewritten = html
    .replace('</body>', '<script src="/beacon.js" data-x="1"></script> </body>')
    .replace('Some text', 'Some<script>inline("</p>")</script> text')
    .replace('<head>', '<head><link rel="preconnect" href="https://cdn.example"><meta name=x content=y>')
  expect(digestPage(Buffer.from(minified))).toEqual(digestPage(Buffer.from(html)))
  expect(digestPage(Buffer.from(rewritten))).toEqual(digestPage(Buffer.from(html)))
  expect(digestPage(Buffer.from(html.replace('bold', 'brave'))).content).not.toBe(contentOf(html))
  expect(digestPage(Buffer.from(html.replace('a   link', 'alink'))).content).not.toBe(contentOf(html))
})

test('computes the same content digest in a scan of a single page and in a scan of a site', () => {
  const { title, content } = scanOnce(`<title>One</title>${page}`)
  expect(digestPage(Buffer.from(`<title>One</title>${page}`))).toEqual({ title, content })
})

test('computes the same content digest for a page whether or not another page was scanned before', () => {
  const scanner = new SiteScanner(0)
  const page = Buffer.from('x <p>y')
  scanner.scan('long.html', Buffer.from(`<p>${'text '.repeat(100)}</p><a href=/x>x</a>`))
  scanner.scan('page.html', page)
  expect(scanner.drain()?.files[1]?.content).toBe(digestPage(page).content)
})

test('computes the same content digest for the same page in another encoding', () => {
  const html = '<p>Größe</p><a href="/größe">x</a>'
  const latin1 = Buffer.from(`<meta charset=latin1>${html}`, 'latin1')
  expect(digestPage(latin1).content).toBe(digestPage(Buffer.from(html)).content)
})

test('distinguishes link targets from text in the content digest', () => {
  expect(contentOf('<a href="x">y</a>')).not.toBe(contentOf('<a href="">xy</a>'))
  expect(contentOf('<img src=a><img src=b>')).not.toBe(contentOf('<img src=ab>'))
})

test('computes the same content digest for a file in one piece and in several pieces', () => {
  const html = Buffer.from(page.repeat(100))
  const scanner = new SiteScanner(0)
  scanner.scan('a.html', html)
  scanner.keepPiece('b.html', html.subarray(0, 1000))
  scanner.keepPiece('b.html', html.subarray(1000, 1001))
  scanner.keepPiece('b.html', html.subarray(1001))
  scanner.scanPieces('b.html')
  const [whole, pieces] = scanner.drain()?.files ?? []
  expect(whole?.content).toMatch(/^[0-9a-f]{32}$/)
  expect(pieces?.content).toBe(whole?.content)
  expect(scanner.drain()).toBeUndefined()
})

test('scans only pages, style sheets and XML files', () => {
  const scanned = ['a.html', 'A.HTM', 'b.css', 'sitemap.xml', 'c.js', 'html', 'd.svg'].filter(isScanned)
  expect(scanned).toEqual(['a.html', 'A.HTM', 'b.css', 'sitemap.xml'])
})

test('decodes entities only in attribute values and styles of up to 1 MB', () => {
  const entities = '&amp;'.repeat(300_000)
  const scan = (html: string) => scannedFacts(`${html}<a href=/last>`).references
  expect(scan(`<p style="a:url(x&amp;y)">`)).toEqual(['link /last', 'resource x&y'])
  expect(scan(`<p style="a:url(x&amp;y)/*${entities}*/">`)).toEqual(['link /last'])
  expect(scan(`<svg><style>a{b:url(x&amp;y)}</style></svg>`)).toEqual(['link /last', 'resource x&y'])
  expect(scan(`<svg><style>a{b:url(x&amp;y)}/*${entities}*/</style></svg>`)).toEqual(['link /last'])
  expect(scan(`<svg><style>a{b:url(x)}/*${' '.repeat(2_000_000)}*/</style></svg>`)).toEqual([
    'link /last',
    'resource x'
  ])
})

const PAGE = `<!doctype html><script src="/c.js"></script><script src="/c.js">"<a href=/no>"</script><script id="s" src="/d.js"></script>
    <script src="/c.js"></script ><script></script><body class="a>b"><!-- --><ul>
    <li class="x"><a class="[&>svg]:m-1" href="/one"><svg viewBox="0 0 1 1"><path d="M0"/></svg><span>one</span></a></li>
    <li class="x"><a href="/image.3f9a0c1d.png"><svg><use href="#icon"/></svg></a><img src="a.png" srcset="b.png 2x"></li>
    </ul><p id="p">text <b>bold</b> text</p><svg><title>t <a href="/in-title">x</a></title></svg><a href="">`

test('reads a page like parse5, even if the page is truncated at any position', () => {
  for (let end = 0; end <= PAGE.length; end++) {
    const html = PAGE.slice(0, end)
    expect({ end, ...scannedFacts(html) }).toEqual({ end, ...parsedFacts(html) })
  }
})
