import type { Fault } from '../../src/emulator/index.ts'

/** Everything that happens to one run, as plain data: a failing schedule can be read and replayed. */
export interface Schedule {
  faults: ScheduledFault[]
  outage: Outage | undefined
  store: StoreBehavior
  archive: ArchiveKind
  deliver: 'site' | 'site, release' | 'site, config' | 'config' | 'url'
  /** Uploads to the release that GitHub rejects with 503. */
  rejectedUploads: number
  /** Two runs write to the same output folder at the same time. */
  twoRuns: boolean
  /** Difference between the clock of the service and that of the runner. */
  skewHours: number
  linkLifetimeMs: number
  pageDelayMs: number
  /** The service sends the fields of the contract and no others: no size, no page count. */
  contractOnly: boolean
  stop: Stop | undefined
  disk: Disk
  /** The output folder has a complete export of an earlier run, and partial files of a killed one. */
  leftovers: boolean
  timeoutSeconds: number
  pollInterval: string
}

/** The content of the store: an export with this many bytes of random content, or something unusual. */
export type ArchiveKind =
  | { kind: 'site'; payloadBytes: number }
  | { kind: 'html-page' | 'empty' | 'gzip-of-text' }
  | { kind: 'deep'; levels: number }
  | { kind: 'many-files'; files: number }

/** One kind of fault on one kind of request. */
export interface ScheduledFault {
  on: 'start' | 'status' | 'bundle' | 'download'
  /** Number of requests that it applies to. */
  times: number | 'always'
  what: What
}

export type What =
  | Exclude<FaultOf<Fault>, { kind: 'answer' }>
  | { kind: 'answer'; status: number; body?: string; retryAfter?: number | 'date' }
  /** The service repeats the key in its error. */
  | { kind: 'repeat-key'; status: number }
  | { kind: 'redirect'; status: number; to: RedirectTarget }

type FaultOf<T> = T extends unknown
  ? Omit<T, 'on' | 'times' | 'when'> & { kind: T extends { kind: infer K } ? K : never }
  : never

export type RedirectTarget = 'mirror' | 'other-host' | 'itself' | 'api' | 'insecure' | 'file'

/** Every request fails for some time, which begins so long after the first request. */
export interface Outage {
  of: 'api' | 'store'
  afterMs: number
  ms: number
  how: 'HTTP 503' | 'closed connection'
}

/** How the store behaves in each of its responses. */
export interface StoreBehavior {
  /** Requests that are served at the same time; others get 503. */
  maxConnections: number | undefined
  etags: 'stable' | 'per-connection' | 'first-only'
  /** Each request with this number gets the whole object instead of a range. */
  ignoresRangeEvery: number | undefined
  /** Bytes after those of the object: in a chunked response without a length, or after the announced length. */
  extraBytes: { count: number; how: 'chunked' | 'after-length' } | undefined
}

/** A signal, so long after a moment of the run. */
export interface Stop {
  signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'
  after: 'spawn' | 'start' | 'status' | 'bundle' | 'download' | 'extraction' | 'delivery'
  ms: number
}

export type Disk = { kind: 'normal' | 'read-only' | 'file-in-place' } | { kind: 'full'; bytes: number }

const MAX_LEVELS = 128

/** Whether the store has an archive that can be extracted. */
export function isValidArchive(archive: ArchiveKind): boolean {
  if (archive.kind === 'deep') return archive.levels < MAX_LEVELS
  return archive.kind === 'site' || archive.kind === 'many-files'
}

/** Nothing in this schedule is a reason to fail, if there is enough time. */
export function mustSucceed(schedule: Schedule): boolean {
  const { faults, outage, store, archive, stop, disk, twoRuns, linkLifetimeMs } = schedule
  return (
    faults.length === 0 &&
    (outage === undefined || (outage.of === 'store' && outage.ms < 5000)) &&
    store.extraBytes === undefined &&
    isValidArchive(archive) &&
    stop === undefined &&
    disk.kind === 'normal' &&
    !twoRuns &&
    linkLifetimeMs >= 50_000
  )
}

/** For counting: how many schedules had what. */
export function featuresOf({
  outage,
  store,
  archive,
  deliver,
  twoRuns,
  stop,
  ...schedule
}: Schedule): string[] {
  const { maxConnections, etags, ignoresRangeEvery, extraBytes } = store
  return [
    ...new Set(schedule.faults.map(({ on }) => `faults on ${on}`)),
    ...(outage ? [`outage of the ${outage.of}`] : []),
    ...(maxConnections === undefined ? [] : ['limited connections']),
    ...(etags === 'stable' ? [] : ['inconsistent ETags']),
    ...(ignoresRangeEvery === undefined ? [] : ['ignored ranges']),
    ...(extraBytes ? ['bodies longer than announced'] : []),
    ...(archive.kind === 'site' ? [] : [`archive: ${archive.kind}`]),
    ...(deliver === 'site' ? [] : [`deliver: ${deliver}`]),
    ...(twoRuns ? ['two runs at once'] : []),
    ...(stop ? [`${stop.signal} after ${stop.after}`] : []),
    ...(schedule.disk.kind === 'normal' ? [] : [`disk: ${schedule.disk.kind}`]),
    ...(schedule.leftovers ? ['leftovers of earlier runs'] : []),
    ...(schedule.linkLifetimeMs < 50_000 ? ['short or expired links'] : [])
  ]
}
