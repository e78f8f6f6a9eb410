import { describe, expect, test } from '@jest/globals'
import { agentJob, bundle, exportJob, startedJob } from '../../../src/service/schemas.ts'

describe('an export job', () => {
  test('requires only a status', () => {
    expect(exportJob.parse({ status: 'queued' })).toEqual({ status: 'queued' })
  })

  test.each([
    [0, 0],
    [45.5, 45.5],
    ['45', 45],
    ['45 %', 45],
    ['45%', 45],
    [250, 100],
    [-1, undefined],
    ['', undefined],
    ['half', undefined],
    [null, undefined],
    [true, undefined],
    [{ done: 3, total: 4 }, undefined],
    [[45], undefined]
  ])('reads the progress %j as %j', (progress, percent) => {
    expect(exportJob.parse({ status: 'running', progress }).progress).toBe(percent)
  })

  test.each([
    [12, 12],
    [12.9, 12],
    ['12', 12],
    ['many', undefined],
    [-12, undefined],
    [null, undefined],
    [{}, undefined]
  ])('reads the pageCount %j as %j', (pageCount, pages) => {
    expect(exportJob.parse({ status: 'running', pageCount }).pageCount).toBe(pages)
  })

  test.each([
    ['no theme', 'no theme'],
    [null, undefined],
    ['', undefined],
    [{ code: 1 }, undefined]
  ])('reads the error %j as %j', (error, reason) => {
    expect(exportJob.parse({ status: 'failed', error }).error).toBe(reason)
  })

  test('has a status of one short line', () => {
    expect(exportJob.parse({ status: ' com\npleted ' }).status).toBe('com pleted')
    expect(exportJob.parse({ status: 'x'.repeat(5000) }).status).toHaveLength(100)
  })

  test.each([undefined, null, 3, '', '  ', {}])('cannot have the status %j', status => {
    expect(exportJob.safeParse({ status }).success).toBe(false)
  })
})

describe('the id of a started job', () => {
  test.each(['17', 'a/b', 'job 17', '…'])('can be %j', jobId => {
    expect(startedJob.parse({ jobId }).jobId).toBe(jobId)
  })

  test.each([17, '', '.', '..', 'a\n::stop-commands::x', '\ud800', null])('cannot be %j', jobId => {
    expect(startedJob.safeParse({ jobId }).success).toBe(false)
  })
})

describe('a bundle', () => {
  const bundleUrl = 'https://store.example.com/b.tar.gz?X-Amz-Signature=abc'
  const NOON = '2026-11-15T12:00:00.000Z'

  test.each([
    NOON,
    '2026-11-15T12:00:00Z',
    '2026-11-15T13:00:00+01:00',
    '2026-11-15T12:00Z',
    '2026-11-15 12:00:00+00',
    '2026-11-15 12:00:00 UTC',
    ' 2026-11-15T12:00:00Z ',
    'Sun, 15 Nov 2026 12:00:00 GMT',
    1_794_744_000,
    1_794_744_000_000,
    '1794744000',
    '1794744000000'
  ])('with expiresAt %j expires at noon UTC', expiresAt => {
    expect(bundle.parse({ bundleUrl, expiresAt }).expiresAt.toISOString()).toBe(NOON)
  })

  test.each(['2026-11-15T12:00:00', '2026-11-15 12:00:00.000'])(
    'with expiresAt %j, without a time zone, expires at noon UTC',
    expiresAt => {
      expect(bundle.parse({ bundleUrl, expiresAt }).expiresAt.toISOString()).toBe(NOON)
    }
  )

  test.each(['', 'tomorrow', 'in 15 minutes', 'expires 5', null, true, {}, 1e20, '2026-13-45T00:00:00Z'])(
    'cannot have the expiresAt %j',
    expiresAt => {
      const issue = bundle.safeParse({ bundleUrl, expiresAt }).error?.issues[0]
      expect(issue?.path).toEqual(['expiresAt'])
    }
  )

  test.each([undefined, null, '', 'b.tar.gz', 'ftp://store.example.com/b', 'javascript:alert(1)', 17])(
    'cannot have the bundleUrl %j',
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
  ])('reads the sizeBytes %j as %j', (sizeBytes, size) => {
    expect(bundle.parse({ bundleUrl, expiresAt: NOON, sizeBytes }).sizeBytes).toBe(size)
  })
})

describe('an agent job', () => {
  test('requires only a status', () => {
    expect(agentJob.parse({ status: 'active' })).toEqual({ status: 'active', source: {} })
  })

  test.each([null, 'x', [], { repository: 1, ref: null }])('can have the source %j', source => {
    expect(agentJob.parse({ status: 'active', source }).source.repository).toBeUndefined()
  })
})
