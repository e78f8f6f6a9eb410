import { expect, test } from '@jest/globals'
import { startEmulator } from '../../../src/emulator/index.ts'
import { renderMarkdown } from '../../support/markdown.ts'
import { waitFor } from '../../support/waiting.ts'

const PR = 'https://github.com/example/docs/pull/42'
const TIME = '2026-01-02T00:00:00.000Z'
const DETAILS = {
  'created-at': TIME,
  repository: 'https://github.com/example/docs',
  ref: 'main',
  model: 'writer-1'
}

/** Waits for a job on a new emulator. */
async function waitForJob(jobId: string, inputs: Record<string, string> = {}) {
  await using emulator = await startEmulator({ now: () => Date.UTC(2026, 0, 2) })
  const run = await waitFor(emulator, jobId, { inputs })
  return { ...run, requests: emulator.requests, key: emulator.key }
}

/** Waits for a job that the service describes with these responses, one for each read. */
async function waitWithAnswers(jobId: string, answers: object[], key?: string) {
  const faults = answers.map(body => ({ on: 'agent', kind: 'answer', status: 200, body }) as const)
  await using emulator = await startEmulator({ faults, ...(key !== undefined && { key }) })
  return await waitFor(emulator, jobId)
}

test('sets the outputs for a job that opens a pull request', async () => {
  const { failure, log, outputs, summaries, requests, key } = await waitForJob('pr')
  expect(failure).toBeUndefined()
  expect(outputs).toEqual({
    'job-id': 'pr',
    ...DETAILS,
    status: 'completed',
    result: 'pr',
    'pr-link': PR,
    'pr-number': '42'
  })
  expect(log.lines).toEqual([
    'group: Waiting for agent job pr',
    'active · https://github.com/example/docs · main · writer-1',
    `completed · https://github.com/example/docs · main · writer-1 · ${PR}`,
    `notice: Agent job pr opened a pull request: ${PR}`
  ])
  expect(renderMarkdown(summaries.join()).links[0]).toBe(PR)
  expect(requests.map(({ method, path, headers }) => [method, path, headers.authorization])).toEqual(
    Array.from({ length: 2 }, () => ['GET', '/v2/agent/project-1/job/pr', `Bearer ${key}`])
  )
})

test.each(['pass', 'fail'])('reports a job that changed no files, with on-no-changes: %s', async given => {
  const { failure, log, outputs, summaries } = await waitForJob('no-changes', { 'on-no-changes': given })
  expect(outputs).toEqual({ 'job-id': 'no-changes', ...DETAILS, status: 'completed', result: 'no-changes' })
  const message = 'Agent job no-changes ended without changing a file, and `on-no-changes` is `fail`.'
  if (given === 'fail') expect(failure).toMatchObject({ code: 'no-changes', message })
  else
    expect([failure, log.lines.at(-1)]).toEqual([
      undefined,
      'Agent job no-changes ended without changing a file.'
    ])
  const sign = given === 'fail' ? '❌' : '✅'
  expect(summaries).toEqual([expect.stringContaining(`## ${sign} The agent changed no files\n`)])
})

test('removes the key from messages, log, outputs and summary if the service repeats the key', async () => {
  const key = 'mint_secret_k3y'
  const source = { repository: `https://${key}@github.com/example/docs`, ref: key }
  const answer = {
    status: 'failed',
    source,
    prLink: `${PR}?${key}`,
    model: key,
    error: `no access with ${key}`
  }
  const { failure, log, outputs, summaries } = await waitWithAnswers('broken', [answer], key)
  expect(failure).toMatchObject({ message: expect.stringContaining('no access with ***') })
  expect(JSON.stringify([String(failure), log.lines, outputs, summaries])).not.toContain('k3y')
})

test('does not mask an id or a status that contains a short key', async () => {
  await using emulator = await startEmulator({ key: 'e' })
  const { outputs } = await waitFor(emulator, 'no-changes')
  expect(outputs).toMatchObject({ status: 'completed', result: 'no-changes' })
})

test('fails the step with the reason from the service if the job failed, and sets the outputs', async () => {
  const answer = { status: 'failed', prLink: PR, model: 'writer-1', error: 'the branch is protected' }
  const answers = [{ status: 'active' }, answer]
  const { failure, log, outputs, summaries } = await waitWithAnswers('broken', answers)
  expect(failure).toMatchObject({
    code: 'agent-failed',
    message: 'Agent job broken failed. The service responded: the branch is protected'
  })
  expect(outputs).toEqual({
    'job-id': 'broken',
    status: 'failed',
    result: 'failed',
    model: 'writer-1',
    'pr-link': PR,
    'pr-number': '42'
  })
  expect(log.text).not.toMatch(/warning|notice/)
  expect(summaries).toEqual([
    expect.stringMatching(/^## ❌ The agent job failed\n[^]*dashboard[^]*agent-failed/)
  ])
})

test('reports a failed job for which the service gives no reason', async () => {
  const { failure, outputs } = await waitForJob('failed')
  expect(failure).toMatchObject({ message: 'Agent job failed failed. The service gave no reason.' })
  expect(outputs).toEqual({ 'job-id': 'failed', ...DETAILS, status: 'failed', result: 'failed' })
})

test('an archived job does not fail the step, and causes one warning', async () => {
  const { failure, log, outputs, summaries } = await waitForJob('archived')
  expect(failure).toBeUndefined()
  expect(outputs).toEqual({
    'job-id': 'archived',
    ...DETAILS,
    'archived-at': TIME,
    status: 'archived',
    result: 'archived'
  })
  expect(log.lines.filter(line => /^(warning|notice)/.test(line))).toEqual([
    'warning: Agent job archived was archived and will not continue. If the work is still needed, start a new job.'
  ])
  expect(summaries.join()).toMatch(/^## ⚠️ The agent job was archived\n[^]*\[!WARNING\][^]*start a new job/)
})

test('sets the outputs for an archived job with a pull request', async () => {
  const { log, outputs } = await waitWithAnswers('old', [{ status: 'archived', prLink: PR }])
  expect(outputs).toMatchObject({ result: 'archived', 'pr-link': PR, 'pr-number': '42' })
  expect(log.lines.at(-1)).toMatch(/^warning: .* The pull request of the job: https:.*\/42$/)
})

test.each([
  ['only a status', {}],
  ['fields of a wrong type', { source: null, model: 7, prLink: {} }]
])('accepts a response with %s', async (_, more) => {
  const answers = [{ status: 'completed', ...more }]
  const { failure, outputs, summaries } = await waitWithAnswers('odd', answers)
  expect(failure).toBeUndefined()
  expect(outputs).toEqual({ 'job-id': 'odd', status: 'completed', result: 'no-changes' })
  const [table] = renderMarkdown(summaries.join()).tables
  expect(table?.slice(1)).toEqual([['Agent job', 'odd · completed']])
})

test('treats a job with an unknown status as still running', async () => {
  const answers = ['thinking', 'thinking', 'reviewing', 'failed'].map(status => ({ status }))
  const { log, outputs } = await waitWithAnswers('new', answers)
  expect(outputs).toEqual({ 'job-id': 'new', status: 'failed', result: 'failed' })
  expect(log.lines.slice(1)).toEqual(['thinking', 'reviewing', 'failed'])
})

test.each(['javascript:alert(1)', 'pull request 7', 'data:text/html,x', '//example.com/o/r/pull/7'])(
  'shows the invalid pull request link "%s" as text and does not set it as an output',
  async prLink => {
    const answers = [{ status: 'completed', prLink }]
    const { failure, log, outputs, summaries } = await waitWithAnswers('odd', answers)
    expect(failure).toBeUndefined()
    expect(outputs).toEqual({ 'job-id': 'odd', status: 'completed', result: 'pr' })
    expect(log.lines.at(-1)).toBe(
      `warning: Agent job odd opened a pull request, but the service sent an invalid URL for it, so \`pr-link\` is empty. Look for the pull request in the repository. Received: ${prLink}`
    )
    expect(renderMarkdown(summaries.join()).links).toEqual([])
    expect(renderMarkdown(summaries.join()).html.replaceAll('<wbr>', '')).toContain(prLink)
  }
)
