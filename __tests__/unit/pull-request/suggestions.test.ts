import { expect, test } from '@jest/globals'
import { blobId } from '../../../src/versions/compare-files.ts'
import { shownLines } from '../../../src/pull-request/comment/hunks.ts'
import { bodiesOf, markerIn, suggestionsIn } from '../../../src/pull-request/comment/suggestions.ts'
import type { SourceEdit } from '../../../src/pull-request/edits/edit.ts'

test('returns the added and unchanged lines of each hunk by their numbers in the new version', () => {
  const patch = [
    '@@ -1,3 +1,3 @@',
    ' first',
    '-old',
    '+new\r',
    ' third',
    '@@ -10,2 +10 @@ heading',
    '-gone',
    '+@@ -1 +99 @@',
    String.raw`\ No newline at end of file`
  ].join('\n')
  expect([...shownLines(patch)]).toEqual([
    [1, 'first'],
    [2, 'new'],
    [3, 'third'],
    [10, '@@ -1 +99 @@']
  ])
})

test.each(['', 'Binary files differ', '@@ -1 +x @@\n+line', '@@ -1,2 +0,0 @@\n-a\n-b'])(
  'returns no lines for the patch %j',
  patch => {
    expect(shownLines(patch).size).toBe(0)
  }
)

const edit = (line: number, column: number, before: string, after: string): SourceEdit => ({
  ...{ file: 'a.mdx', line, column },
  ...{ before, after }
})
const fixOf = (own: SourceEdit) => ({
  ...{ kind: 'address' as const, from: own.before, to: own.after },
  ...{ edit: own, message: '' }
})
const SHA1 = '0'.repeat(40)
const LINE = '[one](/old) and [two](/old#x)'
const BOTH = [edit(2, 23, '/old#x', '/new#y'), edit(2, 7, '/old', '/new')]

const suggest = (head: string, edits: readonly SourceEdit[], checkedOut = head, shown = head) => {
  const lines = new Map(shown.split('\n').map((line, at) => [at + 1, line.replace(/\r$/, '')]))
  const versions = { content: Buffer.from(checkedOut), sha: blobId(Buffer.from(head), SHA1), lines }
  return suggestionsIn(versions, edits.map(fixOf)).map(({ line, after }) => [line, after])
}

test('combines several edits to one line into one suggestion with the whole new line', () => {
  expect(suggest(`a\n${LINE}\nb`, BOTH)).toEqual([[2, '[one](/new) and [two](/new#y)']])
})

test('removes carriage returns from a suggestion regardless of the line endings in the head and the checkout', () => {
  const expected = [[2, '[one](/new) and [two](/new#y)']]
  expect(suggest(`a\r\n${LINE}\r\nb`, BOTH)).toEqual(expected)
  expect(suggest(`a\r\n${LINE}\r\nb`, BOTH, `a\n${LINE}\nb`)).toEqual(expected)
})

test('includes inserted lines in the suggestion', () => {
  const insert = edit(2, 4, '', ',\n  {\n  }')
  expect(suggest('[\n  }\n]', [insert])).toEqual([[2, '  },\n  {\n  }']])
  expect(suggest('[\r\n  }\r\n]', [insert])).toEqual([[2, '  },\n  {\n  }']])
})

test.each([
  ['the line differs between the checkout and the head', `${LINE}\na\nb`, `a\n${LINE}\nb`, undefined],
  ['the line differs between the checkout and the diff', `a\n${LINE}\nb`, undefined, 'a\nb\nc'],
  ['the diff does not contain the line', `a\n${LINE}\nb`, undefined, 'a'],
  ['the line has a byte order mark', `a\n${LINE}\uFEFF\nb`, undefined, undefined],
  ['the line is not UTF-8', `a\n${LINE}\uFFFD\nb`, undefined, undefined],
  ['the line contains a carriage return', `a\n${LINE}\r.\nb`, undefined, undefined]
])('suggests no edit if %s', (_, head, checkedOut, shown) => {
  expect(suggest(head, BOTH, checkedOut, shown)).toEqual([])
})

test('suggests an insertion only if the whole file, not just the line, is the same in the checkout and the head', () => {
  const insert = edit(2, 4, '', ',\n  {}')
  expect(suggest('[\n  }\n]', [insert], '[\n  }\n]')).toHaveLength(1)
  expect(suggest('{\n  }\n]', [insert], '[\n  }\n]')).toEqual([])
})

const body = (before: string, after: string, messages: string[] = []) =>
  bodiesOf([{ file: 'a.mdx', line: 3, before, after, messages }])[0]?.body ?? ''

test.each([
  ['plain', '```'],
  ['`one` and ```three```', '````'],
  ['`````', '``````']
])('for the line %j, uses the fence %j, which the line cannot close', (line, fence) => {
  expect(body('old', line).split('\n').slice(1)).toEqual([`${fence}suggestion`, line, fence])
})

test('computes a marker from the file, the old line and the new line, but not from the line number', () => {
  const markerOf = (before: string, after: string, line = 1, file = 'a') =>
    bodiesOf([{ file, line, before, after, messages: [] }])[0]?.marker
  const first = markerOf('old', 'new')
  expect(markerOf('old', 'new', 9)).toEqual(first)
  expect(markerOf('old', 'newer')?.whole).not.toBe(first?.whole)
  expect(markerOf('old', 'newer')?.line).toBe(first?.line)
  expect(markerOf('older', 'new')?.line).not.toBe(first?.line)
  expect(markerOf('old', 'new', 1, 'b')?.line).not.toBe(first?.line)
})

test('reads a marker only from the start of a comment', () => {
  const text = body('old', 'new')
  expect(markerIn(text)).toEqual(
    bodiesOf([{ file: 'a.mdx', line: 1, before: 'old', after: 'new', messages: [] }])[0]?.marker
  )
  expect(markerIn(text.replaceAll('\n', '\r\n'))).toEqual(markerIn(text))
  expect(markerIn(`> ${text}`)).toBeUndefined()
  expect(markerIn(`x\n${text}`)).toBeUndefined()
})

test('escapes messages in the comment, and puts the replacement line unchanged in a code block', () => {
  const hostile = 'x --> @name <img src=x> ```suggestion'
  const lines = body(hostile, hostile.replace('x', 'y'), [hostile, 'b', 'c', 'd', hostile]).split('\n')
  expect(lines[0]).toMatch(/^<!-- static-docs-export suggestion [0-9a-f]{32} [0-9a-f]{32} -->$/)
  expect(lines[1]).not.toMatch(/@name|<img|-->|`/)
  expect(lines[1]).toMatch(/<br>b<br>c<br>and 1 more$/)
  expect(lines.slice(2)).toEqual(['', '````suggestion', hostile.replace('x', 'y'), '````'])
})
