import type { RetryContext } from '../../runtime/http/retry.ts'
import type { Service } from '../../service/client.ts'
import type { Inputs, ServiceSource } from '../inputs/inputs.ts'
import { awaitCompletion } from './await-completion.ts'
import type { JobRecord } from './job-record.ts'
import { type BundleLink, Link } from './link.ts'
import { updateProject } from './update.ts'

export interface CompletedJob {
  jobId: string
  link: Link
}

/** Publishes the latest commit if requested, starts or resumes the export job, and waits until its archive has a link. */
export async function runJob(
  { about, source, timeoutMs }: Inputs & { source: ServiceSource },
  record: JobRecord,
  context: RetryContext & { service: Service }
): Promise<CompletedJob> {
  const { updateProject: projectId, baseUrl, pollIntervalMs, maskUrl } = source
  const { log, service } = context
  if (projectId !== undefined) {
    const update = async () => await updateProject(projectId, { pollIntervalMs, timeoutMs }, record, context)
    const title = 'Publishing the latest commit'
    await record.stage(title, update, `${title} of project ${projectId}`)
  }
  const jobId = await startJob({ ...about, jobId: source.jobId }, record, context)
  const waitForJob = async () => await awaitCompletion(jobId, pollIntervalMs, record, context)
  await log.group(`Waiting for export job ${jobId}`, waitForJob)
  const publish = (link: BundleLink) => record.linkIssued(link)
  const link = await Link.request(
    { jobId, service, baseUrl, pollIntervalMs, maskUrl, waitForJob, publish },
    context
  )
  return { jobId, link }
}

async function startJob(
  { domain, version, paths, jobId: given }: Inputs['about'] & { jobId: string | undefined },
  record: JobRecord,
  { service, log, signal }: RetryContext & { service: Service }
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
