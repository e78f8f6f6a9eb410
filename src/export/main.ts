import { explainStop } from '../runtime/stop-reason.ts'
import { asFailure, Failure } from '../runtime/failure.ts'
import type { Http } from '../runtime/http.ts'
import type { RetryContext } from '../runtime/retry.ts'
import type { Service } from '../service/client.ts'
import { type BundleLink, Link } from './link.ts'
import { conclusion, deliverAll } from './deliver.ts'
import { planDeliveries } from './deliveries/plan.ts'
import { deploymentConfig } from './deliveries/static-export.ts'
import type { Fetched } from './fetch.ts'
import type { Inputs } from './inputs.ts'
import { awaitCompletion } from './job.ts'
import type { SetOutput } from './outputs.ts'
import { type RunRecord, recordPoll, timeStage } from './run-record.ts'
import { renderSummary } from './summary.ts'
import type { GitHubContext } from './github-context.ts'

export interface ExportContext extends RetryContext {
  service: Service
  http: Http
  setOutput: SetOutput
  writeSummary: (markdown: string) => Promise<void>
  github: GitHubContext
}

/** Runs the export. The summary is written on success and on failure. */
export async function main(inputs: Inputs, context: ExportContext): Promise<void> {
  const { clock, writeSummary } = context
  const report: RunRecord = {
    ...(inputs.domain !== undefined && { domain: inputs.domain }),
    startedAt: clock.now(),
    stages: [],
    progress: [],
    deliveries: []
  }
  try {
    await exportSite(inputs, report, context)
  } catch (error) {
    const { jobId } = report
    const stop = explainStop(error, {
      timeoutMs: inputs.timeoutMs,
      state:
        jobId === undefined ? 'No export job is known yet.' : `Export job ${jobId} may still be running.`,
      advice: jobId
        ? `Run again with \`job-id: ${jobId}\` to resume it.`
        : 'Check that the service responds, and run again. The start request may have been accepted: then the service may reject another one until that job has ended.'
    })
    const failure = withJobId(jobId, asFailure(stop))
    report.failure = { code: failure.code, what: failure.message, advice: failure.advice }
    throw failure
  } finally {
    report.endedAt = clock.now()
    await writeSummary(renderSummary(report))
  }
}

/** Adds the job to an error that does not name it. */
function withJobId(jobId: string | undefined, failure: Failure): Failure {
  const { code, message, advice, cause } = failure
  if (jobId === undefined || `${message} ${advice}`.includes(jobId)) return failure
  return new Failure(code, `${message} This was export job ${jobId}.`, { advice, cause })
}

async function exportSite(inputs: Inputs, report: RunRecord, context: ExportContext): Promise<void> {
  const { clock, log, signal, setOutput } = context
  const jobId = inputs.jobId ?? (await startJob(inputs, context))
  report.jobId = jobId
  setOutput('job-id', jobId)
  // Before the cleanup, which may take longer than the runner waits.
  signal.addEventListener('abort', () => log.info(`Stopping. Export job ${jobId} continues on the service.`))

  const follow = async () => {
    const { pageCount } = await awaitCompletion(jobId, {
      ...context,
      pollIntervalMs: inputs.pollIntervalMs,
      onSeen: seen => {
        if (seen.status !== report.status) setOutput('status', seen.status)
        recordPoll(report, seen, clock.now())
      }
    })
    if (pageCount !== undefined) setOutput('page-count', pageCount)
  }
  await log.group(`Waiting for export job ${jobId}`, follow)

  const { service } = context
  const { baseUrl, pollIntervalMs, maskUrl } = inputs
  const publish = (link: BundleLink) => publishLink(link, inputs, report, context)
  const link = await Link.request(
    { jobId, service, baseUrl, pollIntervalMs, maskUrl, waitForJob: follow, publish },
    context
  )
  const fetched = await fetchWanted(jobId, link, inputs, report, context)
  await deliverAll(planDeliveries(inputs, { ...fetched, link }, context), { ...context, report })
  log.info(conclusion(report))
}

async function startJob(inputs: Inputs, { service, log }: ExportContext): Promise<string> {
  const { domain, version, paths } = inputs
  if (domain === undefined) throw new Error('neither domain nor job-id, which inputs.ts refuses')
  const jobId = await service.startExport({ domain, version, paths })
  log.info(`Started export job ${jobId} for ${domain}.`)
  return jobId
}

/** Outputs and report have the newest link. */
function publishLink(
  link: BundleLink,
  { maskUrl, version }: Inputs,
  report: RunRecord,
  { setOutput }: ExportContext
): void {
  const { url, expiresAt, endsAt } = link
  report.link = { expiresAt, endsAt, ...(!maskUrl && { url }) }
  setOutput('bundle-url', url)
  setOutput('expires-at', expiresAt.toISOString())
  setOutput('deployment-config', deploymentConfig(link, version))
}

async function fetchWanted(
  jobId: string,
  link: Link,
  { deliver, outputDir: folder, artifact: { name }, domain, version }: Inputs,
  report: RunRecord,
  context: ExportContext
): Promise<Partial<Fetched>> {
  const extract = deliver.has('site')
  const keepArchive = deliver.has('artifact') || deliver.has('release')
  if (!extract && !keepArchive) return {}
  const { clock, log, setOutput } = context
  const about = { domain, jobId, version, pageCount: report.pageCount }
  const title = extract ? 'Downloading and extracting' : 'Downloading'
  // Kept out of the start of runs that download nothing.
  const { fetchArchive } = await import('./fetch.ts')
  const work = async () => await fetchArchive({ link, folder, name, extract, keepArchive, about }, context)
  const fetched = await timeStage(report, {
    name: title,
    clock,
    work: async () => await log.group(title, work)
  })

  const { archive, site } = fetched
  report.archive = archive
  setOutput('archive-path', archive.path)
  setOutput('archive-sha256', archive.sha256)
  setOutput('archive-size', archive.size)
  if (site !== undefined) {
    report.site = site
    setOutput('site-path', site.path)
    setOutput('file-count', site.fileCount)
    setOutput('manifest-path', site.manifestPath)
  }
  return fetched
}
