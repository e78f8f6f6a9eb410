import { expect, test } from '@jest/globals'
import type { Inputs } from '../../../../src/export/inputs/inputs.ts'
import { ExportRecord } from '../../../../src/export/record/export-record.ts'
import type { InstalledReview } from '../../../../src/export/record/installed-site.ts'
import type { ExportJob } from '../../../../src/service/schemas.ts'
import { FakeClock } from '../../../support/fake-clock.ts'
import { MemoryLog } from '../../../support/memory-log.ts'

const ARCHIVE = { path: 'a.zip', size: 5000, sha256: 'ab', format: 'zip' } as const

function recordOf(more: object = {}) {
  const outputs: [string, string | number][] = []
  const [clock, log] = [new FakeClock(), new MemoryLog()]
  const setOutput = (name: string, value: string | number) => void outputs.push([name, value])
  const output = { extract: true }
  const inputs = { about: { domain: 'd.example' }, review: { basePath: '/' }, output, ...more }
  const record = new ExportRecord(inputs as unknown as Inputs, { clock, log, setOutput })
  const poll = (status: string, pageCount?: number) => record.jobPolled({ status, pageCount } as ExportJob)
  return { record, outputs, clock, log, poll }
}

test('sets an output for each new status and the final page count, and records the time of each stage', async () => {
  const { record, outputs, clock, log, poll } = recordOf()
  for (const [status, count] of [['queued'], ['queued'], ['running', 3], ['completed', 9]] as const) {
    clock.advance(10_000)
    poll(status, count)
  }
  const statuses = ['queued', 'running', 'completed'].map(status => ['status', status])
  expect(outputs).toEqual([...statuses, ['page-count', 9]])
  await record.stage(
    'Download',
    async () => await clock.sleep(60_000, new AbortController().signal),
    'Loading'
  )
  poll('completed')
  expect(record.facts.pageCount).toBeUndefined()
  poll('running', 5)
  poll('running')
  expect(record.facts.pageCount).toBe(5)
  const names = ['Download', 'Archive', 'SHA-256 of the archive']
  const values = ['1 min', '5.0 kB', 'ab']
  const figures = names.map((name, at) => ({ name, value: values[at] }))
  expect(record.figures(ARCHIVE)).toEqual(figures)
  expect(record.figures(undefined)).toEqual(figures.slice(0, 1))
  expect(log.lines).toEqual(['group: Loading'])
})

test('sets the commit output only once for each commit', () => {
  const { record, outputs } = recordOf()
  for (const sha of [undefined, 'a', 'a', 'b']) record.commitKnown({ sha })
  expect(outputs).toEqual(['a', 'b'].map(sha => ['commit-sha', sha]))
})

test.each([
  [1, 11, false],
  [1, 12, true],
  [20, 9, true],
  [80, 100, false],
  [79, 100, true],
  [1, undefined, false]
])('for %i pages in the site and a page count of %p from the service, warns: %s', (found, counted, warns) => {
  const { record, log, poll } = recordOf()
  poll('completed', counted)
  record.installed({ site: { path: 's', manifestPath: 'm', fileCount: found, pageCount: found } })
  const warning = `warning: The service counted ${counted ?? ''} pages, but the site contains ${found} ${found === 1 ? 'page' : 'pages'}. Check the site before you publish it.`
  expect(log.lines).toEqual(warns ? [warning] : [])
})

const NONE = { first: false, added: [], changed: [], removed: [], rebuilt: [] }
const IMAGE = { path: 'logo.png', size: 1, sha256: 'a' }
/** Files that differ in each build, although the visible content is the same. */
const BUILD = (id: string) => [
  { ...IMAGE, path: `_next/static/css/${id.repeat(8)}.css` },
  { ...IMAGE, path: 'guides/x.html', sha256: id, content: 'c' },
  { ...IMAGE, path: 'guides/x.txt', sha256: id },
  { ...IMAGE, path: '404.html', sha256: id, content: 'c' }
]
const checks = { findings: [{ kind: 'broken-link', target: 't', count: 1, pages: [] }], ignored: 0 }

test.each<[object, Partial<InstalledReview>, Record<string, string | number>, boolean?]>([
  [{}, {}, { changed: 'false' }],
  [{ changes: { ...NONE, changed: ['a'] } }, {}, { changed: 'true' }],
  [{ redirectChanges: { ...NONE, added: ['a'] } }, {}, { changed: 'true' }],
  [{ redirectChanges: NONE }, {}, { changed: 'false' }],
  [{ files: [IMAGE], previous: { files: [IMAGE] } }, {}, { changed: 'false' }],
  [{ files: [{ ...IMAGE, sha256: 'b' }], previous: { files: [IMAGE] } }, {}, { changed: 'true' }],
  [{ files: [], previous: { files: [IMAGE] } }, {}, { changed: 'true' }],
  [{ files: BUILD('1f'), previous: { files: BUILD('2e') } }, {}, { changed: 'false' }],
  [{ checks }, {}, { 'broken-links': 1, 'external-resources': 0, 'checks-path': '' }, true],
  [{ checks, failure: new Error('x') }, { checksPath: 'k' }, { 'broken-links': 1, 'checks-path': 'k' }],
  [{ checks: { findings: [], ignored: 0 } }, {}, { 'broken-links': 0 }]
])('for the review %j and the paths %j, sets outputs %j', (reviewed, more, expected, isWarned = false) => {
  const { record, outputs, log } = recordOf()
  const found = { changes: NONE, files: [], ...reviewed }
  const review = { reviewed: found, basePath: '/b', changesPath: 'c', ...more }
  record.installed({ archive: ARCHIVE, review: review as unknown as InstalledReview })
  expect(record.facts).toMatchObject({ reviewed, basePath: '/b' })
  expect(Object.fromEntries(outputs)).toMatchObject({
    'archive-size': 5000,
    'changes-path': 'c',
    ...expected
  })
  expect(outputs).toHaveLength(5 + 3 * Number('checks' in reviewed))
  expect(log.lines.map(line => line.split(' ', 2).join(' '))).toEqual([
    expect.stringMatching(/^Changes: /),
    ...('checks' in reviewed ? [isWarned ? 'warning: Checks:' : expect.stringMatching(/^Checks: /)] : [])
  ])
})

test.each([
  [{}, 'No page was added, changed or removed.'],
  [
    { redirectChanges: { total: 3, added: [], changed: ['a'], removed: ['b', 'c'] } },
    'No page was added, changed or removed. 3 redirects: 1 changed · 2 removed.'
  ],
  [
    { changes: { ...NONE, added: ['a'] }, redirectChanges: { total: 1, ...NONE } },
    '1 page added. 1 redirect.'
  ]
])('for the review %j, logs "%s"', (reviewed, text) => {
  const { record, log } = recordOf()
  const review = { reviewed: { changes: NONE, files: [], ...reviewed }, basePath: '/', changesPath: 'c' }
  record.installed({ review: review as unknown as InstalledReview })
  expect(log.lines).toEqual([`Changes: ${text}`])
})

test.each([
  [
    { redirectsPath: 'r', redirectCount: 2 },
    { 'redirects-path': 'r', 'redirect-count': 2 }
  ],
  [{}, {}]
])('for a site with %j, sets the redirect outputs %j', (redirects, expected) => {
  const { record, outputs } = recordOf()
  record.installed({ site: { path: 's', manifestPath: 'm', fileCount: 3, pageCount: 2, ...redirects } })
  const own = { 'site-path': 's', 'file-count': 3, 'manifest-path': 'm' }
  expect(Object.fromEntries(outputs)).toEqual({ ...own, ...expected })
})

test.each([
  [{ output: { extract: false } }, '`deliver` has neither `site` nor `report`'],
  [{ review: { check: 'off' } }, '`check` is `off`']
])('logs why a run with the inputs %j checked nothing', (inputs, reason) => {
  const { record, log } = recordOf(inputs)
  record.succeeded()
  expect(record.facts.notChecked).toBe(reason)
  expect(log.lines[0]).toBe(`Not checked: ${reason}.`)
})

test.each([
  [{}, 'job_1', 'd.example'],
  [{ about: {} }, 'job_1', 'job job_1'],
  [{ about: {} }, undefined, 'the site']
])('for a run with the inputs %j and the job id %s, logs the export of %s', (inputs, jobId, what) => {
  const { record, outputs, log } = recordOf(inputs)
  if (jobId !== undefined) record.jobKnown(jobId)
  record.delivered('artifact', { text: 'a', outputs: { 'artifact-id': 3 } })
  record.deliveryFailed('release', new Error('denied'))
  record.succeeded()
  // Without a comparison, `changed` is true, so that steps that require a change are not skipped.
  const last = [
    ['artifact-id', 3],
    ['changed', 'true']
  ]
  expect(outputs).toEqual([...(jobId === undefined ? [] : [['job-id', jobId]]), ...last])
  expect(record.facts.deliveries.map(({ ok }) => ok)).toEqual([true, false])
  const said = `Exported ${what}: artifact (a), release (denied).`
  expect(log.lines).toEqual(['Delivery release failed: denied', said])
})
