import type { IncomingMessage } from 'node:http'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import type { FailureCode } from '../../runtime/failure-catalog/index.ts'
import { formatBytes } from '../../runtime/units.ts'
import { retryAfterMs, withRetry, type RetryContext } from '../../runtime/retry.ts'

const TRIES = 4
const LARGEST_ASSET = 2 * 1024 ** 3

/** An answer to the upload that is no success, in the shape of Octokit's own errors. */
export class GitHubRefusal extends Error {
  readonly status: number
  readonly response: { headers: IncomingMessage['headers'] }
  constructor({ statusCode = 0, headers }: IncomingMessage, answer: { message?: string; errors?: unknown }) {
    super(
      `${answer.message ?? `HTTP ${statusCode}`}${answer.errors ? ` ${JSON.stringify(answer.errors)}` : ''}`
    )
    this.status = statusCode
    this.response = { headers }
  }
}

interface GitHubError {
  status?: number
  response?: { headers?: { 'retry-after'?: string; date?: string } }
}

/** Repeats what may pass: broken connections, 408, 429, 5xx, and what GitHub asks to be repeated later. */
export async function withGitHub<T>(what: string, context: RetryContext, call: () => Promise<T>): Promise<T> {
  return await withRetry(
    what,
    call,
    (error, attempt) => {
      const { status, response } = error as GitHubError
      const waitMs = retryAfterMs(response?.headers ?? {}, context.clock.now())
      const passes =
        status === undefined
          ? isNetworkError(error)
          : status >= 500 ||
            // Taken, but the answer broke off: the next try removes what is there and sends it anew.
            status < 300 ||
            status === 408 ||
            status === 429 ||
            (status === 403 && waitMs !== undefined) ||
            // The rest of an upload that broke off, in the moment before it is listed.
            (status === 422 && reasonOf(error).includes('already_exists'))
      return { retry: passes && attempt < TRIES, waitMs }
    },
    context
  )
}

function isNetworkError(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && /^E[A-Z]+$/.test(String(error.code))
  )
}

export function requireSmallEnough(size: number): void {
  if (size < LARGEST_ASSET) return
  throw new Failure(
    'release-asset-too-large',
    `The archive has ${formatBytes(size)}, and a release takes files below 2 GiB.`,
    { advice: 'Deliver it as an artifact (`deliver: artifact`), or export fewer pages with `paths`.' }
  )
}

export function releaseFailure(
  cause: unknown,
  { tag, repository }: { tag: string; repository: string }
): Failure {
  if (cause instanceof Failure) return cause
  const { status } = cause as GitHubError
  const reason = reasonOf(cause).split(' - https://', 1)[0] ?? ''
  const failure = (code: FailureCode, what: string, advice: string) =>
    new Failure(code, what, { advice, cause })
  if (/immutable/i.test(reason)) {
    return failure(
      'release-immutable',
      `Release ${tag} of ${repository} is immutable: nothing can be attached to it any more.`,
      'Make the release as a draft, run this action on the draft with `release-tag`, and publish it afterwards.'
    )
  }
  if (status === 403) {
    return failure(
      'release-forbidden',
      `The token may not write to the releases of ${repository}: ${reason}.`,
      'Give the job `permissions: contents: write`, or pass a `github-token` that has it.'
    )
  }
  if (status === 401) {
    return failure(
      'release-token-invalid',
      `GitHub does not accept the token for ${repository}: ${reason}.`,
      'Leave `github-token` out to use the job’s own token, or pass one that has not expired.'
    )
  }
  if (status === 404) {
    return failure(
      'release-not-found',
      `${repository} has no release ${tag} that the token can see.`,
      'Make the release before this step, and check `release-tag`. A draft is seen only with `permissions: contents: write`.'
    )
  }
  return failure(
    'release-upload-failed',
    `The archive could not be attached to release ${tag} of ${repository}: ${reason}.`,
    'Run the job again; an asset of an earlier run is still there under its name.'
  )
}
