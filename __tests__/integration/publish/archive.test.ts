import { expect } from '@jest/globals'
import { hash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DISTRIBUTION } from '../../../servers/cdn/cdn-stand-in.ts'
import { tarGzOf, tarOf, zipOf } from '../../support/tiny-archives.ts'
import { publication, test } from './publication.ts'

const MB = 1024 * 1024

test('uploads an archive only once, as one object whose key contains the hash of the archive', async place => {
  const file = join(place.folder, 'docs.tar.gz')
  await writeFile(file, 'an archive')
  const sha256 = hash('sha256', 'an archive')
  const { failure, outputs, log } = await place.publish({ inputs: { 'archive-path': file } })
  expect(failure).toBeUndefined()
  expect(log.text).toContain('not a tar.gz, tar, or zip archive, so it was not searched for credentials')
  const address = `${place.store.url}/site/docs/${sha256}.tar.gz`
  expect(outputs).toMatchObject({
    changed: 'true',
    uploaded: '1',
    unchanged: '0',
    'uploaded-bytes': '10',
    'object-url': address
  })
  expect([...place.store.objects.keys()]).toEqual([`docs/${sha256}.tar.gz`])
  expect(place.store.objects.get(`docs/${sha256}.tar.gz`)?.headers).toMatchObject({
    'content-type': 'application/gzip',
    'cache-control': 'public, max-age=31536000, immutable'
  })
  const again = await place.publish({ inputs: { 'archive-path': file } })
  expect(again.outputs).toMatchObject({ changed: 'false', uploaded: '0', unchanged: '1' })
  expect(again.log.text).toContain(`The archive is already stored: ${address}`)
})

const PAGE = { name: 'index.html', content: '<!doctype html>' }
const TOKEN_FILE = { name: 'config/.npmrc', content: '//registry.npmjs.org/:_authToken=npm_a8Kq2LrT9wXz\n' }

test.each([
  ['docs.tar.gz', async () => await tarGzOf(PAGE, TOKEN_FILE)],
  ['docs.tar', async () => await tarOf(PAGE, TOKEN_FILE)],
  ['docs.zip', async () => await Promise.resolve(zipOf(PAGE, TOKEN_FILE))]
])('does not publish %s with a credential file unless the manifest lists that file', async (name, make) => {
  await using place = await publication()
  const file = join(place.folder, name)
  const bytes = await make()
  await writeFile(file, bytes)
  const inputs = { 'archive-path': file }
  for (const dryRun of ['true', 'false']) {
    const { failure } = await place.publish({ inputs: { ...inputs, 'dry-run': dryRun } })
    expect(failure).toMatchObject({ code: 'archive-credentials' })
    expect(failure?.message).toContain('config/.npmrc. Nothing was uploaded.')
  }
  expect([...place.store.objects.keys()]).toEqual([])
  const files = [{ path: TOKEN_FILE.name, size: 1, sha256: hash('sha256', '') }]
  await writeFile(join(place.folder, 'manifest.json'), JSON.stringify({ manifestVersion: 1, files }))
  expect((await place.publish({ inputs })).outputs).toMatchObject({ uploaded: '1' })
})

test('does not publish an archive that the action cannot search for credentials', async place => {
  const file = join(place.folder, 'docs.tar.gz')
  await writeFile(file, (await tarGzOf(PAGE)).subarray(0, 60))
  const { failure } = await place.publish({ inputs: { 'archive-path': file } })
  expect(failure).toMatchObject({ code: 'archive-corrupt' })
  expect(failure?.message).toContain('cannot be searched for credentials')
})

test('fills the placeholders in archive-key from the manifest', async place => {
  const file = join(place.folder, 'docs.zip')
  await writeFile(file, 'a zip')
  const archive = { sha256: hash('sha256', 'a zip'), size: 5, format: 'zip' }
  const about = { domain: 'docs.example.com', jobId: 'j1', version: 'v1/2' }
  const manifest = JSON.stringify({ manifestVersion: 1, ...about, archive, files: [] })
  await writeFile(join(place.folder, 'manifest.json'), manifest)
  const inputs = { 'archive-path': file, 'archive-key': '{domain}/{version}-{job-id}.zip' }
  const { failure } = await place.publish({ inputs })
  expect(failure).toBeUndefined()
  expect([...place.store.objects.keys()]).toEqual(['docs/docs.example.com/v1-2-j1.zip'])
  await writeFile(file, 'other')
  const wrong = await place.publish({ inputs })
  expect(wrong.failure).toMatchObject({ code: 'site-file-changed' })
  const unknown = await place.publish({ inputs: { ...inputs, 'archive-key': '{commit}/{version}' } })
  expect(unknown.failure?.message).toMatch(/unknown placeholder \{commit\}/)
  const reserved = await place.publish({ inputs: { ...inputs, 'archive-key': '.static-export/state.json' } })
  expect(reserved.failure?.message).toContain('`archive-key` must not begin with .static-export')
})

test('uploads a large archive with one request, and repeats the request after a lost response', async place => {
  const bytes = randomBytes(65 * MB)
  await writeFile(join(place.folder, 'docs.tar.gz'), bytes)
  place.store.fault({ on: 'put', times: 1, kind: { drop: 'after' } })
  const inputs = { 'archive-path': join(place.folder, 'docs.tar.gz') }
  expect((await place.publish({ inputs })).failure).toBeUndefined()
  const [stored] = [...place.store.objects.values()]
  expect(stored?.body.equals(bytes)).toBe(true)
  expect(place.store.requests.map(({ operation }) => operation)).toEqual(['head', 'put', 'put'])
}, 180_000)

test('a dry run neither uploads an archive nor purges addresses', async place => {
  const file = join(place.folder, 'docs.tar.gz')
  await writeFile(file, 'an archive')
  const inputs = { 'archive-path': file, 'archive-key': 'docs.tar.gz', purge: `cloudfront:${DISTRIBUTION}` }
  const { failure, outputs, log } = await place.publish({ inputs: { ...inputs, 'dry-run': 'true' } })
  expect(failure).toBeUndefined()
  expect(outputs).toMatchObject({ changed: 'true', uploaded: '0' })
  expect(log.text).toMatch(/Plan for .*docs\.tar\.gz: 1 to upload \(10 B\), 1 path to purge\.$/)
  expect(place.store.objects.size).toBe(0)
  expect(place.cdn.invalidations).toEqual([])
})

test('purges an archive with a fixed key in every run, but never an archive whose key contains a hash', async place => {
  const file = join(place.folder, 'docs.tar.gz')
  await writeFile(file, 'an archive')
  const run = async (key: string) =>
    await place.publish({
      inputs: { 'archive-path': file, 'archive-key': key, purge: `cloudfront:${DISTRIBUTION}` }
    })
  await run('docs.tar.gz')
  const again = await run('docs.tar.gz')
  expect(again.outputs).toMatchObject({ uploaded: '0', 'purged-paths': '1' })
  expect(place.cdn.invalidations.map(({ paths }) => paths)).toEqual([['/docs.tar.gz'], ['/docs.tar.gz']])
  await run('{sha256}.tar.gz')
  expect(place.cdn.invalidations).toHaveLength(2)
})

test('warns if an archive with a fixed key replaces an object with different bytes', async place => {
  const file = join(place.folder, 'docs.tar.gz')
  const inputs = { 'archive-path': file, 'archive-key': 'docs.tar.gz' }
  const run = async (content: string) => {
    await writeFile(file, content)
    return (await place.publish({ inputs })).log.text
  }
  expect(await run('one')).not.toContain('replace')
  expect(await run('two')).toContain(
    's3://site/docs/docs.tar.gz contains another archive, which this run replaces'
  )
  expect(await run('two')).not.toContain('replace')
  place.store.put('docs/docs.tar.gz', 'of somebody else')
  expect(await run('two')).toContain('contains another archive, which this run replaces')
})

test('sets no object-url for an archive that could not be uploaded', async place => {
  const file = join(place.folder, 'docs.tar.gz')
  await writeFile(file, 'an archive')
  place.store.fault({ on: 'put', kind: { status: 403, code: 'AccessDenied' } })
  const { failure, outputs } = await place.publish({ inputs: { 'archive-path': file } })
  expect(failure).toBeDefined()
  expect(outputs).not.toHaveProperty('object-url')
})
