import { expect, test } from '@jest/globals'
import { COMMENT_LIMIT, SUMMARY_LIMIT } from '../../../src/pull-request/comment/budget.ts'
import { renderReview } from '../../../src/pull-request/comment/markdown.ts'
import { consoleLines, fixableText } from '../../../src/pull-request/comment/review-texts.ts'
import { verdict } from '../../../src/pull-request/comment/verdict.ts'
import type { PageChange } from '../../../src/pull-request/comparison/changes/page-changes.ts'
import type { ReaderReview } from '../../../src/pull-request/comparison/review.ts'
import type { Fix, SourceEdit } from '../../../src/pull-request/edits/edit.ts'
import { withoutControls } from '../../../src/runtime/text/plain-text.ts'
import { diffWords, withContext } from '../../../src/pull-request/comparison/changes/word-diff.ts'
import { NO_CHANGE } from '../../support/small-docs.ts'

const page = (path: string, before: string, after: string, more: Partial<PageChange> = {}): PageChange => ({
  ...{ path, title: `Page ${path}`, file: `${path}.mdx`, through: [], what: [] },
  ...{ text: diffWords(before, after), ...more }
})
const finding = {
  ...{ kind: 'broken-link' as const, target: '/x', file: 'a b.mdx', line: 3, column: 1 },
  ...{ message: 'The link leads to /x.', isNew: true }
}
const REVIEW: ReaderReview = {
  settings: 'docs.json',
  redirects: { added: [], removed: [], changed: [] },
  pages: {
    added: [page('/new', '', 'one two')],
    changed: [
      page('/c', '1 2 3 4 5 6 7 8 9 b', '1 2 3 4 5 6 7 8 9 c', {
        through: ['s.mdx'],
        what: ['links', 'code']
      }),
      page('/same', '', '', { through: ['1', '2', '3', '4'], what: ['links'] })
    ],
    removed: [page('/gone', 'one', '')],
    moved: [page('/to', 'x', 'y', { from: '/from', what: ['links'] })]
  },
  navigation: [
    { kind: 'left', path: '/left', title: 'Left' },
    { kind: 'hidden', path: '/h', title: 'H' }
  ],
  vanished: [
    { address: '/gone', destination: '/near', entry: undefined },
    { address: '/lone', destination: undefined, entry: undefined },
    { address: '/old', destination: '/near', entry: { file: 'docs.json', line: 7, column: 1 } },
    { address: '/older', destination: undefined, entry: { file: 'docs.json', line: 8, column: 1 } }
  ].map(address => ({ ...address, earlier: undefined })),
  lostIds: [{ path: '/c', ids: ['one', 'two'] }],
  leftovers: { unusedImages: [], laggingTranslations: [] },
  unread: ['big.mdx'],
  findings: [
    finding,
    finding,
    { ...finding, message: 'The link leads to /x, too.' },
    { ...finding, suggestion: '/y', line: 9 },
    { ...finding, isNew: false, line: 1 },
    { ...finding, kind: 'removed-address' }
  ],
  hints: [{ file: 'h.mdx', line: 4, column: 7, text: 'Leave @this.' }],
  siteUrl: undefined,
  notCompared: undefined
}
const LINKS = {
  ...{ preview: 'https://p.example', live: 'https://l.example' },
  ...{ sources: 'https://g.example/blob/1' }
}

const NOWHERE = { preview: undefined, live: undefined, sources: undefined }

test('replaces zero-width characters in the comment, and escapes these characters in suggested redirects', () => {
  const hidden = 'a\u200bb\u{e0041}\u{e007f}c\ufeff\u2060'
  const vanished = [{ address: `/${hidden}`, destination: '/x', entry: undefined, earlier: undefined }]
  const comment = renderReview(
    { ...REVIEW, vanished, pages: { ...NO_CHANGE.pages, added: [page(`/${hidden}`, '', hidden)] } },
    LINKS
  )
  expect(comment).toContain('a\uFFFDb\uFFFD\uFFFDc \uFFFD')
  expect(comment).toContain(String.raw`{ "source": "/a\u200bb\udb40\udc41\udb40\udc7fc\ufeff\u2060"`)
  expect(comment).not.toMatch(/[\u200b\u2060\ufeff\u{e0041}\u{e007f}]/u)
  for (const shown of ['👩‍💻 ❤️‍🔥 1️⃣ 👍🏽', 'می\u200cخواهم', 'क्\u200dष', '葛\u{e0100}城'])
    expect(withoutControls(shown)).toBe(shown)
})

test('prints one line for each new finding and hint, and without a base for each finding', () => {
  const fresh = [
    'a b.mdx:3:1: broken-link The link leads to /x.',
    'a b.mdx:3:1: broken-link The link leads to /x, too.',
    'a b.mdx:9:1: broken-link The link leads to /x. Closest: /y.',
    'a b.mdx:3:1: removed-address The link leads to /x.'
  ]
  const hint = 'h.mdx:4:7: hint Leave @this.'
  expect(consoleLines(REVIEW)).toEqual([...fresh, hint])
  const old = 'a b.mdx:1:1: broken-link The link leads to /x.'
  const all = consoleLines({ ...REVIEW, notCompared: 'there is no base' })
  expect(all.toSorted()).toEqual([...fresh, hint, old].toSorted())
  const findings = [{ ...finding, file: 'x\n::error::y\u001b[31m.mdx' }]
  const [line = ''] = consoleLines({ ...REVIEW, findings, hints: [] })
  expect(line.includes('\n') || line.includes('\u001b')).toBe(false)
})

test('says how to list findings that the base also has', () => {
  const links = { ...NOWHERE, knownFindings: '`--base none` lists them' }
  expect(renderReview(REVIEW, links)).toContain('1 finding that the base also has (`--base none` lists them)')
})

test('lists redirects in one section, without effects of their text', () => {
  const source = '/<img src=x>`@team`'
  const redirects = {
    added: [{ source: '/new', destination: '/b' }],
    removed: [{ source, destination: '/c' }],
    changed: [{ source: '/moved', destination: '/d', from: '/e' }]
  }
  const text = renderReview({ ...REVIEW, redirects }, NOWHERE)
  const rows = text.split('\n').filter(line => /^- (?:added|removed|changed)/.test(line))
  expect(rows).toEqual([
    expect.stringMatching(/^- removed: <code>\/&#60;img.*<\/code> to <code>\/c<\/code>$/),
    '- changed: <code>/moved</code> to <code>/d</code>, before to <code>/e</code>',
    '- added: <code>/new</code> to <code>/b</code>'
  ])
  expect(text).not.toMatch(/<img|@team/)
})

test('lists each change only once', () => {
  expect(renderReview(REVIEW, LINKS))
    .toBe(`[Preview](https://p.example/) · The effect of changes in <code>big.mdx</code> is unknown · 1 finding that the base also has

| New finding | Where | Closest match |
| --- | --- | --- |
| The link leads to /x. | [a b.mdx:3](https://g.example/blob/1/a%20b.mdx?plain=1#L3) |  |
| The link leads to /x, too. | [a b.mdx:3](https://g.example/blob/1/a%20b.mdx?plain=1#L3) |  |
| The link leads to /x. | [a b.mdx:9](https://g.example/blob/1/a%20b.mdx?plain=1#L9) | <code>/y</code> |

**4 addresses removed without a working redirect.** Add to \`redirects\` in \`docs.json\`:

\`\`\`json
{ "source": "/gone", "destination": "/near" }
\`\`\`

Change these broken redirects:

- line 7 of <code>docs.json</code>: <code>/old</code> to <code>/near</code>
- line 8 of <code>docs.json</code>: <code>/older</code>

No similar page was found for:

- <code>/lone</code>

|  | Page | Words |  |
| --- | --- | --- | --- |
| Removed | [Page /gone](https://l.example/gone) <code>/gone</code> | −1 |  |
| Moved | [Page /to](https://p.example/to) <code>/to</code> | +1 −1 | from <code>/from</code> · [live](https://l.example/from) |
| Changed | [Page /c](https://p.example/c) <code>/c</code> | +1 −1 | through <code>s.mdx</code> · links, code · [live](https://l.example/c) |
| Changed | [Page /same](https://p.example/same) <code>/same</code> |  | through <code>1</code>, <code>2</code>, <code>3</code>, and 1 more · links · [live](https://l.example/same) |
| Added | [Page /new](https://p.example/new) <code>/new</code> | +2 |  |

**Pages no longer in the navigation**, but still available:

- <code>/left</code> Left

**Navigation:**

- /h is hidden

<details><summary>1 hint</summary>

- <code>h.mdx:4</code>: Leave &#64;<wbr>this.

</details>

<details><summary>2 anchors removed: links from other sites may break</summary>

- <code>/c</code>: <code>&#35;<wbr>one</code>, <code>&#35;<wbr>two</code>

</details>

<details><summary>Page /c <code>/c</code>: +1 −1</summary>

<p> … 2 3 4 5 6 7 8 9<del> b</del><ins> c</ins></p>

</details>

<details><summary>Page /to <code>/to</code>: +1 −1</summary>

<p><del>x</del><ins>y</ins></p>

</details>
`)
})

test('without a base, lists every finding; without a known site, writes addresses as text', () => {
  const vanished = REVIEW.vanished.slice(1, 2)
  const review = { ...NO_CHANGE, findings: REVIEW.findings, vanished, notCompared: 'no base' }
  expect(renderReview(review, NOWHERE)).toBe(`No finding is marked as new: no base · 1 finding in total

| Finding | Where | Closest match |
| --- | --- | --- |
| The link leads to /x. | a b.mdx:3 |  |
| The link leads to /x, too. | a b.mdx:3 |  |
| The link leads to /x. | a b.mdx:9 | <code>/y</code> |
| The link leads to /x. | a b.mdx:1 |  |
| The link leads to /x. | a b.mdx:3 |  |

**1 address removed without a working redirect.**

No similar page was found for:

- <code>/lone</code>
`)
  expect(verdict(review)).toBe('Documentation not compared with its base')
})

const edit = { file: 'a b.mdx', line: 3, column: 5, before: '/x', after: '/n' }
const fixOf = (own: SourceEdit): Fix => ({ kind: 'address', from: own.before, to: own.after, edit: own })
const fixed = { ...finding, fix: fixOf(edit) }

test('displays the fix for a finding, or the closest target if the finding has no fix', () => {
  const hostile = { ...edit, after: '/|<b>@name`' }
  const findings = [
    fixed,
    { ...fixed, line: 4, fix: fixOf(hostile) },
    { ...fixed, line: 5, fix: { ...fixOf(edit), kind: 'redirect' as const } },
    { ...finding, line: 6, suggestion: '/y' },
    { ...finding, line: 7, isNew: false }
  ]
  const text = renderReview({ ...NO_CHANGE, findings }, NOWHERE)
  expect(text).toContain(`**3 of 4 new findings can be fixed automatically.**

| New finding | Where | Fix |
| --- | --- | --- |
| The link leads to /x. | a b.mdx:3 | <code>/n</code> |
| The link leads to /x. | a b.mdx:4 | <code>/&#124;&#60;b&#62;&#64;<wbr>name&#96;</code> |
| The link leads to /x. | a b.mdx:5 | redirect to <code>/n</code> |
| The link leads to /x. | a b.mdx:6 | closest: <code>/y</code> |`)
})

test.each([
  ['', []],
  ['', [finding, { ...fixed, isNew: false }]],
  ['The new finding can be fixed automatically', [fixed]],
  ['All 2 new findings can be fixed automatically', [fixed, fixed]],
  ['1 of 3 new findings can be fixed automatically', [finding, fixed, finding]]
])('describes how many findings can be fixed: %j', (text, findings) => {
  expect(fixableText(findings)).toBe(text)
})

test.each([
  [{}, '**The new finding can be fixed automatically.**\n'],
  [{ howToFix: 'https://h.example' }, 'automatically.** ([how](https://h.example/))\n'],
  [
    { fixes: 'https://a.example' },
    'automatically.** Apply `fixes.patch` from [the artifact](https://a.example/).\n'
  ],
  [
    { fixes: 'https://a.example', howToFix: 'https://h.example', fixCommand: "npx x --base 'a```b' --fix" },
    "automatically.** Run in a clone ([how](https://h.example/)):\n\n````sh\nnpx x --base 'a```b' --fix\n````\n\nOr apply `fixes.patch` from [the artifact](https://a.example/).\n"
  ]
])('with %j, explains how to fix findings', (links, text) => {
  expect(renderReview({ ...NO_CHANGE, findings: [fixed] }, { ...NOWHERE, ...links })).toContain(text)
})

test.each([
  ['No page changes. No new problems', {}],
  ['1 changed file cannot be read. Not checked for problems', { isUnchecked: true, unread: ['a'] }],
  ['No page changes. The navigation changes. No new problems', { navigation: REVIEW.navigation.slice(1) }],
  [
    '1 page added, 1 removed, 1 moved, 2 changed. 1 changed file cannot be read. 1 page no longer in the navigation. New: 4 broken links, 1 removed address',
    REVIEW
  ]
])('writes the verdict %j', (text, review) => {
  expect(verdict({ ...NO_CHANGE, ...review })).toBe(text)
})

const many = (length: number, size = 1) =>
  Array.from({ length }, (_, at) => page(`/${at}`, '', '', { title: 'x'.repeat(size) }))

test('leaves out no row of the summary below 1 MiB, and counts the rest', () => {
  const summaryOf = (length: number, title = 'x') => {
    const added = many(length).map(each => ({ ...each, title }))
    return renderReview({ ...REVIEW, pages: { ...NO_CHANGE.pages, added } }, NOWHERE, SUMMARY_LIMIT)
  }
  const rowsIn = (text: string) => text.match(/^\| Added/gm)?.length
  expect(rowsIn(summaryOf(20_000))).toBe(20_000)
  for (const title of ['x', '漢'.repeat(100)]) {
    const text = summaryOf(60_000, title)
    expect(Buffer.byteLength(text)).toBeLessThan(2 ** 20)
    expect(Buffer.byteLength(text)).toBeGreaterThan(950_000)
    const [, rest = ''] = /… and ([\d,]+) more in <code>changes.json<\/code>/.exec(text) ?? []
    expect((rowsIn(text) ?? 0) + Number(rest.replaceAll(',', ''))).toBe(60_000)
  }
})

test('does not hide findings and removed addresses behind other lists', () => {
  const findings = Array.from({ length: 43 }, (_, at) => ({ ...finding, line: at + 1 }))
  const vanished = many(90).map(({ path }) => ({
    address: path,
    destination: '/x',
    entry: undefined,
    earlier: undefined
  }))
  const pages = { ...NO_CHANGE.pages, added: many(500, 90), removed: many(2, 90), changed: many(10, 90) }
  const navigation = many(1000).map(({ path, title }) => ({ kind: 'left' as const, path, title }))
  const text = renderReview({ ...REVIEW, findings, vanished, pages, navigation }, NOWHERE)
  expect(text.length).toBeLessThan(60_000)
  expect(text.match(/^\| The link leads/gm)).toHaveLength(43)
  expect(text.match(/"source"/g)).toHaveLength(90)
  const kinds = Array.from(text.matchAll(/^\| (Removed|Changed|Added)/gm), ([, kind]) => kind)
  expect([...new Set(kinds)]).toEqual(['Removed', 'Changed', 'Added'])
  expect(kinds.length).toBeGreaterThan(50)
  expect(text).toContain(`… and ${512 - kinds.length} more in the job summary.`)
  expect(text).toContain('2 anchors removed')
  const titles = [
    '| New finding',
    '**90 addresses removed',
    '|  | Page',
    '**Pages no longer in the navigation'
  ]
  const places = titles.map(title => text.indexOf(title))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test('limits changed text to the available space', () => {
  const edited = Array.from({ length: 3 }, (_, at) => page(`/${at}`, 'a', 'b'))
  const changed = { ...NO_CHANGE, pages: { ...NO_CHANGE.pages, changed: edited } }
  const whole = renderReview(changed, NOWHERE)
  const start = whole.slice(0, whole.lastIndexOf('<details>') - 2)
  const ending = '\n\nThe changed text on the other pages is in the job summary.'
  const max = whole.length - 1 + ending.length
  expect(renderReview(changed, NOWHERE, { ...COMMENT_LIMIT, max })).toBe(whole)
  expect(renderReview(changed, NOWHERE, { ...COMMENT_LIMIT, max: max - 1 })).toBe(`${start}${ending}\n`)
})

test('limits the table rows to the available space', () => {
  const pages = { ...NO_CHANGE.pages, added: [page('/a', '', ''), page('/b', '', ''), page('/c', '', '')] }
  const rowsIn = (maxSections = 1000) =>
    renderReview({ ...NO_CHANGE, pages }, NOWHERE, { ...COMMENT_LIMIT, maxSections }).match(
      /^\| Added.*\n/gm
    ) ?? []
  const [one = '', two = ''] = rowsIn()
  const spaces = [one.length - 1, one.length, one.length + two.length - 1, one.length + two.length]
  expect(spaces.map(space => rowsIn(space).length)).toEqual([0, 1, 1, 2])
})

test.each([
  ['a b c', 'a x c', 'a - b + x  c'],
  ['one\ntwo\nthree', 'one\nthree', 'one\n -two\n three'],
  ['one\ntwo', 'one', 'one -\ntwo'],
  ['one', 'one\ntwo', 'one +\ntwo'],
  ['one\ntwo\n', 'one\n', 'one\n -two\n'],
  ['It is not. Ask us.', 'Ask us.', '-It is not.  Ask us.'],
  ['Ask us.', 'It is not. Ask us.', '+It is not.  Ask us.'],
  ['a b\nc d', 'c a b\nd', '+c  a b\n -c  d'],
  ['one\ntwo', 'one two', 'one -\n  two']
])('compares %j with %j and returns the difference %j', (before, after, expected) => {
  const signs = { same: '', added: '+', removed: '-' }
  const { parts } = diffWords(before, after)
  expect(parts.map(({ kind, text }) => signs[kind] + text).join(' ')).toBe(expected)
})

test('returns a difference of more than 500 words as one replacement, and counts the words', () => {
  const words = (name: string, length: number) => Array.from({ length }, (_, at) => `${name}${at}`).join(' ')
  const [before, after] = [words('a', 300), words('b', 301)]
  const parts = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after }
  ]
  expect(diffWords(before, after)).toEqual({ parts, wordsAdded: 301, wordsRemoved: 300 })
})

test('displays a few unchanged words around each change', () => {
  const context = (before: string, after: string) =>
    withContext(diffWords(before, after).parts, 2)
      .map(({ text }) => text)
      .join('|')
  expect(context('1 2 3 x 4 5 6 7 y 8 9 0', '1 2 3 X 4 5 6 7 Y Y Y Y Y 8 9 0')).toBe(
    ' … 2 3| x| X| 4 5 6 7| y| Y Y Y Y Y| 8 9 … '
  )
})

test('lists equal findings at several places of a line, and one row for the links of a page to other versions', () => {
  const twice = [finding, { ...finding, column: 30 }]
  const other = { ...finding, kind: 'other-version' as const, file: 'v.mdx', message: 'It leaves.' }
  const findings = [...twice, ...[4, 5, 6].map(line => ({ ...other, line }))]
  const text = renderReview({ ...REVIEW, findings, hints: [] }, NOWHERE)
  expect(text).toContain('a b.mdx:<wbr>3:30')
  expect(text.match(/v\.mdx/g)).toHaveLength(1)
  expect(text).toContain('3 links to other versions or languages. It leaves.')
  expect(consoleLines({ ...REVIEW, findings, hints: [] })).toHaveLength(5)
})
