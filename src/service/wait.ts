import { pollUntil } from '../runtime/poll.ts'
import type { RetryContext } from '../runtime/http/retry.ts'

/** Polls a job until it has ended, and logs what changed. */
export async function waitForJob<T>(
  job: {
    read: () => Promise<T>
    hasEnded: (state: T) => boolean
    /** The log line for a poll; undefined when nothing changed since the last one. */
    describe: (state: T) => string | undefined
    /** Called after every poll, for outputs and summary. */
    onPoll: (state: T) => void
    pollIntervalMs: number
  },
  context: RetryContext
): Promise<T> {
  const read = async () => {
    const state = await job.read()
    job.onPoll(state)
    const line = job.describe(state)
    if (line !== undefined) context.log.info(line)
    return state
  }
  return await pollUntil(read, { isFinal: job.hasEnded, intervalMs: job.pollIntervalMs }, context)
}
