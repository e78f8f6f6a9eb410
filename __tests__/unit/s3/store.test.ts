import { expect, test } from '@jest/globals'
import { hash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { HttpRequest } from '../../../src/runtime/http/agent-http.ts'
import { Store } from '../../../src/s3/store.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { MemoryLog } from '../../support/memory-log.ts'

const CREDENTIALS = { accessKeyId: 'AKIA1', secretAccessKey: 'secret-key', sessionToken: 'session-token' }

interface Answer {
  status?: number
  headers?: Record<string, string>
  chunks?: (string | Buffer)[]
  isCut?: boolean
  /** Duration of the body transfer. */
  bodyMs?: number
  error?: Error
}

/** Returns a store with predefined responses, so that tests can use unreachable addresses, such as those of AWS. */
function storeWith(answers: Answer[], bucket: { name?: string; endpoint?: string; region?: string } = {}) {
  const sent: HttpRequest[] = []
  const clock = new FakeClock()
  const log = new MemoryLog()
  const http = {
    send: async (request: HttpRequest): Promise<IncomingMessage> => {
      sent.push(request)
      const {
        status = 200,
        headers = { etag: '"e"' },
        chunks = ['<ListBucketResult/>'],
        isCut = false,
        bodyMs = 0,
        error
      } = answers.shift() ?? {}
      await Promise.resolve()
      if (error !== undefined) throw error
      const body = isCut
        ? new Readable({ read: () => undefined })
        : Readable.from(slowly(chunks, () => clock.advance(bodyMs)))
      if (isCut) setImmediate(() => body.destroy())
      const response = { statusCode: status, headers, complete: !isCut }
      return Object.assign(body, response) as unknown as IncomingMessage
    }
  }
  const { signal } = new AbortController()
  const place = {
    name: bucket.name ?? 'site',
    endpoint: bucket.endpoint === undefined ? undefined : new URL(bucket.endpoint),
    region: bucket.region ?? 'us-east-1'
  }
  const context = { log, clock, random: () => 0, signal, http }
  return { store: new Store(place, CREDENTIALS, 4, context), sent, clock, log }
}

function* slowly(chunks: (string | Buffer)[], pass: () => void): Generator<Buffer> {
  pass()
  for (const chunk of chunks) yield Buffer.from(chunk)
}

const error = (code: string, message = 'Because') => [
  `<Error><Code>${code}</Code><Message>${message}</Message></Error>`
]

test.each([
  [{ name: 'docs', region: 'eu-west-1' }, 'https://docs.s3.eu-west-1.amazonaws.com/'],
  [{ name: 'a.b', region: 'eu-west-1' }, 'https://s3.eu-west-1.amazonaws.com/a.b'],
  [{ name: 'docs', region: 'cn-north-1' }, 'https://docs.s3.cn-north-1.amazonaws.com.cn/'],
  [{ name: 'docs', endpoint: 'http://localhost:9000/base/' }, 'http://localhost:9000/base/docs']
])('sends requests for the bucket %j to %s', async (bucket, address) => {
  const { store, sent } = storeWith([], bucket)
  await store.request('Test', { method: 'GET', query: { prefix: 'x y', a: '' } })
  await store.request('Test', { method: 'GET', key: 'a b/c' })
  const ofObject = `${address.replace(/\/$/, '')}/a%20b/c`
  expect(sent.map(({ url }) => url.href)).toEqual([`${address}?a=&prefix=x%20y`, ofObject])
  expect(store.urlOf('a b/c')).toBe(ofObject)
})

test('ignores the transfer duration of a slow body when estimating the store time', async () => {
  const headers = { etag: '"e"', date: new Date(new FakeClock().now()).toUTCString() }
  const { store, clock } = storeWith([{ headers, bodyMs: 600_000 }])
  await store.request('Test', { method: 'GET', key: 'a' })
  expect([store.clock.earliest(), store.clock.latest()]).toEqual([clock.now(), clock.now() + 999])
})

test.each([403, 404])('retries after an HTTP %i response with a truncated body', async status => {
  const { store, sent } = storeWith([{ status, isCut: true }, {}])
  const response = await store.request('Test', { method: 'GET', key: 'a' }, { expected: [404] })
  expect([sent.length, response.status]).toEqual([2, 200])
})

test('sends Content-Length: 0 with a write that has no body', async () => {
  const { store, sent } = storeWith([])
  for (const method of ['GET', 'HEAD', 'DELETE', 'POST'] as const)
    await store.request('Test', { method, key: 'a', headers: { 'x-test': '1' } })
  const body = Buffer.from('text')
  await store.request('Test', { method: 'PUT', key: 'a', body: () => body, sha256: hash('sha256', body) })
  const lengths = sent.map(({ headers }) => headers['content-length'])
  expect(lengths).toEqual([undefined, undefined, '0', '0', undefined])
  expect(sent.slice(0, 4).map(({ headers }) => headers['x-test'])).toEqual(['1', '1', '1', '1'])
  expect(sent.map(request => request.body)).toEqual([undefined, undefined, undefined, undefined, body])
})

test('reads a response completely', async () => {
  const { store } = storeWith([{ chunks: ['one ', 'two ', 'three'] }, { chunks: ['one'] }, { chunks: [] }])
  const read = async () => (await store.request('Test', { method: 'GET', key: 'a' })).body
  expect([await read(), await read(), await read()]).toEqual(['one two three', 'one', ''])
})

test('rejects a response larger than 500 MB', async () => {
  const chunk = Buffer.alloc(1_000_000)
  const { store } = storeWith([{ chunks: Array.from({ length: 501 }, () => chunk) }])
  await expect(store.request('Test', { method: 'GET', key: 'a' })).rejects.toThrow('is too large')
})

test('records the time if a write gets no complete response, but not if a read fails', async () => {
  const lost = new Error('socket hang up')
  const { store, clock } = storeWith([{}, { error: lost }, { error: lost }, { isCut: true, chunks: ['a'] }])
  const options = { retries: false }
  await store.request('Test', { method: 'PUT', key: 'a' }, options)
  expect(store.unansweredAt).toBe(-Infinity)
  for (const method of ['GET', 'HEAD'] as const)
    await store.request('Test', { method, key: 'a' }, options).catch(() => undefined)
  expect(store.unansweredAt).toBe(-Infinity)
  const message = expect.stringContaining('the response was truncated') as unknown
  const cut = store.request('Test', { method: 'DELETE', key: 'a' }, options)
  await expect(cut).rejects.toMatchObject({ code: 'store-unreachable', message })
  expect(store.unansweredAt).toBe(clock.now())
})

test('limits retries to eight attempts only for a store that never responded', async () => {
  const refused = () =>
    Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })
  const never = storeWith(Array.from({ length: 20 }, () => ({ error: refused() })))
  const failed = never.store.request('Test', { method: 'GET' })
  await expect(failed).rejects.toMatchObject({
    code: 'store-unreachable',
    message: expect.stringMatching(/^Test at https?:\S+ failed: connect ECONNREFUSED\.$/)
  })
  expect(never.sent).toHaveLength(8)
  const later = storeWith([{}, ...Array.from({ length: 12 }, () => ({ error: refused() }))])
  await later.store.request('Test', { method: 'GET' })
  await later.store.request('Test', { method: 'GET' })
  expect(later.sent).toHaveLength(14)
})

const body = Buffer.from('text')
const [sha256, md5] = [hash('sha256', body), hash('md5', body)]
const put = {
  method: 'PUT',
  key: 'a',
  body: () => body,
  sha256,
  md5: async () => await Promise.resolve(md5)
} as const
const base64 = (hex: string) => Buffer.from(hex, 'hex').toString('base64')
const sums = (sent: HttpRequest[]) =>
  sent.map(({ headers }) => headers['x-amz-checksum-sha256'] ?? headers['content-md5'])
const asksForChecksum = {
  status: 400,
  chunks: error('InvalidRequest', 'Content-MD5 OR x-amz-checksum- HTTP header is required')
}

test('sends checksums of object writes as soon as the store has asked for them', async () => {
  const { store, sent, clock } = storeWith([asksForChecksum])
  await store.request('Test', put)
  await store.request('Test', { method: 'GET', key: 'a' })
  await store.request('Test', { method: 'DELETE', key: 'a' })
  await store.request('Test', put)
  const sum = base64(sha256)
  expect(sums(sent)).toEqual([undefined, sum, undefined, undefined, sum])
  expect(clock.pauses).toEqual([])
})

test('sends only the MD5 to a store that asks for a checksum again, and fails if it still asks', async () => {
  const { store, sent } = storeWith([asksForChecksum, asksForChecksum, {}, asksForChecksum])
  await store.request('Test', put)
  await expect(store.request('Test', put)).rejects.toMatchObject({ code: 'unexpected-bucket-response' })
  expect(sums(sent)).toEqual([undefined, base64(sha256), base64(md5), base64(md5)])
})

test('sends each of several simultaneous writes again that the store rejected without a checksum', async () => {
  const { store, sent } = storeWith([asksForChecksum, asksForChecksum, asksForChecksum])
  const writes = [1, 2, 3].map(async () => await store.request('Test', put))
  await Promise.all(writes)
  const sum = base64(sha256)
  expect(sums(sent)).toEqual([undefined, undefined, undefined, sum, sum, sum])
})

test.each([
  [403, 'InvalidRequest', 'x-amz-checksum- is missing'],
  [400, 'InvalidRequest', 'something else'],
  [400, 'BadDigest', 'The Content-MD5 does not match']
])('does not mistake HTTP %i (%s: %s) for a request for a checksum', async (status, code, message) => {
  const { store, sent } = storeWith([{ status, chunks: error(code, message) }])
  await expect(store.request('Test', put)).rejects.toThrow()
  await store.request('Test', put)
  expect(sums(sent)).toEqual([undefined, undefined])
})

test.each<[Answer, string]>([
  [{ status: 400, chunks: error('Bad') }, 'Test failed: HTTP 400 (Bad: Because).'],
  [{ status: 400, chunks: ['<Error><Code>Bad</Code></Error>'] }, 'Test failed: HTTP 400 (Bad).'],
  [{ status: 400, chunks: ['nothing'] }, 'Test failed: HTTP 400.'],
  [
    { status: 400, chunks: error('Bad', 'the key AKIA1 and secret-key') },
    'Test failed: HTTP 400 (Bad: the key *** and ***).'
  ],
  // The message is redacted before it is shortened.
  [{ status: 400, chunks: error('Bad', `${'x'.repeat(290)} secret-key`) }, `${'x'.repeat(290)} ***).`],
  [
    { status: 301, headers: { 'x-amz-bucket-region': 'eu-west-1' } },
    'The bucket site is in the region eu-west-1. Test failed: HTTP 301.'
  ],
  [
    { status: 301, chunks: ['<Region>eu-west-2</Region>'] },
    'The bucket site is in the region eu-west-2. Test failed: HTTP 301.'
  ],
  [
    { status: 301, headers: { 'x-amz-bucket-region': '<b>' } },
    'Test failed: HTTP 301. Redirects are not followed.'
  ]
])('explains the error response %j', async (answer, message) => {
  const { store } = storeWith([answer])
  await expect(store.request('Test', { method: 'GET' })).rejects.toThrow(message)
})

test('returns a response with an expected status, and retries other errors only if allowed', async () => {
  const aborted = { status: 409, chunks: error('OperationAborted') }
  const { store, sent } = storeWith([{ status: 404 }, { status: 500 }, aborted, {}])
  expect((await store.request('Test', { method: 'GET' }, { expected: [404] })).status).toBe(404)
  expect((await store.request('Test', { method: 'GET' })).status).toBe(200)
  expect(sent).toHaveLength(4)
  const once = storeWith([{ status: 500 }])
  const failed = once.store.request('Test', { method: 'GET' }, { retries: false })
  await expect(failed).rejects.toThrow('HTTP 500')
  expect(once.sent).toHaveLength(1)
})

test('changes the signature time only after the first response and after responses that reject the time', async () => {
  const dated = (hour: number) => ({
    headers: { date: new Date(Date.UTC(2026, 10, 15, hour)).toUTCString() }
  })
  const skewed = (hour: number) => ({ status: 403, ...dated(hour), chunks: error('RequestTimeTooSkewed') })
  const { store, sent } = storeWith([dated(3), dated(0), dated(4), skewed(5), dated(1), skewed(2), dated(1)])
  for (let i = 0; i < 5; i++) await store.request('Test', { method: 'PUT', key: 'a' })
  const hours = sent.map(({ headers }) => headers['x-amz-date']?.slice(9, 11))
  expect(hours).toEqual(['00', '03', '03', '03', '05', '05', '02'])
})

test('after a clock error, retries once with the store time', async () => {
  const date = new Date(Date.UTC(2026, 10, 15, 3)).toUTCString()
  const skewed = () => ({ status: 403, headers: { date }, chunks: error('RequestTimeTooSkewed') })
  const { store, sent } = storeWith([skewed()])
  await store.request('Test', { method: 'GET' })
  expect(sent.map(({ headers }) => headers['x-amz-date'])).toEqual(['20261115T000000Z', '20261115T030000Z'])
  const always = storeWith([skewed(), skewed(), skewed()])
  const failed = always.store.request('Test', { method: 'GET' })
  await expect(failed).rejects.toMatchObject({ code: 'store-clock' })
  expect(always.sent).toHaveLength(2)
})
