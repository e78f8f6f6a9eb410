import type { RunContext } from '../../runtime/run.ts'
import { formatBytes, formatDuration } from '../../runtime/units.ts'

const INTERVAL_MS = 5000

/** Logs the progress of the download every few seconds, and a line at the end. */
export class Progress {
  readonly #size: number | undefined
  readonly #clock: RunContext['clock']
  readonly #log: RunContext['log']
  readonly #startedAt: number
  #loggedAt: number
  #bytes = 0

  constructor(size: number | undefined, { clock, log }: Pick<RunContext, 'clock' | 'log'>) {
    this.#size = size
    this.#clock = clock
    this.#log = log
    this.#startedAt = this.#loggedAt = clock.now()
  }

  get bytes(): number {
    return this.#bytes
  }

  add(bytes: number): void {
    this.#bytes += bytes
    const now = this.#clock.now()
    if (now - this.#loggedAt < INTERVAL_MS) return
    this.#loggedAt = now
    this.#log.info(`${this.#share()} at ${this.#rate(now)}${this.#left(now)}`)
  }

  done(): void {
    const now = this.#clock.now()
    this.#log.info(
      `${formatBytes(this.#bytes)} in ${formatDuration(now - this.#startedAt)}, ${this.#rate(now)} on average`
    )
  }

  #share(): string {
    if (this.#size === undefined) return formatBytes(this.#bytes)
    const percent = Math.floor((this.#bytes / this.#size) * 100)
    return `${formatBytes(this.#bytes)} of ${formatBytes(this.#size)} (${percent} %)`
  }

  #rate(now: number): string {
    return `${formatBytes(Math.round((this.#bytes / Math.max(1, now - this.#startedAt)) * 1000))}/s`
  }

  #left(now: number): string {
    if (this.#size === undefined) return ''
    const ms = ((this.#size - this.#bytes) / this.#bytes) * (now - this.#startedAt)
    return `, about ${formatDuration(ms)} left`
  }
}
