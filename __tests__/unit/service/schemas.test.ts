import { expect, test } from '@jest/globals'
import { agentJob, bundle, exportJob, startedJob } from '../../../src/service/schemas.ts'

test('accepts an export job with only a status', () => {
  expect(exportJob.parse({ status: 'queued' })).toEqual({ status: 'queued' })
})

test.each([
  ['progress', 0, 0],
  ['progress', 45.5, 45.5],
  ['progress', '45', 45],
  ['progress', '45 %', 45],
  ['progress', '45%', 45],
  ['progress', 250, 100],
  ['progress', -1, undefined],
  ['progress', '', undefined],
  ['progress', 'half', undefined],
  ['progress', null, undefined],
  ['progress', true, undefined],
  ['progress', { done: 3, total: 4 }, undefined],
  ['progress', [45], undefined],
  ['pageCount', 12.9, 12],
  ['pageCount', '12', 12],
  ['pageCount', -12, undefined],
  ['pageCount', {}, undefined],
  ['error', 'no theme', 'no theme'],
  ['error', null, undefined],
  ['error', '', undefined],
  ['error', { code: 1 }, undefined]
])('reads the %s %j of an export job as %j', (name, value, read) => {
  expect(exportJob.parse({ status: 'running', [name]: value })).toHaveProperty(name, read)
})

test('normalizes the status of an export job to one short line', () => {
  expect(exportJob.parse({ status: ' com\npleted ' }).status).toBe('com pleted')
  expect(exportJob.parse({ status: 'x'.repeat(5000) }).status).toHaveLength(100)
})

test.each([undefined, null, 3, '', '  ', {}])('rejects an export job with the status %j', status => {
  expect(exportJob.safeParse({ status }).success).toBe(false)
})

test.each(['17', 'a/b', 'job 17', '…'])('accepts a started job with the id %j', jobId => {
  expect(startedJob.parse({ jobId }).jobId).toBe(jobId)
})

test.each([17, '', 'a'.repeat(1001), '.', '..', 'a\n::stop-commands::x', '\ud800', null])(
  'rejects a started job with the id %j',
  jobId => {
    expect(startedJob.safeParse({ jobId }).success).toBe(false)
  }
)

const bundleUrl = 'https://store.example.com/b.tar.gz?X-Amz-Signature=abc'
const NOON = '2026-11-15T12:00:00.000Z'

test.each([
  NOON,
  '2026-11-15T12:00:00Z',
  '2026-11-15T13:00:00+01:00',
  '2026-11-15T12:00Z',
  '2026-11-15 12:00:00+00',
  '2026-11-15T14:00:00+02',
  '2026-11-15T14:00+0200',
  '2026-11-15T05:00:00.000 -07:00',
  '2026-11-15T12:00:00 utc',
  '2026-11-15 12:00:00 UTC',
  ' 2026-11-15T12:00:00Z ',
  'Sun, 15 Nov 2026 12:00:00 GMT',
  1_794_744_000,
  1_794_744_000_000,
  '1794744000',
  '1794744000000',
  '2026-11-15T12:00:00',
  '2026-11-15 12:00:00.000'
])('reads the expiresAt %j of a bundle as noon UTC', expiresAt => {
  expect(bundle.parse({ bundleUrl, expiresAt }).expiresAt.toISOString()).toBe(NOON)
})

test.each([
  '',
  'tomorrow',
  'in 15 minutes',
  'expires 5',
  null,
  true,
  {},
  1e20,
  '2026-13-45T00:00:00Z',
  '2026-11-15T12:00:00+99'
])('rejects a bundle with the expiresAt %j', expiresAt => {
  const issue = bundle.safeParse({ bundleUrl, expiresAt }).error?.issues[0]
  expect(issue?.path).toEqual(['expiresAt'])
})

test.each([undefined, null, '', 'b.tar.gz', 'ftp://store.example.com/b', 'javascript:alert(1)', 17])(
  'rejects a bundle with the bundleUrl %j',
  address => {
    const issue = bundle.safeParse({ bundleUrl: address, expiresAt: NOON }).error?.issues[0]
    expect(issue?.path).toEqual(['bundleUrl'])
  }
)

test.each([
  [17, 17],
  ['17', 17],
  [0, undefined],
  [-17, undefined],
  [1.5, undefined],
  ['big', undefined],
  [null, undefined]
])('reads the sizeBytes %j of a bundle as %j', (sizeBytes, size) => {
  expect(bundle.parse({ bundleUrl, expiresAt: NOON, sizeBytes }).sizeBytes).toBe(size)
})

test('accepts an agent job with only a status', () => {
  expect(agentJob.parse({ status: 'active' })).toEqual({ status: 'active', source: {} })
})

test.each([null, 'x', [], { repository: 1, ref: null }])('accepts an agent job with source %j', source => {
  expect(agentJob.parse({ status: 'active', source }).source.repository).toBeUndefined()
})
