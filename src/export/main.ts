import type { Clock } from '../lib/clock.ts'
import { Failure, reasonOf } from '../lib/failure.ts'
import type { Http } from '../lib/http.ts'
import type { Log } from '../lib/log.ts'
import { formatDuration } from '../lib/quantity.ts'
import type { Service } from '../service/client.ts'
import { downloadArchive } from './archive/download.ts'
import { type BundleLink, linkRenewal, obtainLink } from './bundle.ts'
import { explainEnd } from './ending.ts'
import type { Inputs } from './inputs.ts'
import { awaitCompletion } from './job.ts'
import type { SetOutput } from './outputs.ts'
import { type ExportReport, noteLook } from './report.ts'
import { renderSummary } from './summary.ts'
import type { Surroundings } from './surroundings.ts'

export interface ExportContext {
  service: Service
  http: Http
  clock: Clock
  random: () => number
  log: Log
  /** Aborted at the run's `timeout`, or when it is cancelled. */
  signal: AbortSignal
  setOutput: SetOutput
  writeSummary: (markdown: string) => Promise<void>
  surroundings: Surroundings
}

const NEED_ARCHIVE = ['artifact', 'site', 'release'] as const

/** The whole export. However it ends, the summary tells of it. */
export async function main(inputs: Inputs, context: ExportContext): Promise<void> {
  const { clock, writeSummary } = context
  const report: ExportReport = {
    ...(inputs.domain !== undefined && { domain: inputs.domain }),
    startedAt: clock.now(),
    stages: [],
    progress: [],
    deliveries: []
  }
  try {
    await exportSite(inputs, report, context)
  } catch (error) {
    const end = explainEnd(error, { jobId: report.jobId, timeoutMs: inputs.timeoutMs })
    report.failure =
      end instanceof Failure
        ? { code: end.code, what: end.message, advice: end.advice }
        : { code: 'bug', what: reasonOf(end), advice: 'This is a bug of the action: report it.' }
    throw end
  } finally {
    report.endedAt = clock.now()
    await writeSummary(renderSummary(report))
  }
}

async function exportSite(inputs: Inputs, report: ExportReport, context: ExportContext): Promise<void> {
  const { clock, log, setOutput } = context
  const jobId = inputs.jobId ?? (await startJob(inputs, context))
  report.jobId = jobId
  setOutput('job-id', jobId)

  const follow = async () => {
    const job = await awaitCompletion(jobId, {
      ...context,
      pollIntervalMs: inputs.pollIntervalMs,
      onSeen: seen => {
        if (seen.status !== report.status) setOutput('status', seen.status)
        noteLook(report, seen, clock.now())
      }
    })
    if (job.pageCount !== undefined) setOutput('page-count', job.pageCount)
  }
  await log.group(`Waiting for export job ${jobId}`, follow)

  const bundleContext = {
    ...context,
    pollIntervalMs: inputs.pollIntervalMs,
    maskUrl: inputs.maskUrl,
    backToPolling: follow
  }
  const link = await obtainLink(jobId, bundleContext)
  announce(link)
  const renew = linkRenewal(jobId, bundleContext)
  const freshLink = async (why: string) => {
    const renewed = await renew(why)
    announce(renewed)
    return renewed
  }

  if (NEED_ARCHIVE.some(delivery => inputs.deliver.has(delivery))) {
    await log.group('Downloading the archive', async () => {
      const archive = await downloadArchive(
        { link, freshLink, folder: inputs.outputDir, name: inputs.artifact.name },
        context
      )
      report.archive = archive
      setOutput('archive-path', archive.path)
      setOutput('archive-sha256', archive.sha256)
      setOutput('archive-size', archive.size)
    })
  }

  function announce({ url, expiresAt, endsAt }: BundleLink): void {
    report.link = { expiresAt, endsAt, ...(!inputs.maskUrl && { url }) }
    setOutput('bundle-url', url)
    setOutput('expires-at', expiresAt.toISOString())
    log.info(
      `The link to the archive is good for ${formatDuration(endsAt - clock.now())}, until ${expiresAt.toISOString()}.`
    )
  }
}

async function startJob(
  { domain, version, paths }: Inputs,
  { service, log }: ExportContext
): Promise<string> {
  if (domain === undefined) throw new Error('neither domain nor job-id, which inputs.ts refuses')
  const jobId = await service.startExport({ domain, version, paths })
  log.info(`Started export job ${jobId} for ${domain}.`)
  return jobId
}
