import type { IncomingHttpHeaders } from 'node:http'
import { Failure, reasonOf } from '../failure.ts'
import { isTransient, MAX_UNREACHABLE_ATTEMPTS, retryAfterMs, type RetryDecision } from './retry.ts'

/** A request did not get the expected response. Each client decides what a status means. */
export class HttpError extends Error {
  override readonly name: string = 'HttpError'
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  /** The response body, truncated where the client stopped reading. May repeat secrets from the request. */
  readonly body: string
  readonly waitMs: number | undefined
  /** Error code from the server, such as NoSuchKey, or from Node, such as ECONNREFUSED. */
  readonly code: string | undefined
  /** False if the request did not reach the server. */
  readonly maybeReceived: boolean
  /** No TLS connection could be established: no request was sent, and a retry does not help. */
  readonly isTlsProblem: boolean
  /** This machine does not trust the certificate. */
  readonly isTrustProblem: boolean

  constructor(
    message: string,
    about: {
      response?: { status: number; headers: IncomingHttpHeaders; body: string }
      code?: string | undefined
      /** The time on the run's clock, for a `Retry-After` header with a date. */
      now?: number
      maybeReceived?: boolean
      cause?: unknown
    } = {}
  ) {
    super(message, about.cause === undefined ? undefined : { cause: about.cause })
    const { response, now = 0 } = about
    this.status = response?.status
    this.headers = response?.headers ?? {}
    this.body = response?.body ?? ''
    this.waitMs = retryAfterMs(this.headers, now)
    this.code = about.code ?? codeOf(about.cause)
    this.maybeReceived = about.maybeReceived ?? true
    this.isTlsProblem = response === undefined && isTlsProblem(this.code)
    this.isTrustProblem = response === undefined && TRUST_CODES.test(this.code ?? '')
  }
}

const TRUST_CODES = /CERT|UNABLE_TO_(GET|VERIFY)|INVALID_CA|HOSTNAME_MISMATCH/

function isTlsProblem(code = ''): boolean {
  return TRUST_CODES.test(code) || /^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code)
}

/** Node's error for a failed connection. `errors` contains one error for each address that the host has. */
interface SystemError {
  errors?: unknown[]
  code?: string
  syscall?: string
}

/** Converts Node's error for a request. `responded`: whether the response had begun. */
export function connectionError(error: unknown, { responded }: { responded: boolean }): HttpError {
  // OpenSSL messages end with a line break.
  const reason = reasonOf(error).trim()
  return new HttpError(responded ? `the response was truncated (${reason})` : reason, {
    maybeReceived: responded || !neverConnected(error),
    cause: error
  })
}

function neverConnected(error: unknown): boolean {
  const { errors, code, syscall } = Object(error) as SystemError
  if (errors !== undefined) return errors.every(neverConnected)
  return syscall === 'connect' || syscall === 'getaddrinfo' || isTlsProblem(code)
}

function codeOf(error: unknown): string | undefined {
  const { errors, code } = Object(error) as SystemError
  if (errors !== undefined) return codeOf(errors[0])
  return typeof code === 'string' && !(error instanceof Failure) ? code : undefined
}

const FILE_ERRORS = new Set(['ENOENT', 'EACCES', 'EPERM', 'EIO', 'EISDIR', 'EBADF'])

/**
 * Decides whether to repeat a request that is safe to repeat. `isReached`: whether the host has responded in this run.
 * Until then, the address may be wrong, so the number of attempts is limited.
 */
export function decideRetry(
  error: unknown,
  { attempt, isReached }: { attempt: number; isReached: boolean }
): RetryDecision {
  if (!(error instanceof HttpError)) return { retry: false }
  if (error.status !== undefined) return { retry: isTransient(error.status), waitMs: error.waitMs }
  if (error.isTlsProblem || FILE_ERRORS.has(error.code ?? '')) return { retry: false }
  // Node refused to send the request, and would refuse again.
  if (/^ERR_(INVALID|UNESCAPED)_/.test(error.code ?? '')) return { retry: false }
  return { retry: isReached || error.maybeReceived || attempt < MAX_UNREACHABLE_ATTEMPTS }
}
