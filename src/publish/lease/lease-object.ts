import * as z from 'zod/mini'
import { Failure } from '../../runtime/failure.ts'
import {
  type Condition,
  type ConditionalWrite,
  getObject,
  putIf,
  type WriteOptions
} from '../../s3/objects.ts'
import { notAStore, type Store } from '../../s3/store.ts'
import { type Destination, FILE_HEADERS, parseObject, STATE_FOLDER } from '../read/state.ts'

/** `run` is empty if the stored lease does not identify its run. */
export interface FoundLease extends LeaseContent {
  etag: string
}

export const LEASE_PATH = `${STATE_FOLDER}lease.json`
const LEASE_VERSION = 1

export const LEASE_MS = 60_000

const leaseSchema = z.object({
  leaseVersion: z.literal(LEASE_VERSION),
  /** Random id of the run, so that two attempts of one workflow run have different ids. */
  run: z.string(),
  address: z.catch(z.optional(z.string()), undefined),
  /** Time at which the lease expires, by the store's clock, in milliseconds since 1970. */
  until: z.number()
})
export type LeaseContent = Omit<z.infer<typeof leaseSchema>, 'leaseVersion'>

export type LeaseOwner = Omit<LeaseContent, 'until'>

export interface LeaseTarget extends Destination {
  owner: LeaseOwner
}

export async function readLease(
  store: Store,
  prefix: string,
  signal?: AbortSignal
): Promise<FoundLease | undefined> {
  const found = await getObject(store, prefix + LEASE_PATH, signal)
  if (found === undefined) return undefined
  const { etag, body, modifiedAt } = found
  const { run = '', address, until } = parseObject(leaseSchema, body) ?? {}
  // A lease that is invalid, or whose `until` is too late, expires about `LEASE_MS` after the last write.
  const longest = modifiedAt === undefined ? undefined : modifiedAt + LEASE_MS + 1000
  return { run, address, etag, until: Math.min(until ?? Infinity, longest ?? until ?? 0) }
}

export async function writeLease(
  store: Store,
  prefix: string,
  { run, address, until }: LeaseContent,
  { condition, ...options }: WriteOptions & { condition: Condition }
): Promise<ConditionalWrite> {
  const content = { leaseVersion: LEASE_VERSION, run, address, until }
  const body = Buffer.from(`${JSON.stringify(content, undefined, 2)}\n`)
  const object = { key: prefix + LEASE_PATH, body, headers: FILE_HEADERS }
  return assertSupported(store, await putIf(store, object, condition, options))
}

/** Throws if the store does not support a conditional write, although the probe at the start succeeded. */
export function assertSupported(store: Store, write: ConditionalWrite): ConditionalWrite {
  if (write.status !== 'not-supported') return write
  throw notAStore(store, 'it no longer implements conditional writes')
}

export function isOwnLease({ owner }: LeaseTarget, { run }: FoundLease): boolean {
  return run === owner.run
}

export function holderOf({ address }: FoundLease): string {
  return address === undefined ? 'another run' : `the run ${address}`
}

/** Makes the error for a run that has lost its lease. `found`: the lease that is now in the bucket, if any. */
export function leaseLost(found?: FoundLease): Failure {
  const what =
    found === undefined ? 'another run may have published' : `${holderOf(found)} took over the target`
  return new Failure('publish-conflict', `The lease of this run expired, and ${what}. This run stopped.`)
}
