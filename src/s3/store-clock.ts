import type { RepeatingClock } from '../runtime/time/clock.ts'

/** Later times are ignored, because adding a duration to them might exceed the maximum `Date`. */
const MAX_TIME = Date.UTC(9999, 0)

/**
 * The store's clock, derived from its `Date` headers. The headers have whole seconds and responses take time, so
 * only a range from `earliest` to `latest` is known. An outdated header, for example from a cache, is ignored.
 */
export class StoreClock {
  readonly #clock: Pick<RepeatingClock, 'now' | 'latest'>
  /** Lower bound, in milliseconds, of the store's clock minus `now`. A suspended machine does not advance `now`. */
  #minAhead: number | undefined
  /** Upper bound, in milliseconds, of the time by which the store's clock is ahead of `latest`. */
  #maxAhead = 0
  #signingAhead = 0

  constructor(clock: Pick<RepeatingClock, 'now' | 'latest'>) {
    this.#clock = clock
  }

  observe(date: string | undefined, sentAt: number): void {
    const time = Date.parse(date ?? '')
    if (!(time < MAX_TIME)) return
    const max = time + 999 - sentAt
    const isFirst = this.#minAhead === undefined
    if (isFirst) this.#signingAhead = max
    if (!isFirst && this.#clock.latest() + max < this.earliest()) return
    this.#minAhead = Math.max(this.#minAhead ?? -Infinity, time - this.#clock.now())
    // If the store's clock was adjusted, the earlier upper bound is wrong.
    this.#maxAhead = isFirst || this.latest() < this.earliest() ? max : Math.min(this.#maxAhead, max)
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
    return this.#clock.now() + (this.#minAhead ?? 0)
  }

  latest(): number {
    return this.#clock.latest() + this.#maxAhead
  }
}
