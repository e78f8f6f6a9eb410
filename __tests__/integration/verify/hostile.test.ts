import { expect, test } from '@jest/globals'
import type { Socket } from 'node:net'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { AgentHttp } from '../../../src/runtime/http/agent-http.ts'
import { type ExportInputs, readInputs } from '../../../src/verify/inputs.ts'
import { Verification } from '../../../src/verify/verification.ts'
import { type Front, startSiteHost } from '../../../servers/host/site-host.ts'
import { at, everything } from '../../servers/fronts.ts'
import { startServer } from '../../../servers/server.ts'
import { deadAddress } from '../../servers/json-server.ts'
import { makePrivateCa } from '../../servers/network/private-ca.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { MemoryLog } from '../../support/memory-log.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { NEW, OLD, verify, type VerifyOptions, writeExport } from '../../support/verifying.ts'

const START = '/guides/start'
const BODY = NEW['guides/start.html']?.toString() ?? ''
const HTML = { 'content-type': 'text/html' }
/** Each test shortens only the limit under test, because a busy machine could exceed other short limits. */
const GENEROUS = { idleTimeoutMs: 20_000, totalTimeoutMs: 20_000 }
const SHORT_IDLE = { ...GENEROUS, idleTimeoutMs: 1000 }
const SHORT_TOTAL = { ...GENEROUS, totalTimeoutMs: 1500 }

async function verifyWith(front: Front, given: VerifyOptions = {}) {
  await using host = await startSiteHost(NEW, { front: at(START, front) })
  const before = process.memoryUsage().rss
  const verified = await verify(host.url, NEW, { limits: GENEROUS, ...given })
  const startRequests = host.requests.filter(({ path }) => path === START)
  return { ...verified, host, startRequests, grownBy: process.memoryUsage().rss - before }
}

/** Sends an endless body as fast as the client reads. */
const endless: Front = ({ url }, response) => {
  response.writeHead(url === START ? 200 : 404, HTML)
  const chunk = Buffer.alloc(64_000, 'x')
  const send = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', send)
  send()
}

const dripping: Front = (_request, response) => {
  response.writeHead(200, HTML)
  const timer = setInterval(() => response.write('x'), 50)
  response.on('close', () => clearInterval(timer))
}

const drippingHead: Front = (request, response) => {
  const { socket } = request
  socket.write('HTTP/1.1 200 OK\r\n')
  const timer = setInterval(() => socket.write('x-a: b\r\n'), 50)
  response.on('close', () => clearInterval(timer))
  socket.on('close', () => clearInterval(timer))
}

const raw =
  (text: string): Front =>
  (request, response) => {
    request.socket.end(text)
    response.on('error', () => undefined)
  }

const stalling: Front = (_request, response) => void response.writeHead(200, HTML).write(BODY.slice(0, 20))

const page =
  (headers: Record<string, string>, body: string | Buffer = BODY): Front =>
  (_request, response) =>
    void response.writeHead(200, { ...HTML, ...headers }).end(body)

const EMPTY = gzipSync('')
const GZIP = { 'content-encoding': 'gzip' }
const bomb = gzipSync(Buffer.alloc(200_000_000))
/** The page, followed by many empty gzip members. The first decoding returns 2 MB, the second only the page. */
const nestedBomb = gzipSync(Buffer.concat([gzipSync(BODY), ...Array.from({ length: 100_000 }, () => EMPTY)]))

test.each<[string, Front, RegExp, attempts: number, limits?: VerifyOptions['limits']]>([
  ['an endless body', endless, /the body is larger than 1\.0 MB/, 1],
  ['a body that trickles', dripping, /not complete after 1\.5 s; \d+ B had arrived/, 1, SHORT_TOTAL],
  ['slow headers', drippingHead, /not complete after 1\.5 s/, 3, SHORT_TOTAL],
  ['a server that stalls', () => undefined, /idle for 1\.0 s/, 3, SHORT_IDLE],
  ['a body that stalls', stalling, /idle for 1\.0 s/, 3, SHORT_IDLE],
  ['a redirect loop', everything(302, { location: START }), /a redirect loop at \/guides\/start/, 1],
  ['huge headers', page({ 'x-large': 'x'.repeat(200_000) }), /Parse Error: Header overflow/, 1],
  ['invalid gzip', page(GZIP), /truncated or is not valid gzip/, 1],
  ['invalid brotli', page({ 'content-encoding': 'br' }), /truncated or is not valid br/, 1],
  [
    'an unsupported encoding',
    page({ 'content-encoding': 'zstd' }),
    /Content-Encoding is zstd, which the request did not offer/,
    1
  ],
  ['truncated gzip', page(GZIP, gzipSync(BODY).subarray(0, -20)), /truncated or is not valid gzip/, 1],
  [
    'gzip in combination with an unknown encoding',
    page({ 'content-encoding': 'aws-chunked,gzip' }, gzipSync(BODY)),
    /the body is gzip/,
    1
  ],
  ['undeclared gzip', page({}, gzipSync(BODY)), /the body is gzip, but Content-Encoding is not/, 1],
  ['a body that expands to 200 MB', page(GZIP, bomb), /the body is larger than 1\.0 MB/, 1],
  [
    'nested gzip that expands to 2 MB',
    page({ 'content-encoding': 'gzip, gzip' }, nestedBomb),
    /the body is larger than 1\.0 MB/,
    1
  ],
  [
    'a truncated response',
    (_request, response) => {
      response.writeHead(200, { ...HTML, 'content-length': BODY.length })
      response.write(BODY.slice(0, 20), () => response.destroy())
    },
    /truncated|aborted/,
    3
  ],
  [
    'a response without a length on a connection that is reset',
    ({ socket }) => {
      socket.write(`HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n${BODY.slice(0, 80)}`)
      setTimeout(() => socket.resetAndDestroy(), 100)
    },
    /truncated|ECONNRESET/,
    3
  ],
  ['a closed connection', request => void request.socket.destroy(), /closed without a response/, 3],
  ['a response that is not HTTP', raw('SSH-2.0-OpenSSH\r\n'), /not valid HTTP/, 1],
  ['a server error', everything(503, {}, 'busy'), /HTTP 503 instead of 200/, 3],
  ['HTTP 429', everything(429, { 'retry-after': '1' }, 'slow down'), /HTTP 429 instead of 200/, 3],
  [
    'a redirect that browsers do not follow',
    everything(302, { location: 'javascript:x' }),
    /a redirect to javascript:, which browsers do not follow/,
    1
  ],
  ['a redirect without a Location header', everything(302, {}), /HTTP 302 instead of 200/, 1],
  ['a response without content', everything(204, {}), /HTTP 204 instead of 200/, 1]
])(
  'reports one clear finding for %s',
  async (_, front, reason, attempts, limits = GENEROUS) => {
    const { found, findings, failure, startRequests, grownBy } = await verifyWith(front, { limits })
    expect(found).toEqual([`missing ${START}`])
    expect(findings[0]?.detail).toMatch(reason)
    expect(failure?.code).toBe('site-not-verified')
    expect(startRequests.length).toBe(attempts)
    expect(grownBy).toBeLessThan(150_000_000)
  },
  30_000
)

test('reports one clear finding for too many consecutive redirects', async () => {
  await using host = await startSiteHost(NEW, {
    front: (request, response, next) => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const hop = Number(url.searchParams.get('hop') ?? 0)
      if (url.pathname === START) response.writeHead(302, { location: `${START}?hop=${hop + 1}` }).end()
      else next()
    }
  })
  const { findings } = await verify(host.url, NEW)
  expect(findings).toMatchObject([{ kind: 'missing', detail: 'The transfer failed: more than 5 redirects.' }])
  expect(host.requests.filter(({ path }) => path.startsWith(START))).toHaveLength(6)
})

test('reports no finding if the error page for an unknown address is endless', async () => {
  await using host = await startSiteHost(NEW, {
    front: (request, response, next) => {
      if (request.url?.includes('no-such-page') === true) endless(request, response, next)
      else next()
    }
  })
  expect((await verify(host.url, NEW, { limits: GENEROUS })).found).toEqual([])
})

test('reports one clear finding for a different, much larger page', async () => {
  const large = `<title>Dump</title>${'x'.repeat(3_000_000)}`
  const { found } = await verifyWith(page({ 'content-length': String(large.length) }, large))
  expect(found).toEqual([`different ${START}`])
})

test('reports one clear finding for a page with log commands in its title', async () => {
  const { findings, failure } = await verifyWith(
    everything(200, {}, '<title>a\n::stop-commands::x</title>\u001b[31m')
  )
  expect(findings).toMatchObject([{ kind: 'different' }])
  expect(failure?.message).not.toMatch(/^::/m)
})

test.each<[string, Buffer | string]>([
  ['aws-chunked', BODY],
  ['utf-8', BODY],
  ['GZIP,', gzipSync(BODY)],
  ['gzip, gzip', gzipSync(gzipSync(BODY))],
  ['gzip, br', brotliCompressSync(gzipSync(BODY))]
])('accepts a response with the encoding "%s", as browsers do', async (encoding, body) => {
  expect((await verifyWith(page({ 'content-encoding': encoding }, body))).found).toEqual([])
})

const LENGTH = Buffer.byteLength(BODY)
test.each([
  ['LF line endings', `HTTP/1.1 200 OK\ncontent-type: text/html\ncontent-length: ${LENGTH}\n\n${BODY}`],
  [
    'a header on two lines',
    `HTTP/1.1 200 OK\r\ncontent-type: text/html;\r\n charset=utf-8\r\ncontent-length: ${LENGTH}\r\n\r\n${BODY}`
  ],
  ['neither a reason phrase nor a length', `HTTP/1.1 200\r\ncontent-type: text/html\r\n\r\n${BODY}`],
  [
    'spaces after a chunk size',
    `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ntransfer-encoding: chunked\r\n\r\n${LENGTH.toString(16)}  \r\n${BODY}\r\n0\r\n\r\n`
  ]
])('accepts a response with %s, as browsers do', async (_, text) => {
  const { found, startRequests } = await verifyWith(raw(text))
  expect(found).toEqual([])
  expect(startRequests).toHaveLength(1)
})

test.each([
  ['its length in two headers', `content-length: ${LENGTH}\r\nContent-Length:${LENGTH}`],
  ['its length twice in one header', `content-length: ${LENGTH}, ${LENGTH}`],
  ['two different lengths', `content-length: ${BODY.length}\r\ncontent-length: 7`],
  ['a space before the colon', `content-length: ${BODY.length}\r\nx-a : b`]
])('does not check a response with %s, which Node cannot read, and logs the reason', async (_, lines) => {
  const text = `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n${lines}\r\n\r\n${BODY}`
  const { findings, failure, outputs, log, startRequests } = await verifyWith(raw(text))
  expect([findings, failure, outputs['verified']]).toEqual([[], undefined, 'false'])
  expect(log.lines.join('\n')).toMatch(
    /could not be read, although browsers may show them: \S+ \(the response is not valid HTTP: Parse Error/
  )
  expect(startRequests).toHaveLength(1)
})

test('reports an unreachable host as one finding with advice, regardless of the number of addresses', async () => {
  const url = await deadAddress()
  const { host } = new URL(url)
  const redirects = [{ source: '/old', destination: '/guides/start', permanent: true }]
  const { findings, log, outputs, failure } = await verify(url, NEW, { manifest: { redirects } })
  expect(findings).toMatchObject([
    {
      kind: 'missing',
      address: `${url}/`,
      detail: `The transfer failed: connect ECONNREFUSED ${host}.`
    }
  ])
  expect(findings[0]?.advice).toMatch(/Check `site-url` and DNS, and whether a firewall/)
  expect(failure?.code).toBe('site-not-verified')
  expect(failure?.message).toContain('1 missing. Checked: 1 address.')
  expect(outputs).toMatchObject({ missing: '1', checked: '1' })
  expect(log.lines.filter(line => line.includes('Retrying'))).toHaveLength(2)
})

test('verifies the complete site if an unreachable host becomes reachable', async () => {
  const url = await deadAddress()
  const { port } = new URL(url)
  await using stack = new AsyncDisposableStack()
  let isStarted = false
  const clock = new FakeClock()
  clock.repeat(1, async () => {
    // The host starts during the pause after the first pass.
    if (isStarted || clock.pauses.length < 3) return
    isStarted = true
    stack.use(await startSiteHost(NEW, { port: Number(port) }))
  })
  const { found, result, log } = await verify(url, NEW, { inputs: { wait: '3m' }, clock })
  expect(found).toEqual([])
  expect(result?.checked).toBeGreaterThan(9)
  expect(log.text).toContain('Not as exported yet: 1 address. Checking again in')
})

test('an untrusted certificate ends the run at once', async () => {
  await using folder = await tempFolder()
  const { tls } = await makePrivateCa(folder.path, ['127.0.0.1'])
  await using host = await startSiteHost(NEW, { tls })
  const clock = new FakeClock()
  const { failure, log, summary } = await verify(host.url, NEW, { inputs: { wait: '3m' }, clock })
  expect(failure?.code).toBe('certificate-not-trusted')
  expect(failure?.message).toContain(`The certificate of ${new URL(host.url).host} is not trusted (`)
  expect(failure?.advice).toContain('NODE_EXTRA_CA_CERTS')
  expect(summary).toContain('certificate-not-trusted')
  expect(log.text).not.toContain('Retrying')
  expect(clock.pauses).toEqual([])
})

test('does not retry requests after the verification has ended', async () => {
  await using folder = await tempFolder()
  const requested = Promise.withResolvers<undefined>()
  await using host = await startSiteHost(NEW, {
    front: ({ url }, _response, next) => {
      if (url === '/') next()
      else requested.resolve(undefined)
    }
  })
  const paths = await writeExport(folder.path, NEW)
  const inputs = readInputs({ 'site-url': host.url, wait: '0s', ...paths }, {}) as ExportInputs
  const log = new MemoryLog()
  using http = new AgentHttp('test')
  const { signal } = new AbortController()
  const context = { log, clock: new FakeClock(), http, random: () => 0, signal }
  const verification = new Verification(inputs, context)
  const run = verification.run()
  await requested.promise
  verification[Symbol.dispose]()
  await expect(run).rejects.toThrow('the verification has ended')
  expect(log.text).not.toContain('Retrying')
})

test('respects Retry-After, and reports no finding if the repeated request succeeds', async () => {
  const clock = new FakeClock()
  let nth = 0
  const busyTwice: Front = (request, response, host) => {
    if (++nth < 3) everything(429, { 'retry-after': '7' })(request, response, host)
    else host()
  }
  const { found } = await verifyWith(busyTwice, { clock })
  expect(found).toEqual([])
  expect(clock.pauses.filter(ms => ms >= 7000)).toHaveLength(2)
})

test('does not wait if Retry-After is an hour', async () => {
  const clock = new FakeClock()
  const { found, startRequests } = await verifyWith(everything(429, { 'retry-after': '3600' }), { clock })
  expect(found).toEqual([`missing ${START}`])
  expect(startRequests).toHaveLength(1)
  expect(clock.pauses).toEqual([])
})

test('limits the number of requests in a pass, and reports the remaining addresses as unchecked', async () => {
  const pages = Object.fromEntries(
    Array.from({ length: 60 }, (_, i) => [`p${i}.html`, `<title>${i}</title>`])
  )
  await using host = await startSiteHost(pages, {
    front: (request, response, next) => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      const hop = Number(url.searchParams.get('hop') ?? 0)
      if (hop < 5 && url.pathname.startsWith('/p'))
        response.writeHead(302, { location: `?hop=${hop + 1}` }).end()
      else next()
    }
  })
  const inputs = { sample: 'all' }
  const { result, findings, summary } = await verify(host.url, pages, { inputs })
  // The pass checks 61 addresses: 60 pages and one address that does not exist.
  expect(host.requests.length).toBeLessThanOrEqual(3 * 61 + 50)
  expect(findings).toEqual([])
  expect(result?.unchecked.length).toBeGreaterThan(0)
  expect((result?.checked ?? 0) + (result?.unchecked.length ?? 0)).toBe(61)
  expect(result?.unchecked.every(address => address.startsWith(host.url))).toBe(true)
  expect(result?.verified).toBe(false)
  expect(summary).toMatch(/were not checked/)
  const waited = await verify(host.url, pages, { inputs: { ...inputs, wait: '3m' } })
  expect(waited.result).toMatchObject({ verified: true, checked: 61, unchecked: [] })
})

test('masks the values in `headers`, and never sends these headers to another origin', async () => {
  await using other = await startServer((_request, response) => void response.end('x'))
  await using host = await startSiteHost(NEW, {
    front: (request, response, next) => {
      const { url = '', headers } = request
      if (url === START)
        response.writeHead(302, { location: `${other.url}/${headers['x-token']?.toString() ?? ''}` }).end()
      else next()
    }
  })
  const secret = 'secret_of_the_preview'
  const headers = `X-Token: ${secret}\nAuthorization: Basic ${Buffer.from('user:hunter22').toString('base64')}`
  const { found, findings, summary, log, failure } = await verify(host.url, NEW, { inputs: { headers } })
  expect(found).toEqual([`downgrade ${START}`])
  expect(other.requests).toEqual([])
  for (const request of host.requests) {
    expect(request.headers).toMatchObject({
      'x-token': secret,
      authorization: expect.stringMatching(/^Basic /)
    })
  }
  const told = [JSON.stringify(findings), summary, log.text, failure?.message].join('\n')
  expect(told).not.toContain(secret)
})

test('does not count the reset of an idle connection as a failed attempt', async () => {
  const used = new Set<Socket>()
  await using host = await startSiteHost(NEW, {
    front: ({ socket }, _response, next) => {
      if (used.has(socket)) socket.resetAndDestroy()
      else next()
      used.add(socket)
    }
  })
  const { found, log } = await verify(host.url, NEW, { previous: OLD })
  expect(found).toEqual([])
  expect(log.text).not.toContain('Retrying')
  const attempts = Map.groupBy(host.requests, ({ path }) => path)
  expect(Math.max(...[...attempts.values()].map(({ length }) => length))).toBe(2)
})
