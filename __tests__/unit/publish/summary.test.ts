import { expect, test } from '@jest/globals'
import { Failure } from '../../../src/runtime/failure.ts'
import {
  conclusionOf,
  newRecord,
  type PlannedWork,
  type PublishRecord,
  recordPlan
} from '../../../src/publish/publish-record.ts'
import { publishSummary } from '../../../src/publish/summary.ts'
import { MemoryLog } from '../../support/memory-log.ts'

/** Renders a summary without optional line breaks (`<wbr>`), and with backticks in place of `<code>` tags. */
function summaryOf(report: PublishRecord): string {
  return publishSummary(report, 'https://example.com/errors.md')
    .replaceAll('<wbr>', '')
    .replaceAll(/<\/?code>/g, '`')
}

function reportOf(changed: Partial<PublishRecord> = {}): PublishRecord {
  const about = { target: 's3://site/docs', siteUrl: undefined, dryRun: false, startedAt: 1000 }
  return { ...newRecord(about), ...changed }
}

const NOTHING: PlannedWork = { uploads: [], removals: 0, unchanged: 1, kept: 0, purgePaths: 0 }

function planned(work: Partial<PlannedWork>, changed: Partial<PublishRecord> = {}) {
  const report = reportOf(changed)
  const log = new MemoryLog()
  recordPlan(report, { ...NOTHING, ...work }, log)
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
  ['Published, but the run failed', { failure, uploaded: 1, isUploadComplete: true }],
  ['Published, but not purged', { failure: new Failure('purge-failed', 'No.'), isUploadComplete: true }],
  ['Not published', { failure, dryRun: true }]
])('writes the heading "%s"', (heading, changed) => {
  expect(headingOf(reportOf(changed))).toBe(`## ${heading}`)
})

test('below the heading, displays the address, the target, the numbers of unchanged and kept objects, and the duration', () => {
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

const UPLOADS = [{ size: 1000 }, { size: 2000 }]

test.each<[Partial<PlannedWork>, string]>([
  [{}, '1 unchanged'],
  [{ uploads: UPLOADS }, '2 to upload (3.0 kB), 1 unchanged'],
  [{ removals: 3, purgePaths: 1 }, '3 to remove, 1 path to purge, 1 unchanged'],
  [{ kept: 1, purgePaths: 3, unchanged: 0 }, '3 paths to purge, 1 removed asset kept for open browser tabs']
])('logs the plan %j in one line', (work, line) => {
  expect(planned(work).log.lines).toEqual([`Plan: ${line}.`])
  const { report, log } = planned(work, { dryRun: true })
  expect(log.lines).toEqual([])
  expect(conclusionOf(report)).toBe(`Plan for s3://site/docs: ${line}.`)
  expect(report.changed).toBe(work.uploads !== undefined || work.removals !== undefined)
})

test('omits zero counts in the concluding log line', () => {
  const { report } = planned({})
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

test('logs no conclusion after a failure, or if there is no plan', () => {
  expect(conclusionOf({ ...planned({}).report, failure })).toBeUndefined()
  expect(conclusionOf(reportOf())).toBeUndefined()
})

test('describes how much of the plan a failed run has done', () => {
  const done = { failure, uploaded: 2, uploadedBytes: 2000, removed: 1, purgedPaths: 0 }
  const progress = (work: Partial<PlannedWork>) =>
    /^Done before the failure: .*$/m.exec(summaryOf(planned(work, done).report))?.[0]
  const uploads = [...UPLOADS, ...UPLOADS]
  expect(progress({ uploads, removals: 3, purgePaths: 2 })).toBe(
    'Done before the failure: 2 of 4 uploaded (2.0 kB), 1 of 3 removed, 0 of 2 paths purged.'
  )
  expect(progress({ purgePaths: 2 })).toBe('Done before the failure: 0 of 2 paths purged.')
  expect(progress({})).toBeUndefined()
  expect(summaryOf(reportOf(done))).not.toContain('Done before the failure')
  expect(summaryOf(planned({ uploads }, { uploaded: 2 }).report)).not.toContain('Done before the failure')
})

test('lists up to fifty paths of each kind of change', () => {
  const pathsOf = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}${i}`)
  const paths = { New: pathsOf('new', 51), Changed: pathsOf('changed', 50), Removed: ['page', 'asset'] }
  const summary = summaryOf(planned({ paths }).report)
  expect(summary).toContain('<details><summary>New (51)</summary>\n\n- `new0`\n- `new1`\n')
  expect(summary).toContain('- `new49`\n- and 1 more\n')
  expect(summary).not.toContain('new50')
  expect(summary).toContain('<details><summary>Changed (50)</summary>')
  expect(summary).toContain('- `changed49`\n\n</details>')
  expect(summary).toContain('<details><summary>Removed (2)</summary>\n\n- `page`\n- `asset`\n')
  expect(summaryOf(planned({ paths: { New: [] } }).report)).not.toContain('<details>')
})
