import { expect, test } from '@jest/globals'
import { editableFiles, isEditable } from '../../../src/pull-request/commit/editable.ts'
import { REPLIES } from '../../../src/pull-request/commit/replies.ts'
import { filesOf } from '../../../stress/pull-requests/seeded-changes.ts'

const FILES = new Map([
  ['docs.json', '{"redirects": {"$ref": "./parts/redirects.json"}, "theme": "mint"}'],
  ['parts/redirects.json', '{"$ref": "../more.json"}'],
  ['more.json', '[{"$ref": "../../outside.json"}, {"$ref": "docs.json"}, {"$ref": 1}]'],
  ['openapi.json', '{}'],
  ['mint.json', '{}'],
  ['index.mdx', ''],
  ['guides/a.md', ''],
  ['script.js', ''],
  ['.github/workflows/x.md', ''],
  ['a/.hidden/b.mdx', ''],
  ['node_modules/c.mdx', '']
])

test('a commit may change pages and settings that the review read, and nothing else', async () => {
  const editable = await editableFiles(filesOf(FILES), '')
  const allowed = [...FILES.keys()].filter(path => isEditable(path, editable))
  expect(allowed).toEqual(['docs.json', 'parts/redirects.json', 'more.json', 'index.mdx', 'guides/a.md'])
})

test.each([
  '../index.mdx',
  'guides/../index.mdx',
  './index.mdx',
  '/index.mdx',
  'guides//a.md',
  'new.mdx',
  ''
])('a commit may not change %j, which the review did not read', async path => {
  expect(isEditable(path, await editableFiles(filesOf(FILES), ''))).toBe(false)
})

test('a commit changes nothing outside of the folder of the documentation, or in one that is hidden', async () => {
  const inDocs = await editableFiles(filesOf(FILES), 'docs/')
  const paths = [
    'docs/index.mdx',
    'index.mdx',
    'docsindex.mdx',
    'other/index.mdx',
    'docs/.github/workflows/x.md'
  ]
  expect(paths.filter(path => isEditable(path, inDocs))).toEqual(['docs/index.mdx'])
  const hidden = await editableFiles(filesOf(FILES), '.github/')
  expect(isEditable('.github/index.mdx', hidden)).toBe(false)
})

test('settings that cannot be read refer to nothing', async () => {
  const files = filesOf(
    new Map([
      ['docs.json', '{"$ref": "./a.json"'],
      ['a.json', '']
    ])
  )
  expect([...(await editableFiles(files, '')).settings]).toEqual(['docs.json'])
})

test('the fence of a patch is longer than any run of backticks in it', () => {
  const plan = { fixed: 1, leftOut: [] }
  expect(REPLIES.fork('a', plan)).toMatch(/\n\n```diff\na\n```$/)
  expect(REPLIES.fork('a ```` b\n`````\n', plan)).toMatch(/\n\n``````diff\na ```` b\n`````\n``````$/)
})

test('names of files have no effect in a reply', () => {
  const text = REPLIES.allLeftOut(['@team/a.mdx', '<img src=x>.mdx', '`#1`.md\n# b'])
  expect(text).not.toMatch(/@team|<img|\n|#1/)
})

test.each(['<', '@', '#', '\u{1F600}', ':a:', '//'])(
  'a reply with many long names of %j is one that GitHub accepts',
  part => {
    const leftOut = Array.from({ length: 30 }, (_, at) => `${at}${part.repeat(3000)}.mdx`)
    const plan = { fixed: 1, leftOut }
    const replies = [
      REPLIES.allLeftOut(leftOut),
      REPLIES.partly(plan),
      ...[20, 30_000, 59_000, 200_000].map(length => REPLIES.fork('`a'.repeat(length / 2), plan))
    ]
    expect(replies.filter(({ length }) => length >= 60_000)).toEqual([])
    expect(replies.filter(text => text.includes('and 10 more'))).toHaveLength(replies.length)
  }
)

test('a patch with backticks only is in no reply that GitHub does not accept', () => {
  expect(REPLIES.fork('`'.repeat(59_000), { fixed: 1, leftOut: [] })).toContain('is too long')
  const withCarriageReturn = REPLIES.fork('-a\r\n+b\r\n', { fixed: 1, leftOut: [] })
  expect(withCarriageReturn).toContain('has line ends that a comment does not keep')
  expect(withCarriageReturn).not.toContain('+b')
})
