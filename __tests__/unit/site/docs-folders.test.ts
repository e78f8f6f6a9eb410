import { expect, test } from '@jest/globals'
import { join } from 'node:path'
import { findDocs, settingsIn } from '../../../src/site/docs-folders.ts'
import { tempFolder } from '../../support/temp-folder.ts'

test.each([
  ['only at the workspace root if they exist there', ['docs.json', 'other/docs.json'], ['docs.json']],
  ['in mint.json', ['mint.json'], ['mint.json']],
  ['in docs.json rather than in mint.json', ['mint.json', 'docs.json'], ['docs.json']],
  [
    'in a subfolder, but not in node_modules',
    ['apps/docs/docs.json', 'node_modules/x/docs.json'],
    ['apps/docs/docs.json']
  ],
  ['in two folders', ['a/docs.json', 'b/mint.json'], ['a/docs.json', 'b/mint.json']],
  ['only outside of the output folder and of hidden folders', ['out/docs.json', '.cache/docs.json'], []],
  ['only in a folder with docs.json or mint.json', ['a/other.json'], []]
])('finds the documentation settings %s', async (_, paths, expected) => {
  await using folder = await tempFolder(Object.fromEntries(paths.map(path => [path, '{}'])))
  const found = findDocs(folder.path, join(folder.path, 'out')).map(settingsIn)
  expect(found).toEqual(expected.map(path => join(folder.path, path)))
})

test('returns no settings for a folder that cannot be read', () => {
  expect(settingsIn('x'.repeat(100_000))).toBeUndefined()
})
