import fc from 'fast-check'
import type { FaultyOptions, StoreFault } from '../../__tests__/servers/s3/faulty-store.ts'

/** All conditions and faults of one test as data, so that a failing schedule can be read and replayed. */
export interface Schedule {
  /** Initial content of the bucket: nothing, or an earlier site whose publication can have been interrupted. */
  before: { site: SiteShape; isInterrupted: boolean } | undefined
  site: SiteShape
  store: Pick<FaultyOptions, 'conditions' | 'opaqueEtags' | 'pageSize' | 'skewMs'>
  faults: StoreFault[]
  stop: { signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'; afterRequests: number } | undefined
  /** Site that the next run publishes without faults. */
  next: 'same' | 'previous'
  /** Change to the stored state before the run with the faults. */
  state: 'kept' | 'deleted' | 'truncated' | 'foreign'
  rival: SiteShape | undefined
  cleanUrls: boolean
  keepRemoved: string
  purgeFails: boolean
  timeoutSeconds: number
}

/** `pages[i]` lists the assets of page i. The content of all assets and pages depends on the build. */
export interface SiteShape {
  build: number
  pages: number[][]
}

export const ASSET_COUNT = 6

const site: fc.Arbitrary<SiteShape> = fc.record({
  build: fc.nat(3),
  pages: fc.array(fc.array(fc.nat(ASSET_COUNT - 1), { maxLength: 3 }), { minLength: 1, maxLength: 8 })
})

const status = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      { status: 503, code: 'SlowDown' },
      { status: 500, code: 'InternalError' },
      { status: 429, code: 'TooManyRequests' },
      { status: 400, code: 'RequestTimeout' }
    )
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { status: 403, code: 'AccessDenied' },
      { status: 400, code: 'ExpiredToken' },
      { status: 403, code: 'SignatureDoesNotMatch' },
      { status: 412, code: 'PreconditionFailed' },
      { status: 301, code: 'PermanentRedirect' },
      { status: 404, code: 'NoSuchBucket' }
    )
  }
)

const fault: fc.Arbitrary<StoreFault> = fc
  .record({
    on: fc.constantFrom(
      undefined,
      'put' as const,
      'get' as const,
      'delete' as const,
      'list' as const,
      'head' as const
    ),
    key: fc.constantFrom(
      undefined,
      /state\.json$/,
      /lease\.json$/,
      /\.html$/,
      /assets\//,
      /docs\/index\.html$/
    ),
    skip: fc.nat(12),
    times: fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constant(1000)),
    kind: fc.oneof(
      { weight: 5, arbitrary: status },
      { weight: 2, arbitrary: fc.constant({ drop: 'before' as const }) },
      { weight: 3, arbitrary: fc.constant({ drop: 'after' as const }) },
      { weight: 1, arbitrary: fc.constant({ hang: true as const }) },
      { weight: 1, arbitrary: fc.constant({ etag: '"11111111111111111111111111111111"' }) },
      { weight: 1, arbitrary: fc.record({ delayMs: fc.nat(300) }) }
    )
  })
  .map(({ on, key, ...rest }) => ({
    ...rest,
    ...(on !== undefined && { on }),
    ...(key !== undefined && { key })
  }))

const anySchedule = fc.record<Schedule>({
  before: fc.oneof(
    { weight: 1, arbitrary: fc.constant(undefined) },
    { weight: 3, arbitrary: fc.record({ site, isInterrupted: fc.boolean() }) }
  ),
  site,
  store: fc.record({
    conditions: fc.constantFrom(
      'enforced' as const,
      'enforced' as const,
      'unquoted' as const,
      'ignored' as const,
      'not-implemented' as const
    ),
    opaqueEtags: fc.constantFrom(false, false, true),
    pageSize: fc.constantFrom(2, 1000),
    skewMs: fc.constantFrom(0, 0, 7_200_000, -86_400_000)
  }),
  faults: fc.array(fault, { maxLength: 3 }),
  stop: fc.oneof(
    { weight: 1, arbitrary: fc.constant(undefined) },
    {
      weight: 2,
      arbitrary: fc.record({
        signal: fc.constantFrom(
          'SIGINT' as const,
          'SIGTERM' as const,
          'SIGKILL' as const,
          'SIGKILL' as const
        ),
        afterRequests: fc.integer({ min: 1, max: 35 })
      })
    }
  ),
  next: fc.constantFrom('same' as const, 'previous' as const),
  state: fc.oneof(
    { weight: 6, arbitrary: fc.constant('kept' as const) },
    { weight: 1, arbitrary: fc.constantFrom('deleted' as const, 'truncated' as const, 'foreign' as const) }
  ),
  rival: fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: site }),
  cleanUrls: fc.boolean(),
  keepRemoved: fc.constantFrom('7d', '0d'),
  purgeFails: fc.boolean(),
  timeoutSeconds: fc.constantFrom(4, 8)
})

/** Without conditional writes, there is no rival, because only `concurrency` in the workflow prevents parallel runs. */
export const schedules: fc.Arbitrary<Schedule> = anySchedule.map(schedule => {
  const { store, rival, faults, timeoutSeconds } = schedule
  const isAlone = store.conditions === 'ignored' || store.conditions === 'not-implemented'
  // A run with an endless fault gets a short timeout. Any other run has enough time, even on a slow machine.
  const isEndless = faults.some(({ times, kind }) => times === 1000 || 'hang' in kind)
  const limit = isEndless ? timeoutSeconds : 60
  return { ...schedule, rival: isAlone ? undefined : rival, timeoutSeconds: limit }
})
