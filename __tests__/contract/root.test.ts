import { expect, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { extract } from 'tar-stream'
import { files, root } from '../support/repository.ts'

/** The folders of all actions except the action in the root. */
const actionFolders = files('*/action.yml').map(path => path.slice(0, path.indexOf('/')))

/** Files for `npx github:…` and for runners, which download the repository archive on every run. */
const PACKED = ['LICENSE', 'action.yml', 'dist', 'docs', 'examples', 'package.json', ...actionFolders].sort()

/** Files that only contributors need. */
const DEVELOPMENT = [
  '.ci',
  '.dependency-cruiser.js',
  '.editorconfig',
  '.gitattributes',
  '.github',
  '.gitignore',
  '.npmrc',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
  'SECURITY.md',
  '__tests__',
  'bench',
  'jest.config.js',
  'knip.json',
  'package-lock.json',
  'scripts',
  'servers',
  'src',
  'stress',
  'tsconfig.json'
]

const MAX_ARCHIVE_BYTES = 2_660_000

const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: root, maxBuffer: 64e6, stdio: ['ignore', 'pipe', 'pipe'] })

const isCheckout = (() => {
  try {
    return git('rev-parse', '--show-cdup').toString().trim() === ''
  } catch {
    return false
  }
})()

const inCheckout = isCheckout ? test : test.skip
if (!isCheckout) console.log('Skipped: this folder is not a git checkout.')

const topLevel = (paths: string[]): string[] =>
  [...new Set(paths.map(path => path.split('/')[0] ?? ''))].filter(name => name !== '').sort()

/** Returns the paths of all files in a tar archive. */
async function filesIn(tar: Buffer): Promise<string[]> {
  const entries = extract()
  entries.end(tar)
  const paths: string[] = []
  for await (const entry of entries) {
    if (entry.header.type === 'file') paths.push(entry.header.name)
    entry.resume()
  }
  return paths
}

inCheckout('the root of the repository contains exactly the names in PACKED and DEVELOPMENT', () => {
  const tracked = git('ls-files', '-z').toString().split('\0')
  expect(topLevel(tracked)).toEqual([...PACKED, ...DEVELOPMENT].sort())
})

inCheckout('the archive that runners download is small and contains only required files', async () => {
  const archive = git('archive', '--worktree-attributes', '--format=tar.gz', 'HEAD')
  const paths = await filesIn(gunzipSync(archive))
  expect(topLevel(paths)).toEqual(PACKED)
  for (const folder of actionFolders) {
    expect(paths.filter(path => path.startsWith(`${folder}/`))).toEqual([`${folder}/action.yml`])
  }
  expect(archive.length).toBeLessThan(MAX_ARCHIVE_BYTES)
})

test('npm ci installs the WebAssembly parser on every platform and from any registry', () => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  expect(lock).not.toContain('"resolved"')
  const { packages } = JSON.parse(lock) as {
    packages: Record<string, { cpu?: string[]; integrity?: string }>
  }
  const parser = packages['node_modules/@bruits/satteri-wasm32-wasi']
  expect(parser?.integrity).toMatch(/^sha512-/)
  // npm adds `cpu` when the parser version changes. With `cpu`, npm ci rejects the package on every machine.
  expect(parser?.cpu).toBeUndefined()
})

inCheckout('Git ignores CPU profiles and heap snapshots', () => {
  const profiles = ['isolate-0xffff30010000-22192-v8.log', 'CPU.1.cpuprofile', 'src/Heap.1.heapsnapshot']
  const ignored = git('check-ignore', '--no-index', ...profiles)
  expect(ignored.toString().trim().split('\n')).toEqual(profiles)
})
