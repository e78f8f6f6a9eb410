import { createHash, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Refusal } from './s3-signature-check.ts'

/** What a bucket does with a request whose signature is right. */

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

interface StoredItem {
  body: Buffer
  etag: string
  headers: Record<string, string>
}

export interface Answer {
  status: number
  headers?: Record<string, string>
  content?: string | Buffer
}

export interface BucketRequest {
  operation: Operation
  key: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface BucketOptions {
  conditions?: 'enforced' | 'ignored' | 'not-implemented'
  /** ETags that say nothing about the bytes, as with encryption by KMS. */
  opaqueEtags?: boolean
  pageSize?: number
}

const MIN_PART_BYTES = 5 * 1024 * 1024

export class StandInBucket {
  readonly objects = new Map<string, StoredItem>()
  readonly uploads = new Map<
    string,
    { key: string; headers: Record<string, string>; parts: Map<number, Buffer> }
  >()
  readonly changeListeners = new Set<(key: string, kind: 'put' | 'delete') => void>()
  readonly #options: BucketOptions

  constructor(options: BucketOptions) {
    this.#options = options
  }

  put(key: string, body: Buffer, headers: Record<string, string>, etag = this.#etagOf(body)): void {
    this.objects.set(key, { body, etag: `"${etag}"`, headers })
    for (const listener of this.changeListeners) listener(key, 'put')
  }

  serve(request: BucketRequest): Answer | Refusal {
    const { operation, key, headers, body } = request
    const current = this.objects.get(key)
    switch (operation) {
      case 'list':
        return { status: 200, content: this.#list(request.query) }
      case 'get':
      case 'head': {
        if (current === undefined) return { status: 404, code: 'NoSuchKey', message: 'No such key' }
        const size = String(current.body.length)
        return {
          status: 200,
          headers: { ...current.headers, etag: current.etag, 'content-length': size },
          content: current.body
        }
      }
      case 'put': {
        const refusal = this.#failedCondition(headers, current)
        if (refusal !== undefined) return refusal
        this.put(key, body, objectHeaders(headers))
        return { status: 200, headers: { etag: this.objects.get(key)?.etag ?? '' } }
      }
      case 'delete':
        if (this.objects.delete(key)) for (const listener of this.changeListeners) listener(key, 'delete')
        return { status: 204 }
      case 'create-upload': {
        const id = randomBytes(8).toString('hex')
        this.uploads.set(id, { key, headers: objectHeaders(headers), parts: new Map() })
        return { status: 200, content: `<Result><UploadId>${id}</UploadId></Result>` }
      }
      case 'put-part':
      case 'complete-upload':
      case 'abort-upload':
        return this.#serveUpload(request)
    }
  }

  #serveUpload({ operation, query, body }: BucketRequest): Answer | Refusal {
    const id = query.get('uploadId') ?? ''
    const upload = this.uploads.get(id)
    if (upload === undefined) return { status: 404, code: 'NoSuchUpload', message: 'No such upload' }
    if (operation === 'put-part') {
      upload.parts.set(Number(query.get('partNumber')), body)
      return { status: 200, headers: { etag: `"${md5(body)}"` } }
    }
    if (operation === 'abort-upload') {
      this.uploads.delete(id)
      return { status: 204 }
    }
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)]
    const parts = named.map(([, number]) => upload.parts.get(Number(number)) ?? Buffer.alloc(0))
    const isRight = named.every(
      ([, , etag], i) => etag?.replaceAll('&quot;', '') === md5(parts[i] ?? Buffer.alloc(0))
    )
    if (!isRight || named.length !== upload.parts.size)
      return { status: 400, code: 'InvalidPart', message: 'A part could not be found' }
    if (parts.slice(0, -1).some(part => part.length < MIN_PART_BYTES))
      return { status: 400, code: 'EntityTooSmall', message: 'A part is too small' }
    const digests = parts.map(part => createHash('md5').update(part).digest())
    const etag = `${md5(Buffer.concat(digests))}-${parts.length}`
    this.put(upload.key, Buffer.concat(parts), upload.headers, etag)
    this.uploads.delete(id)
    return { status: 200, content: `<Result><ETag>&quot;${etag}&quot;</ETag></Result>` }
  }

  #failedCondition(headers: IncomingHttpHeaders, current: StoredItem | undefined): Refusal | undefined {
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers
    const { conditions = 'enforced' } = this.#options
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

  #list(query: URLSearchParams): string {
    const { pageSize = 1000 } = this.#options
    const prefix = query.get('prefix') ?? ''
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString()
    const isEncoded = query.get('encoding-type') === 'url'
    const keys = [...this.objects.keys()].filter(key => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, pageSize)
    const token = keys.length > pageSize ? Buffer.from(page.at(-1) ?? '').toString('base64url') : undefined
    const contents = page.map(key => {
      const { body, etag } = this.objects.get(key) ?? { body: '', etag: '' }
      const name = isEncoded
        ? encodeURIComponent(key).replaceAll('%20', '+').replaceAll('%2F', '/')
        : escapeXml(key)
      return `<Contents><Key>${name}</Key><LastModified>2026-11-15T00:00:00.000Z</LastModified><ETag>${escapeXml(etag)}</ETag><Size>${body.length}</Size></Contents>`
    })
    return [
      '<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
      isEncoded ? '<EncodingType>url</EncodingType>' : '',
      `<IsTruncated>${token !== undefined}</IsTruncated>`,
      token === undefined ? '' : `<NextContinuationToken>${token}</NextContinuationToken>`,
      ...contents,
      '</ListBucketResult>'
    ].join('')
  }

  #etagOf(body: Buffer): string {
    return this.#options.opaqueEtags === true ? `${randomBytes(15).toString('hex')}00` : md5(body)
  }
}

function objectHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) =>
    /^(content-type|cache-control|x-amz-meta-.*)$/.test(name)
  )
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}

function md5(body: Buffer): string {
  return createHash('md5').update(body).digest('hex')
}

export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
