import type { Hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { Failure, reasonOf } from '../runtime/failure.ts'
import { EarlyResponse, type HttpRequest } from '../runtime/http/agent-http.ts'
import { decideRetry, HttpError } from '../runtime/http/http-error.ts'
import { isSuccess, sendRequest, type TextResponse } from '../runtime/http/request.ts'
import { type RetryDecision, withRetry } from '../runtime/http/retry.ts'
import type { NetworkContext } from '../runtime/context.ts'
import { clip } from '../runtime/text/markdown.ts'
import { redactor } from '../runtime/secrets.ts'
import { plainEtag } from './etag.ts'
import { addressOf, type Bucket, type BucketAddress, encodeKey } from './bucket-address.ts'
import { explainStoreError, S3Error, type StorePlace } from './s3-error.ts'
import { type Credentials, EMPTY_SHA256, encodeQuery, Signer } from './signature.ts'
import { StoreClock } from './store-clock.ts'
import { Throttle } from './throttle.ts'
import { elementText } from './xml.ts'

interface StoreRequest {
  method: HttpRequest['method']
  /** Undefined for the bucket itself. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  /** Called for each attempt: a stream can be read once only. */
  body?: () => NonNullable<HttpRequest['body']>
  sha256?: string
  /** Called for each attempt: gets the bytes of the object, which are then not returned. */
  hash?: () => Hash
}

export interface RequestOptions {
  /** Statuses that are not errors. */
  expected?: number[]
  signal?: AbortSignal | undefined
  retries?: boolean
  /** Called directly before each attempt. Throws when the request must not be sent anymore. */
  beforeSend?: () => void
  /** Looks whether a success is one. Returns the object's ETag, or throws NotStored. */
  confirm?: (etag: string) => Promise<string>
  /** Requests that decide who may write do not wait for uploads. */
  connections?: HttpRequest['connections']
}

/** The code of a response that refuses the time of a signature. */
const SKEWED = 'RequestTimeTooSkewed'

/** The store reported a success, and does not have what was sent. The message completes "HTTP 200, but …". */
export class NotStored extends Error {
  override readonly name = 'NotStored'
}

/** A store that reports a success without one so often does not mean it. */
const MAX_UNCONFIRMED_ATTEMPTS = 5
const EARLY = 'it came before the whole request was sent'
const IDLE_TIMEOUT_MS = 60_000
/** Listings are far smaller; the state of a site with a million files is about 200 MB. */
const MAX_READ_BYTES = 500_000_000
/** Maximum size of the answer to a write: each connection may have one in memory. */
const MAX_ANSWER_BYTES = 1_000_000
const MAX_ERROR_CHARACTERS = 64_000
const MAX_MESSAGE = 300
/** Errors that disappear without any action, although their status says otherwise. */
const TEMPORARY_CODES = new Set(['RequestTimeout', 'ConditionalRequestConflict', 'OperationAborted'])

/** Sends signed requests to one bucket, with the one retry policy. */
export class Store {
  readonly place: StorePlace
  readonly throttle: Throttle
  readonly clock: StoreClock
  /** Older versions of Ceph compare `If-Match` with the ETag without its quotes. Set by the first write that shows it. */
  quotesIfMatch = true
  /** Whether ETags are the MD5 of the bytes; `opaque`: never, as with keys of a customer. */
  etags: 'unknown' | 'md5' | 'opaque' = 'unknown'
  /** When the last write of an object failed that got no response, so that it may still arrive at the store. */
  unansweredAt = -Infinity
  readonly #address: BucketAddress
  readonly #signer: Signer
  readonly #redact: (text: string) => string
  readonly #context: NetworkContext
  #isReached = false

  constructor(bucket: Bucket, credentials: Credentials, concurrency: number, context: NetworkContext) {
    this.#address = addressOf(bucket)
    this.place = { bucket: bucket.name, origin: this.#address.origin, region: bucket.region }
    this.clock = new StoreClock(context.clock)
    this.#signer = new Signer(credentials, { region: bucket.region, service: 's3' })
    this.throttle = new Throttle(concurrency, context.clock)
    this.#redact = redactor(Object.values(credentials as unknown as Record<string, string | undefined>))
    this.#context = context
  }

  urlOf(key: string): string {
    return `${this.#address.origin}${this.#address.path}${encodeKey(key)}`
  }

  /**
   * Retries by the one policy. Throws a Failure if `what` (such as `Upload of index.html`) cannot succeed, and the
   * signal's reason after a stop.
   */
  async request(what: string, request: StoreRequest, options: RequestOptions = {}): Promise<TextResponse> {
    const { signal = this.#context.signal, retries = true } = options
    const attempt = async () => await this.#attempt(request, { ...options, signal })
    let unconfirmed = 0
    const decide = (error: unknown, nth: number): RetryDecision => {
      if (error instanceof S3Error && isSuccess(error.status)) unconfirmed += 1
      const decision = this.#decide(error, nth)
      return retries && unconfirmed < MAX_UNCONFIRMED_ATTEMPTS ? decision : { retry: false }
    }
    try {
      return await withRetry(what, attempt, decide, { ...this.#context, signal })
    } catch (error) {
      throw signal.aborted ? error : this.#explain(error, what)
    }
  }

  async #attempt(
    request: StoreRequest,
    options: RequestOptions & { signal: AbortSignal }
  ): Promise<TextResponse> {
    const response = await this.#send(request, options)
    const judged = judgeResponse(request, response, options.expected ?? [])
    if (judged === 'error') throw this.#errorOf(response)
    if (judged !== 'success') throw notAStore(this, judged.sign)
    if (options.confirm === undefined || !isSuccess(response.status)) return response
    try {
      const etag = await options.confirm(plainEtag(response.headers.etag))
      return { ...response, headers: { ...response.headers, etag } }
    } catch (error) {
      throw error instanceof NotStored ? this.#errorOf(response, error.message) : error
    }
  }

  async #send(
    request: StoreRequest,
    { signal, beforeSend, connections }: RequestOptions & { signal: AbortSignal }
  ): Promise<TextResponse> {
    const { method, key = '', query = {}, headers = {}, body, sha256 = EMPTY_SHA256, hash } = request
    const { origin, host, path: base } = this.#address
    const { http, clock } = this.#context
    // The address of the bucket itself, without the slash at the end: s3rver signs it that way, and the others accept it.
    const path = key === '' && base !== '/' ? base.slice(0, -1) : `${base}${encodeKey(key)}`
    const isWrite = method !== 'GET' && method !== 'HEAD'
    const signed = this.#signer.sign({ method, host, path, query, headers, sha256 }, this.clock.signingTime())
    const search = encodeQuery(query)
    const sentAt = clock.latest()
    signal.throwIfAborted()
    beforeSend?.()
    try {
      return await sendRequest(
        {
          method,
          url: new URL(`${origin}${path}${search === '' ? '' : `?${search}`}`),
          headers: { ...signed, ...(body === undefined && isWrite && { 'content-length': '0' }) },
          ...(body !== undefined && { body: body() }),
          ...(hash !== undefined && { hash: hash() }),
          ...(connections !== undefined && { connections }),
          idleTimeoutMs: IDLE_TIMEOUT_MS,
          maxBytes: method === 'GET' ? MAX_READ_BYTES : MAX_ANSWER_BYTES,
          // The code in it says whether the error is temporary, and what is missing.
          needsBody: true,
          onResponse: ({ date }) => {
            this.#isReached = true
            this.clock.observe(date, sentAt)
          }
        },
        { http, signal }
      )
    } catch (error) {
      // A late write of the lease or the state does not meet its condition.
      if (isWrite && connections !== 'lease') this.unansweredAt = clock.now()
      const { cause, status } = Object(error) as Partial<HttpError>
      if (cause instanceof EarlyResponse) throw this.#errorOf({ ...cause.response, body: '' }, EARLY)
      if (status === undefined) throw error
      const what = 'The response of the store is too large.'
      throw new Failure('unexpected-bucket-response', what, { cause: error })
    }
  }

  #errorOf({ status, headers, body }: TextResponse, but = ''): S3Error {
    // It may still be carried out.
    if (isSuccess(status)) this.unansweredAt = this.#context.clock.now()
    const xml = body.slice(0, MAX_ERROR_CHARACTERS)
    const code = elementText(xml, 'Code')
    if (code === SKEWED) this.clock.correct(headers.date)
    const said = [code, elementText(xml, 'Message')].filter(Boolean).join(': ')
    // The text is redacted before it is shortened: half of a secret would not be recognized.
    const why = said === '' ? '' : ` (${clip(this.#redact(said), MAX_MESSAGE)})`
    const message = `HTTP ${status}${why}${but === '' ? '' : `, but ${but}`}`
    const region = elementText(xml, 'Region') ?? headers['x-amz-bucket-region']
    return new S3Error(message, {
      response: { status, headers, body: xml },
      now: this.#context.clock.now(),
      code,
      region: typeof region === 'string' && /^[a-z0-9-]{1,40}$/.test(region) ? region : undefined
    })
  }

  #decide(error: unknown, attempt: number): RetryDecision {
    const decision = decideRetry(error, { attempt, isReached: this.#isReached })
    if (!(error instanceof S3Error)) return decision
    if (error.code === SKEWED) return { retry: attempt === 1, waitMs: 0 }
    if (error.status === 503 || error.status === 429) this.throttle.slowDown()
    if (isSuccess(error.status)) return { retry: true }
    // S3 itself never responds with Not Implemented, and another attempt would have the same result.
    if (error.status === 501) return { retry: false }
    return TEMPORARY_CODES.has(error.code ?? '') ? { retry: true, waitMs: error.waitMs } : decision
  }

  /** Errors of other kinds are bugs, and pass unchanged. */
  #explain(error: unknown, what: string): unknown {
    if (error instanceof S3Error) return explainStoreError(error, what, this.place)
    if (!(error instanceof HttpError)) return error
    const code = error.isTrustProblem ? 'certificate-not-trusted' : 'store-unreachable'
    const text = `${what} at ${this.place.origin} failed: ${this.#redact(reasonOf(error))}.`
    return new Failure(code, text, { cause: error })
  }
}

export function notAStore(store: Store, sign: string): Failure {
  return new Failure(
    'unexpected-bucket-response',
    `The server at ${store.urlOf('')} does not respond as an S3 store does: ${sign}.`
  )
}

/**
 * Decides about every response of a store: a status alone says little. `error`: the store says so, perhaps with the
 * status of a success. `sign`: a success that no store would send, for example the page of a proxy. `key`: undefined for
 * a listing.
 */
function judgeResponse(
  { method, key }: { method: string; key?: string | undefined },
  { status, headers, body }: TextResponse,
  expected: number[]
): 'success' | 'error' | { sign: string } {
  if (!isSuccess(status)) return expected.includes(status) ? 'success' : 'error'
  const root = /^\s*(?:<\?xml[^>]*>\s*)?<(Error|html|!doctype)\b/i.exec(body.slice(0, 500))?.[1]
  if (root === 'Error') return 'error'
  const sign = root === undefined ? missingField(method, key, headers, body) : 'it sent a web page'
  return sign === undefined ? 'success' : { sign }
}

/** A write may lack its ETag: some stores report it on request only. */
function missingField(
  method: string,
  key: string | undefined,
  headers: IncomingHttpHeaders,
  xml: string
): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (key !== undefined) return plainEtag(headers.etag) === '' ? 'an object has no ETag' : undefined
  if (!xml.includes('<ListBucketResult')) return 'its listing is something else'
  if (!/<(?:\/ListBucketResult|ListBucketResult[^<>]*\/)>\s*$/.test(xml)) return 'its listing ends too early'
  const isCut = elementText(xml, 'IsTruncated') === 'true'
  return isCut && !elementText(xml, 'NextContinuationToken')
    ? 'its listing is cut off, and has no token for the rest'
    : undefined
}
