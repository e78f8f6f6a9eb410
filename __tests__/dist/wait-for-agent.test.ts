import { expect, jest, test } from '@jest/globals'
import { type Emulator, startEmulator } from '../../src/emulator/index.ts'
import { runAction, startAction } from '../support/action.ts'
import { files, textOf } from '../support/repository.ts'
import { tempFolder } from '../support/temp-folder.ts'

jest.setTimeout(120_000)

const PR = 'https://github.com/example/docs/pull/42'

function inputsFor({ url, key }: Emulator, jobId: string): Record<string, string> {
  return { 'base-url': url, 'api-key': key, 'project-id': 'project-1', 'job-id': jobId }
}

test('the bundle waits for a pull request and sets the action outputs', async () => {
  await using folder = await tempFolder()
  await using emulator = await startEmulator({ prefix: '/api' })
  const run = await runAction('wait-for-agent', { inputs: inputsFor(emulator, 'pr'), folder: folder.path })
  expect(run).toMatchObject({ exitCode: 0, stderr: '' })
  expect(run.outputs).toMatchObject({ 'job-id': 'pr', status: 'completed', result: 'pr', 'pr-link': PR })
  expect(run.outputs['created-at']).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(run.summary).toContain(`(${PR})`)
  expect(run.annotations).toEqual([{ kind: 'notice', text: `Agent job pr opened a pull request: ${PR}` }])
  expect(run.masked).toContain(emulator.key)
  expect(run.log).not.toContain(emulator.key)
  expect(run.summary).not.toContain(emulator.key)
})

test('the bundle is one file that contains neither the artifact client nor Octokit', () => {
  expect(files('dist/wait-for-agent/**/*.js')).toEqual(['dist/wait-for-agent/index.js'])
  expect(textOf('dist/wait-for-agent/index.js')).not.toMatch(/@actions\/artifact|@azure\/|octokit/i)
})

const signals = process.platform === 'win32' ? test.skip : test

signals.each(['SIGINT', 'SIGTERM'] as const)(
  '%s during a request ends the run, which reports the job ID and writes a summary',
  async name => {
    await using folder = await tempFolder()
    const active = { on: 'agent', kind: 'answer', times: Infinity } as const
    await using emulator = await startEmulator({
      faults: [{ ...active, status: 200, body: { status: 'active' } }]
    })
    await using action = await startAction('wait-for-agent', {
      inputs: inputsFor(emulator, 'slow'),
      folder: folder.path
    })
    await action.sawLine(/^active/)
    // The next poll gets no response, so that the signal arrives during a request.
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
