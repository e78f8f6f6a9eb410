import type { Clock } from '../runtime/time/clock.ts'

/** An overloaded store rejects many requests at once, so all rejections within this time count as one overload. */
const MIN_BETWEEN_REDUCTIONS_MS = 500

/**
 * Limits the number of concurrent requests. A store overload halves the limit. When the number of
 * successful requests since the last change reaches the limit, the limit increases by one.
 */
export class Throttle {
  readonly max: number
  limit: number
  readonly #clock: Pick<Clock, 'now'>
  readonly #waiting: (() => void)[] = []
  #active = 0
  #successes = 0
  #reducedAt = -Infinity

  constructor(max: number, clock: Pick<Clock, 'now'>) {
    this.max = max
    this.limit = max
    this.#clock = clock
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    while (this.#active >= this.limit) await new Promise<void>(resolve => this.#waiting.push(resolve))
    this.#active += 1
    try {
      const result = await work()
      this.#succeeded()
      return result
    } finally {
      this.#active -= 1
      this.#waiting.shift()?.()
    }
  }

  /** Calls `work` for all items, as many at a time as the limit allows. The first error stops the remaining calls. */
  async forEach<T>(
    items: readonly T[],
    signal: AbortSignal,
    work: (item: T, signal: AbortSignal) => Promise<void>
  ): Promise<void> {
    const failed = new AbortController()
    const either = AbortSignal.any([signal, failed.signal])
    const queue = items.values()
    const worker = async (): Promise<void> => {
      for (const item of queue) {
        if (either.aborted) return
        await this.run(async () => await work(item, either))
      }
    }
    const workers = Array.from({ length: Math.min(this.max, items.length) }, async () => {
      await worker().catch((error: unknown) => failed.abort(error))
    })
    await Promise.all(workers)
    either.throwIfAborted()
  }

  slowDown(): void {
    const now = this.#clock.now()
    if (now - this.#reducedAt < MIN_BETWEEN_REDUCTIONS_MS) return
    this.#reducedAt = now
    this.limit = Math.max(1, Math.floor(this.limit / 2))
    this.#successes = 0
  }

  #succeeded(): void {
    this.#successes += 1
    if (this.#successes < this.limit || this.limit === this.max) return
    this.#successes = 0
    this.limit += 1
    this.#waiting.shift()?.()
  }
}
