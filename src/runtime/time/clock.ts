import { setTimeout as delay } from 'node:timers/promises'

export interface Clock {
  /** Milliseconds since 1970. Never decreases while the process runs. */
  now(): number
  /** Rejects with the abort reason as soon as `signal` is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>
}

export interface RepeatingClock extends Clock {
  /** The later of `now` and the wall clock: `now` does not advance while the machine is suspended. */
  latest(): number
  /** Calls `work` repeatedly until the returned function is called. `work` must not reject. */
  repeat(ms: number, work: () => Promise<void>): () => void
}

// A longer timer fires immediately.
const MAX_SLEEP_MS = 2 ** 31 - 1

export const systemClock: RepeatingClock = {
  // `Date.now()` is not used: when the wall clock is corrected during a run, the time must not jump.
  now: () => performance.timeOrigin + performance.now(),
  latest: () => Math.max(systemClock.now(), Date.now()),
  async sleep(ms, signal) {
    try {
      await delay(Math.min(ms, MAX_SLEEP_MS), undefined, { signal })
    } catch (error) {
      signal.throwIfAborted()
      throw error
    }
  },
  repeat(ms, work) {
    // The process may exit although the timer is still active.
    const timer = setInterval(() => void work(), ms).unref()
    return () => clearInterval(timer)
  }
}
