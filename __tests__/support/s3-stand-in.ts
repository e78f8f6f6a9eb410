import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { type Account, checkSignature, type Refusal } from './s3-signature-check.ts'

/** A strict S3 store in this process: verifies every signature, enforces conditions and limits, plays faults. */

export interface StoredItem {
  body: Buffer
  etag: string
  headers: Record<string, string>
}

export type Operation =
  | 'get'
  | 'head'
  | 'put'
  | 'delete'
  | 'list'
  | 'create-upload'
  | 'put-part'
  | 'complete-upload'
  | 'abort-upload'

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
    /** The status is sent, then an error in the body, as CompleteMultipartUpload does. */
    | { lateError: string }
}

export interface StoreOptions {
  account?: Account
  bucket?: string
  region?: string
  /** How far the store's clock is ahead. */
  skewMs?: number
  conditions?: 'enforced' | 'ignored' | 'not-implemented'
  /** ETags that say nothing about the bytes, as with encryption by KMS. */
  opaqueEtags?: boolean
  pageSize?: number
  delayMs?: number
}

export interface SeenStoreRequest {
  operation: Operation
  key: string
  status: number
  headers: http.IncomingHttpHeaders
}

export const ACCOUNT: Account = {
  accessKeyId: 'AKIATEST7EXAMPLE',
  secretAccessKey: 'wJalr/XUtn+FEMI&K7MDENG=bPxRfi<CYEXAMPLE',
  sessionToken: 'session/+token&=="x"'
}

export type S3StandIn = Awaited<ReturnType<typeof startS3StandIn>>

export async function startS3StandIn(options: StoreOptions = {}) {
  const {
    bucket = 'site',
    region = 'us-east-1',
    skewMs = 0,
    conditions = 'enforced',
    pageSize = 1000
  } = options
  let account = options.account ?? ACCOUNT
  const objects = new Map<string, StoredItem>()
  const uploads = new Map<
    string,
    { key: string; headers: Record<string, string>; parts: Map<number, Buffer> }
  >()
  const requests: SeenStoreRequest[] = []
  const faults: (StoreFault & { seen: number })[] = []
  const watchers = new Set<(request: SeenStoreRequest) => void>()
  const changeListeners = new Set<(key: string, kind: 'put' | 'delete') => void>()
  let atOnce = 0
  let maxAtOnce = 0

  const etagOf = (body: Buffer) =>
    options.opaqueEtags === true ? randomBytes(16).toString('hex').replace(/^./, 'f') : md5(body)
  const store = (key: string, body: Buffer, headers: Record<string, string>, etag = etagOf(body)) => {
    objects.set(key, { body, etag: `"${etag}"`, headers })
    for (const listener of changeListeners) listener(key, 'put')
  }

  const handle = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const body = await bodyOf(request)
    const url = new URL(request.url ?? '/', 'http://store')
    const [, name, ...rest] = url.pathname.split('/')
    const key = rest.map(decodeURIComponent).join('/')
    const operation = operationOf(request.method ?? '', key, url.searchParams)
    const seen: SeenStoreRequest = { operation, key, status: 0, headers: request.headers }
    requests.push(seen)
    for (const watcher of watchers) watcher(seen)
    if (options.delayMs !== undefined) await delay(options.delayMs)

    const fault = nextFault(operation, key)
    const send = (status: number, headers: Record<string, string> = {}, content: string | Buffer = '') => {
      seen.status = status
      if (fault !== undefined && 'drop' in fault.kind) return void request.socket.destroy()
      const date = new Date(Date.now() + skewMs).toUTCString()
      response.writeHead(status, { date, 'x-amz-request-id': 'R1', ...headers })
      response.end(request.method === 'HEAD' ? undefined : content)
    }
    const fail = ({ status, code, message }: Refusal, headers: Record<string, string> = {}) =>
      send(
        status,
        { 'content-type': 'application/xml', ...headers },
        errorXml(code, message, account, region)
      )

    if (fault !== undefined) {
      if ('hang' in fault.kind) return
      if ('delayMs' in fault.kind) await delay(fault.kind.delayMs)
      if ('drop' in fault.kind && fault.kind.drop === 'before') return void request.socket.destroy()
      if ('status' in fault.kind) {
        const {
          status,
          code = 'InternalError',
          message = 'We encountered an internal error',
          headers
        } = fault.kind
        return fail({ status, code, message }, headers)
      }
    }
    const refusal = checkSignature(request, body, {
      account,
      region,
      service: 's3',
      now: Date.now() + skewMs
    })
    if (refusal !== undefined) return fail(refusal)
    if (name !== bucket)
      return fail({ status: 404, code: 'NoSuchBucket', message: 'The bucket does not exist' })
    if (Buffer.byteLength(key) > 1024)
      return fail({ status: 400, code: 'KeyTooLongError', message: 'Too long' })
    serve()

    function serve(): void {
      const current = objects.get(key)
      const wrongEtag = fault !== undefined && 'etag' in fault.kind ? fault.kind.etag : undefined
      switch (operation) {
        case 'list':
          return send(200, { 'content-type': 'application/xml' }, listXml(url.searchParams))
        case 'get':
        case 'head':
          if (current === undefined) return fail({ status: 404, code: 'NoSuchKey', message: 'No such key' })
          return send(
            200,
            { ...current.headers, etag: current.etag, 'content-length': String(current.body.length) },
            current.body
          )
        case 'put': {
          const refused = failedCondition(request.headers, current)
          if (refused !== undefined) return fail(refused)
          store(key, body, objectHeaders(request.headers))
          return send(200, { etag: wrongEtag ?? objects.get(key)?.etag ?? '' })
        }
        case 'delete':
          if (objects.delete(key)) for (const listener of changeListeners) listener(key, 'delete')
          return send(204)
        case 'create-upload': {
          const id = randomBytes(8).toString('hex')
          uploads.set(id, { key, headers: objectHeaders(request.headers), parts: new Map() })
          return send(
            200,
            {},
            `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`
          )
        }
        default:
          return serveUpload()
      }
    }

    function serveUpload(): void {
      const id = url.searchParams.get('uploadId') ?? ''
      const upload = uploads.get(id)
      if (upload === undefined) return fail({ status: 404, code: 'NoSuchUpload', message: 'No such upload' })
      if (operation === 'put-part') {
        upload.parts.set(Number(url.searchParams.get('partNumber')), body)
        return send(200, { etag: `"${md5(body)}"` })
      }
      if (operation === 'abort-upload') {
        uploads.delete(id)
        return send(204)
      }
      if (fault !== undefined && 'lateError' in fault.kind)
        return send(200, {}, errorXml(fault.kind.lateError, 'late', account, region))
      const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)]
      const parts = named.map(([, number]) => upload.parts.get(Number(number)) ?? Buffer.alloc(0))
      const isRight = named.every(
        ([, , etag], i) => etag?.replaceAll('&quot;', '') === md5(parts[i] ?? Buffer.alloc(0))
      )
      const isTooSmall = parts.slice(0, -1).some(part => part.length < 5 * 1024 * 1024)
      if (!isRight || named.length !== upload.parts.size)
        return fail({ status: 400, code: 'InvalidPart', message: 'A part could not be found' })
      if (isTooSmall) return fail({ status: 400, code: 'EntityTooSmall', message: 'A part is too small' })
      const digests = parts.map(part => createHash('md5').update(part).digest())
      store(
        upload.key,
        Buffer.concat(parts),
        upload.headers,
        `${md5(Buffer.concat(digests))}-${parts.length}`
      )
      uploads.delete(id)
      const etag = objects.get(upload.key)?.etag.replaceAll('"', '&quot;') ?? ''
      return send(
        200,
        {},
        `<CompleteMultipartUploadResult><ETag>${etag}</ETag></CompleteMultipartUploadResult>`
      )
    }
  }

  function nextFault(operation: Operation, key: string): StoreFault | undefined {
    for (const fault of faults) {
      const { on = operation, key: pattern = /(?:)/, skip = 0, times = Infinity } = fault
      if (![on].flat().includes(operation) || !pattern.test(key)) continue
      fault.seen += 1
      if (fault.seen > skip && fault.seen <= skip + times) return fault
    }
    return undefined
  }

  function failedCondition(
    headers: http.IncomingHttpHeaders,
    current: StoredItem | undefined
  ): Refusal | undefined {
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers
    if (ifMatch === undefined && ifNoneMatch === undefined) return undefined
    if (conditions === 'ignored') return undefined
    if (conditions === 'not-implemented')
      return { status: 501, code: 'NotImplemented', message: 'A header you provided is not implemented' }
    const failed = { status: 412, code: 'PreconditionFailed', message: 'A precondition did not hold' }
    if (ifNoneMatch !== undefined && current !== undefined) return failed
    if (ifMatch !== undefined && current === undefined)
      return { status: 404, code: 'NoSuchKey', message: 'No such key' }
    return ifMatch !== undefined && ifMatch !== current?.etag ? failed : undefined
  }

  function listXml(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString()
    const isEncoded = query.get('encoding-type') === 'url'
    const keys = [...objects.keys()].filter(key => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, pageSize)
    const token = keys.length > pageSize ? Buffer.from(page.at(-1) ?? '').toString('base64url') : undefined
    const contents = page.map(key => {
      const { body, etag } = objects.get(key) ?? { body: '', etag: '' }
      const name = isEncoded
        ? encodeURIComponent(key).replaceAll('%20', '+').replaceAll('%2F', '/')
        : escapeXml(key)
      return `<Contents><Key>${name}</Key><LastModified>2026-11-15T00:00:00.000Z</LastModified><ETag>${escapeXml(etag)}</ETag><Size>${body.length}</Size></Contents>`
    })
    return `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name>${isEncoded ? '<EncodingType>url</EncodingType>' : ''}<IsTruncated>${token !== undefined}</IsTruncated>${token === undefined ? '' : `<NextContinuationToken>${token}</NextContinuationToken>`}${contents.join('')}</ListBucketResult>`
  }

  const server = http.createServer((request, response) => {
    atOnce += 1
    maxAtOnce = Math.max(maxAtOnce, atOnce)
    response.on('close', () => (atOnce -= 1))
    handle(request, response).catch(() => request.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    bucket,
    objects,
    uploads,
    requests,
    faults,
    get maxAtOnce() {
      return maxAtOnce
    },
    /** What a step gets from aws-actions/configure-aws-credentials. */
    env: {
      AWS_ACCESS_KEY_ID: account.accessKeyId,
      AWS_SECRET_ACCESS_KEY: account.secretAccessKey,
      ...(account.sessionToken !== undefined && { AWS_SESSION_TOKEN: account.sessionToken })
    },
    fault(...added: StoreFault[]): void {
      faults.push(...added.map(fault => ({ ...fault, seen: 0 })))
    },
    setAccount(next: Account): void {
      account = next
    },
    /** Puts an object there without a request, as somebody else would have. */
    put(key: string, body: string | Buffer, headers: Record<string, string> = {}): void {
      store(key, Buffer.from(body), headers)
    },
    onChange(listener: (key: string, kind: 'put' | 'delete') => void): void {
      changeListeners.add(listener)
    },
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
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}

function operationOf(method: string, key: string, query: URLSearchParams): Operation {
  const hasUpload = query.has('uploadId')
  if (method === 'GET') return key === '' ? 'list' : 'get'
  if (method === 'HEAD') return 'head'
  if (method === 'PUT') return hasUpload ? 'put-part' : 'put'
  if (method === 'DELETE') return hasUpload ? 'abort-upload' : 'delete'
  return hasUpload ? 'complete-upload' : 'create-upload'
}

function objectHeaders(headers: http.IncomingHttpHeaders): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) =>
    /^(content-type|cache-control|x-amz-meta-.*)$/.test(name)
  )
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}

/** As talkative as real stores: it repeats the access key. */
function errorXml(code: string, message: string, { accessKeyId }: Account, region: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${escapeXml(message)} (${escapeXml(accessKeyId)})</Message><AWSAccessKeyId>${accessKeyId}</AWSAccessKeyId>${code === 'AuthorizationHeaderMalformed' ? `<Region>${region}</Region>` : ''}</Error>`
}

async function bodyOf(request: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

function md5(body: Buffer): string {
  return createHash('md5').update(body).digest('hex')
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
