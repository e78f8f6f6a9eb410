import type { RepeatingClock } from '../runtime/time/clock.ts'

/** A difference below this does not matter to a signature, which may be 15 minutes old. */
const MAX_IGNORED_SKEW_MS = 60_000
/** Later ones could not be written as a date anymore when something is added to them. */
const MAX_TIME = Date.UTC(9999, 0)

/**
 * The time of the store, as its `Date` headers tell it. The header has whole seconds, and a response takes its time, so
 * the time is only known as a range. It never moves back: a header from before, as a cache may send it, is ignored.
 */
export class StoreClock {
  readonly #clock: Pick<RepeatingClock, 'now' | 'latest'>
  /** How far the store is at least ahead of our clock that stops while the machine is suspended. */
  #minAhead: number | undefined
  /** How far the store is at most ahead of the later one of our clocks. */
  #maxAhead = 0
  #skewMs = 0

  constructor(clock: Pick<RepeatingClock, 'now' | 'latest'>) {
    this.#clock = clock
  }

  /** The first response sets the time of signatures. Returns the difference as `correct` does. */
  observe(date: string | undefined, sentAt: number): number | undefined {
    const time = Date.parse(date ?? '')
    if (!(time < MAX_TIME)) return undefined
    const max = time + 999 - sentAt
    const isFirst = this.#minAhead === undefined
    if (isFirst || this.#clock.latest() + max >= this.earliest()) {
      this.#minAhead = Math.max(this.#minAhead ?? -Infinity, time - this.#clock.now())
      // If the store's clock was set, what was known before is wrong.
      this.#maxAhead = isFirst || this.latest() < this.earliest() ? max : Math.min(this.#maxAhead, max)
    }
    return isFirst ? this.correct(date) : undefined
  }

  /**
   * Sets the time of signatures, after a response that rejects the one that was used. Returns the new difference in
   * milliseconds when it differs from the one used so far.
   */
  correct(date: string | undefined): number | undefined {
    const time = Date.parse(date ?? '')
    if (!(time < MAX_TIME)) return undefined
    const skewMs = time - this.#clock.latest()
    if (Math.abs(skewMs - this.#skewMs) < MAX_IGNORED_SKEW_MS) return undefined
    this.#skewMs = skewMs
    return skewMs
  }

  get skewMs(): number {
    return this.#skewMs
  }

  /** For signatures. A single response with an old date, as a cache may send it, does not change it. */
  now(): number {
    return this.#clock.latest() + this.#skewMs
  }

  earliest(): number {
    return this.#clock.now() + (this.#minAhead ?? 0)
  }

  latest(): number {
    return this.#clock.latest() + this.#maxAhead
  }
}
