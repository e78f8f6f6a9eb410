import type { RepeatingClock } from '../runtime/time/clock.ts'

/** A later time could not be written as a date after an addition. */
const MAX_TIME = Date.UTC(9999, 0)

/**
 * The time of the store, as its `Date` headers tell it. The header has whole seconds, and a response takes its time, so
 * the time is only known as a range. It never moves back: a header from before, as a cache may send it, is ignored.
 */
export class StoreClock {
  readonly #clock: Pick<RepeatingClock, 'now' | 'latest'>
  /** Minimum lead of the store over our clock that stops while the machine is suspended. */
  #minAhead: number | undefined
  /** Maximum lead of the store over the later one of our clocks. */
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
    // If the store's clock was set, what was known before is wrong.
    this.#maxAhead = isFirst || this.latest() < this.earliest() ? max : Math.min(this.#maxAhead, max)
  }

  /** Sets the time of signatures to that of a response that refused it. */
  correct(date: unknown): void {
    const time = Date.parse(String(date))
    if (time < MAX_TIME) this.#signingAhead = time - this.#clock.latest()
  }

  /** The time of signatures: no response but the first one and those that refuse the time change it. */
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
