import type { GitHubClient } from '../github/client.ts'
import { endedPreview } from '../github/deployments.ts'
import { Failure, reasonOf } from '../runtime/failure.ts'
import { HttpError } from '../runtime/http/http-error.ts'
import type { RunContext } from '../runtime/context.ts'
import type { Checkout } from '../versions/checkout.ts'
import type { PullRequest } from './pull-request-event.ts'
import { isStop } from '../runtime/time/stop-reason.ts'

/** Value of the input `preview-url` that finds the preview of the hosting service. */
export const AUTO = 'auto'

const MAX_WAIT_MS = 2 * 60_000
/** With a shorter interval, waiting would use up much of the hourly limit of a job's token. */
const POLL_MS = 10_000

interface PreviewInputs {
  previewUrl: string | undefined
  pullRequest: PullRequest | undefined
  checkout: Checkout
}

/**
 * Returns the address of the preview without a trailing slash, as given or, for `auto`, of the head commit's newest
 * deployment. Returns undefined if there is no preview in time, or GitHub cannot be asked.
 */
export async function findPreview(
  { previewUrl, pullRequest, checkout }: PreviewInputs,
  client: GitHubClient,
  { clock, log, signal }: Pick<RunContext, 'clock' | 'log' | 'signal'>
): Promise<string | undefined> {
  const sha = pullRequest?.headSha ?? checkout.commit
  if (previewUrl !== AUTO) return previewUrl
  if (sha === undefined || client.repository === '' || !client.hasToken) return undefined
  const until = clock.now() + MAX_WAIT_MS
  try {
    for (;;) {
      const preview = await endedPreview(sha, client)
      if (preview !== undefined) return preview.url
      if (clock.now() + POLL_MS > until) return undefined
      await clock.sleep(POLL_MS, signal)
    }
  } catch (error) {
    // A run that was stopped, and a review that has ended, do not need the preview. A deadline only ends the waiting.
    if (signal.aborted || isStop(error)) return undefined
    if (!(error instanceof HttpError || error instanceof Failure)) throw error
    const isDenied = error instanceof HttpError && [401, 403, 404].includes(error.status ?? 0)
    const reason = isDenied ? 'the job needs the permission `deployments: read`' : reasonOf(error)
    log.notice(`No preview is linked: ${reason}.`)
    return undefined
  }
}
