import type { IncomingHttpHeaders } from 'node:http'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { connectionError } from '../../runtime/http/http-error.ts'
import {
  isTransient,
  retryAfterMs,
  type RetryContext,
  type RetryDecision,
  withRetry
} from '../../runtime/http/retry.ts'
import { type Target } from '../sample/targets.ts'
import { type Body, BodyReader, MAX_KEPT_BYTES, OversizedBody, UnreadableBody } from './body.ts'
import { BudgetSpent, type RequestBudget } from './budget.ts'
import { ReusedConnectionClosed } from './connection-pool.ts'
import type { Exchanges } from './exchange.ts'
import { InvalidResponse, type ResponseHead } from './response-parser.ts'
import { parseUrl } from '../../runtime/parse-url.ts'

/** What a reader gets at an address. */
export type Visit = {
  /** Where redirects led on this site, in order. */
  hops: URL[]
} & (
  | { end: 'response'; status: number; headers: IncomingHttpHeaders; body: Body | undefined }
  /** A redirect to another host or another scheme, which is not followed. */
  | { end: 'left'; to: URL }
  /** `isUnreachable`: there was no connection to the host. */
  | { end: 'failed'; reason: string; isUnreachable: boolean }
  /** The requests of this pass were used up. */
  | { end: 'unchecked' }
)

const MAX_ATTEMPTS = 3
const MAX_HOPS = 5
/** On top of the size in the manifest. */
const MAX_MORE_BYTES = 1_000_000
/** Of bodies that are only read to keep the connection. */
const MAX_IGNORED_BYTES = 64_000
/** A host that asks for a longer delay is requested again in the next pass. */
const MAX_RETRY_AFTER_MS = 20_000

const PAGE_HEADERS = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
const ASSET_HEADERS = { accept: '*/*' }
const BROWSER_HEADERS = {
  'user-agent': 'Mozilla/5.0 (compatible; static-docs-export)',
  'accept-language': 'en',
  'accept-encoding': 'gzip, br'
}

/** What requests for pages and for assets are sent with. */
export interface RequestHeaders {
  page: Record<string, string>
  asset: Record<string, string>
}

/** `given`: the input `headers`. They are sent to the site's origin only, as no other is requested. */
export function requestHeaders(given: Record<string, string>): RequestHeaders {
  return {
    page: { ...BROWSER_HEADERS, ...PAGE_HEADERS, ...given },
    asset: { ...BROWSER_HEADERS, ...ASSET_HEADERS, ...given }
  }
}

/** A status of a temporary error. */
class TransientStatus extends Error {
  readonly visit: Visit
  readonly waitMs: number | undefined

  constructor(status: number, visit: Visit, waitMs: number | undefined) {
    super(`HTTP ${status}`)
    this.visit = visit
    this.waitMs = waitMs
  }
}

export interface VisitContext extends RetryContext {
  exchanges: Exchanges
  budget: RequestBudget
  headers: RequestHeaders
  /** Whether the bytes of a page are needed even if they are those of the export. */
  keepsPage: boolean
}

/** Requests an address as a browser does, and follows redirects on the same origin. */
export async function visit(target: Target, context: VisitContext): Promise<Visit> {
  const hops: URL[] = []
  let failures = 0
  const decide = (error: unknown): RetryDecision => {
    failures += 1
    const waitMs = error instanceof TransientStatus ? error.waitMs : undefined
    const retry = failures < MAX_ATTEMPTS && isPassing(error) && (waitMs ?? 0) <= MAX_RETRY_AFTER_MS
    return retry ? { retry, waitMs } : { retry: false }
  }
  try {
    for (;;) {
      const url = hops.at(-1) ?? target.url
      const attempt = async (keepsPage: boolean): Promise<Visit> => {
        context.budget.spend()
        const isRetry = failures > 0
        try {
          return await request(url, target, hops, { ...context, keepsPage, isRetry })
        } catch (error) {
          if (!(error instanceof ReusedConnectionClosed)) throw error
          // Nothing is wrong with the host, so there is no delay. Only a first attempt can fail like this.
          failures += 1
          return await attempt(keepsPage)
        }
      }
      const get = async () => {
        const { keepsPage } = context
        const first = await attempt(keepsPage)
        // Most pages are right, and copying all of them takes longer than asking for a wrong one again.
        return isUnknownPage(first, target) ? await attempt(true) : first
      }
      const found = await withRetry(`GET ${url.pathname}`, get, decide, context)
      if (found.end !== 'left' || found.to.origin !== target.url.origin) return found
      const failed = (reason: string): Visit => ({ end: 'failed', hops, reason, isUnreachable: false })
      if (hops.length >= MAX_HOPS) return failed(`more than ${MAX_HOPS} redirects`)
      if ([target.url, ...hops].some(({ href }) => href === withoutHash(found.to).href))
        return failed(`a redirect loop at ${found.to.pathname}`)
      hops.push(withoutHash(found.to))
    }
  } catch (error) {
    if (context.signal.aborted || error instanceof Failure) throw error
    if (error instanceof BudgetSpent) return { end: 'unchecked', hops }
    if (error instanceof TransientStatus) return error.visit
    const isUnreachable = !connectionError(error, { responded: false }).maybeReceived
    return { end: 'failed', hops, reason: explain(error), isUnreachable }
  }
}

async function request(
  url: URL,
  target: Target,
  hops: URL[],
  context: VisitContext & { isRetry: boolean }
): Promise<Visit> {
  let head: ResponseHead | undefined
  let reader: BodyReader | undefined
  let ignored = 0
  const headers = target.role === 'asset' ? context.headers.asset : context.headers.page
  await context.exchanges.get(
    { url, headers, needsNewConnection: context.isRetry },
    {
      onHead: received => {
        head = received
        if (!isBodyNeeded(target, received)) return received.status !== 200
        reader = new BodyReader(received.headers, {
          limit: limitOf(target),
          keep: target.role !== 'asset' && (context.keepsPage || !hasRightSize(target, received))
        })
        return true
      },
      onData: chunk => {
        if (reader !== undefined) return reader.write(chunk)
        ignored += chunk.length
        return ignored <= MAX_IGNORED_BYTES
      }
    }
  )
  if (head === undefined) throw new Error('the response has no head')
  const { status, headers: received } = head
  const to = redirectOf(head, url)
  if (to !== undefined) return { end: 'left', hops: [...hops], to }
  const found: Visit = {
    ...{ end: 'response', hops: [...hops], status, headers: received },
    body: reader === undefined ? undefined : await complete(reader, received)
  }
  if (!isTransient(status)) return found
  throw new TransientStatus(status, found, retryAfterMs(received, context.clock.now()))
}

/** Whether the response has the size of the exported page, and so probably its bytes. */
function hasRightSize(target: Target, { headers }: ResponseHead): boolean {
  return (
    target.role === 'page' &&
    headers['content-encoding'] === undefined &&
    headers['content-length'] === String(target.file.size)
  )
}

/** Whether the bytes are not those of the export, and were not kept. */
function isUnknownPage(visit: Visit, target: Target): boolean {
  if (target.role !== 'page' || visit.end !== 'response' || visit.body === undefined) return false
  const { sha256, bytes, size } = visit.body
  return (
    sha256 !== target.file.sha256 &&
    bytes === undefined &&
    size === target.file.size &&
    size <= MAX_KEPT_BYTES
  )
}

/** A body that is too large is another one if it has an end, and otherwise a transfer that failed. */
async function complete(reader: BodyReader, headers: IncomingHttpHeaders): Promise<Body> {
  try {
    return await reader.end()
  } catch (error) {
    if (!(error instanceof OversizedBody) || headers['content-length'] === undefined) throw error
    return { sha256: '', size: Number(headers['content-length']), bytes: undefined }
  }
}

/** Of an address that should not exist, the status is enough. */
function isBodyNeeded({ role }: Target, { status }: ResponseHead): boolean {
  return status === 200 && role !== 'unknown' && role !== 'removed'
}

function limitOf(target: Target): number {
  const size = target.role === 'page' || target.role === 'asset' ? target.file.size : 0
  return size + MAX_MORE_BYTES
}

function redirectOf({ status, headers }: ResponseHead, url: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(status) || headers.location === undefined) return undefined
  return parseUrl(headers.location, url) ?? undefined
}

function withoutHash(url: URL): URL {
  const plain = new URL(url)
  plain.hash = ''
  return plain
}

function isPassing(error: unknown): boolean {
  if (error instanceof TransientStatus) return true
  const isFinal =
    error instanceof Failure ||
    error instanceof BudgetSpent ||
    error instanceof UnreadableBody ||
    error instanceof OversizedBody ||
    error instanceof InvalidResponse ||
    isProtocolError(error)
  return !isFinal
}

/** Errors of Node's parser: a header section that is too large, or no HTTP at all. */
function isProtocolError(error: unknown): boolean {
  return codeOf(error).startsWith('HPE_')
}

function codeOf(error: unknown): string {
  const { code } = Object(error) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}

function explain(error: unknown): string {
  if (codeOf(error) === 'HPE_HEADER_OVERFLOW') return 'the header section of the response is too large'
  if (isProtocolError(error)) return `the response is not valid HTTP: ${reasonOf(error)}`
  return reasonOf(error)
}
