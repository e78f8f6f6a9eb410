import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { execFileSync } from 'node:child_process'
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Clone } from '../../../src/versions/clone.ts'
import { Git } from '../../../src/runtime/files/git.ts'
import { readInputs } from '../../../src/pull-request/inputs.ts'
import { main } from '../../support/pull-request-main.ts'
import type { Files } from '../../servers/github/pull-request-api.ts'
import { commit, copyClone, git } from '../../support/git.ts'
import { runMain } from '../../support/main-run.ts'
import { DOCS } from '../../support/reviewing.ts'
import { type Folder, tempFolder, writeFiles } from '../../support/temp-folder.ts'

jest.setTimeout(240_000)

const [PATH, HOME] = [process.env['PATH'] ?? '', process.env['HOME'] ?? '']

let original: Folder
beforeAll(async () => {
  original = await tempFolder()
  const root = original.path
  git(root, 'init', '-q', '-b', 'main')
  await commit(root, placed(DOCS))
  git(root, 'checkout', '-qb', 'change')
  const setup = DOCS['guides/setup.mdx'] as string
  await commit(root, { 'docs/guides/setup.mdx': setup.replace('## Install', '## Installation') })
  // The base also has a later commit, which is not part of the change.
  git(root, 'checkout', '-q', 'main')
  await commit(root, { 'docs/guides/later.mdx': 'Later.\n' })
  git(root, 'checkout', '-q', 'change')
})
afterAll(async () => await original[Symbol.asyncDispose]())

/** Copies a clone with documentation in `docs`. A heading is renamed on the branch `change`, but not on `main`. */
async function makeClone(folder: string): Promise<string> {
  return await copyClone(original.path, join(folder, 'clone'))
}

function placed(files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [`docs/${path}`, content]))
}

/** Runs the review as on a command line: without `GITHUB_ACTIONS` and without a pull request. */
async function reviewIn(
  folder: string,
  base: string,
  more: { env?: object; temp?: string; inputs?: Record<string, string> } = {}
) {
  const env = {
    PATH,
    HOME,
    GITHUB_WORKSPACE: folder,
    RUNNER_TEMP: more.temp ?? `${folder}-results`,
    ...more.env
  }
  const { outputs, ...run } = await runMain(
    async context => await main(readInputs({ base, ...more.inputs }, env), context)
  )
  const read = async (name: string) => JSON.parse(await readFile(outputs[name] ?? '', 'utf8')) as unknown
  const found = run.failure === undefined ? await read('findings-path') : { findings: [] }
  const { findings } = found as { findings: { kind: string; file: string; new: boolean }[] }
  const fresh = findings.filter(each => each.new).map(({ kind, file }) => `${kind} ${file}`)
  const changes = (run.failure === undefined ? await read('changes-path') : {}) as Record<
    string,
    { path: string }[]
  >
  const paths = (kind: string) => changes[kind]?.map(({ path }) => path)
  return { ...run, outputs, fresh, paths }
}

const BROKEN = ['broken-anchor docs/guides/start.mdx']

test.each([['main'], ['HEAD~1'], ['refs/heads/main']])(
  '`base: %s` on a command line uses the merge base, which is read from the clone',
  async base => {
    await using folder = await tempFolder()
    const result = await reviewIn(await makeClone(folder.path), base)
    expect([result.failure, result.fresh, result.paths('changed')]).toEqual([
      undefined,
      BROKEN,
      ['/guides/setup']
    ])
    expect([result.paths('removed'), result.log.lines.filter(line => line.startsWith('warning'))]).toEqual([
      [],
      []
    ])
  }
)

test('`base` on the command line works in any folder of a clone, in a worktree, and in a submodule', async () => {
  await using folder = await tempFolder()
  const root = await makeClone(folder.path)
  const results = join(folder.path, 'results')
  for (const below of ['docs', 'docs/guides', 'docs/images'])
    expect((await reviewIn(join(root, below), 'main', { temp: results })).fresh).toEqual(BROKEN)
  git(root, 'worktree', 'add', '-q', '--detach', join(folder.path, 'worktree'))
  expect((await reviewIn(join(folder.path, 'worktree/docs'), 'main')).fresh).toEqual(BROKEN)
  const outer = join(folder.path, 'outer')
  await mkdir(outer)
  git(outer, 'init', '-q')
  git(outer, 'submodule', '--quiet', 'add', root, 'sub')
  // In the submodule, `main` exists only as a remote branch.
  expect((await reviewIn(join(outer, 'sub'), 'main', { temp: results })).fresh).toEqual(BROKEN)
})

test('a command-line `base` is compared with edited, deleted and added files, not with untracked files', async () => {
  await using folder = await tempFolder()
  const root = await makeClone(folder.path)
  await writeFiles(root, {
    'docs/index.mdx': 'See [nothing](/nothing).\n',
    'docs/guides/added.mdx': 'Added.\n',
    'docs/guides/unknown.mdx': 'Unknown.\n'
  })
  git(root, 'add', 'docs/guides/added.mdx')
  await rm(join(root, 'docs/snippets/note.mdx'))
  const result = await reviewIn(root, 'main')
  expect(result.fresh).toEqual([
    'broken-link docs/index.mdx',
    ...BROKEN,
    'missing-resource docs/guides/start.mdx',
    'unlisted-page docs/guides/added.mdx'
  ])
  expect(result.paths('added')).toEqual(['/guides/added'])
  expect(result.log.text).toContain(
    'Git does not track 1 page: guides/unknown.mdx. Untracked pages count as part of both versions. To make them part'
  )
  expect(result.summary).not.toContain('/blob/')
  const { failure } = await reviewIn(root, 'main', { inputs: { check: 'fail' } })
  expect(failure?.message).toBe('This change adds 1 broken link, 1 broken anchor, 1 missing resource.')
})

test('with a command-line `base`, ignores line endings, LFS and sparse checkouts, but not deletions', async () => {
  await using folder = await tempFolder()
  const root = await makeClone(folder.path)
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 3\n'
  await commit(root, { 'docs/images/window.png': pointer })
  git(root, 'sparse-checkout', 'set', '--no-cone', '/*', '!/docs/snippets/')
  await writeFiles(root, {
    'docs/images/window.png': 'the real image',
    'docs/index.mdx': String(DOCS['index.mdx']).replaceAll('\n', '\r\n')
  })
  const result = await reviewIn(root, 'HEAD')
  expect([result.fresh, result.outputs['changed-pages']]).toEqual([[], '0'])
  await rm(join(root, 'docs/guides/setup.mdx'))
  expect((await reviewIn(root, 'HEAD')).paths('removed')).toEqual(['/guides/setup'])
})

test.each([
  ['not in the clone', 'gone', 'commit in the clone. Fetch the branch: run `git fetch origin BRANCH`'],
  ['a folder that does not exist', '../gone', '"../gone": the folder does not exist'],
  ['a `git` option', '--output=/tmp/x', 'is not a commit in the clone'],
  ['a commit without a common ancestor with `HEAD`', 'unrelated', 'Or compare with a folder: run `git']
])('rejects a command-line `base` that is %s', async (_, base, message) => {
  await using folder = await tempFolder()
  const root = await makeClone(folder.path)
  git(root, 'checkout', '-q', '--orphan', 'unrelated')
  await commit(root)
  git(root, 'checkout', '-qf', 'change')
  const { failure } = await reviewIn(root, base)
  expect(failure?.code).toBe('invalid-input')
  expect(failure?.message).toContain(message)
})

test.each(['origin/main', 'HEAD~1', 'FETCH_HEAD'])(
  'with the base %s in a shallow clone, the error contains a command after which `base` works',
  async base => {
    await using folder = await tempFolder()
    const root = await makeClone(folder.path)
    git(folder.path, 'clone', '-q', '--depth', '1', '--branch', 'change', `file://${root}`, 'shallow')
    const shallow = join(folder.path, 'shallow')
    if (base === 'FETCH_HEAD') git(shallow, 'fetch', '-q', '--depth', '1', 'origin', 'main')
    const { failure } = await reviewIn(shallow, base)
    const [, command = ''] = /`git (fetch[^`]*)`, then set `--base FETCH/.exec(failure?.message ?? '') ?? []
    git(shallow, ...command.replace('BRANCH', 'main').split(' '))
    expect((await reviewIn(shallow, 'FETCH_HEAD')).fresh).toEqual(BROKEN)
  }
)

test('with `base` on a command line, the log says how to fetch files that are missing in a partial clone', async () => {
  await using folder = await tempFolder()
  const root = await makeClone(folder.path)
  git(root, 'config', 'uploadpack.allowFilter', 'true')
  git(folder.path, 'clone', '-q', '--filter=blob:none', `file://${root}`, 'partial')
  const { log, failure } = await reviewIn(join(folder.path, 'partial'), 'main')
  expect([failure, log.text]).toEqual([
    undefined,
    expect.stringContaining('`git fetch --refetch --no-filter`')
  ])
})

test('`base` on a command line requires `git`, but never starts a `git` program from the repository', async () => {
  await using folder = await tempFolder()
  const root = await makeClone(folder.path)
  await writeFiles(root, { 'bin/git': '#!/bin/sh\ntouch "$0.started"\n' })
  await chmod(join(root, 'bin/git'), 0o755)
  const { failure } = await reviewIn(root, 'main', { env: { PATH: `${join(root, 'bin')}${delimiter}.` } })
  expect(failure?.message).toContain('`git` is not in `PATH`. Install `git` to read the clone')
  await expect(readFile(join(root, 'bin/git.started'))).rejects.toThrow('ENOENT')
})

test('`base` on a command line starts `git` only with harmless commands, settings and variables', async () => {
  await using folder = await tempFolder()
  const root = await makeClone(folder.path)
  const program = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
  const [bin, record] = [join(folder.path, 'bin'), join(folder.path, 'record')]
  await writeFiles(bin, {
    git: `#!/bin/sh\n(echo "$@"; env | ${dirname(program)}/grep ^GIT_) >> ${record}\nexec ${program} "$@"\n`
  })
  await chmod(join(bin, 'git'), 0o755)
  const env = { PATH: `${bin}${delimiter}${PATH}`, GIT_DIR: '/nowhere', GIT_EXTERNAL_DIFF: 'touch x' }
  expect((await reviewIn(root, 'main', { env })).fresh).toEqual(BROKEN)
  const lines = (await readFile(record, 'utf8')).trim().split('\n')
  const settings = '-c safe.bareRepository=explicit -c core.fsmonitor=false'
  const commands = lines
    .filter(line => !line.startsWith('GIT_'))
    .map(line => line.replace(`${settings} `, ''))
  expect(
    [...new Set(commands.map(line => line.replace(/(?<=--end-of-options|merge-base|-l) .*/, '')))].sort()
  ).toEqual([
    '--literal-pathspecs ls-files -t -s -z -- docs/',
    'cat-file --batch',
    'ls-tree -z -r -l',
    'merge-base',
    'rev-parse --verify --end-of-options'
  ])
  expect([...new Set(lines.filter(line => line.startsWith('GIT_')))]).toEqual(['GIT_NO_LAZY_FETCH=1'])
})

test('with `base` on a command line, stops a `git` process that hangs', async () => {
  await using folder = await tempFolder()
  const root = await makeClone(folder.path)
  const program = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
  const [bin, pid] = [join(folder.path, 'bin'), join(folder.path, 'pid')]
  const hangIn = async (command: string) => {
    const script = `case "$*" in *${command}*) echo $$ > ${pid}; exec sleep 100;; esac`
    await writeFiles(bin, { git: `#!/bin/sh\n${script}\nexec ${program} "$@"\n` })
    await chmod(join(bin, 'git'), 0o755)
  }
  const env = { PATH: `${bin}${delimiter}${PATH}` }
  await hangIn('rev-parse')
  const { failure } = await reviewIn(root, 'main', { env, inputs: { timeout: '2s' } })
  expect(failure?.message).toContain('the clone cannot be read: `git` did not end within 2.0 s')
  await hangIn('ls-tree')
  const clone = new Clone(new Git(join(bin, 'git'), root, env), 60_000)
  await expect(clone.until(AbortSignal.timeout(1000)).files('HEAD', 'docs/')).rejects.toThrow('aborted')
  const isRunning = async () => existsSync(`/proc/${(await readFile(pid, 'utf8')).trim()}/fd/0`)
  while (await isRunning()) await setTimeout(50)
})

test('`base: none` on a command line lists every finding, but none as new', async () => {
  await using folder = await tempFolder()
  const root = await makeClone(folder.path)
  const result = await reviewIn(root, 'none')
  expect([result.fresh, result.outputs['findings'], result.log.text]).toEqual([
    [],
    '1',
    expect.not.stringContaining('notice')
  ])
  expect(result.summary).toContain('guides/start.mdx:9')
  expect(result.log.text).toMatch(/^docs\/guides\/start\.mdx:9:\d+: broken-\S+ /m)
})

test('outside a clone, `base` on a command line must be a folder', async () => {
  await using folder = await tempFolder()
  await writeFiles(join(folder.path, 'docs'), DOCS)
  await writeFile(join(folder.path, 'x'), '')
  const { failure } = await reviewIn(join(folder.path, 'docs'), 'main')
  expect(failure?.message).toContain('"main" is not a folder, and')
})
