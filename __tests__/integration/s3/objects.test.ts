import { expect, test } from '@jest/globals'
import { getObject, headObject, type ListedObject, listObjects } from '../../../src/s3/objects.ts'
import { plainEtag } from '../../../src/s3/etag.ts'
import type { Store } from '../../../src/s3/store.ts'
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

test('a listing is read page by page, with keys as they are', async () => {
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

test('a listing with encoded keys is decoded, except where a store only claims the encoding', async () => {
  await using server = await storeThat((_, response) =>
    response.end(listing('<EncodingType>url</EncodingType>', entry('docs/a+b%20c'), entry('docs/50%')))
  )
  expect((await listAll(server.store)).map(({ key }) => key)).toEqual(['docs/a b c', 'docs/50%'])
})

test('a listing that is not complete and has no token is an error, and a token without a cut is ignored', async () => {
  await using cut = await storeThat((_, response) => response.end(listing(entry('docs/a'), CUT)))
  await expect(listAll(cut.store)).rejects.toMatchObject({ code: 'unexpected-bucket-response' })
  await using ended = await storeThat((_, response) => response.end(listing(entry('docs/a')).slice(0, -5)))
  await expect(listAll(ended.store)).rejects.toThrow('its listing ends too early')
  await using whole = await storeThat((_, response) =>
    response.end(listing(entry('docs/a'), '<NextContinuationToken>1</NextContinuationToken>'))
  )
  expect(await listAll(whole.store)).toHaveLength(1)
})

test('a listing of something else than a store, and one that does not end, are errors', async () => {
  const notAStore = (sign: RegExp) => {
    return { code: 'unexpected-bucket-response', message: expect.stringMatching(sign) as unknown }
  }
  await using portal = await storeThat((_, response) => response.end('<html>Sign in</html>'))
  await expect(listAll(portal.store)).rejects.toMatchObject(notAStore(/it sent a web page\.$/))
  await using other = await storeThat((_, response) => response.end('[]'))
  await expect(listAll(other.store)).rejects.toMatchObject(notAStore(/its listing is something else\.$/))
  for (const tokens of [1, 2]) {
    let nth = 0
    await using endless = await storeThat((_, response) =>
      response.end(listing(CUT, `<NextContinuationToken>${nth++ % tokens}</NextContinuationToken>`))
    )
    await expect(listAll(endless.store)).rejects.toMatchObject(notAStore(/its listing does not end\.$/))
  }
})

test('an object that is missing is undefined, and one in a missing bucket is an error', async () => {
  let code = 'NoSuchKey'
  await using server = await storeThat((_, response) =>
    response.writeHead(404).end(`<Error><Code>${code}</Code></Error>`)
  )
  expect(await getObject(server.store, 'a')).toBeUndefined()
  expect(await headObject(server.store, 'a')).toBeUndefined()
  code = 'NoSuchBucket'
  await expect(getObject(server.store, 'a')).rejects.toMatchObject({ code: 'bucket-not-found' })
})

test('an object has its ETag as sent, its bytes, and the time at which it was written', async () => {
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
])('the ETag %s is %s without quotes', (etag, plain) => {
  expect(plainEtag(etag)).toBe(plain)
})
