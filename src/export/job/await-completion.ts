import type { Clock } from '../../runtime/time/clock.ts'
import { Failure } from '../../runtime/failure.ts'
import type { RetryContext } from '../../runtime/http/retry.ts'
import { formatCount, formatDuration } from '../../runtime/text/units.ts'
import type { Service } from '../../service/client.ts'
import type { ExportJob } from '../../service/schemas.ts'
import type { JobRecord } from './job-record.ts'
import { reasonGiven, waitForJob } from '../../service/wait.ts'

/** Waits until an export job is completed. A job with an unknown status counts as running. */
export async function awaitCompletion(
  jobId: string,
  pollIntervalMs: number,
  record: Pick<JobRecord, 'jobPolled'>,
  context: RetryContext & { service: Service }
): Promise<void> {
  const { service, clock } = context
  const job = await waitForJob(
    {
      read: async () => await service.getExportJob(jobId),
      hasEnded: ({ status }) => status === 'completed' || status === 'failed',
      describe: ({ status, progress, pageCount }) => [
        status,
        progress === undefined ? undefined : `${Math.floor(progress)} %`,
        pageCount === undefined ? undefined : formatCount(pageCount, 'page')
      ],
      note: timeLeft(clock),
      onPoll: state => record.jobPolled(state),
      pollIntervalMs
    },
    context
  )
  if (job.status === 'failed')
    throw new Failure('job-failed', `Export job ${jobId} failed. ${reasonGiven(job.error)}`, { jobId })
}

const MIN_ESTIMATE = { percent: 2, ms: 2000, leftMs: 1000 }

/** Estimates the remaining time as soon as there is enough progress for an estimate. */
function timeLeft(clock: Clock): (job: ExportJob) => string | undefined {
  let first: { at: number; percent: number } | undefined
  return ({ status, progress }) => {
    if (progress === undefined || status === 'completed') return undefined
    first ??= { at: clock.now(), percent: progress }
    const gained = progress - first.percent
    const elapsed = clock.now() - first.at
    if (gained < MIN_ESTIMATE.percent || elapsed < MIN_ESTIMATE.ms) return undefined
    const left = (elapsed / gained) * (100 - progress)
    return left < MIN_ESTIMATE.leftMs ? undefined : `about ${formatDuration(left)} left`
  }
}
