import { asFailure, Failure } from '../runtime/failure.ts'
import type { RunContext } from '../runtime/context.ts'
import { insideGroup } from '../runtime/log.ts'
import { runAction } from '../runtime/action/run.ts'
import { explainStop } from '../runtime/time/stop-reason.ts'
import { Service } from '../service/client.ts'
import type { ExportContext } from './context.ts'
import { deliverAll, requestedDeliveries } from './deliveries/index.ts'
import type { Inputs } from './inputs/inputs.ts'
import { runJob } from './job/job.ts'
import { RunMemory } from '../github/run-memory/run-memory.ts'
import { type JobMemory, jobMemory, keepJob, type KeptFields, type LastJob } from './memory/last-job.ts'
import { type ManifestMemory, manifestMemory } from './memory/last-manifest.ts'
import { baselineOf } from './preflight/baseline.ts'
import { preflight } from './preflight/preflight.ts'
import { ExportRecord } from './record/export-record.ts'
import type { RunFacts } from './record/facts.ts'
import type { InstalledSite } from './record/installed-site.ts'
import { exportSummary } from './record/summary.ts'

export async function main(
  inputs: Inputs,
  { setOutput, writeSummary, ...given }: RunContext & Omit<ExportContext, 'deadline'>
): Promise<void> {
  const { source, timeoutMs } = inputs
  const record = new ExportRecord(inputs, { ...given, setOutput })
  const { facts } = record
  const service = source.kind === 'service' ? new Service(source, given) : undefined
  await runAction(
    facts,
    {
      work: async () => {
        const context = { ...given, deadline: facts.startedAt + timeoutMs }
        await exportSite(inputs, service, record, context)
        record.succeeded()
      },
      explain: error => explainFailure(error, timeoutMs, { facts, service }),
      summary: format => exportSummary(facts, given.github.errorsPage, format)
    },
    { ...given, writeSummary }
  )
}

async function exportSite(
  inputs: Inputs,
  service: Service | undefined,
  record: ExportRecord,
  context: ExportContext
): Promise<void> {
  const { source, output } = inputs
  const { github, clock } = context
  const memory = { manifest: manifestMemory(inputs, github), job: jobMemory(inputs, github) }
  const deliveries = requestedDeliveries(inputs.deliveries)
  const { previous, redirectFile, lastJob } = await preflight(inputs, deliveries, memory, context)
  const job =
    source.kind === 'service' && service !== undefined
      ? await runJob(source, lastJob?.jobId, record, { ...context, service })
      : undefined
  const resumed = lastJob?.jobId === job?.jobId ? lastJob : undefined
  // A resumed job keeps its original `paths` and `version`.
  const about = { ...inputs.about, ...(resumed && { paths: resumed.paths, version: resumed.version }) }
  const baseline = baselineOf(previous, { ...about, basePath: inputs.review.basePath }, context)
  const isFetched = output.extract || output.keepArchive
  // `install-site.ts` is loaded on demand, because runs that deliver only a link do not need it.
  const request = { inputs: { ...inputs, about }, job, redirectFile, baseline }
  const installed: InstalledSite = isFetched
    ? await (await import('./install-site.ts')).installSite(request, record, context)
    : {}
  await deliverAll({ ...about, ...job, ...installed }, deliveries, inputs, record, context)
  const completedAt = resumed?.completedAt ?? new Date(clock.now()).toISOString()
  const { domain } = about
  const kept = job && domain !== undefined ? { ...about, domain, jobId: job.jobId, completedAt } : undefined
  await remember({ manifestPath: installed.site?.manifestPath, kept, resumed }, memory, context)
}

/** Keeps the manifest and the job for later runs. Both uploads run at the same time, because each may take a while. */
async function remember(
  run: { manifestPath: string | undefined; kept: KeptFields | undefined; resumed: LastJob | undefined },
  memory: { manifest: ManifestMemory; job: JobMemory },
  context: ExportContext
): Promise<void> {
  const { manifestPath, kept, resumed } = run
  const inner = { ...context, log: insideGroup(context.log) }
  const isNoticed = memory.manifest !== undefined && 'reason' in memory.manifest
  const keepAll = async () => {
    await Promise.all([
      manifestPath !== undefined &&
        memory.manifest instanceof RunMemory &&
        memory.manifest.keepFile(manifestPath, inner),
      kept && keepJob(kept, memory.job, { again: resumed?.artifact, isNoticed }, inner)
    ])
  }
  const hasStorage = [manifestPath && memory.manifest, kept && memory.job].some(
    place => place instanceof RunMemory
  )
  await (hasStorage ? context.log.group('Keeping results for later runs', keepAll) : keepAll())
}

/** Adds the id of the export job, if there is one, to the error message. */
function explainFailure(
  error: unknown,
  timeoutMs: number,
  { facts, service }: { facts: RunFacts; service: Service | undefined }
): Failure {
  const { jobId } = facts
  const failure = asFailure(explainStop(error, { timeoutMs, ...stateOf(facts, service) }))
  const isNamed = failure.code === 'timeout' || failure.code === 'canceled' || failure.jobId === jobId
  if (jobId === undefined || isNamed) return failure
  const { code, message, advice, cause } = failure
  // A message with several lines ends with a list, so the job is added on a new line.
  const separator = message.includes('\n') ? '\n' : ' '
  return new Failure(code, `${message}${separator}The export job is ${jobId}.`, { advice, cause, jobId })
}

function stateOf({ jobId, status, site, archive }: RunFacts, service: Service | undefined) {
  const installed =
    (site ?? archive) && 'The new files are in `output-dir`, but not all deliveries are complete.'
  if (service === undefined) {
    const advice = 'Run again. If the run timed out, set a longer `timeout`.'
    return { state: installed ?? 'Nothing was delivered.', advice }
  }
  if (jobId !== undefined) {
    const advice = `Run again with \`job-id: ${jobId}\` to resume the job.`
    const progress = status === 'completed' ? 'is complete' : 'may still be running'
    return { state: [`Export job ${jobId} ${progress}.`, installed].filter(Boolean).join(' '), advice }
  }
  if (!service.mayHaveStartedExport) return { state: 'No export job was started.', advice: 'Run again.' }
  const uncertain =
    'The start request may have been accepted. In that case, the service may reject another request until the job ends.'
  return { state: 'No export job is known.', advice: `Run again. ${uncertain}` }
}
