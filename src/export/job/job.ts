import type { RetryContext } from '../../runtime/http/retry.ts'
import type { Service } from '../../service/client.ts'
import type { Inputs } from '../inputs.ts'
import { type BundleLink, Link } from './link.ts'
import { awaitCompletion, type JobReport } from './await-completion.ts'
import { startJob, type StartReport } from './start.ts'
import { updateProject, type UpdateReport } from './update.ts'

/** An export job that is completed, and the link to its archive. */
export interface CompletedJob {
  jobId: string
  link: Link
}

export interface JobSteps extends UpdateReport, StartReport, JobReport {
  stage: <T>(name: string, work: () => Promise<T>, title?: string) => Promise<T>
  linkIssued: (link: BundleLink) => void
}

/** Publishes the latest commit if requested, starts or resumes the export job, and waits until its archive has a link. */
export async function runJob(
  inputs: Inputs['service'],
  report: JobSteps,
  context: RetryContext & { service: Service }
): Promise<CompletedJob> {
  const { updateProject: projectId, baseUrl, pollIntervalMs, maskUrl } = inputs
  const { log, service } = context
  if (projectId !== undefined) {
    const update = async () => await updateProject(projectId, inputs, report, context)
    const title = 'Publishing the latest commit'
    await report.stage(title, update, `${title} of project ${projectId}`)
  }
  const jobId = await startJob(inputs, report, context)
  const waitForJob = async () => await awaitCompletion(jobId, inputs, report, context)
  await log.group(`Waiting for export job ${jobId}`, waitForJob)
  const publish = (link: BundleLink) => report.linkIssued(link)
  const link = await Link.request(
    { jobId, service, baseUrl, pollIntervalMs, maskUrl, waitForJob, publish },
    context
  )
  return { jobId, link }
}
