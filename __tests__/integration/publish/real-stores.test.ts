import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createHash, hash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { hasMoto, startMoto } from '../../servers/s3/moto.ts'
import { hasRadosgw, startRadosgw } from '../../servers/s3/radosgw.ts'
import { encodeKey } from '../../../src/s3/bucket-address.ts'
import { encodeQuery, Signer } from '../../../src/s3/signature.ts'
import { publish, SITE, type Site, without, writeSite } from '../../support/publishing.ts'
import { ScaledClock } from '../../support/scaled-clock.ts'
import { tempFolder } from '../../support/temp-folder.ts'

/** S3 servers from other projects. Tests for a server are skipped if the server is not installed. */
const STORES = [
  // Tests unquoted ETags: Ceph 16 in Debian 12 expects the ETag in If-Match without quotes.
  { name: 'radosgw, the gateway of Ceph', isInstalled: hasRadosgw, start: startRadosgw },
  { name: 'moto', isInstalled: hasMoto, start: startMoto }
]

for (const { name, isInstalled } of STORES)
  if (!isInstalled) console.log(`${name} is not installed, so its tests are skipped.`)

describe.each(STORES)('on $name,', ({ isInstalled, start }) => {
  const testHere = isInstalled ? test : test.skip
  let store: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    if (isInstalled) store = await start()
  }, 240_000)
  afterAll(async () => {
    if (isInstalled) await store[Symbol.asyncDispose]()
  })

  const request = async (
    method: string,
    place: string,
    {
      query = {},
      own = {},
      body = ''
    }: Partial<Record<'query' | 'own', Record<string, string>>> & {
      body?: string
    } = {}
  ) => {
    const { host } = new URL(store.url)
    const path = `/${encodeKey(place)}`
    const sha256 = hash('sha256', body)
    const signer = new Signer(
      { ...store.account, sessionToken: undefined },
      { region: 'us-east-1', service: 's3' }
    )
    const headers = signer.sign({ method, host, path, query, headers: own, sha256 }, Date.now())
    const search = encodeQuery(query)
    const url = `${store.url}${path}${search === '' ? '' : `?${search}`}`
    return await fetch(url, { method, headers, ...(body !== '' && { body }) })
  }

  const read = async (bucket: string, path: string) => {
    const response = await request('GET', `${bucket}/docs/${path}`)
    return response.status === 200 ? Buffer.from(await response.arrayBuffer()) : undefined
  }

  /** Returns the paths of files that are missing in the store or have different bytes there. */
  const differences = async (bucket: string, site: Site) => {
    const wrong: string[] = []
    for (const [path, content] of Object.entries(site)) {
      const found = await read(bucket, path)
      if (found === undefined || !found.equals(Buffer.from(content))) wrong.push(path)
    }
    return wrong
  }

  const run = async (folder: string, bucket: string, inputs: Record<string, string> = {}) =>
    await publish(store, folder, {
      inputs: { target: `s3://${bucket}/docs`, 'max-removed': '100', 'keep-removed': '0', ...inputs },
      clock: new ScaledClock(1)
    })

  testHere(
    'publishes, changes and removes objects, skips unchanged objects, and adopts objects if the state is missing',
    async () => {
      await request('PUT', 'one')
      await using folder = await tempFolder()
      const site = {
        ...SITE,
        'video.mp4': randomBytes(65 * 1024 * 1024),
        'größe & co.html': '<!doctype html>'
      }
      await writeSite(join(folder.path, 'site'), site)
      const first = await run(folder.path, 'one')
      expect(first.failure).toBeUndefined()
      expect(await differences('one', site)).toEqual([])
      expect((await run(folder.path, 'one')).outputs).toMatchObject({ uploaded: '0', changed: 'false' })

      // Another program replaces this page with an empty object before the page is removed from the site.
      await request('PUT', 'one/docs/guides/index.html')
      const gone = ['guides/start.html', 'guides/index.html']
      const changed = { ...without(site, ...gone), 'index.html': 'changed' }
      await writeSite(join(folder.path, 'site'), changed)
      const second = await run(folder.path, 'one')
      expect(second.failure).toBeUndefined()
      expect(second.outputs).toMatchObject({ uploaded: '1', removed: '1' })
      expect((await read('one', 'index.html'))?.toString()).toBe('changed')
      expect(await read('one', 'guides/start.html')).toBeUndefined()
      expect(await read('one', 'guides/index.html')).toHaveLength(0)
      expect(second.log.text).toContain('Another program has replaced')
      expect(await read('one', '.static-export/lease.json')).toBeUndefined()

      await request('DELETE', 'one/docs/.static-export/state.json')
      const third = await run(folder.path, 'one')
      expect(third.failure).toBeUndefined()
      expect(third.outputs).toMatchObject({ uploaded: '0' })
      expect(await differences('one', changed)).toEqual([])
    },
    120_000
  )

  testHere(
    'the second of two simultaneous runs waits, and the bucket then contains exactly the site from that run',
    async () => {
      await request('PUT', 'two')
      await using one = await tempFolder()
      await using two = await tempFolder()
      const sites = [
        { ...SITE, 'index.html': 'one', 'one.html': 'one' },
        { ...SITE, 'index.html': 'two', 'two.html': 'two' }
      ] as const
      await writeSite(join(one.path, 'site'), sites[0])
      await writeSite(join(two.path, 'site'), sites[1])
      const ends = await Promise.all([run(one.path, 'two'), run(two.path, 'two')])
      expect(ends.map(({ failure }) => failure)).toEqual([undefined, undefined])
      const wrong = await Promise.all(sites.map(async site => await differences('two', site)))
      const winner = wrong.findIndex(paths => paths.length === 0)
      expect(winner).not.toBe(-1)
      expect(await read('two', winner === 0 ? 'two.html' : 'one.html')).toBeUndefined()
    },
    120_000
  )

  testHere(
    'publishes to a bucket whose objects are locked for a day by default, and replaces and removes pages there',
    async () => {
      const lock = { 'x-amz-bucket-object-lock-enabled': 'true' }
      expect((await request('PUT', 'locked', { own: lock })).status).toBe(200)
      const body =
        '<ObjectLockConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><ObjectLockEnabled>Enabled</ObjectLockEnabled><Rule><DefaultRetention><Mode>GOVERNANCE</Mode><Days>1</Days></DefaultRetention></Rule></ObjectLockConfiguration>'
      const md5 = { 'content-md5': createHash('md5').update(body).digest('base64') }
      const locked = await request('PUT', 'locked', { query: { 'object-lock': '' }, own: md5, body })
      expect(locked.status).toBe(200)
      await using folder = await tempFolder()
      const site = { ...SITE, 'large.html': randomBytes(1024 * 1024) }
      await writeSite(join(folder.path, 'site'), site)
      expect((await run(folder.path, 'locked')).failure).toBeUndefined()
      expect(await differences('locked', site)).toEqual([])
      const changed = { ...without(SITE, 'guides/start.html'), 'index.html': 'changed' }
      await writeSite(join(folder.path, 'site'), changed)
      const second = await run(folder.path, 'locked')
      expect(second.failure).toBeUndefined()
      expect(second.outputs).toMatchObject({ uploaded: '1', removed: '2' })
      expect(await differences('locked', changed)).toEqual([])
      expect(await read('locked', 'guides/start.html')).toBeUndefined()
    },
    120_000
  )
})
