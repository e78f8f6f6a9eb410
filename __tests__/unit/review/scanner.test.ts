import { describe, expect, test } from '@jest/globals'
import { isScanned, SiteScanner } from '../../../src/review/scan/site-scanner.ts'
import { parsedFacts, scannedFacts, scanOnce } from '../../support/html-oracle.ts'

function contentOf(html: string): string {
  return scanOnce(html).contents[0] ?? ''
}

describe('the scanner agrees with parse5', () => {
  test.each([
    [
      'raw text elements',
      '<title><a href=1></title><textarea><a href=2></textarea><style><a href=3></style><a href=4>'
    ],
    [
      'scripts with text that looks like links',
      '<script>x = "<a href=/no>"; y = \'</a>\'</script><a href=/yes>'
    ],
    [
      'a script inside a comment in a script',
      '<script><!-- <script></script> <a href=1> --></script><a href=2>'
    ],
    ['unterminated tags', '<a href="/x'],
    ['an unterminated comment', '<a href=1><!-- <a href=2>'],
    ['an unterminated script', '<a href=1><script> <a href=2>'],
    ['NUL characters', '<a href="a\0b" id=\0><\0a href=2>'],
    ['attributes without quotes', '<a href=/x/ id=y>'],
    ['a repeated attribute', '<a href=first href=second>'],
    ['entities in attributes', '<a href="?a=1&copy=2&amp;b=&#51;&notin;x" id="&lt;&Eacute;">'],
    [
      'SVG with CDATA, style and title',
      '<svg><title><b id=1></title><style><a href=2></style><![CDATA[<a href=3>]]></svg>'
    ],
    ['HTML that ends SVG', '<svg><g><div id=1><style><a href=2></style>'],
    [
      'HTML inside SVG',
      '<svg><foreignObject><style><a href=1></style><p id=2></p></foreignObject><style><a id=3></style></svg>'
    ],
    ['MathML', '<math><mi><style><a href=1></style></mi><style><a id=2></a></style></math>'],
    [
      'nested templates',
      '<template><a href=1><template><a href=2></template><a href=3></template><a href=4>'
    ],
    ['noscript', '<noscript><img src=pixel.gif><a href=/x></noscript>'],
    ['several base elements', '<base target=x><base href=/first/><base href=/second/>'],
    ['upper case', '<A HREF="/X" ID=Y><IMG SRC=z><SCRIPT><a href=no></SCRIPT>'],
    ['plaintext', '<plaintext><a href=1></plaintext><a href=2>'],
    ['robots', '<meta name=ROBOTS content="NOINDEX">']
  ])('%s', (_, html) => {
    expect(scannedFacts(html)).toEqual(parsedFacts(html))
  })
})

describe('encodings', () => {
  const html = '<title>Größe</title><a id="é" href="/日本">'
  const expected = scannedFacts(html)
  const utf16 = Buffer.from(`\uFEFF${html}`, 'utf16le')

  test.each([
    ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${html}`)],
    ['UTF-16, little-endian', utf16],
    ['UTF-16, big-endian', Buffer.from(utf16).swap16()],
    [
      'UTF-16 with half a character at the end',
      Buffer.concat([Buffer.from(utf16).swap16(), Buffer.from([0])])
    ]
  ])('reads %s', (_, bytes) => {
    expect(scannedFacts(bytes)).toEqual(expected)
    expect(scanOnce(bytes).titles).toEqual(['Größe'])
  })
})

describe('the title', () => {
  test.each([
    ['<title> A &amp; B\n <b> </title>', 'A & B <b>'],
    ['<svg><title>icon</title></svg><title>Page</title><title>Second</title>', 'Page'],
    ['<p>none</p>', '']
  ])('of %j', (html, title) => {
    expect(scanOnce(html).titles).toEqual([title])
  })
})

describe('the content digest', () => {
  const page = '<p>Some text</p> <a href="/x">link</a><img src="/logo.3f9a0c1d.png">'

  test.each([
    ['scripts and styles', `<script>var b = 2</script><style>a{}</style>${page}`],
    ['build hashes in file names', page.replace('3f9a0c1d', 'a77b21ce')],
    ['attributes, comments and indentation', `\n\n  <!-- x -->${page.replace('<p>', '<p class="y">')}`],
    [
      'style sheets and scripts that are loaded',
      `<link rel=stylesheet href=/a.css><script src=/b.js></script>${page}`
    ],
    ['templates', `<template><p>hidden</p></template>${page}`],
    ['text of scripts and styles in SVG', `<svg><style>.b{}</style><script>1</script></svg>${page}`]
  ])('does not depend on %s', (_, html) => {
    expect(contentOf(html)).toBe(contentOf(page))
  })

  test.each([
    ['text', page.replace('Some', 'Other')],
    ['a link target', page.replace('/x', '/y')],
    ['another image', page.replace('logo', 'photo')],
    ['the title', `<title>New</title>${page}`],
    ['a space between two words', page.replace('Some text', 'Sometext')]
  ])('depends on %s', (_, html) => {
    expect(contentOf(html)).not.toBe(contentOf(page))
  })

  test('is the same for a file in one piece and in several', () => {
    const html = Buffer.from(page.repeat(100))
    const scanner = new SiteScanner(0)
    scanner.scan('a.html', html)
    scanner.scanPiece('b.html', html.subarray(0, 1000), false)
    scanner.scanPiece('b.html', html.subarray(1000, 1001), false)
    scanner.scanPiece('b.html', html.subarray(1001), true)
    const [whole, pieces] = scanner.take()?.contents ?? []
    expect(pieces).toBe(whole)
    expect(scanner.take()).toBeUndefined()
  })
})

test('reads pages, style sheets and XML files only', () => {
  const scanned = ['a.html', 'A.HTM', 'b.css', 'sitemap.xml', 'c.js', 'html', 'd.svg'].filter(isScanned)
  expect(scanned).toEqual(['a.html', 'A.HTM', 'b.css', 'sitemap.xml'])
})

test('keeps no page in memory through the values it found', () => {
  const scanner = new SiteScanner(0)
  const filler = 'x'.repeat(1_000_000)
  for (let i = 0; i < 100; i++) {
    scanner.scan(`${i}.html`, Buffer.from(`<title>Page ${i}</title><a href=/page-${i}>${filler}</a>`))
  }
  const batch = scanner.take()
  expect(batch?.paths).toHaveLength(100)
  expect(batch?.values.bytes.byteLength).toBeLessThan(2000)
  const titles = structuredClone(batch?.titles)
  expect(titles?.[99]).toBe('Page 99')
})

describe('time grows with the size of a page, not with its square', () => {
  test.each([
    ['start tags without end', '<a href="'],
    ['comments without end', '<!--'],
    ['scripts without end', '<script><!--'],
    ['CDATA without end', '<svg><![CDATA['],
    ['end tags that match nothing', `<svg>${'<g>'.repeat(600)}${'</x>'.repeat(10)}`],
    ['style elements', '<style>/*'],
    ['srcset', '<img srcset="a, b 1x, (('],
    ['url(', '<style>a{b:url('],
    ['attributes', '<p a b c d e f '],
    ['less-than signs', '<<<<'],
    ['templates', '<template><svg>']
  ])(
    '%s',
    (_, piece) => {
      const timeOf = (bytes: number) => {
        const page = Buffer.from(piece.repeat(bytes / piece.length))
        const began = process.cpuUsage()
        scannedFacts(page)
        const { user, system } = process.cpuUsage(began)
        return user + system
      }
      timeOf(200_000)
      // 16 times the size: 16 times the time, and with quadratic behavior 256 times.
      expect(timeOf(3_200_000)).toBeLessThan(timeOf(200_000) * 100 + 300_000)
    },
    60_000
  )
})

test('reads a page of 50 MB that arrives in pieces', () => {
  const scanner = new SiteScanner(0)
  const piece = Buffer.from(`<p id="middle">${'text '.repeat(200_000)}</p>`)
  for (let i = 0; i < 50; i++) scanner.scanPiece('large.html', piece, false)
  scanner.scanPiece('large.html', Buffer.from('<a href=/last>'), true)
  const batch = scanner.take()
  expect(Buffer.from(batch?.values.bytes ?? []).toString()).toBe('middle/last')
}, 60_000)

describe('markup that was read before', () => {
  const PAGE = `<!doctype html><script src="/c.js"></script><script src="/c.js">"<a href=/no>"</script><script id="s" src="/d.js"></script>
    <script src="/c.js"></script><script src="/c.js"></script ><script></script><body class="a>b"><!-- --><ul>
    <li class="x"><a class="[&>svg]:m-1" href="/one"><svg viewBox="0 0 1 1"><path d="M0"/></svg><span>one</span></a></li>
    <li class="x"><a class="[&>svg]:m-1" href="/two"><svg viewBox="0 0 1 1"><path d="M0"/></svg><span>two</span></a></li>
    <li class="x"><a href="/image.3f9a0c1d.png"><svg><use href="#icon"/></svg></a><img src="a.png" srcset="b.png 2x"></li>
    </ul><p id="p">text <b>bold</b> text</p><svg><title>t <a href="/in-title">x</a></title></svg><a href="">`

  function digestOf(scanner: SiteScanner, html: string): string | undefined {
    scanner.scan('page.html', Buffer.from(html))
    return scanner.take()?.contents[0]
  }

  test('says the same every time', () => {
    const scanner = new SiteScanner(0)
    const digests = Array.from({ length: 4 }, () => digestOf(scanner, PAGE))
    expect(new Set(digests)).toEqual(new Set(scanOnce(PAGE).contents))
    expect(scannedFacts(PAGE)).toEqual(parsedFacts(PAGE))
    expect(scannedFacts(PAGE)).toEqual(parsedFacts(PAGE))
  })

  test.each([
    '<svg/><a href="/x">text</a><p><template></template>',
    '<p>a<math/><template><svg></svg><a href="/no"></a></template><a href="/x">',
    '<p>a<svg><</svg>b',
    '<a\0 href="no"><img src\0="no" src="yes"><script\0><a href="/x">',
    `<a title="${'>'.repeat(1900)}" href="/x">`
  ])('says the same every time in %j', html => {
    const scanner = new SiteScanner(0)
    const digests = Array.from({ length: 3 }, () => digestOf(scanner, html))
    expect(new Set(digests).size).toBe(1)
    const facts = [scannedFacts(html), scannedFacts(html), scannedFacts(html)]
    expect(facts).toEqual(Array.from({ length: 3 }, () => parsedFacts(html)))
  })

  test('is not confused with the beginning of it at the end of a page', () => {
    const scanner = new SiteScanner(0)
    digestOf(scanner, PAGE)
    for (let end = 0; end < PAGE.length; end++) {
      const html = PAGE.slice(0, end)
      expect({ end, digest: digestOf(scanner, html) }).toEqual({ end, digest: scanOnce(html).contents[0] })
      expect(scannedFacts(html)).toEqual(parsedFacts(html))
    }
  })

  test('is forgotten when there is too much of it', () => {
    const links = Array.from({ length: 40_000 }, (_, i) => `<a href="/page-${i}">${i}</a>`).join('')
    expect(scannedFacts(links)).toEqual(parsedFacts(links))
    expect(scannedFacts(PAGE + links)).toEqual(parsedFacts(PAGE + links))
    const scripts = Array.from({ length: 20_000 }, (_, i) => `<script src="/${i}.js"></script>`).join('')
    expect(scannedFacts(scripts + PAGE)).toEqual(parsedFacts(scripts + PAGE))
  })

  test('is passed over by its end tag, too, when that is unusual', () => {
    const long = `</p ${'x'.repeat(3000)}>`
    const html = `<p id="a">one${long}<p id="b">two</p title=">">three</p\n><a href="/x">`
    const twice = [scannedFacts(html), scannedFacts(html)]
    expect(twice).toEqual([parsedFacts(html), parsedFacts(html)])
  })

  test('is read again after a very large page', () => {
    const scanner = new SiteScanner(0)
    digestOf(scanner, PAGE)
    digestOf(scanner, `${PAGE}${'text '.repeat(2_000_000)}`)
    expect(digestOf(scanner, PAGE)).toBe(scanOnce(PAGE).contents[0])
  })
})
