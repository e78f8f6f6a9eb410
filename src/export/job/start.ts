import type { RetryContext } from '../../runtime/http/retry.ts'
import type { Service } from '../../service/client.ts'
import type { Inputs } from '../inputs.ts'
import type { JobRecord } from './job-record.ts'

/** Starts an export job, or resumes the one of `job-id`. Resolves to its id. */
export async function startJob(
  { domain, version, paths, jobId: given }: Inputs['about'] & { jobId: string | undefined },
  record: Pick<JobRecord, 'jobKnown'>,
  { service, log, signal }: Pick<RetryContext, 'log' | 'signal'> & { service: Service }
): Promise<string> {
  let jobId = given
  if (jobId === undefined) {
    if (domain === undefined) throw new Error('neither domain nor job-id is set')
    jobId = await service.startExport({ domain, version, paths })
    log.info(`Started export job ${jobId} for ${domain}.`)
  }
  record.jobKnown(jobId)
  // Before the cleanup, which may take longer than the runner waits.
  signal.addEventListener('abort', () => log.info(`Stopping. Export job ${jobId} continues on the service.`))
  return jobId
}
