import { expect, test } from '@jest/globals'
import { type Emulator, startEmulator } from '../../../../src/emulator/index.ts'
import { Canceled, TimedOut } from '../../../../src/runtime/time/stop-reason.ts'
import { failExport, runExport } from '../../../support/exporting.ts'
import { stoppedAfter } from '../../../support/fake-clock.ts'
import { renderMarkdown } from '../../../support/markdown.ts'

const SHA = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'
const commit = { sha: SHA, ref: 'main', message: 'Describe backups\n\nIn detail' }
const given = { domain: 'docs.example.com', 'update-project': 'project/1' }

const callsOf = ({ requests }: Emulator) => requests.map(({ call }) => call)

/** Creates faults that respond to update polls with these bodies in order. The last response repeats. */
function updateResponses(...bodies: object[]) {
  return bodies.map((body, at) => ({
    on: 'update-status' as const,
    kind: 'answer' as const,
    status: 200,
    body,
    times: at === bodies.length - 1 ? 1000 : 1
  }))
}

test('update-project publishes the latest commit before the export starts', async () => {
  await using emulator = await startEmulator({ commit })
  const { outputs, log, summaries } = await runExport(emulator, given)
  expect(emulator.updates()).toMatchObject([{ projectId: 'project/1', status: 'success' }])
  expect(outputs).toMatchObject({ 'commit-sha': SHA, status: 'completed' })
  const calls = callsOf(emulator)
  expect(calls[0]).toBe('update')
  expect(calls.lastIndexOf('update-status')).toBeLessThan(calls.indexOf('start'))
  expect(calls.filter(call => call === 'update')).toHaveLength(1)
  expect(emulator.requests[0]).toMatchObject({ path: '/v1/project/update/project%2F1', body: '' })
  expect(log.lines[0]).toBe('group: Publishing the latest commit of project project/1')
  expect(log.text).toContain(`success · commit ${SHA}\n`)
  const { tables } = renderMarkdown(summaries.join())
  expect(tables.flat()).toContainEqual(['Commit', SHA])
})

test('starts no update and does not set commit-sha if update-project is missing', async () => {
  await using emulator = await startEmulator({ commit })
  const { outputs, summaries } = await runExport(emulator, { domain: 'docs.example.com' })
  expect(callsOf(emulator)[0]).toBe('start')
  expect(outputs).not.toHaveProperty('commit-sha')
  expect(summaries.join()).not.toContain('Commit')
})

test('treats an update with an unknown status as still running', async () => {
  await using emulator = await startEmulator({
    faults: updateResponses({ status: 'building' }, { status: 'failed?' }, { status: 'success' })
  })
  const { log, outputs } = await runExport(emulator, given)
  expect(callsOf(emulator).filter(call => call === 'update-status')).toHaveLength(3)
  expect(log.lines.slice(2, 5)).toEqual(['building', 'failed?', 'success'])
  expect(outputs).not.toHaveProperty('commit-sha')
})

test('sets commit-sha to the last SHA that the service reports, even if the update fails', async () => {
  await using emulator = await startEmulator({
    faults: updateResponses({ status: 'queued', commit: { sha: 'abcdef1' } }, { status: 'failure', commit })
  })
  const { outputs } = await failExport(emulator, given)
  expect(outputs).toEqual({ 'commit-sha': SHA })
})

test.each(['$(id)', 'main', '', 'abc', 'g'.repeat(40), 7, null])(
  'does not pass the invalid commit SHA %j to other steps',
  async sha => {
    await using emulator = await startEmulator({
      faults: updateResponses({ status: 'success', commit: { sha, ref: 7 } })
    })
    const { outputs } = await runExport(emulator, given)
    expect(outputs).not.toHaveProperty('commit-sha')
  }
)

test('if the update fails, reports its summary and its last log lines, and starts no export', async () => {
  const reason = 'docs.json is not valid JSON'
  const logs = ['Fetching main', `Building commit ${SHA}`, `Error: ${reason}`]
  const failed = { status: 'failure', summary: reason, logs, commit }
  await using emulator = await startEmulator({ faults: updateResponses(failed) })
  const { failure, outputs, summaries } = await failExport(emulator, given)
  expect(failure.code).toBe('update-failed')
  expect(failure.message).toBe(
    [
      `The update of project project/1 failed. The service responded: ${reason}`,
      'The end of the update log:',
      ...logs
    ].join('\n')
  )
  expect(outputs).toEqual({ 'commit-sha': SHA })
  expect(callsOf(emulator)).not.toContain('start')
  expect(summaries).toEqual([expect.stringContaining(reason)])
})

test('shows only the last log lines from a failed update, without control characters or Markdown links', async () => {
  const logs = [
    ...Array.from({ length: 5000 }, (_, i) => `line ${i}`),
    'x'.repeat(5000),
    '\u001B[31mred\u001B[0m\u0007\r\n::error::two https://evil.example @octocat',
    7,
    // Lines without visible text do not count toward the limit.
    ...Array.from({ length: 12 }, () => '\n  \u001B[0m\n')
  ]
  await using emulator = await startEmulator({
    faults: updateResponses({ status: 'failure', summary: 's'.repeat(5000), logs })
  })
  const { failure, summaries } = await failExport(emulator, given)
  const lines = failure.message.split('\n')
  expect(lines).toHaveLength(12)
  expect(lines.slice(2, 4)).toEqual(['line 4993', 'line 4994'])
  expect(lines.slice(-2)).toEqual(['red', '::error::two https://evil.example @octocat'])
  expect(`${failure.message}\n${failure.advice}`.length).toBeLessThan(4096)
  expect(renderMarkdown(summaries.join()).links).toEqual([])
})

test.each([{}, { summary: null, logs: 'text' }, { summary: '', logs: [] }])(
  'reports that the service gave no reason for a failed update with the details %j',
  async details => {
    await using emulator = await startEmulator({
      faults: updateResponses({ status: 'failure', ...details })
    })
    const { failure } = await failExport(emulator, given)
    expect(failure.message).toBe('The update of project project/1 failed. The service gave no reason.')
    expect(failure.advice).toContain('No export was started')
  }
)

test.each([
  ['timeout', new TimedOut(), 'Timed out after 30 min.'],
  ['canceled', new Canceled(), 'The run was canceled.']
])('the error `%s` during the update reports that no export was started', async (code, reason, message) => {
  await using emulator = await startEmulator({ faults: updateResponses({ status: 'queued' }) })
  const { failure } = await failExport(emulator, given, stoppedAfter(120_000, reason))
  expect(failure.code).toBe(code)
  expect(failure.message).toBe(`${message} No export job was started.`)
  expect(callsOf(emulator)).not.toContain('start')
})
