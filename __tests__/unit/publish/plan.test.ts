import { expect, test } from '@jest/globals'
import { addPendingPurges } from '../../../src/publish/plan/pending-purges.ts'
import { phaseOf } from '../../../src/publish/plan/phase.ts'
import { batchesOf, hasChanges, makePlan } from '../../../src/publish/plan/plan.ts'
import { type SiteObject, siteObjects } from '../../../src/publish/plan/site-objects.ts'
import type { StateEntry } from '../../../src/publish/read/state.ts'

const HTML = 'text/html; charset=utf-8'
const JS = 'text/javascript; charset=utf-8'
const RULES = { now: 0, keepRemovedMs: 0, isPageData: () => false }
const NO_RULES = { cacheControl: [], contentTypes: [] }

function object(path: string, sha256: string): SiteObject {
  const headers = { contentType: path.endsWith('.html') ? HTML : JS, cacheControl: 'c' }
  const phase = phaseOf(path, headers.contentType, undefined)
  const isNamedByHash = /\.[0-9a-f]{8}\./.test(path)
  return { path, name: path, file: path, size: 1, sha256, headers, phase, isNamedByHash, isRedirect: false }
}

function known(...objects: SiteObject[]): Map<string, StateEntry> {
  return new Map(
    objects.map(({ path, size, sha256, headers }) => [path, { size, sha256, etag: 'e', headers }] as const)
  )
}

test('in each phase, uploads new objects before changed objects, and sorts both by path', () => {
  const before = known(...['b.js', 'b.html', 'index.html'].map(path => object(path, 'old')))
  const site = ['index.html', 'b.html', 'c.html', 'a.html', 'c.js', 'b.js', 'a.js'].map(path =>
    object(path, 'new')
  )
  const { uploads } = makePlan(site, before, RULES)
  const batches = [['a.js', 'c.js'], ['b.js'], ['a.html', 'c.html'], ['b.html'], ['index.html']]
  expect(uploads.map(({ object: { path } }) => path)).toEqual(batches.flat())
  expect(batchesOf(uploads).map(batch => batch.map(({ object: { path } }) => path))).toEqual(batches)
})

test('removes pages immediately and assets after the `keep-removed` period, and counts neither 404 pages nor redirects as pages', () => {
  const all = ['index.html', 'a.html', '404.html', 'moved.html', 'x.js', 'y.js'].map(path =>
    object(path, 's')
  )
  const entries = known(...all)
  const old = entries.get('y.js')
  if (old !== undefined) entries.set('y.js', { ...old, departedAt: 1000 })
  const moved = entries.get('moved.html')
  if (moved !== undefined) moved.isRedirect = true
  const rules = { ...RULES, now: 5000, keepRemovedMs: 4000 }
  const { removals, hasNewTimes } = makePlan([object('index.html', 's')], entries, rules)
  expect(removals.pages.map(({ path }) => path)).toEqual(['a.html', '404.html', 'moved.html'])
  expect(removals.assets).toEqual([{ path: 'y.js', reason: 'keep-removed ended' }])
  expect(removals.kept).toEqual([{ path: 'x.js', until: 9000 }])
  expect(removals.ownPages).toEqual({ known: 2, removed: ['a.html'] })
  expect(hasNewTimes).toBe(true)
})

test('copies pages to names without .html, unless the name is invalid or taken', () => {
  const names = ['index.html', 'a.html', 'g/index.html', 'g/...html', 'g/.html', 'b.html', 'b', 'c.js']
  const files = names.map(name => ({ name, file: import.meta.filename, size: 1, sha256: '' }))
  const paths = siteObjects(files, new Map(), {
    rules: NO_RULES,
    cleanUrls: 'copies',
    isRedirect: () => false
  }).map(({ path }) => path)
  expect(paths).toEqual([...names, 'a'])
})

test('purges individual paths up to the limit, and the whole site above the limit', () => {
  const rules = { names: ['cloudfront:E'], sitePath: '/', maxPaths: 3 }
  const add = (earlier: string[], changed: string[]) =>
    addPendingPurges(new Map([['cloudfront:E', earlier]]), changed, rules).get('cloudfront:E')
  expect(add(['/a'], ['b', 'c'])).toEqual(['/a', '/b', '/c'])
  expect(add(['/a'], ['a', 'b', 'c'])).toEqual(['/a', '/b', '/c'])
  expect(add(['/a'], ['b', 'c', 'd'])).toEqual(['*'])
  expect(add(['*'], ['b'])).toEqual(['*'])
})

test('removes page data and search index files immediately, without counting these files as pages', () => {
  const pieces = ['pagefind/fragment/en_1.pf_fragment', 'docs/pagefind/index/en_2.pf_index']
  const left = ['guides/x.txt', ...pieces, 'a.js']
  const all = known(...['index.html', ...left].map(path => object(path, 's')))
  const rules = { now: 0, keepRemovedMs: 1000, isPageData: (path: string) => path === 'guides/x.txt' }
  const { removals } = makePlan([object('index.html', 's')], all, rules)
  expect(removals.pages.map(({ path }) => path)).toEqual(left.slice(0, 3))
  expect(new Set(removals.pages.map(({ reason }) => reason))).toEqual(new Set(['removed page data']))
  expect(removals.kept.map(({ path }) => path)).toEqual(['a.js'])
  expect(removals.ownPages).toEqual({ known: 1, removed: [] })
})

test('recognizes pages by name if a rule changed their content type', () => {
  const plain = (path: string) => ({
    ...object(path, 's'),
    headers: { contentType: 'text/plain', cacheControl: 'c' }
  })
  const before = known(...['index.html', 'a.html', 'a', 'b.html', 'LICENSE'].map(plain))
  const { removals } = makePlan([plain('index.html')], before, { ...RULES, keepRemovedMs: 1000 })
  expect(removals.pages.map(({ path }) => path)).toEqual(['a.html', 'a', 'b.html'])
  expect(removals.ownPages).toEqual({ known: 3, removed: ['a.html', 'b.html'] })
})

const HASHED = object('a.0123abcd.js', 's')
const REVALIDATED = { ...HASHED.headers, cacheControl: 'public, max-age=0, must-revalidate' }

test.each<[string, Partial<StateEntry> | undefined, string | undefined, boolean]>([
  ['that is new', undefined, 'new', false],
  ['that is unchanged', {}, undefined, false],
  ['with other bytes but the same hash in its name', { sha256: 't' }, 'changed', true],
  ['with unknown bytes', { sha256: '' }, 'changed', false],
  ['without an etag', { etag: '' }, 'changed', false],
  ['with a changed type', { headers: { ...HASHED.headers, contentType: HTML } }, 'headers changed', false],
  ['with changed caching', { headers: { ...HASHED.headers, cacheControl: 'd' } }, 'headers changed', false],
  ['with headers that an earlier run corrected', { headers: REVALIDATED }, undefined, false]
])('decides whether to upload and purge an object %s', (_, entry, reason, isMutable) => {
  const before =
    entry === undefined
      ? known()
      : new Map([[HASHED.path, { ...known(HASHED).get(HASHED.path), ...entry } as StateEntry]])
  const plan = makePlan([HASHED], before, RULES)
  const planned = plan.uploads.map(upload => upload.reason)
  expect([planned, plan.unchanged.length]).toEqual(reason === undefined ? [[], 1] : [[reason], 0])
  expect(plan.notImmutable).toEqual(isMutable ? [HASHED.path] : [])
  expect(plan.purge).toEqual(reason === undefined || reason === 'new' ? [] : ['a.0123abcd.js'])
  expect([hasChanges(plan), plan.hasNewTimes]).toEqual([reason !== undefined, false])
  const [{ headers } = HASHED] = [...plan.uploads.map(upload => upload.object), ...plan.unchanged]
  expect(headers).toEqual(isMutable || entry?.headers === REVALIDATED ? REVALIDATED : HASHED.headers)
})

test('starts the retention period when the site drops an asset, and ends the period when the asset reappears', () => {
  const timesOf = (objects: SiteObject[], departedAt: number | undefined) => {
    const entries = known(HASHED)
    const entry = entries.get(HASHED.path)
    if (entry !== undefined && departedAt !== undefined) entry.departedAt = departedAt
    const plan = makePlan(objects, entries, { ...RULES, now: 9, keepRemovedMs: 10 })
    return [
      plan.hasNewTimes,
      hasChanges(plan),
      [...plan.removals.departed.values()].map(({ departedAt: at }) => at)
    ]
  }
  expect(timesOf([HASHED], 5)).toEqual([true, false, []])
  expect(timesOf([], undefined)).toEqual([true, false, [9]])
  expect(timesOf([], 5)).toEqual([false, false, [5]])
  expect(timesOf([], -1)).toEqual([false, true, [-1]])
  // The clock of an earlier run was ahead.
  expect(timesOf([], 1000)).toEqual([true, false, [9]])
})
