import { expect, jest, test } from '@jest/globals'
import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startBlobStore } from '../../stand-ins/artifacts/azurite.ts'
import { startResultsService } from '../../stand-ins/artifacts/results-service.ts'
import { startPullRequestApi } from '../../stand-ins/github/pull-request-api.ts'
import type { Fault, FaultOf } from '../../stand-ins/server.ts'
import { runAction } from '../support/action.ts'
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
])('the bundle finds the link that a renamed heading breaks, with check: %s', async (check, exitCode) => {
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

test('the bundle uploads the report as an artifact that opens in the browser', async () => {
  await using blobs = await startBlobStore()
  await using results = await startResultsService({ blobs })
  await using folder = await tempFolder()
  const end = await runAction('pull-request', {
    folder: folder.path,
    inputs: await writeVersions(folder.path),
    env: { ...results.env, GITHUB_REPOSITORY: 'o/r', GITHUB_RUN_ID: '42' }
  })
  const [artifact] = results.artifacts
  expect(artifact).toMatchObject({ name: 'docs-report-docs.html', mimeType: 'text/html' })
  expect(end.outputs['report-url']).toBe(`https://github.com/o/r/actions/runs/42/artifacts/${artifact?.id}`)
  expect(end.summary).toContain(end.outputs['report-url'])
  expect(artifact && (await results.read(artifact)).toString()).toContain('<h1>1 page changed.')
})

test('the bundle uploads fixes.patch as a second artifact, and the report has it to copy', async () => {
  await using blobs = await startBlobStore()
  await using results = await startResultsService({ blobs })
  await using folder = await tempFolder()
  const inputs = await writeVersions(folder.path)
  await rm(join(inputs['docs-path'], 'setup.mdx'))
  await writeFiles(inputs['docs-path'], { 'install.mdx': BASE['setup.mdx'] })
  const end = await runAction('pull-request', { folder: folder.path, inputs, env: results.env })
  const [report, patch] = results.artifacts
  expect([report?.name, patch?.name]).toEqual(['docs-report-docs.html', 'docs-report-docs-fixes.patch'])
  const written = await readFile(end.outputs['fixes-path'] ?? '', 'utf8')
  expect(written).toContain('+See [how to install](/install#install).')
  expect(patch && (await results.read(patch)).toString()).toBe(written)
  expect(report && (await results.read(report)).toString()).toContain(
    '+See [how to install](/install#install).'
  )
})

test('the program writes findings in the formats of other systems', async () => {
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

/** What GitHub answers at addresses with this part. */
function at(part: string, fault: Fault): FaultOf {
  return ({ path }) => (path.includes(part) ? fault : undefined)
}

interface Hostile {
  event?: string
  inputs?: Record<string, string>
  /** The change. */
  head?: Record<string, string>
  /** What is checked out: the base, unless it is said. `stale`: a merge of an earlier head. */
  commit?: 'base' | 'head' | 'stale'
  fault?: FaultOf
  /** Path of the submodule that has the documentation. */
  submodule?: string
  /** How many start at the same time. */
  runs?: number
}

/** Runs it for this checkout, and gives everything that it shows. */
async function runHostile(folder: string, options: Hostile) {
  await using api = await startPullRequestApi()
  const { submodule } = options
  const ofDocs = { base: api.commit(BASE), head: api.commit(HEAD) }
  const settings = `[submodule "docs"]\n\tpath = ${submodule}\n\turl = ../sub.git\n`
  const around = (parents: string[], recorded: string) =>
    api.commit({ '.gitmodules': settings }, parents, { [submodule ?? '']: recorded })
  const base = submodule === undefined ? ofDocs.base : around([], ofDocs.base)
  const head =
    submodule === undefined ? api.commit({ ...HEAD, ...options.head }, [base]) : around([base], ofDocs.head)
  if (submodule !== undefined)
    await writeFiles(join(folder, 'workspace'), {
      ...Object.fromEntries(Object.entries(HEAD).map(([name, text]) => [`${submodule}/${name}`, text])),
      [`${submodule}/.git`]: 'gitdir: ../../.git/modules/docs\n',
      '.git/modules/docs/HEAD': `${ofDocs.head}\n`,
      '.git/HEAD': `${head}\n`
    })
  const commits = { base, head, stale: api.commit(HEAD, [base, base]) }
  api.heads.set(7, head)
  api.fault = options.fault ?? api.fault
  const name = { full_name: 'o/r' }
  const pull = { number: 7, head: { sha: head, ref: 'x', repo: name }, base: { sha: base, repo: name } }
  const event = { 'event.json': JSON.stringify({ pull_request: pull }) }
  await writeFiles(folder, event)
  if (!existsSync(join(folder, 'workspace/.git')))
    await writeFiles(folder, { 'workspace/.git/HEAD': commits[options.commit ?? 'base'] })
  if (options.head) await writeFiles(join(folder, 'workspace'), { ...HEAD, ...options.head })
  const run = async (at: number) =>
    await runAction('pull-request', {
      folder: at === 0 ? folder : join(folder, `run-${at}`),
      inputs: { 'github-token': 'token', ...options.inputs },
      env: {
        GITHUB_EVENT_NAME: options.event ?? 'pull_request',
        GITHUB_EVENT_PATH: join(folder, 'event.json'),
        GITHUB_REPOSITORY: 'o/r',
        GITHUB_API_URL: api.url,
        GITHUB_WORKSPACE: join(folder, 'workspace')
      }
    })
  const [end, ...others] = await Promise.all(Array.from({ length: options.runs ?? 1 }, (_, at) => run(at)))
  if (end === undefined) throw new Error('There was no run')
  for (const { log, stderr } of [end, ...others])
    expect([stderr, log]).toEqual(['', expect.not.stringContaining('has a bug')])
  return { ...end, comments: api.comments }
}

test('the bundle, with a pull request of a stranger reads a percent sign that encodes nothing, wherever it is', async () => {
  await using folder = await tempFolder()
  const redirects = [
    { source: '/a%', destination: '/b%' },
    { source: '/setup', destination: '/%' },
    { source: '/c/:x*', destination: '/%zz/:x*' }
  ]
  const text =
    '[x](/gone/100%) ![y](/i%/%zz.png) [z](#%) [s](/setup%2) <a href="/h%">h</a>\n\n[r]\n\n[r]: /r%\n'
  const end = await runHostile(folder.path, {
    head: {
      'docs.json': JSON.stringify({ ...JSON.parse(SETTINGS), redirects }),
      'index.mdx': text,
      '100%.mdx': text
    },
    commit: 'head'
  })
  expect(end.exitCode).toBe(0)
  const findings = await readFile(end.outputs['findings-path'] ?? '', 'utf8')
  for (const target of ['/gone/100%', '/i%/%zz.png', '/h%', '/r%', '/setup%2', '/a%'])
    expect(findings).toContain(JSON.stringify(target.replaceAll('%', '%25')))
  expect(end.summary).toContain('has no effect: a page has its address')
  expect(end.comments).toHaveLength(1)
})

test.each<[string, FaultOf, string]>([
  ['403 for the base', at('/git/trees', { status: 403, message: 'No' }), 'not compared'],
  ['500 for the base', at('/compare/', { status: 500 }), 'not compared'],
  ['half of a tree', at('/git/trees', 'truncated-response'), 'not compared'],
  ['a page instead of a tree', at('/git/trees', { status: 200, body: '<html>' }), 'not compared'],
  ['a list instead of a blob', at('/git/blobs', { status: 200, body: [] }), 'not compared'],
  ['500 for the comment', at('/comments', { status: 500 }), 'comment was not written'],
  ['a page instead of comments', at('/comments', { status: 200, body: '<html>' }), 'comment was not written'],
  [
    'a page instead of its account',
    at('/graphql', { status: 200, body: '<html>' }),
    'comment was not written'
  ],
  ['half of the pull request', at('/pulls/', 'truncated-response'), 'comment was not written']
])(
  'the bundle, with a pull request of a stranger is green with one notice when GitHub answers with %s',
  async (_, fault, notice) => {
    await using folder = await tempFolder()
    const end = await runHostile(folder.path, { head: {}, commit: 'head', fault, inputs: { timeout: '30s' } })
    expect([end.exitCode, end.comments]).toEqual([0, []])
    const notices = end.annotations.filter(({ kind }) => kind === 'notice')
    expect(notices.map(({ text }) => text)).toEqual([expect.stringContaining(notice)])
  }
)

test('the bundle, with a pull request of a stranger leaves one comment when two runs write it at once', async () => {
  await using folder = await tempFolder()
  const end = await runHostile(folder.path, { head: {}, commit: 'head', runs: 2 })
  expect([end.exitCode, end.comments.length]).toEqual([0, 1])
})

test('the bundle, with a pull request of a stranger has names of it as text in annotations, SARIF and JUnit', async () => {
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
  const end = await runHostile(folder.path, {
    head,
    commit: 'head',
    inputs: { format: 'junit,codequality' }
  })
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
})

test('the bundle, with a pull request of a stranger ends with `timeout` whatever the change contains', async () => {
  await using folder = await tempFolder()
  const endless = Array.from({ length: 100 }, (_, at) => [`p${at}.mdx`, '{'.repeat(100_000 + at)])
  const end = await runHostile(folder.path, {
    head: Object.fromEntries(endless) as Record<string, string>,
    commit: 'head',
    inputs: { timeout: '5s' }
  })
  expect([end.exitCode, end.log]).toEqual([1, expect.stringContaining('Timed out after 5.0 s')])
})

test.each(['docs', 'docs/below', 'docs/below/more'])(
  'the bundle, with a pull request of a stranger does not follow a link in `docs-path: %s`',
  async path => {
    await using folder = await tempFolder()
    const below = path.replace(/^docs/, '')
    await writeFiles(join(folder.path, `outside${below}`), { ...BASE, 'index.mdx': 'A secret.\n' })
    await mkdir(join(folder.path, 'workspace'))
    await symlink('../outside', join(folder.path, 'workspace/docs'))
    const end = await runHostile(folder.path, { inputs: { 'docs-path': path } })
    expect([end.exitCode, end.log]).toEqual([1, expect.stringContaining('which is a symbolic link')])
    expect(JSON.stringify([end.comments, end.summary, end.log])).not.toContain('A secret')
  }
)

test.each<[string, Hostile, string]>([
  ['the base', { event: 'pull_request_target' }, 'set `ref: refs/pull/7/merge` of actions/checkout'],
  ['a stale merge', { commit: 'stale' }, 'nor a merge of it. Use actions/checkout without `ref`'],
  [
    'a commit of a `.git` that is elsewhere',
    { inputs: { 'docs-path': 'sub' } },
    'commit that is checked out is unknown'
  ]
])(
  'the bundle, with a pull request of a stranger says what to check out instead of %s, and writes no comment',
  async (_, options, notice) => {
    await using folder = await tempFolder()
    await writeFiles(join(folder.path, 'workspace'), BASE)
    await writeFiles(join(folder.path, 'workspace/sub'), { ...BASE, '.git': 'gitdir: ../../outside\n' })
    await writeFiles(join(folder.path, 'outside'), { HEAD: 'a'.repeat(40), 'refs/heads/x': 'b'.repeat(40) })
    const end = await runHostile(folder.path, { inputs: { 'docs-path': '.' }, ...options })
    expect([end.exitCode, end.comments]).toEqual([0, []])
    expect(end.annotations.map(({ text }) => text)).toEqual([expect.stringContaining(notice)])
  }
)

test.each<[string, FaultOf | undefined, object, unknown[], number]>([
  [
    'with the commit that the base records for it',
    undefined,
    { 'new-findings': '1', 'changed-pages': '1' },
    [],
    1
  ],
  [
    'with nothing when the token cannot read its repository',
    at('/repos/o/sub/', { status: 404, message: 'Not Found' }),
    { 'new-findings': '0', 'changed-pages': '0' },
    [expect.stringContaining('the token cannot read o/sub, the repository of the submodule')],
    0
  ]
])(
  'the bundle, with a pull request of a stranger compares documentation in a submodule %s',
  async (_, fault, outputs, notices, comments) => {
    await using folder = await tempFolder()
    const end = await runHostile(folder.path, { submodule: 'libs/docs', ...(fault && { fault }) })
    expect([end.exitCode, end.comments.length]).toEqual([0, comments])
    expect(end.outputs).toMatchObject(outputs)
    expect(end.annotations.flatMap(({ kind, text }) => (kind === 'notice' ? text : []))).toEqual(notices)
  }
)

test('the bundle, with a pull request of a stranger has no name of it in an output', async () => {
  await using folder = await tempFolder()
  await writeFiles(join(folder.path, 'workspace/a\n::error::b'), BASE)
  const end = await runHostile(folder.path, { inputs: { base: 'none' } })
  expect(end.exitCode).toBe(0)
  expect(end.outputs['findings-path']).toMatch(/\/pull-request-a___error__b-[0-9a-f]{8}\/findings\.json$/)
})

test('the program reads the base from the clone, and shows twenty findings and the path of the report', async () => {
  await using folder = await tempFolder()
  const clone = join(folder.path, 'clone')
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@x', ...args], { cwd: clone })
  await writeFiles(clone, BASE)
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-qm', 'Base')
  const links = Array.from({ length: 30 }, (_, i) => `[a](/no-${i})`).join('\n\n')
  await writeFiles(clone, { 'index.mdx': `${links}\n\n${'A long text. '.repeat(200)}\n` })
  const { GITHUB_ACTIONS: _, ...env } = process.env
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, '../../dist/cli/index.js'), 'pull-request', '--base', 'main'],
    { env: { ...env, INIT_CWD: clone } }
  )
  expect(stdout).toContain('New: 30 broken links')
  expect(stdout.match(/leads to \/no-/g)).toHaveLength(20)
  expect(stdout).toMatch(/Report: .*\/report\.html/)
  expect(Math.max(...stdout.split('\n').map(line => line.length))).toBeLessThanOrEqual(310)
})
