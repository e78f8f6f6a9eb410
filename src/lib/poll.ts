import type { Clock } from './clock.ts'

const SHORTEST_MS = 250
const SHORT_JOB_MS = 1000
const SHARE_OF_ELAPSED = 0.05

/**
 * The pause before the next look: soon at first, then a twentieth of the time gone by, so that neither a short nor a
 * long job waits more than a second or 5 % of its own length for being noticed. The jitter only ever shortens it.
 */
export function pollPauseMs({
  elapsedMs,
  intervalMs,
  random
}: {
  elapsedMs: number
  intervalMs: number
  random: () => number
}): number {
  const soon = Math.min(SHORT_JOB_MS, SHORTEST_MS + elapsedMs / 4)
  const pause = Math.min(intervalMs, Math.max(soon, elapsedMs * SHARE_OF_ELAPSED))
  return pause * (0.75 + 0.25 * random())
}

export interface PollContext {
  clock: Clock
  random: () => number
  signal: AbortSignal
}

/** Looks at something, at once and then again and again, until it has ended. */
export async function pollUntilEnded<T>(
  {
    look,
    hasEnded,
    intervalMs
  }: { look: () => Promise<T>; hasEnded: (seen: T) => boolean; intervalMs: number },
  { clock, random, signal }: PollContext
): Promise<T> {
  const startedAt = clock.now()
  for (;;) {
    const seen = await look()
    if (hasEnded(seen)) return seen
    await clock.sleep(pollPauseMs({ elapsedMs: clock.now() - startedAt, intervalMs, random }), signal)
  }
}
