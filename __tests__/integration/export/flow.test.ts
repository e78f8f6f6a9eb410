import { expect, test } from '@jest/globals'
import { type Emulator, type Fault, startEmulator } from '../../../src/emulator/index.ts'
import { systemClock } from '../../../src/runtime/time/clock.ts'
import { Canceled, TimedOut, withDeadline } from '../../../src/runtime/time/stop-reason.ts'
import { failExport, runExport, startExport } from '../../support/exporting.ts'
import { stoppedAfter } from '../../support/fake-clock.ts'

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

/** Starts a job through the API instead of the action, and returns the job ID. */
async function existingJob({ url, key }: Emulator): Promise<string> {
  const answer = await fetch(`${url}/v1/static-export/jobs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: JSON.stringify({ domain })
  })
  return ((await answer.json()) as { jobId: string }).jobId
}

test('an export with deliver: url starts a job, polls, requests the link, and downloads no archive', async () => {
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
    }),
    changed: 'true'
  })
  expect(summaries).toHaveLength(1)
  expect(summaries[0]).toContain('## ✅ docs.example.com exported')
  expect(log.lines).toContain(`Started export job ${jobId} for ${domain}.`)
  expect(log.lines).toContain(`group: Waiting for export job ${jobId}`)
  expect(log.lines.filter(line => /^(warning|notice)/.test(line))).toEqual([
    'notice: `job-id: last` cannot find this job later: this step has no access to artifact storage.'
  ])
  expect(summaries[0]).toContain('Not checked: <code>deliver</code> has neither <code>site</code>')
})

test('an export works if the service is behind a path prefix and sends only required fields', async () => {
  await using emulator = await startEmulator({ contractOnly: true, prefix: '/docs/api' })
  const { outputs, summaries } = await runExport(emulator, { domain })
  const names = ['job-id', 'status', 'bundle-url', 'expires-at', 'deployment-config', 'changed']
  expect(Object.keys(outputs)).toEqual(names)
  // The service sends no page count, so the summary contains no page count.
  expect(summaries[0]).not.toMatch(/\d pages?\b/)
})

test('an export sends the version and the paths, and writes the version to the deployment config', async () => {
  await using emulator = await startEmulator()
  const { outputs } = await runExport(emulator, { domain, version: 'v2', paths: 'index' })
  expect(JSON.parse(emulator.requests[0]?.body ?? '')).toEqual({ domain, version: 'v2', paths: ['index'] })
  expect(outputs['deployment-config']).toContain('"version":"v2"')
})

test('an export resumes the job with the given job-id instead of starting a job', async () => {
  await using emulator = await startEmulator()
  const jobId = await existingJob(emulator)
  await emulator.jobEnded(jobId)
  const { outputs } = await runExport(emulator, { 'job-id': jobId })
  expect(calls(emulator)).toEqual(['start', 'status', 'bundle'])
  expect(outputs).toMatchObject({ 'job-id': jobId, status: 'completed' })
})

test('an export logs each progress change once, with an estimate of the remaining time', async () => {
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
    // There is no estimate yet, because an estimate requires two seconds and two percent of progress.
    'running · 10 % · 1 page',
    'running · 10 % · 2 pages · about … left',
    'running · 40 % · 3 pages · about … left',
    'completed · 100 % · 4 pages'
  ])
})

test('logs the valid fields of a status response, and ignores invalid fields', async () => {
  const faults = [
    status({ status: 'running', progress: 'half', pageCount: {} }),
    status({ status: 'running', progress: null, pageCount: 'many' }),
    status({ status: 'running', progress: '45 %', pageCount: '7' }),
    status({ status: 'running', progress: [1], pageCount: -3, surprise: true })
  ]
  await using emulator = await startEmulator({ faults })
  const { log, outputs } = await runExport(emulator, { domain })
  const shown = log.lines.filter(line => line.startsWith('running'))
  // Only the third response has a valid progress and page count. The first two responses create one log line.
  expect(shown.slice(0, 3)).toEqual(['running', 'running · 45 % · 7 pages', 'running'])
  expect(outputs['status']).toBe('completed')
})

test.each(['packaging', 'COMPLETED', 'complete', 'cancelled', '完了'])(
  'treats a job with the unknown status %j as still running',
  async unknown => {
    await using emulator = await startEmulator({ faults: [status({ status: unknown }, 3)] })
    const { log, outputs } = await runExport(emulator, { domain })
    expect(log.lines).toContain(unknown)
    expect(count(emulator, 'status')).toBeGreaterThan(3)
    expect(count(emulator, 'bundle')).toBe(1)
    expect(outputs['status']).toBe('completed')
  }
)

test('polls again if the bundle of a completed job is not ready', async () => {
  const faults = [status({ status: 'completed' })]
  await using emulator = await startEmulator({ pageDelayMs: 100, faults })
  const run = startExport(emulator, { domain })
  await run.ended
  const made = calls(emulator).join(' ')
  expect(made).toMatch(/^start status bundle (status )+bundle$/)
  expect(run.outputs['status']).toBe('completed')
})

test('ends the run with the reason from the service if the job fails, and sets job-id and status', async () => {
  const failed = status({ status: 'failed', error: 'guides/x.mdx: unknown component <Tabz>' })
  await using emulator = await startEmulator({ faults: [failed] })
  const { failure, outputs, summaries } = await failExport(emulator, { domain })
  const jobId = outputs['job-id'] ?? ''
  expect(failure.code).toBe('job-failed')
  expect(failure.message).toBe(
    `Export job ${jobId} failed. The service responded: guides/x.mdx: unknown component <Tabz>`
  )
  expect(outputs).toEqual({ 'job-id': jobId, status: 'failed' })
  expect(count(emulator, 'bundle')).toBe(0)
  expect(summaries).toHaveLength(1)
  expect(summaries[0]).toContain('## ❌ docs.example.com: export failed')
  expect(summaries[0]).toContain('unknown component')
})

test('reports a failed job for which the service gives no reason', async () => {
  await using emulator = await startEmulator({ faults: [status({ status: 'failed', error: null })] })
  const { failure } = await failExport(emulator, { domain })
  expect(failure.message).toMatch(/failed. The service gave no reason.$/)
})

test('shortens a long failure reason in the error and in the summary', async () => {
  const faults = [status({ status: 'failed', error: 'x'.repeat(900_000) })]
  await using emulator = await startEmulator({ faults })
  const { failure, summaries } = await failExport(emulator, { domain })
  expect(failure.message.length).toBeLessThan(2500)
  expect(summaries[0]?.length).toBeLessThan(20_000)
})

test('ends the run if a job fails after the service has reported the job as completed', async () => {
  const faults = [status({ status: 'completed' }), status({ status: 'failed', error: 'no theme' })]
  await using emulator = await startEmulator({ pageDelayMs: 600_000, faults })
  const { failure } = await failExport(emulator, { domain })
  expect(failure.message).toContain('no theme')
  expect(count(emulator, 'bundle')).toBe(1)
})

test('sets job-id and status while the job is still running', async () => {
  await using emulator = await startEmulator({ pageDelayMs: 300 })
  const run = startExport(emulator, { domain })
  await emulator.nextRequest('status')
  await emulator.nextRequest('status')
  expect(run.outputs).toEqual({ 'job-id': emulator.requests[1]?.path.split('/').at(-1), status: 'queued' })
  await run.ended
})

test('sets job-id and status and writes a summary even if the run fails after the job has started', async () => {
  await using emulator = await startEmulator({ faults: [{ on: 'bundle', kind: 'answer', status: 403 }] })
  const { failure, outputs, summaries } = await failExport(emulator, { domain })
  expect(failure.code).toBe('service-403')
  expect(Object.keys(outputs)).toEqual(['job-id', 'status', 'page-count'])
  expect(summaries[0]?.replaceAll('<wbr>', '')).toContain(outputs['job-id'])
  expect(summaries[0]).toContain('service-403')
})

test('a timeout error shows the job ID and how to resume the job', async () => {
  await using emulator = await startEmulator({ pageDelayMs: 600_000 })
  const given = { domain, timeout: '90s' }
  const { failure, outputs, summaries } = await failExport(emulator, given, stoppedAfter(90_000))
  const jobId = outputs['job-id'] ?? ''
  expect(failure.code).toBe('timeout')
  expect(failure.message).toContain('Timed out after 1 min 30 s.')
  expect(failure.message).toContain(jobId)
  expect(failure.advice).toContain(`job-id: ${jobId}`)
  expect(outputs).toMatchObject({ status: 'queued' })
  expect(summaries[0]?.replaceAll('<wbr>', '')).toContain(jobId)
  expect(emulator.job(jobId)?.status).toBe('queued')
})

test.each(['start', 'status', 'bundle'] as const)(
  'ends at the timeout if the service never responds to a %s request',
  async on => {
    await using emulator = await startEmulator({ faults: [{ on, kind: 'hang', times: Infinity }] })
    const stop = new AbortController()
    const asked = emulator.nextRequest(on)
    const run = failExport(emulator, { domain }, { signal: stop.signal })
    await asked
    stop.abort(new TimedOut())
    const { failure, outputs } = await run
    expect(failure.code).toBe('timeout')
    const state = on === 'bundle' ? 'is complete' : 'may still be running'
    if (on !== 'start') {
      expect(failure.message).toContain(`Export job ${outputs['job-id']} ${state}.`)
      expect(failure.advice).toContain(`job-id: ${outputs['job-id']}`)
    }
    // The service received the start request, so a job may exist.
    else
      expect(`${failure.message} ${failure.advice}`).toMatch(/No export job is known.*may have been accepted/)
  }
)

test('a timeout error reports that no export was started if the service was unreachable', async () => {
  const unreachable = { url: 'http://127.0.0.1:9', key: 'key' }
  // The timeout occurs during the delay before the second attempt.
  const { failure } = await failExport(unreachable, { domain }, stoppedAfter(0))
  expect(failure.message).toMatch(/The last error was: .*ECONNREFUSED.* No export job was started\.$/)
  expect(failure.advice).not.toContain('accepted')
})

test('a timeout error reports a possible export if the service may have accepted the start request', async () => {
  await using emulator = await startEmulator({ faults: [{ on: 'start', kind: 'drop' }] })
  const { failure } = await failExport(emulator, { domain }, stoppedAfter(0))
  expect(`${failure.message} ${failure.advice}`).toMatch(/No export job is known.*may have been accepted/)
})

test('ends at the timeout even if Retry-After is longer than the timeout', async () => {
  const headers = { 'retry-after': '86400' }
  const fault: Fault = { on: 'status', kind: 'answer', status: 429, headers, times: Infinity }
  await using emulator = await startEmulator({ faults: [fault] })
  const signal = withDeadline(new AbortController().signal, 300)
  // With the real clock, this call would take a day if the delay did not end at the timeout.
  const { failure } = await failExport(emulator, { domain }, { clock: systemClock, signal })
  expect(failure.code).toBe('timeout')
  expect(count(emulator, 'status')).toBe(1)
})

test('a canceled run aborts its request, reports the job ID, and writes the summary', async () => {
  await using emulator = await startEmulator({
    pageDelayMs: 600_000,
    faults: [{ on: 'status', kind: 'hang', times: Infinity }]
  })
  const stop = new AbortController()
  const asked = emulator.nextRequest('status')
  const run = failExport(emulator, { domain }, { signal: stop.signal })
  const request = await asked
  stop.abort(new Canceled('stopped by SIGINT'))
  const { failure, outputs, summaries } = await run
  await request.answered
  expect(failure.code).toBe('canceled')
  expect(failure.message).toContain(`Export job ${outputs['job-id']}`)
  expect(failure.advice).toContain(`job-id: ${outputs['job-id']}`)
  expect(request.complete).toBe(false)
  expect(summaries[0]).toContain('canceled')
  expect(count(emulator, 'status')).toBe(1)
})
