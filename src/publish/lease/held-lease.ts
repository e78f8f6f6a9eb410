import { reasonOf } from '../../runtime/failure.ts'
import { MAX_CLEANUP_MS } from '../../runtime/time/stop-reason.ts'
import type { Condition } from '../../s3/objects.ts'
import { notAStore } from '../../s3/store.ts'
import {
  type FoundLease,
  isOwnLease,
  LEASE_MS,
  leaseLost,
  type LeaseTarget,
  readLease,
  writeLease
} from './lease-object.ts'
import { deleteLease, ENDED, endLease, UNANSWERED } from './release-lease.ts'
import { type LeaseContext, waitWhileHeld } from './wait-for-lease.ts'

/** Leaves time to retry a failed renewal before the lease expires. */
const RENEW_AFTER_MS = LEASE_MS / 3
/** A run stops writing this long before its lease expires, so that its last requests arrive before a takeover. */
const STOP_BEFORE_END_MS = LEASE_MS / 6
const MAX_HELD_MS = LEASE_MS - STOP_BEFORE_END_MS
const CHECK_INTERVAL_MS = 1000
/** Time within which a store usually carries out a request, even if no response arrives. */
const MAX_REQUEST_MS = 2000
/** Time to release the lease. A run that was stopped by a signal has less time. */
const RELEASE_TIMEOUT_MS = 10_000
const STOPPED_LATE_WRITE_MS = MAX_CLEANUP_MS / 3
export const STOPPED_RELEASE_TIMEOUT_MS = MAX_CLEANUP_MS - STOPPED_LATE_WRITE_MS - 100
const MAX_REFUSALS = 8
const NOT_HELD = { until: ENDED, etag: '', sentAt: -Infinity }

/** Waits while another run has the lease, then acquires the lease, runs `work`, and releases the lease. */
export async function withLease<T>(
  target: LeaseTarget,
  context: LeaseContext,
  work: (lease: Lease) => Promise<T>
): Promise<T> {
  const lease = new HeldLease(target, context)
  try {
    await lease.acquire()
    return await work(lease)
  } finally {
    await lease.release()
  }
}

export type Lease = Omit<HeldLease, 'acquire' | 'release'>

/** Replaces the lease for a store without conditional writes. Such a store cannot prevent two simultaneous runs. */
export function withoutLease(signal: AbortSignal): Lease {
  return {
    hasConditions: false,
    isRecorded: true,
    isHeld: true,
    tookOver: false,
    until: ENDED,
    signal,
    assertTime: () => signal.throwIfAborted(),
    assertHeld: async () => await Promise.resolve()
  }
}

/**
 * The right to publish to a target, stored as an object in the bucket. All times are by the store's clock, so that a
 * wrong clock on a runner has no effect.
 */
class HeldLease {
  readonly hasConditions: boolean = true
  /** Whether the stored state records that this run took over the target (`tookOver`). */
  isRecorded = false
  /** Aborted when the lease is lost, or when the run is stopped. */
  readonly signal: AbortSignal
  readonly #target: LeaseTarget
  readonly #context: LeaseContext
  readonly #lost = new AbortController()
  readonly #closing = new AbortController()
  #tookOver = false
  #held = NOT_HELD
  /** Time, by the local clock, at which the last write of the lease began. */
  #sentAt = -Infinity
  /** Whether the stored lease of this run may differ from `#held`. */
  #isUncertain = false
  #endChecks = (): void => undefined
  #renewal: Promise<void> | undefined

  constructor(target: LeaseTarget, context: LeaseContext) {
    this.#target = target
    this.#context = context
    this.signal = AbortSignal.any([context.signal, this.#lost.signal])
    context.signal.addEventListener('abort', () => void this.#closeSoon())
  }

  get until(): number {
    return this.#held.until
  }

  /** Whether the previous run did not release the lease. The last requests of that run may still arrive. */
  get tookOver(): boolean {
    return this.#tookOver
  }

  /** Whether no other run can have the lease yet, even at the latest time that the store's clock may show now. */
  get isHeld(): boolean {
    const { until, sentAt } = this.#held
    // By the local clock, too: the first response of the store may have had a wrong time.
    const heldMs = this.#context.clock.latest() - sentAt
    return this.#target.store.clock.latest() <= until - STOP_BEFORE_END_MS && heldMs <= MAX_HELD_MS
  }

  /** Called before each write, because the check timer fires too late if the process has been suspended. */
  readonly assertTime = (): void => {
    if (!this.isHeld) this.#lost.abort(leaseLost())
    this.signal.throwIfAborted()
  }

  async acquire(): Promise<void> {
    const { clock, signal } = this.#context
    let condition: Condition = 'new'
    for (let refusals = 0; this.#held === NOT_HELD; refusals += 1) {
      if (refusals === MAX_REFUSALS)
        throw notAStore(this.#target.store, 'it rejects every lease write, although no run holds the lease')
      // Another run wrote its lease first, or the responses from the store contradict each other.
      if (refusals > 1) await clock.sleep(CHECK_INTERVAL_MS, signal)
      const until = this.#nextEnd()
      const { status, etag } = await this.#write(until, condition)
      if (status === 'written') this.#hold(until, etag)
      else {
        const { found, hasWaited } = await waitWhileHeld(this.#target, this.#context)
        if (hasWaited) refusals = 0
        // The write succeeded, but its response was lost.
        if (found !== undefined && isOwnLease(this.#target, found)) this.#hold(found.until, found.etag)
        else this.#tookOver ||= found !== undefined && found.until !== ENDED
        condition = found === undefined ? 'new' : { etag: found.etag }
      }
    }
    this.#endChecks = clock.repeat(CHECK_INTERVAL_MS, async () => await this.#check())
  }

  /** Throws unless the bucket contains this run's lease. Creates the lease again if another program has deleted it. */
  async assertHeld(): Promise<void> {
    let found = await this.#read(this.signal)
    // After the lease has expired, a missing lease may mean that another run has acquired and released the lease.
    if (found === undefined && this.isHeld) {
      const until = this.#nextEnd()
      const { status, etag } = await this.#write(until, 'new')
      if (status === 'written') {
        this.#hold(until, etag)
        return
      }
      // Another run wrote its lease first, or the response to the write was lost.
      found = await this.#read(this.signal)
    }
    if (found === undefined || !isOwnLease(this.#target, found)) {
      // Prevents `release` from deleting another run's lease.
      this.#held = NOT_HELD
      this.#isUncertain = false
      const lost = leaseLost(found)
      this.#lost.abort(lost)
      throw lost
    }
    this.#held = { ...this.#held, until: Math.max(this.until, found.until), etag: found.etag }
  }

  /** Lets the next run start at once. Never throws, because a lease that is not released expires. */
  async release(): Promise<void> {
    this.#endChecks()
    if (this.#renewal !== undefined) {
      void this.#closeSoon()
      await this.#renewal.catch(() => undefined)
    }
    if (!this.isHeld && !this.#isUncertain) return
    const { clock, log, signal: run } = this.#context
    const signal = AbortSignal.timeout(run.aborted ? STOPPED_RELEASE_TIMEOUT_MS : RELEASE_TIMEOUT_MS)
    try {
      if (this.#isUncertain) {
        const found = await this.#read(signal)
        this.#held =
          found !== undefined && isOwnLease(this.#target, found)
            ? { ...found, sentAt: this.#sentAt }
            : NOT_HELD
      }
      // If the lease ends as `UNANSWERED`, the next run takes over, and the run after it compares every object.
      const isLate = this.#target.store.unansweredAt + MAX_REQUEST_MS > clock.now()
      const isOwed = this.tookOver && !this.isRecorded
      const writing = { signal, beforeSend: this.#assertOwn }
      if (isLate || isOwed)
        await endLease(
          this.#target,
          { etag: this.#held.etag, until: UNANSWERED },
          { ...writing, retries: false }
        )
      else await deleteLease(this.#target, this.#held, { ...writing, retries: !run.aborted }, log)
    } catch (error) {
      log.debug(`The lease was not released: ${reasonOf(error)}`)
    }
  }

  /** Throws if the lease is about to expire: another run may have the lease when the request arrives. */
  readonly #assertOwn = (): void => {
    if (!this.isHeld) throw leaseLost()
  }

  #nextEnd(): number {
    return this.#target.store.clock.earliest() + LEASE_MS
  }

  #hold(until: number, etag: string): void {
    this.#held = { until, etag, sentAt: this.#sentAt }
    this.#isUncertain = false
  }

  /**
   * Whether `RENEW_AFTER_MS` has passed since `until` was computed, however long the write took, or `until` is too late,
   * because it was computed from a wrong time of the store.
   */
  get #isDue(): boolean {
    return Math.abs(this.#nextEnd() - this.until) >= RENEW_AFTER_MS
  }

  async #check(): Promise<void> {
    if (this.signal.aborted) return
    if (!this.isHeld) {
      this.#lost.abort(leaseLost())
      return
    }
    if (this.#renewal !== undefined || !this.#isDue) return
    this.#renewal = this.#renew()
    // After an error, the next check retries the renewal, until the lease is about to expire.
    await this.#renewal.catch(() => undefined)
    this.#renewal = undefined
  }

  async #renew(): Promise<void> {
    const until = this.#nextEnd()
    const { status, etag } = await this.#write(until, { etag: this.#held.etag })
    if (status === 'written') this.#hold(until, etag)
    // An earlier response was lost or had a wrong ETag. The next check retries the renewal if it is still due.
    else await this.assertHeld()
  }

  async #write(until: number, condition: Condition) {
    this.#isUncertain = true
    this.#sentAt = this.#context.clock.latest()
    const signal = AbortSignal.any([this.#closing.signal, this.#lost.signal])
    const { store, prefix, owner } = this.#target
    return await writeLease(store, prefix, { ...owner, until }, { condition, signal })
  }

  /** Waits briefly for the response to a write in flight, whose ETag `release` needs, and then aborts the write. */
  async #closeSoon(): Promise<void> {
    await this.#context.clock.sleep(STOPPED_LATE_WRITE_MS, new AbortController().signal)
    this.#closing.abort(this.#context.signal.reason ?? new Error('the run ends'))
  }

  async #read(signal = this.#context.signal): Promise<FoundLease | undefined> {
    return await readLease(this.#target.store, this.#target.prefix, signal)
  }
}
