import type { RunContext } from '../../runtime/context.ts'

const PROGRESS_MS = 10_000

export async function withProgress(
  describe: () => string,
  work: () => Promise<void>,
  { clock, log }: Pick<RunContext, 'log' | 'clock'>
): Promise<void> {
  const stop = clock.repeat(PROGRESS_MS, async () => {
    log.info(describe())
    await Promise.resolve()
  })
  await work().finally(stop)
}
