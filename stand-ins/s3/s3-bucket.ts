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
  | 'list-uploads'

interface StoredItem {
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

export interface BucketRequest {
  operation: Operation
  key: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface BucketOptions {
  /**
   * `unquoted`: enforced, and `If-Match` is compared with the ETag without quotes, as Ceph did until version 18.
   * `new-only`: without `If-Match`, which S3 got some months after `If-None-Match`.
   */
  conditions?: 'enforced' | 'unquoted' | 'new-only' | 'ignored' | 'not-implemented'
  /** Asks for a checksum of every object and part, as a bucket with object lock does. */
  requiresChecksums?: boolean
  /** Completes uploads in parts with an empty ETag, as Ceph 16 does. */
  emptyEtags?: boolean
  /** ETags that say nothing about the bytes, as with encryption by KMS. */
  opaqueEtags?: boolean
  pageSize?: number
}

const MIN_PART_BYTES = 5 * 1024 * 1024

export class StandInBucket {
  readonly objects = new Map<string, StoredItem>()
  readonly uploads = new Map<
    string,
    { key: string; headers: Record<string, string>; parts: Map<number, Buffer>; hasChecksums: boolean }
  >()
  readonly changeListeners = new Set<(key: string, kind: 'put' | 'delete') => void>()
  readonly #options: BucketOptions
  readonly #now: () => number

  constructor(options: BucketOptions, now: () => number) {
    this.#options = options
    this.#now = now
  }

  put(key: string, body: Buffer, headers: Record<string, string>, etag = this.#etagOf(body)): void {
    this.objects.set(key, { body, etag: `"${etag}"`, headers, modifiedAt: this.#now() })
    for (const listener of this.changeListeners) listener(key, 'put')
  }

  serve(request: BucketRequest): Answer | Refusal {
    const { operation, key, headers, body } = request
    const current = this.objects.get(key)
    switch (operation) {
      case 'list':
        return { status: 200, content: this.#list(request.query) }
      case 'list-uploads':
        return { status: 200, content: this.#listUploads(request.query) }
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
        const refusal = this.#failedChecksum(headers, body) ?? this.#failedCondition(headers, current)
        if (refusal !== undefined) return refusal
        this.put(key, body, objectHeaders(headers))
        return { status: 200, headers: { etag: this.objects.get(key)?.etag ?? '' } }
      }
      case 'delete':
        if (this.objects.delete(key)) for (const listener of this.changeListeners) listener(key, 'delete')
        return { status: 204 }
      case 'create-upload': {
        const id = randomBytes(8).toString('hex')
        const hasChecksums = headers['x-amz-checksum-algorithm'] === 'SHA256'
        this.uploads.set(id, { key, headers: objectHeaders(headers), parts: new Map(), hasChecksums })
        return { status: 200, content: `<Result><UploadId>${id}</UploadId></Result>` }
      }
      case 'put-part':
      case 'complete-upload':
      case 'abort-upload':
        return this.#serveUpload(request)
    }
  }

  #serveUpload({ operation, query, headers, body }: BucketRequest): Answer | Refusal {
    const id = query.get('uploadId') ?? ''
    const upload = this.uploads.get(id)
    if (upload === undefined) return { status: 404, code: 'NoSuchUpload', message: 'No such upload' }
    if (operation === 'put-part') {
      const refusal = this.#failedChecksum(headers, body)
      if (refusal !== undefined) return refusal
      if (upload.hasChecksums !== (headers['x-amz-checksum-sha256'] !== undefined))
        return { status: 400, code: 'InvalidRequest', message: 'Checksum Type mismatch occurred' }
      upload.parts.set(Number(query.get('partNumber')), body)
      return { status: 200, headers: { etag: `"${md5(body)}"` } }
    }
    if (operation === 'abort-upload') {
      this.uploads.delete(id)
      return { status: 204 }
    }
    const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]*)<\/ETag>/g)]
    const checksums = body.toString().match(/<ChecksumSHA256>[^<]{44}<\/ChecksumSHA256>/g) ?? []
    if (upload.hasChecksums && checksums.length !== named.length)
      return {
        status: 400,
        code: 'InvalidRequest',
        message: 'The request must include the checksum of each part'
      }
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
    const told = this.#options.emptyEtags === true ? '' : `&quot;${etag}&quot;`
    return { status: 200, content: `<Result><ETag>${told}</ETag></Result>` }
  }

  #failedChecksum(headers: IncomingHttpHeaders, body: Buffer): Refusal | undefined {
    const sent = headers['x-amz-checksum-sha256']
    if (sent === undefined)
      return this.#options.requiresChecksums === true
        ? {
            status: 400,
            code: 'InvalidRequest',
            message:
              'Content-MD5 OR x-amz-checksum- HTTP header is required for Put Object requests with Object Lock parameters'
          }
        : undefined
    const isRight = sent === createHash('sha256').update(body).digest('base64')
    return isRight ? undefined : { status: 400, code: 'BadDigest', message: 'The checksum does not match' }
  }

  #failedCondition(headers: IncomingHttpHeaders, current: StoredItem | undefined): Refusal | undefined {
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers
    const { conditions = 'enforced' } = this.#options
    if (ifMatch === undefined && ifNoneMatch === undefined) return undefined
    if (conditions === 'ignored') return undefined
    if (conditions === 'not-implemented' || (conditions === 'new-only' && ifMatch !== undefined))
      return { status: 501, code: 'NotImplemented', message: 'A header you provided is not implemented' }
    const failed = { status: 412, code: 'PreconditionFailed', message: 'A precondition did not hold' }
    if (ifNoneMatch !== undefined && current !== undefined) return failed
    if (ifMatch !== undefined && current === undefined)
      return { status: 404, code: 'NoSuchKey', message: 'No such key' }
    const wanted = conditions === 'unquoted' ? current?.etag.replaceAll('"', '') : current?.etag
    return ifMatch !== undefined && ifMatch !== wanted ? failed : undefined
  }

  /** Two at a time, so that clients have to ask again. */
  #listUploads(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const all = [...this.uploads]
      .map(([id, { key }]) => ({ id, key }))
      .filter(({ key }) => key.startsWith(prefix))
      .sort((a, b) => (a.key + a.id < b.key + b.id ? -1 : 1))
    const marker = (query.get('key-marker') ?? '') + (query.get('upload-id-marker') ?? '')
    const page = all.filter(({ id, key }) => key + id > marker)
    const last = page.length > 2 ? page[1] : undefined
    const uploads = page
      .slice(0, 2)
      .map(({ id, key }) => `<Upload><Key>${escapeXml(key)}</Key><UploadId>${id}</UploadId></Upload>`)
    const next =
      last === undefined
        ? ''
        : `<NextKeyMarker>${escapeXml(last.key)}</NextKeyMarker><NextUploadIdMarker>${last.id}</NextUploadIdMarker>`
    return `<ListMultipartUploadsResult>${next}<IsTruncated>${last !== undefined}</IsTruncated>${uploads.join('')}</ListMultipartUploadsResult>`
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
