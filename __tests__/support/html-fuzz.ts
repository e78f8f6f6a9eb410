import { type PageFacts, parsedFacts, type ScannedPage, scannedPage } from './html-oracle.ts'

/** Mulberry32, a small random number generator that is sufficient for test documents. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Building blocks for documents: markup, truncated markup, and text. */
const PIECES = [
  ...piecesIn(`
<a href="/x"> | <a href=/y> | <a href='z' name=n> | </a> | <A HREF=UP>
<img src="i.png" srcset="a.png 1x, b.png 2x"> | <img/src=slash.png/> | <video poster=p.jpg src=v.mp4>
<div class="[&>li]:m-1" id="a>b"> | <a title='>' href=/greater> | <a title=">>>>>>>>>" href=/many> | <!-- --> | <i></i>
<script> | <script src=s.js> | <script src=e.js></script> | <script id=i src=both.js></script>
<script id=only></script> | </script> | </SCRIPT> | <!--<script> | var a = "<a href=no>"
<style> | </style> | a{b:url(c.png)} | <title> | </title> | <textarea> | </textarea> | <xmp> | </xmp>
<noscript> | </noscript> | <iframe src=f.html> | </iframe> | <noembed> | </noembed>
<template> | </template> | <template id=t> | <base href="/b/"> | <base> | <link rel=stylesheet href=c.css>
<link rel="canonical" href="https://x/"> | <meta http-equiv=refresh content="0;url=/r">
<meta name=robots content="noindex, follow"> | <form action=/s> | <form method=post action=/p>
<!-- | --> | --!> | <!--> | <!---> | <! | <!doctype html> | <![CDATA[ | ]]> | </ | </> | </ x>
< | > | / | " | ' | = | & | &amp; | &#38; | &#x26 | &notit; | &lt
<div id=d> | </div> | <p id="p&amp;q"> | <span id> | <br/> | <p title="a>b" id=after> | <b id='x"y'>
<a-name-of-more-than-sixteen-letters href=no id=long> | <p imagesrcset-x=no IMAGESRCSET=no Id=upper>
id= | href= | name= | src= | style="background:url(bg.png)" | text | é | 日本 | <1 | <é> | <a | <im`),
  ...['<a\thref = "q" HREF="second">', '</script ', '<?php ', ' ', '\n', '\t', '\f', '\r\n', '\0', '\u00a0'],
  ...['<a\0 href=nul>', '<img src\0=nul src=plain>', '<script\0>']
]

function piecesIn(text: string): string[] {
  return text.trim().split(/ \| |\n/)
}

/** Returns a random and mostly malformed sequence of tags, truncated tags and text. */
function tagSoup(random: () => number): string {
  const length = 1 + Math.floor(random() * 30)
  let text = Array.from({ length }, () => pick(PIECES, random)).join('')
  while (random() < 0.3 && text.length > 1) {
    const at = Math.floor(random() * text.length)
    text = text.slice(0, at) + (random() < 0.5 ? '' : pick(PIECES, random)) + text.slice(at + 1)
  }
  return text
}

/** Returns random, mostly well-formed SVG and MathML, including elements with special parsing rules. */
function foreignContent(random: () => number): string {
  const makers = [
    () => `<svg id=s${digit(random)}>${svg(random, 3)}</svg>`,
    () => `<svg>${svg(random, 2)}</svg>`,
    () => `<math>${math(random, 3)}</math>`,
    () => leftOpen(random),
    () => `<svg/><a href=/after-empty${digit(random)}>link</a>`,
    () => '<math/>',
    () => '<template><a href=/in-template></a></template><p>'
  ]
  return Array.from({ length: 1 + Math.floor(random() * 3) }, () => many(makers, random)).join(
    `<a href=/between${digit(random)}>link</a><title>html</title>`
  )
}

/** Elements whose end tag also closes an open SVG or MathML element inside them. */
const BLOCKS = (
  'address article aside details dialog div fieldset figcaption figure footer header hgroup main nav object search ' +
  'section summary ul li h2 button marquee'
).split(' ')

function leftOpen(random: () => number): string {
  const block = pick(BLOCKS, random)
  const inner = random() < 0.5 ? `<svg><path>${svg(random, 2)}` : `<math><mrow>${math(random, 2)}`
  return `<${block}>${inner}</${block}><script>"<a href=/no-script>"</script><title><a href=/no></title>`
}

function svg(random: () => number, depth: number): string {
  if (depth === 0) return 'text'
  const inner = () => svg(random, depth - 1)
  const html = () => htmlInside(random, depth - 1)
  const makers = [
    () => `<g id=g${digit(random)}>${inner()}</g>`,
    () => '<path d="M0 0"/>',
    () => '1 < 2',
    () => '<',
    () => `<a xlink:href="/svg${digit(random)}">${inner()}</a>`,
    () => '<image href=pic.svg />',
    () => '<use xlink:href="#u" href="/sprite.svg#i"/>',
    () => '<style>.a{fill:url(#f)} <a href=/in-style></a></style>',
    () => '<style>.b{fill:url(x&amp;y.png)}</style>',
    () => '<title>t <a href=/in-title>x</a></title>',
    () => `<desc>${html()}</desc>`,
    () => `<foreignObject>${html()}</foreignObject>`,
    () => '<![CDATA[ <a href=/in-cdata> ]]>',
    () => '<script>if (1 < 2) </script>',
    () => '<script/>',
    () => `<template id=svgt>${inner()}</template>`,
    () => `<svg>${inner()}</svg>`,
    () => `<!-- <a href=/no> -->`,
    () => `<textarea>${inner()}</textarea>`,
    () => `<font id=f>${inner()}</font>`
  ]
  return many(makers, random)
}

function math(random: () => number, depth: number): string {
  if (depth === 0) return 'x'
  const makers = [
    () => `<mi>${htmlInside(random, depth - 1)}</mi>`,
    () => `<mrow id=m${digit(random)}>${math(random, depth - 1)}</mrow>`,
    () => `<annotation-xml encoding="text/html">${htmlInside(random, depth - 1)}</annotation-xml>`,
    () => `<annotation-xml><svg>${svg(random, depth - 1)}</svg></annotation-xml>`,
    () => '<mtext><mglyph id=glyph /></mtext>',
    () => '<![CDATA[<a href=/cd>]]>',
    () => '<style><a href=/math-style></a></style>'
  ]
  return many(makers, random)
}

function htmlInside(random: () => number, depth: number): string {
  if (depth <= 0) return 'text'
  const makers = [
    () => `<div id=h${digit(random)}>${htmlInside(random, depth - 1)}</div>`,
    () => '<a href=/html-inside>x</a>',
    () => '<style>a{b:url(in.png)} <a href=/no></style>',
    () => '<style>a{b:url(x&amp;y.png)}</style>',
    () => '<title><a href=/no-title></title>',
    () => '<script>"<a href=/no-script>"</script>',
    () => '<img src=i.png><br><input type=image src=b.png>',
    () => `<svg>${svg(random, depth - 1)}</svg>`,
    () => '<![CDATA[ <a href=/bogus> ]]>',
    () => `<template>${htmlInside(random, depth - 1)}<a href=/no-template></a></template>`
  ]
  return many(makers, random)
}

function many(makers: (() => string)[], random: () => number): string {
  return Array.from({ length: 1 + Math.floor(random() * 3) }, () => pick(makers, random)()).join('')
}

function digit(random: () => number): number {
  return Math.floor(random() * 10)
}

function pick<T>(values: readonly T[], random: () => number): T {
  return values[Math.floor(random() * values.length)] as T
}

/**
 * Returns the first document for which the scanner and parse5 find different facts, or for which two scans return
 * different results. The results can differ because the scanner remembers earlier markup.
 */
export function compareDocuments(
  documents: number,
  seed: number
): { html: string; scanned: ScannedPage[]; parsed: PageFacts } | undefined {
  for (let i = 0; i < documents; i++) {
    const random = seededRandom(seed * 1_000_000 + i)
    const html = i % 2 === 0 ? tagSoup(random) : foreignContent(random)
    const scanned = [scannedPage(html), scannedPage(html)]
    const parsed = parsedFacts(html)
    const contents = new Set(scanned.map(({ content }) => content))
    const isSame = scanned.every(({ facts }) => JSON.stringify(facts) === JSON.stringify(parsed))
    if (!isSame || contents.size > 1) return { html, scanned, parsed }
  }
  return undefined
}
