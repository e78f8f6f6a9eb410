import { expect } from '@jest/globals'
import { readFile, truncate, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DISTRIBUTION } from '../../../servers/cdn/cdn-stand-in.ts'
import { serializeManifest } from '../../../src/site/records/manifest.ts'
import { asTexts, published, SITE, type Site, without } from '../../support/publishing.ts'
import { publication, test } from './publication.ts'

const STATE = 'docs/.static-export/state.json'
const DAY_MS = 24 * 3_600_000

test('uploads a site to an empty bucket, and only reads the state in the second run', async place => {
  const first = await place.publish()
  expect(first.failure).toBeUndefined()
  expect(published(place.store)).toEqual(asTexts(SITE))
  expect(first.outputs).toMatchObject({ changed: 'true', uploaded: '8', unchanged: '0', removed: '0' })

  place.store.requests.length = 0
  const second = await place.publish()
  expect(second.failure).toBeUndefined()
  const nothing = { changed: 'false', uploaded: '0', unchanged: '8', 'uploaded-bytes': '0' }
  expect(second.outputs).toMatchObject(nothing)
  expect(second.log.text).not.toMatch(/The last run did not finish|is not https/)
  expect(second.log.lines.at(-1)).toBe('Nothing to publish: s3://site/docs is up to date.')
  expect(place.store.requests.map(({ operation }) => operation)).toEqual(['get'])
})

test('uploads only changed files, and needs six more requests for the state and the lease', async place => {
  await place.publish()
  place.store.requests.length = 0
  const changed = { ...SITE, 'guides/start.html': '<!doctype html>Changed' }
  const { outputs } = await place.update(changed)
  expect(outputs).toMatchObject({ uploaded: '1', unchanged: '7' })
  expect(place.store.requests.map(({ operation, key }) => `${operation} ${key}`)).toEqual([
    'get docs/.static-export/state.json',
    'put docs/.static-export/lease.json',
    'put docs/.static-export/state.json',
    'put docs/guides/start.html',
    'get docs/.static-export/lease.json',
    'put docs/.static-export/state.json',
    'delete docs/.static-export/lease.json'
  ])
  expect(published(place.store)).toEqual(asTexts(changed))
})

test('logs progress during long uploads', async place => {
  const kind = { status: 503, code: 'SlowDown', headers: { 'retry-after': '5' } }
  place.store.fault({ on: 'put', key: /guides\/index/, times: 1, kind })
  const { log } = await place.publish({ inputs: { concurrency: '1' } })
  expect(log.text).toContain('Uploading 8 objects')
  const bytesOf = (paths: string[]) => paths.reduce((sum, path) => sum + (SITE[path]?.length ?? 0), 0)
  const total = bytesOf(Object.keys(SITE))
  const stored = bytesOf(['assets/app.js', 'assets/main.3f9a1c20.css', 'guides/index.html'])
  expect(log.lines.filter(line => line.startsWith('Uploaded '))).toEqual([
    `Uploaded 3 of 8 objects (${stored} B of ${total} B).`
  ])
  const one = await place.update({ ...SITE, 'index.html': 'changed' })
  expect(one.log.text).toContain('Uploading 1 object\n')
})

test('sets content types and charsets, and a long cache lifetime only for names with a build hash', async place => {
  const more = { about: '<!DOCTYPE html>About', LICENSE: 'MIT', 'a.xyz': 'z' }
  const rules = 'assets/*.js = public, max-age=60'
  const inputs = { 'cache-control': rules, 'content-types': '**/*.xyz = chemical/x-xyz' }
  await place.update({ ...SITE, ...more }, { inputs })
  const headersOf = (path: string) => place.store.objects.get(`docs/${path}`)?.headers
  const html = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate'
  }
  expect(headersOf('index.html')).toEqual(html)
  expect(headersOf('about')).toEqual(html)
  expect(headersOf('LICENSE')?.['content-type']).toBe('application/octet-stream')
  expect(headersOf('a.xyz')?.['content-type']).toBe('chemical/x-xyz')
  expect(headersOf('assets/main.3f9a1c20.css')).toEqual({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable'
  })
  expect(headersOf('assets/app.js')?.['cache-control']).toBe('public, max-age=60')
})

test('removes pages at once, assets after the keep-removed time, and no objects from other programs', async place => {
  place.store.put('docs/other-team.html', 'theirs')
  place.store.put('elsewhere.html', 'theirs')
  await place.publish()
  const statuses: unknown[] = []
  place.store.onChange(
    key =>
      key.endsWith('state.json') && statuses.push(/"status": "(.*)"/.exec(place.store.text(key) ?? '')?.[1])
  )
  const rest = without(SITE, 'guides/start.html', 'assets/app.js')
  const now = Date.now()

  const removing = await place.update(rest, { inputs: { 'max-removed': '50%' }, now })
  expect(removing.failure).toBeUndefined()
  expect(removing.outputs).toMatchObject({ removed: '1', kept: '1', uploaded: '0', changed: 'true' })
  expect(Object.keys(published(place.store))).toContain('assets/app.js')
  expect(Object.keys(published(place.store))).not.toContain('guides/start.html')

  const waiting = await place.publish({ now: now + 6 * DAY_MS })
  expect(waiting.outputs).toMatchObject({ removed: '0', kept: '1', changed: 'false' })

  const later = await place.publish({ now: now + 8 * DAY_MS })
  expect(later.outputs).toMatchObject({ removed: '1', kept: '0', changed: 'true' })
  expect(published(place.store)).toEqual({ ...asTexts(rest), 'other-team.html': 'theirs' })
  expect(place.store.text('elsewhere.html')).toBe('theirs')
  // The run writes the status `uploaded` before removals, so that the next run can complete interrupted removals.
  expect(statuses).toEqual(['uploaded', 'done', 'uploaded', 'done'])
})

test.each(['done', 'uploaded', 'in progress'])(
  'removes no object that another program has replaced, if the state is "%s"',
  async status => {
    await using place = await publication()
    const { store } = place
    const inputs = { purge: `cloudfront:${DISTRIBUTION}`, 'keep-removed': '0', 'max-removed': '100' }
    await place.publish({ inputs })
    store.put('docs/guides/start.html', 'theirs')
    // The new object has the same size, so only its bytes show that the object was replaced.
    store.put('docs/assets/app.js', 'let a = 2')
    const gone = ['guides/start.html', 'assets/app.js', '404.html']
    const state = store.text(STATE) ?? ''
    store.put(STATE, state.replace('"status": "done"', `"status": "${status}"`))
    const { failure, outputs, log } = await place.update(without(SITE, ...gone), { inputs })
    expect(failure).toBeUndefined()
    expect(outputs).toMatchObject({ removed: '1' })
    expect(store.text('docs/guides/start.html')).toBe('theirs')
    expect(store.objects.has('docs/assets/app.js')).toBe(true)
    expect(store.objects.has('docs/404.html')).toBe(false)
    const warnings = log.lines.filter(line => /[Aa]nother program/.test(line))
    expect(warnings.join('\n')).toMatch(/guides\/start\.html[^]*assets\/app\.js/)
    expect(place.cdn.invalidations.at(-1)?.paths).toContain('/guides/start.html')
    for (const path of gone) expect(store.text(STATE)).not.toContain(`"${path}"`)
  }
)

test('removes an uploaded object even if the object has another ETag in a copy of the bucket', async place => {
  await place.publish()
  const stored = place.store.objects.get('docs/guides/start.html')
  if (stored) stored.etag = '"of the copy"'
  const { outputs } = await place.update(without(SITE, 'guides/start.html'), {
    inputs: { 'max-removed': '100' }
  })
  expect(outputs).toMatchObject({ removed: '1' })
  expect(place.store.objects.has('docs/guides/start.html')).toBe(false)
})

test.each(['head', 'get'] as const)(
  'keeps an object if %s requests are denied, and removes the object once these requests are permitted',
  async on => {
    await using place = await publication()
    await place.publish()
    // The run reads the bytes only if the ETag is not the ETag in the state.
    const stored = place.store.objects.get('docs/guides/start.html')
    if (stored && on === 'get') stored.etag = '"of the copy"'
    place.store.fault({ on, key: /start/, kind: { status: 403 } })
    const inputs = { 'max-removed': '100' }
    const refused = await place.update(without(SITE, 'guides/start.html'), { inputs })
    expect(refused.failure).toBeUndefined()
    expect(refused.outputs).toMatchObject({ removed: '0' })
    expect(refused.log.text).toMatch(/guides\/start\.html.*s3:GetObject/)
    place.store.clearFaults()
    expect((await place.publish({ inputs })).outputs).toMatchObject({ removed: '1' })
  }
)

test('uploads no asset that returns within `keep-removed`, and removes assets that do not return', async place => {
  await place.publish()
  const rest = without(SITE, 'assets/app.js')
  const now = Date.now()
  expect((await place.update(rest, { now })).outputs).toMatchObject({ kept: '1' })
  const back = await place.update(SITE, { now: now + DAY_MS })
  expect(back.outputs).toMatchObject({ uploaded: '0', kept: '0' })
  // The asset was in the site again, so the wait starts at its second removal.
  const again = await place.update(rest, { now: now + 8 * DAY_MS })
  expect(again.outputs).toMatchObject({ kept: '1', removed: '0' })
  const late = await place.update(rest, { now: now + 15 * DAY_MS + 1000 })
  expect(late.outputs).toMatchObject({ kept: '0', removed: '1' })
})

test('fails if a run would remove more pages than max-removed allows, and lists three of these pages', async place => {
  const pages = ['a', 'b', 'c', 'd', 'e'].map(name => [`${name}.html`, name] as const)
  await place.update({ ...SITE, ...Object.fromEntries(pages) })
  const before = published(place.store)
  // Five of eight pages are 62.5%. 404.html does not count.
  const inputs = { 'max-removed': '62' }
  const { failure } = await place.update(
    { ...without(SITE, '404.html'), 'index.html': 'changed' },
    { inputs }
  )
  expect(published(place.store)).toEqual(before)
  expect(failure?.code).toBe('too-many-removed')
  expect(failure?.message).toBe(
    '5 of 8 pages (62.5%) would be removed, and `max-removed` is 62%. For example: a.html, b.html, c.html. Nothing was uploaded.'
  )
  const { outputs } = await place.publish({ inputs: { 'max-removed': '62.5' } })
  expect(outputs).toMatchObject({ removed: '6' })
})

test('copies pages to addresses without .html, and removes the copies after clean-urls is removed', async place => {
  await place.publish({ inputs: { 'clean-urls': 'copies' } })
  const objects = published(place.store)
  expect(objects['guides/start']).toBe(objects['guides/start.html'])
  expect(place.store.objects.get('docs/guides/start')?.headers['content-type']).toBe(
    'text/html; charset=utf-8'
  )
  const { failure } = await place.publish()
  expect(failure).toBeUndefined()
  expect(published(place.store)).not.toHaveProperty('guides/start')
})

test('a dry run writes the plan and sends only read requests', async place => {
  await place.publish()
  const rest = without(SITE, 'guides/start.html')
  const changed = { 'new.html': '<!doctype html>', 'assets/a.js': 'new', 'assets/app.js': 'let a = 2' }
  place.store.requests.length = 0
  const inputs = { 'dry-run': 'true', 'max-removed': '50' }
  const { outputs, failure } = await place.update({ ...rest, ...changed }, { inputs })
  expect(failure).toBeUndefined()
  expect(place.store.requests.map(({ operation }) => operation)).toEqual(['get', 'get'])
  expect(outputs).toMatchObject({ changed: 'true', uploaded: '0', removed: '0' })
  const planPath = outputs['plan-path'] ?? ''
  const plan = JSON.parse(await readFile(planPath, 'utf8')) as Record<string, unknown>
  expect(plan).toMatchObject({
    upload: [
      { path: 'assets/a.js', phase: 'assets', reason: 'new', bytes: 3 },
      { path: 'assets/app.js', phase: 'assets', reason: 'changed', bytes: 9 },
      { path: 'new.html', phase: 'pages', reason: 'new', bytes: 15 }
    ],
    remove: [{ path: 'guides/start.html', reason: 'removed page' }],
    keep: []
  })
  const list = async (name: string) => await readFile(join(planPath, '../plan', name), 'utf8')
  expect(await list('assets.txt')).toBe('assets/a.js\nassets/app.js\n')
  expect(await list('pages.txt')).toBe('new.html\n')
  expect(await list('entry-points.txt')).toBe('')
  expect(await list('remove.txt')).toBe('guides/start.html\n')
})

test('warns if the path of site-url differs from the base path in the manifest', async place => {
  const manifest = serializeManifest({ exportedAt: '2026-11-15T09:30:00.000Z', basePath: '/', files: [] })
  await writeFile(join(place.folder, 'manifest.json'), manifest)
  const { failure, log } = await place.publish({ inputs: { 'site-url': 'https://example.com/docs' } })
  expect(failure).toBeUndefined()
  const warnings = log.lines.filter(line => line.startsWith('warning: '))
  expect(warnings).toEqual([expect.stringContaining('is /docs/, but the site was exported for /:')])
})

test('a file larger than 5,000,000,000 bytes ends the run before any upload', async place => {
  const size = 5_000_000_001
  await writeFile(join(place.folder, 'site/video.mp4'), '')
  await truncate(join(place.folder, 'site/video.mp4'), size)
  // With the hash in the manifest, the run does not have to read the large file.
  const manifest = join(place.folder, 'manifest.json')
  const files = [{ path: 'video.mp4', size, sha256: '0'.repeat(64) }]
  await writeFile(manifest, JSON.stringify({ manifestVersion: 1, files }))
  await utimes(manifest, new Date(), new Date(Date.now() + 60_000))
  const { failure } = await place.publish()
  expect(failure).toMatchObject({ code: 'file-too-large' })
  expect(failure?.message).toMatch(/video\.mp4 is larger than 5\.0 GB.* Nothing was uploaded\.$/)
  expect(place.store.requests.some(({ operation }) => operation === 'put')).toBe(false)
})

const NEXT: Site = {
  ...SITE,
  '_next/static/chunks/app.js': '1',
  'index.txt': 'data of index',
  'guides/start.txt': 'data of start',
  'guides/__next._tree.txt': 'data of guides',
  'guides/index.rsc': 'data of guides',
  'notes.txt': 'a download'
}

test('uploads page data with its page after all assets, and the data of the start page last', async place => {
  expect((await place.update(NEXT)).failure).toBeUndefined()
  const plan = place.store.requests.filter(
    ({ operation, key }) => operation === 'put' && !key.includes('.static')
  )
  const at = (path: string) => plan.findIndex(({ key }) => key === `docs/${path}`)
  const data = ['guides/start.txt', 'guides/__next._tree.txt', 'guides/index.rsc'].map(at)
  expect(Math.min(...data)).toBeGreaterThan(at('notes.txt'))
  expect(Math.max(...data)).toBeLessThan(Math.min(at('index.html'), at('index.txt')))
  const headers = (path: string) => place.store.objects.get(`docs/${path}`)?.headers
  expect(headers('guides/index.rsc')).toMatchObject({ 'content-type': 'text/x-component' })
  expect(headers('guides/start.txt')?.['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test.each([[['guides/start.html']], [['guides/start.html', 'guides/start.txt']], [['guides/start.txt']]])(
  'removes pages and page data at once, but only those that the new site lacks: %j',
  async left => {
    await using place = await publication()
    await place.update(NEXT)
    const inputs = { 'max-removed': '100' }
    const { failure, outputs } = await place.update(without(NEXT, ...left, 'notes.txt'), { inputs })
    expect(failure).toBeUndefined()
    expect(outputs).toMatchObject({ removed: String(left.length), kept: '1' })
    expect(published(place.store)).toEqual(asTexts(without(NEXT, ...left)))
  }
)

test('removes page data even if an interrupted run has removed only the page', async place => {
  await place.update(NEXT)
  const rest = without(NEXT, 'guides/start.html', 'guides/start.txt')
  place.store.fault({ on: 'delete', key: /start\.txt/, times: 1, kind: { status: 403 } })
  const inputs = { 'max-removed': '100', concurrency: '1' }
  expect((await place.update(rest, { inputs })).failure).toBeDefined()
  expect((await place.publish({ inputs })).failure).toBeUndefined()
  expect(published(place.store)).toEqual(asTexts(rest))
})

test('uses the declared charset of a file only if the bytes are not valid UTF-8', async place => {
  const korean = Buffer.from([0xc7, 0xd1, 0xb1, 0xdb])
  const page = (head: string, body: Buffer | string) =>
    Buffer.concat([Buffer.from(`<!doctype html>${head}`), Buffer.from(body)])
  const site = {
    ...SITE,
    'euc.html': page('<meta charset="euc-kr">', korean),
    'old.htm': page('<meta http-equiv=Content-Type content="text/html; charset=ks_c_5601-1987">', korean),
    'says-so.html': page('<meta charset="euc-kr">', 'plain'),
    'unknown.html': page('<meta charset="x-klingon">', korean),
    'silent.html': page('', korean),
    'style.css': Buffer.concat([Buffer.from('@charset "iso-8859-1";'), korean]),
    'feed.xml': Buffer.concat([Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?>'), korean])
  }
  const inputs = { 'clean-urls': 'copies' }
  expect((await place.update(site, { inputs })).failure).toBeUndefined()
  const expected = {
    'euc-kr': ['euc.html', 'euc', 'old.htm'],
    'utf-8': ['says-so.html', 'unknown.html', 'silent.html'],
    'windows-1252': ['style.css', 'feed.xml']
  }
  for (const [charset, paths] of Object.entries(expected))
    for (const path of paths)
      expect(place.store.objects.get(`docs/${path}`)?.headers['content-type']).toMatch(`charset=${charset}`)
  expect((await place.publish({ inputs })).outputs).toMatchObject({ uploaded: '0' })
  const rule = { 'content-types': '**/*.html = text/html; charset=big5' }
  await place.publish({ inputs: { ...inputs, ...rule } })
  expect(place.store.objects.get('docs/euc.html')?.headers['content-type']).toBe('text/html; charset=big5')
})

test('warns if the content of a file with a build hash changes, and makes clients revalidate the file', async place => {
  await place.publish()
  const { log, outputs } = await place.update({ ...SITE, 'assets/main.3f9a1c20.css': 'p{}' })
  const { headers } = place.store.objects.get('docs/assets/main.3f9a1c20.css') ?? {}
  expect(headers?.['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(outputs).toMatchObject({ uploaded: '1' })
  expect(log.text).toMatch(
    /The bytes of assets\/main\.3f9a1c20\.css changed, although files with a build hash in the name must never/
  )
  const again = await place.publish()
  expect(again.outputs).toMatchObject({ uploaded: '0' })
  expect(again.log.text).not.toContain('build hash')
})

const FINISHED: Site = {
  ...SITE,
  'robots.txt': 'ours',
  'llms.txt': 'ours',
  '_llms/guides.md': 'ours',
  _headers: 'ours',
  'pagefind/search.js': 'ours'
}
const UNNAMED = 'No state of this action names these objects'

test('names an object of another program in a warning before the first run that has a file of finish at its address', async place => {
  await place.publish()
  for (const path of ['robots.txt', '_llms/guides.md', 'pagefind/search.js'])
    place.store.put(`docs/${path}`, 'theirs')
  place.store.requests.length = 0
  const planned = await place.update(FINISHED, { inputs: { 'dry-run': 'true' } })
  expect([planned.log.text.includes(UNNAMED), place.store.text('docs/robots.txt')]).toEqual([false, 'theirs'])
  const { failure, log } = await place.publish()
  expect(failure).toBeUndefined()
  const warning = log.lines.find(text => text.startsWith(`warning: ${UNNAMED}`))
  expect(warning).toContain(': _llms/guides.md, robots.txt. This run replaces them')
  expect(warning).toContain('with an `add` that does not list markdown and sitemap.')
  expect(published(place.store)).toEqual(asTexts(FINISHED))
  const heads = place.store.requests.filter(({ operation }) => operation === 'head').map(({ key }) => key)
  expect(heads.sort()).toEqual(
    ['_headers', '_llms/guides.md', 'llms.txt', 'robots.txt'].map(path => `docs/${path}`)
  )
  const again = await place.update({ ...FINISHED, 'robots.txt': 'new' })
  expect(again.outputs).toMatchObject({ uploaded: '1' })
  expect(again.log.text).not.toContain(UNNAMED)
})

test.each(['false', 'true'])(
  'names objects of another program in a warning in the first run for a target (`dry-run: %s`)',
  async dryRun => {
    await using place = await publication()
    for (const path of ['robots.txt', 'sitemap.xml', 'index.html']) place.store.put(`docs/${path}`, 'theirs')
    place.store.put('docs/404.html', SITE['404.html'] ?? '')
    const { log } = await place.update(FINISHED, { inputs: { 'dry-run': dryRun } })
    expect(log.text).toContain(
      `${UNNAMED}, so another program probably wrote them: robots.txt, sitemap.xml. `
    )
    expect(log.text).toContain(`This run ${dryRun === 'true' ? 'would replace' : 'replaces'} them`)
    expect(place.store.text('docs/robots.txt')).toBe(dryRun === 'true' ? 'theirs' : 'ours')
  }
)

test('removes at once what finish had added if the next site is not finished', async place => {
  await place.update({ ...FINISHED, 'assets/old.js': 'old' })
  const { outputs } = await place.update(SITE)
  expect(outputs).toMatchObject({ removed: '5', kept: '1' })
  expect(published(place.store)).toEqual(asTexts({ ...SITE, 'assets/old.js': 'old' }))
})
