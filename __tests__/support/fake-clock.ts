import type { RepeatingClock } from '../../src/runtime/time/clock.ts'
import { TimedOut } from '../../src/runtime/time/stop-reason.ts'

interface Repeated {
  ms: number
  dueAt: number
  work: () => Promise<void>
}

/**
 * A clock whose pauses end at once and move its time forward. The clock records each pause. Work that repeats in the
 * background runs during a pause, and the pause waits for that work.
 */
export class FakeClock implements RepeatingClock {
  readonly pauses: number[] = []
  readonly #repeated = new Set<Repeated>()
  readonly #onPause: (elapsedMs: number) => void
  readonly #startedAt: number
  #now: number
  #suspendedMs = 0

  /** After every pause, calls `onPause` with the time since the clock was created. */
  constructor({
    startAt = Date.UTC(2026, 10, 15),
    onPause = () => undefined
  }: { startAt?: number | undefined; onPause?: (elapsedMs: number) => void } = {}) {
    this.#startedAt = startAt
    this.#now = startAt
    this.#onPause = onPause
  }

  now = () => this.#now
  latest = () => this.#now + this.#suspendedMs

  advance(ms: number): void {
    this.#now += ms
  }

  /** Simulates a suspended machine: only the wall clock advances, and no background work runs. */
  suspend(ms: number): void {
    this.#suspendedMs += ms
  }

  async sleep(ms: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    this.pauses.push(ms)
    const until = this.#now + ms
    for (let next = this.#nextDue(until); next !== undefined; next = this.#nextDue(until)) {
      this.#now = Math.max(this.#now, next.dueAt)
      next.dueAt += next.ms
      await next.work()
    }
    this.#now = Math.max(this.#now, until)
    this.#onPause(this.#now - this.#startedAt)
    // Yield to the event loop, so that servers in this process can respond.
    await new Promise(resolve => setImmediate(resolve))
    signal.throwIfAborted()
  }

  repeat(ms: number, work: () => Promise<void>): () => void {
    const repeated = { ms, dueAt: this.#now + ms, work }
    this.#repeated.add(repeated)
    return () => void this.#repeated.delete(repeated)
  }

  #nextDue(until: number): Repeated | undefined {
    const due = [...this.#repeated].filter(({ dueAt }) => dueAt <= until)
    return due.sort((a, b) => a.dueAt - b.dueAt)[0]
  }
}

/** Returns a clock, and a signal that aborts in the first pause that ends after this time. */
export function stoppedAfter(ms: number, reason: Error = new TimedOut(), startAt?: number) {
  const stop = new AbortController()
  const clock = new FakeClock({
    startAt,
    onPause: elapsed => {
      if (elapsed > ms) stop.abort(reason)
    }
  })
  return { clock, signal: stop.signal }
}
