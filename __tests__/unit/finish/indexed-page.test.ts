import { expect, test } from '@jest/globals'
import { factsOf } from '../../../src/finish/page/page-facts.ts'
import { isUtf16, parsePage } from '../../../src/finish/page/page.ts'
import { indexedPage } from '../../../src/finish/search/indexed-page.ts'
import { finderOf } from '../../../src/finish/page/selectors.ts'

const find = finderOf('#content-area, main, article')
const parsed = (bytes: Buffer) => {
  const page = parsePage(bytes)
  if (page === undefined) throw new Error('The page is nested too deep')
  return page
}
const read = (html: string, findContent = find) => {
  const page = parsed(Buffer.from(html))
  const content = findContent(page.document)
  const facts = factsOf({ path: 'x.html', size: 0, sha256: '' }, page, content)
  return { indexed: content && indexedPage(facts, content) }
}
/** Returns the byte offset at which the head of a page ends. */
const endOfHead = (bytes: Buffer) => {
  const { text, encoding, endOfHead: end } = parsed(bytes)
  return Buffer.byteLength(text.slice(0, end), encoding)
}

test.each([
  ['<head><title>x</title></head><body>', '<head><title>x</title>|</head><body>'],
  ['<HEAD><script>"</head>"</script></HEAD ><body>', '<HEAD><script>"</head>"</script>|</HEAD ><body>'],
  ['<head><!-- </head> --></head>', '<head><!-- </head> -->|</head>'],
  ['<!doctype html><title>x</title><body>y', '<!doctype html><title>x</title>|<body>y'],
  ['<!doctype html><title>x</title><p>y', '<!doctype html><title>x</title>|<p>y'],
  ['<!doctype html><p>y', '<!doctype html>|<p>y'],
  ['\ufeff<!DOCTYPE html>\n<main>y', '\ufeff<!DOCTYPE html>|\n<main>y'],
  ['\ufeff<main>é', '\ufeff|<main>é'],
  ['\ufefftext', '\ufeff|text'],
  ['<title>Größe 🔗</title><main>é', '<title>Größe 🔗</title>|<main>é'],
  ['<!doctype html><html lang="a>b">text', '<!doctype html><html lang="a>b">|text'],
  ['<!doctype html><head><meta charset="x"><p>y', '<!doctype html><head><meta charset="x">|<p>y'],
  ['<!-- a --><p><svg><title>x</title></svg>', '<!-- a -->|<p><svg><title>x</title></svg>'],
  ['<template><head></head></template><p>y', '<template><head></head></template>|<p>y'],
  ['<!doctype html><p>y<head><title>x</title></head>', '<!doctype html>|<p>y<head><title>x</title></head>'],
  ['<head><meta x>\n</head><!-- a --><body>', '<head><meta x>|\n</head><!-- a --><body>'],
  ['<html><head></head><body>x', '<html><head>|</head><body>x'],
  ['<HEAD a=">"></HEAD ><body>x', '<HEAD a=">">|</HEAD ><body>x'],
  ['<html></html>', '<html>|</html>'],
  ['text', '|text']
])('finds the end of the head of %j', (source, expected) => {
  const page = Buffer.from(source)
  const end = endOfHead(page)
  const parts = [page.subarray(0, end), Buffer.from('|'), page.subarray(end)]
  expect(Buffer.concat(parts).toString()).toBe(expected)
})

test.each([
  ['in an encoding other than UTF-8', '<meta charset="euc-kr"><title>\xb0\xcb</title>'],
  ['that is not valid UTF-8', '<title>\xe9\xff</title>'],
  ['that is not valid UTF-8 after a byte order mark', '\xef\xbb\xbf<title>\xe9</title>']
])('finds the end of the head of a page %s', (_what, head) => {
  const page = Buffer.from(`${head}<main>\xb0\xcb</main>`, 'latin1')
  expect(endOfHead(page)).toBe(head.length)
})

test.each([
  [
    'the element that matches the first selector in the list',
    '<article>a</article><div id="content-area">b</div>',
    '<div id="content-area">b</div>'
  ],
  ['the first of several elements that match', '<main>a</main><main>b</main>', '<main>a</main>'],
  [
    'nested elements of the same name',
    '<main><div><main>a</main></div>b</main>c',
    '<main><div><main>a</main></div>b</main>'
  ],
  ['no element if no selector matches', '<div>a</div>', undefined],
  [
    'an element, but not its list of sections',
    '<main>a<div class="toc">On this page<a href="#b" class="anchor">b</a></div>c</main>',
    '<main>ac</main>'
  ],
  [
    'headings, but not their permalinks',
    '<main><h2>A<a href="#a">#</a></h2><h3><a class="headerlink" href="#b">¶</a><a href="#b">B</a></h3></main>',
    '<main><h2>A</h2><h3><a href="#b">B</a></h3></main>'
  ]
])('takes the content from %s', (_what, source, content) => {
  const { indexed } = read(source)
  expect(indexed?.replace(/^.*?<body[^>]*>|<\/body>.*$/g, '')).toBe(content)
})

test.each([
  ['the heading', '<title>Install - Acme</title><main><h1>Install</h1></main>', 'Install'],
  ...['#', '¶', '&para;', '&#8203;', '&ZeroWidthSpace;', '\u200b', '🔗'].map(
    sign =>
      [
        `the heading, but not its permalink ${JSON.stringify(sign)}`,
        `<main><h1>Install<a class="headerlink" href="#install">${sign}</a></h1></main>`,
        'Install'
      ] as const
  ),
  ['a heading with non-ASCII letters', '<main><h1> Voilà\n Роль </h1></main>', 'Voilà Роль'],
  ['the title element', '<title>Install\n now</title><main>x</main>', 'Install now'],
  ['a heading outside of the content', '<h1>Top</h1><main>x</main>', 'Top'],
  ['a heading with escaped markup', '<main><h1>a &lt;b&gt; "c"</h1></main>', 'a &lt;b&gt; &quot;c&quot;']
])('takes the title of a page from %s', (_what, source, title) => {
  expect(/data-pagefind-meta="title:([^"]*)"/.exec(read(source).indexed ?? '')?.[1]).toBe(title)
})

test.each([
  ['keeps the language of the page', '<html lang="pt-BR"><main>x</main>', '<html lang="pt-BR"><head>'],
  ['ignores a language that is a path', '<html lang="../../x"><main>x</main>', '<html><head>'],
  ['ignores a language in the content', '<main>x<HTML lang="../../x">y</main>', '<div lang="../../x">y']
])('%s', (_what, source, expected) => {
  const { indexed } = read(source)
  expect(indexed).toContain(expected)
  expect(indexed?.match(/<html/gi)).toHaveLength(1)
})

test('finds the content by a selector with non-Latin letters', () => {
  const page = '<div class="menu">a</div><div class="текст">b</div>'
  expect(read(page, finderOf('.текст')).indexed).toMatch(/><div class="текст">b<\/div>$/)
  const inert =
    '<template><main>no</main></template><noscript><p><main>no</main></p></noscript><main>yes</main>'
  expect(read(inert, find).indexed).toContain('yes')
})

test('rejects an invalid selector', () => {
  expect(() => finderOf('main, [')).toThrow()
})

test.each(['\ufeff<p>', '<p>', '\n<!doctype html>', '  <p>'])(
  'recognizes UTF-16 from the first characters of a page: %j',
  text => {
    const bytes = Buffer.from(text, 'utf16le')
    expect(isUtf16(bytes)).toBe(true)
    expect(isUtf16(bytes.swap16())).toBe(true)
    expect(isUtf16(Buffer.from(text))).toBe(false)
  }
)
