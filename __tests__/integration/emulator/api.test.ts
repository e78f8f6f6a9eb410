import { expect, test } from '@jest/globals'
import { startEmulator } from '../../../src/emulator/index.ts'
import { clientOf, exported, folderOf } from '../../support/emulator-client.ts'

test('an export goes from queued over running to completed, with live progress and page count', async () => {
  await using emulator = await startEmulator({ paused: true })
  const client = clientOf(emulator)
  const { status, json } = await client.start()
  expect(status).toBe(202)
  expect(json).toEqual({
    ...{ jobId: expect.any(String), status: 'queued', progress: 0, pageCount: 0, error: null },
    ...{ createdAt: expect.any(String), updatedAt: expect.any(String) }
  })
  const jobId = String(json.jobId)
  expect((await client.status(jobId)).json).toMatchObject({ status: 'queued' })

  const seen: unknown[] = []
  for (let move = 0; move < 3; move += 1) {
    emulator.step()
    seen.push(await stateAfter(emulator, jobId, move))
  }
  expect(seen).toEqual([
    { status: 'running', progress: 0, pageCount: 0 },
    { status: 'running', progress: 33, pageCount: 1 },
    { status: 'running', progress: 66, pageCount: 2 }
  ])
  emulator.resume()
  await emulator.jobEnded(jobId)
  expect((await client.status(jobId)).json).toMatchObject({
    status: 'completed',
    progress: 100,
    pageCount: 3
  })
})

/** Reads the job over HTTP until the move shows. */
async function stateAfter(
  emulator: Awaited<ReturnType<typeof startEmulator>>,
  jobId: string,
  pages: number
): Promise<unknown> {
  for (;;) {
    const { json } = await clientOf(emulator).status(jobId)
    const { status, progress, pageCount } = json
    if (status !== 'queued' && pageCount === pages) return { status, progress, pageCount }
  }
}

test('a bundle is refused with 409 until the job has completed, then comes with link, expiry and size', async () => {
  await using emulator = await startEmulator({ paused: true, now: () => Date.UTC(2026, 0, 2) })
  const client = clientOf(emulator)
  const jobId = String((await client.start()).json.jobId)
  const early = await client.bundle(jobId)
  expect([early.status, early.json]).toEqual([409, { error: expect.stringContaining('queued') }])
  emulator.resume()
  await emulator.jobEnded(jobId)
  const { status, json } = await client.bundle(jobId)
  expect(status).toBe(200)
  const archive = await (await fetch(String(json.bundleUrl))).arrayBuffer()
  expect(json).toEqual({
    jobId,
    bundleUrl: expect.stringContaining(emulator.storeUrl),
    expiresAt: '2026-01-02T00:15:00.000Z',
    sizeBytes: archive.byteLength
  })
})

test('with contractOnly no answer has a field beyond the contract', async () => {
  await using emulator = await startEmulator({ contractOnly: true, paused: true })
  const client = clientOf(emulator)
  const start = await client.start()
  expect(Object.keys(start.json)).toEqual(['jobId'])
  const jobId = String(start.json.jobId)
  expect((await client.status(jobId)).json).toEqual({ status: 'queued' })
  emulator.resume()
  await emulator.jobEnded(jobId)
  expect((await client.status(jobId)).json).toEqual({ status: 'completed' })
  expect(Object.keys((await client.bundle(jobId)).json)).toEqual(['bundleUrl', 'expiresAt'])
})

test.each([
  ['no JSON', 'nonsense', 'JSON'],
  ['no object', '[]', 'domain'],
  ['a missing domain', {}, 'domain'],
  ['a domain with a scheme', { domain: 'https://docs.example.com' }, 'host name'],
  ['a domain with a path', { domain: 'docs.example.com/x' }, 'host name'],
  ['a domain that leads out of the folder', { domain: '..' }, 'host name'],
  ['a version that is no string', { domain: 'docs.example.com', version: 2 }, 'version'],
  ['paths that are no list', { domain: 'docs.example.com', paths: 'index' }, 'paths'],
  ['an unknown page', { domain: 'docs.example.com', paths: ['index', 'nowhere'] }, 'nowhere']
])('a start with %s is answered 400 and says why', async (_, body, why) => {
  await using emulator = await startEmulator()
  const { status, json } = await clientOf(emulator).start(body)
  expect([status, json]).toEqual([400, { error: expect.stringContaining(why) }])
})

test('every API call without the key is answered 401', async () => {
  await using emulator = await startEmulator({ key: 'right', agentJobs: { a: 'pr' } })
  const stranger = clientOf({ url: emulator.url, key: 'wrong' })
  const answers = [await stranger.start(), await stranger.status('x'), await stranger.bundle('x')]
  answers.push(await stranger.agent('a'))
  for (const { status, json } of answers) expect([status, json]).toEqual([401, { error: expect.any(String) }])
  expect((await fetch(`${emulator.url}/v2/agent/p/job/a`)).status).toBe(401)
})

test('an unknown job is answered 404', async () => {
  await using emulator = await startEmulator()
  const client = clientOf(emulator)
  for (const { status, json } of [await client.status('nope'), await client.bundle('nope')])
    expect([status, json]).toEqual([404, { error: 'Export job not found' }])
})

test('a second job for a domain is refused with 409 while the first is under way, unless switched off', async () => {
  await using strict = await startEmulator({ paused: true })
  await clientOf(strict).start()
  expect((await clientOf(strict).start()).status).toBe(409)
  expect((await clientOf(strict).start({ domain: 'other.example.com' })).status).toBe(202)
  strict.resume()

  await using lenient = await startEmulator({ paused: true, oneJobPerDomain: false })
  await clientOf(lenient).start()
  expect((await clientOf(lenient).start()).status).toBe(202)
})

test('a folder for each domain makes every other domain unknown', async () => {
  await using docs = await folderOf({ 'a.example.com/index.md': '# A', 'b.example.com/index.md': '# B' })
  await using emulator = await startEmulator({ docs: docs.path })
  const client = clientOf(emulator)
  expect((await client.start({ domain: 'a.example.com' })).status).toBe(202)
  const { status, json } = await client.start({ domain: 'c.example.com' })
  expect([status, json]).toEqual([400, { error: 'Unknown domain: c.example.com' }])
})

test('a job can be made to fail with a reason', async () => {
  await using emulator = await startEmulator()
  emulator.failNextJob('page guides/start has a broken include')
  const client = clientOf(emulator)
  const jobId = String((await client.start()).json.jobId)
  await emulator.jobEnded(jobId)
  expect((await client.status(jobId)).json).toMatchObject({
    status: 'failed',
    error: 'page guides/start has a broken include'
  })
  expect((await client.bundle(jobId)).status).toBe(409)
  const second = await exported(emulator)
  expect(emulator.job(second.jobId)?.status).toBe('completed')
})

test('the API answers below its prefix only', async () => {
  await using emulator = await startEmulator({ prefix: '/docs/api' })
  expect(emulator.url).toMatch(/:\d+\/docs\/api$/)
  const next = emulator.nextRequest('start')
  expect((await clientOf(emulator).start()).status).toBe(202)
  expect((await next).path).toBe('/docs/api/v1/static-export/jobs')
  const bare = await fetch(`${new URL(emulator.url).origin}/v1/static-export/jobs/x`)
  expect(bare.status).toBe(404)
})

test('requests beyond the rate limit are answered 429 with Retry-After, until the second is over', async () => {
  let now = Date.UTC(2026, 0, 2)
  await using emulator = await startEmulator({ rateLimit: 2, now: () => now })
  const client = clientOf(emulator)
  await client.status('x')
  await client.status('x')
  const third = await client.status('x')
  expect([third.status, third.headers.get('retry-after')]).toEqual([429, '1'])
  now += 1000
  expect((await client.status('x')).status).toBe(404)
})

test('a skewed clock shows in the Date header and in expiresAt alike', async () => {
  await using emulator = await startEmulator({ now: () => Date.UTC(2026, 0, 2), skewMs: 3_600_000 })
  const { jobId } = await exported(emulator)
  const { headers, json } = await clientOf(emulator).bundle(jobId)
  expect(headers.get('date')).toBe('Fri, 02 Jan 2026 01:00:00 GMT')
  expect(json.expiresAt).toBe('2026-01-02T01:15:00.000Z')
})

test('every request is recorded, to API and store, with body, headers and the status it got', async () => {
  await using emulator = await startEmulator({ key: 'secret' })
  const { link } = await exported(emulator)
  await (await fetch(link)).arrayBuffer()
  await emulator.requests.at(-1)?.answered
  expect(emulator.requests.map(({ part, call, status }) => [part, call, status])).toEqual([
    ['api', 'start', 202],
    ['api', 'bundle', 200],
    ['store', 'download', 200]
  ])
  expect(emulator.requests[0]).toMatchObject({
    ...{ method: 'POST', path: '/v1/static-export/jobs', body: '{"domain":"docs.example.com"}' },
    headers: { authorization: 'Bearer secret' }
  })
  expect(emulator.requests[2]?.headers.authorization).toBeUndefined()
})
