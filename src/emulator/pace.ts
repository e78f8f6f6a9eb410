import { setImmediate, setTimeout } from 'node:timers/promises'

/** How fast jobs get on: a pause before every move, or no move at all until a step is given. */
export class Pace {
  #steps = Infinity
  #waiting: (() => void)[] = []
  readonly #pageDelayMs: number
  readonly #signal: AbortSignal

  constructor({
    pageDelayMs,
    paused,
    signal
  }: {
    pageDelayMs: number
    paused: boolean
    signal: AbortSignal
  }) {
    this.#pageDelayMs = pageDelayMs
    this.#signal = signal
    if (paused) this.pause()
    signal.addEventListener('abort', () => this.resume())
  }

  /** Waits until the next move is due: from queued to running, then one for every page. */
  async move(): Promise<void> {
    if (this.#pageDelayMs > 0) await setTimeout(this.#pageDelayMs, undefined, { signal: this.#signal })
    else await setImmediate(undefined, { signal: this.#signal })
    while (this.#steps === 0) await new Promise<void>(resolve => this.#waiting.push(resolve))
    this.#steps -= 1
    this.#signal.throwIfAborted()
  }

  pause(): void {
    this.#steps = 0
  }

  step(count = 1): void {
    this.#steps += count
    this.#wake()
  }

  resume(): void {
    this.#steps = Infinity
    this.#wake()
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve()
  }
}
