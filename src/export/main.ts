import { explainStop } from '../runtime/stop-reason.ts'
import { asFailure, Failure } from '../runtime/failure.ts'
import type { Http } from '../runtime/http.ts'
import { formatDuration } from '../runtime/units.ts'
import type { RetryContext } from '../runtime/retry.ts'
import type { Service } from '../service/client.ts'
import { type BundleLink, isShortLived, type LinkEnd, linkRenewal, obtainLink } from './link.ts'
import { conclusion, deliverAll } from './deliver.ts'
import { planDeliveries } from './deliveries/plan.ts'
import { deploymentConfig } from './deliveries/static-export.ts'
import type { Fetch, Fetched } from './fetch.ts'
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

/** The whole export. However it ends, the summary tells of it. */
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
    const end = explainStop(error, {
      timeoutMs: inputs.timeoutMs,
      state:
        jobId === undefined ? 'No export job is known yet.' : `Export job ${jobId} may still be running.`,
      advice: jobId
        ? `Run again with \`job-id: ${jobId}\` to pick it up where it is.`
        : 'Check that the service answers, and run again. A start that was sent may have been taken all the same: then the service may refuse another until that job has ended.'
    })
    const failure = naming(jobId, asFailure(end))
    report.failure = { code: failure.code, what: failure.message, advice: failure.advice }
    throw failure
  } finally {
    report.endedAt = clock.now()
    await writeSummary(renderSummary(report))
  }
}

/** Whatever went wrong, the reader learns which job it was. */
function naming(jobId: string | undefined, failure: Failure): Failure {
  const { code, message, advice, cause } = failure
  if (jobId === undefined || `${message} ${advice}`.includes(jobId)) return failure
  return new Failure(code, `${message} This was export job ${jobId}.`, { advice, cause })
}

async function exportSite(inputs: Inputs, report: RunRecord, context: ExportContext): Promise<void> {
  const { clock, log, signal, setOutput } = context
  const jobId = inputs.jobId ?? (await startJob(inputs, context))
  report.jobId = jobId
  setOutput('job-id', jobId)
  // At once: cleaning up may take longer than the runner waits.
  signal.addEventListener('abort', () => log.info(`Stopping. Export job ${jobId} goes on at the service.`))

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

  const { pollIntervalMs, maskUrl } = inputs
  const bundleContext = { ...context, pollIntervalMs, maskUrl, backToPolling: follow }
  let link = announced(await obtainLink(jobId, bundleContext), inputs, report, context)
  const renew = linkRenewal(jobId, bundleContext)
  const freshLink = async (end: LinkEnd) => (link = announced(await renew(end), inputs, report, context))

  const fetched = await fetchWanted(jobId, { link, freshLink }, inputs, report, context)
  // A download can outlive its link, and what is handed on must not be over already.
  const handsLinkOn = inputs.deliver.has('config') || inputs.deliver.has('url')
  if (handsLinkOn && fetched.archive !== undefined && isShortLived(link, clock)) {
    link = announced(await obtainLink(jobId, bundleContext), inputs, report, context)
  }
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

/** A link becomes known: outputs and report have the newest one. */
function announced(
  link: BundleLink,
  { maskUrl, version }: Inputs,
  report: RunRecord,
  { setOutput, log, clock }: ExportContext
): BundleLink {
  const { url, expiresAt, endsAt } = link
  report.link = { expiresAt, endsAt, ...(!maskUrl && { url }) }
  setOutput('bundle-url', url)
  setOutput('expires-at', expiresAt.toISOString())
  setOutput('deployment-config', deploymentConfig(link, version))
  log.info(`The link is good for ${formatDuration(endsAt - clock.now())}, until ${expiresAt.toISOString()}.`)
  return link
}

async function fetchWanted(
  jobId: string,
  links: Pick<Fetch, 'link' | 'freshLink'>,
  { deliver, outputDir: folder, artifact: { name }, domain, version }: Inputs,
  report: RunRecord,
  context: ExportContext
): Promise<Partial<Fetched>> {
  const unpack = deliver.has('site')
  const keepArchive = deliver.has('artifact') || deliver.has('release')
  if (!unpack && !keepArchive) return {}
  const { clock, log, setOutput } = context
  const about = { domain, jobId, version, pageCount: report.pageCount }
  const title = unpack ? 'Downloading and unpacking' : 'Downloading'
  // Kept out of the start of runs that download nothing.
  const { fetchArchive } = await import('./fetch.ts')
  const work = async () => await fetchArchive({ ...links, folder, name, unpack, keepArchive, about }, context)
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
