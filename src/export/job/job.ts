import { Failure } from '../../runtime/failure.ts'
import type { RetryContext } from '../../runtime/http/retry.ts'
import type { Service } from '../../service/client.ts'
import type { ServiceSource } from '../inputs/inputs.ts'
import { awaitCompletion } from './await-completion.ts'
import type { JobRecord } from './job-record.ts'
import { type BundleLink, Link } from './link.ts'
import { updateProject } from './update.ts'

export interface CompletedJob {
  jobId: string
  link: Link
  /** The commit that `update-project` published. */
  commit: string | undefined
}

type Context = RetryContext & { service: Service }

/**
 * Resumes the last job from an earlier run, if its id is given. Otherwise, publishes the latest commit if requested,
 * and starts or resumes the export job. Waits until there is a link to the job's archive.
 */
export async function runJob(
  source: ServiceSource,
  lastJobId: string | undefined,
  record: JobRecord,
  context: Context
): Promise<CompletedJob> {
  const { updateProject: projectId, job, pollIntervalMs } = source
  const { log, service } = context
  if (lastJobId !== undefined) {
    log.info(`Resuming the last export job, ${lastJobId}.`)
    try {
      return await completeJob(lastJobId, source, record, context)
    } catch (error) {
      if (!(error instanceof Failure && ['service-404', 'service-410'].includes(error.code))) throw error
      record.jobGone()
      log.notice(`The service no longer has the last export job ${lastJobId}, so a new export is started.`)
    }
  }
  let commit: string | undefined
  if (projectId !== undefined) {
    const update = async () => await updateProject(projectId, pollIntervalMs, record, context)
    const title = 'Publishing the latest commit'
    commit = await record.stage(title, update, `${title} of project ${projectId}`)
  }
  const jobId = typeof job === 'string' ? job : await service.startExport(job)
  if (typeof job !== 'string') log.info(`Started export job ${jobId} for ${job.domain}.`)
  return { ...(await completeJob(jobId, source, record, context)), commit }
}

async function completeJob(
  jobId: string,
  { baseUrl, pollIntervalMs, maskUrl }: ServiceSource,
  record: JobRecord,
  context: Context
): Promise<CompletedJob> {
  record.jobKnown(jobId)
  const waitForJob = async () => await awaitCompletion(jobId, pollIntervalMs, record, context)
  await record.stage('Waiting for the export job', waitForJob, `Waiting for export job ${jobId}`)
  const publish = (link: BundleLink) => record.linkIssued(link)
  const link = await Link.request(
    { jobId, service: context.service, baseUrl, pollIntervalMs, maskUrl, waitForJob, publish },
    context
  )
  return { jobId, link, commit: undefined }
}
