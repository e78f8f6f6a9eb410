import { expect, test } from '@jest/globals'
import { startEmulator } from '../../../src/emulator/index.ts'
import { clientOf, exported, folderOf } from '../../support/emulator-client.ts'

/** Delay in milliseconds before each page is exported, so that a test can read the job between two pages. */
const pageDelayMs = 300

test('a job changes from queued to running to completed, and reports its progress and page count', async () => {
  await using emulator = await startEmulator({ pageDelayMs })
  const client = clientOf(emulator)
  const { status, json } = await client.start()
  expect(status).toBe(202)
  expect(json).toEqual({
    jobId: expect.any(String),
    status: 'queued',
    progress: 0,
    pageCount: 0,
    error: null,
    createdAt: expect.any(String),
    updatedAt: expect.any(String)
  })
  const jobId = String(json.jobId)
  expect((await client.status(jobId)).json).toMatchObject({ status: 'queued' })

  const seen: unknown[] = []
  for (let pages = 0; pages < 3; pages += 1) seen.push(await stateAfter(emulator, jobId, pages))
  expect(seen).toEqual([
    { status: 'running', progress: 0, pageCount: 0 },
    { status: 'running', progress: 33, pageCount: 1 },
    { status: 'running', progress: 66, pageCount: 2 }
  ])
  await emulator.jobEnded(jobId)
  expect((await client.status(jobId)).json).toMatchObject({
    status: 'completed',
    progress: 100,
    pageCount: 3
  })
})

/** Reads the job through the API until its page count is `pages`, and returns the state of the job. */
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

test('responds with 409 to a bundle request until the job has completed, and then with a link', async () => {
  await using emulator = await startEmulator({ pageDelayMs, now: () => Date.UTC(2026, 0, 2) })
  const client = clientOf(emulator)
  const jobId = String((await client.start()).json.jobId)
  const early = await client.bundle(jobId)
  expect([early.status, early.json]).toEqual([409, { error: expect.stringContaining('queued') }])
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

test('the option `contractOnly` removes every field that is not in the contract', async () => {
  await using emulator = await startEmulator({ contractOnly: true, pageDelayMs })
  const client = clientOf(emulator)
  const start = await client.start()
  expect(Object.keys(start.json)).toEqual(['jobId'])
  const jobId = String(start.json.jobId)
  expect((await client.status(jobId)).json).toEqual({ status: 'queued' })
  await emulator.jobEnded(jobId)
  expect((await client.status(jobId)).json).toEqual({ status: 'completed' })
  expect(Object.keys((await client.bundle(jobId)).json)).toEqual(['bundleUrl', 'expiresAt'])
})

test.each([
  ['invalid JSON', 'nonsense', 'JSON'],
  ['an array as the body', '[]', 'JSON object'],
  ['a missing domain', {}, 'domain'],
  ['a domain with a scheme', { domain: 'https://docs.example.com' }, 'host name'],
  ['a domain with a path', { domain: 'docs.example.com/x' }, 'host name'],
  ['a domain that is a relative path', { domain: '..' }, 'host name'],
  ['a version that is not a string', { domain: 'docs.example.com', version: 2 }, 'version'],
  ['paths that are not a list', { domain: 'docs.example.com', paths: 'index' }, 'paths'],
  ['an unknown page', { domain: 'docs.example.com', paths: ['index', 'unknown-page'] }, 'unknown-page']
])('responds with 400 and the reason to a start request with %s', async (_, body, why) => {
  await using emulator = await startEmulator()
  const { status, json } = await clientOf(emulator).start(body)
  expect([status, json]).toEqual([400, { error: expect.stringContaining(why) }])
})

test('responds with 401 to API calls with a wrong key or no key, and with 404 to an unknown job', async () => {
  await using emulator = await startEmulator({ key: 'right' })
  const unauthorized = clientOf({ url: emulator.url, key: 'wrong' })
  const answers = [await unauthorized.start(), await unauthorized.status('x'), await unauthorized.bundle('x')]
  answers.push(await unauthorized.agent('pr'))
  for (const { status, json } of answers) expect([status, json]).toEqual([401, { error: expect.any(String) }])
  expect((await fetch(`${emulator.url}/v2/agent/p/job/pr`)).status).toBe(401)
  const client = clientOf(emulator)
  for (const { status, json } of [await client.status('nope'), await client.bundle('nope')])
    expect([status, json]).toEqual([404, { error: 'Export job not found' }])
})

test('responds with 409 to a start request if the domain already has an active job', async () => {
  await using emulator = await startEmulator({ pageDelayMs })
  await clientOf(emulator).start()
  expect((await clientOf(emulator).start()).status).toBe(409)
  expect((await clientOf(emulator).start({ domain: 'other.example.com' })).status).toBe(202)
})

test('serves the API only below the path in the option `prefix`', async () => {
  await using emulator = await startEmulator({ prefix: '/docs/api' })
  expect(emulator.url).toMatch(/:\d+\/docs\/api$/)
  const next = emulator.nextRequest('start')
  expect((await clientOf(emulator).start()).status).toBe(202)
  expect((await next).path).toBe('/docs/api/v1/static-export/jobs')
  const bare = await fetch(`${new URL(emulator.url).origin}/v1/static-export/jobs/x`)
  expect(bare.status).toBe(404)
})

test("the emulator's clock sets the Date header and expiresAt", async () => {
  await using emulator = await startEmulator({ now: () => Date.UTC(2026, 0, 2, 1) })
  const { jobId } = await exported(emulator)
  const { headers, json } = await clientOf(emulator).bundle(jobId)
  expect(headers.get('date')).toBe('Fri, 02 Jan 2026 01:00:00 GMT')
  expect(json.expiresAt).toBe('2026-01-02T01:15:00.000Z')
})

test('does not start if the docs folder contains no pages', async () => {
  await using docs = await folderOf({ 'a.example.com/logo.svg': '<svg/>' })
  await expect(startEmulator({ docs: docs.path })).rejects.toThrow('No .md or .mdx file found in')
})

test('responds with 413 to a large body, and removes the oldest of many requests from the log', async () => {
  await using emulator = await startEmulator()
  const post = async (size: number) =>
    (await fetch(`${emulator.url}/x`, { method: 'POST', body: Buffer.alloc(size, 'x') })).status
  expect([await post(1_000_000), await post(1_000_001), await post(20_000_000)]).toEqual([401, 413, 413])
  expect(emulator.requests).toHaveLength(1)
  for (let sent = 0; sent < 101; sent += 1) await post(1_000_000)
  expect(emulator.requests.length).toBeGreaterThan(90)
  expect(emulator.requests.length).toBeLessThan(100)
})
