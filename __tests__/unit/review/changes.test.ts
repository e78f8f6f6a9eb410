import { expect, test } from '@jest/globals'
import { changesText, compareManifests, hasChanged, parseChanges } from '../../../src/review/changes.ts'
import type { ManifestFile } from '../../../src/site/records/manifest.ts'

function file(path: string, sha256: string, content?: string): ManifestFile {
  return { path, size: 1, sha256, ...(content === undefined ? {} : { content }) }
}

const previous = [
  file('a.html', '1', 'x'),
  file('b.html', '1', 'x'),
  file('c.html', '1', 'x'),
  file('x.js', '1'),
  file('y.js', '1')
]
const current = [
  file('d.html', '1', 'x'),
  file('b.html', '2', 'x'),
  file('a.html', '2', 'y'),
  file('x.js', '2'),
  file('z.js', '1')
]

test('lists a page whose bytes changed, but whose content did not, as rebuilt and not as changed', () => {
  expect(compareManifests(previous, current)).toEqual({
    first: false,
    added: ['d.html'],
    changed: ['a.html'],
    rebuilt: ['b.html'],
    removed: ['c.html'],
    previous: new Map([
      ['b.html', '1'],
      ['a.html', '1']
    ]),
    removedData: [],
    files: { added: 1, changed: 1, removed: 1 }
  })
})

test('compares pages by bytes if one of the exports has no content digests', () => {
  const unchecked = (files: ManifestFile[]) => files.map(({ path, sha256 }) => file(path, sha256))
  for (const now of [current, unchecked(current)])
    expect(compareManifests(unchecked(previous), now)).toMatchObject({
      changed: ['a.html', 'b.html'],
      rebuilt: []
    })
})

test('compares pages by address, for example `a.html` with `a/index.html`', () => {
  const before = [
    'index.html',
    'index/index.html',
    'a/index.html',
    'b/index.html',
    'c/index/index.html',
    'd/index.html',
    'd/index/index.html',
    'e/index.html'
  ]
  const alias = { ...file('a/index.html', '7'), redirect: '/a' }
  const now = [
    alias,
    ...['index.html', 'a.html', 'b.html', 'c.html', 'd.html', 'd/index.html', 'f.html'].map(path =>
      file(path, '1')
    )
  ]
  const changed = now.map(each => (each.path === 'b.html' ? file('b.html', '2') : each))
  const compared = compareManifests(
    before.map(path => file(path, '1')),
    changed
  )
  expect(compared).toMatchObject({ added: ['f.html'], changed: ['b.html'], removed: ['e/index.html'] })
  expect(compared).toMatchObject({ previous: new Map([['b.html', '1']]), files: { added: 1, removed: 0 } })
  expect(compareManifests([file('a.html', '1')], [file('a/index.html', '1')])).toMatchObject({
    added: [],
    removed: []
  })
})

test('reports a change for a first export, but not for a later export with only rebuilt pages', () => {
  expect(hasChanged(compareManifests(undefined, current))).toBe(true)
  expect(hasChanged(compareManifests([file('a.html', '1', 'x')], [file('a.html', '2', 'x')]))).toBe(false)
  expect(hasChanged(compareManifests([file('a.html', '1', 'x')], []))).toBe(true)
})

test('writes the same text regardless of the file order', () => {
  const text = changesText(compareManifests(previous, current))
  expect(changesText(compareManifests(previous.toReversed(), current.toReversed()))).toBe(text)
  expect(JSON.parse(text)).toMatchObject({ version: 1, first: false })
})

test('parses serialized changes', () => {
  const [one, two] = ['1'.repeat(64), '2'.repeat(64)]
  const changes = compareManifests(
    [file('__proto__', one), file('a.html', one, 'x'), file('b.html', one, 'x')],
    [file('a.html', two, 'y'), file('b.html', two, 'x'), file('c.html', two, 'x')]
  )
  expect(parseChanges(changesText(changes))).toEqual(changes)
})

test.each([
  ['invalid JSON', '{', /^it is not JSON/],
  ['a path outside of the site', { added: ['../x.html'] }, /^`added\[0\]` is not a path inside the site/],
  ['a control character', { removed: ['a\u0000.html'] }, /^`removed\[0\]` is not a path/],
  ['an invalid digest', { previous: { 'a.html': 'x' } }, /^`previous.a.html` is not a SHA-256 digest/],
  ['page data outside of the site', { removedData: ['/x.txt'] }, /^`removedData\[0\]` is not a path/],
  ['an unsupported version', { version: 2 }, /^`version` /],
  ['a number instead of a list', { changed: 7 }, /^`changed` /]
])('rejects changes with %s', (_, wrong, reason) => {
  const right = JSON.parse(changesText(compareManifests([], []))) as object
  const text = typeof wrong === 'string' ? wrong : JSON.stringify({ ...right, ...wrong })
  expect(parseChanges(text)).toMatchObject({ kind: 'damaged', message: expect.stringMatching(reason) })
})

const redirect = { ...file('old.html', '2'), redirect: '/new' }

test('does not list error pages or redirects as pages', () => {
  const errors = ['404.html', 'v1/404.html', '404/index.html', '_not-found.html', '_not-found/index.html']
  const files = [...errors.map(path => file(path, '1')), redirect]
  expect(compareManifests([], files)).toMatchObject({ added: [], files: { added: 6 } })
})

test('lists a page that becomes a redirect as removed, and a redirect that becomes a page as added', () => {
  const page = file('old.html', '1', 'x')
  const none = { changed: [], rebuilt: [], previous: new Map() }
  expect(compareManifests([page], [redirect])).toMatchObject({ ...none, added: [], removed: ['old.html'] })
  expect(compareManifests([redirect], [page])).toMatchObject({ ...none, added: ['old.html'], removed: [] })
})

test('lists removed page data, and does not count page data as files', () => {
  const next = [file('_next/static/x.js', '1'), file('a.html', '1', 'x')]
  const before = [...next, file('a.txt', '1'), file('b.html', '1', 'x'), file('b.txt', '1')]
  const withoutData = [...next, file('b.html', '1', 'x'), file('download.txt', '1')]
  expect(compareManifests(before, [...next, file('a.txt', '2')])).toMatchObject({
    changed: [],
    removed: ['b.html'],
    removedData: ['b.txt'],
    files: { added: 0, changed: 0, removed: 0 }
  })
  expect(compareManifests(before, withoutData)).toMatchObject({
    removed: [],
    removedData: ['a.txt', 'b.txt'],
    files: { added: 1, changed: 0, removed: 0 }
  })
})

test('lists every page of a first export as added', () => {
  expect(compareManifests(undefined, current)).toMatchObject({
    first: true,
    added: ['a.html', 'b.html', 'd.html'],
    files: { added: 2 }
  })
})
