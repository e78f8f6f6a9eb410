import * as z from 'zod/mini'
import {
  type Condition,
  type ConditionalWrite,
  getObject,
  putIf,
  type WriteOptions
} from '../../s3/objects.ts'
import type { Store } from '../../s3/store.ts'
import { FILE_HEADERS, isoTime, parseObject, STATE_FOLDER } from '../read/state.ts'

export interface LeaseContent {
  /** Id of the run; random, so that two attempts of one workflow run differ. */
  run: string
  address: string | undefined
  /** By the store's clock, in milliseconds since 1970. */
  until: number
}

export interface FoundLease extends LeaseContent {
  etag: string
}

export const LEASE_PATH = `${STATE_FOLDER}lease.json`
export const LEASE_MS = 60_000
export const RENEW_AFTER_MS = 20_000
/** A holder stops this long before the lease ends, so that its last requests have arrived when another run takes over. */
export const STOP_BEFORE_END_MS = 10_000
const LEASE_VERSION = 1

const leaseSchema = z.object({
  leaseVersion: z.literal(LEASE_VERSION),
  run: z.string(),
  address: z.catch(z.optional(z.string()), undefined),
  until: isoTime
})

/** Undefined when there is no lease, or it was released. */
export async function readLease(
  store: Store,
  prefix: string,
  signal?: AbortSignal
): Promise<FoundLease | undefined> {
  const found = await getObject(store, prefix + LEASE_PATH, signal)
  if (found === undefined) return undefined
  const { etag, body, modifiedAt } = found
  const { run = '', address, until } = parseObject(leaseSchema, body) ?? {}
  // One that is invalid, or longer than allowed, counts from the time it was written.
  const longest = modifiedAt === undefined ? undefined : modifiedAt + LEASE_MS + 1000
  return { run, address, etag, until: Math.min(until ?? Infinity, longest ?? until ?? 0) }
}

export async function writeLease(
  store: Store,
  prefix: string,
  { run, address, until }: LeaseContent,
  { condition, ...options }: WriteOptions & { condition: Condition }
): Promise<ConditionalWrite> {
  const content = { leaseVersion: LEASE_VERSION, run, address, until: new Date(until).toISOString() }
  const body = Buffer.from(`${JSON.stringify(content, undefined, 2)}\n`)
  return await putIf(store, { key: prefix + LEASE_PATH, body, headers: FILE_HEADERS }, condition, options)
}

export function holderOf(found: FoundLease | undefined): string {
  return found?.address === undefined ? 'another run' : `the run ${found.address}`
}

/** The time until which the lease surely holds is over. Another run may have acquired it, or not. */
export class LeaseExpired extends Error {
  override readonly name = 'LeaseExpired'
}

export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
  readonly holder: string

  constructor(found: FoundLease | undefined) {
    super(`the lease is held by ${holderOf(found)}`)
    this.holder = holderOf(found)
  }
}
