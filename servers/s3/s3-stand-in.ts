import { createHash } from 'node:crypto'
import type http from 'node:http'
import { escapeUTF8 } from 'entities'
import { addressOf, type Answer as Handle, readBody, startServer } from '../server.ts'
import { listingXml } from './s3-listing.ts'
import { type Account, checkHeaders, checkSignature, type Refusal } from './s3-signature-check.ts'

/** A strict local S3 store, which verifies all signatures and enforces conditions and limits. */

export type Operation = 'get' | 'head' | 'put' | 'delete' | 'list'

export interface StoredItem {
  body: Buffer
  etag: string
  headers: Record<string, string>
  modifiedAt: number
}

export interface Answer {
  status: number
  headers?: Record<string, string>
  content?: string | Buffer
}

export interface StoreOptions {
  account?: Account
  region?: string
  /** Default: any free port. */
  port?: number
}

export interface SeenStoreRequest {
  operation: Operation
  key: string
  /** Response status; 0 if no response was sent. */
  status: number
  headers: http.IncomingHttpHeaders
}

export interface BucketRequest extends Omit<SeenStoreRequest, 'status'> {
  query: URLSearchParams
  body: Buffer
}

/** A request with its parsed bucket and query. */
export interface Exchange {
  request: http.IncomingMessage
  response: http.ServerResponse
  seen: SeenStoreRequest
  bucket: string
  query: URLSearchParams
}

export const BUCKET = 'site'

/** Objects are kept in memory. */
const MAX_OBJECT_BYTES = 500_000_000

export const ACCOUNT: Account = {
  accessKeyId: 'AKIATEST7EXAMPLE',
  secretAccessKey: 'wJalr/XUtn+FEMI&K7MDENG=bPxRfi<CYEXAMPLE',
  sessionToken: 'session/+token&=="x"'
}

export async function startS3StandIn(options: StoreOptions = {}) {
  return await startStore(new S3Store(options), options)
}

export async function startStore<T extends S3Store>(store: T, { port = 0 }: { port?: number } = {}) {
  const handle: Handle = async (request, response) => await store.handle(request, response)
  const { url, [Symbol.asyncDispose]: dispose } = await startServer(handle, { port })
  return Object.assign(store, { url, [Symbol.asyncDispose]: dispose })
}

export class S3Store {
  readonly objects = new Map<string, StoredItem>()
  readonly requests: SeenStoreRequest[] = []
  protected readonly pageSize: number = 1000
  readonly #scope: { account: Account; region: string; service: string }

  constructor({ account = ACCOUNT, region = 'us-east-1' }: StoreOptions = {}) {
    this.#scope = { account, region, service: 's3' }
  }

  /** Returns the variables that aws-actions/configure-aws-credentials would set. */
  get env(): Record<string, string> {
    const { accessKeyId, secretAccessKey, sessionToken } = this.#scope.account
    return {
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
      ...(sessionToken !== undefined && { AWS_SESSION_TOKEN: sessionToken })
    }
  }

  now(): number {
    return Date.now()
  }

  text(key: string): string | undefined {
    return this.objects.get(key)?.body.toString()
  }

  /** Stores an object without a request, as if another program had uploaded the object. */
  put(key: string, content: string | Buffer, headers: Record<string, string> = {}): void {
    const body = typeof content === 'string' ? Buffer.from(content) : content
    this.objects.set(key, { body, etag: `"${this.etagOf(body)}"`, headers, modifiedAt: this.now() })
  }

  serve(request: BucketRequest): Answer | Refusal {
    const { operation, key, headers, body } = request
    const current = this.objects.get(key)
    switch (operation) {
      case 'list':
        return { status: 200, content: listingXml(this.objects, request.query, this.pageSize) }
      case 'get':
      case 'head': {
        if (current === undefined) return { status: 404, code: 'NoSuchKey', message: 'No such key' }
        const size = String(current.body.length)
        return {
          status: 200,
          headers: {
            ...current.headers,
            etag: current.etag,
            'content-length': size,
            'last-modified': new Date(current.modifiedAt).toUTCString()
          },
          content: current.body
        }
      }
      case 'put': {
        const refusal = this.failedChecksum(headers, body) ?? this.failedCondition(headers, current)
        if (refusal !== undefined) return refusal
        this.put(key, body, objectHeaders(headers))
        return { status: 200, headers: { etag: this.objects.get(key)?.etag ?? '' } }
      }
      case 'delete':
        this.objects.delete(key)
        return { status: 204 }
    }
  }

  /** Compares each checksum that a request has with its body. */
  protected failedChecksum(headers: http.IncomingHttpHeaders, body: Buffer): Refusal | undefined {
    const digests = { 'x-amz-checksum-sha256': 'sha256', 'content-md5': 'md5' }
    const isWrong = Object.entries(digests).some(([name, algorithm]) => {
      const sent = headers[name]
      return sent !== undefined && sent !== createHash(algorithm).update(body).digest('base64')
    })
    return isWrong ? { status: 400, code: 'BadDigest', message: 'The checksum does not match' } : undefined
  }

  protected failedCondition(
    { 'if-match': ifMatch, 'if-none-match': ifNoneMatch }: http.IncomingHttpHeaders,
    current: StoredItem | undefined
  ): Refusal | undefined {
    if (ifMatch !== undefined && current === undefined)
      return { status: 404, code: 'NoSuchKey', message: 'No such key' }
    const isNew = ifNoneMatch === undefined || current === undefined
    if (isNew && (ifMatch === undefined || ifMatch === current?.etag)) return undefined
    return { status: 412, code: 'PreconditionFailed', message: 'A precondition did not hold' }
  }

  protected etagOf(body: Buffer): string {
    return createHash('md5').update(body).digest('hex')
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
    const answer = await this.answerTo({ request, response, seen, bucket, query: address.query })
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

  /** Returns undefined to close the connection without a response. */
  protected async answerTo(exchange: Exchange): Promise<Answer | Refusal | undefined> {
    const { request } = exchange
    const refusal = checkHeaders(request, { ...this.#scope, now: this.now() })
    const body = await readBody(request, refusal === undefined ? MAX_OBJECT_BYTES : 0)
    if (refusal !== undefined) return refusal
    if (body === undefined)
      return { status: 413, code: 'EntityTooLarge', message: 'The object is too large for this store' }
    return this.carryOut(exchange, body)
  }

  protected carryOut({ request, seen, bucket, query }: Exchange, body: Buffer): Answer | Refusal {
    const refusal = checkSignature(request, body, { ...this.#scope, now: this.now() })
    if (refusal !== undefined) return refusal
    if (bucket !== BUCKET) return { status: 404, code: 'NoSuchBucket', message: 'The bucket does not exist' }
    if (Buffer.byteLength(seen.key) > 1024)
      return { status: 400, code: 'KeyTooLongError', message: 'The key is too long' }
    return this.serve({ ...seen, query, body })
  }
}

function operationOf(method: string, key: string): Operation {
  if (method === 'GET') return key === '' ? 'list' : 'get'
  return method.toLowerCase() as Operation
}

function objectHeaders(headers: http.IncomingHttpHeaders): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) =>
    /^(content-type|cache-control|x-amz-meta-.*)$/.test(name)
  )
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}

const INVALID_ADDRESS = { status: 400, code: 'InvalidURI', message: 'The address is invalid' }

/** Includes the access key ID, as the error responses of real stores do. */
function errorXml({ code, message }: Refusal, scope: { account: Account; region: string }): string {
  const where = code === 'AuthorizationHeaderMalformed' ? `<Region>${scope.region}</Region>` : ''
  const accessKeyId = escapeUTF8(scope.account.accessKeyId)
  return `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${escapeUTF8(message)} (${accessKeyId})</Message><AWSAccessKeyId>${accessKeyId}</AWSAccessKeyId>${where}</Error>`
}
