import { expect, test } from '@jest/globals'
import { startEmulator } from '../../../src/emulator/index.ts'
import { Cancelled, TimedOut } from '../../../src/runtime/stop-reason.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { waitFor } from '../../support/waiting.ts'

const ACTIVE = { answers: [{ status: 'active', model: 'writer-1' }] }

test('troubles that pass are waited out, and a pause that the service asks for is kept', async () => {
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

test('a job that is not there ends the run at once, in the words of the service', async () => {
  await using emulator = await startEmulator()
  const { failure, outputs, summaries } = await waitFor(emulator, 'nobody')
  expect(failure).toMatchObject({
    code: 'service-404',
    message: 'Reading agent job nobody: the service answered 404. The service said: Agent job not found'
  })
  expect(failure).toHaveProperty('advice', expect.stringMatching(/`project-id` and `job-id`/))
  expect(outputs).toEqual({})
  expect(summaries).toEqual([expect.stringMatching(/^## ❌ [^]*Agent job not found[^]*service-404/)])
  expect(emulator.requests).toHaveLength(1)
})

test.each([
  [400, /project-id/],
  [401, /api-key/],
  [403, /key may read agent jobs/]
])('an answer of %i ends the run at once, with advice that fits', async (status, advice) => {
  await using emulator = await startEmulator({ faults: [{ on: 'agent', kind: 'answer', status }] })
  const { failure } = await waitFor(emulator, 'job-1')
  expect(failure).toMatchObject({ code: `service-${status}` })
  expect(failure).toHaveProperty('advice', expect.stringMatching(advice))
  expect(failure).toHaveProperty('advice', expect.not.stringMatching(/export/i))
  expect(emulator.requests).toHaveLength(1)
})

test('a job that takes too long is left to itself, and what is known of it is set', async () => {
  await using emulator = await startEmulator({ agentJobs: { slow: ACTIVE } })
  const controller = new AbortController()
  const clock = new FakeClock({
    onPause: elapsed => {
      if (elapsed > 120_000) controller.abort(new TimedOut())
    }
  })
  const { failure, log, outputs, summaries } = await waitFor(emulator, 'slow', {
    ...{ clock, signal: controller.signal },
    inputs: { timeout: '2m' }
  })
  expect(failure).toMatchObject({
    code: 'timeout',
    message: 'The run was not done within 2 min (`timeout`). Agent job slow may still be running.',
    advice: expect.stringContaining('Run this step again')
  })
  expect(outputs).toEqual({ status: 'active', model: 'writer-1' })
  expect(log.lines).toEqual(['group: Waiting for agent job slow', 'active · writer-1 (after 0.0 s)'])
  expect(summaries).toEqual([
    expect.stringMatching(/^## ❌ The agent job was not seen to end\n\nwaited \*\*2 min [^]*slow[^]*active/)
  ])
})

test('a cancelled run gives up the request that it waits for and names the job', async () => {
  await using emulator = await startEmulator({
    agentJobs: { slow: ACTIVE },
    faults: [{ on: 'agent', kind: 'hang' }]
  })
  const controller = new AbortController()
  const asked = emulator.nextRequest('agent')
  const waiting = waitFor(emulator, 'slow', { signal: controller.signal })
  const request = await asked
  controller.abort(new Cancelled())
  const { failure, summaries } = await waiting
  await request.answered
  expect(failure).toMatchObject({
    code: 'cancelled',
    message: 'The run was cancelled. Agent job slow may still be running.'
  })
  expect(request.complete).toBe(false)
  expect(summaries).toEqual([expect.stringContaining('The run was cancelled')])
})
