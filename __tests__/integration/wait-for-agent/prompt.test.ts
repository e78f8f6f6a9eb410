import { expect, test } from '@jest/globals'
import { startEmulator } from '../../../src/emulator/index.ts'
import { TimedOut } from '../../../src/runtime/stop-reason.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { waitFor } from '../../support/waiting.ts'

const prompt = 'Fix the typos\nin "all" guides'
const inputs = { prompt }

/** Aborts as `timeout: 2m` does. */
function timeoutAfter2Minutes() {
  const controller = new AbortController()
  const clock = new FakeClock({
    onPause: elapsed => {
      if (elapsed > 120_000) controller.abort(new TimedOut())
    }
  })
  return { clock, signal: controller.signal, inputs: { ...inputs, timeout: '2m' } }
}

test('a prompt starts a job, and the step waits for its pull request', async () => {
  await using emulator = await startEmulator()
  const { failure, log, outputs, summaries } = await waitFor(emulator, undefined, { inputs })
  expect(failure).toBeUndefined()
  const [started, ...others] = emulator.startedAgentJobs()
  expect(started?.prompts).toEqual([prompt])
  expect(others).toEqual([])
  expect(outputs).toMatchObject({ 'job-id': started?.id, result: 'pr', 'pr-number': '42' })
  expect(log.lines.slice(0, 2)).toEqual([
    `Started agent job ${String(started?.id)}.`,
    `group: Waiting for agent job ${String(started?.id)}`
  ])
  expect(summaries).toEqual([expect.stringContaining('The agent opened a pull request')])
  expect(emulator.requests.map(({ call }) => call)).toEqual(['agent-start', 'agent', 'agent', 'agent'])
  expect(emulator.requests[0]?.body).toBe(JSON.stringify({ prompt }))
})

test('after a timeout the error says how to continue without a second job', async () => {
  await using emulator = await startEmulator({ startedAgentJobs: { ends: 'pr', activeReads: 1000 } })
  const { failure, outputs } = await waitFor(emulator, undefined, timeoutAfter2Minutes())
  const jobId = String(emulator.startedAgentJobs()[0]?.id)
  expect(outputs).toMatchObject({ 'job-id': jobId, status: 'active' })
  expect(failure).toMatchObject({
    code: 'timeout',
    message: `Timed out after 2 min. Agent job ${jobId} may still be running.`,
    advice: expect.stringContaining(
      `Run again with \`job-id: ${jobId}\` instead of \`prompt\` to continue waiting.`
    )
  })
})

test('a timeout before the start is confirmed is reported with the last error', async () => {
  await using emulator = await startEmulator({
    faults: [
      { on: 'agent-start', kind: 'answer', status: 429, body: { error: 'Slow down' }, times: Infinity }
    ]
  })
  const { failure, outputs, summaries } = await waitFor(emulator, undefined, timeoutAfter2Minutes())
  expect(outputs).toEqual({})
  expect(failure).toMatchObject({
    code: 'timeout',
    message:
      'Timed out after 2 min. The last error was: HTTP 429 (Slow down). The id of the agent job is not known.'
  })
  expect(summaries).toEqual([expect.stringMatching(/^## ❌ The start of the agent job was not confirmed\n/)])
  expect(emulator.startedAgentJobs()).toEqual([])
})

test('a service that cannot start jobs is reported with the alternative', async () => {
  await using emulator = await startEmulator({
    faults: [{ on: 'agent-start', kind: 'answer', status: 404, body: { error: 'Not found' } }]
  })
  const { failure, summaries } = await waitFor(emulator, undefined, { inputs })
  expect(failure).toMatchObject({
    code: 'service-404',
    message: `Starting an agent job in project project-1: HTTP 404 from ${emulator.url}/v2/agent/project-1/job. The service responded: Not found`,
    advice: expect.stringContaining('start the job on its dashboard and set `job-id`')
  })
  expect(summaries).toHaveLength(1)
})

test('a start without a response is repeated once, with one warning', async () => {
  await using emulator = await startEmulator({
    faults: [{ on: 'agent-start', kind: 'drop', accepted: true }]
  })
  const { failure, log, outputs } = await waitFor(emulator, undefined, { inputs })
  expect(failure).toBeUndefined()
  const [, second] = emulator.startedAgentJobs()
  expect(outputs).toMatchObject({ 'job-id': second?.id })
  expect(log.lines.filter(line => line.startsWith('warning: '))).toEqual([
    expect.stringContaining('if both are accepted, two jobs are running')
  ])
})
