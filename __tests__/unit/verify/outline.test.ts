import { describe, expect, test } from '@jest/globals'
import { digestServedPage } from '../../../src/review/scan/site-scanner.ts'
import { compareOutline } from '../../../src/verify/judge/comparison/compare-outline.ts'

const PAGE = `<!DOCTYPE html><html lang="en" class="dark"><head><title>Guide</title><style>.hidden{display:none}</style></head>
<body><header id="top"><form action="/s"><input></form><nav class="menu"><a href="/">Home</a><span class="hidden">Old</span></nav></header>
<div id="root" class="flex gap-2"><aside id="search-bar-entry">Search</aside><main><p>Before</p><div id="content-area" class="prose"><h2 id="install">Install</h2><p>Run <code class="sh">it</code>.<img src="/a.png" alt="A"></p><ul><li>One<li>Two</ul></div><footer>Next</footer></main></div>
<script>self.__next_f.push([1,"1"])</script></body></html>`

const compare = (served: string, exported = PAGE) =>
  compareOutline(
    digestServedPage(Buffer.from(exported)).loads,
    digestServedPage(Buffer.from(served)).details
  ).join(' ')
const changed = (from: string | RegExp, to: string) => {
  const served = PAGE.replace(from, to)
  // A change that changes nothing would pass.
  expect(served).not.toBe(PAGE)
  return compare(served)
}
const wrapped = (start: string, end = '') => changed(/<body>([^]*)<\/body>/, `<body>${start}$1${end}</body>`)

describe('an element around the page is a difference', () => {
  test.each([
    ['<div hidden>', '</div>'],
    ['<div style="display:none">', '</div>'],
    ['<div inert>', '</div>'],
    ['<div popover>', '</div>'],
    ['<div class="anything">', '</div>'],
    ['<dialog>', '</dialog>'],
    ['<details>', '</details>'],
    ['<canvas>', '</canvas>'],
    ['<video>', '</video>'],
    ['<audio>', '</audio>'],
    ['<object data="/x">', '</object>'],
    ['<select>', '</select>'],
    ['<datalist>', '</datalist>'],
    ['<unknown-element>', '</unknown-element>'],
    ['<div hidden>', ''],
    ['<form action="https://evil.example/">', '']
  ])('%s', (start, end) => {
    expect(wrapped(start, end)).toContain('The elements around the content are not the exported ones')
  })
})

test.each([
  ['<main', '<main hidden', 'The elements around the content'],
  ['<main', '<main aria-hidden="true"', 'The elements around the content'],
  ['class="flex gap-2"', 'class="flex gap-2 hidden"', 'The elements around the content'],
  ['id="content-area"', 'id="content-area" hidden', 'The elements around the content'],
  ['id="content-area"', 'id="content-area" style="display:none"', 'The elements around the content'],
  ['<body>', '<body onload="location=\'https://evil.example\'">', 'html` and `body`'],
  ['<html lang="en"', '<html lang="zz"', 'html` and `body`'],
  ['<html lang="en"', '<html lang="en" dir="rtl"', 'html` and `body`'],
  ['<!DOCTYPE html>', '', 'The doctype'],
  ['<!DOCTYPE html>', '<!DOCTYPE x>', 'The doctype'],
  ['<img ', '<img hidden ', 'the elements of the content are not'],
  [' alt="A"', '', 'the elements of the content are not'],
  [' id="install"', '', 'the elements of the content are not'],
  [' class="sh"', '', 'the elements of the content are not'],
  [/<(\/?)h2/g, '<$1h6', 'the elements of the content are not'],
  [/<(\/?)code/g, '<$1span', 'the elements of the content are not'],
  [' id="search-bar-entry"', '', 'Elements outside of the content'],
  [' id="search-bar-entry"', ' id="zzz"', 'Elements outside of the content'],
  [/ class="menu"/, '', 'Elements outside of the content'],
  ['<header id="top"', '<header hidden id="top"', 'Elements outside of the content'],
  [
    '</body>',
    '<iframe src="https://evil.example/" style="position:fixed;inset:0"></iframe></body>',
    'has an element `iframe`'
  ],
  ['</body>', '<object data="/x.pdf"></object></body>', 'has an element `object`'],
  [
    '<body>',
    '<body><a href="https://evil.example/" style="position: fixed; inset: 0; z-index: 9"></a>',
    'covers the page'
  ],
  ['</body>', '<div class="fixed inset-0 z-50 bg-white">Register</div></body>', 'covers the page'],
  ['</body>', '<div><p class="absolute w-screen h-screen">Register</p></div></body>', 'covers the page'],
  [
    '<body>',
    '<body><div><div style="position:absolute;top:0;left:0;width:100vw;height:100vh"></div></div>',
    'covers the page'
  ],
  [
    '</body>',
    '<div style="position:fixed;top:0;left:0;width:100dvw;height:9999px">Closed</div></body>',
    'covers the page'
  ],
  [
    '</body>',
    '<style>#cover{position:fixed;inset:0;background:#fff}</style><div id="cover"></div></body>',
    'makes an added element cover the page'
  ],
  ['<body>', '<body><template shadowrootmode="open"><h1>Moved</h1></template>', 'in place of the page'],
  ['<main>', '<main><template shadowrootmode="closed">Moved</template>', 'in place of the page'],
  [
    '<h2 id="install">',
    '<h2 id="install"><template shadowrootmode="open">Remove</template>',
    'the elements of the content are not'
  ]
])('finds a difference after %s is replaced by %s', (from, to, detail) => {
  expect(changed(from, to)).toContain(detail)
})

test.each([
  ['<head>', '<head><link rel="preconnect" href="https://fonts.example"><meta name="generator" content="X">'],
  ['</head>', '<script src="https://analytics.example/a.js" defer></script></head>'],
  ['<body>', '<body><noscript><iframe src="https://t.example"></iframe></noscript>'],
  ['<body>', '<body><iframe src="https://t.example" height="0" width="0"></iframe>'],
  ['<body>', '<body><div style="display:none"><div style="position:fixed;inset:0"></div></div>'],
  [
    '</body>',
    '<div id="consent"><div role="dialog"><h2>Cookies</h2><button>Accept</button></div></div></body>'
  ],
  ['<main>', '<main><div class="notice">Read this too</div>'],
  ['</body>', '<div class="fixed inset-0 pointer-events-none"><b>Sale</b></div></body>'],
  ['</body>', '<div class="fixed bottom-0 inset-x-0 z-50">We use cookies</div></body>'],
  [
    '</head>',
    '<style>body{margin-top:64px;padding:0 1.5rem}a{color:red;border:1px solid #eee}</style></head>'
  ],
  [
    '</head>',
    '<style>@import url("https://fonts.googleapis.com/css2?family=Inter");a{color:red}</style></head>'
  ],
  ['</head>', '<style>#consent{color:#fff;background:#fff}.x{background:red}a{color:red}</style></head>'],
  [
    '</body>',
    '<style>.cb{position:fixed;bottom:0;left:0;right:0}.cb b{position:absolute;top:0}</style><div class="cb"><b>x</b></div></body>'
  ],
  [
    '</body>',
    '<style>.wall{position:fixed;inset:0}.wall:not(.open){display:none}</style><div class="wall">Cookies</div></body>'
  ],
  ['</body>', '<chat-box><template shadowrootmode="open">Chat</template></chat-box></body>'],
  ['</body>', '<template id="B:0"></template></body>'],
  ['</footer>', '</footer><img src="https://pixel.example/1.gif" width="1" height="1">'],
  ['<img ', '<img loading="lazy" decoding="async" width="20" height="10" '],
  ['<html', '<html data-theme="x"'],
  ['<a href', '<a target="_blank" data-x="1" href'],
  ['id="root" class="flex gap-2"', "class='flex gap-2' id=root"],
  [/>\s+</g, '><'],
  ['</head>', '<style>.async-hide{opacity:0!important}</style></head>'],
  ['</head>', '<style>@media print{body{display:none}}</style></head>'],
  ['</head>', '<style media="print">body{display:none}</style></head>'],
  ['</head>', '<style>#consent,.consent main{display:none}</style></head>'],
  [
    '</head>',
    '<style>cookie-banner,[data-consent]{display:none}[hidden]{display:none!important}</style></head>'
  ],
  ['</head>', '<style>body{padding-top:40px;--x:1}@font-face{font-family:x;src:url(/x)}</style></head>'],
  ['</head>', '<style>@keyframes a{from{opacity:0}to{opacity:1}}</style></head>'],
  ['</head>', '<style>/* body{display:none} */.x::before{content:"body{display:none}"}</style></head>']
])('finds no difference after %s is replaced by %s', (from, to) => {
  expect(changed(from, to)).toBe('')
})

test.each([
  ':root{display:none}',
  '*{display:none!important}',
  'body,main *{color:#fff;background:#fff}',
  'main{color:white}body{background:#FFFFFF url(data:,)}',
  'main p{-webkit-text-fill-color:rgb(255, 255, 255)}*{background-color:white}',
  'main{padding-left:999px}',
  'main{margin-left:999em}',
  'main{border:999px solid white}',
  '@import "https://evil.example/x.css";',
  '@import url(/x.css) screen;',
  'body *{display:none}',
  '@media screen{body{display:none}}',
  '@layer a{@supports (x:y){main{opacity:0}}}',
  'html{visibility:collapse}',
  'body{clip-path:inset(100%)}',
  'body{position:absolute;left:-9999px}',
  'body{margin-left:-9999px}',
  'main{transform:scale(0)}',
  'main{color:transparent}',
  '@import "x.css";body{display:none}',
  '/*x*/main/*y*/{display:none}',
  String.raw`body{displa\79:none}`,
  String.raw`\6d ain{display:none}`,
  '#content-area{display:none}',
  '.x,.prose{display:none}',
  'main:not(.x){display:none}',
  ':is(.x, main){display:none}',
  '#root{& main{display:none}}',
  'main::before{content:"This documentation is outdated"}',
  'main{display:none'
])('an added style sheet that can change exported elements is a difference: %s', css => {
  expect(changed('</head>', `<style>${css}</style></head>`)).toContain('A style sheet that was added')
})

test('a page with many elements and without a content element is compared, with elements before and after it', () => {
  const page = `<!doctype html><body>${'<p>a</p>'.repeat(80)}<h2 id="x">b</h2></body>`
  expect(
    compare(page.replace('<body>', '<body><div>Banner</div>').replace('</body>', '<div></div></body>'), page)
  ).toBe('')
  expect(compare(page.replace('<p>', '<p hidden>'), page)).toContain('Elements outside of the content')
  expect(compare(page.replace(' id="x"', ''), page)).toContain('Elements outside of the content')
})

test('a list without an outline, from an earlier release, is not compared', () => {
  const { outline: _outline, ...loads } = digestServedPage(Buffer.from(PAGE)).loads
  expect(compareOutline(loads, digestServedPage(Buffer.from('<main hidden>')).details)).toEqual([])
})

test('reads a page that begins with much white space and has no doctype in a time in proportion to its length', () => {
  const start = performance.now()
  for (const before of [' '.repeat(5000), '<!-- -->'.repeat(600), '<?x?>\n'.repeat(800)])
    expect(digestServedPage(Buffer.from(`${before}<p>Text</p>`)).title).toBe('')
  expect(performance.now() - start).toBeLessThan(2000)
})
