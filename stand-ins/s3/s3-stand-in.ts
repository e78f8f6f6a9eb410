import type http from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { escapeUTF8 } from 'entities'
import { startServer } from '../server.ts'
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
    /** Without a response. `after`: the operation was carried out. */
    | { drop: 'before' | 'after' }
    | { hang: true }
    | { etag: string }
    | { delayMs: number }
}

export interface StoreOptions extends BucketOptions {
  account?: Account
  /** Every request to any bucket is allowed, so that the time of the store does not hide that of its client. */
  isOpen?: boolean
  region?: string
  /** Any free one by default. */
  port?: number
  /** How far the store's clock is ahead. */
  skewMs?: number
  /** The store's clock, instead of that of this machine. */
  now?: () => number
  /** Before each request is carried out. */
  delayMs?: number | (() => number)
  /** After it was carried out, before it is answered. */
  answerDelayMs?: () => number
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
  const { account = ACCOUNT, isOpen = false, region = 'us-east-1', now: baseTime = Date.now } = options
  let { skewMs = 0 } = options
  const now = () => baseTime() + skewMs
  const bucket = new StandInBucket(options, now)
  const requests: SeenStoreRequest[] = []
  const faults: (StoreFault & { seen: number })[] = []
  const watchers = new Set<(request: SeenStoreRequest) => void>()

  const nextFault = (operation: Operation, key: string): StoreFault['kind'] | undefined => {
    for (const fault of faults) {
      const { on = operation, key: pattern = /(?:)/, skip = 0, times = Infinity } = fault
      if (![on].flat().includes(operation) || !pattern.test(key)) continue
      fault.seen += 1
      if (fault.seen > skip && fault.seen <= skip + times) return fault.kind
    }
    return undefined
  }

  /** Undefined: no answer at all. */
  const answerTo = async (
    request: http.IncomingMessage,
    seen: SeenStoreRequest,
    url: URL
  ): Promise<Answer | Refusal | undefined> => {
    const body = await buffer(request)
    const { delayMs = 0 } = options
    const wait = typeof delayMs === 'number' ? delayMs : delayMs()
    if (wait > 0) await delay(wait)
    const { operation, key, headers } = seen
    const fault = nextFault(operation, key)
    if (fault !== undefined) {
      if ('delayMs' in fault) await delay(fault.delayMs)
      if ('hang' in fault) return await new Promise(() => undefined)
      if ('drop' in fault && fault.drop === 'before') return undefined
      if ('status' in fault) return { code: 'InternalError', message: 'An internal error', ...fault }
    }
    const scope = { account, region, service: 's3', now: now() }
    const refusal = isOpen ? undefined : checkSignature(request, body, scope)
    if (refusal !== undefined) return refusal
    if (url.pathname.split('/')[1] !== BUCKET && !isOpen)
      return { status: 404, code: 'NoSuchBucket', message: 'The bucket does not exist' }
    if (Buffer.byteLength(key) > 1024) return { status: 400, code: 'KeyTooLongError', message: 'Too long' }
    const answer = bucket.serve({ operation, key, query: url.searchParams, headers, body })
    if (options.answerDelayMs !== undefined) await delay(options.answerDelayMs())
    if (fault !== undefined && 'drop' in fault) return undefined
    return fault !== undefined && 'etag' in fault ? { ...answer, headers: { etag: fault.etag } } : answer
  }

  const handle = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://store')
    const key = url.pathname.split('/').slice(2).map(decodeURIComponent).join('/')
    const operation = operationOf(request.method ?? '', key)
    const seen: SeenStoreRequest = { operation, key, status: 0, headers: request.headers }
    requests.push(seen)
    for (const watcher of watchers) watcher(seen)
    const answer = await answerTo(request, seen, url)
    if (answer === undefined) {
      request.socket.destroy()
      return
    }
    seen.status = answer.status
    const date = new Date(now()).toUTCString()
    response.writeHead(answer.status, { date, ...('headers' in answer ? answer.headers : {}) })
    const content = 'code' in answer ? errorXml(answer, account, region) : answer.content
    response.end(request.method === 'HEAD' ? undefined : content)
  }

  const server = await startServer((request, response) => {
    handle(request, response).catch(() => request.socket.destroy())
  }, options)
  return {
    url: server.url,
    objects: bucket.objects,
    requests,
    /** What a step gets from aws-actions/configure-aws-credentials. */
    env: {
      AWS_ACCESS_KEY_ID: account.accessKeyId,
      AWS_SECRET_ACCESS_KEY: account.secretAccessKey,
      ...(account.sessionToken !== undefined && { AWS_SESSION_TOKEN: account.sessionToken })
    },
    fault(...added: StoreFault[]): void {
      faults.push(...added.map(fault => ({ ...fault, seen: 0 })))
    },
    clearFaults(): void {
      faults.length = 0
    },
    /** Puts an object there without a request, as somebody else would have. */
    put(key: string, body: string | Buffer, headers: Record<string, string> = {}): void {
      bucket.put(key, Buffer.from(body), headers)
    },
    text: (key: string) => bucket.objects.get(key)?.body.toString(),
    onChange(listener: (key: string, kind: 'put' | 'delete') => void): void {
      bucket.changeListeners.add(listener)
    },
    /** Lets time pass, by the store's clock only. */
    advance(ms: number): void {
      skewMs += ms
    },
    now,
    /** Resolves when a matching request arrives, before it is answered. */
    async nextRequest(matches: (request: SeenStoreRequest) => boolean): Promise<SeenStoreRequest> {
      return await new Promise(resolve => {
        const watcher = (request: SeenStoreRequest) => {
          if (!matches(request)) return
          watchers.delete(watcher)
          resolve(request)
        }
        watchers.add(watcher)
      })
    },
    [Symbol.asyncDispose]: server[Symbol.asyncDispose]
  }
}

/** As talkative as real stores: it repeats the access key. */
function errorXml({ code, message }: Refusal, { accessKeyId }: Account, region: string): string {
  const where = code === 'AuthorizationHeaderMalformed' ? `<Region>${region}</Region>` : ''
  return `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${escapeUTF8(message)} (${escapeUTF8(accessKeyId)})</Message><AWSAccessKeyId>${escapeUTF8(accessKeyId)}</AWSAccessKeyId>${where}</Error>`
}
