import type { RepeatingClock } from '../runtime/time/clock.ts'

/** Later times are ignored, because adding a duration to them might exceed the maximum `Date`. */
const MAX_TIME = Date.UTC(9999, 0)

/** A range of store times. */
interface Offsets {
  /** Lower bound, in milliseconds, of the store's clock minus `now`. A suspended machine does not advance `now`. */
  minAhead: number
  /** Upper bound, in milliseconds, of the time by which the store's clock is ahead of `latest`. */
  maxAhead: number
}

/**
 * The store's clock, derived from its `Date` headers. The headers have whole seconds and responses take time, so only
 * a range from `earliest` to `latest` is known. A header that contradicts earlier ones, for example from a cache or
 * from a server with a wrong clock, is ignored unless the next header agrees with it.
 */
export class StoreClock {
  readonly #clock: Pick<RepeatingClock, 'now' | 'latest'>
  #range: Offsets | undefined
  /** Whether several responses agree on the range. */
  #isConfirmed = false
  /** The range of the last response, if it contradicts `#range`. */
  #contradiction: Offsets | undefined
  #signingAhead = 0

  constructor(clock: Pick<RepeatingClock, 'now' | 'latest'>) {
    this.#clock = clock
  }

  observe(date: string | undefined, sentAt: number): void {
    const time = Date.parse(date ?? '')
    if (!(time < MAX_TIME)) return
    const seen = { minAhead: time - this.#clock.now(), maxAhead: time + 999 - sentAt }
    if (this.#range === undefined) {
      this.#range = seen
      this.#signingAhead = seen.maxAhead
      return
    }
    const common = this.#intersection(this.#range, seen)
    const other = this.#contradiction && this.#intersection(this.#contradiction, seen)
    // Once several responses agree, the clock never goes back: leases of other runs would seem to last longer.
    const canReplace = !this.#isConfirmed || seen.minAhead > this.#range.minAhead
    this.#contradiction = common === undefined ? seen : undefined
    if (common !== undefined) this.#range = common
    else if (other !== undefined && canReplace) {
      this.#range = other
      this.#signingAhead = other.maxAhead
      this.#contradiction = undefined
    } else return
    this.#isConfirmed = true
  }

  #intersection(a: Offsets, b: Offsets): Offsets | undefined {
    const minAhead = Math.max(a.minAhead, b.minAhead)
    const maxAhead = Math.min(a.maxAhead, b.maxAhead)
    return this.#clock.now() + minAhead <= this.#clock.latest() + maxAhead
      ? { minAhead, maxAhead }
      : undefined
  }

  /** Sets the signing time to the `Date` header of a response that rejected the previous signing time. */
  correct(date: unknown): void {
    const time = Date.parse(String(date))
    if (time < MAX_TIME) this.#signingAhead = time - this.#clock.latest()
  }

  /** The time for signatures. Its offset is set by the first response and by responses that reject the time. */
  signingTime(): number {
    return this.#clock.latest() + this.#signingAhead
  }

  earliest(): number {
    return this.#clock.now() + (this.#range?.minAhead ?? 0)
  }

  latest(): number {
    return this.#clock.latest() + (this.#range?.maxAhead ?? 0)
  }
}
