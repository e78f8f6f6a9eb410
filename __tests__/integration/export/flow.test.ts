import { describe, expect, test } from '@jest/globals'
import { type Emulator, type Fault, startEmulator } from '../../../src/emulator/index.ts'
import { systemClock } from '../../../src/runtime/clock.ts'
import { Cancelled, TimedOut, withDeadline } from '../../../src/runtime/stop-reason.ts'
import { failExport, runExport, startExport } from '../../support/exporting.ts'
import { FakeClock } from '../../support/fake-clock.ts'

const domain = 'docs.example.com'
const calls = ({ requests }: Emulator) => requests.map(({ call }) => call)
const count = (emulator: Emulator, call: string) => calls(emulator).filter(name => name === call).length
const status = (body: object | string, times = 1): Fault => ({
  on: 'status',
  kind: 'answer',
  status: 200,
  body,
  times
})

/** A job that the service has already, started by somebody else. */
async function existingJob({ url, key }: Emulator): Promise<string> {
  const answer = await fetch(`${url}/v1/static-export/jobs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({ domain })
  })
  return ((await answer.json()) as { jobId: string }).jobId
}

describe('an export that goes well', () => {
  test('starts, polls, gets the link, and downloads nothing for deliver: url', async () => {
    await using emulator = await startEmulator()
    const { outputs, summaries, log } = await runExport(emulator, { domain })
    const made = calls(emulator)
    expect([made[0], made.at(-1)]).toEqual(['start', 'bundle'])
    expect(new Set(made.slice(1, -1))).toEqual(new Set(['status']))
    const jobId = outputs['job-id'] ?? ''
    expect(emulator.job(jobId)?.domain).toBe(domain)
    expect(outputs).toEqual({
      'job-id': jobId,
      status: 'completed',
      'page-count': String(emulator.job(jobId)?.pageCount),
      'bundle-url': expect.stringContaining(`${emulator.storeUrl}/exports/${jobId}/`),
      'expires-at': expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      'deployment-config': JSON.stringify({
        staticExport: { enabled: true, bundleUrl: outputs['bundle-url'] }
      })
    })
    expect(summaries).toHaveLength(1)
    expect(summaries[0]).toContain('## ✅ docs.example.com exported')
    expect(log.lines).toContain(`Started export job ${jobId} for ${domain}.`)
    expect(log.lines).toContain(`group: Waiting for export job ${jobId}`)
    expect(log.lines.filter(line => /^(warning|notice)/.test(line))).toEqual([])
  })

  test('does so with a service that tells the contract and no more, behind a path prefix', async () => {
    await using emulator = await startEmulator({ contractOnly: true, prefix: '/docs/api' })
    const { outputs, summaries } = await runExport(emulator, { domain })
    expect(Object.keys(outputs)).toEqual([
      'job-id',
      'status',
      'bundle-url',
      'expires-at',
      'deployment-config'
    ])
    // The last count that such a service tells is one of a job under way.
    expect(summaries[0]).not.toMatch(/\d pages?\b/)
  })

  test('sends version and paths, and writes the version to the deployment config', async () => {
    await using emulator = await startEmulator()
    const { outputs } = await runExport(emulator, { domain, version: 'v2', paths: 'index' })
    expect(JSON.parse(emulator.requests[0]?.body ?? '')).toEqual({ domain, version: 'v2', paths: ['index'] })
    expect(outputs['deployment-config']).toContain('"version":"v2"')
  })

  test('picks up a job instead of starting one', async () => {
    await using emulator = await startEmulator()
    const jobId = await existingJob(emulator)
    await emulator.jobEnded(jobId)
    const { outputs } = await runExport(emulator, { 'job-id': jobId })
    expect(calls(emulator)).toEqual(['start', 'status', 'bundle'])
    expect(outputs).toMatchObject({ 'job-id': jobId, status: 'completed' })
  })

  test('tells the progress once for each change, with the time left when it can be known', async () => {
    const answers = [0, 10, 10, 40].map((progress, page) => ({
      status: 'running',
      progress,
      pageCount: page
    }))
    const body = { bundleUrl: 'https://store.example.com/b', expiresAt: '2030-01-01T00:00:00Z' }
    await using emulator = await startEmulator({
      faults: [
        status({ status: 'queued' }),
        ...answers.map(answer => status(answer, 4)),
        status({ status: 'completed', progress: 100, pageCount: 4 }),
        { on: 'bundle', kind: 'answer', status: 200, body }
      ]
    })
    const { log } = await runExport(emulator, { 'job-id': 'job_17' })
    const lines = log.lines.filter(line => /queued|running|completed/.test(line))
    expect(lines.map(line => line.replace(/about .* left/, 'about … left'))).toEqual([
      'queued',
      'running · 0 % · 0 pages',
      // Two seconds and two per cent are needed to judge from.
      'running · 10 % · 1 page',
      'running · 10 % · 2 pages · about … left',
      'running · 40 % · 3 pages · about … left',
      'completed · 100 % · 4 pages'
    ])
  })

  test('goes on through trouble at every step', async () => {
    const trouble = (on: 'start' | 'status' | 'bundle'): Fault[] => [
      { on, kind: 'answer', status: 429, retryAfter: 5 },
      { on, kind: 'answer', status: 503, body: '<html>busy</html>' },
      ...(on === 'start'
        ? []
        : ([
            { on, kind: 'truncate', at: 7 },
            { on, kind: 'answer', status: 500 }
          ] as const)),
      { on, kind: 'drop' }
    ]
    const faults = [...trouble('start'), ...trouble('status'), ...trouble('bundle')]
    await using emulator = await startEmulator({ faults })
    const { outputs, log } = await runExport(emulator, { domain })
    expect(outputs['status']).toBe('completed')
    expect([count(emulator, 'start'), count(emulator, 'bundle')]).toEqual([4, 6])
    expect(log.lines.filter(line => line.startsWith('warning: '))).toHaveLength(1)
  })
})

describe('what a job says of itself', () => {
  test('may be of any type: shown when it makes sense, passed over when not', async () => {
    const faults = [
      status({ status: 'running', progress: 'half', pageCount: {} }),
      status({ status: 'running', progress: null, pageCount: 'many' }),
      status({ status: 'running', progress: '45 %', pageCount: '7' }),
      status({ status: 'running', progress: [1], pageCount: -3, surprise: true })
    ]
    await using emulator = await startEmulator({ faults })
    const { log, outputs } = await runExport(emulator, { domain })
    expect(log.lines).toContain('running · 45 % · 7 pages')
    expect(log.text).not.toMatch(/NaN|undefined|object|half|many|-3/)
    expect(outputs['status']).toBe('completed')
  })

  test.each(['packaging', 'COMPLETED', 'complete', 'cancelled', '完了'])(
    'may be the unknown status %j, which means that it has not ended',
    async unknown => {
      await using emulator = await startEmulator({ faults: [status({ status: unknown }, 3)] })
      const { log, outputs } = await runExport(emulator, { domain })
      expect(log.lines).toContain(unknown)
      expect(count(emulator, 'status')).toBeGreaterThan(3)
      expect(count(emulator, 'bundle')).toBe(1)
      expect(outputs['status']).toBe('completed')
    }
  )

  test('may be wrong: a bundle that is not ready means back to polling', async () => {
    await using emulator = await startEmulator({ paused: true, faults: [status({ status: 'completed' })] })
    const run = startExport(emulator, { domain })
    await emulator.nextRequest('bundle')
    emulator.resume()
    await run.ended
    const made = calls(emulator).join(' ')
    expect(made).toMatch(/^start status bundle (status )+bundle$/)
    expect(run.outputs['status']).toBe('completed')
  })
})

describe('a job that fails', () => {
  test("ends the run with the service's own reason, and is known to later steps", async () => {
    await using emulator = await startEmulator()
    emulator.failNextJob('guides/x.mdx: unknown component <Tabz>')
    const { failure, outputs, summaries } = await failExport(emulator, { domain })
    const jobId = outputs['job-id'] ?? ''
    expect(failure.code).toBe('job-failed')
    expect(failure.message).toBe(
      `Export job ${jobId} failed. The service said: guides/x.mdx: unknown component <Tabz>`
    )
    expect(outputs).toEqual({ 'job-id': jobId, status: 'failed' })
    expect(count(emulator, 'bundle')).toBe(0)
    expect(summaries).toHaveLength(1)
    expect(summaries[0]).toContain('## ❌ Export of docs.example.com failed')
    expect(summaries[0]).toContain('unknown component')
  })

  test('without a reason says that there was none', async () => {
    await using emulator = await startEmulator({ faults: [status({ status: 'failed', error: null })] })
    const { failure } = await failExport(emulator, { domain })
    expect(failure.message).toMatch(/failed. The service gave no reason.$/)
  })

  test('with a reason of a megabyte still leaves room for the advice', async () => {
    const faults = [status({ status: 'failed', error: 'x'.repeat(900_000) })]
    await using emulator = await startEmulator({ faults })
    const { failure, summaries } = await failExport(emulator, { domain })
    expect(failure.message.length).toBeLessThan(2500)
    expect(summaries[0]?.length).toBeLessThan(20_000)
  })

  test('after its bundle was asked for too early ends the run as well', async () => {
    await using emulator = await startEmulator({ paused: true, faults: [status({ status: 'completed' })] })
    emulator.failNextJob('no theme')
    const run = failExport(emulator, { domain })
    await emulator.nextRequest('bundle')
    emulator.resume()
    expect((await run).failure.message).toContain('no theme')
  })
})

test('job-id and status are outputs while the job still runs', async () => {
  await using emulator = await startEmulator({ paused: true })
  const run = startExport(emulator, { domain })
  await emulator.nextRequest('status')
  await emulator.nextRequest('status')
  expect(run.outputs).toEqual({ 'job-id': emulator.requests[1]?.path.split('/').at(-1), status: 'queued' })
  emulator.resume()
  await run.ended
})

test('an error of the service after the start leaves job-id and status behind, and a summary', async () => {
  await using emulator = await startEmulator({ faults: [{ on: 'bundle', kind: 'answer', status: 403 }] })
  const { failure, outputs, summaries } = await failExport(emulator, { domain })
  expect(failure.code).toBe('service-403')
  expect(Object.keys(outputs)).toEqual(['job-id', 'status', 'page-count'])
  expect(summaries[0]).toContain(outputs['job-id'])
  expect(summaries[0]).toContain('service-403')
})

describe('the end from outside', () => {
  test('a timeout names the job and says how to go on with it', async () => {
    await using emulator = await startEmulator({ paused: true })
    const stop = new AbortController()
    const clock = new FakeClock({
      onPause: elapsed => {
        if (elapsed > 90_000) stop.abort(new TimedOut())
      }
    })
    const { failure, outputs, summaries } = await failExport(
      emulator,
      { domain, timeout: '90s' },
      { clock, signal: stop.signal }
    )
    const jobId = outputs['job-id'] ?? ''
    expect(failure.code).toBe('timeout')
    expect(failure.message).toContain('not done within 1 min 30 s')
    expect(failure.message).toContain(jobId)
    expect(failure.advice).toContain(`job-id: ${jobId}`)
    expect(outputs).toMatchObject({ status: 'queued' })
    expect(summaries[0]).toContain(jobId)
    expect(emulator.job(jobId)?.status).toBe('queued')
  })

  test.each(['start', 'status', 'bundle'] as const)(
    'a service that hangs in %s ends at timeout',
    async on => {
      await using emulator = await startEmulator({ faults: [{ on, kind: 'hang', times: Infinity }] })
      const stop = new AbortController()
      const asked = emulator.nextRequest(on)
      const run = failExport(emulator, { domain }, { signal: stop.signal })
      await asked
      stop.abort(new TimedOut())
      const { failure, outputs } = await run
      expect(failure.code).toBe('timeout')
      if (on !== 'start') expect(failure.advice).toContain(`job-id: ${outputs['job-id']}`)
      // The request was sent, so it can not be said that there is no job.
      else
        expect(`${failure.message} ${failure.advice}`).toMatch(
          /had not told the id of a job.*may have been taken/
        )
    }
  )

  test('a wait that the service asks for does not outlast the timeout', async () => {
    const fault: Fault = { on: 'status', kind: 'answer', status: 429, retryAfter: 86_400, times: Infinity }
    await using emulator = await startEmulator({ faults: [fault] })
    const signal = withDeadline(new AbortController().signal, 300)
    // With real time: the pause of a day must be cut short.
    const { failure } = await failExport(emulator, { domain }, { clock: systemClock, signal })
    expect(failure.code).toBe('timeout')
    expect(count(emulator, 'status')).toBe(1)
  })

  test('a cancelled run stops its request, names the job and writes the summary', async () => {
    await using emulator = await startEmulator({
      paused: true,
      faults: [{ on: 'status', kind: 'hang', times: Infinity }]
    })
    const stop = new AbortController()
    const asked = emulator.nextRequest('status')
    const run = failExport(emulator, { domain }, { signal: stop.signal })
    const request = await asked
    stop.abort(new Cancelled('stopped by SIGINT'))
    const { failure, outputs, summaries } = await run
    await request.answered
    expect(failure.code).toBe('cancelled')
    expect(failure.message).toContain(`Export job ${outputs['job-id']}`)
    expect(failure.advice).toContain(`job-id: ${outputs['job-id']}`)
    expect(request.complete).toBe(false)
    expect(summaries[0]).toContain('cancelled')
    expect(count(emulator, 'status')).toBe(1)
  })
})
