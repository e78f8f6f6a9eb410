import { expect, test } from '@jest/globals'
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Cancelled } from '../../../src/runtime/stop-reason.ts'
import { startS3StandIn } from '../../../stand-ins/s3/s3-stand-in.ts'
import { publish, SITE, writeSite } from '../../support/publishing.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const MB = 1024 * 1024
const LARGE = randomBytes(65 * MB)
const KEY = 'docs/video.mp4'
const TIMEOUT_MS = 60_000

async function siteWithVideo(bytes = LARGE) {
  const folder = await tempFolder()
  await writeSite(join(folder.path, 'site'), { ...SITE, 'video.mp4': bytes })
  return folder
}

test(
  'reads the ETag of an object whose upload was completed with an empty one, and uploads it once',
  async () => {
    await using folder = await siteWithVideo()
    await using store = await startS3StandIn({ emptyEtags: true })
    expect((await publish(store, folder.path)).failure).toBeUndefined()
    const state = store.text('docs/.static-export/state.json') ?? ''
    expect(state).toContain(store.objects.get(KEY)?.etag.replaceAll('"', '') ?? 'no object')
    expect((await publish(store, folder.path)).outputs).toMatchObject({ uploaded: '0' })
  },
  TIMEOUT_MS
)

test(
  'uploads again when the store lost an upload in parts, although an older object of that size is there',
  async () => {
    await using folder = await siteWithVideo()
    await using store = await startS3StandIn()
    const old = randomBytes(LARGE.length)
    store.put(KEY, old)
    const stored = store.objects.get(KEY)
    if (stored !== undefined) stored.etag = `"${'0'.repeat(32)}-9"`
    store.fault({ on: 'complete-upload', times: 1, kind: { status: 404, code: 'NoSuchUpload' } })
    const { failure } = await publish(store, folder.path)
    expect(failure).toBeUndefined()
    expect(store.objects.get(KEY)?.body.equals(LARGE)).toBe(true)
    expect(store.uploads.size).toBe(0)
  },
  TIMEOUT_MS
)

test(
  'a store that loses every upload in parts ends the run with one error, and nothing of it stays',
  async () => {
    await using folder = await siteWithVideo()
    await using store = await startS3StandIn()
    store.fault({ on: 'complete-upload', kind: { status: 404, code: 'NoSuchUpload' } })
    const { failure } = await publish(store, folder.path)
    expect(failure).toMatchObject({ code: 'unexpected-bucket-response' })
    expect(failure?.message).toMatch(/the store lost the uploaded parts 3 times/)
    expect(store.uploads.size).toBe(0)
  },
  TIMEOUT_MS
)

test.each([
  ['AccessDenied', 'store-access-denied'],
  ['InvalidPart', 'unexpected-bucket-response']
])(
  'the error %s in a response with status 200 is not retried',
  async (code, expected) => {
    await using folder = await siteWithVideo()
    await using store = await startS3StandIn()
    store.fault({ on: 'complete-upload', kind: { lateError: code } })
    const { failure } = await publish(store, folder.path)
    expect(failure).toMatchObject({ code: expected })
    expect(store.requests.filter(({ operation }) => operation === 'complete-upload')).toHaveLength(1)
  },
  TIMEOUT_MS
)

test.each(['site', 'archive'])(
  'sends checksums when the store asks for them, for an object and for parts (%s)',
  async kind => {
    await using folder = await siteWithVideo()
    await using store = await startS3StandIn({ requiresChecksums: true })
    const archive = join(folder.path, 'docs.tar.gz')
    await writeFile(archive, LARGE)
    const { failure } = await publish(store, folder.path, {
      inputs: kind === 'archive' ? { 'archive-path': archive } : {}
    })
    expect(failure).toBeUndefined()
    const [large] = [...store.objects.values()].filter(({ body }) => body.length === LARGE.length)
    expect(large?.body.equals(LARGE)).toBe(true)
    // The first request taught it; for parts, the upload begins again.
    const refused = store.requests.filter(({ status }) => status === 400)
    expect(refused.length).toBeLessThanOrEqual(kind === 'archive' ? 4 : 1)
    expect(store.uploads.size).toBe(0)
  },
  TIMEOUT_MS
)

test(
  'no part stays in the store when the run is canceled',
  async () => {
    await using folder = await siteWithVideo()
    await using store = await startS3StandIn()
    const stop = new AbortController()
    store.fault({ on: 'put-part', skip: 2, kind: { hang: true } })
    let parts = 0
    void store
      .nextRequest(({ operation }) => operation === 'put-part' && (parts += 1) > 2)
      .then(() => stop.abort(new Cancelled('stopped by SIGTERM')))
    const { failure } = await publish(store, folder.path, { signal: stop.signal })
    expect(failure).toMatchObject({ code: 'cancelled' })
    expect(store.uploads.size).toBe(0)
  },
  TIMEOUT_MS
)

test(
  'uploads in parts that a killed run left are aborted by the next one, and those of others are not',
  async () => {
    await using folder = await siteWithVideo(Buffer.from('small'))
    await using store = await startS3StandIn()
    await publish(store, folder.path)
    const leave = (key: string) =>
      store.uploads.set(key, {
        key,
        headers: {},
        parts: new Map([[1, Buffer.from('part')]]),
        hasChecksums: false
      })
    const ours = [KEY, 'docs/index.html', 'docs/assets/app.js']
    for (const key of [...ours, 'docs/theirs.mp4', 'other/video.mp4']) leave(key)
    await publish(store, folder.path)
    expect(store.uploads.size).toBe(5)
    // As a killed run leaves the state.
    const state = store.text('docs/.static-export/state.json') ?? ''
    store.put('docs/.static-export/state.json', state.replace('"done"', '"in progress"'))
    store.fault({ on: 'list-uploads', times: 1, kind: { status: 403, code: 'AccessDenied' } })
    expect((await publish(store, folder.path)).failure).toBeUndefined()
    expect(store.uploads.size).toBe(5)
    store.put('docs/.static-export/state.json', state.replace('"done"', '"in progress"'))
    expect((await publish(store, folder.path)).failure).toBeUndefined()
    expect([...store.uploads.keys()].sort()).toEqual(['docs/theirs.mp4', 'other/video.mp4'])
  },
  TIMEOUT_MS
)
