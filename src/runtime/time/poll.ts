import type { RetryContext } from '../http/retry.ts'

const MIN_DELAY_MS = 250
const SHORT_JOB_MS = 1000
const SHARE_OF_ELAPSED = 0.05

/**
 * Returns the delay before the next poll: short at first, then 5 % of the elapsed time. The end of a short job is
 * noticed within a second, and the end of a long job within 5 % of its length. Jitter only shortens the delay.
 */
export function pollDelayMs(elapsedMs: number, intervalMs: number, random: () => number): number {
  const initial = Math.min(SHORT_JOB_MS, MIN_DELAY_MS + elapsedMs / 4)
  const delay = Math.min(intervalMs, Math.max(initial, elapsedMs * SHARE_OF_ELAPSED))
  return delay * (0.75 + 0.25 * random())
}

/** Reads immediately, then repeats until `read` returns a result. */
export async function poll<T extends object>(
  read: () => Promise<T | undefined>,
  intervalMs: number,
  { clock, random, signal }: Pick<RetryContext, 'clock' | 'random' | 'signal'>
): Promise<T> {
  const startedAt = clock.now()
  for (;;) {
    const result = await read()
    if (result !== undefined) return result
    await clock.sleep(pollDelayMs(clock.now() - startedAt, intervalMs, random), signal)
  }
}
