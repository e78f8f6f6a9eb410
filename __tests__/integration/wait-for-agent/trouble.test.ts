import { expect, test } from '@jest/globals'
import { startEmulator } from '../../../src/emulator/index.ts'
import { timeoutAfter2Minutes, waitFor } from '../../support/waiting.ts'

const ACTIVE = {
  on: 'agent',
  kind: 'answer',
  status: 200,
  body: { status: 'active', model: 'writer-1' },
  times: Infinity
} as const

test('an unknown job ends the run at once, with the message from the service', async () => {
  await using emulator = await startEmulator()
  const { failure, outputs, summaries } = await waitFor(emulator, 'nobody')
  expect(failure).toMatchObject({
    code: 'service-404',
    message: `Reading agent job nobody: HTTP 404 from ${emulator.url}/v2/agent/project-1/job/nobody. The service responded: Agent job not found`
  })
  expect(failure).toHaveProperty('advice', expect.stringMatching(/`project-id` and, if it is set, `job-id`/))
  expect(outputs).toEqual({ 'job-id': 'nobody' })
  expect(summaries).toEqual([
    expect.stringMatching(/^## ❌ The agent job was not found\n[^]*Agent job not found[^]*service-404/)
  ])
  expect(emulator.requests).toHaveLength(1)
})

test('after a timeout, reports that the job may still be running, and sets the outputs', async () => {
  await using emulator = await startEmulator({ faults: [ACTIVE] })
  const { failure, log, outputs, summaries } = await waitFor(emulator, 'slow', timeoutAfter2Minutes())
  expect(failure).toMatchObject({
    code: 'timeout',
    message: 'Timed out after 2 min. Agent job slow may still be running.',
    advice: expect.stringMatching(/^Run this step again.* Increase `timeout` if the work needs longer\.$/)
  })
  expect(outputs).toEqual({ 'job-id': 'slow', status: 'active', model: 'writer-1' })
  expect(log.lines).toEqual(['group: Waiting for agent job slow', 'active · writer-1'])
  expect(summaries).toEqual([
    expect.stringMatching(
      /^## ❌ The agent job did not end during this run\n\nwaited \*\*2 min [^]*slow[^]*active/
    )
  ])
})
