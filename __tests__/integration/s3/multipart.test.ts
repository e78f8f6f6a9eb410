import { expect, test } from '@jest/globals'
import { hash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AgentHttp } from '../../../src/runtime/http/agent-http.ts'
import { Canceled } from '../../../src/runtime/stop-reason.ts'
import { putFile } from '../../../src/s3/multipart.ts'
import { Store } from '../../../src/s3/store.ts'
import { ACCOUNT, BUCKET, type S3StandIn, startS3StandIn } from '../../../stand-ins/s3/s3-stand-in.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { MemoryLog } from '../../support/memory-log.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const MB = 1024 * 1024
/** Three parts of the size that stores accept. */
const BYTES = randomBytes(11 * MB)
const SIZES = { maxSingleBytes: MB, minPartBytes: 5 * MB }
const KEY = 'docs/video.mp4'

/** Resolves to the ETag, or to the error. */
async function upload(standIn: S3StandIn, signal = new AbortController().signal): Promise<unknown> {
  await using folder = await tempFolder()
  using http = new AgentHttp('test')
  const file = join(folder.path, 'video.mp4')
  await writeFile(file, BYTES)
  const bucket = { name: BUCKET, endpoint: new URL(standIn.url), region: 'us-east-1' }
  const context = {
    log: new MemoryLog(),
    clock: new FakeClock({ startAt: Date.now() }),
    random: Math.random,
    signal,
    http
  }
  const store = new Store(bucket, { ...ACCOUNT, sessionToken: ACCOUNT.sessionToken }, 8, context)
  const local = { name: 'video.mp4', file, size: BYTES.length, sha256: hash('sha256', BYTES) }
  try {
    return await putFile(store, { key: KEY, local, headers: {}, signal }, SIZES)
  } catch (error) {
    return error
  }
}

test.each([false, true])(
  'returns the ETag of the object, also when the store sends an empty one: %s',
  async emptyEtags => {
    await using store = await startS3StandIn({ emptyEtags })
    const etag = await upload(store)
    expect(store.objects.get(KEY)?.etag).toBe(`"${String(etag)}"`)
    expect(store.objects.get(KEY)?.body.equals(BYTES)).toBe(true)
  }
)

test('accepts an upload that the store has forgotten when its object is there', async () => {
  await using store = await startS3StandIn()
  store.fault({ on: 'complete-upload', times: 1, kind: { drop: 'after' } })
  const etag = await upload(store)
  expect(store.objects.get(KEY)?.etag).toBe(`"${String(etag)}"`)
  expect(store.requests.filter(({ operation }) => operation === 'create-upload')).toHaveLength(1)
})

test('uploads again when the store lost the upload, although an older object of that size is there', async () => {
  await using store = await startS3StandIn()
  store.put(KEY, randomBytes(BYTES.length))
  const stored = store.objects.get(KEY)
  if (stored !== undefined) stored.etag = `"${'0'.repeat(32)}-3"`
  store.fault({ on: 'complete-upload', times: 1, kind: { status: 404, code: 'NoSuchUpload' } })
  expect(await upload(store)).toEqual(expect.stringMatching(/-3$/))
  expect(store.objects.get(KEY)?.body.equals(BYTES)).toBe(true)
  expect(store.uploads.size).toBe(0)
})

test('a store that loses every upload ends with one error, and nothing of it stays', async () => {
  await using store = await startS3StandIn()
  store.fault({ on: 'complete-upload', kind: { status: 404, code: 'NoSuchUpload' } })
  const error = (await upload(store)) as Error
  expect(error).toMatchObject({ code: 'unexpected-bucket-response' })
  expect(error.message).toMatch(/the store lost the uploaded parts 3 times/)
  expect(store.uploads.size).toBe(0)
})

test.each([
  ['AccessDenied', 'store-access-denied'],
  ['InvalidPart', 'unexpected-bucket-response']
])('the error %s in a response with status 200 is not retried', async (code, expected) => {
  await using store = await startS3StandIn()
  store.fault({ on: 'complete-upload', kind: { lateError: code } })
  expect(await upload(store)).toMatchObject({ code: expected })
  expect(store.requests.filter(({ operation }) => operation === 'complete-upload')).toHaveLength(1)
  expect(store.uploads.size).toBe(0)
})

test('the error InternalError in a response with status 200 is retried', async () => {
  await using store = await startS3StandIn()
  store.fault({ on: 'complete-upload', times: 2, kind: { lateError: 'InternalError' } })
  expect(await upload(store)).toEqual(expect.stringMatching(/-3$/))
})

test('begins again with checksums of all parts when the store asks for them', async () => {
  await using store = await startS3StandIn({ requiresChecksums: true })
  expect(await upload(store)).toEqual(expect.stringMatching(/-3$/))
  expect(store.objects.get(KEY)?.body.equals(BYTES)).toBe(true)
  expect(store.requests.filter(({ operation }) => operation === 'create-upload')).toHaveLength(2)
  expect(store.uploads.size).toBe(0)
})

test('no part stays in the store when the run is canceled', async () => {
  await using store = await startS3StandIn()
  const stop = new AbortController()
  store.fault({ on: 'put-part', skip: 1, kind: { hang: true } })
  let parts = 0
  void store
    .nextRequest(({ operation }) => operation === 'put-part' && (parts += 1) > 1)
    .then(() => stop.abort(new Canceled('stopped by SIGTERM')))
  expect(await upload(store, stop.signal)).toBeInstanceOf(Canceled)
  expect(store.uploads.size).toBe(0)
})
