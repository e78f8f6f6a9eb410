import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { getEventListeners, once } from 'node:events'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { AgentHttp } from '../../../src/runtime/http/agent-http.ts'
import { PROXY_CREDENTIALS } from '../../../src/runtime/http/connection-errors.ts'
import { sendRequest } from '../../../src/runtime/http/request.ts'
import { startRawServer } from '../../servers/network/raw-server.ts'
import { startServer } from '../../../servers/server.ts'

/** Size of a request body that exceeds all buffers between the sender and the receiver. */
const SIZE = 200_000_000
const PIECE = Buffer.alloc(65_536)
function* pieces(): Generator<Buffer> {
  for (let left = SIZE; left > 0; left -= PIECE.length) yield PIECE.subarray(0, Math.min(left, PIECE.length))
}

const http = new AgentHttp('test')
afterAll(() => http[Symbol.dispose]())

const post = { method: 'POST' as const, headers: {} }
const { signal: never } = new AbortController()
const get = async (http: AgentHttp, url: string, signal = never) =>
  await http.send({ method: 'GET', headers: {}, url: new URL(url), signal })

async function sendPieces(url: string, http: AgentHttp) {
  const body = { size: SIZE, stream: Readable.from(pieces()) }
  return { body, response: await http.send({ ...post, url: new URL(url), body, signal: never }) }
}

test('sends a streamed body completely, with its length in the Content-Length header', async () => {
  await using server = await startServer((request, response) => {
    void (async () => {
      let size = 0
      for await (const chunk of request as AsyncIterable<Buffer>) size += chunk.length
      response.end(`${request.headers['content-length'] ?? ''} ${size}`)
    })()
  })
  const { response } = await sendPieces(server.url, http)
  expect(await text(response)).toBe(`${SIZE} ${SIZE}`)
})

test('accepts a response after the last byte of the request body, even before the body stream ends', async () => {
  await using server = await startServer((request, response) => {
    request.once('data', () => response.end('stored'))
  })
  const stream = new Readable({ read: () => undefined })
  stream.push('12345')
  const body = { size: 5, stream }
  const response = await http.send({ ...post, url: new URL(server.url), body, signal: never })
  stream.push(null)
  expect(await text(response)).toBe('stored')
})

test.each([300, 422])(
  'returns an HTTP %i response that arrives before the request body ends, and stops reading that body',
  async status => {
    await using server = await startServer((_request, response) => response.writeHead(status).end('refused'))
    const { response, body } = await sendPieces(server.url, http)
    const closed = body.stream.destroyed ? Promise.resolve([]) : once(body.stream, 'close')
    expect([response.statusCode, await text(response)]).toEqual([status, 'refused'])
    await closed
  }
)

test.each([200, 299])('rejects an HTTP %i response received before the request body ends', async status => {
  await using server = await startServer((_request, response) => response.writeHead(status).end('stored'))
  await expect(sendPieces(server.url, http)).rejects.toThrow(`responded with HTTP ${status} before`)
})

test.each(['localhost', 'x.localhost', '0.0.0.0', '127.0.0.2', '[::1]'])(
  'sends plain http requests to %s without a proxy',
  async host => {
    let connections = 0
    using proxy = await startRawServer(socket => {
      connections += 1
      socket.destroy()
    })
    process.env['http_proxy'] = `http://${proxy.host}`
    await get(http, `http://${host}:1/`).catch(() => undefined)
    delete process.env['http_proxy']
    expect(connections).toBe(0)
  }
)

test.each([
  ['requires valid credentials for x.example (HTTP 407).', 407, { advice: PROXY_CREDENTIALS }],
  ['blocked the connection to x.example (HTTP 403).', 403, { code: 'proxy-blocked' }],
  ['responded with HTTP 503', 503, { syscall: 'connect' }],
  ['could not be reached: connect ECONNREFUSED', undefined, { syscall: 'connect' }]
])('reports that the proxy %s', async (message, status, about) => {
  using proxy = await startRawServer(socket =>
    socket.once('data', () => socket.end(`HTTP/1.1 ${status} x\r\n\r\n`))
  )
  const { host } = proxy
  if (status === undefined) proxy[Symbol.dispose]()
  process.env['https_proxy'] = `http://${host}`
  const error: unknown = await get(http, 'https://x.example').catch((reason: unknown) => reason)
  delete process.env['https_proxy']
  expect(error).toMatchObject({ ...about, message: expect.stringContaining(`he proxy ${host} ${message}`) })
})

test.each([
  [200, 'hello', 'hello'],
  [200, 'hello!', 'the response is larger than 0.000005 MB'],
  [299, 'hello!', 'the response is larger than 0.000005 MB'],
  [300, 'hello!', 'hello']
])('with a limit of 5 bytes, HTTP %i with the body %j results in %j', async (status, sent, expected) => {
  await using server = await startServer((_request, response) => response.writeHead(status).end(sent))
  const request = { method: 'GET' as const, headers: {}, url: new URL(server.url), maxBytes: 5 }
  const read = sendRequest(request, { http, signal: never }).then(({ body }) => body)
  expect(await read.catch((error: unknown) => (error as Error).message)).toBe(expected)
})

test('keeps at most 1 MB of an error response, even if the request has a higher limit', async () => {
  await using server = await startServer((_request, response) =>
    response.writeHead(500).end('x'.repeat(1_100_000))
  )
  const request = { method: 'GET' as const, headers: {}, url: new URL(server.url), maxBytes: 5_000_000 }
  const { body } = await sendRequest({ ...request, needsBody: true }, { http, signal: never })
  expect(body).toHaveLength(1_000_000)
})

test('fails with the read error if the request body cannot be read', async () => {
  await using server = await startServer(request => void request.resume())
  const stream = new Readable({ read: () => stream.destroy(new Error('the disk is gone')) })
  const sent = http.send({ ...post, url: new URL(server.url), body: { size: 5, stream }, signal: never })
  await expect(sent).rejects.toThrow('the disk is gone')
})

test('an aborted request closes its body stream', async () => {
  const stop = new AbortController()
  await using server = await startServer(() => stop.abort(new Error('stopped')))
  const body = { size: SIZE, stream: Readable.from(pieces()) }
  const closed = once(body.stream, 'close')
  const sent = http.send({ ...post, url: new URL(server.url), body, signal: stop.signal })
  await expect(sent).rejects.toThrow('stopped')
  await closed
})

test('an abort ends all requests with the same signal, including requests with partial responses', async () => {
  const stop = new AbortController()
  let received = 0
  const bothReceived = Promise.withResolvers<undefined>()
  await using server = await startServer((request, response) => {
    if (request.url === '/responds') response.writeHead(200).write('begins')
    received += 1
    if (received === 2) bothReceived.resolve(undefined)
  })
  const read = async (path: string) => await get(http, server.url + path, stop.signal)
  const waiting = read('/waits')
  const response = await read('/responds')
  await bothReceived.promise
  expect(getEventListeners(stop.signal, 'abort')).toHaveLength(2)
  stop.abort(new Error('stopped'))
  await expect(waiting).rejects.toThrow('stopped')
  await expect(text(response)).rejects.toThrow()
  await expect(read('/again')).rejects.toThrow('stopped')
})

test.each(['immediately', 'in the next tick', 'one turn of the event loop'])(
  'a response that is aborted %s after it arrives is read completely or fails with the abort reason',
  async time => {
    await using server = await startServer((_request, response) => response.end('complete'))
    using http = new AgentHttp('test')
    const stop = new AbortController()
    const response = await get(http, server.url, stop.signal)
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('end', () => resolve(Buffer.concat(chunks).toString()))
    response.on('error', reject)
    const abort = () => stop.abort(new Error('stopped'))
    if (time === 'immediately') abort()
    else if (time === 'in the next tick') process.nextTick(abort)
    else await setImmediate().then(abort)
    expect(await promise.catch((error: unknown) => String(error))).toMatch(/^(?:complete|Error: stopped)$/)
  }
)

test('the client removes its abort listeners after its requests have ended', async () => {
  await using server = await startServer((_request, response) => response.end('done'))
  const { signal } = new AbortController()
  {
    using http = new AgentHttp('test')
    const read = async () => await text(await get(http, server.url, signal))
    expect(await Promise.all([read(), read(), read()])).toEqual(['done', 'done', 'done'])
    expect(await read()).toBe('done')
    await expect(get(http, 'http://127.0.0.1:1', signal)).rejects.toThrow('ECONNREFUSED')
  }
  // Node reports the end of a request shortly after the end of the response.
  while (getEventListeners(signal, 'abort').length > 0) await setImmediate()
})

test('resolves the host name with the given function, and reports errors from that function', async () => {
  await using server = await startServer((_request, response) => response.end('found'))
  const { port } = new URL(server.url)
  const request = { method: 'GET' as const, headers: {}, signal: never }
  const found = await http.send({
    ...request,
    url: new URL(`http://one.example.test:${port}`),
    lookup: (_hostname, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }])
  })
  expect(await text(found)).toBe('found')
  const refused = http.send({
    ...request,
    url: new URL(`http://two.example.test:${port}`),
    lookup: (_hostname, _options, callback) => callback(new Error('not this host'), [])
  })
  await expect(refused).rejects.toThrow('not this host')
})

describe('a request to a host that never responds to a TLS handshake, as behind a firewall,', () => {
  let server: Awaited<ReturnType<typeof startRawServer>>
  let host = ''
  beforeAll(async () => {
    server = await startRawServer()
    host = server.host
  })
  afterAll(() => server[Symbol.dispose]())
  const request = () => ({
    method: 'GET' as const,
    headers: {},
    url: new URL(`https://${host}`),
    maxBytes: 1
  })
  test('fails with a connection timeout', async () => {
    using http = new AgentHttp('test', { connectTimeoutMs: 300 })
    const message = `there was no connection to ${host} after 0.3 s`
    const sent = sendRequest(request(), { http, signal: never })
    await expect(sent).rejects.toMatchObject({ message, maybeReceived: false })
  })
})

test('does not apply the connection timeout to a reused connection or a slow response', async () => {
  await using server = await startServer((_request, response, nth) => {
    setTimeout(() => response.end(String(nth)), 2200)
  })
  using http = new AgentHttp('test', { connectTimeoutMs: 2000 })
  const read = async () => await text(await get(http, server.url))
  expect([await read(), await read()]).toEqual(['1', '2'])
})

test('reading a response fails if the connection is reset', async () => {
  await using server = await startServer(({ socket }) => {
    socket.write('HTTP/1.1 200 OK\r\n\r\nthe first half')
    setTimeout(() => socket.resetAndDestroy(), 50)
  })
  await expect(text(await get(http, server.url))).rejects.toThrow('ECONNRESET')
})
