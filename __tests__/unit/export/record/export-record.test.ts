import { expect, test } from '@jest/globals'
import type { Inputs } from '../../../../src/export/inputs/inputs.ts'
import { ExportRecord } from '../../../../src/export/record/export-record.ts'
import type { InstalledReview } from '../../../../src/export/record/installed-site.ts'
import type { ExportJob } from '../../../../src/service/schemas.ts'
import { FakeClock } from '../../../support/fake-clock.ts'
import { MemoryLog } from '../../../support/memory-log.ts'

const SERVICE = {
  about: { domain: 'd.example', version: 'v1' },
  review: { basePath: '/' },
  source: { kind: 'service', maskUrl: false },
  configUrl: undefined
}

function recordOf(more: object = {}) {
  const outputs: [string, string | number][] = []
  const [clock, log] = [new FakeClock(), new MemoryLog()]
  const setOutput = (name: string, value: string | number) => void outputs.push([name, value])
  const record = new ExportRecord({ ...SERVICE, ...more } as unknown as Inputs, { clock, log, setOutput })
  const poll = (status: string, pageCount?: number) => record.jobPolled({ status, pageCount } as ExportJob)
  return { record, outputs, clock, log, poll }
}

test('a status is an output when it changes, and the count of pages when the job is complete', () => {
  const { record, outputs, poll } = recordOf()
  for (const [status, count] of [['queued'], ['queued'], ['running', 3], ['completed', 9]] as const)
    poll(status, count)
  expect(outputs).toEqual([
    ...['queued', 'running', 'completed'].map(status => ['status', status]),
    ['page-count', 9]
  ])
  expect(record.facts.pageCount).toBe(9)
  poll('completed')
  expect(record.facts.pageCount).toBeUndefined()
  poll('running', 5)
  poll('running')
  expect(record.facts.pageCount).toBe(5)
})

test('the figures are the durations of the stages, and the archive', async () => {
  const { record, clock, log, poll } = recordOf()
  for (const status of ['queued', 'queued', 'running', 'completed']) {
    clock.advance(10_000)
    poll(status)
  }
  await record.stage(
    'Download',
    async () => await clock.sleep(60_000, new AbortController().signal),
    'Downloading'
  )
  poll('running')
  const timed = { Waiting: '20 s', Rendering: '20 s', Download: '1 min' }
  const figures = [...Object.entries(timed), ['Rendering', '0.0 s']].map(([name, value]) => ({ name, value }))
  expect(record.figures(undefined)).toEqual(figures)
  expect(record.figures({ path: '', size: 5000, sha256: 'ab', format: 'zip' }).slice(4)).toEqual([
    { name: 'Archive', value: '5.0 kB' },
    { name: 'SHA-256 of the archive', value: 'ab' }
  ])
  expect(log.lines).toEqual(['group: Downloading'])
})

test('a commit is an output once', () => {
  const { record, outputs } = recordOf()
  for (const sha of [undefined, 'a', 'a', 'b']) record.commitKnown({ sha })
  expect(outputs).toEqual(['a', 'b'].map(sha => ['commit-sha', sha]))
})

const LINK = { url: 'https://s.example/?sig=x', expiresAt: new Date(0), endsAt: 0, sizeBytes: undefined }

test.each([
  ['shown', SERVICE, true, true],
  ['masked', { source: { kind: 'service', maskUrl: true } }, false, true],
  ['of no service', { source: { kind: 'archive' } }, false, true],
  ['replaced by a permanent one', { configUrl: 'https://p.example' }, true, false]
])('a link that is %s: %j', (_, inputs, isShown, isConfig) => {
  const { record, outputs } = recordOf(inputs)
  record.linkIssued(LINK)
  if (!isConfig) record.permanentUrlKnown(LINK.url)
  expect(record.facts.link).toEqual({
    expiresAt: LINK.expiresAt,
    endsAt: 0,
    ...(isShown && { url: LINK.url })
  })
  const config = `{"staticExport":{"enabled":true,"bundleUrl":"${LINK.url}","version":"v1"}}`
  expect(outputs).toEqual([
    ['bundle-url', LINK.url],
    ['expires-at', '1970-01-01T00:00:00.000Z'],
    ['deployment-config', config]
  ])
})

test.each([
  [20, 30, false],
  [20, 31, true],
  [20, 9, true],
  [100, 120, false],
  [100, 121, true],
  [undefined, 500, false]
])('a service that counted %s pages and a site of %d bring a warning: %s', (counted, pageCount, isWarned) => {
  const { record, log, poll } = recordOf()
  poll('completed', counted)
  record.installed({ site: { path: 's', fileCount: 1, pageCount, manifestPath: 'm' } })
  expect(log.lines).toHaveLength(isWarned ? 1 : 0)
})

const NONE = { first: false, added: [], changed: [], removed: [], rebuilt: [] }
const finding = (kind: string) => ({ kind, target: 't', count: 1, pages: [] })
const FAILURE = new Error('refused')

test.each<[string, object, Partial<InstalledReview>, Record<string, string | number>, boolean?]>([
  ['no change', {}, {}, { changed: 'false' }],
  ['a changed page', { changes: { ...NONE, changed: ['a'] } }, {}, { changed: 'true' }],
  [
    'a changed redirect',
    { redirectChanges: { added: [1], changed: [], removed: [] } },
    { redirectsPath: 'r', redirectCount: 2 },
    { 'redirects-path': 'r', 'redirect-count': 2, changed: 'true' }
  ],
  [
    'redirects as before',
    { redirectChanges: { added: [], changed: [], removed: [] } },
    { redirectsPath: 'r' },
    { 'redirects-path': 'r', 'redirect-count': 0, changed: 'false' }
  ],
  ['a broken link', { checks: { findings: [finding('broken-link')] } }, {}, { 'broken-links': 1 }, true],
  [
    'a broken link that fails the run',
    { checks: { findings: [finding('broken-link')] }, failure: FAILURE },
    { checksPath: 'k' },
    { 'broken-links': 1, 'checks-path': 'k' }
  ],
  [
    'an external resource',
    { checks: { findings: [finding('external-resource')] } },
    {},
    { 'broken-links': 0, 'external-resources': 1 }
  ]
])('the review of %s', (_, reviewed, more, expected, isWarned = false) => {
  const { record, outputs, log } = recordOf()
  const review = { reviewed: { changes: NONE, ...reviewed }, basePath: '/b', changesPath: 'c', ...more }
  const archive = { path: 'a.zip', size: 5000, sha256: 'ab', format: 'zip' } as const
  const site = { path: 's', fileCount: 3, pageCount: 1, manifestPath: 'm' }
  record.installed({ archive, site, review: review as unknown as InstalledReview, reportPath: 'report' })
  expect(record.facts).toMatchObject({ archive, site, reviewed, basePath: '/b' })
  expect(Object.fromEntries(outputs)).toMatchObject({
    ...{ 'archive-path': 'a.zip', 'archive-sha256': 'ab', 'archive-size': 5000 },
    ...{ 'site-path': 's', 'file-count': 3, 'manifest-path': 'm' },
    ...{ 'changes-path': 'c', 'report-path': 'report', ...expected }
  })
  expect(outputs.some(([name]) => name === 'redirects-path')).toBe('redirects-path' in expected)
  expect(outputs.some(([name]) => name === 'checks-path')).toBe('checks' in reviewed)
  expect(log.lines.some(line => line.startsWith('warning: Checks: '))).toBe(isWarned)
  expect(log.lines).toHaveLength('checks' in reviewed ? 2 : 1)
})

test.each([
  [{}, 'job_1', 'd.example'],
  [{ about: {} }, 'job_1', 'job job_1'],
  [{ about: {} }, undefined, 'the site']
])('a run with %j and job %s exported %s', (inputs, jobId, what) => {
  const { record, outputs, log } = recordOf(inputs)
  if (jobId !== undefined) record.jobKnown(jobId)
  record.delivered('artifact', { text: 'a', outputs: { 'artifact-id': 3 } })
  record.deliveryFailed('release', new Error('denied'))
  record.succeeded()
  expect(outputs).toEqual([...(jobId === undefined ? [] : [['job-id', jobId]]), ['artifact-id', 3]])
  expect(record.facts.deliveries.map(({ kind, ok }) => [kind, ok])).toEqual([
    ['artifact', true],
    ['release', false]
  ])
  expect(log.lines).toEqual([
    'Delivery release failed: denied',
    `Exported ${what}: artifact (a), release (denied).`
  ])
})
