const TICK_MS = 50

/** Adds up by how much a regular timer is late. */
export class TimerDelay {
  ms = 0
  #expected = performance.now() + TICK_MS
  readonly #timer = setInterval(() => {
    const now = performance.now()
    this.ms += Math.max(0, now - this.#expected)
    this.#expected = now + TICK_MS
  }, TICK_MS);

  [Symbol.dispose](): void {
    clearInterval(this.#timer)
  }
}
