import type { RepeatingClock } from '../../src/runtime/time/clock.ts'
import { TimedOut } from '../../src/runtime/time/stop-reason.ts'

interface Repeated {
  ms: number
  dueAt: number
  work: () => Promise<void>
}

/**
 * Time that passes only where somebody sleeps, and then at once. Pauses are remembered. Work that is repeated in the
 * background gets its turns during a pause, and the pause waits for it.
 */
export class FakeClock implements RepeatingClock {
  readonly pauses: number[] = []
  readonly #repeated = new Set<Repeated>()
  readonly #onPause: (elapsedMs: number) => void
  readonly #startedAt: number
  #now: number
  #suspendedMs = 0

  /** `onPause` is told of every pause when it is over, with the time since the clock was made. */
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

  /** As if the machine was suspended: only the wall clock continues, and no work gets its turn. */
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
    // Servers on this machine get their turn, however long the fake pause was.
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

/** A clock, and a signal that is aborted in the first pause that ends after this time. */
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
