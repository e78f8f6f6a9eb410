import type { Clock } from '../../src/runtime/clock.ts'

/** Time that passes only where somebody sleeps, and then at once. Pauses are remembered. */
export class FakeClock implements Clock {
  readonly pauses: number[] = []
  readonly #onPause: (elapsedMs: number) => void
  readonly #startedAt: number
  #now: number

  /** `onPause` is told of every pause when it is over, with the time since the clock was made. */
  constructor({
    startAt = Date.UTC(2026, 10, 15),
    onPause = () => undefined
  }: { startAt?: number; onPause?: (elapsedMs: number) => void } = {}) {
    this.#startedAt = startAt
    this.#now = startAt
    this.#onPause = onPause
  }

  now = () => this.#now

  advance(ms: number): void {
    this.#now += ms
  }

  async sleep(ms: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    this.pauses.push(ms)
    this.#now += ms
    this.#onPause(this.#now - this.#startedAt)
    // Servers on this machine get their turn, however long the fake pause was.
    await new Promise(resolve => setImmediate(resolve))
    signal.throwIfAborted()
  }
}
