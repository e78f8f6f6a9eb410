import type { GitHubClient } from '../../github/client.ts'
import type { RunContext } from '../../runtime/context.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { HttpError } from '../../runtime/http/http-error.ts'
import { TimedOut } from '../../runtime/time/stop-reason.ts'
import type { Checkout } from '../../versions/checkout.ts'
import type { PullRequest } from '../pull-request-event.ts'
import type { ReaderReview } from '../comparison/review.ts'
import { PullRequestComment } from './comment.ts'
import { renderReview } from './markdown.ts'
import type { ReviewLinks } from './review-texts.ts'
import { Suggestions } from './suggestions.ts'
import { verdict } from './verdict.ts'

interface WrittenBy {
  pullRequest: PullRequest
  checkout: Checkout
  comment: boolean
  suggest: boolean
}

/** Writes the review on the pull request. Returns the address of the comment. Logs errors from GitHub as notices. */
export async function writeOnPullRequest(
  { review, links }: { review: ReaderReview; links: ReviewLinks },
  { pullRequest, checkout, ...inputs }: WrittenBy,
  client: GitHubClient,
  { log, signal }: Pick<RunContext, 'log' | 'signal'>
): Promise<string | undefined> {
  const { comment: isCommented, suggest: isSuggested } = inputs
  const left = [...(isCommented ? ['comment'] : []), ...(isSuggested ? ['suggestions'] : [])]
  if (left.length === 0) return undefined
  const notWritten = (reason: string) =>
    `The ${left.join(' and the ')} ${left.join('') === 'comment' ? 'was' : 'were'} not written: ${reason}. The job summary contains all results.`
  if (!client.hasToken) {
    log.notice(notWritten('`github-token` is empty'))
    return undefined
  }
  let address: string | undefined
  try {
    if (isCommented) {
      address = await writeComment(review, links, new PullRequestComment(client, pullRequest, checkout.path))
      left.shift()
    }
    // The diff does not contain files in a submodule, but can contain other files with the same names.
    if (isSuggested && checkout.outer === undefined)
      await new Suggestions(client, pullRequest, checkout.root).write(review.findings)
  } catch (error) {
    signal.throwIfAborted()
    if (!(error instanceof HttpError || error instanceof Failure || error instanceof TimedOut)) throw error
    const isForbidden = error instanceof HttpError && [401, 403, 404].includes(error.status ?? 0)
    const advice = isForbidden
      ? ' The job needs `permissions: pull-requests: write`; runs for forks and for Dependabot have only a read-only token.'
      : ''
    log.notice(`${notWritten(reasonOf(error))}${advice}`)
  }
  return address
}

async function writeComment(
  review: ReaderReview,
  links: ReviewLinks,
  comment: PullRequestComment
): Promise<string | undefined> {
  // After the marker and the heading, the third line contains the address of the preview.
  const text = isVisible(review)
    ? `### ${verdict(review)}\n${renderReview(review, links)}`
    : nothingToReport(review)
  return await comment.write(text, { hasChanges: isVisible(review) && review.notCompared === undefined })
}

function nothingToReport({ isUnchecked }: ReaderReview): string {
  const findings = isUnchecked ? '. Nothing was checked for problems.' : ', and there are no new findings.'
  return `Readers of the documentation see no change${findings}`
}

/** Whether a review has anything to show. */
export function isVisible({ pages, findings, notCompared, ...lists }: ReaderReview): boolean {
  const changes = [
    ...Object.values(pages),
    lists.redirects.added,
    lists.redirects.removed,
    lists.redirects.changed,
    lists.vanished,
    lists.navigation,
    lists.lostIds,
    lists.unread
  ].flat()
  return notCompared !== undefined || changes.length > 0 || findings.some(({ isNew }) => isNew)
}
