import { expect, test } from '@jest/globals'
import { startEmulator } from '../../../src/emulator/index.ts'
import { Canceled, TimedOut } from '../../../src/runtime/stop-reason.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { deadAddress } from '../../../stand-ins/server.ts'
import { waitFor } from '../../support/waiting.ts'

const ACTIVE = { answers: [{ status: 'active', model: 'writer-1' }] }

test('transient errors are retried, and Retry-After is honored', async () => {
  await using emulator = await startEmulator({
    agentJobs: { 'job-1': 'pr' },
    faults: [
      { on: 'agent', kind: 'answer', status: 502, body: '<html>Bad gateway</html>' },
      { on: 'agent', kind: 'answer', status: 429, retryAfter: 7 },
      { on: 'agent', kind: 'drop' },
      { on: 'agent', kind: 'truncate', at: 20 }
    ]
  })
  const { failure, log, outputs, clock } = await waitFor(emulator, 'job-1')
  expect(failure).toBeUndefined()
  expect(outputs).toMatchObject({ result: 'pr', 'pr-number': '42' })
  expect(log.lines.filter(line => line.startsWith('Reading agent job job-1: '))).toHaveLength(4)
  expect(clock.pauses[1]).toBeGreaterThanOrEqual(7000)
  expect(emulator.requests.map(({ complete }) => complete)).toEqual([true, true, false, false, true, true])
})

test('an unknown job ends the run at once, with the message of the service', async () => {
  await using emulator = await startEmulator()
  const { failure, outputs, summaries } = await waitFor(emulator, 'nobody')
  expect(failure).toMatchObject({
    code: 'service-404',
    message: `Reading agent job nobody: HTTP 404 from ${emulator.url}/v2/agent/project-1/job/nobody. The service responded: Agent job not found`
  })
  expect(failure).toHaveProperty('advice', expect.stringMatching(/`project-id` and `job-id`/))
  expect(outputs).toEqual({ 'job-id': 'nobody' })
  expect(summaries).toEqual([
    expect.stringMatching(/^## ❌ The agent job was not found\n[^]*Agent job not found[^]*service-404/)
  ])
  expect(emulator.requests).toHaveLength(1)
})

test.each([
  [400, /project-id/],
  [401, /api-key/],
  [403, /`read` scope/]
])('HTTP %i ends the run at once, with advice for this action', async (status, advice) => {
  await using emulator = await startEmulator({ faults: [{ on: 'agent', kind: 'answer', status }] })
  const { failure, summaries } = await waitFor(emulator, 'job-1')
  expect(failure).toMatchObject({ code: `service-${status}` })
  expect(summaries).toEqual([expect.stringMatching(/^## ❌ The state of the agent job is not known\n/)])
  expect(failure).toHaveProperty('advice', expect.stringMatching(advice))
  expect(failure).toHaveProperty('advice', expect.not.stringMatching(/export/i))
  expect(emulator.requests).toHaveLength(1)
})

test('a timeout is reported with the job that continues, and the outputs are set', async () => {
  await using emulator = await startEmulator({ agentJobs: { slow: ACTIVE } })
  const controller = new AbortController()
  const clock = new FakeClock({
    onPause: elapsed => {
      if (elapsed > 120_000) controller.abort(new TimedOut())
    }
  })
  const { failure, log, outputs, summaries } = await waitFor(emulator, 'slow', {
    clock,
    signal: controller.signal,
    inputs: { timeout: '2m' }
  })
  expect(failure).toMatchObject({
    code: 'timeout',
    message: 'Timed out after 2 min. Agent job slow may still be running.',
    advice: expect.stringContaining('Run this step again')
  })
  expect(outputs).toEqual({ 'job-id': 'slow', status: 'active', model: 'writer-1' })
  expect(log.lines).toEqual(['group: Waiting for agent job slow', 'active · writer-1'])
  expect(summaries).toEqual([
    expect.stringMatching(
      /^## ❌ The agent job did not end during this run\n\nwaited \*\*2 min [^]*slow[^]*active/
    )
  ])
})

test('a canceled run aborts its request and names the job', async () => {
  await using emulator = await startEmulator({
    agentJobs: { slow: ACTIVE },
    faults: [{ on: 'agent', kind: 'hang' }]
  })
  const controller = new AbortController()
  const asked = emulator.nextRequest('agent')
  const waiting = waitFor(emulator, 'slow', { signal: controller.signal })
  const request = await asked
  controller.abort(new Canceled())
  const { failure, summaries } = await waiting
  await request.answered
  expect(failure).toMatchObject({
    code: 'canceled',
    message: 'The run was canceled. Agent job slow may still be running.'
  })
  expect(request.complete).toBe(false)
  expect(summaries).toEqual([expect.stringContaining('The run was canceled')])
})

test('an unreachable service ends the run after 8 attempts, with the host and the cause', async () => {
  const url = await deadAddress()
  const { host } = new URL(url)
  const { failure, log, outputs, summaries } = await waitFor({ url, key: 'key_1' }, 'job-1')
  expect(failure).toMatchObject({
    code: 'service-unreachable',
    message: `Reading agent job job-1: no connection to ${host} (connect ECONNREFUSED ${host}).`
  })
  expect(log.lines.filter(line => line.includes('Retrying in'))).toHaveLength(7)
  expect(log.text).not.toContain('may still be running')
  expect(outputs).toEqual({ 'job-id': 'job-1' })
  expect(summaries).toEqual([expect.stringContaining('ECONNREFUSED')])
})

test('a timeout during an outage of the service is reported with the last error', async () => {
  await using emulator = await startEmulator({
    agentJobs: { 'job-1': ACTIVE },
    faults: [{ on: 'agent', kind: 'answer', status: 503, body: { error: 'Maintenance' }, times: Infinity }]
  })
  const controller = new AbortController()
  const clock = new FakeClock({
    onPause: elapsed => {
      if (elapsed > 120_000) controller.abort(new TimedOut())
    }
  })
  const { failure } = await waitFor(emulator, 'job-1', {
    clock,
    signal: controller.signal,
    inputs: { timeout: '2m' }
  })
  expect(failure).toMatchObject({
    code: 'timeout',
    message:
      'Timed out after 2 min. The last error was: HTTP 503 (Maintenance). Agent job job-1 may still be running.'
  })
})

test('outputs of an earlier poll are cleared when a later poll has no values', async () => {
  const prLink = 'https://github.com/example/docs/pull/42'
  const answers = [
    { status: 'active', prLink, model: 'writer-1' },
    { status: 'completed', prLink: null, model: null }
  ]
  await using emulator = await startEmulator({ agentJobs: { 'job-1': { answers } } })
  const { failure, outputs } = await waitFor(emulator, 'job-1')
  expect(failure).toBeUndefined()
  expect(outputs).toEqual({
    'job-id': 'job-1',
    status: 'completed',
    result: 'no-changes',
    'pr-link': '',
    'pr-number': '',
    model: ''
  })
})

test('a job id with slashes and spaces is sent as one segment', async () => {
  await using emulator = await startEmulator({ agentJobs: { '../x y': 'pr' } })
  const { outputs } = await waitFor(emulator, '../x y')
  expect(outputs).toMatchObject({ result: 'pr' })
  expect(emulator.requests[0]?.path).toBe('/v2/agent/project-1/job/..%2Fx%20y')
})
