import { json } from 'node:stream/consumers'
import type { IncomingMessage } from 'node:http'
import type * as z from 'zod/mini'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { type HttpRequest, NoTunnel } from '../../runtime/http.ts'
import type { Log } from '../../runtime/log.ts'
import {
  isTransient,
  MAX_UNREACHABLE_ATTEMPTS,
  retryAfterMs,
  type RetryDecision,
  withRetry
} from '../../runtime/retry.ts'
import type { NetworkContext } from '../../runtime/run.ts'
import { isStop } from '../../runtime/stop-reason.ts'

/** A response of GitHub that is not the expected one. */
export class GitHubError extends Error {
  readonly status: number
  readonly headers: IncomingMessage['headers']
  /** The codes in the list of errors, such as `already_exists`. */
  readonly codes: string[]

  constructor({ statusCode = 0, headers }: IncomingMessage, body: unknown) {
    const { message, errors } = Object(body) as { message?: unknown; errors?: unknown }
    const details = Array.isArray(errors) ? errors : []
    super(
      [typeof message === 'string' ? message : `HTTP ${statusCode}`, ...details.map(detailText)].join(' ')
    )
    this.status = statusCode
    this.headers = headers
    this.codes = details.map(detail => String((Object(detail) as { code?: unknown }).code))
  }
}

function detailText(detail: unknown): string {
  return typeof detail === 'string' ? detail : JSON.stringify(detail)
}

interface GitHubCall<T> {
  /** What is done, for the log. */
  what: string
  method: HttpRequest['method']
  url: URL
  /** What the response must contain; undefined for a response without a body. */
  schema?: z.ZodMiniType<T>
  body?: { type: string; content: string }
}

const RESPONSE_TIMEOUT_MS = 60_000

/** The REST API of GitHub for one token. `deadline`: the time at which `timeout` ends the run. */
export class GitHubClient {
  readonly log: Log
  readonly #token: string
  readonly #deadline: number
  readonly #context: NetworkContext

  constructor(token: string, deadline: number, context: NetworkContext) {
    this.log = context.log
    this.#token = token
    this.#deadline = deadline
    this.#context = context
  }

  /** Sends a request with the one retry policy. */
  async call<T>({ what, method, url, schema, body }: GitHubCall<T>): Promise<{
    data: T
    next: URL | undefined
  }> {
    return await this.retry(what, async () => {
      const timeout = AbortSignal.timeout(RESPONSE_TIMEOUT_MS)
      try {
        const { response, content } = await this.send({
          method,
          url,
          headers: body === undefined ? {} : { 'content-type': body.type },
          ...(body !== undefined && { body: body.content }),
          signal: AbortSignal.any([this.#context.signal, timeout])
        })
        const read = schema?.safeParse(content)
        if (read?.success === false) throw new GitHubError(response, { message: 'unexpected response' })
        return { data: read?.data as T, next: nextPage(response, url) }
      } catch (error) {
        throw timeout.aborted ? new Error(`no response within ${RESPONSE_TIMEOUT_MS / 1000} s`) : error
      }
    })
  }

  /** Sends one request, without retries. Throws a GitHubError for any status that is not a success. */
  async send(
    request: Omit<HttpRequest, 'signal'> & { signal?: AbortSignal }
  ): Promise<{ response: IncomingMessage; content: unknown }> {
    const response = await this.#context.http.send({
      signal: this.#context.signal,
      ...request,
      headers: {
        authorization: `Bearer ${this.#token}`,
        accept: 'application/vnd.github+json',
        'x-github-api-version': '2022-11-28',
        ...request.headers
      }
    })
    const { statusCode: status = 0 } = response
    const success = status >= 200 && status < 300
    const content: unknown =
      status === 204
        ? undefined
        : await json(response).catch((error: unknown) => {
            if (success && !(error instanceof SyntaxError)) throw error
            return undefined
          })
    if (!success) throw new GitHubError(response, content)
    return { response, content }
  }

  async retry<T>(what: string, call: () => Promise<T>): Promise<T> {
    return await withRetry(what, call, (error, attempt) => this.#decide(error, attempt), this.#context)
  }

  #decide(error: unknown, attempt: number): RetryDecision {
    if (error instanceof Failure) return { retry: false }
    if (!(error instanceof GitHubError)) {
      const neverReached = error instanceof NoTunnel || isConnectError(error)
      return { retry: isNetworkError(error) && (!neverReached || attempt < MAX_UNREACHABLE_ATTEMPTS) }
    }
    const now = this.#context.clock.now()
    const waitMs = rateLimitWaitMs(error, now)
    if (waitMs === undefined) {
      // An upload that failed occupies its name for a moment before it is listed and can be deleted.
      return { retry: isTransient(error.status) || error.codes.includes('already_exists') }
    }
    if (now + waitMs >= this.#deadline) {
      throw new Failure(
        'release-rate-limited',
        `The rate limit of the GitHub API is used up until ${new Date(now + waitMs).toISOString()}, which is after the timeout of this run: ${reasonOf(error)}.`,
        { cause: error }
      )
    }
    return { retry: true, waitMs }
  }
}

/** The token is not sent to another origin than the API. */
function nextPage({ headers }: IncomingMessage, { origin }: URL): URL | undefined {
  const address = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1]
  const url = address === undefined ? null : URL.parse(address)
  return url?.origin === origin ? url : undefined
}

/** How long GitHub asks to wait: for its secondary limits in Retry-After, for its primary limit until the reset. */
function rateLimitWaitMs({ status, headers }: GitHubError, now: number): number | undefined {
  if (status !== 403 && !isTransient(status)) return undefined
  const asked = retryAfterMs(headers, now)
  if (asked !== undefined) return asked
  const resetAt = Number(headers['x-ratelimit-reset']) * 1000
  if (headers['x-ratelimit-remaining'] !== '0' || Number.isNaN(resetAt)) return undefined
  // The reset is a time by GitHub's clock.
  const serverNow = Date.parse(headers.date ?? '')
  return Math.max(0, resetAt - (Number.isNaN(serverNow) ? now : serverNow)) + 1000
}

const NETWORK_ERRORS = /^(ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENET\w+)$/

function isNetworkError(error: unknown): boolean {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown }
  // Without a code: the timeout of a response, a connection that was closed without one, a proxy.
  return typeof code === 'string' ? NETWORK_ERRORS.test(code) : name === 'Error'
}

function isConnectError(error: unknown): boolean {
  const { syscall } = Object(error) as { syscall?: unknown }
  return syscall === 'connect' || syscall === 'getaddrinfo'
}

export function isNotFound(error: unknown): boolean {
  return error instanceof GitHubError && error.status === 404
}

export function releaseIsImmutable(tag: string, repository: string, cause?: unknown): Failure {
  return new Failure('release-immutable', `Release ${tag} of ${repository} is immutable.`, { cause })
}

/** GitHub responds with 422, and only the text says that the release is immutable. */
function saysImmutable({ status, message }: GitHubError): boolean {
  return status === 422 && /immutable/i.test(message)
}

/** `what` is the sentence for an error that has no code of its own. */
export function releaseFailure(
  error: unknown,
  { what, tag, repository }: { what: string; tag: string; repository: string }
): unknown {
  if (error instanceof Failure || isStop(error)) return error
  const reason = reasonOf(error)
  const options = { cause: error }
  if (error instanceof GitHubError) {
    if (saysImmutable(error)) return releaseIsImmutable(tag, repository, error)
    switch (error.status) {
      case 401:
        return new Failure(
          'release-token-invalid',
          `GitHub does not accept the token for ${repository}: ${reason}.`,
          options
        )
      case 403:
        return new Failure(
          'release-forbidden',
          `The token has no permission for the releases of ${repository}: ${reason}.`,
          options
        )
      case 404:
        return new Failure(
          'release-not-found',
          `${repository} has no release ${tag} that is visible to the token.`,
          options
        )
    }
  }
  return new Failure('release-upload-failed', `${what}: ${reason}.`, options)
}
