import type { IncomingMessage } from 'node:http'
import { Failure, reasonOf } from '../runtime/failure.ts'
import type { HttpRequest } from '../runtime/http.ts'
import {
  isTransient,
  MAX_UNREACHABLE_ATTEMPTS,
  retryAfterMs,
  type RetryDecision,
  withRetry
} from '../runtime/retry.ts'
import type { NetworkContext } from '../runtime/run.ts'
import { redactor } from '../runtime/secrets.ts'
import { addressOf, type Bucket, type BucketAddress, encodeKey } from './address.ts'
import { explainStoreError, S3Error } from './errors.ts'
import { type Credentials, EMPTY_SHA256, encodeQuery, Signer } from './signature.ts'
import { Throttle } from './throttle.ts'
import { elementText } from './xml.ts'

export interface StoreRequest {
  method: HttpRequest['method']
  /** Undefined for the bucket itself. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  /** Called for each attempt: a stream can be read once only. */
  body?: () => NonNullable<HttpRequest['body']>
  /** Of the body. */
  sha256?: string
}

export interface StoreResponse {
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

const IDLE_TIMEOUT_MS = 60_000
/** Listings and errors are far below; the state of a site with a million files is about 200 MB. */
const MAX_BODY_BYTES = 512 * 1024 * 1024
const MAX_MESSAGE = 300

/** Sends signed requests to one bucket, with the retries that every request of a store needs. */
export class Store {
  readonly bucket: string
  readonly throttle: Throttle
  readonly #address: BucketAddress
  readonly #signer: Signer
  readonly #redact: (text: string) => string
  readonly #context: NetworkContext
  /** How far the store's clock is ahead of ours. */
  #skewMs = 0
  #isReached = false

  constructor(bucket: Bucket, credentials: Credentials, concurrency: number, context: NetworkContext) {
    this.bucket = bucket.name
    this.#address = addressOf(bucket)
    this.#signer = new Signer(credentials, { region: bucket.region, service: 's3' })
    this.throttle = new Throttle(concurrency, context.clock)
    this.#redact = redactor(Object.values(credentials as unknown as Record<string, string | undefined>))
    this.#context = context
  }

  urlOf(key: string): string {
    return `${this.#address.origin}${this.#address.path}${encodeKey(key)}`
  }

  /**
   * Retries by the one policy. Statuses in `expected` are returned, other errors are thrown: as a Failure if
   * `what` (such as `Upload of index.html`) cannot succeed, as the signal's reason after a stop. `checkBody` is for
   * operations that can report an error after the status 200.
   */
  async request(
    what: string,
    request: StoreRequest,
    {
      expected = [],
      signal = this.#context.signal,
      checkBody = false
    }: { expected?: number[]; signal?: AbortSignal; checkBody?: boolean } = {}
  ): Promise<StoreResponse> {
    const attempt = async () => {
      const response = await this.#send(request, signal)
      const isSuccess = response.status >= 200 && response.status < 300
      if (!isSuccess && !expected.includes(response.status)) throw this.#errorOf(response)
      if (isSuccess && checkBody && response.body.includes('<Error>')) {
        throw this.#errorOf({ ...response, status: 500 })
      }
      return response
    }
    try {
      return await withRetry(what, attempt, (error, nth) => this.#decide(error, nth), {
        ...this.#context,
        signal
      })
    } catch (error) {
      throw signal.aborted ? error : this.#explain(error, what)
    }
  }

  async #send(request: StoreRequest, signal: AbortSignal): Promise<StoreResponse> {
    const { method, key = '', query = {}, headers = {}, body, sha256 = EMPTY_SHA256 } = request
    const { origin, host, path: base } = this.#address
    // Of the bucket itself, without the slash at the end: s3rver signs it that way, and the others accept it.
    const path = key === '' && base !== '/' ? base.slice(0, -1) : `${base}${encodeKey(key)}`
    const signed = this.#signer.sign(
      { method, host, path, query, headers, sha256 },
      this.#context.clock.now() + this.#skewMs
    )
    const search = encodeQuery(query)
    const response = await this.#context.http.send({
      method,
      url: new URL(`${origin}${path}${search === '' ? '' : `?${search}`}`),
      headers: {
        ...signed,
        ...(body === undefined && method !== 'GET' && method !== 'HEAD' && { 'content-length': '0' })
      },
      ...(body !== undefined && { body: body() }),
      idleTimeoutMs: IDLE_TIMEOUT_MS,
      signal
    })
    this.#isReached = true
    return { status: response.statusCode ?? 0, headers: response.headers, body: await readBody(response) }
  }

  #errorOf({ status, headers, body }: StoreResponse): S3Error {
    const xml = body.toString('utf8', 0, 64 * 1024)
    const code = elementText(xml, 'Code') ?? ''
    const said = [code, elementText(xml, 'Message')].filter(Boolean).join(': ').slice(0, MAX_MESSAGE)
    const message = `HTTP ${status}${said === '' ? '' : ` (${this.#redact(said)})`}`
    const date = Date.parse(headers.date ?? '')
    const region = elementText(xml, 'Region') ?? headers['x-amz-bucket-region']
    return new S3Error(message, {
      status,
      code,
      region: typeof region === 'string' && /^[a-z0-9-]{1,40}$/.test(region) ? region : undefined,
      retryAfterMs: retryAfterMs(headers, this.#context.clock.now()),
      serverTime: Number.isNaN(date) ? undefined : date
    })
  }

  #decide(error: unknown, attempt: number): RetryDecision {
    if (error instanceof Failure) return { retry: false }
    if (!(error instanceof S3Error)) return { retry: this.#isReached || attempt < MAX_UNREACHABLE_ATTEMPTS }
    if (error.code === 'RequestTimeTooSkewed') return { retry: this.#correctClock(error), waitMs: 0 }
    if (error.status === 503 || error.status === 429) this.throttle.slowDown()
    const isPassing =
      (isTransient(error.status) && error.status !== 501) ||
      error.code === 'RequestTimeout' ||
      error.code === 'ConditionalRequestConflict' ||
      error.code === 'OperationAborted'
    return { retry: isPassing, waitMs: error.retryAfterMs }
  }

  /** False when the response does not help: without a date, or when the time was that of the store already. */
  #correctClock({ serverTime }: S3Error): boolean {
    if (serverTime === undefined) return false
    const skewMs = serverTime - this.#context.clock.now()
    if (Math.abs(skewMs - this.#skewMs) < 60_000) return false
    this.#skewMs = skewMs
    this.#context.log.info(
      `The clock of the store differs by ${Math.round(skewMs / 1000)} s. Signing with its time.`
    )
    return true
  }

  #explain(error: unknown, what: string): unknown {
    if (error instanceof Failure) return error
    if (error instanceof S3Error) return explainStoreError(error, what, this.bucket)
    return new Failure('store-unreachable', `${what} failed: ${this.#redact(reasonOf(error))}.`, {
      cause: error
    })
  }
}

/** With listeners: async iteration costs more than signing, thousands of times. */
async function readBody(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  return await new Promise((resolve, reject) => {
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size > MAX_BODY_BYTES)
        response.destroy(new Failure('unexpected-bucket-response', 'The response of the store is too large.'))
    })
    response.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)))
    response.on('error', reject)
    response.on('close', () => {
      if (!response.complete) reject(new Error('the connection was closed in the middle of a response'))
    })
  })
}
