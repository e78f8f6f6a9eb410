import type { Clock } from '../runtime/clock.ts'
import { Failure } from '../runtime/failure.ts'
import { pollUntil } from '../runtime/poll.ts'
import { formatDuration } from '../runtime/units.ts'
import type { RetryContext } from '../runtime/retry.ts'
import type { Service } from '../service/client.ts'
import type { ExportJob } from '../service/schemas.ts'

export interface JobContext extends RetryContext {
  service: Service
  pollIntervalMs: number
  /** Told of every look at the job, for outputs and summary. */
  onSeen: (job: ExportJob) => void
}

/** Watches a job until it is completed. An unknown status means that it has not ended. */
export async function awaitCompletion(jobId: string, context: JobContext): Promise<ExportJob> {
  const describe = progressLines(context.clock)
  const job = await pollUntil(
    async () => {
      const seen = await context.service.readExport(jobId)
      context.onSeen(seen)
      const line = describe(seen)
      if (line !== undefined) context.log.info(line)
      return seen
    },
    {
      isFinal: seen => seen.status === 'completed' || seen.status === 'failed',
      intervalMs: context.pollIntervalMs
    },
    context
  )
  if (job.status === 'failed') {
    throw new Failure(
      'job-failed',
      `Export job ${jobId} failed. ${job.error === undefined ? 'The service gave no reason.' : `The service said: ${shorten(job.error)}`}`,
      { advice: 'Mend what the service names and run again. The same job can not be picked up once more.' }
    )
  }
  return job
}

// An annotation ends after 4,096 characters, and the advice comes after this.
const MAX_REASON = 2000

function shorten(reason: string): string {
  return reason.length > MAX_REASON ? `${reason.slice(0, MAX_REASON)}…` : reason
}

const ENOUGH_TO_JUDGE = { percent: 2, ms: 2000 }

/** Makes a line of what was seen, or undefined when nothing changed since the last one. */
function progressLines(clock: Clock): (job: ExportJob) => string | undefined {
  let last = ''
  let first: { at: number; percent: number } | undefined
  return ({ status, progress, pageCount }) => {
    const shown = [
      status,
      progress === undefined ? undefined : `${Math.floor(progress)} %`,
      pageCount === undefined ? undefined : `${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`
    ]
      .filter(part => part !== undefined)
      .join(' · ')
    if (shown === last) return undefined
    last = shown
    if (progress === undefined || status === 'completed') return shown
    first ??= { at: clock.now(), percent: progress }
    const gained = progress - first.percent
    const elapsed = clock.now() - first.at
    if (gained < ENOUGH_TO_JUDGE.percent || elapsed < ENOUGH_TO_JUDGE.ms) return shown
    return `${shown} · about ${formatDuration((elapsed / gained) * (100 - progress))} left`
  }
}
