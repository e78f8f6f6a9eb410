import { join } from 'node:path'
import { isLoopback } from '../runtime/address.ts'
import { asFailure } from '../runtime/failure.ts'
import type { RunContext } from '../runtime/run.ts'
import { encodedVariants } from '../runtime/secrets.ts'
import { explainStop } from '../runtime/stop-reason.ts'
import { Store } from '../s3/store.ts'
import { publishArchive } from './archive.ts'
import type { Inputs } from './inputs.ts'
import { siteObjects } from './site/objects.ts'
import { SitePublication } from './site-publication.ts'
import { StateFile } from './state/state-file.ts'
import { type PublishReport, renderSummary } from './summary.ts'

/** Publishes the folder or the archive. Outputs and the summary also tell what a failed run has done. */
export async function main(inputs: Inputs, context: RunContext): Promise<void> {
  const { clock, log, setOutput, writeSummary } = context
  maskSecrets(inputs, log)
  const report: PublishReport = {
    target: inputs.target.text,
    siteUrl: inputs.siteUrl?.href,
    dryRun: inputs.dryRun,
    ...{ uploaded: 0, uploadedBytes: 0, unchanged: 0, removed: 0, kept: 0, purgedPaths: 0 },
    examples: [],
    startedAt: clock.now()
  }
  try {
    await publish(inputs, report, context)
  } catch (error) {
    const stopped = explainStop(error, {
      timeoutMs: inputs.timeoutMs,
      state: 'Readers still see complete pages.',
      advice: 'Run again: only what is missing is uploaded.'
    })
    report.failure = asFailure(stopped)
    throw stopped
  } finally {
    report.endedAt = clock.now()
    setOutput('uploaded', report.uploaded)
    setOutput('uploaded-bytes', report.uploadedBytes)
    setOutput('removed', report.removed)
    setOutput('purged-paths', report.purgedPaths)
    await writeSummary(renderSummary(report))
  }
}

async function publish(inputs: Inputs, report: PublishReport, context: RunContext): Promise<void> {
  const { bucket, credentials, concurrency, source, target } = inputs
  if (bucket.endpoint?.protocol === 'http:' && !isLoopback(bucket.endpoint.hostname))
    context.log.warning('`endpoint` is not https: others on the network can read the requests.')
  const store = new Store(bucket, credentials, concurrency, context)
  const destination = { store, prefix: target.prefix, concurrency }
  if (source.kind === 'archive') {
    await publishArchive({ ...inputs, ...source }, destination, report, context)
    return
  }
  const run = randomId(context.random)
  const stateFile = new StateFile(store, target.prefix, run, context)
  const [state, objects] = await Promise.all([
    stateFile.read(),
    siteObjects({ ...inputs, ...source }, context.signal)
  ])
  const planFolder = join(inputs.tempDir, `publish-${run}`)
  const parts = { destination, stateFile, objects, report }
  await new SitePublication({ ...inputs, planFolder }, parts, context).run(state)
}

/** Before anything else happens: every later line may contain a secret. */
function maskSecrets({ credentials, cloudflareToken }: Inputs, log: RunContext['log']): void {
  const { accessKeyId, secretAccessKey, sessionToken } = credentials
  for (const secret of [accessKeyId, secretAccessKey, sessionToken, cloudflareToken]) {
    if (secret === undefined) continue
    for (const variant of new Set([secret, ...encodedVariants(secret)])) log.mask(variant)
  }
}

function randomId(random: () => number): string {
  const part = () =>
    Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0')
  return part() + part()
}
