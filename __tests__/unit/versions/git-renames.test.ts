import { expect, test } from '@jest/globals'
import { gitRenames } from '../../../src/versions/pages/git-renames.ts'
import { commit, git } from '../../support/git.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const lines = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name} ${at} ${'word '.repeat((at * 7) % 30)}end\n`).join('')

const REMOVED: Record<string, string> = {
  'a/edited.mdx': lines('edited', 40),
  'a/half.mdx': lines('half', 20) + lines('old', 22),
  'a/other.mdx': lines('other', 30),
  'a/moved.mdx': lines('moved', 10),
  'a/same-name.mdx': lines('same', 40),
  'a/windows.mdx': (lines('w', 31) + lines('x', 30)).replaceAll('\n', '\r\n'),
  'a/long.mdx': `${'0123456789'.repeat(200)}x${'9876543210'.repeat(200)}`
}
const ADDED: Record<string, string> = {
  'b/renamed.mdx': lines('edited', 34) + lines('more', 3),
  'b/half.mdx': lines('half', 20) + lines('new', 24),
  'b/unrelated.mdx': lines('unrelated', 30),
  'b/else.mdx': lines('moved', 10),
  'b/same-name.mdx': lines('same', 33),
  'b/nearer.mdx': lines('same', 39),
  'b/windows2.mdx': (lines('w', 31) + lines('y', 33)).replaceAll('\n', '\r\n'),
  'b/long2.mdx': `${'0123456789'.repeat(200)}y${'9876543210'.repeat(200)}`
}

test('finds the renames that git shows', async () => {
  await using folder = await tempFolder()
  git(folder.path, 'init', '-q')
  git(folder.path, 'config', 'core.autocrlf', 'false')
  await commit(folder.path, REMOVED)
  git(folder.path, 'rm', '-rq', 'a')
  await commit(folder.path, ADDED)
  const shown = git(folder.path, 'diff', '-M50%', '--diff-filter=R', '--name-status', 'HEAD~1', 'HEAD')
  const expected = shown
    .trim()
    .split('\n')
    .map(line => line.split('\t').slice(1).join(' '))
  const filesOf = (texts: Record<string, string>) =>
    Object.entries(texts).map(([path, text]) => ({
      path,
      text: text.replaceAll('\r\n', '\n'),
      size: Buffer.byteLength(text)
    }))
  const found = gitRenames(filesOf(REMOVED), filesOf(ADDED))
  expect(Array.from(found, ([from, to]) => `${from} ${to}`).toSorted()).toEqual(expected.toSorted())
  expect(expected).toContain('a/same-name.mdx b/same-name.mdx')
  expect(expected.length).toBeGreaterThan(3)
})

test('takes time in proportion to the number of files', () => {
  const filesOf = (name: string) =>
    Array.from({ length: 1000 }, (_, at) => {
      const text = lines(`${at}`, 20) + lines('common', 20) + name
      return { path: `${name}/${at}.mdx`, text, size: text.length }
    })
  const found = gitRenames(filesOf('a'), filesOf('b'))
  expect(found.size).toBe(1000)
  expect(found.get('a/77.mdx')).toBe('b/77.mdx')
})

test('ignores empty files, which git pairs by chance', () => {
  const empty = (path: string) => ({ path, text: '', size: 0 })
  expect(gitRenames([empty('a.mdx')], [empty('b.mdx')]).size).toBe(0)
})
