import { Failure, reasonOf } from '../runtime/failure.ts'
import { decideRetry, HttpError } from '../runtime/http/http-error.ts'
import { clip } from '../runtime/text/clip.ts'
import { isSuccess, sendRequest } from '../runtime/http/request.ts'
import { type RetryDecision, withRetry } from '../runtime/http/retry.ts'
import type { NetworkContext } from '../runtime/context.ts'
import { redactor } from '../runtime/secrets.ts'

export interface CdnRequest {
  what: string
  url: URL
  /** Computed for each attempt, because a signature contains the time. */
  headers: (now: number) => Record<string, string>
  body: string
  /** Secrets to redact from error messages, because a CDN response may repeat the secrets. */
  secrets: (string | undefined)[]
  /** Whether the body of a successful response confirms the purge. A sign-in page, for example, does not. */
  isDone: (body: string) => boolean
  /** Extracts the error code and message from a response body. Each CDN has its own error format. */
  explain: (body: string) => { code: string; message: string }
  /** Error codes to retry, in addition to transient HTTP statuses. */
  temporaryCodes: string[]
}

const IDLE_TIMEOUT_MS = 60_000
const MAX_MESSAGE = 300
const MAX_RESPONSE_BYTES = 1_000_000
/** Below the limit of CDNs, which reject a signature if the clocks differ by more than five minutes. */
const MAX_SKEW_MS = 4 * 60_000

/**
 * Sends a POST request to a CDN's API and retries temporary errors. Throws `purge-failed`. `context.now` returns the
 * store's time. If the CDN rejects that time, the time is corrected once from the `Date` header of the response.
 */
export async function postToCdn(
  request: CdnRequest,
  context: NetworkContext & { now: () => number }
): Promise<void> {
  const { what, url, headers, body, secrets, isDone } = request
  const { explain, temporaryCodes } = request
  const redact = redactor(secrets)
  let isReached = false
  let aheadMs = 0
  let correctedBy: HttpError | undefined
  const attempt = async () => {
    const limits = { idleTimeoutMs: IDLE_TIMEOUT_MS, maxBytes: MAX_RESPONSE_BYTES }
    const now = context.now() + aheadMs
    const response = await sendRequest(
      { method: 'POST', url, headers: headers(now), body, ...limits },
      context
    )
    isReached = true
    if (isSuccess(response.status) && isDone(response.body)) return
    const { code, message } = explain(response.body)
    const unconfirmed = isSuccess(response.status) ? 'without a confirmation of the purge' : ''
    const said = [code, message].filter(Boolean).join(': ') || unconfirmed
    const error = new HttpError(
      // Redact before clipping: a secret that is cut in half would not be recognized.
      `HTTP ${response.status}${said === '' ? '' : ` (${clip(redact(said), MAX_MESSAGE)})`}`,
      { response, code, now: context.clock.now() }
    )
    const skewMs = Date.parse(response.headers.date ?? '') - now
    const mayRefuseTime = response.status === 400 || response.status === 403
    if (mayRefuseTime && correctedBy === undefined && Math.abs(skewMs) > MAX_SKEW_MS) {
      aheadMs = skewMs
      correctedBy = error
    }
    throw error
  }
  const decide = (error: unknown, nth: number): RetryDecision => {
    if (error instanceof HttpError && (error === correctedBy || temporaryCodes.includes(error.code ?? '')))
      return { retry: true, waitMs: error.waitMs }
    return decideRetry(error, { attempt: nth, isReached })
  }
  try {
    await withRetry(what, attempt, decide, { ...context, host: url.host })
  } catch (error) {
    if (context.signal.aborted || error instanceof Failure) throw error
    const reason = `${what} failed: ${redact(reasonOf(error))}. The upload is complete.`
    throw new Failure('purge-failed', reason, { cause: error })
  }
}
