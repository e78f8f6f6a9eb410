import { randomBytes } from 'node:crypto'
import type http from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import type { Refusal } from '../../../servers/s3/s3-signature-check.ts'
import {
  type Answer,
  type BucketRequest,
  type Exchange,
  type Operation,
  S3Store,
  type SeenStoreRequest,
  startStore,
  type StoredItem,
  type StoreOptions
} from '../../../servers/s3/s3-stand-in.ts'

/** The S3 store in `servers/` with faults, an adjustable clock, and the peculiarities of other stores. */

export interface StoreFault {
  on?: Operation | Operation[]
  key?: RegExp
  /** Number of matching requests before the fault begins. */
  skip?: number
  times?: number
  kind:
    | { status: number; code?: string; message?: string; headers?: Record<string, string> }
    /** Sends this response instead of carrying out the operation. */
    | { answer: Answer }
    /** Closes the connection without a response, before or after the operation is carried out. */
    | { drop: 'before' | 'after' }
    | { hang: true }
    | { etag: string }
    /** Number of milliseconds by which the `Date` header is ahead of the store's clock. */
    | { aheadMs: number }
    | { delayMs: number }
    /** Carries out the operation after this promise resolves. */
    | { until: Promise<unknown> }
    /** Reports success before reading the body, as some proxies do. The body is recorded, but not stored. */
    | { early: true }
}

export interface FaultyOptions extends StoreOptions {
  /**
   * `unquoted`: enforced, but `If-Match` is compared with the unquoted ETag, as in Ceph until version 18.
   * `new-only`: `If-Match` is rejected, as in stores that support only `If-None-Match`. `match-ignored`: `If-Match` is
   * ignored. `new-ignored`: `If-None-Match` is ignored.
   */
  conditions?: 'enforced' | 'unquoted' | 'new-only' | `${'' | 'match-' | 'new-'}ignored` | 'not-implemented'
  /** If true, ETags do not depend on the bytes, as with KMS encryption. */
  opaqueEtags?: boolean
  /** Requires a checksum in a header of each write, as a bucket with object lock does: `md5` accepts only that one. */
  requiresChecksums?: 'any' | 'md5'
  pageSize?: number
  /** Number of milliseconds by which the store's clock is ahead of `now`. */
  skewMs?: number
  /** Clock for the store. Default: the clock of this machine. */
  now?: () => number
  /** Returns the delay in milliseconds before a request is carried out. */
  latency?: () => number
  beforeAnswer?: (request: SeenStoreRequest) => Promise<void>
}

type ChangeListener = (key: string, kind: 'put' | 'delete') => void

export type FaultyStore = Awaited<ReturnType<typeof startFaultyStore>>

export async function startFaultyStore(options: FaultyOptions = {}) {
  return await startStore(new StoreWithFaults(options), options)
}

class StoreWithFaults extends S3Store {
  readonly arrived: { key: string; body: Buffer }[] = []
  protected override readonly pageSize: number
  readonly #options: FaultyOptions
  readonly #faults: (StoreFault & { seen: number })[] = []
  readonly #watchers: ((request: SeenStoreRequest) => void)[] = []
  readonly #listeners = new Set<ChangeListener>()
  #skewMs: number

  constructor(options: FaultyOptions) {
    super(options)
    this.#options = options
    this.#skewMs = options.skewMs ?? 0
    this.pageSize = options.pageSize ?? 1000
  }

  override now(): number {
    const { now = Date.now } = this.#options
    return now() + this.#skewMs
  }

  /** Advances only the store's clock. */
  advance(ms: number): void {
    this.#skewMs += ms
  }

  /** Calls the listener after each change to the bucket. Returns a function that removes the listener. */
  onChange(listener: ChangeListener): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  fault(...added: StoreFault[]): void {
    this.#faults.push(...added.map(fault => ({ ...fault, seen: 0 })))
  }

  clearFaults(): void {
    this.#faults.length = 0
  }

  /** Resolves when a matching request arrives, before the response. */
  async nextRequest(matches: (request: SeenStoreRequest) => boolean): Promise<SeenStoreRequest> {
    return await new Promise(resolve => {
      this.#watchers.push(request => {
        if (matches(request)) resolve(request)
      })
    })
  }

  override put(key: string, content: string | Buffer, headers?: Record<string, string>): void {
    super.put(key, content, headers)
    for (const listener of this.#listeners) listener(key, 'put')
  }

  override serve(request: BucketRequest): Answer | Refusal {
    const { operation, key } = request
    const isRemoved = operation === 'delete' && this.objects.has(key)
    const answer = super.serve(request)
    if (isRemoved) for (const listener of this.#listeners) listener(key, 'delete')
    return answer
  }

  protected override etagOf(body: Buffer): string {
    return this.#options.opaqueEtags === true ? `${randomBytes(15).toString('hex')}00` : super.etagOf(body)
  }

  protected override failedChecksum(headers: http.IncomingHttpHeaders, body: Buffer): Refusal | undefined {
    const { requiresChecksums: required } = this.#options
    const accepted = required === 'md5' ? ['content-md5'] : ['content-md5', 'x-amz-checksum-sha256']
    if (required === undefined || accepted.some(name => headers[name] !== undefined))
      return super.failedChecksum(headers, body)
    const message = 'Content-MD5 OR x-amz-checksum- HTTP header is required for Put Object requests'
    return { status: 400, code: 'InvalidRequest', message }
  }

  protected override failedCondition(
    headers: http.IncomingHttpHeaders,
    current: StoredItem | undefined
  ): Refusal | undefined {
    const { conditions = 'enforced' } = this.#options
    const isMatch = headers['if-match'] !== undefined
    if (!isMatch && headers['if-none-match'] === undefined) return undefined
    if (conditions === 'ignored' || conditions === `${isMatch ? 'match' : 'new'}-ignored`) return undefined
    if (conditions === 'not-implemented' || (conditions === 'new-only' && isMatch))
      return { status: 501, code: 'NotImplemented', message: 'A header you provided is not implemented' }
    const plain = current && { ...current, etag: current.etag.replaceAll('"', '') }
    return super.failedCondition(headers, conditions === 'unquoted' ? plain : current)
  }

  protected override async answerTo(exchange: Exchange): Promise<Answer | Refusal | undefined> {
    const { request, response, seen } = exchange
    const { latency, beforeAnswer } = this.#options
    for (const watcher of this.#watchers) watcher(seen)
    const fault = this.#nextFault(seen)
    if (fault !== undefined && 'early' in fault) {
      response.writeHead(200, { etag: '"00000000000000000000000000000000"' }).end()
      await delay(100)
      this.arrived.push({ key: seen.key, body: await bytesOf(request) })
      return undefined
    }
    const body = await buffer(request)
    if (latency !== undefined) await delay(latency())
    if (fault !== undefined) {
      if ('delayMs' in fault) await delay(fault.delayMs)
      if ('until' in fault) await fault.until
      if ('hang' in fault) return await new Promise(() => undefined)
      if ('drop' in fault && fault.drop === 'before') return undefined
      if ('answer' in fault) return fault.answer
      if ('status' in fault) return { code: 'InternalError', message: 'An internal error', ...fault }
    }
    const answer = this.carryOut(exchange, body)
    await beforeAnswer?.(seen)
    if (fault !== undefined && 'drop' in fault) return undefined
    if (fault !== undefined && 'aheadMs' in fault) {
      const date = new Date(this.now() + fault.aheadMs).toUTCString()
      return { ...answer, headers: { ...('headers' in answer && answer.headers), date } }
    }
    return fault !== undefined && 'etag' in fault ? { ...answer, headers: { etag: fault.etag } } : answer
  }

  #nextFault({ operation, key }: SeenStoreRequest): StoreFault['kind'] | undefined {
    for (const fault of this.#faults) {
      const { on = operation, key: pattern = /(?:)/, skip = 0, times = Infinity } = fault
      if (![on].flat().includes(operation) || !pattern.test(key)) continue
      fault.seen += 1
      if (fault.seen > skip && fault.seen <= skip + times) return fault.kind
    }
    return undefined
  }
}

/** Returns the bytes of the body that arrive, even if the connection closes before the body is complete. */
async function bytesOf(request: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  } catch {
    // The client has closed the connection.
  }
  return Buffer.concat(chunks)
}
