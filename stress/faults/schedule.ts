import type { Fault } from '../../src/emulator/index.ts'

/** All conditions and faults of one test as data, so that a failing schedule can be read and replayed. */
export interface Schedule {
  faults: ScheduledFault[]
  outage: Outage | undefined
  store: StoreBehavior
  archive: ArchiveKind
  deliver: 'site' | 'site, release' | 'site, config' | 'config' | 'url'
  /** Number of release uploads that GitHub rejects with 503. */
  rejectedUploads: number
  /** Whether two runs write to the same output folder at the same time. */
  twoRuns: boolean
  /** Number of hours by which the service's clock is ahead of the runner's clock. */
  skewHours: number
  linkLifetimeMs: number
  pageDelayMs: number
  /** Whether the service sends only the fields in the contract, without a size or a page count. */
  contractOnly: boolean
  stop: Stop | undefined
  disk: Disk
  /** Whether the output folder has a complete export from an earlier run and partial files from two other runs. */
  leftovers: boolean
  timeoutSeconds: number
  pollInterval: string
}

/** Content of the store: an export with `payloadBytes` random bytes, or an unusual archive. */
export type ArchiveKind =
  | { kind: 'site'; payloadBytes: number }
  | { kind: 'html-page' | 'empty' | 'gzip-of-text' }
  | { kind: 'deep'; levels: number }
  | { kind: 'many-files'; files: number }

/** One kind of fault on one kind of request. */
export interface ScheduledFault {
  on: 'start' | 'status' | 'bundle' | 'download'
  /** Number of affected requests. */
  times: number | 'always'
  what: What
}

export type What =
  | Exclude<FaultOf<Fault>, { kind: 'answer' }>
  | { kind: 'answer'; status: number; body?: string; retryAfter?: number | 'date' }
  /** The error response from the service contains the API key. */
  | { kind: 'repeat-key'; status: number }
  | { kind: 'redirect'; status: number; to: RedirectTarget }

type FaultOf<T> = T extends unknown
  ? Omit<T, 'on' | 'times' | 'when'> & { kind: T extends { kind: infer K } ? K : never }
  : never

export type RedirectTarget = 'mirror' | 'other-host' | 'itself' | 'api' | 'insecure' | 'file'

/** All API or store requests fail for `ms` milliseconds, beginning `afterMs` milliseconds after the first request. */
export interface Outage {
  of: 'api' | 'store'
  afterMs: number
  ms: number
  how: 'HTTP 503' | 'closed connection'
}

/** The store's behavior in all responses. */
export interface StoreBehavior {
  /** Maximum number of simultaneous requests. The store rejects further requests with 503. */
  maxConnections: number | undefined
  etags: 'stable' | 'per-connection' | 'first-only'
  /** If this number is n, every nth request returns the complete object instead of a range. */
  ignoresRangeEvery: number | undefined
  /** Extra bytes after the object: in a chunked response without a length, or after the announced length. */
  extraBytes: { count: number; how: 'chunked' | 'after-length' } | undefined
}

/** A signal that is sent `ms` milliseconds after an event in the run. */
export interface Stop {
  signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'
  after: 'spawn' | 'start' | 'status' | 'bundle' | 'download' | 'extraction' | 'delivery'
  ms: number
}

export type Disk = { kind: 'normal' | 'read-only' | 'file-in-place' } | { kind: 'full'; bytes: number }

const MAX_LEVELS = 128

/** Whether the archive can be extracted. */
export function isValidArchive(archive: ArchiveKind): boolean {
  if (archive.kind === 'deep') return archive.levels < MAX_LEVELS
  return archive.kind === 'site' || archive.kind === 'many-files'
}

/** Whether the run must succeed if it has enough time. */
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

/** Returns the special features of a schedule, for statistics. */
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
