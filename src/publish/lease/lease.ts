import { reasonOf } from '../../runtime/failure.ts'
import { type Condition, deleteObject, notAStore } from '../../s3/objects.ts'
import type { Store } from '../../s3/store.ts'
import type { Destination } from '../read/state.ts'
import { acquireTarget, CHECK_INTERVAL_MS, type LeaseContext, READ_BACK_MS } from './acquire-target.ts'
import {
  type FoundLease,
  LEASE_MS,
  LEASE_PATH,
  type LeaseContent,
  LeaseExpired,
  LeaseLost,
  readLease,
  RENEW_AFTER_MS,
  STOP_BEFORE_END_MS,
  writeLease
} from './lease-file.ts'

/** A write without a response is usually carried out within this time. Until then the lease is not released. */
const LATE_WRITE_MS = 2000
const RELEASE_TIMEOUT_MS = 10_000
/** After a signal, the process has 1.5 seconds. */
const STOPPED_LATE_WRITE_MS = 500
const STOPPED_RELEASE_TIMEOUT_MS = 900
const MAX_RENEWALS = 5

export type LeaseOwner = Omit<LeaseContent, 'until'>

/**
 * The right to publish to a target, as an object in the bucket. All times are those of the store, so that wrong clocks
 * of runners do not matter.
 */
export class Lease {
  hasConditions: boolean
  /** Whether another run had not released the target. It was killed or suspended, and its last requests may still arrive. */
  tookOver = false
  readonly #target: Destination & { owner: LeaseOwner }
  readonly #store: Store
  readonly #context: LeaseContext
  readonly #closing = new AbortController()
  #until: number | undefined
  #etag = ''
  /** The store may have a lease of this run that differs from what is known here. */
  #isUncertain = false
  #period = new AbortController()
  #signal: AbortSignal
  #renewedAt = 0
  #stoppedAt = Infinity
  #renewal: Promise<void> | undefined
  #stopChecks: () => void = () => undefined

  constructor(target: Destination & { owner: LeaseOwner }, hasConditions: boolean, context: LeaseContext) {
    this.hasConditions = hasConditions
    this.#target = target
    this.#store = target.store
    this.#context = context
    this.#signal = context.signal
    const onStop = () => {
      this.#stoppedAt = context.clock.now()
      void this.#closeSoon()
    }
    context.signal.addEventListener('abort', onStop, { once: true })
  }

  get until(): number {
    if (this.#until === undefined) throw new Error('the lease is not held')
    return this.#until
  }

  /** Aborted with LeaseExpired or LeaseLost, or when the run is stopped. */
  get signal(): AbortSignal {
    return this.#signal
  }

  /** Whether no other run can have acquired the target, by the later of all clocks. */
  get isHeld(): boolean {
    return this.#until !== undefined && this.#store.clock.latest() <= this.#until - STOP_BEFORE_END_MS
  }

  /** Before each write. The timer of the checks comes too late in a process that was suspended. */
  readonly assertTime = (): void => {
    if (!this.isHeld) this.#period.abort(new LeaseExpired('the lease was not renewed in time'))
    this.#signal.throwIfAborted()
  }

  /** Waits while another run holds the target. Returns whether the bucket may have changed in the meantime. */
  async acquire(): Promise<boolean> {
    const { hasWaited, hasConditions, tookOver, until, etag } = await acquireTarget(
      {
        store: this.#store,
        read: async () => await this.#read(),
        write: async (end, condition, options) => await this.#write(end, condition, options),
        isOwn: found => this.#isOwn(found),
        nextEnd: () => this.#nextEnd()
      },
      this.hasConditions,
      this.#context
    )
    this.hasConditions = hasConditions
    this.tookOver = tookOver
    this.#hold(until, etag)
    this.#startPeriod()
    return hasWaited || tookOver || !hasConditions
  }

  /** After LeaseExpired: continues with the lease if no other run acquired it, otherwise throws LeaseLost. */
  async regain(): Promise<void> {
    this.#stopChecks()
    this.#period = new AbortController()
    const { signal } = this.#context
    this.#etag = await this.assertHeld(signal)
    await this.#renew(signal)
    if (!this.hasConditions) {
      await this.#context.clock.sleep(READ_BACK_MS, signal)
      await this.assertHeld(signal)
    }
    this.#startPeriod()
  }

  /** Throws LeaseLost unless the bucket still has the lease of this run. Returns its ETag. */
  async assertHeld(signal = this.#signal): Promise<string> {
    const found = await this.#read(signal)
    if (found !== undefined && this.#isOwn(found)) return found.etag
    // The lease of another run is not released.
    this.#until = undefined
    this.#isUncertain = false
    throw new LeaseLost(found)
  }

  /** The next run can start at once. Never fails: a lease that is not released expires. */
  async release(): Promise<void> {
    this.#stopChecks()
    if (this.#renewal !== undefined) {
      void this.#closeSoon()
      await this.#renewal.catch(() => undefined)
    }
    if (this.#until === undefined && !this.#isUncertain) return
    const { clock, log, signal: run } = this.#context
    const lateMs = run.aborted ? STOPPED_LATE_WRITE_MS : LATE_WRITE_MS
    const waitMs = Math.min(this.#store.unansweredAt, this.#stoppedAt) + lateMs - clock.now()
    if (waitMs > 0) await clock.sleep(waitMs, new AbortController().signal)
    const signal = AbortSignal.timeout(run.aborted ? STOPPED_RELEASE_TIMEOUT_MS : RELEASE_TIMEOUT_MS)
    try {
      if (this.#isUncertain) {
        const found = await this.#read(signal)
        this.#until = found !== undefined && this.#isOwn(found) ? found.until : undefined
      }
      // One that is about to expire may belong to another run when the request arrives.
      if (!this.isHeld) return
      await deleteObject(this.#store, this.#target.prefix + LEASE_PATH, { signal, retries: !run.aborted })
    } catch (error) {
      log.debug(`The lease was not released: ${reasonOf(error)}`)
    }
    this.#until = undefined
  }

  #nextEnd(): number {
    return this.#store.clock.earliest() + LEASE_MS
  }

  #hold(until: number, etag: string): void {
    this.#until = until
    this.#etag = etag
    this.#isUncertain = false
    this.#renewedAt = this.#context.clock.now()
  }

  #startPeriod(): void {
    this.#period = new AbortController()
    this.#signal = AbortSignal.any([this.#context.signal, this.#period.signal])
    this.#stopChecks = this.#context.clock.repeat(CHECK_INTERVAL_MS, async () => await this.#check())
  }

  async #check(): Promise<void> {
    if (this.#signal.aborted || this.#until === undefined) return
    if (!this.isHeld) {
      this.#period.abort(new LeaseExpired('the lease was not renewed in time'))
      return
    }
    if (this.#renewal !== undefined || this.#context.clock.now() - this.#renewedAt < RENEW_AFTER_MS) return
    this.#renewal = this.#renew(this.#signal)
    try {
      await this.#renewal
    } catch (error) {
      if (error instanceof LeaseLost) this.#period.abort(error)
      // Any other error: the next check tries again, until the lease is about to expire.
    } finally {
      this.#renewal = undefined
    }
  }

  async #renew(signal: AbortSignal): Promise<void> {
    for (let attempt = 1; attempt <= MAX_RENEWALS; attempt += 1) {
      if (!this.hasConditions) await this.assertHeld(signal)
      const until = this.#nextEnd()
      const { status, etag } = await this.#write(until, this.hasConditions ? { etag: this.#etag } : 'none')
      if (status === 'written') {
        this.#hold(until, etag)
        return
      }
      if (status === 'not-supported') this.hasConditions = false
      // The response of an earlier write was lost, or had a wrong ETag.
      this.#etag = await this.assertHeld(signal)
    }
    throw notAStore(this.#store, `it rejected ${MAX_RENEWALS} renewals of the lease`)
  }

  async #write(until: number, condition: Condition, options: { retries?: boolean } = {}) {
    this.#isUncertain = true
    const signal = AbortSignal.any([this.#closing.signal, this.#period.signal])
    const { store, prefix, owner } = this.#target
    return await writeLease(store, prefix, { ...owner, until }, { condition, signal, ...options })
  }

  /** A write in flight gets a moment to be answered, so that it is known what has to be released. */
  async #closeSoon(): Promise<void> {
    await this.#context.clock.sleep(STOPPED_LATE_WRITE_MS, new AbortController().signal)
    this.#closing.abort(this.#context.signal.reason ?? new Error('the run ends'))
  }

  async #read(signal = this.#context.signal): Promise<FoundLease | undefined> {
    return await readLease(this.#store, this.#target.prefix, signal)
  }

  #isOwn({ run }: FoundLease): boolean {
    return run === this.#target.owner.run
  }
}
