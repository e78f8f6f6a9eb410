import { expect, jest, test } from '@jest/globals'
import { exec, execFile } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startBlobStore } from '../servers/artifacts/azurite.ts'
import { startResultsService } from '../servers/artifacts/results-service.ts'
import { startPullRequestApi } from '../servers/github/pull-request-api.ts'
import type { FaultOf } from '../servers/json-server.ts'
import { runAction } from '../support/action.ts'
import { commit, git } from '../support/git.ts'
import { tempFolder, writeFiles } from '../support/temp-folder.ts'

jest.setTimeout(180_000)

const SETTINGS = JSON.stringify({
  name: 'Docs',
  theme: 'mint',
  colors: { primary: '#0055ff' },
  navigation: { pages: ['index', 'setup'] }
})
const BASE = {
  'docs.json': SETTINGS,
  'index.mdx': '---\ntitle: Start\n---\n\nSee [how to install](/setup#install).\n',
  'setup.mdx': '---\ntitle: Set up\n---\n\n## Install\n\nThe old text.\n'
}
const HEAD = { ...BASE, 'setup.mdx': BASE['setup.mdx'].replace('## Install', '## Installation') }

async function writeVersions(folder: string) {
  const inputs = { 'docs-path': join(folder, 'workspace/docs'), base: join(folder, 'workspace/base') }
  await writeFiles(inputs['docs-path'], HEAD)
  await writeFiles(inputs.base, BASE)
  return inputs
}

test.each([
  ['warn', 0],
  ['fail', 1]
])('the bundle finds a link that a renamed heading breaks, with check: %s', async (check, exitCode) => {
  await using folder = await tempFolder()
  const inputs = { ...(await writeVersions(folder.path)), check }
  const end = await runAction('pull-request', { folder: folder.path, inputs })
  expect({ exitCode: end.exitCode, stderr: end.stderr }).toEqual({ exitCode, stderr: '' })
  expect(end.outputs).toMatchObject({ 'changed-pages': '1', 'new-findings': '1' })
  const { findings } = JSON.parse(await readFile(end.outputs['findings-path'] ?? '', 'utf8')) as {
    findings: object[]
  }
  expect(findings).toMatchObject([
    {
      kind: 'broken-anchor',
      target: '/setup#install',
      file: expect.stringMatching(/index\.mdx$/),
      line: 5,
      new: true
    }
  ])
  expect(end.summary).toContain('Set up')
})

test('the bundle uploads fixes.patch as an unzipped artifact, and the summary links to the artifact', async () => {
  await using blobs = await startBlobStore()
  await using results = await startResultsService({ blobs })
  await using folder = await tempFolder()
  const inputs = await writeVersions(folder.path)
  await rm(join(inputs['docs-path'], 'setup.mdx'))
  await writeFiles(inputs['docs-path'], { 'install.mdx': BASE['setup.mdx'] })
  const end = await runAction('pull-request', {
    folder: folder.path,
    inputs,
    env: { ...results.env, GITHUB_REPOSITORY: 'o/r', GITHUB_RUN_ID: '42' }
  })
  const [patch] = results.artifacts
  expect(patch?.name).toBe('docs-fixes-docs.patch')
  expect(end.summary).toContain(`https://github.com/o/r/actions/runs/42/artifacts/${patch?.id}`)
  const written = await readFile(end.outputs['fixes-path'] ?? '', 'utf8')
  expect(written).toContain('+See [how to install](/install#install).')
  expect(patch && (await results.read(patch)).toString()).toBe(written)
})

test('the program prints a fix command that can be pasted, and the duration only at the end of the summary', async () => {
  await using folder = await tempFolder()
  const root = join(folder.path, 'workspace')
  await writeVersions(folder.path)
  git(root, 'init', '-q')
  await commit(root, { 'base/docs.json': '' })
  const text = `${Array.from({ length: 30 }, (_, at) => `word${at}`).join(' ')}\n`
  await writeFiles(root, { 'base/docs.json': BASE['docs.json'], 'base/setup.mdx': `# S\n\n${text}` })
  await writeFiles(root, { 'docs/install now.mdx': `# S\n\n${text}`, 'docs/index.mdx': '[x](/setup)\n' })
  await rm(join(root, 'docs/setup.mdx'))
  await commit(root)
  const cli = join(import.meta.dirname, '../../dist/cli/index.js')
  // If npm started the tests, the program would print the name of the npm script.
  const { npm_package_json: _, ...env } = process.env
  const flags = ['--docs-path', 'docs', '--base', './base', '--summary', '../summary.md']
  await promisify(execFile)(process.execPath, [cli, 'pull-request', ...flags], { cwd: root, env })
  const summary = await readFile(join(folder.path, 'summary.md'), 'utf8')
  const [, command = ''] = /```sh\n(.*)\n```/.exec(summary) ?? []
  expect(command).toMatch(/^node \S+index\.js pull-request --docs-path docs --base \.\/base --fix$/)
  expect(summary.trimEnd().split('\n').at(-1)).toMatch(/^Took .*s\.$/)
  expect(summary.slice(0, 300)).not.toMatch(/\d m?s\b/)
  const { stdout } = await promisify(exec)(command, { cwd: root, env })
  expect(stdout).toContain('docs/index.mdx:1: /setup → /install%20now')
})

test('the program writes findings in the Code Quality and JUnit formats', async () => {
  await using folder = await tempFolder()
  await writeVersions(folder.path)
  const flags = [
    '--docs-path',
    'docs',
    '--base',
    'base',
    '--temp',
    'results',
    '--format',
    'codequality,junit'
  ]
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../../dist/cli/index.js'), 'pull-request', ...flags],
    { env: { ...process.env, INIT_CWD: join(folder.path, 'workspace') } }
  )
  expect(stdout).toContain('1 page changed. New: 1 broken anchor')
  const read = async (name: string) =>
    await readFile(join(folder.path, 'workspace/results/pull-request-docs', name), 'utf8')
  expect(JSON.parse(await read('findings.codequality.json'))).toMatchObject([
    { check_name: 'broken-anchor', location: { path: 'docs/index.mdx', lines: { begin: 5 } } }
  ])
  expect(await read('findings.junit.xml')).toContain('tests="1" failures="1"')
})

/** Runs the action for a pull request with these changed files. Also returns the comments on the pull request. */
async function runForPullRequest(
  folder: string,
  change: Record<string, string>,
  {
    inputs,
    fault,
    before
  }: {
    inputs?: Record<string, string>
    fault?: FaultOf
    before?: (api: Awaited<ReturnType<typeof startPullRequestApi>>, head: string) => void
  } = {}
) {
  await using api = await startPullRequestApi()
  const files = { ...HEAD, ...change }
  const base = api.commit(BASE)
  const head = api.commit(files, [base])
  api.heads.set(7, head)
  api.fault = fault ?? api.fault
  before?.(api, head)
  const name = { full_name: 'o/r' }
  const pull = { number: 7, head: { sha: head, ref: 'x', repo: name }, base: { sha: base, repo: name } }
  await writeFiles(folder, { 'event.json': JSON.stringify({ pull_request: pull }) })
  await writeFiles(join(folder, 'workspace'), { ...files, '.git/HEAD': head })
  const end = await runAction('pull-request', {
    folder,
    inputs: { 'github-token': 'token', ...inputs },
    env: {
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: join(folder, 'event.json'),
      GITHUB_REPOSITORY: 'o/r',
      GITHUB_API_URL: api.url,
      GITHUB_WORKSPACE: join(folder, 'workspace')
    }
  })
  expect([end.stderr, end.log]).toEqual(['', expect.not.stringContaining('has a bug')])
  return { ...end, comments: api.comments }
}

test('the bundle links the comment to the newest deployment of the head commit by the service', async () => {
  await using folder = await tempFolder()
  const creator = { login: 'mintlify[bot]', type: 'Bot' }
  const created = { created_at: '2026-02-10T12:00:00Z', creator }
  const preview = 'https://user:secret@acme-change.example/docs?token=secret'
  const end = await runForPullRequest(folder.path, HEAD, {
    inputs: { 'preview-url': 'auto' },
    before: (api, sha) =>
      void api.deployments.push({
        ...{ id: 1, sha, environment: 'staging', ...created },
        statuses: [{ state: 'success', environment_url: preview, ...created }]
      })
  })
  expect(end.exitCode).toBe(0)
  expect(end.comments[0]?.body).toContain('[Preview](https://acme-change.example/docs/)')
  expect(end.comments[0]?.body).toContain('[Set up](https://acme-change.example/docs/setup)')
  expect(end.comments[0]?.body).not.toContain('secret')
})

test('the bundle succeeds with one notice if GitHub denies access to the base of a pull request', async () => {
  await using folder = await tempFolder()
  const fault: FaultOf = ({ path }) =>
    path.includes('/git/trees') ? { status: 403, message: 'No' } : undefined
  const end = await runForPullRequest(folder.path, {}, { fault })
  expect([end.exitCode, end.comments]).toEqual([0, []])
  const notices = end.annotations.filter(({ kind }) => kind === 'notice')
  expect(notices.map(({ text }) => text)).toEqual([expect.stringContaining('not compared')])
})

test('the bundle escapes hostile file names, and writes every finding to the SARIF and JUnit files', async () => {
  await using folder = await tempFolder()
  const names = [
    'x__proto__',
    'constructor',
    'a\n::error::b',
    'x\u202Ey',
    '%0A::error::c',
    'q\'"&<>]]>',
    '::stop-commands::t'
  ]
  const pages = names.map(name => [
    `${name}.mdx`,
    `[x](/no-${encodeURIComponent(name)})\n\n# ${name.replaceAll('<', '')}\n`
  ])
  const head = {
    ...Object.fromEntries(pages),
    'constructor/toString.mdx': '[x](/__proto__) [y](/constructor#__proto__)\n'
  } as Record<string, string>
  const end = await runForPullRequest(folder.path, head, { inputs: { format: 'junit,codequality' } })
  expect([end.exitCode, end.comments.length]).toEqual([0, 1])
  expect(end.annotations.filter(({ kind }) => kind === 'error')).toEqual([])
  expect(end.annotations.filter(({ text }) => /[\n\u202E]/.test(text))).toEqual([])
  expect(end.log).not.toMatch(/^::(?:stop|error)/m)
  const output = (name: string) => (end.outputs['findings-path'] ?? '').replace(/findings\.json$/, name)
  const { findings } = JSON.parse(await readFile(output('findings.json'), 'utf8')) as {
    findings: { file: string }[]
  }
  const { runs } = JSON.parse(await readFile(output('findings.sarif'), 'utf8')) as {
    runs: { results: object[] }[]
  }
  expect(runs[0]?.results).toHaveLength(findings.length)
  expect(new Set(findings.map(({ file }) => file))).toEqual(
    new Set([...names.map(name => `${name}.mdx`), 'constructor/toString.mdx', 'index.mdx'])
  )
  const junit = await readFile(output('findings.junit.xml'), 'utf8')
  expect(junit).not.toMatch(/\u202E|\]\]>|&(?!\w+;|#)/)
  expect(junit.match(/<testcase /g)).toHaveLength(findings.length)
  const codeQuality = await readFile(output('findings.codequality.json'), 'utf8')
  expect(JSON.parse(codeQuality)).toHaveLength(findings.length)
})

test('the bundle times out even while it parses a slow file', async () => {
  await using folder = await tempFolder()
  const endless = Array.from({ length: 100 }, (_, at) => [`p${at}.mdx`, '{'.repeat(100_000 + at)])
  const end = await runForPullRequest(folder.path, Object.fromEntries(endless) as Record<string, string>, {
    inputs: { timeout: '2s' }
  })
  expect([end.exitCode, end.log]).toEqual([1, expect.stringContaining('Timed out after 2.0 s')])
})

test('the program reads the base from the clone, prints every new finding, and shows twenty of them and the path to the full list in the summary', async () => {
  await using folder = await tempFolder()
  const clone = join(folder.path, 'clone')
  await mkdir(clone)
  git(clone, 'init', '-q', '-b', 'main')
  await commit(clone, BASE)
  const links = Array.from({ length: 30 }, (_, i) => `[a](/no-${i})`).join('\n\n')
  await writeFiles(clone, { 'index.mdx': `${links}\n\n${'A long text. '.repeat(200)}\n` })
  const { GITHUB_ACTIONS: _, ...env } = process.env
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../../dist/cli/index.js'), 'pull-request', '--base', 'main'],
    { env: { ...env, INIT_CWD: clone } }
  )
  expect(stdout).toContain('New: 30 broken links')
  expect(stdout.match(/leads to \/no-/g)).toHaveLength(30 + 20)
  expect(stdout).toMatch(/findings-path +.*\/findings\.json/)
  expect(Math.max(...stdout.split('\n').map(line => line.length))).toBeLessThanOrEqual(310)
})

test('the program applies fixes to the working tree if --fix is set', async () => {
  await using folder = await tempFolder()
  git(folder.path, 'init', '-q', '-b', 'main')
  await commit(folder.path, BASE)
  git(folder.path, 'mv', 'setup.mdx', 'install.mdx')
  await commit(folder.path)
  const { GITHUB_ACTIONS: _, ...env } = process.env
  await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../../dist/cli/index.js'), 'pull-request', '--base', 'HEAD~1', '--fix'],
    { env: { ...env, INIT_CWD: folder.path } }
  )
  expect(await readFile(join(folder.path, 'index.mdx'), 'utf8')).toContain('(/install#install)')
})

test('the program prints where the text of removed pages is now, sections that became pages, unused images, and lagging translations', async () => {
  await using folder = await tempFolder()
  git(folder.path, 'init', '-q', '-b', 'main')
  const settings = (...more: string[]) =>
    JSON.stringify({
      ...JSON.parse(SETTINGS),
      navigation: {
        languages: [
          { language: 'en', pages: ['index', ...more] },
          { language: 'ja', pages: ['ja/index'] }
        ]
      }
    })
  const page = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`
  const steps = Array.from({ length: 30 }, (_, at) => `Step ${at} of the guide.\n\n`).join('')
  const call = 'Call it with an address, a method and headers, and wait for the response.'
  await commit(folder.path, {
    'docs.json': settings('slack', 'context'),
    'index.mdx': page('Start', '## One\n\n![i](/i.png)\n\n[call](/context#call)'),
    'ja/index.mdx': page('Start', '## One'),
    'i.png': 'image',
    'slack.mdx': page('Slack', `Slack is a tool. Use Slack.\n\n${steps}`),
    'context.mdx': page('Context', `Introduction.\n\n## Call\n\n${call}`),
    'unlisted.mdx': page('Unlisted', 'Some text.')
  })
  git(folder.path, 'rm', '-q', 'slack.mdx', 'unlisted.mdx')
  await commit(folder.path, {
    'docs.json': settings('discord', 'context', 'context/call'),
    'index.mdx': page('Start', '## One\n\n## Two\n\n[call](/context#call)'),
    'discord.mdx': page('Discord', `Discord is a tool. Use Discord.\n\n${steps}`),
    'context.mdx': page('Context', 'Introduction.'),
    'context/call.mdx': page('Call', call)
  })
  const { GITHUB_ACTIONS: _, ...env } = process.env
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../../dist/cli/index.js'), 'pull-request', '--base', 'HEAD~1'],
    { env: { ...env, INIT_CWD: folder.path } }
  )
  const lines = stdout.split('\n').map(line => line.trim())
  const at = (pattern: RegExp) => lines.findIndex(line => pattern.test(line))
  expect(lines).toContain('index.mdx:9:1: hint The section /context#call is now the page /context/call.')
  expect(
    at(/^docs\.json:1:1: removed-address .*\/slack .*At least half of its text is now at \/discord\.$/)
  ).toBeGreaterThan(0)
  expect(at(/removed-address .*\/unlisted/)).toBeGreaterThan(at(/removed-address .*\/slack/))
  expect(lines).toContain('- /slack: at least half of its text is now at /discord')
  expect(lines).toContain('1 image that no page uses any more')
  expect(lines).toContain('- ja/index.mdx: 1 heading, 2 on /')
})
