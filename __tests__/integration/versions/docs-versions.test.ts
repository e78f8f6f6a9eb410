import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { GitHubClient } from '../../../src/github/client.ts'
import { findProgram } from '../../../src/runtime/files/find-program.ts'
import { Git } from '../../../src/runtime/files/git.ts'
import { AgentHttp } from '../../../src/runtime/http/agent-http.ts'
import { systemClock } from '../../../src/runtime/time/clock.ts'
import { Clone } from '../../../src/versions/clone.ts'
import { DocsVersions } from '../../../src/versions/docs-versions.ts'
import { GitHubRepository } from '../../../src/versions/github-repository.ts'
import type { RepositoryHistory } from '../../../src/versions/repository.ts'
import { startCloneApi } from '../../servers/github/clone-api.ts'
import { MemoryLog } from '../../support/memory-log.ts'
import { type Files, type Folder, tempFolder, writeFiles } from '../../support/temp-folder.ts'

jest.setTimeout(120_000)

const LONG = Array.from({ length: 20 }, (_, at) => `Line ${at} of the guide.\n`).join('')

const { PATH, HOME } = process.env
const http = new AgentHttp('test')
let folder: Folder
let server: Awaited<ReturnType<typeof startCloneApi>>
/** Ids of the commits, by name. */
const ids: Record<string, string> = {}
const id = (name: string): string => ids[name] ?? name
const dateOf = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()
let minute = 0

/** Runs git at a time that is one minute after that of the command before. */
function git(...args: string[]): string {
  const date = dateOf(minute++)
  const settings = ['user.name=T', 'user.email=t@example.com', 'init.templateDir=', 'maintenance.auto=false']
  return execFileSync('git', [...settings.flatMap(each => ['-c', each]), ...args], {
    cwd: folder.path,
    env: { PATH, HOME, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    encoding: 'utf8',
    stdio: 'pipe'
  }).trim()
}

/** Remembers the new commit under a name. */
function remember(name: string): void {
  ids[name] = git('rev-parse', 'HEAD')
}

async function commit(name: string, files: Files): Promise<void> {
  await writeFiles(folder.path, files)
  git('add', '-A')
  git('commit', '-qm', name)
  remember(name)
}

function merge(branch: string, name: string): void {
  git('merge', '-q', '--no-ff', '-m', name, branch)
  remember(name)
}

beforeAll(async () => {
  folder = await tempFolder()
  const at = (path: string) => join(folder.path, path)
  git('init', '-q', '-b', 'main')
  await commit('start', {
    'README.md': 'Not documentation.\n',
    'docs/docs.json': '{}\n',
    'docs/index.mdx': 'Welcome.\n',
    'docs/guide.mdx': LONG,
    'docs/old.png': 'picture',
    'docs/gone.mdx': 'Soon gone.\n'
  })
  git('checkout', '-qb', 'edit')
  await commit('edit', { 'docs/guide.mdx': `${LONG}Edited.\n` })
  git('checkout', '-q', 'main')
  await commit('other', { 'docs/index.mdx': 'Welcome back.\n' })
  merge('edit', 'merge of edit')
  git('checkout', '-qb', 'rename')
  await writeFiles(folder.path, { 'docs/guides/setup.mdx': '' })
  await rename(at('docs/guide.mdx'), at('docs/guides/setup.mdx'))
  await commit('rename', { 'docs/guides/setup.mdx': `${LONG}Edited and renamed.\n` })
  git('checkout', '-q', 'main')
  await commit('noise', { 'README.md': 'Still not documentation.\n' })
  merge('rename', 'merge of rename')
  await commit('direct', { 'docs/guides/setup.mdx': `${LONG}Edited on main.\n` })
  git('checkout', '-qb', 'late')
  await commit('late', { 'docs/guides/setup.mdx': `Late.\n${LONG}Edited on main.\n` })
  git('checkout', '-q', 'main')
  await commit('early', { 'docs/guides/setup.mdx': `${LONG}Edited early.\n` })
  merge('late', 'merge of late')
  await rm(at('docs/gone.mdx'))
  await commit('first page', { 'docs/returning.mdx': 'First.\n' })
  await rm(at('docs/returning.mdx'))
  await commit('no page', {})
  await commit('return', { 'docs/returning.mdx': 'Another page of this name.\n' })
  await writeFiles(folder.path, { 'docs/assets/new.png': '' })
  await rename(at('docs/old.png'), at('docs/assets/new.png'))
  await commit('last edits', { 'docs/added.mdx': 'Added.\n' })
  await commit('copy', { 'docs/v2/setup.mdx': `Late.\n${LONG}Copied.\n` })
  await rename(at('docs'), at('documentation'))
  await commit('moved', {})
  server = await startCloneApi(folder.path)
})
afterAll(async () => {
  http[Symbol.dispose]()
  await server[Symbol.asyncDispose]()
  await folder[Symbol.asyncDispose]()
})

function clone(): Clone {
  const program = findProgram('git', { PATH }, folder.path) ?? ''
  return new Clone(new Git(program, folder.path, { PATH, HOME }), 20_000)
}

function gitHub(): GitHubRepository {
  const { signal } = new AbortController()
  const context = { http, log: new MemoryLog(), clock: systemClock, random: () => 0, signal }
  const access = { token: 'ghs_token', apiUrl: server.url, repository: 'o/r', deadline: Infinity }
  return new GitHubRepository(new GitHubClient(access, context))
}

const blobRequests = () => server.requests.filter(({ path }) => path.includes('/git/blobs/')).length

describe.each<[string, () => RepositoryHistory]>([
  ['a clone', clone],
  ["GitHub's API", gitHub]
])('the documentation in %s', (kind, open) => {
  const versions = (repository = open()) =>
    new DocsVersions(
      { folder: join(folder.path, 'documentation'), prefix: 'documentation/' },
      id('moved'),
      repository
    )

  test('reads the files of an earlier commit, in which the folder had another name', async () => {
    const docs = await versions().docsAt(id('start'))
    expect(docs.paths).toEqual(['docs.json', 'gone.mdx', 'guide.mdx', 'index.mdx', 'old.png'])
    expect(await docs.read('guide.mdx')).toBe(LONG)
    expect(await docs.read('index.mdx')).toBe('Welcome.\n')
    expect(await docs.size('gone.mdx')).toBe('Soon gone.\n'.length)
    await expect(docs.read('added.mdx')).rejects.toThrow('does not exist in this commit')
  })

  test('reads files that are in the checkout there, unless they were edited since', async () => {
    const before = blobRequests()
    const docs = await versions().docsAt(id('moved'))
    expect(await docs.read('guides/setup.mdx')).toBe(`Late.\n${LONG}Edited early.\n`)
    expect(await (await versions().docsAt(id('other'))).read('index.mdx')).toBe('Welcome back.\n')
    expect(blobRequests()).toBe(before)
    await writeFiles(folder.path, { 'documentation/added.mdx': 'Edited, not committed.\n' })
    expect(await docs.read('added.mdx')).toBe('Added.\n')
    await writeFiles(folder.path, { 'documentation/added.mdx': 'Added.\n' })
  })

  test('lists the files that differ between two commits, with old and new paths', async () => {
    const changes = await versions().changesBetween(id('start'), id('moved'))
    expect(changes).toHaveLength(8)
    expect(changes).toEqual(
      expect.arrayContaining([
        { before: 'index.mdx', after: 'index.mdx' },
        { before: 'old.png', after: 'assets/new.png' },
        { before: 'guide.mdx' },
        { after: 'guides/setup.mdx' },
        { before: 'gone.mdx' },
        { after: 'added.mdx' },
        { after: 'returning.mdx' },
        { after: 'v2/setup.mdx' }
      ])
    )
    expect(await versions().changesBetween(id('merge of edit'), id('noise'))).toEqual([])
  })

  test('lists the history of a page by the merges that brought its changes, through renames', async () => {
    const history = await versions().historyOf('guides/setup.mdx', { max: 30 })
    const names = Object.fromEntries(Object.entries(ids).map(([name, sha]) => [sha, name]))
    expect(history.map(({ sha, path }) => [names[sha], path])).toEqual([
      ['moved', 'guides/setup.mdx'],
      ['merge of late', 'guides/setup.mdx'],
      ['early', 'guides/setup.mdx'],
      ['direct', 'guides/setup.mdx'],
      ['merge of rename', 'guides/setup.mdx'],
      ['merge of edit', 'guide.mdx'],
      ['start', 'guide.mdx']
    ])
    const dates = history.map(({ sha }) => new Date(git('log', '-1', '--format=%cI', sha)).toISOString())
    expect(history.map(({ date }) => new Date(date).toISOString())).toEqual(dates)
    expect(new Set(dates).size).toBe(7)
  })

  test('ends the history of a page where it was added, although an earlier page had its name or its text', async () => {
    const history = await versions().historyOf('returning.mdx', { max: 30 })
    expect(history.map(({ sha }) => sha)).toEqual([id('moved'), id('return')])
    const copied = await versions().historyOf('v2/setup.mdx', { max: 30 })
    expect(copied.map(({ sha }) => sha)).toEqual([id('moved'), id('copy')])
  })

  test('limits the history to the commits since another commit, and to a number', async () => {
    const since = async (name: string) =>
      (await versions().historyOf('guides/setup.mdx', { since: id(name), max: 30 })).map(({ sha }) => sha)
    const newest = [id('moved'), id('merge of late')]
    // The merged commit is older than `early`, but was not there at that time.
    expect(await since('early')).toEqual(newest)
    expect(await since('merge of rename')).toEqual([...newest, id('early'), id('direct')])
    expect(await since('noise')).toEqual([...newest, id('early'), id('direct'), id('merge of rename')])
    const limited = await versions().historyOf('guides/setup.mdx', { max: 2 })
    expect(limited.map(({ sha }) => sha)).toEqual([id('moved'), id('merge of late')])
  })

  test('knows ancestors and merge bases', async () => {
    expect(await versions().isAncestor(id('edit'), id('merge of edit'))).toBe(true)
    expect(await versions().isAncestor(id('other'), id('edit'))).toBe(false)
    expect(await versions().mergeBase(id('other'), id('edit'))).toBe(id('start'))
    const orphan = git('commit-tree', '-m', 'orphan', `${id('start')}^{tree}`)
    expect(await versions().mergeBase(orphan, id('moved'))).toBeUndefined()
  })

  test('knows the time and the parent of a commit', async () => {
    expect(new Date(await open().timeOf(id('other'))).toISOString()).toBe(
      git('show', '-s', '--format=%cI', id('other')).replace(/Z$|\+00:00$/, '.000Z')
    )
    expect(await open().parentOf(id('merge of edit'))).toBe(id('other'))
    expect(await open().parentOf(id('start'))).toBeUndefined()
  })

  test('lists a commit and its first parents', async () => {
    const line = git('rev-list', '--first-parent', id('merge of edit')).split('\n')
    expect(await open().firstParents(id('merge of edit'), { max: 100 })).toEqual(line)
    expect(await open().firstParents(id('merge of edit'), { max: 2 })).toEqual(line.slice(0, 2))
    const since = line.at(-1)
    expect(await open().firstParents(id('merge of edit'), { max: 100, since })).toEqual(line.slice(0, -1))
  })

  test('does not read more blobs than allowed, if each of them is a request', async () => {
    const repository = open()
    const limited: RepositoryHistory = {
      maxBlobs: 1,
      files: async (tree, below) => await repository.files(tree, below),
      texts: async files => await repository.texts(files),
      treeOf: async sha => await repository.treeOf(sha),
      timeOf: async sha => await repository.timeOf(sha),
      parentOf: async sha => await repository.parentOf(sha),
      firstParents: async (sha, limits) => await repository.firstParents(sha, limits),
      commonAncestor: async (a, b) => await repository.commonAncestor(a, b),
      fileHistory: async (head, path, limits) => await repository.fileHistory(head, path, limits)
    }
    const docs = await versions(limited).docsAt(id('start'))
    expect(await docs.read('guide.mdx')).toBe(LONG)
    expect(await docs.read('guide.mdx')).toBe(LONG)
    await expect(docs.read('gone.mdx')).rejects.toThrow('more than 1 files differ from the checkout')
    expect(repository.maxBlobs).toBe(kind === 'a clone' ? undefined : 500)
  })
})
