import { expect, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pinned, release } from '../../../scripts/release.ts'
import { git } from '../../support/git.ts'
import { type Files, tempFolder, writeFiles } from '../../support/temp-folder.ts'

const FILES: Files = {
  'package.json': '{ "version": "1.0.0", "repository": "github:OWNER/actions" }\n',
  'CHANGELOG.md': '## [1.0.0] - Unreleased\n',
  'README.md': 'npx github:OWNER/actions demo\n',
  'examples/a.yml': 'uses: OWNER/actions/publish@v1\n',
  '.github/CODEOWNERS': '* @OWNER\n',
  'docs/a.md': 'https://github.com/OWNER/actions.git\n',
  'src/init.ts': "export const usage = '--source OWNER/NAME'\n"
}
const PASSING = 'exit 0'
const FAILING = 'exit 1'

/** Creates a Git repository without a release. */
async function startClone() {
  const folder = await tempFolder(FILES)
  const ask = (...args: string[]) => git(folder.path, ...args).trim()
  ask('init', '--quiet')
  ask('config', 'user.name', 'a')
  ask('config', 'user.email', 'a@b')
  ask('add', '.')
  ask('commit', '--quiet', '--message', 'First')
  return { ...folder, ask }
}

test('a release replaces the placeholder for the repository name, and creates a commit and a tag', async () => {
  await using clone = await startClone()
  const { path: folder, ask } = clone
  expect(release(folder, 'acme/docs-export', [PASSING])).toBe('v1.0.0')
  const commit = ask('rev-parse', 'v1.0.0^{commit}')
  expect(ask('show', 'v1.0.0:examples/a.yml')).toBe('uses: acme/docs-export/publish@v1')
  const texts = await Promise.all(Object.keys(FILES).map(path => readFile(join(folder, path), 'utf8')))
  expect(texts).toEqual([
    '{ "version": "1.0.0", "repository": "github:acme/docs-export" }\n',
    expect.stringMatching(/^## \[1\.0\.0\] - \d{4}-\d\d-\d\d\n$/),
    'npx github:acme/docs-export demo\n',
    `uses: acme/docs-export/publish@${commit} # v1.0.0\n`,
    '* @acme\n',
    'https://github.com/acme/docs-export.git\n',
    FILES['src/init.ts']
  ])
  expect(ask('log', '--format=%s')).toBe('Pin v1.0.0 in the examples\nRelease v1.0.0\nFirst')
  expect([commit, ask('status', '--porcelain')]).toEqual([ask('rev-parse', 'HEAD~1'), ''])
})

test.each<[reason: string, files: Files, repository: string, checks: string[], message: RegExp]>([
  ['the repository name is incomplete', {}, 'acme', [], /^Add the repository/],
  ['the working tree has changes', { 'README.md': 'other' }, 'acme/docs', [], /^Commit or remove/],
  [
    'a placeholder is left',
    {},
    'OWNER/docs',
    [],
    /^A placeholder is left in \.github\/CODEOWNERS, README\.md, docs\/a\.md, /
  ],
  ['a check fails', {}, 'acme/docs', [PASSING, FAILING], /^exit 1 failed\.$/]
])('a release fails, and creates no commit or tag, if %s', async (_, files, repository, checks, message) => {
  await using clone = await startClone()
  const { path: folder, ask } = clone
  await writeFiles(folder, files)
  const before = ask('diff')
  expect(() => release(folder, repository, checks)).toThrow(message)
  expect([ask('log', '--format=%s'), ask('diff'), ask('tag')]).toEqual(['First', before, ''])
})

test('the same version cannot be released twice', async () => {
  await using clone = await startClone()
  release(clone.path, 'acme/docs', [])
  expect(() => release(clone.path, 'acme/docs', [])).toThrow('v1.0.0 exists')
})

test('the next release replaces the pins of the last one', async () => {
  const text = `      - uses: a/b@${'0'.repeat(40)} # v1.0.0\n      - uses: a/b/verify@v1\n      - uses: c/a/b@v1\n`
  expect(await Promise.resolve(pinned(text, 'a/b', 'NEW # v2.0.0'))).toBe(
    '      - uses: a/b@NEW # v2.0.0\n      - uses: a/b/verify@NEW # v2.0.0\n      - uses: c/a/b@v1\n'
  )
})
