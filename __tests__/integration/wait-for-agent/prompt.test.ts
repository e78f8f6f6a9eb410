import { expect, test } from '@jest/globals'
import { startEmulator } from '../../../src/emulator/index.ts'
import { timeoutAfter2Minutes, waitFor } from '../../support/waiting.ts'

const prompt = 'Fix the typos\nin "all" guides'
const inputs = { prompt }

test('a prompt starts a job, and the step waits for the pull request that the job opens', async () => {
  await using emulator = await startEmulator()
  const { failure, log, outputs, summaries } = await waitFor(emulator, undefined, { inputs })
  expect(failure).toBeUndefined()
  const jobId = String(outputs['job-id'])
  expect(outputs).toMatchObject({ result: 'pr', 'pr-number': '42' })
  expect(log.lines.slice(0, 2)).toEqual([
    `Started agent job ${jobId}.`,
    `group: Waiting for agent job ${jobId}`
  ])
  expect(summaries).toEqual([expect.stringContaining('The agent opened a pull request')])
  expect(emulator.requests.map(({ call }) => call)).toEqual(['agent-start', 'agent', 'agent'])
  expect(emulator.requests[0]?.body).toBe(JSON.stringify({ prompt }))
})

test('a timeout error explains how to continue waiting without starting a second job', async () => {
  const active = { on: 'agent', kind: 'answer', status: 200, body: { status: 'active' } } as const
  await using emulator = await startEmulator({ faults: [{ ...active, times: Infinity }] })
  const { failure, outputs } = await waitFor(emulator, undefined, timeoutAfter2Minutes(inputs))
  const jobId = String(outputs['job-id'])
  expect(outputs).toMatchObject({ 'job-id': expect.stringMatching(/^[\da-f-]{36}$/), status: 'active' })
  expect(failure).toMatchObject({
    code: 'timeout',
    message: `Timed out after 2 min. Agent job ${jobId} may still be running.`,
    advice: expect.stringContaining(
      `Run again with \`job-id: ${jobId}\` instead of \`prompt\` to continue waiting.`
    )
  })
})

test('reports the last error if the run times out before the service confirms the start', async () => {
  await using emulator = await startEmulator({
    faults: [
      { on: 'agent-start', kind: 'answer', status: 429, body: { error: 'Slow down' }, times: Infinity }
    ]
  })
  const { failure, outputs, summaries } = await waitFor(emulator, undefined, timeoutAfter2Minutes(inputs))
  expect(outputs).toEqual({})
  expect(failure).toMatchObject({
    code: 'timeout',
    message: 'Timed out after 2 min. The last error was: HTTP 429 (Slow down). The agent job id is unknown.'
  })
  expect(summaries).toEqual([expect.stringMatching(/^## ❌ The start of the agent job was not confirmed\n/)])
})
