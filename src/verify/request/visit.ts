import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import type { HttpRequest } from '../../runtime/http/agent-http.ts'
import { ConnectionClosed } from '../../runtime/http/connection-errors.ts'
import { connectionError, HttpError } from '../../runtime/http/http-error.ts'
import { readLimitedText } from '../../runtime/http/request.ts'
import { isTransient, type RetryDecision, withRetry } from '../../runtime/http/retry.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import type { NetworkContext } from '../../runtime/context.ts'
import { isOptimized } from '../sample/file-kinds.ts'
import type { VerifyTarget } from '../sample/targets.ts'
import { type Body, MAX_KEPT_BYTES, OversizedBody, readBody, TricklingBody, UnreadableBody } from './body.ts'

/** The result that a reader gets at an address. */
export type Visit = {
  /** Targets of the redirects on this site, in order. */
  hops: URL[]
} & (
  | { end: 'response'; status: number; headers: IncomingHttpHeaders; body: Body | undefined }
  /** A redirect to another host or another scheme, which is not followed. */
  | { end: 'left'; to: URL }
  /** `isUnreachable` means that there was no connection to the host. */
  | { end: 'failed'; reason: string; isUnreachable: boolean }
  /** `reason`: why the response could not be read, although browsers may show it. */
  | { end: 'unchecked'; reason?: string }
)

const MAX_ATTEMPTS = 3
const MAX_HOPS = 5
/** Maximum number of bytes in addition to the size in the manifest. */
const MAX_MORE_BYTES = 1_000_000
/** Maximum size of a body that is read only to reuse the connection. */
const MAX_IGNORED_BYTES = 64_000
/** If a host requires a longer delay, the address is requested again in the next pass. */
const MAX_RETRY_AFTER_MS = 20_000

/** With less time left, a request is not repeated. */
const MIN_RETRY_MS = 1000

const REQUESTS_PER_ADDRESS = 3
const MORE_REQUESTS = 50

class BudgetSpent extends Error {
  override readonly name = 'BudgetSpent'
}

/** Limits the requests of one pass, including redirects and retries, and their time. */
export class RequestBudget {
  #remaining = MORE_REQUESTS
  readonly #clock: Pick<NetworkContext['clock'], 'now'>
  readonly #endsAt: number

  /** No request starts at or after `endsAt`, and the requests that are open then have failed. */
  constructor(clock: Pick<NetworkContext['clock'], 'now'>, endsAt: number) {
    this.#clock = clock
    this.#endsAt = endsAt
  }

  get remainingMs(): number {
    return this.#endsAt - this.#clock.now()
  }

  allow(addresses: number): void {
    this.#remaining += REQUESTS_PER_ADDRESS * addresses
  }

  spend(): void {
    if (this.#remaining <= 0) throw new BudgetSpent('the requests of this pass are used up')
    if (this.remainingMs <= 0) throw new BudgetSpent('the time of the run is used up')
    this.#remaining -= 1
  }
}

const PAGE_TYPES = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const BROWSER_HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; static-docs-export)',
  'accept-language': 'en',
  'accept-encoding': 'gzip, br'
}

/** Time limits for a response: the time without received bytes, and the total time. */
export const RESPONSE_LIMITS = { idleTimeoutMs: 10_000, totalTimeoutMs: 60_000 }

export interface Visiting extends NetworkContext {
  budget: RequestBudget
  /** The input `headers`. Only the site's origin receives these headers, because no other origin is requested. */
  headers: Record<string, string>
  limits: Pick<HttpRequest, 'idleTimeoutMs' | 'totalTimeoutMs'>
}

/** An address whose content is compared with the sources. Redirects are not followed, because they show another page. */
export interface LiveTarget {
  role: 'live'
  url: URL
  /** Whether the body is needed, or only the status. */
  hasBody: boolean
  isPage: boolean
}

/** Requests an address like a browser. Follows redirects on the same origin, except for a `LiveTarget`. */
export async function visit(target: VerifyTarget | LiveTarget, context: Visiting): Promise<Visit> {
  const hops: URL[] = []
  let failures = 0
  const failed = (reason: string, isUnreachable = false): Visit => ({
    end: 'failed',
    hops,
    reason,
    isUnreachable
  })
  const decide = (error: unknown): RetryDecision => {
    failures += 1
    const waitMs = error instanceof HttpError ? error.waitMs : undefined
    // A run whose time ends during a delay would not name the address.
    const hasTime = context.budget.remainingMs > (waitMs ?? MIN_RETRY_MS)
    const retry =
      failures < MAX_ATTEMPTS && isPassing(error) && hasTime && (waitMs ?? 0) <= MAX_RETRY_AFTER_MS
    return { retry, waitMs }
  }
  try {
    for (;;) {
      const url = hops.at(-1) ?? target.url
      const attempt = async (): Promise<Visit> => {
        context.budget.spend()
        try {
          return await request(url, target, hops, { ...context, isRetry: failures > 0 })
        } catch (error) {
          if (!(error instanceof ConnectionClosed && error.isReused)) throw error
          // This error can occur on a working host, so retry without a delay.
          failures += 1
          return await attempt()
        }
      }
      const found = await withRetry(`GET ${url.pathname}`, attempt, decide, { ...context, host: url.host })
      if (found.end === 'left' && !/^https?:$/.test(found.to.protocol))
        return failed(`a redirect to ${found.to.protocol}, which browsers do not follow`)
      if (found.end !== 'left' || found.to.origin !== target.url.origin || target.role === 'live')
        return found
      if (hops.length >= MAX_HOPS) return failed(`more than ${MAX_HOPS} redirects`)
      if ([target.url, ...hops].some(({ href }) => href === found.to.href))
        return failed(`a redirect loop at ${found.to.pathname}`)
      hops.push(found.to)
    }
  } catch (error) {
    if (context.signal.aborted || error instanceof Failure) throw error
    if (error instanceof BudgetSpent) return { end: 'unchecked', hops }
    if (isUnreadable(error)) return { end: 'unchecked', hops, reason: explain(error) }
    const { status, headers, maybeReceived, isTrustProblem, message } =
      error instanceof HttpError ? error : connectionError(error, { responded: false })
    if (status !== undefined) return { end: 'response', hops, status, headers, body: undefined }
    if (!isTrustProblem) return failed(explain(error), !maybeReceived)
    // The run stops, because every address of the site would fail in the same way.
    const what = `The certificate of ${target.url.host} is not trusted (${message}).`
    throw new Failure('certificate-not-trusted', what, { cause: error })
  }
}

async function request(
  url: URL,
  target: VerifyTarget | LiveTarget,
  hops: URL[],
  { http, signal, clock, budget, limits, isRetry, headers: given }: Visiting & { isRetry: boolean }
): Promise<Visit> {
  const response = await http.send({
    method: 'GET',
    url,
    signal,
    ...limits,
    totalTimeoutMs: Math.max(1, Math.min(limits.totalTimeoutMs ?? Infinity, budget.remainingMs)),
    isLenient: true,
    needsNewConnection: isRetry,
    headers: { ...BROWSER_HEADERS, accept: isPage(target) ? PAGE_TYPES : '*/*', ...given }
  })
  const headers = withSeparateRules(response)
  const status = Number(response.statusCode)
  try {
    const to = redirectOf(status, headers, url)
    // The status is enough for an address that should not exist.
    const isNeeded = status === 200 && needsBody(target)
    const body = isNeeded ? await read(response, target) : undefined
    // Read a short body to the end, so that the connection can be reused.
    if (!isNeeded) await readLimitedText(response, MAX_IGNORED_BYTES).catch(() => '')
    signal.throwIfAborted()
    if (to !== undefined) return { end: 'left', hops, to }
    if (!isTransient(status)) return { end: 'response', hops, status, headers, body }
    throw new HttpError(`HTTP ${status}`, { response: { status, headers, body: '' }, now: clock.now() })
  } finally {
    // The rest of a response would keep its connection busy.
    response.destroy()
  }
}

/**
 * Node joins headers with the same name, or keeps the first. For X-Robots-Tag, the rules of one header would follow the
 * crawler of another, and browsers use the last Content-Type.
 */
function withSeparateRules({ headers, headersDistinct }: IncomingMessage): IncomingHttpHeaders {
  const {
    'x-robots-tag': rules,
    'content-type': types,
    'content-disposition': dispositions
  } = headersDistinct
  return {
    ...headers,
    ...(rules && { 'x-robots-tag': rules }),
    ...(types && { 'content-type': usedType(types.join(',')) }),
    ...(dispositions && { 'content-disposition': dispositions.join(', ') })
  }
}

/** Returns the last type of a list, with the charset of an equal type before it, as browsers do. */
function usedType(types: string): string {
  let used = types
  let charset = ''
  for (const [type] of types.matchAll(/(?:[^,"]|"[^"]*"?)+/g)) {
    const essence = /^\s*([\w.+-]+\/[\w.+-]+)\s*(?:;|$)/.exec(type)?.[1]?.toLowerCase()
    if (essence === undefined) continue
    const own = /;\s*charset\s*=[^;]*/i.exec(type)?.[0]
    const isSame = used.toLowerCase().trim().startsWith(essence)
    charset = own ?? (isSame ? charset : '')
    used = own === undefined ? `${type.trim()}${charset}` : type.trim()
  }
  return used
}

/** Reads a body. An oversized body counts as a different file if its length is known, or else as a failed transfer. */
async function read(response: IncomingMessage, target: VerifyTarget | LiveTarget): Promise<Body> {
  const { size = 0 } = ('file' in target && target.file) || {}
  const limit = target.role === 'live' ? MAX_KEPT_BYTES : size + MAX_MORE_BYTES
  try {
    return await readBody(response, { limit, keep: !isFile(target) || isCompared(target) })
  } catch (error) {
    const { 'content-length': length, 'transfer-encoding': transfer } = response.headers
    if (error instanceof OversizedBody && length !== undefined && transfer === undefined)
      return { sha256: '', size: Number(length), bytes: undefined }
    const isTruncated = response.errored !== null && codeOf(error) === 'ECONNRESET'
    throw isTruncated ? connectionError(error, { responded: true }) : error
  }
}

/** Whether a target is compared if its digest differs: rules and addresses for crawlers, and what CDNs optimize. */
function isCompared(target: VerifyTarget | LiveTarget): boolean {
  if (target.role !== 'asset') return false
  const { path } = target.file
  return /(?:^|\/)(?:robots\.txt|sitemap[^/]*\.xml)$/i.test(path) || isOptimized(path)
}

function needsBody(target: VerifyTarget | LiveTarget): boolean {
  return target.role === 'live' ? target.hasBody : target.role !== 'unknown' && target.role !== 'removed'
}

/** Whether a target is an asset or page data, for which only the digest is compared. */
function isFile({ role }: VerifyTarget | LiveTarget): boolean {
  return role === 'asset' || role === 'data'
}

function isPage(target: VerifyTarget | LiveTarget): boolean {
  return target.role === 'live' ? target.isPage : !isFile(target)
}

function redirectOf(status: number, headers: IncomingHttpHeaders, url: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(status) || headers.location === undefined) return undefined
  // Node decodes headers as Latin-1, but browsers decode this header as UTF-8 if it is valid UTF-8.
  const bytes = Buffer.from(headers.location, 'latin1')
  const to = parseUrl(isUtf8(bytes) ? bytes.toString() : headers.location, url)
  if (to !== null) to.hash = ''
  return to ?? undefined
}

const FINAL_ERRORS = [Failure, BudgetSpent, UnreadableBody, OversizedBody, TricklingBody]

function isPassing(error: unknown): boolean {
  const isFinal = FINAL_ERRORS.some(type => error instanceof type) || PARSER_ERROR.test(codeOf(error))
  return !isFinal && !connectionError(error, { responded: false }).isTrustProblem
}

/** Error codes for a header section that is too large and for a response that is not HTTP. */
const PARSER_ERROR = /^HPE_/

/** Whether Node cannot read the response, but browsers may show it, for example because it repeats its length. */
function isUnreadable(error: unknown): boolean {
  const code = codeOf(error)
  return PARSER_ERROR.test(code) && code !== 'HPE_HEADER_OVERFLOW' && code !== 'HPE_INVALID_CONSTANT'
}

function codeOf(error: unknown): string {
  return String((Object(error) as { code?: unknown }).code)
}

function explain(error: unknown): string {
  const problem = PARSER_ERROR.test(codeOf(error)) ? 'the response is not valid HTTP: ' : ''
  return problem + reasonOf(error)
}
