import { expect, test } from '@jest/globals'
import { Failure } from '../../../src/runtime/failure.ts'
import {
  conclusionOf,
  newRecord,
  type PublishRecord,
  recordPlan
} from '../../../src/publish/publish-record.ts'
import type { Plan } from '../../../src/publish/plan/plan.ts'
import { publishSummary } from '../../../src/publish/summary.ts'
import { MemoryLog } from '../../support/memory-log.ts'

/** Without the invisible marks at which a browser may break a line. */
function summaryOf(report: PublishRecord): string {
  return publishSummary(report, 'https://example.com/errors.md')
    .replaceAll('<wbr>', '')
    .replaceAll(/<\/?code>/g, '`')
}

function reportOf(changed: Partial<PublishRecord> = {}): PublishRecord {
  const about = { target: 's3://site/docs', siteUrl: undefined, dryRun: false, startedAt: 1000 }
  return { ...newRecord(about), ...changed }
}

/** A plan with so many new and changed objects of 1,000 bytes, removed pages and assets, and kept assets. */
function planOf(counts: Partial<Record<'added' | 'changed' | 'pages' | 'assets' | 'kept', number>>): Plan {
  const names = (prefix: string, count = 0) => Array.from({ length: count }, (_, i) => `${prefix}${i}`)
  const headers = { contentType: '', cacheControl: '' }
  const made = {
    phase: 'pages' as const,
    isNamedByHash: false,
    isRedirect: false,
    size: 1000,
    sha256: '',
    headers
  }
  const upload = (path: string, reason: 'new' | 'changed') => {
    return { reason, object: { ...made, path, name: path, file: path } }
  }
  const removal = (path: string) => ({ path, reason: 'removed page' as const })
  return {
    uploads: [
      ...names('new', counts.added).map(path => upload(path, 'new')),
      ...names('changed', counts.changed).map(path => upload(path, 'changed'))
    ],
    unchanged: [upload('same', 'new').object],
    removals: {
      pages: names('page', counts.pages).map(removal),
      assets: names('asset', counts.assets).map(removal),
      kept: names('kept', counts.kept).map(path => ({ path, until: 0 })),
      departed: new Map(),
      ownPages: { known: 0, removed: [] }
    },
    purge: [],
    purgeAgain: [],
    notImmutable: [],
    hasNewTimes: false
  }
}

function planned(plan: Plan, purges: [string, string[]][] = [], changed: Partial<PublishRecord> = {}) {
  const report = reportOf(changed)
  const log = new MemoryLog()
  recordPlan(report, { plan, purges }, log)
  return { report, log }
}

const headingOf = (report: PublishRecord) => summaryOf(report).split('\n')[0]
const failure = new Failure('store-access-denied', 'Upload failed.')

test.each<[string, Partial<PublishRecord>]>([
  ['Publish plan (dry run)', { dryRun: true, changed: true }],
  ['Nothing to publish', { changed: false }],
  ['Site published', { changed: true }],
  ['Site published', { changed: false, purgedPaths: 1 }],
  ['Archive published', { changed: true, objectUrl: 'https://store.example/a' }],
  ['Not published', { failure }],
  ['Partly published', { failure, uploaded: 1 }],
  ['Published, but not completed', { failure, uploaded: 1, isUploadComplete: true }],
  ['Published, but not purged', { failure: new Failure('purge-failed', 'No.'), isUploadComplete: true }],
  ['Not published', { failure, dryRun: true }]
])('the heading is: %s', (heading, changed) => {
  expect(headingOf(reportOf(changed))).toBe(`## ${heading}`)
})

test('the facts below the heading are the address, the target, what stays and the time', () => {
  const line = (changed: Partial<PublishRecord>) => summaryOf(reportOf(changed)).split('\n')[2]
  expect(line({})).toBe('`s3://site/docs`')
  expect(line({ unchanged: 3, kept: 1, endedAt: 6000 })).toBe(
    '`s3://site/docs` · 3 unchanged · 1 removed asset kept for open browser tabs · 5.0 s'
  )
  expect(line({ kept: 2, siteUrl: 'https://docs.example.com/' })).toMatch(
    /^\*\*\[.*\]\(.*\)\*\* · `s3:\/\/site\/docs` · 2 removed assets kept for open browser tabs$/
  )
  expect(line({ objectUrl: 'https://store.example/a.zip' })).toMatch(
    /^\[.*\]\(https:\/\/store\.example\/a\.zip\)$/
  )
})

test('a run that failed says how far it came, and only what was planned', () => {
  const plan = { uploads: 4, uploadBytes: 4000, removals: 3, purgePaths: 2 }
  const done = { failure, uploaded: 2, uploadedBytes: 2000, removed: 1, purgedPaths: 0 }
  const progress = (changed: Partial<PublishRecord>) =>
    /^Done before the failure: .*$/m.exec(summaryOf(reportOf({ ...done, ...changed })))?.[0]
  expect(progress({ planned: plan })).toBe(
    'Done before the failure: 2 of 4 uploaded (2.0 kB), 1 of 3 removed, 0 of 2 paths purged.'
  )
  expect(progress({ planned: { ...plan, uploads: 0, removals: 0 } })).toBe(
    'Done before the failure: 0 of 2 paths purged.'
  )
  expect(progress({ planned: { ...plan, removals: 0, purgePaths: 0 } })).toBe(
    'Done before the failure: 2 of 4 uploaded (2.0 kB).'
  )
  expect(progress({ planned: { uploads: 0, uploadBytes: 0, removals: 0, purgePaths: 0 } })).toBeUndefined()
  // Before the plan was made.
  expect(progress({})).toBeUndefined()
  const finished = summaryOf(reportOf({ planned: plan, uploaded: 2 }))
  expect(finished).not.toContain('Done before the failure')
})

test('lists up to fifty paths of each kind', () => {
  const { report } = planned(planOf({ added: 51, changed: 50, pages: 1, assets: 1 }))
  const summary = summaryOf(report)
  expect(summary).toContain('<details><summary>New (51)</summary>\n\n- `new0`\n- `new1`\n')
  expect(summary).toContain('- `new49`\n- and 1 more\n')
  expect(summary).not.toContain('new50')
  expect(summary).toContain('<details><summary>Changed (50)</summary>')
  expect(summary).toContain('- `changed49`\n\n</details>')
  expect(summary).toContain('<details><summary>Removed (2)</summary>\n\n- `page0`\n- `asset0`\n')
  expect(summaryOf(planned(planOf({})).report)).not.toContain('<details>')
})

test.each<[Parameters<typeof planOf>[0], [string, string[]][], string]>([
  [{}, [], 'Plan: 1 unchanged.'],
  [{ added: 1, changed: 2 }, [], 'Plan: 3 to upload (3.0 kB), 1 unchanged.'],
  [{ pages: 1, assets: 2 }, [['x', ['/a']]], 'Plan: 3 to remove, 1 path to purge, 1 unchanged.'],
  [
    { kept: 1 },
    [
      ['x', ['/a', '/b']],
      ['y', ['/c']]
    ],
    'Plan: 3 paths to purge, 1 unchanged, 1 removed asset kept for open browser tabs.'
  ]
])('the plan of %j is logged in one line', (counts, purges, line) => {
  expect(planned(planOf(counts), purges).log.lines).toEqual([line])
})

test('the last line says what was done, without zeros', () => {
  const { report } = planned(planOf({}))
  expect(conclusionOf(report)).toBe('Nothing to publish: s3://site/docs is up to date.')
  expect(conclusionOf({ ...report, uploaded: 2, removed: 1, purgedPaths: 1 })).toBe(
    'Published s3://site/docs: 2 uploaded, 1 removed, 1 path purged.'
  )
  expect(conclusionOf({ ...report, purgedPaths: 2, siteUrl: 'https://docs.example.com/' })).toBe(
    'Published https://docs.example.com/: 2 paths purged.'
  )
  expect(conclusionOf({ ...report, uploaded: 1, objectUrl: 'https://store.example/a' })).toBe(
    'Published https://store.example/a: 1 uploaded.'
  )
})

test('the last line of a dry run says what would be done', () => {
  const dryRun = { dryRun: true, uploaded: 0 }
  expect(conclusionOf(planned(planOf({}), [], dryRun).report)).toBe('Nothing to publish to s3://site/docs.')
  expect(conclusionOf(planned(planOf({ added: 2, pages: 1 }), [['x', ['/a']]], dryRun).report)).toBe(
    'Plan for s3://site/docs: 2 to upload, 1 to remove, 1 path to purge.'
  )
})

test('the last line is missing after a failure, and before there is a plan', () => {
  expect(conclusionOf({ ...planned(planOf({})).report, failure })).toBeUndefined()
  expect(conclusionOf(reportOf())).toBeUndefined()
})
