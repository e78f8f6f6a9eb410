import type { Clock } from '../../runtime/clock.ts'
import { Failure } from '../../runtime/failure.ts'
import { clip } from '../../runtime/text/markdown.ts'
import type { RetryContext } from '../../runtime/http/retry.ts'
import { formatDuration } from '../../runtime/text/units.ts'
import type { Service } from '../../service/client.ts'
import type { ExportJob } from '../../service/schemas.ts'
import type { JobRecord } from './job-record.ts'
import { waitForJob } from '../../service/wait.ts'

// An annotation is cut off after 4,096 characters, and the advice follows the reason.
const MAX_REASON = 2000

/** Waits until an export job is completed. An unknown status means that it has not ended. */
export async function awaitCompletion(
  jobId: string,
  { pollIntervalMs }: { pollIntervalMs: number },
  record: Pick<JobRecord, 'jobPolled'>,
  context: RetryContext & { service: Service }
): Promise<void> {
  const { service, clock } = context
  const job = await waitForJob(
    {
      read: async () => await service.getExportJob(jobId),
      hasEnded: ({ status }) => status === 'completed' || status === 'failed',
      describe: progressLines(clock),
      onPoll: state => record.jobPolled(state),
      pollIntervalMs
    },
    context
  )
  if (job.status !== 'failed') return
  const reason =
    job.error === undefined
      ? 'The service gave no reason.'
      : `The service responded: ${clip(job.error, MAX_REASON)}`
  throw new Failure('job-failed', `Export job ${jobId} failed. ${reason}`, { jobId })
}

const MIN_ESTIMATE = { percent: 2, ms: 2000 }

/** Describes a poll with the time left, once enough progress was seen to estimate it. */
function progressLines(clock: Clock): (job: ExportJob) => string | undefined {
  let last = ''
  let first: { at: number; percent: number } | undefined
  return ({ status, progress, pageCount }) => {
    const line = [
      status,
      progress === undefined ? undefined : `${Math.floor(progress)} %`,
      pageCount === undefined ? undefined : `${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`
    ]
      .filter(part => part !== undefined)
      .join(' · ')
    if (line === last) return undefined
    last = line
    if (progress === undefined || status === 'completed') return line
    first ??= { at: clock.now(), percent: progress }
    const gained = progress - first.percent
    const elapsed = clock.now() - first.at
    if (gained < MIN_ESTIMATE.percent || elapsed < MIN_ESTIMATE.ms) return line
    return `${line} · about ${formatDuration((elapsed / gained) * (100 - progress))} left`
  }
}
