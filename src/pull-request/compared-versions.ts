import type { GitHubClient } from '../github/client.ts'
import type { RunContext } from '../runtime/context.ts'
import { reasonOf } from '../runtime/failure.ts'
import { withDeadline } from '../runtime/time/stop-reason.ts'
import { plainText } from '../runtime/text/plain-text.ts'
import { formatCount } from '../runtime/text/units.ts'
import { withMore } from '../runtime/text/with-more.ts'
import { readVersions, type ReadVersions } from './base/compare.ts'
import { NotComparable } from '../versions/repository.ts'
import { renamedInHistory, withSureRenames } from '../versions/history-renames.ts'
import type { Inputs } from './inputs.ts'

/** Reads both versions of the documentation, or logs the reason why the versions cannot be compared. */
export async function comparedVersions(
  inputs: Inputs,
  client: GitHubClient,
  context: Pick<RunContext, 'log' | 'signal'>
): Promise<ReadVersions> {
  const { base, pullRequest } = inputs
  const { log, signal } = context
  const versions = await readCompared(inputs, client, signal)
  const { notCompared, isOtherCommit = false, untracked = [] } = versions
  const comment = isOtherCommit && pullRequest !== undefined ? ' No comment is written.' : ''
  if (notCompared !== undefined && base.kind !== 'none')
    log.notice(
      `The documentation is not compared with its base: ${notCompared}. No finding is marked as new.${comment}`
    )
  if (untracked.length > 0)
    log.notice(
      `Git does not track ${formatCount(untracked.length, 'page')}: ${withMore(untracked.map(plainText), 5).join(', ')}. Untracked pages count as part of both versions. To make them part of the change, run \`git add\`.`
    )
  return await withHistory(versions, inputs, context)
}

/** Called a second time after `--fix` has edited files in the checkout. */
export async function readCompared(
  { checkout, base, pullRequest, github }: Inputs,
  client: GitHubClient,
  signal: AbortSignal
): Promise<ReadVersions> {
  return await readVersions(checkout, { base, pullRequest, client, serverUrl: github.serverUrl }, signal)
}

/** Adds the renames from the clone's history, to fix old findings. Renames in the change have priority. */
async function withHistory(
  versions: ReadVersions,
  { workingTree, checkout, shareMs }: Inputs,
  { log, signal }: Pick<RunContext, 'log' | 'signal'>
): Promise<ReadVersions> {
  if (workingTree?.isAll !== true) return versions
  try {
    const clone = workingTree.clone.until(withDeadline(signal, shareMs))
    const history = await clone.history(workingTree.head, checkout.prefix)
    const sure = await withSureRenames(history, clone)
    const renamed = renamedInHistory(sure, new Set(versions.head.paths))
    log.info(`Renamed in the clone's history: ${formatCount(renamed.size, 'file')}.`)
    if (clone.isShallow())
      log.notice(
        'The clone is shallow, so earlier renames are unknown. Run `git fetch --unshallow` to download the full history.'
      )
    return { ...versions, renamed: new Map([...renamed, ...(versions.renamed ?? [])]) }
  } catch (error) {
    signal.throwIfAborted()
    const isSlow = (error as Error).name === 'AbortError'
    if (!isSlow && !(error instanceof NotComparable)) throw error
    const reason = isSlow ? 'reading the history takes too long. Set a longer `timeout`' : reasonOf(error)
    log.notice(`The renames in the clone's history are unknown: ${reason}.`)
    return versions
  }
}
