import { problemOfKey } from '../../s3/address.ts'
import type { ObjectHeaders } from '../site/headers.ts'

/** What this action knows about one object in the bucket. */
export interface StateEntry {
  size: number
  /** Empty when it is not known which bytes the object has. */
  sha256: string
  /** Empty while the upload of the object is not known to be complete. */
  etag: string
  headers: ObjectHeaders
  /** When the object left the site, in milliseconds since 1970. */
  leftAt?: number
}

/**
 * - `in progress`: uploads have begun. Which of them arrived is not known: the next run has to look.
 * - `uploaded`: every object is as the state says; purges and removals may be outstanding.
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
  objects: Map<string, StateEntry>
  /** Paths that a CDN still has to forget, by purge target such as `cloudfront:E123`. `*` means all of the site. */
  owed: Map<string, string[]>
  /** A run that lost the race against `run` may have overwritten objects. */
  contested?: boolean
}

export const STATE_FOLDER = '.static-export/'
export const STATE_PATH = `${STATE_FOLDER}state.json`
const STATE_VERSION = 1

/** One line per object, sorted by path: readable, and comparable line by line. */
export function serializeState(state: State): Buffer {
  const kinds = new Map<string, number>()
  const lines: string[] = []
  for (const [path, { size, sha256, etag, headers, leftAt }] of [...state.objects].sort(byPath)) {
    const kind = JSON.stringify([headers.contentType, headers.cacheControl])
    let index = kinds.get(kind)
    if (index === undefined) kinds.set(kind, (index = kinds.size))
    const left = leftAt === undefined ? undefined : new Date(leftAt).toISOString()
    lines.push(`    ${JSON.stringify({ path, size, sha256, etag, headers: index, left })}`)
  }
  const head = {
    stateVersion: STATE_VERSION,
    status: state.status,
    run: state.run,
    step: state.step,
    writtenAt: new Date(state.writtenAt).toISOString(),
    owed: Object.fromEntries(state.owed),
    ...(state.contested === true && { contested: true })
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
  const { status, run, step, writtenAt, owed, headers, objects } = read
  if (status !== 'in progress' && status !== 'uploaded' && status !== 'done') return undefined
  const time = timeOf(writtenAt)
  if (typeof run !== 'string' || !isCount(step) || time === undefined) return undefined
  if (!isRecord(owed) || !Array.isArray(headers) || !Array.isArray(objects)) return undefined
  const paths = Object.entries(owed).map(([target, list]) => [target, list] as const)
  const kinds = (headers as unknown[]).map(headersFrom)
  if (!paths.every(isPathList) || !kinds.every(kind => kind !== undefined)) return undefined
  const entries = new Map<string, StateEntry>()
  for (const each of objects as unknown[]) {
    const entry = isRecord(each) ? entryFrom(each, kinds) : undefined
    if (entry === undefined) return undefined
    entries.set(...entry)
  }
  return {
    ...{ status, run, step, writtenAt: time, objects: entries, owed: new Map(paths) },
    ...(read['contested'] === true && { contested: true })
  }
}

function entryFrom(
  { path, size, sha256, etag, headers, left }: Record<string, unknown>,
  kinds: ObjectHeaders[]
): [string, StateEntry] | undefined {
  // Paths become keys of requests that delete: one that leaves the prefix must not get that far.
  if (typeof path !== 'string' || problemOfKey(path) !== undefined) return undefined
  if (!isCount(size) || typeof sha256 !== 'string' || typeof etag !== 'string') return undefined
  const kind = isCount(headers) ? kinds[headers] : undefined
  const leftAt = left === undefined ? undefined : timeOf(left)
  if (kind === undefined || (left !== undefined && leftAt === undefined)) return undefined
  return [path, { size, sha256, etag, headers: kind, ...(leftAt !== undefined && { leftAt }) }]
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
