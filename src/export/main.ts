import { asFailure, Failure } from '../runtime/failure.ts'
import { runAction, type RunContext } from '../runtime/run.ts'
import { explainStop } from '../runtime/stop-reason.ts'
import type { ExportContext } from './context.ts'
import { deliverAll } from './deliveries/index.ts'
import type { FetchedSite } from './fetch.ts'
import type { Inputs } from './inputs.ts'
import { runJob } from './job/job.ts'
import { remember } from './memory/memory.ts'
import { preflight } from './preflight.ts'
import { RunReport } from './run-report.ts'
import { renderSummary } from './summary/summary.ts'

export async function main(
  inputs: Inputs,
  { setOutput, writeSummary, ...given }: RunContext & Omit<ExportContext, 'deadline'>
): Promise<void> {
  const { timeoutMs } = inputs.service
  const report = new RunReport(inputs, { ...given, setOutput })
  const { facts } = report
  await runAction(
    facts,
    {
      work: async () => {
        await exportSite(inputs, report, { ...given, deadline: facts.startedAt + timeoutMs })
        report.succeeded()
      },
      explain: error =>
        explainFailure(error, timeoutMs, {
          jobId: facts.jobId,
          mayHaveStarted: given.service.mayHaveStartedExport()
        }),
      summary: () => renderSummary(facts, given.github.errorsPage)
    },
    { ...given, writeSummary }
  )
}

async function exportSite(inputs: Inputs, report: RunReport, context: ExportContext): Promise<void> {
  const { service, output, review, deliveries } = inputs
  const { baseline, redirectFile } = await preflight(inputs, context)
  const job = await runJob(service, report, context)
  const isDownloaded = output.extract || output.keepArchive
  // Not loaded by runs that download nothing.
  const fetched: Partial<FetchedSite> = isDownloaded
    ? await (
        await import('./fetch.ts')
      ).fetchSite({ job, service, output, review, redirectFile, baseline }, report, context)
    : {}
  const { domain, version } = service
  await deliverAll({ domain, version, ...job, ...fetched }, deliveries, report, context)
  const { site } = fetched
  if (site !== undefined) await remember(inputs, site.manifestPath, context)
}

/** Every error names the job, once there is one. */
function explainFailure(
  error: unknown,
  timeoutMs: number,
  { jobId, mayHaveStarted }: { jobId: string | undefined; mayHaveStarted: boolean }
): Failure {
  if (jobId === undefined) {
    const advice = 'Check that the service responds, and run again.'
    const uncertain =
      'The start request may have been accepted: then the service may reject another one until that job has ended.'
    return asFailure(
      explainStop(error, {
        timeoutMs,
        state: mayHaveStarted ? 'No export job is known yet.' : 'No export job was started.',
        advice: mayHaveStarted ? `${advice} ${uncertain}` : advice
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
  if (failure.code === 'timeout' || failure.code === 'canceled' || failure.jobId === jobId) return failure
  const { code, message, advice, cause } = failure
  // A message of several lines ends with a list.
  const separator = message.includes('\n') ? '\n' : ' '
  return new Failure(code, `${message}${separator}The export job is ${jobId}.`, { advice, cause, jobId })
}
