import { join } from 'node:path'
import { basePathProblem } from '../site/addresses/site-address.ts'
import { isLoopback } from '../runtime/http/address.ts'
import { randomId } from '../runtime/random-id.ts'
import type { RunContext } from '../runtime/context.ts'
import { runAction } from '../runtime/action/run.ts'
import { formsOf } from '../runtime/secrets.ts'
import { explainStop } from '../runtime/time/stop-reason.ts'
import { assertUploadable } from '../s3/file-body.ts'
import { Store } from '../s3/store.ts'
import type { Inputs } from './inputs.ts'
import { siteObjects } from './plan/site-objects.ts'
import { publishArchive } from './publish-archive.ts'
import { publishSite } from './publish-site.ts'
import { readSite } from './read/site-contents.ts'
import { readState } from './read/state.ts'
import { conclusionOf, newRecord, type PublishRecord } from './publish-record.ts'
import { formatCount } from '../runtime/text/units.ts'
import { withMore } from '../runtime/text/with-more.ts'
import { publishSummary } from './summary.ts'

const MAX_NAMED = 5

/** Publishes the folder or the archive. The outputs and the summary also describe what a failed run did. */
export async function main(inputs: Inputs, context: RunContext): Promise<void> {
  const { clock, log } = context
  const { accessKeyId, secretAccessKey, sessionToken } = inputs.credentials
  for (const form of formsOf([accessKeyId, secretAccessKey, sessionToken])) log.mask(form)
  const { target, siteUrl, dryRun } = inputs
  const record = newRecord({ target: target.text, siteUrl: siteUrl?.href, dryRun, startedAt: clock.now() })
  await runAction(
    record,
    {
      work: async () => {
        try {
          await publish(inputs, record, context)
          log.info(conclusionOf(record) ?? '')
        } finally {
          setOutputs(record, context)
        }
      },
      explain: error => explainStop(error, { timeoutMs: inputs.timeoutMs, ...whatRemains(record) }),
      summary: format => publishSummary(record, inputs.errorsPage, format)
    },
    context
  )
}

async function publish(inputs: Inputs, record: PublishRecord, context: RunContext): Promise<void> {
  const { bucket, credentials, concurrency, source, target } = inputs
  if (bucket.endpoint?.protocol === 'http:' && !isLoopback(bucket.endpoint.hostname))
    context.log.warning('`endpoint` is not https: anyone on the network can read the requests.')
  const { basePath, files: listed } = source.manifest ?? {}
  const problem = inputs.siteUrl && basePathProblem(inputs.siteUrl, { basePath, paths: listed?.keys() ?? [] })
  if (problem !== undefined && source.kind === 'site') context.log.warning(problem)
  const store = new Store(bucket, credentials, concurrency, context)
  const destination = { store, prefix: target.prefix }
  if (source.kind === 'archive') {
    await publishArchive({ ...inputs, ...source }, destination, record, context)
    return
  }
  const { dotfiles } = source
  if (dotfiles.length > 0)
    context.log.notice(
      `This run does not publish ${formatCount(dotfiles.length, 'file')}, because a file or folder name begins with a dot: ${withMore(dotfiles, MAX_NAMED).join(', ')}.`
    )
  const run = randomId(context.random)
  const ended = new AbortController()
  const signal = AbortSignal.any([context.signal, ended.signal])
  const reading = Promise.all([readState(store, target.prefix, signal), readSite(source, signal)])
  // If reading the state or the site fails, the other read must stop retrying.
  const [found, files] = await reading.finally(() => ended.abort())
  assertUploadable(files)
  const isRedirect = (path: string) => source.manifest?.files.get(path)?.redirect !== undefined
  const objects = siteObjects(files, found.state?.objects ?? new Map(), { ...inputs, isRedirect })
  const planFolder = join(inputs.tempDir, `publish-${run}`)
  const owner = { run, address: inputs.runAddress }
  const place = { destination, objects, owner, record }
  await publishSite({ ...inputs, planFolder }, place, found, context)
}

function setOutputs(record: PublishRecord, { setOutput }: RunContext): void {
  if (record.changed !== undefined) setOutput('changed', String(record.changed))
  setOutput('uploaded', record.uploaded)
  setOutput('uploaded-bytes', record.uploadedBytes)
  setOutput('unchanged', record.unchanged)
  setOutput('removed', record.removed)
  setOutput('kept', record.kept)
  setOutput('purged-paths', record.purgedPaths)
  if (record.planPath !== undefined) setOutput('plan-path', record.planPath)
  if (record.objectUrl !== undefined && (record.dryRun || record.isUploadComplete))
    setOutput('object-url', record.objectUrl)
}

function whatRemains({ sent }: PublishRecord): { state: string; advice: string } {
  return sent === 0
    ? { state: 'Nothing was uploaded or removed.', advice: 'Run again.' }
    : {
        state: 'Readers still see complete pages.',
        advice: 'Run again. Files that are already in the bucket are not uploaded again.'
      }
}
