import { getObject } from '../../s3/objects.ts'
import { problemOfKey } from '../../s3/bucket-address.ts'
import type { Store } from '../../s3/store.ts'

/** What an object is served with. Two objects with equal bytes and other headers are not the same. */
export interface ObjectHeaders {
  contentType: string
  cacheControl: string
}

/** What this action knows about one object in the bucket. */
export interface StateEntry {
  size: number
  /** Empty when it is not known which bytes the object has. */
  sha256: string
  /** Empty while the upload of the object is not known to be complete. */
  etag: string
  headers: ObjectHeaders
  /** When the object was no longer part of the site, in milliseconds since 1970. */
  departedAt?: number
}

/**
 * - `in progress`: uploads have begun. Which of them arrived is not known: the next run has to check.
 * - `uploaded`: every object of the site is as the state says; removals and purges may be outstanding.
 * - `done`
 */
export type Status = 'in progress' | 'uploaded' | 'done'

/** The object `.static-export/state.json` below the target. */
export interface State {
  status: Status
  /** Of the run that wrote it. */
  run: string
  /** Counts the writes of that run, so that it recognizes its own when a response was lost. */
  step: number
  writtenAt: number
  /** By the store's clock: a state that was written later was not protected by a lease. */
  leaseUntil: number
  /** Whether the store implements conditional writes, as a probe has shown. */
  hasConditions: boolean
  objects: Map<string, StateEntry>
  /**
   * Paths that are still to be purged, by purge target such as `cloudfront:E123`. `*` means all of the site. A target
   * with nothing to purge has an empty list, so that a new target can be told from a known one.
   */
  pendingPurges: Map<string, string[]>
}

export const STATE_FOLDER = '.static-export/'
export const STATE_PATH = `${STATE_FOLDER}state.json`
const STATE_VERSION = 1

/** The state in the bucket, as a run found it. */
export interface FoundState {
  /** Undefined when there is none or it cannot be understood. */
  state: State | undefined
  /** Undefined when there is none. */
  etag: string | undefined
  /** It exists and cannot be understood. */
  isDamaged: boolean
}

export async function readState(store: Store, prefix: string, signal?: AbortSignal): Promise<FoundState> {
  const found = await getObject(store, prefix + STATE_PATH, signal)
  if (found === undefined) return { state: undefined, etag: undefined, isDamaged: false }
  const state = parseState(found.body)
  if (state === undefined) return { state, etag: found.etag, isDamaged: true }
  // Another run may have held the target at that time: what this one says about objects is not certain.
  const isLate = found.modifiedAt !== undefined && found.modifiedAt > state.leaseUntil
  return {
    state: isLate ? { ...state, status: 'in progress' } : state,
    etag: found.etag,
    isDamaged: false
  }
}

/** One line per object, sorted by path: readable, and comparable line by line. */
export function serializeState(state: State): Buffer {
  const kinds = new Map<string, number>()
  const lines: string[] = []
  for (const [path, { size, sha256, etag, headers, departedAt }] of [...state.objects].sort(byPath)) {
    const kind = JSON.stringify([headers.contentType, headers.cacheControl])
    let index = kinds.get(kind)
    if (index === undefined) kinds.set(kind, (index = kinds.size))
    const departed = departedAt === undefined ? undefined : new Date(departedAt).toISOString()
    lines.push(`    ${JSON.stringify({ path, size, sha256, etag, headers: index, departed })}`)
  }
  const head = {
    stateVersion: STATE_VERSION,
    status: state.status,
    run: state.run,
    step: state.step,
    writtenAt: new Date(state.writtenAt).toISOString(),
    leaseUntil: new Date(state.leaseUntil).toISOString(),
    conditionalWrites: state.hasConditions,
    pendingPurges: Object.fromEntries(state.pendingPurges)
  }
  const headers = [...kinds.keys()].map(kind => `    ${kind}`)
  return Buffer.from(
    `${JSON.stringify(head, undefined, 2).slice(0, -2)},\n  "headers": [\n${headers.join(',\n')}\n  ],\n  "objects": [\n${lines.join(',\n')}\n  ]\n}\n`
  )
}

/** Undefined for anything that `serializeState` does not write: the bucket is not ours alone. */
export function parseState(bytes: Buffer): State | undefined {
  let read: unknown
  try {
    read = JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
  if (!isRecord(read) || read['stateVersion'] !== STATE_VERSION) return undefined
  const { status, run, step, conditionalWrites, pendingPurges, headers, objects } = read
  if (status !== 'in progress' && status !== 'uploaded' && status !== 'done') return undefined
  const [writtenAt, leaseUntil] = [timeOf(read['writtenAt']), timeOf(read['leaseUntil'])]
  if (typeof run !== 'string' || !isCount(step) || typeof conditionalWrites !== 'boolean') return undefined
  if (writtenAt === undefined || leaseUntil === undefined) return undefined
  if (!isRecord(pendingPurges) || !Array.isArray(headers) || !Array.isArray(objects)) return undefined
  const purges = Object.entries(pendingPurges).map(([target, list]) => [target, list] as const)
  const kinds = (headers as unknown[]).map(headersFrom)
  if (!purges.every(isPathList) || !kinds.every(kind => kind !== undefined)) return undefined
  const entries = new Map<string, StateEntry>()
  for (const each of objects as unknown[]) {
    const entry = isRecord(each) ? entryFrom(each, kinds) : undefined
    if (entry === undefined) return undefined
    entries.set(...entry)
  }
  return {
    ...{ status, run, step, writtenAt, leaseUntil, hasConditions: conditionalWrites },
    ...{ objects: entries, pendingPurges: new Map(purges) }
  }
}

function entryFrom(
  { path, size, sha256, etag, headers, departed }: Record<string, unknown>,
  kinds: ObjectHeaders[]
): [string, StateEntry] | undefined {
  // Paths become keys of delete requests: one outside the prefix is rejected here.
  if (typeof path !== 'string' || problemOfKey(path) !== undefined) return undefined
  if (path.startsWith(STATE_FOLDER)) return undefined
  if (!isCount(size) || typeof sha256 !== 'string' || typeof etag !== 'string') return undefined
  const kind = isCount(headers) ? kinds[headers] : undefined
  const departedAt = departed === undefined ? undefined : timeOf(departed)
  if (kind === undefined || (departed !== undefined && departedAt === undefined)) return undefined
  return [path, { size, sha256, etag, headers: kind, ...(departedAt !== undefined && { departedAt }) }]
}

function headersFrom(value: unknown): ObjectHeaders | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined
  const [contentType, cacheControl] = value as unknown[]
  return typeof contentType === 'string' && typeof cacheControl === 'string'
    ? { contentType, cacheControl }
    : undefined
}

function isPathList(entry: readonly [string, unknown]): entry is readonly [string, string[]] {
  return Array.isArray(entry[1]) && entry[1].every(path => typeof path === 'string' && /^(\/|\*$)/.test(path))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0
}

function timeOf(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : NaN
  return Number.isNaN(time) ? undefined : time
}

function byPath([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}
