import * as z from 'zod/mini'
import { Failure } from '../../runtime/failure.ts'
import { MAX_CLEANUP_MS } from '../../runtime/time/stop-reason.ts'
import {
  type Condition,
  type ConditionalWrite,
  getObject,
  putIf,
  type WriteOptions
} from '../../s3/objects.ts'
import { notAStore, type Store } from '../../s3/store.ts'
import { type Destination, FILE_HEADERS, isoTime, parseObject, STATE_FOLDER } from '../read/state.ts'

/** In place of the time, in a lease that was released and could not be deleted. */
export const ENDED = 0
/** In place of the time, in a lease of a run that was stopped, and whose last requests may still be carried out. */
export const UNANSWERED = 1

/** `run` is empty when nobody can tell whose it is. */
export interface FoundLease extends LeaseContent {
  etag: string
}

export const LEASE_PATH = `${STATE_FOLDER}lease.json`
const LEASE_VERSION = 1

export const LEASE_MS = 60_000
/** Two renewals may fail. */
export const RENEW_AFTER_MS = LEASE_MS / 3
/** A holder stops this long before the lease ends, so that its last requests have arrived when another run takes over. */
export const STOP_BEFORE_END_MS = LEASE_MS / 6
export const CHECK_INTERVAL_MS = 1000
/** A request is usually carried out within this time, answered or not. */
export const MAX_REQUEST_MS = 2000
/** For the last writes of a run. After a signal, there is less time for them. */
export const RELEASE_TIMEOUT_MS = 10_000
export const STOPPED_LATE_WRITE_MS = MAX_CLEANUP_MS / 3
export const STOPPED_RELEASE_TIMEOUT_MS = MAX_CLEANUP_MS - STOPPED_LATE_WRITE_MS - 100

const leaseSchema = z.object({
  leaseVersion: z.literal(LEASE_VERSION),
  /** Id of the run; random, so that two attempts of one workflow run differ. */
  run: z.string(),
  address: z.catch(z.optional(z.string()), undefined),
  /** By the store's clock, in milliseconds since 1970. */
  until: isoTime
})
export type LeaseContent = Omit<z.infer<typeof leaseSchema>, 'leaseVersion'>

export type LeaseOwner = Omit<LeaseContent, 'until'>

export interface LeaseTarget extends Destination {
  owner: LeaseOwner
}

/** Undefined when there is no lease. */
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
  const object = { key: prefix + LEASE_PATH, body, headers: FILE_HEADERS }
  return assertSupported(store, await putIf(store, object, condition, options))
}

/** Every condition was probed before it is used. */
export function assertSupported(store: Store, write: ConditionalWrite): ConditionalWrite {
  if (write.status !== 'not-supported') return write
  throw notAStore(store, 'it does not implement conditional writes anymore')
}

const UNKNOWN_LEASE = `The object ${LEASE_PATH} of the target is not a lease of this action`

export function holderOf({ address }: FoundLease): string {
  return address === undefined ? 'another run' : `the run ${address}`
}

export function describeWait(found: FoundLease): string {
  if (found.run === '') return `${UNKNOWN_LEASE}. Waiting until it expires.`
  return `${capitalized(holderOf(found))} is publishing to the same target. Waiting until it has finished.`
}

/** The `timeout` of the run has passed while it waited. */
export function stillHeld(found: FoundLease, cause: Error): Failure {
  const what =
    found.run === ''
      ? `${UNKNOWN_LEASE}, and had not expired`
      : `${capitalized(holderOf(found))} was still publishing to the same target`
  const text = `${what} when \`timeout\` had passed. This run uploaded nothing.`
  return new Failure('publish-conflict', text, { cause })
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** Another run may have acquired the target. `found`: the lease that is there now, if there is one. */
export function leaseLost(found?: FoundLease): Failure {
  const reason =
    found === undefined
      ? 'The lease of this run ran out, so another run may have published meanwhile.'
      : found.run === ''
        ? `${UNKNOWN_LEASE} anymore, so another program may be publishing.`
        : `The lease of this run ran out, and ${holderOf(found)} took over the target.`
  return new Failure('publish-conflict', `${reason} This run stopped.`)
}
