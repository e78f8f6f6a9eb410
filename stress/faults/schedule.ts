import fc from 'fast-check'
import type { Fault } from '../../src/emulator/index.ts'

/** Everything that happens to one run, as plain data: a failing schedule can be read and replayed. */
export interface Schedule {
  faults: ScheduledFault[]
  /** Bytes of random content in the exported site: little fits one range request, much needs several. */
  payloadBytes: number
  /** How far the service's clock is from the runner's. */
  skewHours: number
  linkLifetimeMs: number
  pageDelayMs: number
  /** The service sends the fields of the contract and no others: no size, no page count. */
  contractOnly: boolean
  stop: Stop | undefined
  disk: Disk
  /** What an earlier run left in the output folder: a whole export, and the half of a download that was killed. */
  leftovers: boolean
  timeoutSeconds: number
  pollInterval: string
}

/** One kind of fault on one kind of request. */
export interface ScheduledFault {
  on: 'start' | 'status' | 'bundle' | 'download'
  /** Requests that it meets: a few, or all of them. */
  times: number | 'always'
  what: What
}

export type What =
  | Exclude<FaultOf<Fault>, { kind: 'redirect' | 'answer' }>
  | { kind: 'answer'; status: number; body?: string; retryAfter?: number | 'date' }
  /** The service repeats the key that it was sent in its error. */
  | { kind: 'repeat-key'; status: number }
  | { kind: 'redirect'; status: number; to: RedirectTarget }

type FaultOf<T> = T extends unknown
  ? Omit<T, 'on' | 'times' | 'when'> & { kind: T extends { kind: infer K } ? K : never }
  : never

export type RedirectTarget = 'mirror' | 'other-host' | 'itself' | 'api' | 'insecure' | 'file'

/** A signal, so long after a moment of the run. */
export interface Stop {
  signal: 'SIGINT' | 'SIGTERM'
  after: 'spawn' | 'start' | 'status' | 'bundle' | 'download'
  ms: number
}

export type Disk = { kind: 'normal' | 'read-only' | 'file-in-place' } | { kind: 'full'; bytes: number }

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

const retryAfter = fc.constantFrom(undefined, 0, 1, 2, 3600, 'date' as const)

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

const connectionFault = (bytes: number) =>
  fc.oneof(
    fc.record({ kind: fc.constant('drop' as const), accepted: fc.boolean() }),
    fc.record({ kind: fc.constant('truncate' as const), at: fc.nat(bytes) }),
    fc.record({ kind: fc.constant('stall' as const), at: fc.nat(bytes) }),
    fc.record({ kind: fc.constant('delay' as const), ms: fc.nat(1500) }),
    fc.constant({ kind: 'hang' as const })
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

const odd = {
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
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('no-ranges' as const), chunked: fc.boolean() })
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('throttle' as const),
        bytesPerSecond: fc.constantFrom(20_000, 1_000_000)
      })
    },
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
  signal: fc.constantFrom('SIGINT' as const, 'SIGTERM' as const),
  after: fc.constantFrom(
    'spawn' as const,
    'start' as const,
    'status' as const,
    'bundle' as const,
    'download' as const
  ),
  ms: fc.nat(600)
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

export const schedules: fc.Arbitrary<Schedule> = fc.constantFrom(0, 200_000, 5_000_000).chain(payloadBytes =>
  fc.record<Schedule>({
    faults: fc.array(
      fc.oneof(
        { weight: 1, arbitrary: faultOn('start', apiFault) },
        { weight: 2, arbitrary: faultOn('status', fc.oneof(apiFault, fc.constant<What>(odd))) },
        {
          weight: 2,
          arbitrary: faultOn(
            'bundle',
            fc.oneof(
              { weight: 4, arbitrary: apiFault },
              {
                weight: 1,
                arbitrary: fc.record({ kind: fc.constant('expire' as const), afterMs: fc.nat(400) })
              }
            )
          )
        },
        { weight: 6, arbitrary: faultOn('download', storeFault(payloadBytes + 20_000)) }
      ),
      { maxLength: 5 }
    ),
    payloadBytes: fc.constant(payloadBytes),
    skewHours: fc.oneof(fc.constant(0), fc.integer({ min: -30, max: 30 })),
    linkLifetimeMs: fc.constantFrom(900_000, 900_000, 50_000, 2000),
    pageDelayMs: fc.constantFrom(0, 0, 200),
    contractOnly: fc.boolean(),
    stop: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: stop }),
    disk,
    leftovers: fc.boolean(),
    timeoutSeconds: fc.constantFrom(3, 5, 8),
    pollInterval: fc.constantFrom('500ms', '2s', '10s')
  })
)
