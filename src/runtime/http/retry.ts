import type { Clock } from '../time/clock.ts'
import { reasonOf } from '../failure.ts'
import type { Log } from '../log.ts'
import { TimedOut } from '../time/stop-reason.ts'
import { formatDuration } from '../text/units.ts'

export interface RetryContext {
  log: Log
  clock: Clock
  random: () => number
  /** Aborted with TimedOut at the run's `timeout`, or with Canceled when the runner asks the process to stop. */
  signal: AbortSignal
  /** Host of the requests, for log lines. */
  host?: string
}

const FIRST_CEILING_MS = 500
const MAX_CEILING_MS = 30_000
/** Ceiling for the random delay after a wait that the server requested. Spreads the retries of many runners. */
const MAX_CEILING_AFTER_WAIT_MS = 8000

/**
 * If a host was never reached, a wrong address is more likely than an outage, so the number of attempts is limited.
 * After the first response from a server, requests are retried until the run's timeout.
 */
export const MAX_UNREACHABLE_ATTEMPTS = 8

/** Returns true if an HTTP status shows a temporary error at the service, a store, GitHub or a CDN. */
export function isTransient(status: number): boolean {
  return status === 408 || status === 429 || status >= 500
}

/** Full jitter: a random delay below a ceiling that doubles, so that many runners do not retry at the same time. */
export function backoffMs(attempt: number, random: () => number, ceilingMs = MAX_CEILING_MS): number {
  return random() * Math.min(ceilingMs, FIRST_CEILING_MS * 2 ** (attempt - 1))
}

export function retryDelayMs(attempt: number, waitMs: number | undefined, random: () => number): number {
  if (waitMs === undefined) return backoffMs(attempt, random)
  return waitMs + backoffMs(attempt, random, MAX_CEILING_AFTER_WAIT_MS)
}

// `Date.parse` accepts nearly any text as a date, so a malformed header could cause a long wait.
const HTTP_DATE = /^[A-Z][a-z]+, \d\d[ -][A-Z][a-z]{2}[ -]\d{2,4} \d\d:\d\d:\d\d GMT$/

/** Returns the delay in a `Retry-After` header: seconds, or a date on the server's clock. */
export function retryAfterMs(
  headers: { 'retry-after'?: string | undefined; date?: string | undefined },
  now: number
): number | undefined {
  const value = headers['retry-after']?.trim()
  if (value === undefined) return undefined
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1000
  const then = HTTP_DATE.test(value) ? Date.parse(value) : NaN
  if (Number.isNaN(then)) return undefined
  const serverNow = Date.parse(headers.date ?? '')
  return Math.max(0, then - (Number.isNaN(serverNow) ? now : serverNow))
}

/** `waitMs`: the delay that the server requested. */
export type RetryDecision = { retry: false } | { retry: true; waitMs?: number | undefined }

/** Waits between attempts, longer after each consecutive failure. For callers that need a custom loop. */
export class RetryDelay {
  readonly #what: string
  readonly #context: RetryContext
  #failures = 0
  #lastError: unknown

  constructor(what: string, context: RetryContext) {
    this.#what = what
    this.#context = context
  }

  get failures(): number {
    return this.#failures
  }

  succeeded(): void {
    this.#failures = 0
  }

  async afterFailure(error: unknown, waitMs?: number): Promise<void> {
    const { clock, random, log, signal, host } = this.#context
    this.#failures += 1
    this.#lastError = error
    const delay = retryDelayMs(this.#failures, waitMs, random)
    const reason = reasonOf(error)
    const where = host === undefined || reason.includes(host) ? '' : ` (${host})`
    const time = formatDuration(Math.max(1, delay))
    log.info(`${this.#what}: ${reason}${where}. Retrying in ${time}.`)
    try {
      await clock.sleep(delay, signal)
    } catch (stop) {
      throw this.explain(stop)
    }
  }

  /** Adds the last retried error to a timeout as the cause. */
  explain(error: unknown): unknown {
    if (!(error instanceof TimedOut) || this.#lastError === undefined || error.cause !== undefined)
      return error
    return new TimedOut(error.message, { cause: this.#lastError })
  }
}

/** Repeats a call while `decide` allows a retry. Throws the call's last error, or the abort reason. */
export async function withRetry<T>(
  what: string,
  call: () => Promise<T>,
  decide: (error: unknown, attempt: number) => RetryDecision,
  context: RetryContext
): Promise<T> {
  const delay = new RetryDelay(what, context)
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (context.signal.aborted) throw delay.explain(context.signal.reason)
      const decision = decide(error, delay.failures + 1)
      if (!decision.retry) throw error
      await delay.afterFailure(error, decision.waitMs)
    }
  }
}
