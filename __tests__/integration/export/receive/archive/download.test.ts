import { expect, jest, test } from '@jest/globals'
import { hash } from 'node:crypto'
import dns from 'node:dns'
import { type FileHandle, open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { TimedOut } from '../../../../../src/runtime/time/stop-reason.ts'
import { failing } from '../../../../support/failing.ts'
import { archiveOf, download, type TestDownload } from '../../../../support/downloading.ts'
import { FakeClock, stoppedAfter } from '../../../../support/fake-clock.ts'
import { MemoryLog } from '../../../../support/memory-log.ts'
import { deadAddress } from '../../../../servers/json-server.ts'
import { type Answer, rangeOf, rangesOf, serve, startStore } from '../../../../servers/s3/scripted-store.ts'
import { tempFolder, untilRemoved } from '../../../../support/temp-folder.ts'

const MB = 1024 * 1024
const object = { bytes: archiveOf(5 * MB + 17), etag: '"one"' }
const FIRST = 'bytes=0-2097151'
const SECOND = 'bytes=2097152-4194303'
const THIRD = 'bytes=4194304-5242896'

interface Setting extends Omit<TestDownload, 'links' | 'folder'> {
  /** Returns the links that the service issues for a store with the given address. */
  links?: (store: string) => TestDownload['links']
  /** Expected bytes of the archive. Default: the bytes of `object`. */
  bytes?: Buffer
}
type Given = Parameters<typeof download>[1]

/** Downloads from a store with these responses. Checks that the folder contains the complete archive or no files. */
async function attempt(answer: Answer, setting: Setting = {}, given: Given = {}) {
  const { links = (store: string) => [store], bytes = object.bytes, ...what } = setting
  await using store = await startStore(answer)
  await using folder = await tempFolder()
  const { requests } = store
  try {
    const result = await download({ links: links(store.url), folder: folder.path, ...what }, given)
    expect(await readdir(folder.path)).toEqual(['.static-export.json', 'docs.zip'])
    expect(Buffer.compare(await readFile(join(folder.path, 'docs.zip')), bytes)).toBe(0)
    return { ...result, requests, ranges: rangesOf(requests) }
  } catch (error) {
    if (given.signal?.aborted === true) await untilRemoved(folder.path)
    expect(await readdir(folder.path)).toEqual([])
    return { error, requests }
  }
}

async function complete(answer: Answer, setting?: Setting, given?: Given) {
  const result = await attempt(answer, setting, given)
  if ('error' in result) throw result.error
  return result
}

async function fail(answer: Answer, setting?: Setting, given?: Given) {
  const result = await attempt(answer, setting, given)
  if ('error' in result) return result
  throw new Error('the archive was downloaded')
}

const fine: Answer = (request, response) => serve(request, response, object)

/** Calls `respond` for the first `count` requests, and serves `object` to later requests. */
const first =
  (count: number, respond: (response: Parameters<Answer>[1]) => unknown): Answer =>
  (request, response, nth) => {
    if (nth <= count) respond(response)
    else serve(request, response, object)
  }

test('downloads an archive in ranges, with If-Match in each request after the first', async () => {
  const { archive, requests, ranges } = await complete(fine)
  const { bytes } = object
  expect(archive).toMatchObject({ size: bytes.length, sha256: hash('sha256', bytes), format: 'zip' })
  expect(ranges.sort()).toEqual([FIRST, SECOND, THIRD])
  expect(requests.map(({ headers }) => headers['if-match'])).toEqual([undefined, '"one"', '"one"'])
})

test.each([['an', { etag: '"small"' }] as const, ['no', {}] as const])(
  'sends one request for an archive that fits into one range and has %s ETag',
  async (_, more) => {
    const small = { bytes: archiveOf(1000), ...more }
    const answer: Answer = (request, response) => serve(request, response, small)
    expect((await complete(answer, { bytes: small.bytes })).requests).toHaveLength(1)
  }
)

test('sends neither credentials nor data about the runner to the store, and accepts no compression', async () => {
  const { requests } = await complete(fine, { links: store => [`${store}/a?X-Amz-Signature=s3cret`] })
  expect(requests).toHaveLength(3)
  for (const { path, headers } of requests) {
    expect(path).toBe('/a?X-Amz-Signature=s3cret')
    const allowed = /^(accept|accept-encoding|connection|host|if-match|range|user-agent)$/
    expect(Object.keys(headers).filter(name => !allowed.test(name))).toEqual([])
    expect(headers['accept-encoding']).toBe('identity')
  }
})

test('continues a range at the first missing byte, and downloads no byte twice', async () => {
  const cuts = [0, 1, 77_777, 2 * MB - 1]
  const small = { bytes: archiveOf(2 * MB), etag: '"one"' }
  let sent = 0
  const answer: Answer = (request, response, nth) => {
    const upTo = cuts[nth - 1]
    const { start, end } = rangeOf(request, small.bytes.length)
    sent += Math.min(upTo ?? Infinity, end - start)
    serve(request, response, small, upTo === undefined ? {} : { upTo })
  }
  const { requests, ranges, delays } = await complete(answer, { bytes: small.bytes })
  expect(ranges).toEqual([FIRST, FIRST, 'bytes=1-2097151', 'bytes=77778-2097151'])
  // Every delay has the minimum length, because each attempt after the first received bytes.
  expect(delays).toEqual([250, 250, 250])
  expect(sent).toBe(small.bytes.length)
  const conditions = requests.map(({ headers }) => headers['if-match'])
  expect(conditions).toEqual([undefined, '"one"', '"one"', '"one"'])
})

test('retries until the timeout if the store is down, and reports the last error', async () => {
  const timeout = new AbortController()
  const answer: Answer = (_, response, nth) => {
    if (nth === 30) timeout.abort(new TimedOut('not done within 10 min'))
    response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
  }
  const { error, requests } = await fail(answer, {}, { signal: timeout.signal })
  expect(error).toMatchObject({ name: 'TimedOut', cause: { message: 'HTTP 503 (SlowDown)' } })
  expect(requests).toHaveLength(30)
})

test.each<[string, number[], Answer]>([
  ['after errors', [250, 500, 1000, 2000, 4000], first(5, response => response.writeHead(500).end())],
  [
    'if the store responds with 412 even to a request without If-Match',
    [250, 500, 1000, 2000],
    first(6, response => response.writeHead(412).end())
  ],
  [
    'by the value of Retry-After',
    [7250],
    first(1, response => response.writeHead(429, { 'retry-after': '7' }).end())
  ]
])('increases the delay between attempts %s', async (_, expected, answer) => {
  expect((await complete(answer)).delays).toEqual(expected)
})

test('retries until the timeout if the store refuses connections', async () => {
  const address = await deadAddress()
  const { clock, signal } = stoppedAfter(600_000)
  const { error } = await fail(fine, { links: () => [address] }, { clock, signal })
  expect(error).toMatchObject({
    name: 'TimedOut',
    cause: { message: expect.stringContaining('ECONNREFUSED') }
  })
  // The limit of eight attempts applies only to a host that does not exist.
  expect(clock.pauses.length).toBeGreaterThan(8)
})

test('gives up after eight attempts if the host does not exist', async () => {
  const log = new MemoryLog()
  const missing = Object.assign(new Error('there is no host store.invalid'), { code: 'ENOTFOUND' })
  // The test replaces the lookup, because some resolvers take many seconds to report a missing host.
  using lookup = jest.spyOn(dns, 'lookup')
  const links = () => {
    lookup.mockImplementation((...args: unknown[]) => (args.at(-1) as (error: Error) => void)(missing))
    return ['https://store.invalid/docs.zip']
  }
  const { error } = await fail(fine, { links }, { log })
  expect(error).toMatchObject(failing('download-interrupted', 'store.invalid'))
  expect(log.lines.filter(line => line.includes('Retrying in'))).toHaveLength(7)
})

test('does not give up if a host has responded before, but its name temporarily cannot be resolved', async () => {
  const missing = Object.assign(new Error('there is no such host'), { code: 'ENOTFOUND' })
  using lookup = jest.spyOn(dns, 'lookup')
  let failures = 0
  const answer: Answer = (request, response, nth) => {
    if (nth === 1)
      lookup.mockImplementation((...args: unknown[]) => {
        failures += 1
        if (failures === 20) lookup.mockRestore()
        ;(args.at(-1) as (error: Error) => void)(missing)
      })
    // Without keep-alive, every request needs a new connection and a new lookup.
    response.shouldKeepAlive = false
    serve(request, response, object)
  }
  await complete(answer, { links: store => [store.replace('127.0.0.1', 'localhost')] })
  expect(failures).toBe(20)
})

test('continues with fewer connections if the store limits the number of connections', async () => {
  const large = { bytes: archiveOf(24 * MB), etag: '"large"' }
  const rejected: (string | undefined)[] = []
  const held: (() => void)[] = []
  const answer: Answer = (request, response, nth) => {
    if (nth === 1) {
      serve(request, response, large, { stallAt: MB })
      held.push(() => response.end(large.bytes.subarray(MB, 2 * MB)))
    } else if (nth === 2) held.push(() => serve(request, response, large))
    else if (new Set(rejected).size === 6) serve(request, response, large)
    else {
      rejected.push(request.headers.range)
      response.writeHead(503).end()
      // After the store has rejected six of eight connections, the remaining two connections get responses.
      if (new Set(rejected).size === 6) for (const respond of held) respond()
    }
  }
  const { log } = await complete(answer, { bytes: large.bytes })
  // The store rejected each of the six ranges only once.
  expect(rejected).toHaveLength(6)
  expect(log.text.match(/fewer connections/g)).toHaveLength(1)
})

test('uses eight connections again after the store has temporarily rejected connections', async () => {
  const large = { bytes: archiveOf(40 * MB), etag: '"large"' }
  const held: (() => void)[] = []
  let maxHeld = 0
  const answer: Answer = (request, response, nth) => {
    if (nth === 1) response.writeHead(503).end()
    else if (nth === 2 || maxHeld === 8) serve(request, response, large)
    else {
      held.push(() => serve(request, response, large))
      maxHeld = Math.max(maxHeld, held.length)
      if (maxHeld === 8) for (const respond of held) respond()
    }
  }
  await complete(answer, { bytes: large.bytes })
  expect(maxHeld).toBe(8)
})

test.each<[string, Answer]>([
  [
    'responds with 412',
    (request, response, nth) => serve(request, response, nth === 1 ? object : { ...object, etag: '"two"' })
  ],
  [
    'ignores If-Match but sends another ETag',
    (request, response, nth) => {
      delete request.headers['if-match']
      serve(request, response, nth === 1 ? object : { ...object, etag: '"two"' })
    }
  ],
  [
    'sends the same ETag with another size',
    (request, response, nth) =>
      serve(request, response, nth === 1 ? { bytes: archiveOf(3 * MB), etag: '"one"' } : object)
  ]
])('restarts the download if the archive has been replaced and the store %s', async (_, answer) => {
  const { log, requests } = await complete(answer)
  expect(log.text).toContain('Restarting the download: the archive ')
  expect(requests.at(-1)?.headers.range).toBeDefined()
})

/** Responds to range requests with this body instead of the range. */
const instead =
  (bodyOf: (start: number) => Buffer): Answer =>
  (request, response) => {
    const { start, end } = rangeOf(request, object.bytes.length)
    const range = `bytes ${start}-${end - 1}/${object.bytes.length}`
    if (request.headers.range === undefined) serve(request, response, object)
    else response.writeHead(206, { etag: '"one"', 'content-range': range }).end(bodyOf(start))
  }

test.each<[string, Answer]>([
  [
    'has a different ETag on each node',
    (request, response, nth) => {
      delete request.headers['if-match']
      serve(request, response, { bytes: object.bytes, etag: `"node-${nth % 3}"` })
    }
  ],
  [
    'has a different ETag on each node and checks If-Match',
    (request, response, nth) => serve(request, response, { bytes: object.bytes, etag: `"node-${nth % 3}"` })
  ],
  [
    'sends an ETag only with the first range',
    (request, response) => {
      delete request.headers['if-match']
      serve(request, response, request.headers.range === FIRST ? object : { bytes: object.bytes })
    }
  ],
  [
    'responds with the whole archive to the second range',
    (request, response, nth) => serve(request, response, object, { noRanges: nth === 2 })
  ],
  ['sends more than the requested range', instead(start => object.bytes.subarray(start))],
  ['sends empty responses to range requests', instead(() => Buffer.alloc(0))]
])('falls back to one request without a range if the store %s', async (_, answer) => {
  const { log, requests } = await complete(answer)
  expect(log.text).toContain('Restarting the download with a single request: ')
  // The request without a range is not always the last one, because aborted range requests can arrive later.
  const plain = requests.filter(({ headers }) => !('range' in headers) && !('if-match' in headers))
  expect(plain).toHaveLength(1)
})

test('starts the download over after an interruption if the store ignores ranges', async () => {
  const { requests } = await complete((request, response, nth) =>
    serve(request, response, object, { noRanges: true, ...(nth <= 7 && { upTo: 3 * MB }) })
  )
  expect(requests).toHaveLength(8)
})

test.each([
  ['with only a weak ETag', { etag: 'W/"one"' }, FIRST.replace('=', ' ') + '/5242897'],
  ['without an ETag', {}, FIRST.replace('=', ' ') + '/5242897'],
  ['of an archive of unknown size', { etag: '"one"' }, 'bytes 0-2097151/*'],
  ['that does not start at the requested byte', { etag: '"one"' }, 'bytes 1-2097151/5242897'],
  ['in other units', { etag: '"one"' }, 'blocks 0-2097151/5242897']
])('sends a request without a range if the store responds with a range %s', async (_, headers, range) => {
  const { ranges } = await complete((request, response) => {
    if (request.headers.range === undefined) serve(request, response, object)
    else response.writeHead(206, { ...headers, 'content-range': range }).end(object.bytes)
  })
  expect(ranges).toEqual([FIRST, undefined])
})

test('accepts a chunked response without a length', async () => {
  const { requests } = await complete((_, response) => {
    response.writeHead(200)
    response.write(object.bytes.subarray(0, 100))
    response.end(object.bytes.subarray(100))
  })
  expect(requests).toHaveLength(1)
})

/** Makes the service announce this archive size. */
const announcing = (sizeBytes: number): Setting => ({ links: store => [{ url: store, sizeBytes }] })

test('ends a chunked response as soon as the response is longer than announced', async () => {
  const closed = Promise.withResolvers<undefined>()
  let sent = 0
  const answer: Answer = (_, response) => {
    response.on('close', () => closed.resolve(undefined))
    response.writeHead(200)
    const chunk = archiveOf(64 * 1024)
    const send = () => {
      while (!response.destroyed) {
        sent += chunk.length
        if (!response.write(chunk)) break
      }
    }
    response.on('drain', send)
    send()
  }
  const { error } = await fail(answer, announcing(1000))
  expect(error).toMatchObject(failing('archive-size-mismatch', '1000 bytes'))
  await closed.promise
  // The store may send more than 1000 bytes, because the buffers of both sockets accept bytes in advance.
  expect(sent).toBeLessThan(16 * MB)
})

test('gives up after three attempts if the response is shorter than announced', async () => {
  const answer: Answer = (_, response) => {
    response.writeHead(200)
    response.write(object.bytes.subarray(0, 100))
    response.end()
  }
  const { error, requests } = await fail(answer, announcing(1000))
  expect(error).toMatchObject(failing('archive-size-mismatch', 'sent 100'))
  expect(requests).toHaveLength(3)
})

test('rejects a response that has no length and ends with the connection, unless a size was announced', async () => {
  const answer: Answer = (_, response) => {
    response.useChunkedEncodingByDefault = false
    response.shouldKeepAlive = false
    response.writeHead(200).end(object.bytes)
  }
  expect((await fail(answer)).error).toMatchObject({ code: 'archive-size-unknown' })
  await complete(answer, announcing(object.bytes.length))
})

test('rejects an archive for which the service and the store announce different sizes', async () => {
  expect((await fail(fine, announcing(99))).error).toMatchObject(failing('archive-size-mismatch', '99 bytes'))
})

const LOGIN = '<!doctype html><title>Sign in</title>'

test.each<[string, string, Answer]>([
  ['a login page', 'an HTML page', (_, response) => response.writeHead(200).end(LOGIN)],
  ['an empty response', 'is empty (0 bytes)', (_, response) => response.writeHead(200).end()],
  [
    'an empty object (416)',
    'is empty (0 bytes)',
    (_, response) => response.writeHead(416, { 'content-range': 'bytes */0' }).end()
  ]
])('rejects %s', async (_, description, answer) => {
  const { error, requests } = await fail(answer)
  expect(error).toMatchObject(failing('archive-format-unknown', description))
  expect(requests).toHaveLength(1)
})

test('closes an idle connection, and continues the range over another connection', async () => {
  const answer: Answer = (request, response, nth) =>
    serve(request, response, object, nth === 1 ? { stallAt: 1000 } : {})
  // The limit is long, so that a delay on a busy machine does not count as idle.
  const { log, ranges } = await complete(answer, { stallMs: 2000 })
  expect(log.text).toContain('idle for 2.0 s')
  expect(ranges).toContain('bytes=1000-2097151')
})

test('repeats a request that gets no response', async () => {
  const { ranges } = await complete(
    first(2, () => undefined),
    { stallMs: 200 }
  )
  expect(ranges.slice(0, 3)).toEqual([FIRST, FIRST, FIRST])
})

test('follows a redirect to another origin', async () => {
  await using target = await startStore(fine)
  await complete((_, response) => response.writeHead(307, { location: `${target.url}/moved?sig=x` }).end())
  expect(target.requests.map(({ path }) => path)).toEqual(Array(3).fill('/moved?sig=x'))
  expect(rangesOf(target.requests).sort()).toEqual([FIRST, SECOND, THIRD])
})

test.each([
  ['to plain http', 'http://store.example/a', 'it does not use https'],
  ['to a file', 'file:///etc/passwd', 'it begins with file:'],
  ['to a metadata address', 'http://169.254.169.254/latest', 'it is a link-local or metadata address'],
  ['to a metadata address over https', 'https://[fe80::1]/', 'it is a link-local or metadata address'],
  ['in a loop', '/again', 'more than 5 times']
])('rejects a redirect %s', async (_, location, reason) => {
  const { error } = await fail((_request, response) => response.writeHead(302, { location }).end())
  expect(error).toMatchObject(failing('insecure-link', reason))
})

test.each([400, 401, 403, 404, 410])(
  'if the store responds with %d during the download, requests a new link and then only the missing ranges',
  async status => {
    const answer: Answer = (request, response, nth) => {
      if (request.url === '/old' && nth > 1)
        response.writeHead(status).end('<Error><Code>AccessDenied</Code><Message>expired</Message></Error>')
      else serve(request, response, object)
    }
    const links = (store: string) => [`${store}/old`, `${store}/new`]
    const { log, published, requests } = await complete(answer, { links })
    expect(log.lines.filter(line => line.startsWith('Requesting another link'))).toEqual([
      `Requesting another link: HTTP ${status} (AccessDenied).`
    ])
    expect(published.map(({ url }) => new URL(url).pathname)).toEqual(['/old', '/new'])
    const renewed = requests.filter(({ path }) => path === '/new')
    expect(rangesOf(renewed).sort()).toEqual([SECOND, THIRD])
    expect(renewed.map(({ headers }) => headers['if-match'])).toEqual(['"one"', '"one"'])
  }
)

test('requests a new link before the next range request if the link is about to expire', async () => {
  const clock = new FakeClock()
  const answer: Answer = (request, response, nth) => {
    if (nth === 1) clock.advance(95_000)
    serve(request, response, object)
  }
  const links = (store: string) => [{ url: `${store}/old`, lifeMs: 100_000 }, { url: `${store}/new` }]
  const { requests } = await complete(answer, { links }, { clock })
  expect(requests.map(({ path }) => path)).toEqual(['/old', '/new', '/new'])
})

test('fails with the error from the service if the service issues no further link', async () => {
  const { error } = await fail((_, response) => response.writeHead(404).end())
  expect(error).toMatchObject({ message: 'the test has no other link' })
})

test('rejects a 206 response to a request for the whole archive', async () => {
  const { error } = await fail((_, response) => response.writeHead(206).end(object.bytes))
  expect(error).toMatchObject(failing('unexpected-store-response', '206'))
})

test('does not retry after HTTP 407, and mentions `https_proxy` in the advice', async () => {
  const { error, requests } = await fail((_, response) => response.writeHead(407).end())
  expect(error).toMatchObject({
    code: 'unexpected-store-response',
    advice: expect.stringContaining('https_proxy')
  })
  expect(requests).toHaveLength(1)
})

test('a canceled download fails with the cancellation reason and keeps no files', async () => {
  const cancellation = new AbortController()
  const reason = new Error('enough')
  const answer: Answer = (request, response, nth) => {
    if (nth === 3) cancellation.abort(reason)
    else serve(request, response, object, { upTo: 1000 })
  }
  expect((await fail(answer, {}, { signal: cancellation.signal })).error).toBe(reason)
})

test('a download that is canceled before it restarts fails with the cancellation reason', async () => {
  const cancellation = new AbortController()
  const reason = new Error('stop')
  await using disposal = await beforeFilesAreClosed(() => cancellation.abort(reason))
  const answer = instead(() => archiveOf(3 * MB))
  expect((await fail(answer, {}, { signal: cancellation.signal })).error).toBe(reason)
  expect(disposal.count).toBe(1)
})

/** Calls `call` each time before `await using` closes a file, and counts these files. */
async function beforeFilesAreClosed(call: () => void) {
  const handle = await open(process.execPath)
  await handle.close()
  const files = Object.getPrototypeOf(handle) as FileHandle
  const original = Object.getOwnPropertyDescriptor(files, Symbol.asyncDispose) ?? {}
  const disposal = {
    count: 0,
    [Symbol.asyncDispose]: async () => {
      Object.defineProperty(files, Symbol.asyncDispose, original)
      await Promise.resolve()
    }
  }
  files[Symbol.asyncDispose] = async function (this: FileHandle) {
    disposal.count += 1
    call()
    await this.close()
  }
  return disposal
}

test('keeps no files if the download is canceled when its last byte has arrived but is not yet read', async () => {
  const cancellation = new AbortController()
  const reason = new Error('stop')
  const sent = Promise.withResolvers<undefined>()
  const answer: Answer = (_request, response) => {
    response.on('finish', () => sent.resolve(undefined))
    // The response has no length, so the client learns the archive size only at the end of the response.
    response.writeHead(200, { 'transfer-encoding': 'chunked' })
    response.end(archiveOf(4096))
  }
  const reader = {
    begin: async () => {
      await sent.promise
      // No event reports when the bytes move from the socket into the client's buffer.
      await delay(50)
      cancellation.abort(reason)
    },
    write: () => Promise.resolve()
  }
  expect((await fail(answer, { reader }, { signal: cancellation.signal })).error).toBe(reason)
})

test('passes the bytes to a reader in order, waits for the reader, and fails with errors from the reader', async () => {
  const got: Buffer[] = []
  let isBusy = false
  const reader = {
    begin: async (size: number | undefined) => {
      expect(size).toBe(object.bytes.length)
      await Promise.resolve()
    },
    write: async (bytes: Buffer) => {
      expect(isBusy).toBe(false)
      isBusy = true
      await new Promise(setImmediate)
      got.push(Buffer.from(bytes))
      isBusy = false
    }
  }
  await complete(fine, { reader })
  expect(Buffer.compare(Buffer.concat(got), object.bytes)).toBe(0)
  const reason = new Error('not this')
  const refusing = { ...reader, write: async () => await Promise.reject(reason) }
  expect((await fail(fine, { reader: refusing })).error).toBe(reason)
})

test('logs the size and the rate, but never the query string in a link', async () => {
  const answer: Answer = (request, response, nth) =>
    serve(request, response, object, nth === 2 ? { upTo: 10 } : {})
  const { log } = await complete(answer, { links: store => [`${store}/a?sig=s3cret`] })
  expect(log.text).toMatch(/5\.2 MB in .* s, .*\/s on average/)
  expect(log.text).not.toContain('s3cret')
})

test('closes all connections at the end of a download', async () => {
  const closed: Promise<unknown>[] = []
  const answer: Answer = (request, response, nth) => {
    closed.push(new Promise(resolve => request.socket.on('close', resolve)))
    serve(request, response, object, nth === 1 ? {} : { stallAt: 1 })
  }
  const reason = new Error('not this')
  const reader = { begin: async () => await Promise.reject(reason), write: () => Promise.resolve() }
  expect((await fail(answer, { reader })).error).toBe(reason)
  await Promise.all(closed)
  expect(closed.length).toBeGreaterThan(0)
})

test('does not take a slow reader for a connection without data', async () => {
  const bytes = archiveOf(12 * MB)
  const answer: Answer = (request, response) => serve(request, response, { bytes }, { noRanges: true })
  let isFirst = true
  const reader = {
    begin: () => Promise.resolve(),
    // Longer than the time after which a connection without data is closed.
    write: async () => {
      if (isFirst) await delay(4000)
      isFirst = false
    }
  }
  // Longer than a busy machine keeps data waiting.
  const { log, requests } = await complete(answer, { bytes, reader, stallMs: 3000 })
  expect(requests).toHaveLength(1)
  expect(log.text).not.toContain('idle')
})
