import type { GitHubClient } from '../../github/client.ts'
import { reasonOf } from '../../runtime/failure.ts'
import type { Log } from '../../runtime/log.ts'
import { plainText } from '../../runtime/text/plain-text.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import { GitHubRepository, isGitHubProblem } from '../base/repository.ts'
import type { Versions } from '../base/versions.ts'
import { patchOf } from '../fixes/patch.ts'
import type { PullRequest } from '../pull-request-event.ts'
import { findingKey } from '../readers/findings.ts'
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

/** The commit with the fixes and its review; undefined when there is none, which one reply explains. */
export async function commitFixes<T extends Versions>(
  change: FixableChange<T>
): Promise<{ oid: string; review: ReaderReview } | undefined> {
  const { pullRequest, review, versions, prefix, connect, log } = change
  const { headSha } = pullRequest
  const repository = new GitHubRepository(connect())
  const plan = await planCommit(review.findings, { files: versions.head, prefix, headSha }, repository)
  const { files, leftOut, fixed } = plan
  if (leftOut.length > 0) log.notice(`Left out: ${withMore(leftOut.map(plainText), 5).join(', ')}.`)
  const answer = async (text: string) => {
    log.info(plainText(text.replace(/\n[^]*/, '')))
    await replyOnce(text, change)
  }
  if (files.length === 0)
    return void (await answer(
      leftOut.length > 0
        ? REPLIES.allLeftOut(leftOut)
        : REPLIES.nothingToFix(review.findings.filter(({ isNew }) => isNew).length)
    ))
  if (pullRequest.isFork) return void (await answer(REPLIES.fork(patchOf(files), plan)))
  const reviewed = await change.reviewAgain(await withEdits(versions, plan.edits, prefix))
  if (addsFindings(review, reviewed)) return void (await answer(REPLIES.notProved))
  const result = await createCommit(plan, pullRequest, connect())
  if ('reason' in result) log.notice(`GitHub did not make the commit: ${plainText(result.reason)}`)
  if (result.kind !== 'created') return void (await answer(REPLIES[result.kind]))
  log.info(
    `Committed ${result.oid}: ${formatCount(fixed, 'finding')} fixed in ${formatCount(files.length, 'file')}.`
  )
  if (leftOut.length > 0) await replyOnce(REPLIES.partly(plan), change)
  return { oid: result.oid, review: reviewed }
}

/** The proof is about all fixes. These can be fewer. */
function addsFindings(before: ReaderReview, after: ReaderReview): boolean {
  const known = new Set(before.findings.map(findingKey))
  return after.findings.some(finding => !known.has(findingKey(finding)))
}

async function replyOnce<T extends Versions>(
  text: string,
  { pullRequest, connect, log }: FixableChange<T>
): Promise<void> {
  try {
    await reply(text, pullRequest.number, connect())
  } catch (error) {
    if (!isGitHubProblem(error)) throw error
    log.notice(
      `The reply was not written: ${reasonOf(error)}. The job needs \`permissions: pull-requests: write\`.`
    )
  }
}
