import type { Clock } from '../../runtime/clock.ts'
import type { Log } from '../../runtime/log.ts'
import { formatBytes, formatDuration } from '../../runtime/units.ts'

const EVERY_MS = 5000

/** A line now and then while the archive arrives, and one at the end. */
export class Progress {
  readonly #size: number | undefined
  readonly #clock: Clock
  readonly #log: Log
  readonly #began: number
  #spoke: number
  #bytes = 0

  constructor(size: number | undefined, { clock, log }: { clock: Clock; log: Log }) {
    this.#size = size
    this.#clock = clock
    this.#log = log
    this.#began = this.#spoke = clock.now()
  }

  get bytes(): number {
    return this.#bytes
  }

  add(bytes: number): void {
    this.#bytes += bytes
    const now = this.#clock.now()
    if (now - this.#spoke < EVERY_MS) return
    this.#spoke = now
    this.#log.info(`${this.#share()} at ${this.#rate(now)}${this.#left(now)}`)
  }

  done(): void {
    const now = this.#clock.now()
    this.#log.info(
      `${formatBytes(this.#bytes)} in ${formatDuration(now - this.#began)}, ${this.#rate(now)} on average`
    )
  }

  #share(): string {
    if (this.#size === undefined) return formatBytes(this.#bytes)
    const percent = Math.floor((this.#bytes / this.#size) * 100)
    return `${formatBytes(this.#bytes)} of ${formatBytes(this.#size)} (${percent} %)`
  }

  #rate(now: number): string {
    return `${formatBytes(Math.round((this.#bytes / Math.max(1, now - this.#began)) * 1000))}/s`
  }

  #left(now: number): string {
    if (this.#size === undefined) return ''
    const ms = ((this.#size - this.#bytes) / this.#bytes) * (now - this.#began)
    return `, about ${formatDuration(ms)} left`
  }
}
