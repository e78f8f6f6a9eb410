import { setImmediate, setTimeout } from 'node:timers/promises'

/** Controls when jobs advance: after a delay, or only when `step()` allows it. */
export class StepControl {
  #steps = Infinity
  #waiting: (() => void)[] = []
  readonly #signal: AbortSignal

  constructor({ paused, signal }: { paused: boolean; signal: AbortSignal }) {
    this.#signal = signal
    if (paused) this.pause()
    signal.addEventListener('abort', () => this.resume())
  }

  /** Waits for the next step: from queued to running, then one per page. */
  async next(delayMs: number): Promise<void> {
    if (delayMs > 0) await setTimeout(delayMs, undefined, { signal: this.#signal })
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
