import type { RepeatingClock } from '../runtime/clock.ts'

/** A difference below this does not matter to a signature, which may be 15 minutes old. */
const MAX_IGNORED_SKEW_MS = 60_000

/**
 * The time of the store, as its `Date` headers tell it. The header has whole seconds, and a response takes its time, so
 * the difference to the clock of this machine is only known as a range.
 */
export class StoreClock {
  readonly #clock: Pick<RepeatingClock, 'latest'>
  /** How far the store's clock is ahead of ours: at least and at most. */
  #ahead: { min: number; max: number } | undefined
  #skewMs = 0

  constructor(clock: Pick<RepeatingClock, 'latest'>) {
    this.#clock = clock
  }

  /** Returns the new difference in milliseconds when it differs from the one used so far. */
  observe(date: string | undefined, sentAt: number): number | undefined {
    const time = Date.parse(date ?? '')
    if (Number.isNaN(time)) return undefined
    const min = time - this.#clock.latest()
    const max = time + 999 - sentAt
    const { min: lastMin, max: lastMax } = this.#ahead ?? { min, max }
    const both = { min: Math.max(min, lastMin), max: Math.min(max, lastMax) }
    // Without overlap, one of the clocks was set: the newest response is right.
    this.#ahead = both.min <= both.max ? both : { min, max }
    if (Math.abs(min - this.#skewMs) < MAX_IGNORED_SKEW_MS) return undefined
    this.#skewMs = min
    return min
  }

  get skewMs(): number {
    return this.#skewMs
  }

  /** For signatures. */
  now(): number {
    return this.#clock.latest() + this.#skewMs
  }

  earliest(): number {
    return this.#clock.latest() + (this.#ahead?.min ?? 0)
  }

  latest(): number {
    return this.#clock.latest() + (this.#ahead?.max ?? 0)
  }
}
