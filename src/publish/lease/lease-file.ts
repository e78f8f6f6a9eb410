import { type Condition, type ConditionalWrite, getObject, putIf } from '../../s3/objects.ts'
import type { Store } from '../../s3/store.ts'
import { STATE_FOLDER } from '../read/state.ts'

/** Who holds the target. */
export interface LeaseContent {
  /** Of the run; random, so that two attempts of one workflow run differ. */
  run: string
  /** Address of the workflow run, for people. */
  address: string | undefined
  /** By the store's clock, in milliseconds since 1970. */
  until: number
}

export interface FoundLease extends LeaseContent {
  etag: string
}

export const LEASE_PATH = `${STATE_FOLDER}lease.json`
export const LEASE_MS = 60_000
const LEASE_VERSION = 1
const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** Undefined when there is no lease, or it was released. */
export async function readLease(
  store: Store,
  prefix: string,
  signal?: AbortSignal
): Promise<FoundLease | undefined> {
  const found = await getObject(store, prefix + LEASE_PATH, signal)
  if (found === undefined) return undefined
  const { etag, body, modifiedAt } = found
  const { run, address, until } = parseLease(body) ?? { run: '', address: undefined, until: undefined }
  // One that is invalid, or longer than allowed, counts from the time it was written.
  const longest = modifiedAt === undefined ? undefined : modifiedAt + LEASE_MS + 1000
  return { run, address, etag, until: Math.min(until ?? Infinity, longest ?? until ?? 0) }
}

export async function writeLease(
  store: Store,
  prefix: string,
  { run, address, until }: LeaseContent,
  { condition, ...options }: { condition: Condition; signal: AbortSignal; retries?: boolean }
): Promise<ConditionalWrite> {
  const content = { leaseVersion: LEASE_VERSION, run, address, until: new Date(until).toISOString() }
  const body = Buffer.from(`${JSON.stringify(content, undefined, 2)}\n`)
  return await putIf(store, { key: prefix + LEASE_PATH, body, headers: HEADERS }, condition, options)
}

function parseLease(body: Buffer): LeaseContent | undefined {
  try {
    const { leaseVersion, run, address, until } = JSON.parse(body.toString()) as Record<string, unknown>
    const time = typeof until === 'string' ? Date.parse(until) : NaN
    if (leaseVersion !== LEASE_VERSION || typeof run !== 'string' || Number.isNaN(time)) return undefined
    return { run, address: typeof address === 'string' ? address : undefined, until: time }
  } catch {
    return undefined
  }
}
