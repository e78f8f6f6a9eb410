import { describe, expect, test } from '@jest/globals'
import { digestServedPage } from '../../../src/review/scan/site-scanner.ts'
import type { Loads } from '../../../src/site/records/manifest.ts'
import { compareLoads } from '../../../src/verify/judge/comparison/compare-loads.ts'

const BANNER = '<div class="banner"><p>Sale</p></div>'
const BLOCK =
  '<pre class="code"><code><span class="line">if a:</span>\n<span class="line">  b  c</span>\n\n<span>d</span></code></pre>'
const DRAWING =
  '<svg viewBox="0 0 200 100" fill="none"><g><path d="M 0 0 L 1 1" stroke="red"/><circle r="5" class="b a"></circle></g></svg>'
const PAGE = `<!DOCTYPE html><html class="variable-font-of-the-site light"><head><meta name="viewport" content="width=device-width, initial-scale=1.0"><meta name="keywords" content="a, b"></head>
<body class="antialiased"><header>Top</header><main><div id="content-area"><p>Text</p>${BLOCK}${DRAWING}<picture><source media="(min-width: 600px)" srcset="/b.png" type="image/png"><img src="/a.png"></picture><textarea>a
  b</textarea></div></main><script>self.__next_f.push([1,"1"])</script></body></html>`

/** Fields of a manifest that earlier releases did not write. */
const NEW = ['description', 'drawings', 'root', 'snippets', 'sources', 'spacing', 'target', 'unclosed']

const read = (html: string) => digestServedPage(Buffer.from(html))
const compare = (served: string, exported: Loads = read(PAGE).loads) => {
  const { loads, details } = read(served)
  return compareLoads(exported, loads, true, details).details.join(' ')
}
const changed = (from: string | RegExp, to: string) => {
  const served = PAGE.replace(from, to)
  // A change that changes nothing would pass.
  expect(served).not.toBe(PAGE)
  return served
}
const beforeMain = (html: string) => changed('<main', `${html}<main`)

const HIDDEN: [name: string, served: string, problem: string][] = [
  ['code without line breaks', changed(/<\/span>\n/g, '</span> '), 'Line breaks or indents in code blocks'],
  ['code without indents', changed('>  b', '> b'), 'Line breaks or indents'],
  ['code without an empty line', changed('\n\n', '\n'), 'Line breaks or indents'],
  ['code without spaces in a line', changed('b  c', 'b c'), 'Line breaks or indents'],
  ['a field without its line break', changed('a\n  b', 'a b'), 'Line breaks or indents'],
  ['an empty drawing', changed(/(<svg[^>]*>).*?<\/svg>/, '$1</svg>'), 'A drawing (`svg`)'],
  ['a drawing in another color', changed('stroke="red"', 'stroke="none"'), 'A drawing (`svg`)'],
  ['a drawing of something else', changed('M 0 0', 'M 0 9'), 'A drawing (`svg`)'],
  ['a file for other screens', changed('600px', '60000px'), 'The attributes `media` or `type` of `source`'],
  ['a file of another type', changed('"image/png"', '"image/none"'), 'The attributes `media` or `type`'],
  [
    'another class of html',
    changed('class="var', 'class="hidden var'),
    'classes of the elements `html` and `body`'
  ],
  [
    'another class of body',
    changed('"antialiased"', '"antialiased invisible-for-readers"'),
    'The classes of'
  ],
  ['links in another window', changed('<head>', '<head><base target="_blank">'), 'The attribute `target`'],
  ['content without snippets', changed('<div id', '<div data-nosnippet id'), '`data-nosnippet`'],
  ['a part without snippets', changed('<p>Text', '<p data-nosnippet="">Text'), '`data-nosnippet`'],
  ['text that is struck out', beforeMain('<div><s>Sale</div>'), 'without an end tag'],
  ['a link around all', beforeMain('<div><a href="https://evil.example/">Sale</div>'), 'without an end tag'],
  ['white text', beforeMain('<div><font color=white>Sale</div>'), 'without an end tag'],
  ['an element that is never closed', changed('<header>', '<header><b>'), 'without an end tag'],
  ['a narrow page', changed('device-width', '200'), 'its width on phones'],
  ['a scaled page', changed('1.0', '10'), 'its width on phones'],
  ['other keywords', changed('a, b', 'a b'), 'The description']
]

test.each(HIDDEN)('a page with %s is not the exported one', (_, served, problem) => {
  expect(compare(served)).toContain(problem)
})

describe('a page is the exported one', () => {
  test.each([
    ['with a banner', beforeMain(BANNER)],
    ['with a banner that has code', beforeMain('<div><pre>a\n  b</pre></div>')],
    ['with a banner that has a drawing', beforeMain(`<div>${DRAWING.replace('red', 'blue')}</div>`)],
    ['with a banner without snippets', beforeMain('<div data-nosnippet>We use cookies</div>')],
    ['with a banner that has formatting', beforeMain('<div><a href="/x"><b>Sale</b></a></div>')],
    ['with other line breaks', PAGE.replaceAll('\n', '\r\n')],
    [
      'with encoded line breaks',
      changed(/<\/span>\n<span class="line"> {2}/, '</span>&#10;<span class="line">&#x20; ').replace(
        '&#x20;',
        ' '
      )
    ],
    ['with a line break at the start of code', changed('<pre class="code">', '<pre class="code">\n')],
    ['with spaces at the end of a line', changed('</span>\n', '</span>  \n')],
    ['with other spaces between elements', changed('<main>', '<main>\n\n   ')],
    [
      'with a small viewport',
      changed('width=device-width, initial-scale=1.0', 'width=device-width,initial-scale=1')
    ],
    ['with semicolons in its viewport', changed('device-width, ', 'device-width; ')],
    ['with other spaces in its keywords', changed('a, b', 'a,b')],
    ['with small media', changed('(min-width: 600px)', '(min-width:600px)')],
    ['with sorted classes', changed('variable-font-of-the-site light', 'light variable-font-of-the-site')],
    ['with sorted attributes', changed('d="M 0 0 L 1 1" stroke="red"', 'stroke=red d="M 0 0 L 1 1"')],
    ['with sorted classes in a drawing', changed('"b a"', '"a b"')],
    ['with end tags in a drawing', changed('"/><circle', '"></path><circle')],
    [
      'with scripts that begin with a line break',
      changed('<script>self', '<script>\n  self').replace(')</script>', ')\n  </script>')
    ]
  ])('%s', (_, served) => {
    expect(compare(served)).toBe('')
  })
})

test('a manifest of an earlier release stays valid', () => {
  const { loads } = read(PAGE)
  const earlier = Object.fromEntries(Object.entries(loads).filter(([name]) => !NEW.includes(name)))
  expect(Object.keys(loads).length - Object.keys(earlier).length).toBe(5)
  expect(compare(PAGE, earlier)).toBe('')
  for (const [, served] of HIDDEN.slice(0, 11)) expect(compare(served, earlier)).toBe('')
})

test('the same page after another page has the same details', () => {
  for (const html of ['<pre>a\n b', '<svg width="100" height="100"><path d="M0"/>', '<b><i>', PAGE])
    expect(read(html).loads).toEqual(read(html).loads)
})
