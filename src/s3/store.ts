import type { Hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { Failure, reasonOf } from '../runtime/failure.ts'
import type { HttpRequest } from '../runtime/http/agent-http.ts'
import { EarlyResponse } from '../runtime/http/connection-errors.ts'
import { decideRetry, HttpError } from '../runtime/http/http-error.ts'
import { isSuccess, sendRequest, type TextResponse } from '../runtime/http/request.ts'
import { type RetryDecision, withRetry } from '../runtime/http/retry.ts'
import type { NetworkContext } from '../runtime/context.ts'
import { clip } from '../runtime/text/clip.ts'
import { redactor } from '../runtime/secrets.ts'
import { plainEtag } from './etag.ts'
import { addressOf, type Bucket, type BucketAddress, encodeKey } from './bucket-address.ts'
import { checksumHeaders, type ChecksumKind, Checksums } from './checksums.ts'
import { explainStoreError, S3Error, type StorePlace } from './s3-error.ts'
import { type Credentials, EMPTY_SHA256, encodeQuery, Signer } from './signature.ts'
import { StoreClock } from './store-clock.ts'
import { Throttle } from './throttle.ts'
import { elementText } from './xml.ts'

interface StoreRequest {
  method: HttpRequest['method']
  /** Undefined for a request to the bucket itself. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  /** Called for each attempt, because a stream can be read only once. */
  body?: () => NonNullable<HttpRequest['body']>
  sha256?: string
  /** The MD5 of the body, in hexadecimal. Called only for a store that requires it. */
  md5?: () => Promise<string | undefined>
  /** Called for each attempt. The hash receives the bytes of the object, and the response has no body. */
  hash?: () => Hash
}

export interface RequestOptions {
  /** Statuses that are not errors. */
  expected?: number[]
  signal?: AbortSignal | undefined
  retries?: boolean
  /** Called immediately before each attempt. Throws if the request must no longer be sent. */
  beforeSend?: () => void
  /** Verifies that a successful write was stored. Returns the object's ETag, or throws NotStored. */
  confirm?: (etag: string) => Promise<string>
  /** `lease` is for requests that decide which run may write: these requests do not wait for uploads. */
  connections?: HttpRequest['connections']
}

/** Error code of a response that rejects a signature because of its time. */
const SKEWED = 'RequestTimeTooSkewed'

/** The store reported success but does not have the uploaded object. The message completes "HTTP 200, but …". */
export class NotStored extends Error {
  override readonly name = 'NotStored'
}

/** Maximum number of responses that wrongly report success. After this many, further attempts are unlikely to help. */
const MAX_UNCONFIRMED_ATTEMPTS = 5
const EARLY = 'the response came before the whole request was sent'
const IDLE_TIMEOUT_MS = 60_000
/** Listings are far smaller; the state of a site with a million files is about 200 MB. */
const MAX_READ_BYTES = 500_000_000
/** Limits the size of the response to a write, because each connection may keep a response in memory. */
const MAX_ANSWER_BYTES = 1_000_000
const MAX_ERROR_CHARACTERS = 64_000
const MAX_MESSAGE = 300
/** Error codes to retry, although their HTTP status is not transient. */
const TEMPORARY_CODES = new Set(['RequestTimeout', 'ConditionalRequestConflict', 'OperationAborted'])

/** Sends signed requests to one bucket and retries temporary errors. */
export class Store {
  readonly place: StorePlace
  readonly throttle: Throttle
  readonly clock: StoreClock
  /** False for older versions of Ceph, which compare `If-Match` with the unquoted ETag. Detected by the first write. */
  quotesIfMatch = true
  /** Whether ETags are the MD5 of the bytes. `opaque` means never, for example with customer-provided keys. */
  etags: 'unknown' | 'md5' | 'opaque' = 'unknown'
  /** Time of the last object write whose result is unknown. The store may still carry out that write. */
  unansweredAt = -Infinity
  readonly #address: BucketAddress
  readonly #signer: Signer
  readonly #redact: (text: string) => string
  readonly #context: NetworkContext
  readonly #checksums = new Checksums()
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
   * Sends a request and retries temporary errors. Throws a Failure if `what` (such as `Upload of index.html`) cannot
   * succeed, and the signal's reason if the run is stopped.
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
      const { host } = new URL(this.#address.origin)
      return await withRetry(what, attempt, decide, { ...this.#context, signal, host })
    } catch (error) {
      throw signal.aborted ? error : this.#explain(error, what)
    }
  }

  async #attempt(
    request: StoreRequest,
    options: RequestOptions & { signal: AbortSignal }
  ): Promise<TextResponse> {
    const response = await this.#sendChecked(request, options)
    if (options.confirm === undefined || !isSuccess(response.status)) return response
    try {
      const etag = await options.confirm(plainEtag(response.headers.etag))
      return { ...response, headers: { ...response.headers, etag } }
    } catch (error) {
      throw error instanceof NotStored ? this.#errorOf(response, error.message) : error
    }
  }

  /** Sends a write again at once, with the checksum that the store requires. */
  async #sendChecked(
    request: StoreRequest,
    options: RequestOptions & { signal: AbortSignal }
  ): Promise<TextResponse> {
    for (;;) {
      const { kind } = this.#checksums
      const response = await this.#send(request, kind, options)
      const judged = judgeResponse(request, response, options.expected ?? [])
      if (judged === 'success') return response
      if (judged !== 'error') throw notAStore(this, judged.sign)
      const error = this.#errorOf(response)
      if (request.method !== 'PUT' || !this.#checksums.canSendOther(error, kind)) throw error
    }
  }

  async #send(
    request: StoreRequest,
    checksum: ChecksumKind,
    { signal, beforeSend, connections }: RequestOptions & { signal: AbortSignal }
  ): Promise<TextResponse> {
    const { method, key = '', query = {}, body, sha256 = EMPTY_SHA256, md5 = noDigest, hash } = request
    const { origin, host, path: base } = this.#address
    const { http, clock } = this.#context
    // The path of the bucket itself has no trailing slash: s3rver signs this form, and other stores accept it.
    const path = key === '' && base !== '/' ? base.slice(0, -1) : `${base}${encodeKey(key)}`
    const isWrite = method !== 'GET' && method !== 'HEAD'
    const checked = method === 'PUT' ? await checksumHeaders(checksum, { sha256, md5 }) : {}
    const headers = { ...request.headers, ...checked }
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
          // The error code in the body shows whether the error is temporary, and whether the bucket is missing.
          needsBody: true,
          onResponse: ({ date }) => {
            this.#isReached = true
            this.clock.observe(date, sentAt)
          }
        },
        { http, signal }
      )
    } catch (error) {
      // Lease and state writes are conditional, so the store rejects a write that arrives late.
      if (isWrite && connections !== 'lease') this.unansweredAt = clock.now()
      const { cause, status } = Object(error) as Partial<HttpError>
      if (cause instanceof EarlyResponse) throw this.#errorOf({ ...cause.response, body: '' }, EARLY)
      if (status === undefined) throw error
      const what = 'The response from the store is too large.'
      throw new Failure('unexpected-bucket-response', what, { cause: error })
    }
  }

  #errorOf({ status, headers, body }: TextResponse, but = ''): S3Error {
    // A store that wrongly or prematurely reported success may still carry out the request.
    if (isSuccess(status)) this.unansweredAt = this.#context.clock.now()
    const xml = body.slice(0, MAX_ERROR_CHARACTERS)
    const code = elementText(xml, 'Code')
    if (code === SKEWED) this.clock.correct(headers.date)
    const said = [code, elementText(xml, 'Message')].filter(Boolean).join(': ')
    // Redact before clipping: a secret that is cut in half would not be recognized.
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
    // 501 means that the store does not support the request, so a retry would have the same result.
    if (error.status === 501) return { retry: false }
    return TEMPORARY_CODES.has(error.code ?? '') ? { retry: true, waitMs: error.waitMs } : decision
  }

  /** Converts store and HTTP errors into a Failure. Returns any other error unchanged. */
  #explain(error: unknown, what: string): unknown {
    if (error instanceof S3Error) return explainStoreError(error, what, this.place)
    if (!(error instanceof HttpError)) return error
    const code = error.isTrustProblem ? 'certificate-not-trusted' : 'store-unreachable'
    const text = `${what} at ${this.place.origin} failed: ${this.#redact(reasonOf(error))}.`
    return new Failure(code, text, { cause: error })
  }
}

const noDigest = async () => await Promise.resolve(undefined)

export function notAStore(store: Store, sign: string): Failure {
  return new Failure(
    'unexpected-bucket-response',
    `The server at ${store.urlOf('')} does not respond like an S3 store: ${sign}.`
  )
}

/**
 * Classifies every store response, because the status alone is not reliable. `error`: the store reports an error,
 * possibly with a success status. `sign`: why a response with a success status is not from an S3 store, for example
 * because a proxy sent a web page. `key` is undefined for a listing.
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

/** The response to a write may have no ETag, because some stores return ETags only for reads. */
function missingField(
  method: string,
  key: string | undefined,
  headers: IncomingHttpHeaders,
  xml: string
): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (key !== undefined) return plainEtag(headers.etag) === '' ? 'an object has no ETag' : undefined
  if (!xml.includes('<ListBucketResult')) return 'its listing has the wrong format'
  if (!/<(?:\/ListBucketResult|ListBucketResult[^<>]*\/)>\s*$/.test(xml)) return 'its listing is truncated'
  const isCut = elementText(xml, 'IsTruncated') === 'true'
  return isCut && !elementText(xml, 'NextContinuationToken')
    ? 'its listing is incomplete and has no continuation token'
    : undefined
}
