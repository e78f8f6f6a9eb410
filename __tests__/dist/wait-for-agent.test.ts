import { expect, jest, test } from '@jest/globals'
import { type Emulator, startEmulator } from '../../src/emulator/index.ts'
import { runAction, startAction } from '../../stand-ins/runner/action.ts'
import { files, textOf } from '../support/repository.ts'
import { deadAddress } from '../../stand-ins/server.ts'
import { tempFolder } from '../support/temp-folder.ts'

jest.setTimeout(120_000)

const PR = 'https://github.com/example/docs/pull/42'

function inputsFor({ url, key }: Emulator, jobId: string): Record<string, string> {
  return { 'base-url': url, 'api-key': key, 'project-id': 'project-1', 'job-id': jobId }
}

test('the bundle waits for a pull request and sets its outputs', async () => {
  await using folder = await tempFolder()
  await using emulator = await startEmulator({ prefix: '/api', agentJobs: { 'job-1': 'pr' } })
  const run = await runAction('wait-for-agent', { inputs: inputsFor(emulator, 'job-1'), folder: folder.path })
  expect(run).toMatchObject({ exitCode: 0, stderr: '' })
  expect(run.outputs).toEqual({
    'job-id': 'job-1',
    status: 'completed',
    result: 'pr',
    'pr-link': PR,
    'pr-number': '42',
    repository: 'https://github.com/example/docs',
    ref: 'main',
    model: 'writer-1',
    'created-at': expect.stringMatching(/^\d{4}-.*Z$/)
  })
  expect(run.summary).toContain(`(${PR})`)
  expect(run.annotations).toEqual([{ kind: 'notice', text: `Agent job job-1 opened a pull request: ${PR}` }])
  expect(emulator.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(
    Array.from({ length: 3 }, () => 'GET /api/v2/agent/project-1/job/job-1')
  )
  expect(run.masked).toContain(emulator.key)
  expect(run.log).not.toContain(emulator.key)
  expect(run.summary).not.toContain(emulator.key)
})

test('the bundle fails for a failed job, with one error, outputs and a summary', async () => {
  await using folder = await tempFolder()
  await using emulator = await startEmulator({ agentJobs: { broken: { ends: 'failed', activeReads: 0 } } })
  const run = await runAction('wait-for-agent', {
    inputs: inputsFor(emulator, 'broken'),
    folder: folder.path
  })
  expect(run.exitCode).toBe(1)
  expect(run.annotations).toEqual([
    {
      kind: 'error',
      text: expect.stringMatching(
        /^Agent job broken failed\..*\n.*start a new job[^]*errors\.md#agent-failed/
      )
    }
  ])
  expect(run.outputs).toMatchObject({ status: 'failed', result: 'failed', ref: 'main' })
  expect(run.summary).toContain('## ❌ The agent job failed')
  expect(run.log).not.toContain(emulator.key)
})

test('the bundle passes an archived job with one warning', async () => {
  await using folder = await tempFolder()
  await using emulator = await startEmulator({ agentJobs: { old: { ends: 'archived', activeReads: 0 } } })
  const run = await runAction('wait-for-agent', { inputs: inputsFor(emulator, 'old'), folder: folder.path })
  expect(run.exitCode).toBe(0)
  expect(run.annotations).toEqual([{ kind: 'warning', text: expect.stringContaining('was archived') }])
  expect(run.outputs).toMatchObject({ result: 'archived', 'archived-at': expect.stringMatching(/Z$/) })
})

test('the bundle sends no request when its inputs are invalid', async () => {
  await using folder = await tempFolder()
  await using emulator = await startEmulator()
  const inputs = { 'base-url': emulator.url, 'api-key': emulator.key, 'on-no-changes': 'warn' }
  const run = await runAction('wait-for-agent', { inputs, folder: folder.path })
  expect(run.exitCode).toBe(1)
  expect(run.annotations).toEqual([
    { kind: 'error', text: expect.stringMatching(/project-id[^]*on-no-changes[^]*job-id/) }
  ])
  expect(emulator.requests).toEqual([])
})

test('the bundle fails at its timeout and names the job that may still be running', async () => {
  await using folder = await tempFolder()
  await using emulator = await startEmulator({ agentJobs: { slow: { answers: [{ status: 'active' }] } } })
  const inputs = { ...inputsFor(emulator, 'slow'), timeout: '500ms' }
  const run = await runAction('wait-for-agent', { inputs, folder: folder.path })
  expect(run.exitCode).toBe(1)
  expect(run.annotations).toEqual([
    {
      kind: 'error',
      text: expect.stringMatching(/^Timed out after 0\.5 s\..* Agent job slow may still be running/)
    }
  ])
  expect(run.outputs).toEqual({ 'job-id': 'slow', status: 'active' })
})

test('the bundle starts a job with a prompt and waits for it', async () => {
  await using folder = await tempFolder()
  await using emulator = await startEmulator()
  const inputs = {
    'base-url': `${emulator.url}/v1`,
    'api-key': emulator.key,
    'project-id': 'project-1',
    prompt: 'Fix the typos'
  }
  const run = await runAction('wait-for-agent', { inputs, folder: folder.path })
  expect(run).toMatchObject({ exitCode: 0, stderr: '' })
  expect(emulator.startedAgentJobs()).toEqual([{ id: run.outputs['job-id'], prompts: ['Fix the typos'] }])
  expect(run.outputs).toMatchObject({ result: 'pr', 'pr-link': PR })
})

test('the bundle stops at an unreachable service and names the host and the cause', async () => {
  await using folder = await tempFolder()
  const url = await deadAddress()
  const inputs = { 'base-url': url, 'api-key': 'key_1', 'project-id': 'p', 'job-id': 'job-1', timeout: '30m' }
  // Without jitter the retries are not delayed.
  const env = { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent('Math.random=()=>0')}` }
  const run = await runAction('wait-for-agent', { inputs, env, folder: folder.path })
  const { host } = new URL(url)
  expect(run.annotations).toEqual([
    {
      kind: 'error',
      text: expect.stringMatching(
        `^Reading agent job job-1: no connection to ${host} \\(connect ECONNREFUSED`
      )
    }
  ])
  expect(run.log.match(/Retrying in/g)).toHaveLength(7)
})

test('the bundle shows a job id with slashes, and text of the service cannot run commands or become links', async () => {
  await using folder = await tempFolder()
  const model = 'first\n\u0085::stop-commands::token\n\u00AD::error::text https://evil.example'
  const answers = [
    { status: 'active', model },
    { status: 'failed', model, error: 'See https://evil.example' }
  ]
  await using emulator = await startEmulator({ agentJobs: { 'a/b c': { answers } } })
  const run = await runAction('wait-for-agent', { inputs: inputsFor(emulator, 'a/b c'), folder: folder.path })
  expect(run.outputs).toMatchObject({ 'job-id': 'a/b c', result: 'failed' })
  expect(run.annotations).toHaveLength(1)
  expect(run.stdout).toMatch(/^\u0085: :stop-commands::token$/mu)
  expect(run.stdout).toMatch(/^\u00AD: :error::text/mu)
  expect(run.summary).not.toContain('https://evil.example')
  expect(run.summary.replaceAll('<wbr>', '')).toContain('https://evil.example')
})

test('the bundle is one file, without the artifact client and Octokit', () => {
  expect(files('dist/wait-for-agent/**/*.js')).toEqual(['dist/wait-for-agent/index.js'])
  expect(textOf('dist/wait-for-agent/index.js')).not.toMatch(/@actions\/artifact|@azure\/|octokit/i)
})

const signals = process.platform === 'win32' ? test.skip : test

signals.each(['SIGINT', 'SIGTERM'] as const)(
  '%s ends the bundle during a request, with the id of the job and a summary',
  async name => {
    await using folder = await tempFolder()
    await using emulator = await startEmulator({ agentJobs: { slow: { answers: [{ status: 'active' }] } } })
    await using action = await startAction('wait-for-agent', {
      inputs: inputsFor(emulator, 'slow'),
      folder: folder.path
    })
    await action.sawLine(/^active/)
    // A later poll gets no response, so that the signal arrives during a request.
    emulator.fault({ on: 'agent', kind: 'hang', times: Infinity })
    await emulator.nextRequest('agent')
    action.signal(name)
    const run = await action.ended
    expect(run.exitCode).toBe(1)
    expect(run.annotations).toEqual([
      { kind: 'error', text: expect.stringMatching(/canceled\. Agent job slow may still be running/) }
    ])
    expect(run.outputs).toEqual({ 'job-id': 'slow', status: 'active' })
    expect(run.summary).toContain('slow')
  }
)
