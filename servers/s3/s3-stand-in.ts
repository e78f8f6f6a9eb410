import type http from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { escapeUTF8 } from 'entities'
import { addressOf, startServer } from '../server.ts'
import { type Answer, type BucketOptions, type Operation, operationOf, StandInBucket } from './s3-bucket.ts'
import { type Account, checkSignature, type Refusal } from './s3-signature-check.ts'

/** A strict S3 store in this process: verifies every signature, enforces conditions and limits, plays faults. */

export interface StoreFault {
  on?: Operation | Operation[]
  key?: RegExp
  /** Requests that are served normally before the fault begins. */
  skip?: number
  times?: number
  kind:
    | { status: number; code?: string; message?: string; headers?: Record<string, string> }
    /** Without doing anything. */
    | { answer: Answer }
    /** Without a response. `after`: the operation was carried out. */
    | { drop: 'before' | 'after' }
    | { hang: true }
    | { etag: string }
    | { delayMs: number }
    /** Answered when this resolves. */
    | { until: Promise<unknown> }
    /** A success before the body was read, as a proxy may send it. What arrives afterwards is only remembered. */
    | { early: true }
}

export interface StoreOptions extends BucketOptions {
  account?: Account
  /** Every request to any bucket is allowed, so that the time of the store does not hide that of its client. */
  isOpen?: boolean
  region?: string
  /** Any free one by default. */
  port?: number
  /** Before each request is carried out. */
  delayMs?: number | (() => number)
  /** After it was carried out, before it is answered. */
  beforeAnswer?: (request: SeenStoreRequest) => Promise<void>
}

interface SeenStoreRequest {
  operation: Operation
  key: string
  /** 0 without a response. */
  status: number
  headers: http.IncomingHttpHeaders
}

export const BUCKET = 'site'

export const ACCOUNT: Account = {
  accessKeyId: 'AKIATEST7EXAMPLE',
  secretAccessKey: 'wJalr/XUtn+FEMI&K7MDENG=bPxRfi<CYEXAMPLE',
  sessionToken: 'session/+token&=="x"'
}

export type S3StandIn = Awaited<ReturnType<typeof startS3StandIn>>

export async function startS3StandIn(options: StoreOptions = {}) {
  const store = new S3Store(options)
  const { url, [Symbol.asyncDispose]: dispose } = await startServer(
    async (request, response) => await store.handle(request, response),
    options
  )
  return Object.assign(store, { url, [Symbol.asyncDispose]: dispose })
}

class S3Store extends StandInBucket {
  readonly requests: SeenStoreRequest[] = []
  readonly arrived: { key: string; body: Buffer }[] = []
  readonly #options: StoreOptions
  readonly #scope: { account: Account; region: string; service: string }
  readonly #faults: (StoreFault & { seen: number })[] = []
  readonly #watchers: ((request: SeenStoreRequest) => void)[] = []

  constructor(options: StoreOptions) {
    super(options)
    const { account = ACCOUNT, region = 'us-east-1' } = options
    this.#options = options
    this.#scope = { account, region, service: 's3' }
  }

  /** What a step gets from aws-actions/configure-aws-credentials. */
  get env(): Record<string, string> {
    const { accessKeyId, secretAccessKey, sessionToken } = this.#scope.account
    return {
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
      ...(sessionToken !== undefined && { AWS_SESSION_TOKEN: sessionToken })
    }
  }

  fault(...added: StoreFault[]): void {
    this.#faults.push(...added.map(fault => ({ ...fault, seen: 0 })))
  }

  clearFaults(): void {
    this.#faults.length = 0
  }

  /** Resolves when a matching request arrives, before it is answered. */
  async nextRequest(matches: (request: SeenStoreRequest) => boolean): Promise<SeenStoreRequest> {
    return await new Promise(resolve => {
      this.#watchers.push(request => {
        if (matches(request)) resolve(request)
      })
    })
  }

  async handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const address = addressOf(request)
    if (address === undefined) {
      response.writeHead(400).end(errorXml(INVALID_ADDRESS, this.#scope))
      return
    }
    const [, bucket = '', ...names] = address.path.split('/')
    const key = names.join('/')
    const operation = operationOf(request.method ?? '', key)
    const seen: SeenStoreRequest = { operation, key, status: 0, headers: request.headers }
    this.requests.push(seen)
    for (const watcher of this.#watchers) watcher(seen)
    const fault = this.#nextFault(seen)
    if (fault !== undefined && 'early' in fault) {
      response.writeHead(200, { etag: '"00000000000000000000000000000000"' }).end()
      await delay(100)
      this.arrived.push({ key, body: await bytesOf(request) })
      return
    }
    const answer = await this.#answerTo(request, seen, { bucket, query: address.query }, fault)
    if (answer === undefined) {
      request.socket.destroy()
      return
    }
    seen.status = answer.status
    const date = new Date(this.now()).toUTCString()
    response.writeHead(answer.status, { date, ...('headers' in answer ? answer.headers : {}) })
    const content = 'code' in answer ? errorXml(answer, this.#scope) : answer.content
    response.end(operation === 'head' ? undefined : content)
  }

  /** Undefined: no answer at all. */
  async #answerTo(
    request: http.IncomingMessage,
    seen: SeenStoreRequest,
    { bucket, query }: { bucket: string; query: URLSearchParams },
    fault: StoreFault['kind'] | undefined
  ): Promise<Answer | Refusal | undefined> {
    const body = await buffer(request)
    const { delayMs = 0, beforeAnswer } = this.#options
    const wait = typeof delayMs === 'number' ? delayMs : delayMs()
    if (wait > 0) await delay(wait)
    if (fault !== undefined) {
      if ('delayMs' in fault) await delay(fault.delayMs)
      if ('until' in fault) await fault.until
      if ('hang' in fault) return await new Promise(() => undefined)
      if ('drop' in fault && fault.drop === 'before') return undefined
      if ('answer' in fault) return fault.answer
      if ('status' in fault) return { code: 'InternalError', message: 'An internal error', ...fault }
    }
    const refusal = this.#refusalOf(request, seen.key, bucket, body)
    if (refusal !== undefined) return refusal
    const answer = this.serve({ ...seen, query, body })
    await beforeAnswer?.(seen)
    if (fault !== undefined && 'drop' in fault) return undefined
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

  #refusalOf(request: http.IncomingMessage, key: string, bucket: string, body: Buffer): Refusal | undefined {
    if (this.#options.isOpen !== true) {
      const refusal = checkSignature(request, body, { ...this.#scope, now: this.now() })
      if (refusal !== undefined) return refusal
      if (bucket !== BUCKET)
        return { status: 404, code: 'NoSuchBucket', message: 'The bucket does not exist' }
    }
    if (Buffer.byteLength(key) <= 1024) return undefined
    return { status: 400, code: 'KeyTooLongError', message: 'Too long' }
  }
}

const INVALID_ADDRESS = { status: 400, code: 'InvalidURI', message: 'The address cannot be read' }

/** All bytes until the connection ends. */
async function bytesOf(request: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  } catch {
    // The client has closed the connection.
  }
  return Buffer.concat(chunks)
}

/** As talkative as real stores: it repeats the access key. */
function errorXml({ code, message }: Refusal, scope: { account: Account; region: string }): string {
  const where = code === 'AuthorizationHeaderMalformed' ? `<Region>${scope.region}</Region>` : ''
  const accessKeyId = escapeUTF8(scope.account.accessKeyId)
  return `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${escapeUTF8(message)} (${accessKeyId})</Message><AWSAccessKeyId>${accessKeyId}</AWSAccessKeyId>${where}</Error>`
}
