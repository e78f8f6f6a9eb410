import type { RepeatingClock } from '../../runtime/clock.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { HttpError } from '../../runtime/http/http-error.ts'
import { isTransient, RetryDelay } from '../../runtime/http/retry.ts'
import type { RunContext } from '../../runtime/run.ts'
import { TimedOut } from '../../runtime/stop-reason.ts'
import { type Condition, deleteObject } from '../../s3/objects.ts'
import type { Store } from '../../s3/store.ts'
import { holderOf, LeaseExpired, LeaseLost } from './holder.ts'
import { type FoundLease, LEASE_MS, LEASE_PATH, readLease, writeLease } from './lease-file.ts'

const RENEW_AFTER_MS = 20_000
const CHECK_INTERVAL_MS = 1000
/** A holder stops this long before the lease ends, so that its last requests have arrived when another run takes over. */
const STOP_BEFORE_END_MS = 10_000
const POLL_INTERVAL_MS = 3000
/** Without conditional writes, all runs that saw a free target have written their lease after this time. */
const READ_BACK_MS = 5000
/** What requests of at most two seconds need to read a lease and to write one. */
const MAX_SEQUENCE_MS = 4000
/** A write without a response can still be carried out for this long. */
const LATE_WRITE_MS = 5000
const RELEASE_TIMEOUT_MS = 10_000
/** After a signal, the process has little time. */
const STOPPED_RELEASE_TIMEOUT_MS = 1000
const MAX_ATTEMPTS = 5

export interface LeaseOwner {
  run: string
  /** Of the workflow run, for people. */
  address: string | undefined
}

type LeaseContext = Pick<RunContext, 'log' | 'random' | 'signal'> & { clock: RepeatingClock }

/**
 * The right to publish to a target, as an object in the bucket. All times are those of the store, so that wrong clocks
 * of runners do not matter.
 */
export class Lease {
  /** Whether the store implements conditional writes. */
  hasConditions: boolean
  readonly #store: Store
  readonly #prefix: string
  readonly #owner: LeaseOwner
  readonly #context: LeaseContext
  #until: number | undefined
  #etag = ''
  #period = new AbortController()
  #signal: AbortSignal
  #renewedAt = 0
  #renewal: Promise<void> | undefined
  #stopChecks: () => void = () => undefined

  constructor(
    { store, prefix, hasConditions }: { store: Store; prefix: string; hasConditions: boolean },
    owner: LeaseOwner,
    context: LeaseContext
  ) {
    this.hasConditions = hasConditions
    this.#store = store
    this.#prefix = prefix
    this.#owner = owner
    this.#context = context
    this.#signal = context.signal
  }

  /** The time until which the target is held. */
  get until(): number {
    if (this.#until === undefined) throw new Error('the lease is not held')
    return this.#until
  }

  /** Aborted with LeaseExpired or LeaseLost, or when the run is stopped. */
  get signal(): AbortSignal {
    return this.#signal
  }

  /** Waits while another run holds the target. Returns whether the bucket may have changed in the meantime. */
  async acquire(): Promise<boolean> {
    let waitedFor: FoundLease | undefined
    const wait = async (found: FoundLease) => {
      if (found.run !== waitedFor?.run)
        this.#context.log.info(
          `${capitalized(holderOf(found))} is publishing to the same target. Waiting until it has finished.`
        )
      waitedFor = found
      await this.#context.clock.sleep(POLL_INTERVAL_MS, this.#context.signal)
    }
    try {
      if (this.hasConditions) await this.#acquireWithConditions(wait)
      // Not `else`: a store can turn out not to implement conditions.
      if (this.#until === undefined) await this.#acquireByReadingBack(wait)
    } catch (error) {
      if (waitedFor === undefined || !(error instanceof TimedOut)) throw error
      throw new Failure(
        'publish-conflict',
        `${capitalized(holderOf(waitedFor))} was still publishing to the same target when \`timeout\` had passed. This run uploaded nothing.`,
        { cause: error }
      )
    }
    this.#startPeriod()
    return waitedFor !== undefined || !this.hasConditions
  }

  /** After LeaseExpired: continues with the lease if no other run acquired it, otherwise throws LeaseLost. */
  async regain(): Promise<void> {
    this.#stopChecks()
    const { signal } = this.#context
    const found = await readLease(this.#store, this.#prefix, signal)
    if (found?.run !== this.#owner.run) throw this.#lost(found)
    this.#etag = found.etag
    await this.#renew(signal)
    if (!this.hasConditions) {
      await this.#context.clock.sleep(READ_BACK_MS, signal)
      await this.assertHeld(signal)
    }
    this.#startPeriod()
  }

  /** Throws LeaseLost unless the bucket still has the lease of this run. */
  async assertHeld(signal = this.#signal): Promise<void> {
    const found = await readLease(this.#store, this.#prefix, signal)
    if (found?.run !== this.#owner.run) throw this.#lost(found)
  }

  /** Never fails: a lease that is not released expires. */
  async release(): Promise<void> {
    this.#stopChecks()
    // A renewal would write the lease again.
    await this.#renewal?.catch(() => undefined)
    const until = this.#until
    this.#until = undefined
    if (until === undefined || this.#store.clock.latest() > until - STOP_BEFORE_END_MS) return
    const isStopped = this.#context.signal.aborted
    const signal = AbortSignal.timeout(isStopped ? STOPPED_RELEASE_TIMEOUT_MS : RELEASE_TIMEOUT_MS)
    try {
      if (this.#store.hasUnansweredWrite(LATE_WRITE_MS)) {
        const soon = this.#store.clock.latest() + LATE_WRITE_MS
        await this.#write(Math.min(soon, until), this.#ownCondition(), { signal, retries: false })
      } else await deleteObject(this.#store, this.#prefix + LEASE_PATH, { signal, retries: !isStopped })
    } catch (error) {
      this.#context.log.debug(`The lease was not released: ${reasonOf(error)}`)
    }
  }

  async #acquireWithConditions(wait: (found: FoundLease) => Promise<void>): Promise<void> {
    let condition: Condition = 'new'
    for (;;) {
      const { signal } = this.#context
      const until = this.#nextEnd()
      const { status, etag } = await this.#write(until, condition, { signal })
      if (status === 'not-supported') {
        this.hasConditions = false
        return
      }
      if (status === 'written') {
        this.#hold(until, etag)
        return
      }
      const found = await this.#waitWhileHeld(wait)
      if (found?.run === this.#owner.run) {
        // The response of the write was lost.
        this.#hold(found.until, found.etag)
        return
      }
      condition = found === undefined ? 'new' : { etag: found.etag }
    }
  }

  /** Two runs may both find the target free: the one that wrote last holds it. */
  async #acquireByReadingBack(wait: (found: FoundLease) => Promise<void>): Promise<void> {
    const { clock, signal } = this.#context
    const delay = new RetryDelay(`Writing ${LEASE_PATH}`, this.#context)
    for (;;) {
      const startedAt = clock.now()
      const before = await readLease(this.#store, this.#prefix, signal)
      if (this.#isHeldByOther(before)) {
        await wait(before)
        continue
      }
      const until = this.#nextEnd()
      try {
        // Not repeated without a check: another run may have acquired the target in the meantime.
        await this.#write(until, 'none', { signal, retries: false })
      } catch (error) {
        if (signal.aborted || !isTemporary(error)) throw error
        await delay.afterFailure(error)
        continue
      }
      // After a slow write, a run that held the target has noticed by its next renewal, and stopped.
      const isSlow = clock.now() - startedAt > MAX_SEQUENCE_MS
      await clock.sleep(isSlow ? RENEW_AFTER_MS + STOP_BEFORE_END_MS : READ_BACK_MS, signal)
      const found = await readLease(this.#store, this.#prefix, signal)
      if (found?.run !== this.#owner.run) continue
      this.#hold(until, found.etag)
      return
    }
  }

  /** Returns the last lease that was found: of this run, or one that expired. */
  async #waitWhileHeld(wait: (found: FoundLease) => Promise<void>): Promise<FoundLease | undefined> {
    for (;;) {
      const found = await readLease(this.#store, this.#prefix, this.#context.signal)
      if (!this.#isHeldByOther(found)) return found
      await wait(found)
    }
  }

  #isHeldByOther(found: FoundLease | undefined): found is FoundLease {
    if (found === undefined || found.run === this.#owner.run) return false
    return this.#store.clock.earliest() <= found.until
  }

  #nextEnd(): number {
    return this.#store.clock.earliest() + LEASE_MS
  }

  #hold(until: number, etag: string): void {
    this.#until = until
    this.#etag = etag
    this.#renewedAt = this.#context.clock.now()
  }

  #startPeriod(): void {
    this.#period = new AbortController()
    this.#signal = AbortSignal.any([this.#context.signal, this.#period.signal])
    this.#stopChecks = this.#context.clock.repeat(CHECK_INTERVAL_MS, async () => await this.#check())
  }

  async #check(): Promise<void> {
    if (this.#signal.aborted || this.#until === undefined) return
    if (this.#store.clock.latest() > this.#until - STOP_BEFORE_END_MS) {
      this.#period.abort(new LeaseExpired('the lease could not be renewed in time'))
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
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      if (!this.hasConditions) await this.assertHeld(signal)
      const until = this.#nextEnd()
      const { status, etag } = await this.#write(until, this.#ownCondition(), { signal })
      if (status === 'written') {
        this.#hold(until, etag)
        return
      }
      if (status === 'not-supported') this.hasConditions = false
      const found = await readLease(this.#store, this.#prefix, signal)
      if (found?.run !== this.#owner.run) throw this.#lost(found)
      // The response of an earlier write was lost, or had a wrong ETag.
      this.#etag = found.etag
    }
    throw new Failure(
      'unexpected-bucket-response',
      `The store rejected ${MAX_ATTEMPTS} renewals of the lease.`
    )
  }

  #ownCondition(): Condition {
    return this.hasConditions ? { etag: this.#etag } : 'none'
  }

  async #write(until: number, condition: Condition, options: { signal: AbortSignal; retries?: boolean }) {
    return await writeLease(this.#store, this.#prefix, { ...this.#owner, until }, { condition, ...options })
  }

  /** The lease of another run is not released. */
  #lost(found: FoundLease | undefined): LeaseLost {
    this.#until = undefined
    return new LeaseLost(found)
  }
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function isTemporary(error: unknown): boolean {
  if (!(error instanceof Failure)) return false
  const { cause } = error
  if (cause instanceof HttpError && cause.status !== undefined) return isTransient(cause.status)
  return error.code === 'store-unreachable'
}
