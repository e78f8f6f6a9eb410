import { readFileSync } from 'node:fs'

const TICK_MS = 50

/** Measures how long a busy machine delays another process and this process. */
export class TimerDelay implements Disposable {
  readonly #pid: number | undefined
  #ownMs = 0
  #processMs = 0
  #expected = performance.now() + TICK_MS
  readonly #timer = setInterval(() => this.#measure(), TICK_MS)

  constructor(pid: number | undefined) {
    this.#pid = pid
  }

  get ms(): number {
    return this.#ownMs + this.#processMs
  }

  #measure(): void {
    const now = performance.now()
    this.#ownMs += Math.max(0, now - this.#expected)
    this.#expected = now + TICK_MS
    try {
      // Linux counts the time in which a runnable process waits for a CPU.
      const [, waited] = readFileSync(`/proc/${this.#pid}/schedstat`, 'utf8').split(' ')
      this.#processMs = Number(waited) / 1e6
    } catch {
      // The process has ended, or the system is not Linux.
    }
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer)
  }
}
