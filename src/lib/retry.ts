import type { Clock } from './clock.ts'
import { reasonOf } from './failure.ts'
import type { Log } from './log.ts'
import { formatDuration } from './quantity.ts'

const FIRST_CEILING_MS = 500
const LAST_CEILING_MS = 30_000
/** On top of a pause that the server asked for: enough to spread a crowd, not so much that one of it is left behind. */
const CEILING_AFTER_WAIT_MS = 8000

/** Full jitter: anywhere between nothing and a ceiling that doubles, so that many runners spread out. */
export function backoffMs(attempt: number, random: () => number, ceilingMs = LAST_CEILING_MS): number {
  return random() * Math.min(ceilingMs, FIRST_CEILING_MS * 2 ** (attempt - 1))
}

/** The pause before the next try: what the server asked for, if it did, and a share of chance. */
export function pauseMs(attempt: number, waitMs: number | undefined, random: () => number): number {
  if (waitMs === undefined) return backoffMs(attempt, random)
  return waitMs + backoffMs(attempt, random, CEILING_AFTER_WAIT_MS)
}

// Date.parse finds dates in nearly anything, and a run would sleep until one of them.
const HTTP_DATE = /^[A-Z][a-z]+, \d\d[ -][A-Z][a-z]{2}[ -]\d{2,4} \d\d:\d\d:\d\d GMT$/

/** The pause that a `Retry-After` header asks for: seconds, or a date by the server's own clock. */
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

/** What to do about an error of the call. `waitMs` is what the server asked for; the jitter comes on top of it. */
export type Verdict = { again: false } | { again: true; waitMs?: number | undefined }

/** What every step that talks to somebody gets from outside. */
export interface RetryContext {
  clock: Clock
  random: () => number
  log: Log
  /** Aborted at the run's `timeout`, or when it is cancelled. */
  signal: AbortSignal
}

/** Repeats a call for as long as the judge says so. Whatever is thrown at the end is the call's own last error. */
export async function withRetry<T>(
  {
    what,
    call,
    judge
  }: { what: string; call: () => Promise<T>; judge: (error: unknown, attempt: number) => Verdict },
  { clock, random, log, signal }: RetryContext
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call()
    } catch (error) {
      signal.throwIfAborted()
      const verdict = judge(error, attempt)
      if (!verdict.again) throw error
      const pause = pauseMs(attempt, verdict.waitMs, random)
      log.info(`${what}: ${reasonOf(error)}. Trying again in ${formatDuration(pause)}.`)
      await clock.sleep(pause, signal)
    }
  }
}
