import { text as readText } from 'node:stream/consumers'
import { Failure, reasonOf } from '../runtime/failure.ts'
import { clip } from '../runtime/markdown.ts'
import { isTransient, MAX_UNREACHABLE_ATTEMPTS, retryAfterMs, withRetry } from '../runtime/retry.ts'
import type { NetworkContext } from '../runtime/run.ts'
import { redactor } from '../runtime/secrets.ts'

/** A response of the API of a CDN that is not a success. */
class CdnError extends Error {
  override readonly name = 'CdnError'
  readonly isPassing: boolean
  readonly isDenied: boolean
  readonly waitMs: number | undefined

  constructor(
    message: string,
    { isPassing, isDenied, waitMs }: Pick<CdnError, 'isPassing' | 'isDenied' | 'waitMs'>
  ) {
    super(message)
    this.isPassing = isPassing
    this.isDenied = isDenied
    this.waitMs = waitMs
  }
}

export interface CdnRequest {
  what: string
  url: URL
  /** Of each attempt: a signature contains the time. */
  headers: (now: number) => Record<string, string>
  body: string
  /** What the credentials need, in words. */
  permission: string
  /** Never repeated in an error, whatever the CDN responds. */
  secrets: (string | undefined)[]
  /** Of a body that came with a good status. */
  isSuccess?: (body: string) => boolean
  /** What the CDN says about an error, in its own format. */
  explain: (body: string) => { code: string; message: string }
  /** Codes that pass by themselves, besides the statuses that do. */
  passingCodes: string[]
}

const IDLE_TIMEOUT_MS = 60_000
const MAX_MESSAGE = 300
/** A signature that is five minutes old is rejected. */
const MAX_SKEW_MS = 4 * 60_000
const REPEATED = 'pending purges are repeated, and nothing is uploaded twice.'

/**
 * Posts to the API of a CDN, with the one retry policy. Throws `purge-failed`. `now` is the time of the store; if the
 * CDN has another one, the CDN's is used.
 */
export async function postToCdn(
  request: CdnRequest,
  context: NetworkContext & { now: () => number }
): Promise<void> {
  const { what, url, headers, body, permission, secrets, isSuccess = () => true } = request
  const { explain, passingCodes } = request
  const redact = redactor(secrets)
  let isReached = false
  let correctionMs: number | undefined
  const attempt = async () => {
    const now = context.now() + (correctionMs ?? 0)
    const response = await context.http.send({
      ...({ method: 'POST', url, headers: headers(now), body, idleTimeoutMs: IDLE_TIMEOUT_MS } as const),
      signal: context.signal
    })
    isReached = true
    const status = response.statusCode ?? 0
    const answer = await readText(response)
    if (status >= 200 && status < 300 && isSuccess(answer)) return
    const { code, message } = explain(answer)
    const aheadMs = Date.parse(response.headers.date ?? '') - now
    const isWrongTime = correctionMs === undefined && Math.abs(aheadMs) > MAX_SKEW_MS
    if (isWrongTime) correctionMs = aheadMs
    const said = [code, message].filter(Boolean).join(': ')
    throw new CdnError(
      // Redacted before it is shortened: half of a secret would not be recognized.
      `HTTP ${status}${said === '' ? '' : ` (${clip(redact(said), MAX_MESSAGE)})`}`,
      {
        isPassing: isTransient(status) || passingCodes.includes(code) || isWrongTime,
        isDenied: status === 401 || status === 403,
        waitMs: retryAfterMs(response.headers, context.clock.now())
      }
    )
  }
  const decide = (error: unknown, nth: number) => {
    if (error instanceof Failure) return { retry: false }
    if (error instanceof CdnError) return { retry: error.isPassing, waitMs: error.waitMs }
    return { retry: isReached || nth < MAX_UNREACHABLE_ATTEMPTS }
  }
  try {
    await withRetry(what, attempt, decide, context)
  } catch (error) {
    if (context.signal.aborted || error instanceof Failure) throw error
    const reason = redact(reasonOf(error))
    throw new Failure('purge-failed', `${what} failed: ${reason}. The upload is complete.`, {
      ...(error instanceof CdnError &&
        error.isDenied && { advice: `Allow ${permission}, then run again: ${REPEATED}` }),
      cause: error
    })
  }
}
