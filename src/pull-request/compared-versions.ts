import type { GitHubClient } from '../github/client.ts'
import type { RunContext } from '../runtime/context.ts'
import { reasonOf } from '../runtime/failure.ts'
import { withDeadline } from '../runtime/time/stop-reason.ts'
import { plainText } from '../runtime/text/plain-text.ts'
import { formatCount } from '../runtime/text/units.ts'
import { withMore } from '../runtime/text/with-more.ts'
import { readVersions, type ReadVersions } from './base/compare.ts'
import { NotComparable } from './base/repository.ts'
import { pastRenames } from './fixes/moved/past-renames.ts'
import type { Inputs } from './inputs.ts'
import type { PullRequest } from './pull-request-event.ts'

/** Both versions of the documentation. Says why they are not compared. */
export async function comparedVersions(
  inputs: Inputs,
  { pullRequest, client }: { pullRequest: PullRequest | undefined; client: GitHubClient },
  context: Pick<RunContext, 'log' | 'signal'>
): Promise<ReadVersions> {
  const { checkout, base, fixRequest, github } = inputs
  const { log, signal } = context
  const source = { base, pullRequest, client, serverUrl: github.serverUrl }
  const versions = await readVersions(checkout, source, signal)
  const { notCompared, isOtherCommit = false, untracked = [] } = versions
  const comment = isOtherCommit && pullRequest !== undefined ? ' No comment is written.' : ''
  const consequence = fixRequest === undefined ? `Nothing is new.${comment}` : 'Nothing is committed.'
  if (notCompared !== undefined && (base.kind !== 'none' || fixRequest !== undefined))
    log.notice(`The documentation is not compared with its base: ${notCompared}. ${consequence}`)
  if (untracked.length > 0)
    log.notice(
      `Not in the clone, so part of both versions: ${formatCount(untracked.length, 'page')}: ${withMore(untracked.map(plainText), 5).join(', ')}. \`git add\` makes them part of the change.`
    )
  return await withHistory(versions, inputs, context)
}

/** For old findings, what the history of the clone renamed counts, too. What the change renamed counts first. */
async function withHistory(
  versions: ReadVersions,
  { workingTree, checkout, shareMs }: Inputs,
  { log, signal }: Pick<RunContext, 'log' | 'signal'>
): Promise<ReadVersions> {
  if (workingTree?.isAll !== true) return versions
  try {
    const ownSignal = withDeadline(signal, shareMs)
    const clone = workingTree.clone.until(ownSignal)
    const docs = { folder: checkout.prefix, paths: versions.head.paths }
    const renamed = await pastRenames(clone, workingTree.head, docs, ownSignal)
    log.info(`Renamed in the history of the clone: ${formatCount(renamed.size, 'file')}.`)
    return { ...versions, renamed: new Map([...renamed, ...(versions.renamed ?? [])]) }
  } catch (error) {
    signal.throwIfAborted()
    const isSlow = (error as Error).name === 'AbortError'
    if (!isSlow && !(error instanceof NotComparable)) throw error
    const reason = isSlow ? 'it takes too long. A longer `timeout` helps' : reasonOf(error)
    log.notice(`What the history of the clone renamed is unknown: ${reason}.`)
    return versions
  }
}
