import { expect, test } from '@jest/globals'
import type { Element } from 'domhandler'
import fc from '../../support/properties.ts'
import MarkdownIt from 'markdown-it'
import { DomUtils, parseDocument } from 'htmlparser2'
import { escapeMarkup } from '../../../src/runtime/text/markup.ts'
import { linkTarget } from '../../../src/finish/markdown/inline-text.ts'
import { pageMarkdown } from '../../../src/finish/markdown/page-markdown.ts'
import { writeMarkdown } from '../../../src/finish/markdown/markdown-writer.ts'

const markdownIt = new MarkdownIt({ html: true })

function contentOf(html: string): Element {
  const document = parseDocument(`<main>${html}</main>`, { decodeEntities: false })
  return DomUtils.findOne(({ name }) => name === 'main', [document]) as Element
}

const targetOf = (address: string) => (/^(?:https?:|\/|#)/.test(address) ? address : undefined)
const write = (html: string) => writeMarkdown(contentOf(html), targetOf).join('\n\n')

test.each([
  ['<h2>A <code>b</code></h2><p>c\n d</p>', '## A `b`\n\nc d'],
  ['<p>a<br>b</p>', 'a\\\nb'],
  // Readers of Markdown split lines at these characters, and what follows them would be a heading.
  ['<p>a\u2028# b\u2029# c</p>', 'a # b # c'],
  ['<div class="feedback-loop">a</div><div class="pagination-nav__item">b</div>', 'a'],
  [
    '<h2 id="pagination">A</h2><div id="table-of-contents">b</div><section id="footer">c</section>',
    '## A\n\nb\n\nc'
  ],
  [
    '<p hidden="until-found">a</p><p hidden="">b</p><p style="color: red;DISPLAY :none">c</p><p style="display:none&#33;important">d</p><p style="x-display: none; display: nonesuch">e</p>',
    'a\n\ne'
  ],
  [
    '<div class="eyebrow text-sm">Guides</div><div><p>Was this page helpful?</p><button>Yes</button><button>No</button></div><p>Was this page helpful? <b>We ask.</b></p>',
    'Was this page helpful? **We ask.**'
  ],
  [
    '<details><summary role="button">A</summary><p>a</p></details><div role="tabpanel" style="display:none">b</div>',
    '## A\n\na\n\nb'
  ],
  ['text <em>one</em> and <strong>two</strong>.', 'text *one* and **two**.'],
  ['<p>a<b>(b)</b>c</p>', 'a(b)c'],
  [
    '<p>a<strong> b</strong> <i>c</i><i> </i>d, <b> e</b><a href="/x"> f</a></p>',
    'a **b** *c* d, **e** [f](/x)'
  ],
  ['<p><constructor>a</constructor></p>', 'a'],
  ['<table class="highlighttable"><td class="linenos">1</td><td><pre>a\n b</pre></table>', '```\na\n b\n```'],
  ['<p><strong>Note:</strong> a</p>', '**Note:** a'],
  ['<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>', '- a\n- b\n  - c'],
  ['<ol start="3"><li><p>a</p><p>b</p></li><li>c</li></ol>', '3. a\n\n   b\n\n4. c'],
  ['<ul><li><input type="checkbox" checked> done</li></ul>', '- [x] done'],
  ['<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  ['<div class="callout" data-callout-type="tip"><p>a</p></div>', '> a'],
  ['<a href="/x">a <b>b</b></a>', '[a **b**](/x)'],
  ['wow!<a href="/x">a</a>', 'wow\\![a](/x)'],
  ['<a href="/x"><h3>2FA <code>a</code></h3><p>b</p></a>', '[2FA `a`](/x)\n\nb'],
  ['<kbd>Ctrl</kbd><kbd>K</kbd>', '`Ctrl` `K`'],
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  ['<img src="/a.png" alt="A [b]">', '![A \\[b\\]](/a.png)'],
  ['<a href="/x" class="card"><h2>Card</h2><p>About</p></a>', '[Card](/x)\n\nAbout'],
  ['<pre><code class="language-js">a &lt; b\n\nc\n</code></pre>', '```js\na < b\n\nc\n```'],
  ['<div class="highlight-sh"><pre>a<span class="lineno">1</span></pre></div>', '```sh\na\n```'],
  ['<pre><div>a</div><div></div><div><div>b\n</div></div>c</pre>', '```\na\n\nb\nc\n```'],
  ['<pre language="md"><button>Copy</button>```\nx\n```</pre>', '````md\n```\nx\n```\n````'],
  ['<code>a`b</code> <code>`</code>', '``a`b`` `` ` ``'],
  [
    '<table><thead><tr><th>A<th>B</tr></thead><tbody><tr><td>a|b<td><code>c|d</code></tr><tr><td><p>e</p><p>f</p></tr></tbody></table>',
    '| A | B |\n| --- | --- |\n| a\\|b | `c\\|d` |\n| e<br>f |'
  ],
  ['<dl><dt>a</dt><dd>b</dd></dl><hr>', 'a\n\nb\n\n***'],
  [
    '<math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math>',
    '`x^2`'
  ],
  [
    '<nav>a</nav><button>Copy</button><svg><title>b</title></svg><div hidden>c</div><p aria-hidden="true">d</p><div id="feedback-toolbar">e</div><p>f</p>',
    'f'
  ]
])('converts %j to Markdown', (html, expected) => {
  expect(write(html)).toBe(expected)
})

test.each([
  ['an accordion', '<details><summary>One</summary><div><p>a</p></div></details>', '### One\n\na'],
  [
    'steps with their own headings',
    '<div class="steps"><div class="step"><p data-component-part="step-title">One</p><h4>x</h4></div><div class="step"><p data-component-part="step-title">Two</p>a</div></div>',
    '### One\n\n#### x\n\n### Two\n\na'
  ],
  [
    'tabs and nested tabs',
    '<div><div role="tablist"><button role="tab">A</button><button role="tab">B</button></div><div role="tabpanel"><div><ul role="tablist"><li role="tab">C</li></ul><div role="tabpanel">c</div></div></div><div role="tabpanel" hidden>b</div></div>',
    '### A\n\n#### C\n\nc\n\n### B\n\nb'
  ],
  [
    'a group of code blocks',
    '<div class="code-group"><div role="tablist"><button role="tab">a.sh</button></div><div role="tabpanel"><pre>x</pre></div></div>',
    'a.sh\n\n```\nx\n```'
  ]
])('writes the titles of %s as subheadings or text', (_what, html, expected) => {
  expect(write(`<h2>Top</h2>${html}`)).toBe(`## Top\n\n${expected}`)
})

/** Character sequences that have a meaning in Markdown or HTML. */
const PIECES = [
  ...'\\`*_[]()<>#+-.!|~&:=$"\'{}@^%;1a b\n\té'.split(''),
  ...[
    '](javascript:alert(1))',
    '<script>',
    '---',
    '===',
    '```',
    '~~~',
    '1.',
    '&amp;',
    '&#42;',
    'www.',
    '- ',
    '    '
  ],
  ...[']]>', '| --- |', '[x]: y', '\u0000', '\u001b[31m', '__', '**', ':-:', '![a](b)', '<!--', '\u200b', 'ß']
]
const hostileText = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map(pieces => pieces.join(''))

test.each([
  ['the service', '<div id="content"><p>a</p><h1>T</h1><p>b</p></div>', '# T\n\na\n\nb\n'],
  ['other generators', '<p>Home / T</p><h1>T</h1><p>b</p>', '# T\n\nb\n']
])('keeps text above the title only in pages from the service: page from %s', (_, html, markdown) => {
  expect(pageMarkdown({ title: 'T', description: '' }, contentOf(html), targetOf)).toBe(markdown)
})

test('percent-encodes control characters in an address', () => {
  expect(linkTarget('#a\0\x1bb')).toBe('#a%00%1Bb')
})

/** Returns the text that a Markdown renderer displays. */
function shown(markdown: string): string {
  const document = parseDocument(markdownIt.render(markdown))
  return DomUtils.textContent(document)
}

const seen = (text: string) => text.replace(/[\s\p{Cc}\u200b]+/gu, '')

test.each([
  ['a paragraph', (text: string) => `<p>${text}</p>`],
  ['a line after a break', (text: string) => `<p>a<br>${text}<br>${text}</p>`],
  ['a heading', (text: string) => `<h2>${text}</h2>`],
  ['a list item', (text: string) => `<ul><li>${text}<ul><li>${text}</li></ul></li></ul>`],
  ['a quotation', (text: string) => `<blockquote><p>${text}</p></blockquote>`],
  ['a table cell', (text: string) => `<table><tr><th>${text}</th></tr><tr><td>${text}</td></tr></table>`],
  ['a link', (text: string) => `<p>x <a href="/x">${text}</a> y</p>`],
  ['bold and italic elements', (text: string) => `<p>a<b>${text}</b> <i>${text}</i>c</p>`],
  ['inline code', (text: string) => `<p><code>${text}</code></p>`],
  ['a code block', (text: string) => `<pre>${text}</pre>`]
])('displays any text in %s unchanged', (_what, htmlOf) => {
  fc.assert(
    fc.property(hostileText, text => {
      const html = htmlOf(escapeMarkup(text))
      const rendered = markdownIt.render(write(html))
      const names = DomUtils.getElementsByTagName(() => true, parseDocument(rendered)).map(({ name }) => name)
      expect(names.filter(name => /^(?:script|img)$/.test(name))).toEqual([])
      expect(rendered).not.toMatch(/href="(?!\/x|https?:)/)
      expect(seen(shown(write(html)))).toBe(seen(DomUtils.textContent(parseDocument(html))))
    }),
    { numRuns: 300 }
  )
})

test('converts nested elements, tables and lists in linear time', () => {
  const deep = (name: string, count: number) =>
    `<${name}>`.repeat(count) + 'deep' + `</${name}>`.repeat(count)
  for (const name of ['div', 'span', 'blockquote', 'ul><li', 'b', 'details><summary'])
    expect(write(deep(name, 5000))).toContain('deep')
  const rows = '<tr><td>a | b</td><td><code>c</code></td></tr>'.repeat(30_000)
  const start = performance.now()
  expect(write(`<table>${rows}</table>`).split('\n')).toHaveLength(30_001)
  expect(performance.now() - start).toBeLessThan(20_000)
}, 60_000)
