import { type RepeatingClock, systemClock } from '../../src/runtime/time/clock.ts'

/** A clock that runs `factor` times as fast as real time, for tests in which programs wait for each other. */
export class ScaledClock implements RepeatingClock {
  readonly #factor: number
  readonly #startedAt = systemClock.now()

  constructor(factor: number) {
    this.#factor = factor
  }

  now = () => this.#startedAt + (systemClock.now() - this.#startedAt) * this.#factor
  latest = () => this.now()
  sleep = async (ms: number, signal: AbortSignal) => await systemClock.sleep(ms / this.#factor, signal)
  repeat = (ms: number, work: () => Promise<void>) => systemClock.repeat(ms / this.#factor, work)
}
