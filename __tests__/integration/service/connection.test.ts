import { expect, jest, test } from '@jest/globals'
import { generate } from 'selfsigned'
import { startEmulator } from '../../../src/emulator/index.ts'
import { TimedOut } from '../../../src/runtime/time/stop-reason.ts'
import { CALL_NAMES, CALLS, clientOf, failureOf, failWith, KEY } from '../../support/calling.ts'
import { FakeClock, stoppedAfter } from '../../support/fake-clock.ts'
import { startRawServer } from '../../servers/network/raw-server.ts'
import { startServer } from '../../../servers/server.ts'
import { sendJson } from '../../servers/json-server.ts'

test.each(CALL_NAMES.flatMap(call => [301, 302, 307, 308].map(status => [call, status] as const)))(
  'if the response to the %s call is HTTP %d, does not follow the redirect or send the key to the new address',
  async (call, status) => {
    await using elsewhere = await startServer((_request, response) => sendJson(response, 200, {}))
    const headers = { location: `${elsewhere.url}/login?token=s3cret` }
    const { failure, url, requests } = await failWith(call, [{ on: call, kind: 'answer', status, headers }])
    expect(failure.code).toBe('service-redirect')
    expect(failure.message).toBe(
      `${CALLS[call].named}: ${new URL(url).host} redirects to ${elsewhere.url}. The key is not sent there.`
    )
    expect(elsewhere.requests).toEqual([])
    expect(requests).toHaveLength(1)
  }
)

test('reports a redirect that has no Location header', async () => {
  await using server = await startServer((_request, response) => response.writeHead(304).end())
  using client = clientOf(server)
  const failure = await failureOf(CALLS.status.make(client.service))
  expect(failure.message).toContain(' redirects to another address. The key is not sent there.')
})

const sendEndlessly = (response: NodeJS.WritableStream) => {
  const more = () => {
    while (response.write('x'.repeat(65_536)));
    response.once('drain', more)
  }
  more()
}

test('stops reading an endless response after 1 MB', async () => {
  await using server = await startServer((_request, response) => sendEndlessly(response))
  using client = clientOf(server)
  const failure = await failureOf(CALLS.status.make(client.service))
  expect(failure.message).toContain('the response is larger than 1 MB')
})

test.each([401, 404])('reports the HTTP status %d even if the response is endless', async status => {
  await using server = await startServer((_request, response) => sendEndlessly(response.writeHead(status)))
  using client = clientOf(server)
  expect((await failureOf(CALLS.status.make(client.service))).code).toBe(`service-${status}`)
  expect(server.requests).toHaveLength(1)
})

test('respects Retry-After even if the body of the error response is truncated', async () => {
  await using server = await startServer((_request, response) => {
    response
      .writeHead(429, { 'content-length': 100, 'retry-after': '3' })
      .write('{"err', () => response.destroy())
  })
  using client = clientOf(server, stoppedAfter(0, new Error('stopped')))
  await expect(CALLS.start.make(client.service)).rejects.toThrow('stopped')
  expect(client.clock.pauses).toEqual([3250])
  expect(client.warnings()).toEqual([])
})

test.each(CALL_NAMES)('ends the %s call at the run timeout if the service does not respond', async call => {
  await using emulator = await startEmulator({ faults: [{ on: call, kind: 'hang', times: Infinity }] })
  const timeout = new AbortController()
  using client = clientOf(emulator, { signal: timeout.signal })
  void emulator.nextRequest(call).then(() => timeout.abort(new TimedOut()))
  await expect(CALLS[call].make(client.service)).rejects.toBeInstanceOf(TimedOut)
  expect(emulator.requests).toHaveLength(1)
})

test('ends a call at the timeout of the run if the response body remains incomplete', async () => {
  await using emulator = await startEmulator({
    faults: [{ on: 'status', kind: 'stall', at: 3, times: Infinity }]
  })
  const timeout = new AbortController()
  using client = clientOf(emulator, { signal: timeout.signal })
  void emulator.nextRequest('status').then(() => timeout.abort(new TimedOut()))
  await expect(CALLS.status.make(client.service)).rejects.toBeInstanceOf(TimedOut)
})

/** Shortens the time limit of 30 seconds for a response. */
function timeoutAfter(ms: number): Disposable {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  return jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(ms))
}

test('repeats a request if the service does not respond in time', async () => {
  await using server = await startServer((_request, response, nth) => {
    if (nth === 2) response.writeHead(200, { 'content-length': 100 }).write('{')
    if (nth > 2) sendJson(response, 200, { status: 'queued' })
  })
  using _ = timeoutAfter(1000)
  using client = clientOf(server)
  await expect(CALLS.status.make(client.service)).resolves.toMatchObject({ status: 'queued' })
  expect(client.log.lines[0]).toMatch(
    /^Reading export job job_17: no response within 30 s \(127\.0\.0\.1:\d+\)\. Retrying in /
  )
})

test('repeats a start request once and warns if the service does not respond', async () => {
  await using server = await startServer((_request, response, nth) => {
    if (nth === 2) sendJson(response, 202, { jobId: 'job_17' })
  })
  using _ = timeoutAfter(1000)
  using client = clientOf(server)
  await expect(CALLS.start.make(client.service)).resolves.toBe('job_17')
  expect(client.warnings()).toHaveLength(1)
})

test('a server that switches protocols does not block the run', async () => {
  const switching = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n'
  using server = await startRawServer(socket => socket.once('data', () => socket.write(switching)))
  using client = clientOf({ url: `http://${server.host}` })
  const failure = await failureOf(CALLS.start.make(client.service))
  expect(failure.message).toContain('the connection was closed without a response')
})

test.each([
  ['garbage\r\n\r\n', 'unexpected-response', 3],
  ['HTTP/1.1 200 OK\r\nContent-Length: nonsense\r\n\r\n{}', 'unexpected-response', 3],
  ['', 'service-unreachable', 20]
])('reports the invalid HTTP response %j as %s', async (bytes, code, attempts) => {
  using server = await startRawServer(socket => socket.once('data', () => socket.end(bytes)))
  const stop = new AbortController()
  const clock = new FakeClock({
    onPause: () => {
      if (clock.pauses.length === 20) stop.abort(new Error('stopped'))
    }
  })
  using client = clientOf({ url: `http://${server.host}` }, { clock, signal: stop.signal })
  expect((await failureOf(CALLS.start.make(client.service))).code).toBe(code)
  expect(server.sockets).toHaveLength(2)
  await expect(CALLS.status.make(client.service)).rejects.toThrow(attempts === 20 ? 'stopped' : 'is not HTTP')
  expect(server.sockets).toHaveLength(2 + (attempts === 20 ? 19 : attempts))
})

test('repeats a start request without a warning if the server does not complete TLS handshakes', async () => {
  using server = await startRawServer()
  using _ = timeoutAfter(100)
  using client = clientOf({ url: `https://${server.host}` })
  const failure = await failureOf(CALLS.start.make(client.service))
  expect(failure.code).toBe('service-unreachable')
  expect(failure.message).toContain(`: no connection to ${server.host} (no connection within 30 s).`)
  expect(client.clock.pauses).toHaveLength(7)
  expect(client.warnings()).toEqual([])
})

async function certificate() {
  const made = await generate([{ name: 'commonName', value: '127.0.0.1' }], { algorithm: 'sha256' })
  return { key: made.private, cert: made.cert }
}

test.each(CALL_NAMES)('the %s call sends no request if the certificate is not trusted', async call => {
  await using emulator = await startEmulator({ tls: await certificate() })
  using client = clientOf(emulator)
  const failure = await failureOf(CALLS[call].make(client.service))
  expect(failure.code).toBe('certificate-not-trusted')
  expect(failure.advice).toContain('NODE_EXTRA_CA_CERTS')
  expect(emulator.requests).toEqual([])
  expect(client.clock.pauses).toEqual([])
})

test('does not report an untrusted certificate if the server does not use TLS', async () => {
  await using server = await startServer((_request, response) => response.end())
  using client = clientOf({ url: server.url.replace('http:', 'https:') })
  const failure = await failureOf(CALLS.start.make(client.service))
  expect(failure.code).toBe('tls-failed')
  // The message ends with the error text from OpenSSL, but without its line break.
  expect(failure.message).toMatch(/^.*\S\)\.$/)
  expect(failure.advice).toContain('`base-url`')
})

const bundle = { bundleUrl: 'https://store.example.com/b', expiresAt: '2026-11-15T01:00:00Z' }

test.each([-5, 0, 5])("calculates that the service's clock is %d hours ahead", async hours => {
  const clock = new FakeClock()
  const date = new Date(clock.now() + hours * 3_600_000).toUTCString()
  await using server = await startServer((_request, response) => {
    response.setHeader('date', date)
    sendJson(response, 200, bundle)
  })
  using client = clientOf(server, { clock })
  const { clockSkewMs = NaN } = (await client.service.createBundle('job_17')) ?? {}
  // The client adds 999 ms to the whole seconds in the Date header, so the difference can be up to 1 s too large.
  expect(clockSkewMs - hours * 3_600_000).toBeGreaterThanOrEqual(0)
  expect(clockSkewMs - hours * 3_600_000).toBeLessThan(1000)
})

test.each([undefined, 'yesterday'])('assumes equal clocks if the Date header is %j', async date => {
  await using server = await startServer((_request, response) => {
    response.sendDate = false
    if (date !== undefined) response.setHeader('date', date)
    sendJson(response, 200, bundle)
  })
  using client = clientOf(server)
  expect((await client.service.createBundle('job_17'))?.clockSkewMs).toBe(0)
})

test('sends the key, but no cookie or referrer, with every request', async () => {
  await using server = await startServer((_request, response) => {
    response.setHeader('set-cookie', 'session=1')
    sendJson(response, 200, { status: 'active', jobId: 'job_17' })
  })
  using client = clientOf(server)
  await CALLS.start.make(client.service)
  await CALLS.status.make(client.service)
  await CALLS.agent.make(client.service)
  for (const { headers } of server.requests) {
    expect(headers.authorization).toBe(`Bearer ${KEY}`)
    const allowed = /^(accept|authorization|connection|content-length|content-type|host|user-agent)$/
    expect(Object.keys(headers).filter(name => !allowed.test(name))).toEqual([])
  }
})
