const MIN_PAUSE_MS = 1000
const PAUSE_SHARE = 0.25

/** Less than 1, so that a run ends with findings and not with a timeout. */
export const WAIT_SHARE_OF_TIMEOUT = 0.9

/** Returns the pause before the next pass: a share of the elapsed time, at most `maxMs`. Jitter only shortens it. */
export function pauseBeforePass(
  { elapsedMs, leftMs, maxMs }: { elapsedMs: number; leftMs: number; maxMs: number },
  random: () => number
): number {
  const longest = Math.min(maxMs, Math.max(MIN_PAUSE_MS, elapsedMs * PAUSE_SHARE))
  return Math.min(leftMs, longest * (0.75 + 0.25 * random()))
}

/** Runs a step for each item in order, at most `concurrency` at the same time. */
export async function runInParallel<T>(
  items: readonly T[],
  concurrency: number,
  run: (item: T) => Promise<void>
): Promise<void> {
  const queue = items.values()
  const work = async () => {
    for (const item of queue) await run(item)
  }
  await Promise.all(Array.from({ length: concurrency }, work))
}
