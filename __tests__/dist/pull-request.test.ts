import { describe, expect, jest, test } from '@jest/globals'
import { execFile, execFileSync } from 'node:child_process'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startBlobStore } from '../../stand-ins/artifacts/azurite.ts'
import { startResultsService } from '../../stand-ins/artifacts/results-service.ts'
import { startPullRequestApi } from '../../stand-ins/github/pull-request-api.ts'
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

describe('the bundle, with a pull request of a stranger', () => {
  /** Runs it for this checkout, and gives everything that it shows. */
  async function runHostile(folder: string, options: { event: string; inputs?: Record<string, string> }) {
    await using api = await startPullRequestApi()
    const base = api.commit(BASE)
    const head = api.commit(HEAD, [base])
    api.heads.set(7, head)
    const name = { full_name: 'o/r' }
    const pull = { number: 7, head: { sha: head, ref: 'x', repo: name }, base: { sha: base, repo: name } }
    await writeFiles(folder, {
      'event.json': JSON.stringify({ pull_request: pull }),
      'workspace/.git/HEAD': base
    })
    const end = await runAction('pull-request', {
      folder,
      inputs: { 'github-token': 'token', ...options.inputs },
      env: {
        GITHUB_EVENT_NAME: options.event,
        GITHUB_EVENT_PATH: join(folder, 'event.json'),
        GITHUB_REPOSITORY: 'o/r',
        GITHUB_API_URL: api.url
      }
    })
    return { ...end, comments: api.comments }
  }

  test('does not follow `docs` where it is a link to a folder outside of the checkout', async () => {
    await using folder = await tempFolder()
    await writeFiles(join(folder.path, 'outside'), { ...BASE, 'index.mdx': 'A secret.\n' })
    await mkdir(join(folder.path, 'workspace'))
    await symlink('../outside', join(folder.path, 'workspace/docs'))
    const end = await runHostile(folder.path, { event: 'pull_request', inputs: { 'docs-path': 'docs' } })
    expect([end.exitCode, end.log]).toEqual([1, expect.stringContaining('which is a symbolic link')])
    expect(JSON.stringify([end.comments, end.summary, end.log])).not.toContain('A secret')
  })

  test('says what to check out instead of the base, and writes no comment', async () => {
    await using folder = await tempFolder()
    await writeFiles(join(folder.path, 'workspace'), BASE)
    const end = await runHostile(folder.path, { event: 'pull_request_target' })
    expect([end.exitCode, end.comments]).toEqual([0, []])
    expect(end.annotations.map(({ text }) => text)).toEqual([
      expect.stringContaining('set `ref: refs/pull/7/merge` of actions/checkout')
    ])
  })

  test('has no name of it in an output', async () => {
    await using folder = await tempFolder()
    await writeFiles(join(folder.path, 'workspace/a\n::error::b'), BASE)
    const end = await runHostile(folder.path, { event: 'pull_request', inputs: { base: 'none' } })
    expect(end.exitCode).toBe(0)
    expect(end.outputs['findings-path']).toMatch(/\/pull-request-a___error__b-[0-9a-f]{8}\/findings\.json$/)
  })
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
