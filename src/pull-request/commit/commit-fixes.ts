import type { GitHubClient } from '../../github/client.ts'
import { reasonOf } from '../../runtime/failure.ts'
import type { Log } from '../../runtime/log.ts'
import { plainText } from '../../runtime/text/plain-text.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import { GitHubRepository, isGitHubProblem } from '../base/repository.ts'
import type { Versions } from '../base/versions.ts'
import { unifiedDiff } from '../fixes/apply/patch.ts'
import type { Edit } from '../fixes/edit.ts'
import type { PullRequest } from '../pull-request-event.ts'
import { findingKey, type SourceFinding } from '../readers/findings.ts'
import type { ReaderReview } from '../readers/review.ts'
import { createCommit } from './create-commit.ts'
import { planCommit, withEdits } from './plan.ts'
import { REPLIES, reply } from './replies.ts'

/** A pull request whose fixes somebody wants who may write to it. */
export interface FixableChange<T extends Versions> {
  pullRequest: PullRequest
  /** Path of the documentation from the root of the repository. */
  prefix: string
  versions: T
  review: ReaderReview
  /** The review of the versions with the commit. */
  reviewAgain: (versions: T) => Promise<ReaderReview>
  /** Each has a share of the time: a review can come between two requests. */
  connect: () => GitHubClient
  log: Log
}

interface ReviewedCommit {
  oid: string
  review: ReaderReview
}

/** What becomes of a request. There is never more than one reply. */
interface Outcome {
  reply?: string
  commit?: ReviewedCommit
}

/** The commit with the fixes and its review; undefined when there is none, which one reply explains. */
export async function commitFixes<T extends Versions>(
  change: FixableChange<T>
): Promise<ReviewedCommit | undefined> {
  const { reply: text, commit } = await attempt(change)
  if (text !== undefined) await sendReply(text, change)
  return commit
}

async function attempt<T extends Versions>(change: FixableChange<T>): Promise<Outcome> {
  const { pullRequest, review, versions, prefix, connect, log } = change
  const reviewed = { files: versions.head, prefix, headSha: pullRequest.headSha }
  const plan = await planCommit(review.findings, reviewed, new GitHubRepository(connect()))
  const { files, leftOut } = plan
  if (leftOut.length > 0) log.notice(`Left out: ${withMore(leftOut.map(plainText), 5).join(', ')}.`)
  if (files.length === 0 && leftOut.length > 0) return { reply: REPLIES.allLeftOut(leftOut) }
  if (files.length === 0)
    return { reply: REPLIES.nothingToFix(review.findings.filter(({ isNew }) => isNew).length) }
  if (pullRequest.isFork) return { reply: REPLIES.fork(unifiedDiff(files), plan) }
  const after = await change.reviewAgain(await withEdits(versions, plan.edits, prefix))
  if (addsFindings(review, after, plan.edits)) return { reply: REPLIES.notProved }
  const result = await createCommit(plan, pullRequest, connect())
  if ('reason' in result) {
    const verb = result.kind === 'unconfirmed' ? 'confirm' : 'make'
    log.notice(`GitHub did not ${verb} the commit: ${plainText(result.reason)}`)
  }
  if (result.kind !== 'created') return { reply: REPLIES[result.kind] }
  const { oid } = result
  const counts = `${formatCount(plan.fixed, 'finding')} fixed in ${formatCount(files.length, 'file')}`
  log.info(`Committed ${oid}: ${counts}.`)
  return { commit: { oid, review: after }, ...(leftOut.length > 0 && { reply: REPLIES.partly(plan) }) }
}

/**
 * The proof is about all fixes. These can be fewer. What is left of a link that led nowhere is its anchor: such a line
 * had a finding, or a redirect of it is edited and the line is not.
 */
function addsFindings(before: ReaderReview, after: ReaderReview, edits: readonly Edit[]): boolean {
  const lineOf = ({ file, line }: { file: string; line: number }) => `${file}:${line}`
  const known = new Set(before.findings.map(findingKey))
  const edited = new Set(edits.map(lineOf))
  const links = new Set(before.findings.filter(({ kind }) => kind === 'broken-link').map(lineOf))
  const isRest = (finding: SourceFinding) =>
    finding.kind === 'broken-anchor' && (links.has(lineOf(finding)) || !edited.has(lineOf(finding)))
  return after.findings.some(finding => !known.has(findingKey(finding)) && !isRest(finding))
}

async function sendReply<T extends Versions>(
  text: string,
  { pullRequest, connect, log }: FixableChange<T>
): Promise<void> {
  log.info(plainText(text.replace(/\n[^]*/, '')))
  try {
    await reply(text, pullRequest.number, connect())
  } catch (error) {
    if (!isGitHubProblem(error)) throw error
    log.notice(
      `The reply was not written: ${reasonOf(error)}. The job needs \`permissions: pull-requests: write\`.`
    )
  }
}
