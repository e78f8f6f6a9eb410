import { expect, jest, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BUCKET } from '../../servers/s3/s3-stand-in.ts'
import { type FaultyStore, startFaultyStore } from '../servers/s3/faulty-store.ts'
import { type ActionEnd, runAction } from '../support/action.ts'
import { asTexts, published, SITE, type Site, without, writeSite } from '../support/publishing.ts'
import { tempFolder } from '../support/temp-folder.ts'

jest.setTimeout(60_000)

/** Replaces the site in the folder, and runs the bundle once. */
async function publish(
  { store, folder, site }: { store: FaultyStore; folder: string; site: Site },
  inputs: Record<string, string> = {}
): Promise<ActionEnd> {
  await writeSite(join(folder, 'site'), site)
  const target = { target: `s3://${BUCKET}/docs`, endpoint: store.url }
  return await runAction('publish', {
    folder,
    inputs: { 'site-path': join(folder, 'site'), ...target, ...inputs },
    env: store.env
  })
}

const warningsOf = ({ annotations }: ActionEnd) =>
  annotations.flatMap(({ kind, text }) => (kind === 'warning' ? [text] : []))
const checksumsOf = (store: FaultyStore) =>
  store.requests
    .filter(({ operation, status }) => operation === 'put' && status === 200)
    .map(({ headers }) => [headers['x-amz-checksum-sha256'] !== undefined, 'content-md5' in headers])

/** The name of one file contains the character that stands for bytes that are not valid UTF-8. */
const PLAIN = { ...SITE, 'a\ufffdb.html': '<!doctype html>A' }
const FINISHED = { ...PLAIN, 'robots.txt': 'ours', 'llms.txt': 'ours', _headers: 'ours' }

test('publishes to a bucket with object lock, names files of others, and removes what finish had added at once', async () => {
  await using folder = await tempFolder()
  await using store = await startFaultyStore({ requiresChecksums: 'any' })
  const place = { store, folder: folder.path }
  // One response has a date an hour ahead, as a proxy with a wrong clock sends it.
  store.fault({ on: 'put', key: /start\.html$/, times: 1, kind: { aheadMs: 3_600_000 } })
  const first = await publish({ ...place, site: PLAIN })
  expect([first.exitCode, first.annotations]).toEqual([0, []])
  expect(published(store)).toEqual(asTexts(PLAIN))
  const checksums = checksumsOf(store)
  expect(checksums.length).toBeGreaterThan(Object.keys(PLAIN).length)
  expect(checksums.every(([sha256, md5]) => sha256 && md5 === false)).toBe(true)

  store.put('docs/robots.txt', 'theirs')
  const finished = await publish({ ...place, site: FINISHED })
  expect(finished.exitCode).toBe(0)
  expect(warningsOf(finished)).toEqual([
    expect.stringMatching(/^No state of this action names these objects, .*: robots\.txt\. /)
  ])
  expect(published(store)).toEqual(asTexts(FINISHED))

  const unfinished = await publish({ ...place, site: PLAIN })
  expect(unfinished.outputs).toMatchObject({ removed: '3', kept: '0' })
  expect(published(store)).toEqual(asTexts(PLAIN))
})

test('sends an MD5 checksum only to a store that still refuses a SHA-256 checksum', async () => {
  await using folder = await tempFolder()
  await using store = await startFaultyStore({ requiresChecksums: 'md5' })
  expect(await publish({ store, folder: folder.path, site: SITE })).toMatchObject({ exitCode: 0 })
  expect(published(store)).toEqual(asTexts(SITE))
  expect(store.requests.filter(({ status }) => status === 400)).toHaveLength(2)
  expect(checksumsOf(store).every(([, md5]) => md5)).toBe(true)
})

test('lists new assets before changed files, and says what a failed run has done', async () => {
  await using folder = await tempFolder()
  await using store = await startFaultyStore()
  const place = { store, folder: folder.path }
  const wrong = await publish({ ...place, site: SITE }, { 'cloudflare-token': 'cf_token' })
  expect(wrong.exitCode).toBe(1)
  expect(wrong.annotations[0]?.text).toContain(
    '`cloudflare-token` has no effect, because `purge` contains no Cloudflare zone'
  )
  expect(store.requests).toEqual([])

  expect((await publish({ ...place, site: SITE })).exitCode).toBe(0)
  const next = {
    ...without(SITE, 'guides/index.html'),
    'index.html': 'changed',
    'assets/app.js': 'let a = 2',
    'assets/new.js': 'new'
  }
  const planned = await publish({ ...place, site: next }, { 'dry-run': 'true', 'max-removed': '50%' })
  const lists = async (name: string) =>
    await readFile(join(planned.outputs['plan-path'] ?? '', '../plan', `${name}.txt`), 'utf8')
  expect(await lists('new-assets')).toBe('assets/new.js\n')
  expect(await lists('assets')).toBe('assets/new.js\nassets/app.js\n')

  store.fault({ on: 'put', key: /index\.html$/, kind: { status: 403, code: 'AccessDenied' } })
  const failed = await publish({ ...place, site: next }, { 'max-removed': '50%' })
  expect(failed.exitCode).toBe(1)
  expect(failed.summary).toContain('Done before the failure: 2 of 3 uploaded (12 B), 0 of 1 removed.')
  for (const list of [
    'New (1)</summary>\n\n- <code>assets/new.js</code>',
    'Changed (2)</summary>\n\n- <code>assets/app.js</code>',
    'Removed (1)</summary>\n\n- <code>guides/index.html</code>'
  ])
    expect(failed.summary).toContain(`<details><summary>${list}`)
})
