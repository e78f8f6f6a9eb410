import { hasChanged } from '../review/changes.ts'
import { countByKind } from '../review/checks/findings.ts'
import type { Manifest } from '../site/manifest.ts'
import { asFailure, Failure } from '../runtime/failure.ts'
import { explainStop, isStop } from '../runtime/stop-reason.ts'
import type { Exported, ExportContext } from './deliveries/delivery.ts'
import { deliverAll } from './deliveries/index.ts'
import { deploymentConfig, fillUrlTemplate } from './deployment-config.ts'
import type { Fetched } from './fetch.ts'
import type { Inputs } from './inputs.ts'
import { awaitCompletion } from './job/poll.ts'
import { type BundleLink, Link } from './job/link.ts'
import { preflight } from './preflight.ts'
import { recordPoll, type RunRecord, timeStage } from './run-report.ts'
import { describeChanges, describeFindings, type ReviewedSite } from './review.ts'
import { renderSummary } from './summary/summary.ts'
import { updateProject } from './job/update.ts'

/** Runs the export. The summary is written on success and on failure. */
export async function main(inputs: Inputs, given: Omit<ExportContext, 'deadline'>): Promise<void> {
  const { clock, writeSummary } = given
  const record: RunRecord = {
    ...(inputs.domain !== undefined && { domain: inputs.domain }),
    startedAt: clock.now(),
    stages: [],
    progress: [],
    deliveries: []
  }
  try {
    await exportSite(inputs, record, { ...given, deadline: record.startedAt + inputs.timeoutMs })
  } catch (error) {
    const failure = explainFailure(error, inputs, record)
    record.failure = { code: failure.code, what: failure.message, advice: failure.advice }
    throw failure
  } finally {
    record.endedAt = clock.now()
    await writeSummary(renderSummary(record))
  }
}

/** Every error names the job, once there is one. */
function explainFailure(error: unknown, { timeoutMs }: Inputs, { jobId }: RunRecord): Failure {
  if (jobId === undefined) {
    return asFailure(
      explainStop(error, {
        timeoutMs,
        state: 'No export job is known yet.',
        advice:
          'Check that the service responds, and run again. The start request may have been accepted: then the service may reject another one until that job has ended.'
      })
    )
  }
  const failure = asFailure(
    explainStop(error, {
      timeoutMs,
      state: `Export job ${jobId} may still be running.`,
      advice: `Run again with \`job-id: ${jobId}\` to resume it.`
    })
  )
  if (failure.code === 'timeout' || failure.code === 'cancelled' || failure.jobId === jobId) return failure
  const { code, message, advice, cause } = failure
  return new Failure(code, `${message} The export job is ${jobId}.`, { advice, cause, jobId })
}

async function exportSite(inputs: Inputs, record: RunRecord, context: ExportContext): Promise<void> {
  const { clock, log, signal, service, setOutput } = context
  const { previous } = await preflight(inputs, context)
  if (inputs.updateProject !== undefined) {
    await publishLatestCommit(inputs.updateProject, inputs, record, context)
  }
  const jobId = inputs.jobId ?? (await startJob(inputs, context))
  record.jobId = jobId
  setOutput('job-id', jobId)
  // Before the cleanup, which may take longer than the runner waits.
  signal.addEventListener('abort', () => log.info(`Stopping. Export job ${jobId} continues on the service.`))

  const waitForJob = async () => {
    const { pageCount } = await awaitCompletion(jobId, {
      ...context,
      pollIntervalMs: inputs.pollIntervalMs,
      onPoll: seen => {
        if (seen.status !== record.status) setOutput('status', seen.status)
        recordPoll(record, seen, clock.now())
      }
    })
    if (pageCount !== undefined) setOutput('page-count', pageCount)
  }
  await log.group(`Waiting for export job ${jobId}`, waitForJob)

  const { baseUrl, pollIntervalMs, maskUrl } = inputs
  const publish = (link: BundleLink) => publishLink(link, inputs, record, context)
  const link = await Link.request(
    { jobId, service, baseUrl, pollIntervalMs, maskUrl, waitForJob, publish },
    context
  )
  const fetched = await fetchRequested(jobId, link, inputs, previous, record, context)
  if (fetched.reviewed?.failure !== undefined) {
    await deliverReportOnly({ ...fetched, link }, inputs, record, context)
    throw fetched.reviewed.failure
  }
  const permanentUrl = permanentUrlOf(inputs, jobId, fetched.archive)
  if (permanentUrl !== undefined) {
    setOutput('deployment-config', deploymentConfig(permanentUrl, inputs.version))
  }
  await deliverAll({ ...fetched, link, permanentUrl }, inputs, { ...context, record })
  const where = record.deliveries.map(({ kind, text }) => `${kind} (${text})`)
  log.info(`Exported ${inputs.domain ?? `job ${jobId}`}: ${where.join(', ')}.`)
}

async function publishLatestCommit(
  projectId: string,
  { pollIntervalMs, timeoutMs }: Inputs,
  record: RunRecord,
  context: ExportContext
): Promise<void> {
  const { clock, log } = context
  const update = async () => await updateProject(projectId, { ...context, pollIntervalMs, timeoutMs })
  record.commit = await timeStage(record, {
    name: 'Publishing the latest commit',
    clock,
    work: async () => await log.group(`Publishing the latest commit of project ${projectId}`, update)
  })
}

async function startJob(inputs: Inputs, { service, log }: ExportContext): Promise<string> {
  const { domain, version, paths } = inputs
  if (domain === undefined) throw new Error('neither domain nor job-id is set')
  const jobId = await service.startExport({ domain, version, paths })
  log.info(`Started export job ${jobId} for ${domain}.`)
  return jobId
}

/** Outputs and summary show the newest link. */
function publishLink(
  { url, expiresAt, endsAt }: BundleLink,
  { maskUrl, version, configUrl }: Inputs,
  record: RunRecord,
  { setOutput }: ExportContext
): void {
  record.link = { expiresAt, endsAt, ...(!maskUrl && { url }) }
  setOutput('bundle-url', url)
  setOutput('expires-at', expiresAt.toISOString())
  if (configUrl === undefined) setOutput('deployment-config', deploymentConfig(url, version))
}

function permanentUrlOf(
  { configUrl, version, domain }: Inputs,
  jobId: string,
  archive: Fetched['archive'] | undefined
): string | undefined {
  if (configUrl === undefined) return undefined
  return fillUrlTemplate(configUrl, { sha256: archive?.sha256, version, domain, 'job-id': jobId })
}

function publishReview(
  { changes, changesPath, checks, failure }: ReviewedSite,
  { setOutput, log }: ExportContext
): void {
  setOutput('changed', String(hasChanged(changes)))
  setOutput('changes-path', changesPath)
  log.info(describeChanges(changes))
  if (checks === undefined) return
  const { line, needsAttention } = describeFindings(checks.findings)
  // With a failure, one error says the same.
  if (needsAttention && failure === undefined) log.warning(`${line} See the report for the pages.`)
  else log.info(line)
  const counts = countByKind(checks.findings)
  setOutput('broken-links', counts['broken-link'])
  setOutput('external-resources', counts['external-resource'])
  setOutput('checks-path', checks.path)
}

/** The report shows what stopped the run, so it is delivered even then. */
async function deliverReportOnly(
  exported: Exported,
  inputs: Inputs,
  record: RunRecord,
  context: ExportContext
): Promise<void> {
  if (!inputs.deliver.has('report')) return
  try {
    await deliverAll(exported, { ...inputs, deliver: new Set(['report']) }, { ...context, record })
  } catch (error) {
    // The run fails for a reason that matters more.
    if (isStop(error)) throw error
  }
}

async function fetchRequested(
  jobId: string,
  link: Link,
  inputs: Inputs,
  previous: Manifest | undefined,
  record: RunRecord,
  context: ExportContext
): Promise<Partial<Fetched> & { reportPath?: string }> {
  const { needs, outputDir: folder, artifact, domain, version } = inputs
  const { site: extract, archive: keepArchive } = needs
  if (!extract && !keepArchive) return {}
  const { clock, log, setOutput } = context
  const about = {
    domain,
    jobId,
    version,
    basePath: inputs.basePath,
    paths: inputs.paths,
    pageCount: record.pageCount
  }
  const title = extract ? 'Downloading and extracting' : 'Downloading'
  // Not loaded by runs that download nothing.
  const { fetchArchive } = await import('./fetch.ts')
  const work = async () =>
    await fetchArchive(
      { link, folder, name: artifact.name, extract, keepArchive, about, review: inputs, previous },
      context
    )
  const fetched = await timeStage(record, {
    name: title,
    clock,
    work: async () => await log.group(title, work)
  })

  const { archive, site, reviewed } = fetched
  record.archive = archive
  setOutput('archive-path', archive.path)
  setOutput('archive-sha256', archive.sha256)
  setOutput('archive-size', archive.size)
  if (site !== undefined) {
    record.site = site
    setOutput('site-path', site.path)
    setOutput('file-count', site.fileCount)
    setOutput('manifest-path', site.manifestPath)
  }
  if (reviewed === undefined) return fetched
  record.reviewed = reviewed
  record.basePath = inputs.basePath
  publishReview(reviewed, context)
  const { writeReport } = await import('./deliveries/report.ts')
  const reportPath = await writeReport(reviewed, inputs, record, context)
  setOutput('report-path', reportPath)
  return { ...fetched, reportPath }
}
