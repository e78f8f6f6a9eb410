import fc from 'fast-check'
import type {
  ArchiveKind,
  Disk,
  Outage,
  RedirectTarget,
  Schedule,
  ScheduledFault,
  Stop,
  StoreBehavior,
  What
} from './schedule.ts'

const HTML = '<!doctype html><html><title>Bad gateway</title><p>Try again later</p></html>'

const WRONG_JSON = [
  '',
  '{',
  'null',
  '[]',
  '{}',
  '"text"',
  '{"jobId":7}',
  '{"jobId":".."}',
  '{"jobId":"j1","status":"comp',
  '{"status":null}',
  '{"bundleUrl":"not an address","expiresAt":"never"}',
  '{"bundleUrl":"ftp://files.example.com/a","expiresAt":"2040-01-01T00:00:00Z"}',
  '{"bundleUrl":"http://files.example.com/a","expiresAt":"2040-01-01T00:00:00Z"}'
]

const retryAfter = fc.constantFrom(undefined, undefined, 0, 1, 2, 3600, 'date' as const)

const errorResponse = fc
  .record({
    status: fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(429, 500, 502, 503, 504) },
      { weight: 1, arbitrary: fc.constantFrom(400, 401, 403, 404, 408, 409, 410, 412, 416, 418) }
    ),
    body: fc.constantFrom(undefined, HTML),
    retryAfter
  })
  .map(({ status, body, retryAfter: wait }): What => {
    const asks = status === 429 || status === 503 ? wait : undefined
    return {
      kind: 'answer',
      status,
      ...(body !== undefined && { body }),
      ...(asks !== undefined && { retryAfter: asks })
    }
  })

/** Hangs and stalls have a low weight, because most runs would otherwise end with a timeout. */
const connectionFault = (bytes: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('drop' as const), accepted: fc.boolean() }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('truncate' as const), at: fc.nat(bytes) }) },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('delay' as const), ms: fc.nat(1500) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('stall' as const), at: fc.nat(bytes) }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'hang' as const }) }
  )

const redirectStatus = fc.constantFrom(301, 302, 303, 307, 308)

const apiFault = fc.oneof(
  { weight: 4, arbitrary: errorResponse },
  { weight: 4, arbitrary: connectionFault(200) },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(HTML, ...WRONG_JSON)
      .map((body): What => ({ kind: 'answer', status: 200, body }))
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('repeat-key' as const),
      status: fc.constantFrom(400, 401, 429, 500)
    })
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('redirect' as const),
      status: redirectStatus,
      to: fc.constantFrom<RedirectTarget>('other-host', 'itself', 'insecure', 'file')
    })
  }
)

const UNKNOWN_STATUS = {
  kind: 'answer',
  status: 200,
  body: '{"status":"paused","progress":"lots","pageCount":null}'
} as const

const storeFault = (bytes: number) =>
  fc.oneof(
    { weight: 3, arbitrary: errorResponse },
    { weight: 5, arbitrary: connectionFault(bytes) },
    { weight: 1, arbitrary: fc.constant<What>({ kind: 'answer', status: 200, body: HTML }) },
    { weight: 2, arbitrary: fc.constant<What>({ kind: 'expire' }) },
    { weight: 2, arbitrary: fc.constant<What>({ kind: 'change' }) },
    { weight: 1, arbitrary: fc.constant<What>({ kind: 'no-ranges' }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('redirect' as const),
        status: redirectStatus,
        to: fc.constantFrom<RedirectTarget>('mirror', 'other-host', 'itself', 'api', 'insecure', 'file')
      })
    }
  )

const times = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 3 }) },
  { weight: 1, arbitrary: fc.constant('always' as const) }
)

const faultOn = (on: ScheduledFault['on'], what: fc.Arbitrary<What>): fc.Arbitrary<ScheduledFault> =>
  fc.record({ on: fc.constant(on), times, what })

const stop: fc.Arbitrary<Stop> = fc.record({
  signal: fc.constantFrom<Stop['signal']>('SIGINT', 'SIGTERM', 'SIGINT', 'SIGTERM', 'SIGKILL'),
  after: fc.constantFrom<Stop['after']>(
    ...(['spawn', 'start', 'status', 'bundle', 'download', 'extraction', 'delivery'] as const)
  ),
  ms: fc.oneof(fc.nat(20), fc.nat(600))
})

const disk: fc.Arbitrary<Disk> = fc.oneof(
  { weight: 10, arbitrary: fc.constant<Disk>({ kind: 'normal' }) },
  { weight: 1, arbitrary: fc.constantFrom<Disk>({ kind: 'read-only' }, { kind: 'file-in-place' }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('full' as const),
      bytes: fc.constantFrom(65_536, 1 << 20, 7 << 20)
    })
  }
)

const outage: fc.Arbitrary<Outage> = fc.record({
  of: fc.constantFrom('api' as const, 'store' as const),
  afterMs: fc.oneof(fc.constant(0), fc.nat(1000)),
  // Most outages are shorter than the timeout. Some are longer than all timeouts.
  ms: fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 500, max: 3000 }) },
    { weight: 1, arbitrary: fc.constant(20_000) }
  ),
  how: fc.constantFrom('HTTP 503' as const, 'closed connection' as const)
})

/** Usually draws `usual`, which causes no fault. */
const rarely = <T>(usual: T, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other })

const store: fc.Arbitrary<StoreBehavior> = fc.record({
  maxConnections: rarely<number | undefined>(undefined, fc.integer({ min: 1, max: 3 })),
  etags: rarely<StoreBehavior['etags']>('stable', fc.constantFrom('per-connection', 'first-only')),
  ignoresRangeEvery: rarely<number | undefined>(undefined, fc.integer({ min: 1, max: 4 })),
  extraBytes: rarely<StoreBehavior['extraBytes']>(
    undefined,
    fc.record({
      count: fc.constantFrom(1, 10_000, 3_000_000),
      how: fc.constantFrom('chunked' as const, 'after-length' as const)
    })
  )
})

const archive: fc.Arbitrary<ArchiveKind> = fc.oneof(
  {
    weight: 14,
    arbitrary: fc
      .constantFrom(0, 0, 200_000, 200_000, 5_000_000, 12_000_000)
      .map(payloadBytes => ({ kind: 'site' as const, payloadBytes }))
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<ArchiveKind>(
      { kind: 'html-page' },
      { kind: 'empty' },
      { kind: 'gzip-of-text' }
    )
  },
  { weight: 1, arbitrary: fc.constantFrom(100, 200).map(levels => ({ kind: 'deep' as const, levels })) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(2000, 2000, 2000, 20_000)
      .map(files => ({ kind: 'many-files' as const, files }))
  }
)

const deliver = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Schedule['deliver']>('site') },
  { weight: 3, arbitrary: fc.constantFrom<Schedule['deliver']>('site, release', 'site, config') },
  { weight: 1, arbitrary: fc.constantFrom<Schedule['deliver']>('config', 'url') }
)

const anySchedule: fc.Arbitrary<Schedule> = archive.chain(chosen =>
  fc.record<Schedule>({
    faults: fc.array(faultOnRequest(sizeOf(chosen)), { maxLength: 3 }),
    outage: rarely<Outage | undefined>(undefined, outage),
    store,
    archive: fc.constant(chosen),
    deliver,
    rejectedUploads: fc.constantFrom(0, 0, 2),
    twoRuns: rarely(false, fc.constant(true)),
    skewHours: fc.oneof(fc.constant(0), fc.integer({ min: -30, max: 30 })),
    linkLifetimeMs: fc.constantFrom(900_000, 900_000, 900_000, 900_000, 50_000, 50_000, 2000, 0),
    pageDelayMs: fc.constantFrom(0, 0, 200),
    contractOnly: fc.boolean(),
    stop: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: stop }),
    disk,
    leftovers: fc.boolean(),
    timeoutSeconds: fc.constantFrom(3, 5, 8),
    pollInterval: fc.constantFrom('500ms', '2s', '10s')
  })
)

/** Slows down the extraction or the delivery if a signal has to arrive during that step. */
export const schedules: fc.Arbitrary<Schedule> = anySchedule.map(schedule => {
  const { stop, archive } = schedule
  if (stop?.after === 'delivery') return { ...schedule, deliver: 'site, release', rejectedUploads: 2 }
  if (stop?.after === 'extraction' && archive.kind === 'site' && archive.payloadBytes === 0)
    return { ...schedule, archive: { kind: 'many-files', files: 20_000 } }
  return schedule
})

/** Returns the maximum position of a fault in the download. */
function sizeOf(chosen: ArchiveKind): number {
  return chosen.kind === 'site' ? chosen.payloadBytes + 20_000 : 100_000
}

function faultOnRequest(bytes: number): fc.Arbitrary<ScheduledFault> {
  const expiringLink = fc.record({ kind: fc.constant('expire' as const), afterMs: fc.nat(400) })
  const bundleFault = fc.oneof({ weight: 4, arbitrary: apiFault }, { weight: 1, arbitrary: expiringLink })
  return fc.oneof(
    { weight: 1, arbitrary: faultOn('start', apiFault) },
    { weight: 2, arbitrary: faultOn('status', fc.oneof(apiFault, fc.constant<What>(UNKNOWN_STATUS))) },
    { weight: 2, arbitrary: faultOn('bundle', bundleFault) },
    { weight: 6, arbitrary: faultOn('download', storeFault(bytes)) }
  )
}
