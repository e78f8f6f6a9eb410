import { expect, test } from '@jest/globals'
import { hash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { probeConditions } from '../../../src/s3/conditional-writes.ts'
import {
  getObject,
  headOf,
  type ListedObject,
  listObjects,
  putIf,
  putObject
} from '../../../src/s3/objects.ts'
import { plainEtag } from '../../../src/s3/etag.ts'
import type { Store } from '../../../src/s3/store.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { storeThat } from './answering-store.ts'

const entry = (key: string, size = 1) =>
  `<Contents><Key>${key}</Key><Size>${size}</Size><ETag>&quot;e&quot;</ETag></Contents>`
const listing = (...parts: string[]) => `<ListBucketResult>${parts.join('')}</ListBucketResult>`
const CUT = '<IsTruncated>true</IsTruncated>'

async function listAll(store: Store): Promise<ListedObject[]> {
  const found: ListedObject[] = []
  for await (const object of listObjects(store, 'docs/')) found.push(object)
  return found
}

test('reads a listing page by page, and decodes no keys if the listing is not encoded', async () => {
  await using server = await storeThat((url, response) =>
    response.end(
      url.searchParams.get('continuation-token') === 'next/1'
        ? listing(entry('docs/a+b%20c', 7))
        : listing(entry('docs/&lt;x&gt;'), CUT, '<NextContinuationToken>next/1</NextContinuationToken>')
    )
  )
  expect(await listAll(server.store)).toEqual([
    { key: 'docs/<x>', size: 1, etag: 'e' },
    { key: 'docs/a+b%20c', size: 7, etag: 'e' }
  ])
  expect(server.requests.map(({ path }) => path)).toEqual([
    '/site?encoding-type=url&list-type=2&prefix=docs%2F',
    '/site?continuation-token=next%2F1&encoding-type=url&list-type=2&prefix=docs%2F'
  ])
})

test('decodes the keys in an encoded listing, except keys with an invalid encoding', async () => {
  await using server = await storeThat((_, response) =>
    response.end(listing('<EncodingType>url</EncodingType>', entry('docs/a+b%20c'), entry('docs/50%')))
  )
  expect((await listAll(server.store)).map(({ key }) => key)).toEqual(['docs/a b c', 'docs/50%'])
})

test('rejects an incomplete listing without a continuation token, and ignores a token in a complete listing', async () => {
  await using cut = await storeThat((_, response) => response.end(listing(entry('docs/a'), CUT)))
  await expect(listAll(cut.store)).rejects.toMatchObject({ code: 'unexpected-bucket-response' })
  await using ended = await storeThat((_, response) => response.end(listing(entry('docs/a')).slice(0, -5)))
  await expect(listAll(ended.store)).rejects.toThrow('its listing is truncated')
  await using whole = await storeThat((_, response) =>
    response.end(listing(entry('docs/a'), '<NextContinuationToken>1</NextContinuationToken>'))
  )
  expect(await listAll(whole.store)).toHaveLength(1)
})

test('rejects a response that is not a listing, and a listing that does not end', async () => {
  const notAStore = (sign: RegExp) => {
    return { code: 'unexpected-bucket-response', message: expect.stringMatching(sign) as unknown }
  }
  await using portal = await storeThat((_, response) => response.end('<html>Sign in</html>'))
  await expect(listAll(portal.store)).rejects.toMatchObject(notAStore(/it sent a web page\.$/))
  await using other = await storeThat((_, response) => response.end('[]'))
  await expect(listAll(other.store)).rejects.toMatchObject(notAStore(/its listing has the wrong format\.$/))
  for (const tokens of [1, 2]) {
    let nth = 0
    await using endless = await storeThat((_, response) =>
      response.end(listing(CUT, `<NextContinuationToken>${nth++ % tokens}</NextContinuationToken>`))
    )
    await expect(listAll(endless.store)).rejects.toMatchObject(notAStore(/its listing does not end\.$/))
  }
})

test('does not fail if an object is missing, but fails if the bucket is missing', async () => {
  let code = 'NoSuchKey'
  await using server = await storeThat((_, response) =>
    response.writeHead(404).end(`<Error><Code>${code}</Code></Error>`)
  )
  expect(await getObject(server.store, 'a')).toBeUndefined()
  expect(await headOf(server.store, 'a')).toBe('missing')
  code = 'NoSuchBucket'
  await expect(getObject(server.store, 'a')).rejects.toMatchObject({ code: 'bucket-not-found' })
})

test('returns the ETag, the bytes and the modification time for an object', async () => {
  const date = 'Sun, 15 Nov 2026 00:00:00 GMT'
  await using server = await storeThat((url, response) =>
    response
      .writeHead(200, url.pathname.endsWith('dated') ? { etag: '"e"', 'last-modified': date } : { etag: 'f' })
      .end('text')
  )
  const [body, modifiedAt] = [Buffer.from('text'), Date.UTC(2026, 10, 15)]
  expect(await getObject(server.store, 'dated')).toEqual({ etag: '"e"', body, modifiedAt })
  expect(await getObject(server.store, 'plain')).toEqual({ etag: 'f', body, modifiedAt: undefined })
})

test.each([
  ['"a"', 'a'],
  ['W/"a"', 'a'],
  ['a', 'a'],
  [undefined, ''],
  ['""', '']
])('returns the ETag header %s as "%s", without quotes or the `W/` prefix', (etag, plain) => {
  expect(plainEtag(etag)).toBe(plain)
})

const MD5 = hash('md5', 'text')
const OTHER = hash('md5', 'other')
type Etags = Store['etags']
type Head = [status: number, etag?: string, size?: number]
const NEVER: Head = [500]
const old = (hasOtherBytes: boolean) => ({ etag: 'old', hasOtherBytes })

test.each<[Etags, string, Head, ReturnType<typeof old> | undefined, string, Etags]>([
  ['unknown', MD5, NEVER, undefined, MD5, 'md5'],
  ['opaque', MD5, NEVER, undefined, MD5, 'md5'],
  ['opaque', 'new', NEVER, undefined, 'new', 'opaque'],
  ['opaque', '', [200, 'e', 4], undefined, 'e', 'opaque'],
  ['opaque', 'old', [200, 'old', 4], old(false), 'old', 'opaque'],
  ['opaque', 'old', [200, 'old', 4], old(true), 'the store still has the previous object', 'opaque'],
  ['opaque', '', [200, 'old', 4], old(false), 'the store still has the previous object', 'opaque'],
  ['opaque', '', [200, 'e', 4], old(true), 'e', 'opaque'],
  ['unknown', 'e', [403], undefined, 'e', 'unknown'],
  ['unknown', 'e', [404], undefined, 'the object does not exist', 'unknown'],
  ['unknown', 'e', [200, 'e', 3], undefined, 'the object has 3 bytes instead of 4', 'unknown'],
  ['unknown', 'e', [200, 'f', 4], undefined, 'f', 'opaque'],
  ['unknown', OTHER, [200, OTHER, 4], undefined, OTHER, 'opaque'],
  ['unknown', '', [200, MD5, 4], undefined, MD5, 'md5'],
  ['md5', OTHER, [200, OTHER, 4], undefined, 'the bytes of the object differ from the sent bytes', 'md5'],
  ['md5', 'e', [200, 'f-2', 4], undefined, 'f-2', 'md5']
])(
  'in a store with %s ETags, checks an upload with the ETag "%s" and the HEAD response %j: case %#',
  async (before, etag, head, replaced, expected, after) => {
    await using folder = await tempFolder()
    await writeFile(join(folder.path, 'a'), 'text')
    await using server = await storeThat((_, response, nth) => {
      const isPut = server.requests[nth - 1]?.method === 'PUT'
      const [status, found = '', size = 0] = isPut ? [200, etag] : head
      response.writeHead(status, { etag: `"${found}"`, 'content-length': size }).end()
    })
    const { store, signal } = server
    store.etags = before
    const local = { name: 'a', file: join(folder.path, 'a'), size: 4, sha256: hash('sha256', 'text') }
    const put = putObject(store, { key: 'a', local, headers: {}, replaced }, { signal, retries: false })
    const error = `Upload of a failed: HTTP 200, but ${expected}.`
    expect((await put.catch((failure: unknown) => (failure as Error).message)).slice(0, error.length)).toBe(
      expected.includes(' ') ? error : expected
    )
    expect(store.etags).toBe(after)
  }
)

test('treats If-Match as not implemented if a store rejects a valid condition five times', async () => {
  const text = 'Shows whether this store implements conditional writes.\n'
  await using server = await storeThat((_, response, nth) => {
    const isRead = server.requests[nth - 1]?.method !== 'PUT'
    response.writeHead(isRead || nth === 1 ? 200 : 412, { etag: `"${nth}"` }).end(isRead ? text : '')
  })
  expect(await probeConditions(server.store, 'probe', server.signal)).toEqual(['If-Match'])
  expect(server.requests.filter(({ method }) => method === 'GET')).toHaveLength(5)
})

test.each([
  ['the same bytes', 'text', { status: 'written', etag: '"e"' }],
  ['different bytes', 'other', { status: 'conflict', etag: '' }]
])('reads the object if the response to a conditional write has no ETag: %s', async (_, stored, expected) => {
  await using server = await storeThat((_url, response, nth) => {
    response.writeHead(200, nth === 1 ? {} : { etag: '"e"' }).end(nth === 1 ? '' : stored)
  })
  const object = { key: 'a', body: Buffer.from('text'), headers: {} }
  expect(await putIf(server.store, object, 'new', { signal: server.signal })).toEqual(expected)
})
