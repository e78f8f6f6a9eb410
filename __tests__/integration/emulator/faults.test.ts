import { expect, test } from '@jest/globals'
import { gunzipSync } from 'node:zlib'
import { parseFault } from '../../../src/emulator/faults/parse-fault.ts'
import { startEmulator } from '../../../src/emulator/index.ts'
import { clientOf, exported } from '../../support/emulator-client.ts'

test('the fault `answer` replaces the given number of responses with JSON or HTML', async () => {
  await using emulator = await startEmulator()
  emulator.fault(
    { on: 'status', kind: 'answer', status: 503, times: 2 },
    { on: 'status', kind: 'answer', status: 502, body: '<html>Bad gateway</html>' },
    { on: 'status', kind: 'answer', status: 205 }
  )
  const send = async (): Promise<Response> =>
    await fetch(`${emulator.url}/v1/static-export/jobs/x`, {
      headers: { authorization: `Bearer ${emulator.key}` }
    })
  expect([(await send()).status, (await send()).status]).toEqual([503, 503])
  const gateway = await send()
  expect([gateway.status, gateway.headers.get('content-type'), await gateway.text()]).toEqual([
    ...[502, 'text/html', '<html>Bad gateway</html>']
  ])
  expect([(await send()).status, (await send()).status]).toEqual([205, 404])
})

test('a start request with the fault `drop` starts no job unless `accepted` is set', async () => {
  await using emulator = await startEmulator({ pageDelayMs: 600_000 })
  const { start } = clientOf(emulator)
  emulator.fault({ on: 'start', kind: 'drop' })
  await expect(start()).rejects.toThrow('fetch failed')
  emulator.fault({ on: 'start', kind: 'drop', accepted: true })
  await expect(start()).rejects.toThrow('fetch failed')
  expect((await start()).status).toBe(409)
  expect(emulator.requests.map(({ status }) => status)).toEqual([undefined, undefined, 409])
})

test('the fault `truncate` ends a download after exactly the given number of bytes', async () => {
  await using emulator = await startEmulator()
  const { link } = await exported(emulator)
  const size = Number((await fetch(link)).headers.get('content-length'))
  emulator.fault({ on: 'download', kind: 'truncate', at: 1000 })
  const response = await fetch(link)
  expect(response.headers.get('content-length')).toBe(String(size))
  const { received, error } = await readUntilEnd(response)
  expect([received, error]).toEqual([1000, 'terminated'])
  expect((await (await fetch(link)).bytes()).length).toBe(size)
})

test('the fault `delay` delays a response, and `hang` keeps the connection open without a response', async () => {
  await using emulator = await startEmulator()
  emulator.fault({ on: 'status', kind: 'delay', ms: 5 }, { on: 'status', kind: 'hang' })
  const { status } = clientOf(emulator)
  expect((await status('x')).status).toBe(404)
  const disconnect = new AbortController()
  const arrived = emulator.nextRequest('status')
  const hanging = fetch(`${emulator.url}/v1/static-export/jobs/x`, { signal: disconnect.signal })
  const request = await arrived
  disconnect.abort()
  await expect(hanging).rejects.toThrow('aborted')
  await request.answered
  expect(request.status).toBeUndefined()
})

test('the emulator can stop while requests hang or are delayed', async () => {
  const emulator = await startEmulator({ pageDelayMs: 600_000 })
  emulator.fault({ on: 'status', kind: 'hang' }, { on: 'agent', kind: 'delay', ms: 3_600_000 })
  const client = clientOf(emulator)
  await client.start()
  const open = [client.status('x'), client.agent('x')]
  const settled = Promise.allSettled(open)
  while (emulator.requests.length < 3) await emulator.nextRequest()
  await emulator[Symbol.asyncDispose]()
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('the fault `expire` for a bundle request makes the link expire before `expiresAt`', async () => {
  let now = Date.UTC(2026, 0, 2)
  await using emulator = await startEmulator({ now: () => now })
  emulator.fault({ on: 'bundle', kind: 'expire', afterMs: 1000 })
  const { jobId, link } = await exported(emulator)
  expect((await fetch(link)).status).toBe(200)
  now += 1000
  expect((await fetch(link)).status).toBe(403)
  expect((await fetch(String((await clientOf(emulator).bundle(jobId)).json.bundleUrl))).status).toBe(200)
})

test('the fault `change` replaces the bytes and the ETag of the archive, but keeps its size and files', async () => {
  await using emulator = await startEmulator()
  const { link } = await exported(emulator)
  const before = await fetch(link)
  const old = Buffer.from(await before.arrayBuffer())
  const etag = before.headers.get('etag') ?? ''
  emulator.fault({ on: 'download', kind: 'change' })
  const denied = await fetch(link, { headers: { range: 'bytes=9-', 'if-match': etag } })
  expect(denied.status).toBe(412)
  const after = await fetch(link)
  const changed = Buffer.from(await after.arrayBuffer())
  expect(after.headers.get('etag')).not.toBe(etag)
  expect(changed.length).toBe(old.length)
  expect(changed.equals(old)).toBe(false)
  expect(gunzipSync(changed).length).toBe(gunzipSync(old).length)
})

test('with the fault `no-ranges`, the store ignores the Range header, even together with `truncate`', async () => {
  await using emulator = await startEmulator({
    faults: [{ on: 'download', kind: 'no-ranges', times: Infinity }]
  })
  const { link } = await exported(emulator)
  const send = async (): Promise<Response> => await fetch(link, { headers: { range: 'bytes=5-9' } })
  const whole = await send()
  const size = (await whole.arrayBuffer()).byteLength
  expect([whole.status, whole.headers.get('content-length'), size > 10]).toEqual([200, String(size), true])
  emulator.fault({ on: 'download', kind: 'truncate', at: 100 })
  expect(await readUntilEnd(await send())).toMatchObject({ received: 100 })
  expect((await (await send()).arrayBuffer()).byteLength).toBe(size)
  emulator.clearFaults()
  expect((await send()).status).toBe(206)
})

test('the option `when` limits a fault to matching requests', async () => {
  await using emulator = await startEmulator()
  const { link } = await exported(emulator)
  emulator.fault({
    on: 'download',
    kind: 'answer',
    status: 500,
    when: ({ headers }) => headers.range !== undefined
  })
  expect((await fetch(link)).status).toBe(200)
  expect((await fetch(link, { headers: { range: 'bytes=0-1' } })).status).toBe(500)
  expect((await fetch(link, { headers: { range: 'bytes=0-1' } })).status).toBe(206)
})

test.each([
  ['start=403', { on: 'start', kind: 'answer', status: 403, times: Infinity }],
  ['status=503x2', { on: 'status', kind: 'answer', status: 503, times: 2 }],
  [
    'bundle=429',
    { on: 'bundle', kind: 'answer', status: 429, headers: { 'retry-after': '1' }, times: Infinity }
  ],
  ['update=drop-acceptedx1', { on: 'update', kind: 'drop', accepted: true, times: 1 }],
  ['agent-start=drop', { on: 'agent-start', kind: 'drop', times: Infinity }],
  ['update-status=delay@250', { on: 'update-status', kind: 'delay', ms: 250, times: Infinity }],
  ['download=truncate@1000x3', { on: 'download', kind: 'truncate', at: 1000, times: 3 }],
  ['bundle=expire@5', { on: 'bundle', kind: 'expire', afterMs: 5, times: Infinity }],
  ['download=no-ranges', { on: 'download', kind: 'no-ranges', times: Infinity }]
])('parses the fault %s from the command line', (text, fault) => {
  expect(parseFault(text)).toEqual(fault)
})

const INVALID = 'start start= start=99 start=100 start=delay start=hang@1 start=403x other=403 nope=403'

test.each(INVALID.split(' '))('rejects the fault %s from the command line', text => {
  expect(() => parseFault(text)).toThrow(`--fault ${text}: `)
})

async function readUntilEnd(response: Response): Promise<{ received: number; error: string | undefined }> {
  let received = 0
  try {
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) received += chunk.length
    return { received, error: undefined }
  } catch (error) {
    return { received, error: (error as Error).message }
  }
}
