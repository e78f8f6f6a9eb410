import { expect } from '@jest/globals'
import { join } from 'node:path'
import { startSiteHost } from '../../../servers/host/site-host.ts'
import { isSharedPath } from '../../../src/site/pages/shared-data.ts'
import { compacted, NAMES, pageOf, rowsOf, sharedIn, siteOf } from '../../support/compact-site.ts'
import { readSiteManifest } from '../../support/finishing.ts'
import { published } from '../../support/publishing.ts'
import { tempFolder } from '../../support/temp-folder.ts'
import { verify } from '../../support/verifying.ts'
import { test } from './publication.ts'

const DAY_MS = 24 * 3_600_000

/** Returns a site with a start page, which is uploaded after all other pages. */
const home = (build?: Parameters<typeof pageOf>[1]) => ({
  'index.html': pageOf('index', build),
  ...siteOf(build)
})

test('uploads data that pages share before the pages, and removes it after them', async place => {
  await using folder = await tempFolder()
  const [first, text, navigation] = await Promise.all(
    [
      home(),
      { ...home(), 'page-2.html': pageOf('page-2', { text: 'Other text' }) },
      home({ nav: rowsOf('new', 200) })
    ].map(async (site, i) => (await compacted(join(folder.path, `${i}`), site)).files)
  )
  if (first === undefined || text === undefined || navigation === undefined) throw new Error('no site')
  const inputs = { 'max-removed': '100%' }
  const uploadsOf = async (site: Record<string, string>, now: number) => {
    place.store.requests.length = 0
    const { failure, outputs } = await place.update(site, { inputs, now })
    expect(failure).toBeUndefined()
    const puts = place.store.requests.filter(({ operation }) => operation === 'put')
    const paths = puts.map(({ key }) => key.replace('docs/', '')).filter(path => path in site)
    return { paths, outputs }
  }
  const now = Date.now()
  const isBefore = (paths: string[]) =>
    Math.max(...paths.map((path, i) => (isSharedPath(path) ? i : -1))) <
    paths.findIndex(path => path.endsWith('.html'))
  const all = await uploadsOf(first, now)
  // The start page, the shared file, and `.nojekyll`.
  expect(all.paths).toHaveLength(NAMES.length + 3)
  expect(isBefore(all.paths)).toBe(true)
  expect((await uploadsOf(text, now)).paths).toEqual(['page-2.html'])
  const entry = await uploadsOf(navigation, now)
  expect(entry.paths).toHaveLength(NAMES.length + 2)
  expect(isBefore(entry.paths)).toBe(true)
  // A page that is still cached refers to the old file.
  const [[old = ''], [current = '']] = [sharedIn(text), sharedIn(navigation)]
  expect(Object.keys(published(place.store))).toEqual(expect.arrayContaining([old, current]))
  await uploadsOf(navigation, now + 8 * DAY_MS)
  expect(Object.keys(published(place.store)).filter(isSharedPath)).toEqual([current])
})

test('verify finds out whether a host serves the data that pages share', async () => {
  await using folder = await tempFolder()
  const { files } = await compacted(folder.path, siteOf())
  const manifest = { files: (await readSiteManifest(folder.path)).files }
  const [shared = ''] = sharedIn(files)
  await using host = await startSiteHost(files)
  expect((await verify(host.url, files, { manifest })).found).toEqual([])
  const { [shared]: _, ...without } = files
  await using broken = await startSiteHost(without)
  expect((await verify(broken.url, files, { manifest })).found).toContain(`missing /${shared}`)
  const damaged = { ...files, [shared]: `${files[shared]?.slice(0, -40)}` }
  await using other = await startSiteHost(damaged)
  expect((await verify(other.url, files, { manifest })).found).not.toEqual([])
})
