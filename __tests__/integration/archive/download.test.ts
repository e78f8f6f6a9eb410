import { expect, test } from '@jest/globals'
import { hash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { download, linkTo, noFreshLink, noise } from '../../support/downloading.ts'
import { type Answer, rangeOf, serve, startStore } from '../../support/scripted-store.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const MB = 1024 * 1024
const object = { bytes: noise(5 * MB + 17), etag: '"one"' }
const sha256 = hash('sha256', object.bytes)

async function expectWhole(folder: string, bytes = object.bytes): Promise<void> {
  const files = await readdir(folder)
  expect(files).toEqual(['docs.bin'])
  expect(Buffer.compare(await readFile(join(folder, 'docs.bin')), bytes)).toBe(0)
}

/** The bytes that must never be on disk at the end of something that failed. */
async function expectNothing(folder: string): Promise<void> {
  expect(await readdir(folder)).toEqual([])
}

test('an archive arrives over several connections that all name the same version', async () => {
  await using store = await startStore((request, response) => serve(request, response, object))
  await using folder = await tempFolder()
  const { archive } = await download({ link: linkTo(store.url), folder: folder.path })
  expect(archive).toEqual({
    path: join(folder.path, 'docs.bin'),
    size: object.bytes.length,
    sha256,
    format: undefined
  })
  await expectWhole(folder.path)
  expect(store.requests.map(({ headers }) => headers.range).sort()).toEqual([
    'bytes=0-2097151',
    'bytes=2097152-4194303',
    'bytes=4194304-5242896'
  ])
  expect(store.requests.map(({ headers }) => headers['if-match'])).toEqual([undefined, '"one"', '"one"'])
})

test('an archive of one range needs one request', async () => {
  const small = { bytes: noise(1000), etag: '"small"' }
  await using store = await startStore((request, response) => serve(request, response, small))
  await using folder = await tempFolder()
  await download({ link: linkTo(store.url), folder: folder.path })
  await expectWhole(folder.path, small.bytes)
  expect(store.requests).toHaveLength(1)
})

test('no credentials and no wish for compression are sent to the store', async () => {
  await using store = await startStore((request, response) => serve(request, response, object))
  await using folder = await tempFolder()
  await download({ link: linkTo(`${store.url}/a?X-Amz-Signature=s3cret`), folder: folder.path })
  for (const { path, headers } of store.requests) {
    expect(path).toBe('/a?X-Amz-Signature=s3cret')
    expect(headers).not.toHaveProperty('authorization')
    expect(headers['accept-encoding']).toBe('identity')
  }
})

test('a range goes on at the very byte where its connection broke', async () => {
  const cuts = [0, 1, 77_777, 2 * MB - 1]
  await using store = await startStore((request, response, nth) => {
    const upTo = cuts[nth - 1]
    serve(request, response, object, upTo === undefined ? {} : { upTo })
  })
  await using folder = await tempFolder()
  await download({ link: linkTo(store.url), folder: folder.path })
  await expectWhole(folder.path)
  const asked = store.requests.map(({ headers }) => headers.range)
  expect(asked).toContain('bytes=0-2097151')
  expect(new Set(asked).size).toBeGreaterThan(3)
  // Bytes that came over a broken connection are not asked for again.
  expect(
    store.requests.every(
      ({ headers }, i) => i === 0 || headers['if-match'] === '"one"' || headers.range === 'bytes=0-2097151'
    )
  ).toBe(true)
})

test('a store that brings nothing is given up after six tries, with growing pauses', async () => {
  await using store = await startStore((_, response) => response.writeHead(503).end())
  await using folder = await tempFolder()
  const pauses: number[] = []
  const clock = {
    now: () => 0,
    sleep: async (ms: number) => {
      pauses.push(ms)
      await Promise.resolve()
    }
  }
  const failure = download({ link: linkTo(store.url, { endsAt: 1e12 }), folder: folder.path }, { clock })
  await expect(failure).rejects.toMatchObject({
    code: 'download-interrupted',
    message: expect.stringContaining('503')
  })
  expect(store.requests).toHaveLength(6)
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000])
  await expectNothing(folder.path)
})

test('the pause that a busy store asks for is kept', async () => {
  await using store = await startStore((request, response, nth) => {
    if (nth === 1) response.writeHead(429, { 'retry-after': '7' }).end()
    else serve(request, response, object)
  })
  await using folder = await tempFolder()
  const { pauses } = await download({ link: linkTo(store.url), folder: folder.path })
  expect(pauses).toEqual([7250])
  await expectWhole(folder.path)
})

test.each<[string, Answer]>([
  [
    'answers 412',
    (request, response, nth) => serve(request, response, nth === 1 ? object : { ...object, etag: '"two"' })
  ],
  [
    'ignores If-Match but names another ETag',
    (request, response, nth) => {
      delete request.headers['if-match']
      serve(request, response, nth === 1 ? object : { ...object, etag: '"two"' })
    }
  ],
  [
    'names the same ETag with another size',
    (request, response, nth) => {
      serve(request, response, nth === 1 ? { bytes: noise(3 * MB), etag: '"one"' } : object)
    }
  ]
])('a store whose archive changed meanwhile and that %s makes the download start over', async (_, answer) => {
  await using store = await startStore(answer)
  await using folder = await tempFolder()
  const { log } = await download({ link: linkTo(store.url), folder: folder.path })
  await expectWhole(folder.path)
  expect(log.text).toContain('Starting the download over')
})

test('an archive that never stays the same is given up', async () => {
  await using store = await startStore((request, response, nth) =>
    serve(request, response, { bytes: object.bytes, etag: `"${nth}"` })
  )
  await using folder = await tempFolder()
  await expect(download({ link: linkTo(store.url), folder: folder.path })).rejects.toMatchObject({
    code: 'download-interrupted'
  })
  await expectNothing(folder.path)
})

test('a store without ranges is read as one stream, and from the beginning when it breaks', async () => {
  await using store = await startStore((request, response, nth) => {
    delete request.headers.range
    serve(request, response, object, nth === 1 ? { upTo: 3 * MB } : {})
  })
  await using folder = await tempFolder()
  await download({ link: linkTo(store.url), folder: folder.path })
  await expectWhole(folder.path)
  expect(store.requests).toHaveLength(2)
})

test.each([
  ['only a weak ETag', 'W/"one"'],
  ['no ETag', undefined]
])('a store with %s is asked for one stream, since ranges could not be held together', async (_, etag) => {
  await using store = await startStore((request, response) => {
    const { start, end } = rangeOf(request, object.bytes.length)
    const isRange = request.headers.range !== undefined
    response.writeHead(isRange ? 206 : 200, {
      ...(etag !== undefined && { etag }),
      ...(isRange && { 'content-range': `bytes ${start}-${end - 1}/${object.bytes.length}` }),
      'content-length': end - start
    })
    response.end(object.bytes.subarray(start, end))
  })
  await using folder = await tempFolder()
  await download({ link: linkTo(store.url), folder: folder.path })
  await expectWhole(folder.path)
  expect(store.requests.map(({ headers }) => headers.range)).toEqual(['bytes=0-2097151', undefined])
})

test('a chunked answer without a length is taken', async () => {
  await using store = await startStore((_, response) => {
    response.writeHead(200)
    response.write(object.bytes.subarray(0, 100))
    response.end(object.bytes.subarray(100))
  })
  await using folder = await tempFolder()
  await download({ link: linkTo(store.url), folder: folder.path })
  await expectWhole(folder.path)
})

test('an answer that ends with its connection is refused when nobody told the size', async () => {
  const answer: Answer = (_, response) => {
    response.useChunkedEncodingByDefault = false
    response.shouldKeepAlive = false
    response.writeHead(200).end(object.bytes)
  }
  await using store = await startStore(answer)
  await using folder = await tempFolder()
  await expect(download({ link: linkTo(store.url), folder: folder.path })).rejects.toMatchObject({
    code: 'archive-size-unknown'
  })
  await expectNothing(folder.path)
  await download({ link: linkTo(store.url, { sizeBytes: object.bytes.length }), folder: folder.path })
  await expectWhole(folder.path)
})

test('a size that service and store tell differently is an error', async () => {
  await using store = await startStore((request, response) => serve(request, response, object))
  await using folder = await tempFolder()
  const link = linkTo(store.url, { sizeBytes: 99 })
  await expect(download({ link, folder: folder.path })).rejects.toMatchObject({
    code: 'archive-size-mismatch',
    message: expect.stringContaining('99 bytes')
  })
  await expectNothing(folder.path)
})

test('a silent connection is cut and the range goes on over another', async () => {
  await using store = await startStore((request, response, nth) => {
    if (nth > 1) {
      serve(request, response, object)
      return
    }
    const { start, end } = rangeOf(request, object.bytes.length)
    response.writeHead(206, {
      etag: object.etag,
      'content-range': `bytes ${start}-${end - 1}/${object.bytes.length}`
    })
    response.write(object.bytes.subarray(0, 1000))
  })
  await using folder = await tempFolder()
  const { log } = await download({ link: linkTo(store.url), folder: folder.path }, { stallMs: 50 })
  await expectWhole(folder.path)
  expect(log.text).toContain('not a byte came for')
  expect(store.requests.map(({ headers }) => headers.range)).toContain('bytes=1000-2097151')
})

test('a store that does not even answer is noticed too', async () => {
  await using store = await startStore(() => undefined)
  await using folder = await tempFolder()
  await expect(
    download({ link: linkTo(store.url), folder: folder.path }, { stallMs: 20 })
  ).rejects.toMatchObject({
    code: 'download-interrupted'
  })
})

test('a redirect is followed to another origin', async () => {
  await using target = await startStore((request, response) => serve(request, response, object))
  await using store = await startStore((_, response) =>
    response.writeHead(307, { location: `${target.url}/moved?sig=x` }).end()
  )
  await using folder = await tempFolder()
  await download({ link: linkTo(store.url), folder: folder.path })
  await expectWhole(folder.path)
  expect(
    target.requests.every(({ path, headers }) => path === '/moved?sig=x' && headers.range !== undefined)
  ).toBe(true)
})

test.each([
  ['to plain http elsewhere', 'http://store.example/a'],
  ['to something that is not the web', 'file:///etc/passwd'],
  ['in a circle', '/again']
])('a redirect %s is refused', async (_, location) => {
  await using store = await startStore((_request, response) => response.writeHead(302, { location }).end())
  await using folder = await tempFolder()
  await expect(download({ link: linkTo(store.url), folder: folder.path })).rejects.toMatchObject({
    code: 'store-redirect'
  })
})

test('a link that is refused half way is replaced, and no byte is fetched twice', async () => {
  await using store = await startStore((request, response, nth) => {
    const isOld = request.url === '/old'
    if (isOld && nth > 1) {
      response
        .writeHead(403)
        .end('<Error><Code>AccessDenied</Code><Message>Request has expired</Message></Error>')
    } else serve(request, response, object)
  })
  await using folder = await tempFolder()
  const reasons: string[] = []
  const freshLink = async ({ why }: { why: string }) => {
    reasons.push(why)
    return await Promise.resolve(linkTo(`${store.url}/new`))
  }
  await download({ link: linkTo(`${store.url}/old`), freshLink, folder: folder.path })
  await expectWhole(folder.path)
  expect(reasons).toEqual(['the store answered 403 (AccessDenied)'])
  expect(
    store.requests
      .filter(({ path }) => path === '/new')
      .map(({ headers }) => headers.range)
      .sort()
  ).toEqual(['bytes=2097152-4194303', 'bytes=4194304-5242896'])
})

test('a link with too little life left is replaced before it is used', async () => {
  await using store = await startStore((request, response) => serve(request, response, object))
  await using folder = await tempFolder()
  let now = 0
  const clock = { now: () => now, sleep: async () => await Promise.resolve() }
  const reader = {
    begin: async () => {
      now = 55_000
      await Promise.resolve()
    },
    write: async () => await Promise.resolve()
  }
  const freshLink = async () => await Promise.resolve(linkTo(`${store.url}/new`, { endsAt: 1e9 }))
  const link = linkTo(`${store.url}/old`, { endsAt: 60_000 })
  await download({ link, freshLink, folder: folder.path, reader }, { clock })
  expect(store.requests.map(({ path }) => path)).toEqual(['/old', '/new', '/new'])
})

test('when no fresh link is to be had, that is the error', async () => {
  await using store = await startStore((_, response) => response.writeHead(404).end())
  await using folder = await tempFolder()
  await expect(
    download({ link: linkTo(store.url), freshLink: noFreshLink, folder: folder.path })
  ).rejects.toThrow('no fresh link was expected: the store answered 404')
  await expectNothing(folder.path)
})

test('an answer that no retry mends is told at once', async () => {
  await using store = await startStore((_, response) => response.writeHead(407).end())
  await using folder = await tempFolder()
  await expect(download({ link: linkTo(store.url), folder: folder.path })).rejects.toMatchObject({
    code: 'unexpected-store-response',
    advice: expect.stringContaining('https_proxy')
  })
  expect(store.requests).toHaveLength(1)
})

test('a disk without enough room is noticed before the download', async () => {
  await using store = await startStore((request, response) => serve(request, response, object))
  await using folder = await tempFolder()
  const freeBytes = async () => await Promise.resolve(1000)
  await expect(
    download({ link: linkTo(store.url), folder: folder.path }, { freeBytes })
  ).rejects.toMatchObject({
    code: 'disk-full',
    message: expect.stringContaining('5.2 MB')
  })
  await expectNothing(folder.path)
})

test('a cancelled download ends with its reason and leaves nothing behind', async () => {
  const cancellation = new AbortController()
  const reason = new Error('enough')
  await using store = await startStore((request, response, nth) => {
    if (nth === 3) cancellation.abort(reason)
    else serve(request, response, object, { upTo: 1000 })
  })
  await using folder = await tempFolder()
  await expect(
    download({ link: linkTo(store.url), folder: folder.path }, { signal: cancellation.signal })
  ).rejects.toBe(reason)
  await expectNothing(folder.path)
})

test('a download that is cancelled when all has arrived, but is unread, leaves nothing behind either', async () => {
  const cancellation = new AbortController()
  const reason = new Error('stop')
  const sent = Promise.withResolvers<undefined>()
  await using store = await startStore((_request, response) => {
    response.on('finish', () => sent.resolve(undefined))
    // Without a length the end of the stream is all that tells how long the archive is.
    response.writeHead(200, { 'transfer-encoding': 'chunked' })
    response.end(noise(4096))
  })
  await using folder = await tempFolder()
  const reader = {
    begin: async () => {
      await sent.promise
      // From the wire into the client's buffer: no event tells of that.
      await setTimeout(50)
      cancellation.abort(reason)
    },
    write: () => Promise.resolve()
  }
  await expect(
    download({ link: linkTo(store.url), folder: folder.path, reader }, { signal: cancellation.signal })
  ).rejects.toBe(reason)
  await expectNothing(folder.path)
})

test('what an earlier run left behind is replaced', async () => {
  await using store = await startStore((request, response) => serve(request, response, object))
  await using folder = await tempFolder()
  await writeFile(join(folder.path, '.docs.part'), noise(9 * MB))
  await writeFile(join(folder.path, 'docs.bin'), 'old')
  await download({ link: linkTo(store.url), folder: folder.path })
  await expectWhole(folder.path)
})

test('a reader gets the bytes in order, is waited for, and its refusal ends the download', async () => {
  await using store = await startStore((request, response) => serve(request, response, object))
  await using folder = await tempFolder()
  const got: Buffer[] = []
  let busy = false
  const reader = {
    begin: async (size: number | undefined) => {
      expect(size).toBe(object.bytes.length)
      await Promise.resolve()
    },
    write: async (bytes: Buffer) => {
      expect(busy).toBe(false)
      busy = true
      await new Promise(setImmediate)
      got.push(Buffer.from(bytes))
      busy = false
    }
  }
  await download({ link: linkTo(store.url), folder: folder.path, reader })
  expect(Buffer.compare(Buffer.concat(got), object.bytes)).toBe(0)

  await using other = await tempFolder()
  const refusing = { ...reader, write: async () => await Promise.reject(new Error('not this')) }
  await expect(download({ link: linkTo(store.url), folder: other.path, reader: refusing })).rejects.toThrow(
    'not this'
  )
  await expectNothing(other.path)
})

test('the log tells size and rate, and never the query of a link', async () => {
  await using store = await startStore((request, response, nth) =>
    serve(request, response, object, nth === 2 ? { upTo: 10 } : {})
  )
  await using folder = await tempFolder()
  const { log } = await download({ link: linkTo(`${store.url}/a?sig=s3cret`), folder: folder.path })
  expect(log.text).toMatch(/5\.2 MB in .* s, .*\/s on average/)
  expect(log.text).not.toContain('s3cret')
})

test('a range that ends early without an error is asked for again with pauses, and not for ever', async () => {
  const size = 5 * 1024 * 1024
  await using store = await startStore((request, response) => {
    const { start, end } = rangeOf(request, size)
    // No length: the empty body ends as if all was well.
    response.writeHead(206, { etag: '"1"', 'content-range': `bytes ${start}-${end - 1}/${size}` }).end()
  })
  await using folder = await tempFolder()
  await expect(download({ link: linkTo(store.url), folder: folder.path })).rejects.toThrow(
    /6 tries in a row brought not a byte, the last time because the answer ended before its range did/
  )
  expect(store.requests.length).toBeLessThan(30)
  await expectNothing(folder.path)
})
