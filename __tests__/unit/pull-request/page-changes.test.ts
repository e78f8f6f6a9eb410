import { expect, test } from '@jest/globals'
import { nearness, pairPages } from '../../../src/versions/pages/moved-pages.ts'
import { SuggestedPages } from '../../../src/pull-request/comparison/suggested-pages.ts'
import { comparePages } from '../../../src/pull-request/comparison/changes/page-changes.ts'
import type { Docs, DocsPage } from '../../../src/sources/docs.ts'

const page = (path: string, more: Partial<DocsPage> = {}): DocsPage => ({
  ...{ path, address: `/${path}`, title: path, file: `${path}.mdx`, digest: path, text: path, front: {} },
  ...{ hidden: false, isValid: true, hasUnknownIds: false, code: '', look: '', lineKinds: '' },
  ...{ ids: [], references: [], includes: [], ...more }
})
const docs = (pages: DocsPage[], more: Partial<Docs> = {}) =>
  ({ pages, navigation: [], hasSettings: true, unreadable: new Set(), ...more }) as unknown as Docs
const words = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `w${from + at}`).join(' ')
const generated = page('api', { digest: undefined, file: 'openapi.json' })

test.each([
  ['with the same name', [page('a')], [page('a')], 'a>a'],
  ['at the same address', [page('g/index', { address: '/g' })], [page('g')], 'g/index>g'],
  ['with the same bytes', [page('a', { digest: '1' })], [page('b', { digest: '1' })], 'a>b'],
  ['without a digest', [generated], [page('b', { digest: undefined })], '+b -api'],
  [
    'with the same bytes and similar names',
    ['a/x', 'b/y'].map(path => page(path, { digest: '1' })),
    ['c/y', 'd/x'].map(path => page(path, { digest: '1' })),
    'a/x>d/x b/y>c/y'
  ],
  ['with 70% equal words', [page('a', { text: words(0, 10) })], [page('b', { text: words(3, 13) })], 'a>b'],
  ['with 60% equal words', [page('a', { text: words(0, 10) })], [page('b', { text: words(4, 14) })], '+b -a'],
  ['with five words', [page('a', { text: words(0, 5) })], [page('b', { text: words(0, 5) })], 'a>b'],
  ['with four words', [page('a', { text: words(0, 4) })], [page('b', { text: words(0, 4) })], '+b -a'],
  ['with repeated words', [page('a', { text: 'x x x x x' })], [page('b', { text: 'x y y y y' })], '+b -a'],
  [
    'of which two are similar to the same page',
    ['n/a', 'n/c'].map(path => page(path, { text: words(0, 10) })),
    [page('o/c', { text: words(0, 10) })],
    'n/c>o/c -n/a'
  ],
  [
    'with similar names and almost as many shared words as another page',
    [page('n/a', { text: words(0, 20) })],
    [page('o/b', { text: words(0, 20) }), page('o/a', { text: words(0, 19) })],
    'n/a>o/a +o/b'
  ],
  [
    'with similar names but far fewer shared words than another page',
    [page('n/a', { text: words(0, 20) })],
    [page('o/b', { text: words(0, 20) }), page('o/a', { text: words(0, 15) })],
    'n/a>o/b +o/a'
  ]
])('decides whether to pair pages %s', (_, before, after, expected) => {
  const { pairs, added, removed } = pairPages(docs(before), docs(after))
  const found = [
    ...pairs.map(pair => `${pair.before.path}>${pair.after.path}`).sort(),
    ...added.map(({ path }) => `+${path}`),
    ...removed.map(({ path }) => `-${path}`)
  ]
  expect(found.join(' ')).toBe(expected)
})

test.each([
  ['that keep their names and share a template', 3000, 'b/part/', words(0, 90)],
  ['with new names', 3000, 'b/x', ''],
  ['with new names and a template', 40, 'b/x', words(0, 90)]
])(
  'recognizes moved pages %s (%i pages)',
  (_, length, to, template) => {
    const pagesOf = (folder: string, more = '') =>
      Array.from({ length }, (_, at) =>
        page(`${folder}${at}`, { title: '-', text: `${template} ${words(10 * at, 10 * at + 30)}${more}` })
      )
    const started = process.cpuUsage()
    const { pairs } = pairPages(docs(pagesOf('a/part/')), docs(pagesOf(to, ' more')))
    const wrong = pairs.filter(
      ({ before, after }) => /\d+$/.exec(before.path)?.[0] !== /\d+$/.exec(after.path)?.[0]
    )
    expect([pairs.length, wrong]).toEqual([length, []])
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(20_000)
  },
  60_000
)

test.each([
  [{ hasSettings: false }, 0],
  [{ unreadable: new Set(['openapi.json']) }, 0],
  [{}, 1]
])('with %p in the other version, lists %i generated pages as removed or added', (more, count) => {
  const other = docs([], more)
  expect(pairPages(docs([generated]), other).removed).toHaveLength(count)
  expect(pairPages(other, docs([generated])).added).toHaveLength(count)
})

test.each([
  ['a', 'a', 1],
  ['a/b', 'a/b', 1],
  ['a/b', 'a/c', 0.25],
  ['a/b', 'c/b', 0.75],
  ['a', 'b', 0],
  ['a/b/c', 'c', 2 / 3]
])('rates the similarity of the names %s and %s as %d', (a, b, value) => {
  expect(nearness({ path: a }, { path: b })).toBeCloseTo(value)
})

const reference = { kind: 'link' as const, target: '/x', place: { file: undefined, line: 1, column: 1 } }

test.each<[Partial<DocsPage>, string[] | undefined, string[]]>([
  [{}, undefined, []],
  [{ title: 'B' }, [], []],
  [{ text: 'b' }, [], []],
  [{ references: [reference] }, ['links'], []],
  [{ ids: [{ id: 'x', place: reference.place }] }, ['anchors'], []],
  [{ code: 'x', look: 'y' }, ['code', 'components'], []],
  [{ front: { icon: 'x', description: 'y', order: '1' } }, ['description', 'icon'], []],
  [{ front: { keywords: 'x' } }, undefined, []],
  [{ includes: ['s.mdx'] }, undefined, []],
  [{ includes: ['i.png', 's.mdx', 'same.png'] }, [], ['d/i.png', 'd/s.mdx']],
  [{ isValid: false }, undefined, []],
  [{ isValid: false, file: 's.mdx', text: 'b' }, ['a file that is not parsed'], []]
])('describes the changes to a page with %j', (more, what, through) => {
  const pairs = [{ before: page('a'), after: page('a', more) }]
  const { changed, ...others } = comparePages(
    { pairs, added: [], removed: [], similar: [] },
    new Set(['s.mdx', 'i.png']),
    { prefix: 'd/' }
  )
  expect(changed.map(change => [change.what, change.through])).toEqual(
    what === undefined ? [] : [[what, through]]
  )
  const isText = more.isValid !== false && more.text !== undefined
  expect(changed.map(({ text }) => [text.wordsAdded, text.wordsRemoved])).toEqual(
    changed.map(() => (isText ? [1, 1] : [0, 0]))
  )
  expect(changed.map(({ file }) => file)).toEqual(changed.map(() => `d/${more.file ?? 'a.mdx'}`))
  expect(others).toEqual({ added: [], removed: [], moved: [] })
})

test('sorts moved, added and removed pages, and counts the added and removed words on each page', () => {
  const moved = (path: string) => ({ before: page(`old/${path}`), after: page(path, { text: 'x' }) })
  const unread = { before: page('u', { isValid: false }), after: page('v') }
  const pairs = [moved('m'), moved('l'), unread, { before: page('g', { address: '/g/' }), after: page('g') }]
  const changes = comparePages(
    {
      pairs,
      added: [page('z'), page('y', { text: '' })],
      removed: [page('r', { text: 'a b' })],
      similar: []
    },
    new Set(),
    { prefix: '' }
  )
  const shown = Object.entries(changes).flatMap(([kind, pages]) =>
    pages.map(({ path, from, text }) => [kind, from, path, text.wordsAdded, text.wordsRemoved].join(' '))
  )
  expect(shown).toEqual([
    ...['added  /y 0 0', 'added  /z 1 0', 'removed  /r 0 2'],
    ...['moved /old/l /l 1 1', 'moved /old/m /m 1 1', 'moved /u /v 0 0']
  ])
})

const NO_PAIRS = { pairs: [], added: [], removed: [], similar: [] }

const suggestion = (gone: DocsPage, pages: DocsPage[], added: DocsPage[] = []) =>
  new SuggestedPages(docs([gone]), docs(pages, { variants: ['fr', 'v2'] }), { ...NO_PAIRS, added })
    .findAll([gone], [])
    .get(gone)?.path

test.each([
  ['half of its words', words(0, 90), [words(45, 90)], 'p0'],
  ['less than half of its words', words(0, 90), [words(46, 90)], undefined],
  ['most of its words', words(0, 90), [words(0, 60), words(0, 80)], 'p1'],
  ['the same words and a similar name', words(0, 90), [words(0, 80), words(0, 80), words(0, 80)], 'near/x'],
  ['40 distinct words', words(0, 40), [words(0, 40)], 'p0'],
  ['39 distinct words', words(0, 39), [words(0, 39)], undefined],
  ['words that five pages have', words(0, 90), Array.from({ length: 5 }, () => words(0, 90)), 'p0'],
  ['words that six pages have', words(0, 90), Array.from({ length: 6 }, () => words(0, 90)), undefined],
  ['repeated words', 'a '.repeat(90), ['a b c d'], undefined]
])('for a removed page, decides whether to suggest a page with %s', (_, text, texts, expected) => {
  const pages = texts.map((each, at) =>
    page(at === 2 && texts.length === 3 ? 'near/x' : `p${at}`, { title: '-', text: each })
  )
  expect(suggestion(page('old/x', { title: '-', text }), pages)).toBe(expected)
})

test.each([
  ['a changelog', { path: 'changelog', text: words(0, 90) }, undefined],
  ['release notes', { path: 'x', title: 'Release notes', text: words(0, 90) }, undefined],
  ['a page with a feed', { path: 'x', hasFeed: true, text: words(0, 90) }, undefined],
  ['a page about another subject', { path: 'x', text: `${words(0, 90)} x` }, undefined],
  ['a page with the same name and most of the words', { path: 'b/old', text: words(0, 60) }, 'b/old'],
  ['the page in another language', { path: 'fr/a/old', text: words(0, 90) }, undefined],
  ['a page with the same name but other words', { path: 'b/old', text: words(100, 145) }, undefined],
  ['the page in another version', { path: 'v3.0-beta/a/old', text: 'v3' }, 'v3.0-beta/a/old']
])('decides whether to suggest %s', (_, { path, ...more }, expected) => {
  const gone = page('v2/a/old', { title: '-', text: `${words(0, 90)} old v2` })
  expect(suggestion(gone, [page(path, { title: '-', ...more })])).toBe(expected)
})

test('among pages with the same name, prefers the added page', () => {
  const pages = ['v1/a', 'v3/a', 'v2/a'].map(path => page(path))
  expect(suggestion(page('v0/a'), pages, pages.slice(1, 2))).toBe('v3/a')
})

test('suggests each page for only one removed page and its other versions', () => {
  const text = words(0, 90)
  const gone = [['v1/b', `${words(0, 60)} z`] as const, ['v1/x', text] as const, ['v2/x', text] as const]
  const pages = gone.map(([path, own]) => page(path, { title: '-', text: own }))
  const to = page('c', { title: '-', text })
  const suggested = new SuggestedPages(docs(pages), docs([to], { variants: [] }), NO_PAIRS)
  const found = suggested.findAll(pages, [])
  expect(Array.from(found, ([{ path }]) => path)).toEqual(['v1/x', 'v2/x'])
  expect(suggested.findAll(pages, [to])).toEqual(new Map())
})
