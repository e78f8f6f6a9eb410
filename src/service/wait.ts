import { clip } from '../runtime/text/clip.ts'
import { poll } from '../runtime/time/poll.ts'
import type { RetryContext } from '../runtime/http/retry.ts'

type Fact = string | undefined

/** Polls a job until it has ended, and logs changes. */
export async function waitForJob<T extends object>(
  job: {
    read: () => Promise<T>
    hasEnded: (state: T) => boolean
    /** Facts for a log line. The line is logged if a fact has changed. */
    describe: (state: T) => Fact[]
    /** Text that is added to a log line, such as the time left. */
    note?: (state: T) => Fact
    /** Called after every poll, for the outputs and the summary. */
    onPoll: (state: T) => void
    pollIntervalMs: number
  },
  context: RetryContext
): Promise<T> {
  let last = ''
  const read = async () => {
    const state = await job.read()
    job.onPoll(state)
    const line = lineOf(job.describe(state))
    if (line !== last) context.log.info(lineOf([line, job.note?.(state)]))
    last = line
    return job.hasEnded(state) ? state : undefined
  }
  return await poll(read, job.pollIntervalMs, context)
}

function lineOf(facts: Fact[]): string {
  return facts.filter(fact => fact !== undefined).join(' · ')
}

// An annotation is cut off after 4,096 characters, so the reason must leave room for the advice.
const MAX_REASON = 2000

/** Returns a sentence about the reason why a job failed. */
export function reasonGiven(reason: string | undefined): string {
  return reason === undefined
    ? 'The service gave no reason.'
    : `The service responded: ${clip(reason, MAX_REASON)}`
}
