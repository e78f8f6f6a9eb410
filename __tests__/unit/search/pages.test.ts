import { expect, test } from '@jest/globals'
import { isUtf16, readSearchedPage } from '../../../src/search/pages.ts'
import { finderOf, parseSelectors } from '../../../src/search/selectors.ts'

const find = finderOf('#content-area, main, article')

test.each([
  ['<head><title>x</title></head><body>', '<head><title>x</title>|</head><body>'],
  ['<HEAD><script>"</head>"</script></HEAD ><body>', '<HEAD><script>"</head>"</script>|</HEAD ><body>'],
  ['<head><!-- </head> --></head>', '<head><!-- </head> -->|</head>'],
  ['<!doctype html><title>x</title><body>y', '<!doctype html><title>x</title>|<body>y'],
  ['<!doctype html><title>x</title><p>y', '<!doctype html><title>x</title>|<p>y'],
  ['<!doctype html><p>y', '<!doctype html>|<p>y'],
  ['\xef\xbb\xbf<!DOCTYPE html>\n<main>y', '\xef\xbb\xbf<!DOCTYPE html>|\n<main>y'],
  ['\xef\xbb\xbf<main>\xc3\xa9', '\xef\xbb\xbf|<main>\xc3\xa9'],
  ['\xef\xbb\xbftext', '\xef\xbb\xbf|text'],
  ['<!doctype html><html lang="a>b">text', '<!doctype html><html lang="a>b">|text'],
  ['<!doctype html><head><meta charset="x"><p>y', '<!doctype html><head><meta charset="x">|<p>y'],
  ['<!-- a --><p><svg><title>x</title></svg>', '<!-- a -->|<p><svg><title>x</title></svg>'],
  ['<template><head></head></template><p>y', '<template><head></head></template>|<p>y'],
  ['<!doctype html><p>y<head><title>x</title></head>', '<!doctype html>|<p>y<head><title>x</title></head>'],
  ['<head><meta x>\n</head><!-- a --><body>', '<head><meta x>|\n</head><!-- a --><body>'],
  ['text', '|text']
])('puts the script at the end of the head of %s', (source, expected) => {
  const { endOfHead } = readSearchedPage(source, find)
  expect(`${source.slice(0, endOfHead)}|${source.slice(endOfHead)}`).toBe(expected)
})

test.each([
  [
    'the first selector that matches',
    '<article>a</article><div id="content-area">b</div>',
    '<div id="content-area">b</div>'
  ],
  ['the first element of several', '<main>a</main><main>b</main>', '<main>a</main>'],
  [
    'nested elements of the same name',
    '<main><div><main>a</main></div>b</main>c',
    '<main><div><main>a</main></div>b</main>'
  ],
  ['no element', '<div>a</div>', undefined],
  [
    'an element without its list of sections',
    '<main>a<div class="toc">On this page<a href="#b" class="anchor">b</a></div>c</main>',
    '<main>ac</main>'
  ],
  [
    'headings without their permalinks',
    '<main><h2>A<a href="#a">#</a></h2><h3><a class="headerlink" href="#b">\xb6</a><a href="#b">B</a></h3></main>',
    '<main><h2>A</h2><h3><a href="#b">B</a></h3></main>'
  ]
])('takes the content from %s', (_what, source, content) => {
  const { indexed } = readSearchedPage(source, find)
  expect(indexed?.replace(/^.*?<body[^>]*>|<\/body>.*$/g, '')).toBe(content)
})

test.each([
  ['the heading', '<title>Install - Acme</title><main><h1>Install</h1></main>', 'Install'],
  [
    'the heading without its permalink',
    '<main><h1>Install<a class="headerlink">¶</a></h1></main>',
    'Install'
  ],
  ['the title', '<title>Install\n now</title><main>x</main>', 'Install now'],
  ['a heading outside of the content', '<h1>Top</h1><main>x</main>', 'Top'],
  ['markup as text', '<main><h1>a &lt;b&gt; "c"</h1></main>', 'a &lt;b&gt; &quot;c&quot;']
])('names a page after %s', (_what, source, title) => {
  expect(/data-pagefind-meta="title:([^"]*)"/.exec(readSearchedPage(source, find).indexed ?? '')?.[1]).toBe(
    title
  )
})

test('keeps the language of the page', () => {
  expect(readSearchedPage('<html lang="de"><main>x</main></html>', find).indexed).toContain(
    '<html lang="de">'
  )
})

test('refuses what is no selector', () => {
  expect(parseSelectors('main, [')).toHaveProperty(
    'message',
    expect.stringMatching(/"main, \[" is not a list of CSS selectors/)
  )
})

test.each(['\ufeff<p>', '<p>', '\n<!doctype html>', '  <p>'])(
  'knows a page in UTF-16 by its start: %j',
  text => {
    const bytes = Buffer.from(text, 'utf16le')
    expect(isUtf16(bytes.toString('latin1'))).toBe(true)
    expect(isUtf16(bytes.swap16().toString('latin1'))).toBe(true)
    expect(isUtf16(Buffer.from(text).toString('latin1'))).toBe(false)
  }
)
