import { expect, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import type { Checkout } from '../../../src/versions/checkout.ts'
import type { Repository, TreeFile } from '../../../src/versions/repository.ts'
import { compareFolders, compareTrees } from '../../../src/versions/compare-files.ts'
import type { DocsFiles } from '../../../src/sources/files.ts'
import { tempFolder } from '../../support/temp-folder.ts'

type Texts = Record<string, string>

const POINTER = 'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 3\n'
const [LARGE, HUGE] = ['large', 'too large']
const SAME = { 'docs.json': '{}' }
const idOf = (text: string) =>
  createHash('sha1')
    .update(`blob ${Buffer.byteLength(text)}\0`)
    .update(text)
    .digest('hex')
const fileOf = (text: string): TreeFile => ({
  sha: idOf(text),
  size: { [HUGE]: 1e7 + 1, [LARGE]: 1e7 }[text] ?? Buffer.byteLength(text)
})

/** Compares two trees, and records the texts that are requested from the repository. */
async function compare(folder: string, trees: Record<'head' | 'base', Texts>, prefix = '') {
  const asked: string[] = []
  const all = Object.values(trees).flatMap(tree => Object.values(tree))
  const texts = new Map(all.map(text => [idOf(text), text]))
  const repository: Repository = {
    files: async (tree, below) => {
      const files = Object.entries(trees[tree as 'head']).filter(([path]) => path.startsWith(below))
      return await Promise.resolve(
        new Map(files.map(([path, text]) => [path.slice(below.length), fileOf(text)]))
      )
    },
    texts: async files => {
      asked.push(...[...files.keys()].map(sha => texts.get(sha) ?? ''))
      return await Promise.resolve(new Map([...files.keys()].map(sha => [sha, texts.get(sha) ?? ''])))
    }
  }
  const versions = await compareTrees(
    { folder, prefix } as Checkout,
    { head: 'head', base: 'base' },
    repository
  )
  return { ...versions, changed: [...versions.changed].sort(), asked }
}

/** Returns the text, or the error message, and the size of a file in one version. */
async function shown({ paths, read, size }: DocsFiles, path: string) {
  if (!paths.includes(path)) return undefined
  return [await read(path).catch((error: unknown) => (error as Error).message), await size(path)]
}

const TOO_LARGE = ['the file has more than 10000000 bytes in one of the commits', 1e7 + 1]

/** Columns: title, path, texts (checkout, head, base), `[text, size]` in head and base, changed, fetched texts. */
test.each([
  ['is unchanged', 'a.mdx', ['x', 'x', 'x'], ['x', 1], ['x', 1], false, []],
  [
    'has other line endings and a byte order mark in the checkout',
    'a.mdx',
    ['\uFEFFx\r\n', 'x\n', 'x\n'],
    ['x\n', 6],
    ['x\n', 2],
    false,
    []
  ],
  ['is changed', 'a.mdx', ['x', 'x', 'yy\r\n'], ['x', 1], ['yy\n', 4], true, ['yy\r\n']],
  ['is new', 'a.mdx', ['x', 'x', undefined], ['x', 1], undefined, true, []],
  ['is removed', 'a.mdx', [undefined, undefined, 'y'], undefined, ['y', 1], true, ['y']],
  ['is not checked out', 'a.mdx', [undefined, 'x', 'x'], ['x', 1], ['x', 1], false, ['x']],
  ['exists only in the checkout', 'a.mdx', ['x', undefined, undefined], ['x', 1], ['x', 1], false, []],
  ['is a changed image', 'a.png', ['x', 'x', 'yy'], ['x', 1], ['x', 2], true, []],
  ['was a Git LFS pointer', 'a.json', ['x', 'x', POINTER], ['x', 1], ['x', POINTER.length], true, [POINTER]],
  ['was as large as the limit', 'a.mdx', ['x', 'x', LARGE], ['x', 1], [LARGE, 1e7], true, [LARGE]],
  ['was too large', 'a.mdx', ['x', 'x', HUGE], ['x', 1], TOO_LARGE, true, []],
  ['is too large and not checked out', 'a.mdx', [undefined, HUGE, HUGE], TOO_LARGE, TOO_LARGE, false, []]
] as const)('compares a file that %s', async (_, path, texts, now, before, isChanged, fetched) => {
  const treeOf = (text?: string): Texts => (text === undefined ? SAME : { ...SAME, [path]: text })
  const [local = SAME, head = SAME, base = SAME] = texts.map(treeOf)
  await using folder = await tempFolder(local)
  const versions = await compare(folder.path, { head, base })
  expect(await shown(versions.head, path)).toEqual(now)
  expect(versions.base && (await shown(versions.base, path))).toEqual(before)
  expect([versions.changed, versions.asked]).toEqual([isChanged ? [path] : [], fetched])
  const isComplete = texts[0] !== undefined || texts[1] === undefined
  expect(versions.head.folder).toBe(isComplete ? folder.path : undefined)
})

test('reads the base version of a moved file from the checkout', async () => {
  const head = { ...SAME, 'new.mdx': 'x' }
  await using folder = await tempFolder(head)
  const { base, ...found } = await compare(folder.path, { head, base: { ...SAME, 'old.mdx': 'x' } })
  expect(found).toMatchObject({ changed: ['new.mdx', 'old.mdx'], asked: [] })
  expect(await base?.read('old.mdx')).toBe('x')
})

test.each([
  ['a removed folder', 'docs/', ['a/'], [], ['a.mdx', 'docs.json']],
  ['the removed folder if another folder remains', 'docs/', ['a/', 'b/'], ['b/'], ['a.mdx', 'docs.json']],
  ['a folder after a move to the root', '', ['a/'], [], ['a.mdx', 'docs.json']],
  ['the root after a move to a folder', 'docs/', [''], [], ['a.mdx', 'docs.json', 'docs/left.mdx']],
  ['the current folder if two folders were removed', 'docs/', ['a/', 'b/'], [], ['left.mdx']],
  ['the current folder if it had settings', 'docs/', ['docs/', 'b/'], [], ['a.mdx', 'docs.json', 'left.mdx']],
  ['the current folder if no folder was removed', 'docs/', ['a/'], ['a/'], ['left.mdx']]
])('reads the base version of the documentation from %s', async (_, prefix, before, now, expected) => {
  await using folder = await tempFolder({ 'mint.json': '{}' })
  const treeOf = (folders: string[]) =>
    Object.assign({}, ...folders.map(at => ({ [`${at}docs.json`]: '{}', [`${at}a.mdx`]: at }))) as Texts
  const head = { [`${prefix}mint.json`]: '{}', ...treeOf(now) }
  const trees = { head, base: { [`${prefix}left.mdx`]: 'x', ...treeOf(before) } }
  expect((await compare(folder.path, trees, prefix)).base?.paths).toEqual(expected)
})

test('compares text files in two folders by normalized text, and other files by bytes', async () => {
  await using now = await tempFolder({
    ...{ 'a.mdx': 'x\r\n', 'b.mdx': 'x', 'new.mdx': '' },
    ...{ 'c.png': '1', 'd.png': '12', 'e.png': 'x\r\n', 'f.png': '1' }
  })
  await using before = await tempFolder({
    ...{ 'a.mdx': 'x\n', 'b.mdx': 'y', 'old.mdx': '' },
    ...{ 'c.png': '2', 'd.png': '1', 'e.png': 'x\n', 'f.png': '1' }
  })
  const { changed } = await compareFolders({ folder: now.path } as Checkout, before.path)
  expect([...changed].sort()).toEqual(['b.mdx', 'c.png', 'd.png', 'e.png', 'new.mdx', 'old.mdx'])
})
