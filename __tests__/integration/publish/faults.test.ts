import { expect } from '@jest/globals'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hash, randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { asTexts, published, SITE, without } from '../../support/publishing.ts'
import { makePrivateCa } from '../../servers/network/private-ca.ts'
import { startServer } from '../../../servers/server.ts'
import type { StoreFault } from '../../servers/s3/faulty-store.ts'
import { Canceled } from '../../../src/runtime/time/stop-reason.ts'
import { FakeClock } from '../../support/fake-clock.ts'
import { publication, test } from './publication.ts'

const STATE = 'docs/.static-export/state.json'

test.each<[string, StoreFault]>([
  ['503 SlowDown', { kind: { status: 503, code: 'SlowDown' }, times: 12 }],
  ['500', { kind: { status: 500 }, times: 5 }],
  ['a response that is lost after the object was stored', { kind: { drop: 'after' }, on: 'put', times: 6 }],
  ['a connection that closes early', { kind: { drop: 'before' }, times: 6 }],
  ['a wrong ETag', { kind: { etag: '"00000000000000000000000000000000"' }, on: 'put' }],
  ['a 409 conflict', { kind: { status: 409, code: 'ConditionalRequestConflict' }, on: 'put', times: 2 }]
])('publishes the complete site despite %s, and reuses the state in the next run', async (_, fault) => {
  await using place = await publication()
  place.store.fault(fault)
  const { failure } = await place.publish()
  expect(failure).toBeUndefined()
  expect(published(place.store)).toEqual(asTexts(SITE))
  place.store.clearFaults()
  const again = await place.publish()
  expect(again.failure).toBeUndefined()
  expect(again.outputs).toMatchObject({ uploaded: '0', unchanged: '8' })
})

test.each([
  ['missing', undefined],
  ['truncated', '{"stateVersion":1,"status":"do'],
  ['from another program', '{"version":4,"terraform_version":"1.5.7"}'],
  [
    'hostile',
    '{"stateVersion":1,"status":"done","run":"x","step":1,"leaseUntil":1,"compareAgain":false,"hasOpaqueEtags":false,"probe":"","pendingPurges":{},"objects":[{"path":"../other.html","size":1,"sha256":"","etag":"x","headers":{"contentType":"text/html","cacheControl":""}}]}'
  ]
])('with a state that is %s, adopts existing objects and removes no object', async (_, text) => {
  await using place = await publication({ pageSize: 3 })
  await place.publish()
  place.store.put('other.html', 'theirs')
  place.store.put('docs/other.html', 'theirs')
  if (text === undefined) place.store.objects.delete(STATE)
  else place.store.put(STATE, text)
  const rest = without(SITE, 'guides/start.html')
  const { failure, outputs, log } = await place.update({ ...rest, 'assets/app.js': 'let a = 2' })
  expect(failure).toBeUndefined()
  expect(outputs).toMatchObject({ uploaded: '1', unchanged: '6', removed: '0' })
  expect(log.text.includes('is damaged, or another program wrote it')).toBe(text !== undefined)
  // Without a valid state, the run does not know whether an earlier run uploaded this page, so the page remains.
  expect(published(place.store)).toHaveProperty(['guides/start.html'])
  expect(place.store.text('other.html')).toBe('theirs')
  expect(place.store.text('docs/other.html')).toBe('theirs')
})

test('changes no object if a later version of the action wrote the state', async place => {
  await place.publish()
  place.store.put(STATE, '{"stateVersion":2,"objects":{}}')
  const before = new Map(place.store.objects)
  const { failure } = await place.update({ ...SITE, 'index.html': 'changed' })
  expect(failure?.code).toBe('state-version')
  expect(place.store.objects).toEqual(before)
})

test('adopts an object from another program only if the object has the right headers', async place => {
  for (const [path, body] of Object.entries(SITE))
    place.store.put(`docs/${path}`, body, { 'content-type': 'text/html' })
  place.store.put('docs/assets/app.js', SITE['assets/app.js'] ?? '', {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate'
  })
  const { outputs } = await place.publish()
  expect(outputs).toMatchObject({ uploaded: '7', unchanged: '1' })
  expect(place.store.objects.get('docs/index.html')?.headers['content-type']).toBe('text/html; charset=utf-8')
})

test('without a state, uploads an object that was deleted after the run listed the bucket', async place => {
  await place.publish()
  place.store.objects.delete(STATE)
  place.store.fault({ on: 'head', key: /app\.js/, kind: { status: 404 } })
  expect((await place.publish()).outputs).toMatchObject({ uploaded: '1', unchanged: '7' })
})

test('rejects a response to a write if the response is larger than 1 MB', async place => {
  const content = '<Large/>'.repeat(150_000)
  place.store.fault({ on: 'put', key: /app\.js/, kind: { answer: { status: 200, content } } })
  const { failure } = await place.publish()
  expect(failure).toMatchObject({ code: 'unexpected-bucket-response' })
  expect(failure?.message).toContain('too large')
})

test('with opaque ETags, repeats uploads only for objects from an unfinished run or another program', async () => {
  await using place = await publication({ opaqueEtags: true })
  await place.publish()
  place.store.fault({ on: 'put', key: /index\.html$/, kind: { status: 403, code: 'AccessDenied' } })
  const site = { ...SITE, 'assets/app.js': 'x', 'index.html': 'new' }
  const broken = await place.update(site)
  expect(broken.failure).toMatchObject({ code: 'store-access-denied' })
  place.store.clearFaults()
  place.store.put('docs/404.html', 'of somebody else')
  const { failure, outputs } = await place.publish()
  expect(failure).toBeUndefined()
  expect(outputs).toMatchObject({ uploaded: '3', unchanged: '5' })
  expect(published(place.store)).toEqual(asTexts(site))
})

test('the next run completes an interrupted header change', async place => {
  await place.publish()
  const inputs = { 'cache-control': '** = no-store' }
  place.store.fault({ on: 'put', key: /guides/, kind: { status: 403, code: 'AccessDenied' } })
  expect((await place.publish({ inputs })).failure).toBeDefined()
  place.store.clearFaults()
  expect((await place.publish({ inputs })).failure).toBeUndefined()
  const controls = Object.keys(SITE).map(
    path => place.store.objects.get(`docs/${path}`)?.headers['cache-control']
  )
  expect(new Set(controls)).toEqual(new Set(['no-store']))
})

test('before any upload, reports the files that differ from the manifest', async place => {
  const files = Object.entries(SITE).map(([path, text]) => {
    return { path, size: text.length, sha256: hash('sha256', text) }
  })
  await writeFile(join(place.folder, 'manifest.json'), JSON.stringify({ manifestVersion: 1, files }))
  const replaced = Object.fromEntries(Object.keys(SITE).map(path => [path, 'x']))
  place.store.fault({ on: 'get', kind: { status: 503 }, times: Infinity })
  const { failure } = await place.update(replaced)
  expect(failure).toMatchObject({ code: 'site-file-changed' })
  expect(failure?.message).toMatch(/the manifest: ([^ ]+, ){5}and 3 more\. Nothing was uploaded/)
  // After the failure, at most one request arrives, because the request for the state was already in progress.
  const sent = place.store.requests.length
  await setTimeout(100)
  expect(place.store.requests.length).toBeLessThanOrEqual(sent + 1)
  place.store.clearFaults()
  expect(place.store.requests.some(({ operation }) => operation === 'put')).toBe(false)
  expect((await place.update(SITE)).failure).toBeUndefined()
  expect(published(place.store)).toEqual(asTexts(SITE))
})

test.each([
  ['store-credentials', { AWS_SECRET_ACCESS_KEY: 'another-secret' }, {}],
  ['store-credentials', { AWS_ACCESS_KEY_ID: 'AKIAOTHER' }, {}],
  ['bucket-not-found', {}, { target: 's3://other/docs' }],
  ['bucket-region', {}, { region: 'eu-west-1' }]
])('reports the error %s for the environment %j and the inputs %j', async (code, env, inputs) => {
  await using place = await publication()
  const { failure } = await place.publish({ env, inputs })
  expect(failure).toMatchObject({ code })
})

test('uploads objects whose keys contain special or non-ASCII characters', async place => {
  const all = ['a b', 'a+b', '50%', 'größe', 'a&b<c>', "it's(!)*~", 'x=1,y;z@:$', '日本/語']
  const names = all
    .filter(name => process.platform !== 'win32' || !/[<>*:]/.test(name))
    .map(name => `${name}.html`)
  const site = { ...SITE, ...Object.fromEntries(names.map(name => [name, `<!doctype html>${name}`])) }
  expect((await place.update(site)).failure).toBeUndefined()
  expect(published(place.store)).toEqual(asTexts(site))
  // Without a state, the run finds these keys in the listing of the bucket.
  place.store.objects.delete(STATE)
  expect((await place.publish()).outputs).toMatchObject({ uploaded: '0', unchanged: '16' })
})

test('after an interrupted first run, uploads missing files and removes files that the new site lacks', async place => {
  place.store.fault({ on: 'put', key: /docs\/(index|404)\.html$/, kind: { status: 403 } })
  expect((await place.publish()).failure).toMatchObject({ code: 'store-access-denied' })
  const before = published(place.store)
  expect(before).toHaveProperty(['guides/start.html'])
  place.store.clearFaults()
  place.store.requests.length = 0
  const rest = without(SITE, 'guides/start.html', 'assets/app.js')
  const inputs = { 'keep-removed': '0', 'max-removed': '100' }
  const { failure, outputs, log } = await place.update(rest, { inputs })
  expect(failure).toBeUndefined()
  expect(log.text).toContain('The last run did not finish')
  expect(Number(outputs['uploaded'])).toBe(Object.keys(without(rest, ...Object.keys(before))).length)
  expect(published(place.store)).toEqual(asTexts(rest))
  // The state from the first run contains the headers of uploaded objects, so no HEAD requests are needed.
  expect(place.store.requests.map(({ operation }) => operation)).not.toContain('head')
})

test('ends the run if another program changes the state repeatedly', async place => {
  let changes = 0
  const changeState = (): void =>
    void place.store
      .nextRequest(({ operation, key }) => operation === 'get' && key.endsWith('lease.json'))
      .then(() => {
        changes += 1
        place.store.put(STATE, `{"changes":${changes}}`)
        changeState()
      })
  changeState()
  const { failure } = await place.publish()
  expect(failure).toMatchObject({ code: 'publish-conflict' })
  expect(failure?.message).toMatch(/^Another program changed the state in the bucket/)
  expect([...place.store.objects.keys()]).not.toContain('docs/.static-export/lease.json')
})

test('compares all objects and writes the state again if the state is deleted at the start of a run', async place => {
  await place.publish()
  let isDeleted = false
  place.store.onChange(key => {
    if (!key.endsWith('lease.json') || isDeleted) return
    isDeleted = place.store.objects.delete(STATE)
  })
  const changed = { ...SITE, 'index.html': 'changed' }
  expect((await place.update(changed)).failure).toBeUndefined()
  expect(published(place.store)).toEqual(asTexts(changed))
  expect(place.store.text(STATE)).toContain('"status": "done"')
})

test('warns about an http endpoint, and fails if the endpoint is https but the port expects http', async place => {
  const endpoint = place.store.url.replace('http:', 'https:')
  const { failure, log } = await place.publish({ inputs: { endpoint } })
  expect(failure).toMatchObject({ code: 'store-unreachable' })
  expect(log.text).not.toContain('`endpoint` is not https')
  const plain = await place.publish({ inputs: { endpoint: 'http://255.255.255.255:1' } })
  expect(plain.log.text).toContain('warning: `endpoint` is not https: anyone on the network can read')
})

test("fails at once if the store's certificate is not trusted", async place => {
  const { tls } = await makePrivateCa(place.folder, ['127.0.0.1'])
  await using server = await startServer((_, response) => response.end(), { tls })
  const { failure, log } = await place.publish({ inputs: { endpoint: server.url } })
  expect(failure).toMatchObject({ code: 'certificate-not-trusted' })
  expect(failure?.message).toContain(`at ${server.url} failed: `)
  expect(failure?.advice).toContain('NODE_EXTRA_CA_CERTS')
  expect(log.lines.filter(line => line.includes('Retrying'))).toEqual([])
})

test.each([
  ['the first upload', 'put', 0],
  ['the fourth upload', 'put', 3],
  ['the second removal', 'delete', 1]
] as const)('a run canceled during %s reports that readers still see complete pages', async (_, on, skip) => {
  await using place = await publication()
  const stop = new AbortController()
  const isContent = /docs\/(?!\.static)/
  if (on === 'delete') await place.publish()
  place.store.fault({ on, key: isContent, skip, kind: { hang: true } })
  let seen = 0
  void place.store
    .nextRequest(({ operation, key }) => operation === on && isContent.test(key) && (seen += 1) > skip)
    .then(() => stop.abort(new Canceled('stopped')))
  const inputs = { concurrency: '1', 'max-removed': '100%' }
  const site = on === 'delete' ? { 'index.html': 'alone' } : SITE
  const { failure } = await place.update(site, { signal: stop.signal, inputs })
  expect(failure).toMatchObject({ code: 'canceled' })
  expect(failure?.message).toContain('Readers still see complete pages.')
})

test.each([
  ['404', 404, ''],
  ['200', 200, '<html>It works</html>'],
  ['200 and a new date', 200, '{}'],
  ['412', 412, '']
])('after a few requests, reports a server that always responds with %s', async (kind, status, body) => {
  await using place = await publication()
  await using server = await startServer((request, response) => {
    request.resume()
    const date = new Date().toUTCString()
    response.writeHead(status, kind.includes('date') ? { 'last-modified': date, etag: '"e"' } : {}).end(body)
  })
  const clock = new FakeClock({ startAt: Date.now() })
  const inputs = { endpoint: server.url }
  const { failure } = await place.publish({ inputs, clock })
  expect(failure).toMatchObject({ code: 'unexpected-bucket-response' })
  expect(failure?.message).toContain(server.url)
  expect(server.requests.length).toBeLessThanOrEqual(5)
  expect(clock.pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(10_000)
  await writeFile(join(place.folder, 'docs.tar.gz'), 'x')
  const archive = await place.publish({
    inputs: { ...inputs, 'archive-path': join(place.folder, 'docs.tar.gz') }
  })
  if (!kind.includes('date')) expect(archive.failure).toMatchObject({ code: 'unexpected-bucket-response' })
})

test('uploads a page again if a 2xx response comes before the whole page is sent, and does not mix bytes of different pages', async place => {
  const page = (i: number) => `${i} `.repeat(200_000).slice(0, 262_144)
  const pages = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`p${i}.html`, page(i)]))
  place.store.fault({ on: 'put', key: /docs\/p\d/, times: 40, kind: { early: true } })
  const site = { ...SITE, ...pages }
  expect((await place.update(site)).failure).toBeUndefined()
  expect(published(place.store)).toEqual(asTexts(site))
  const isPart = (path: string, body: Buffer) => pages[path]?.startsWith(body.toString())
  const strange = place.store.arrived.filter(({ key, body }) => isPart(key.slice(5), body) !== true)
  expect(strange.map(({ key }) => key)).toEqual([])
})

test('fails after five attempts if the 2xx response always arrives before the whole page is sent', async place => {
  const site = { ...SITE, 'large.html': 'x'.repeat(8_000_000) }
  place.store.fault({ on: 'put', key: /large/, kind: { early: true } })
  const { failure } = await place.update(site)
  expect(failure).toMatchObject({ code: 'unexpected-bucket-response' })
  expect(failure?.message).toContain(
    'Upload of large.html failed: HTTP 200, but the response came before the whole request was sent.'
  )
  expect(place.store.requests.filter(({ key }) => key === 'docs/large.html')).toHaveLength(5)
})

test.each([
  ['with an error in its body', { status: 200, code: 'InternalError' }],
  ['from a store that returned no ETag and did not store the page', { answer: { status: 200 } }]
])('uploads a page again after a 2xx response %s', async (_, kind) => {
  await using place = await publication()
  await place.publish()
  place.store.fault({ on: 'put', key: /docs\/index/, times: 1, kind })
  const changed = { ...SITE, 'index.html': 'changed' }
  const { failure } = await place.update(changed)
  expect(failure).toBeUndefined()
  expect(published(place.store)).toEqual(asTexts(changed))
})
test('sends only one HEAD request for uploads to a store with opaque ETags', async () => {
  await using place = await publication({ opaqueEtags: true })
  const heads = () =>
    place.store.requests.filter(
      ({ operation, key }) => operation === 'head' && key !== 'docs/.static-export/probe'
    ).length
  expect((await place.publish({ inputs: { concurrency: '1' } })).failure).toBeUndefined()
  expect(heads()).toBe(1)
  expect(place.store.text(STATE)).toContain('"hasOpaqueEtags": true')
  const changed = { ...SITE, 'index.html': 'changed', '404.html': 'changed' }
  expect((await place.update(changed)).failure).toBeUndefined()
  expect(heads()).toBe(1)
  expect(published(place.store)).toEqual(asTexts(changed))
})

test('writes the lease and the state while uploads occupy every connection', async place => {
  const clock = new FakeClock({ startAt: Date.now() })
  const pages = Array.from({ length: 256 }, (_, i) => [`p${i}.html`, `${i}`] as const)
  const writes = (key: RegExp) =>
    place.store.requests.filter(({ operation, key: found }) => operation === 'put' && key.test(found)).length
  let upload: () => void = () => undefined
  place.store.fault({
    on: 'put',
    key: /docs\/p\d/,
    kind: { until: new Promise<void>(resolve => (upload = resolve)) }
  })
  const busy = place.store.nextRequest(() => writes(/docs\/p\d/) === 256)
  const run = place.update(
    { ...SITE, ...Object.fromEntries(pages) },
    { clock, inputs: { concurrency: '256' } }
  )
  await busy
  // The run renews the lease while the uploads wait, so there are two writes: the first lease and its renewal.
  await clock.sleep(25_000, new AbortController().signal)
  expect(writes(/lease/)).toBe(2)
  upload()
  expect((await run).failure).toBeUndefined()
})

test.each([
  ['a checksum', 'any', 1],
  ['an MD5 checksum', 'md5', 2]
] as const)(
  'publishes to a store that requires %s of each object, which costs only the first write more requests',
  async (_, requiresChecksums, refused) => {
    await using place = await publication({ requiresChecksums })
    const large = { ...SITE, 'large.html': 'x'.repeat(1_000_000) }
    expect((await place.update(large)).failure).toBeUndefined()
    expect(published(place.store)).toEqual(asTexts(large))
    expect(place.store.requests.filter(({ status }) => status === 400)).toHaveLength(refused)
    const rollback = await place.update(SITE)
    expect(rollback.outputs).toMatchObject({ uploaded: '0', removed: '1' })
    expect(published(place.store)).toEqual(asTexts(SITE))
  }
)

test('stores an archive in a bucket that requires a checksum of each object', async () => {
  await using place = await publication({ requiresChecksums: 'any' })
  const bytes = randomBytes(3_000_000)
  const file = join(place.folder, 'docs.tar.gz')
  await writeFile(file, bytes)
  const inputs = { 'archive-path': file, 'archive-key': 'docs.tar.gz' }
  const { failure } = await place.publish({ inputs })
  expect(failure).toBeUndefined()
  expect(place.store.objects.get('docs/docs.tar.gz')?.body.equals(bytes)).toBe(true)
})
