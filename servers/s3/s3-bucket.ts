import { createHash, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { escapeUTF8 } from 'entities'
import type { Refusal } from './s3-signature-check.ts'

/** What a bucket does with a request whose signature is right. */

export type Operation = 'get' | 'head' | 'put' | 'delete' | 'list'

export function operationOf(method: string, key: string): Operation {
  if (method === 'GET') return key === '' ? 'list' : 'get'
  return method.toLowerCase() as Operation
}

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
   * `new-only`: without `If-Match`, which S3 got some months after `If-None-Match`. `match-ignored`: silently.
   * `new-ignored`: the other way around.
   */
  conditions?: 'enforced' | 'unquoted' | 'new-only' | `${'' | 'match-' | 'new-'}ignored` | 'not-implemented'
  /** ETags that say nothing about the bytes, as with encryption by KMS. */
  opaqueEtags?: boolean
  pageSize?: number
  /** How far the store's clock is ahead. */
  skewMs?: number
  /** The store's clock, instead of that of this machine. */
  now?: () => number
}

export class StandInBucket {
  readonly objects = new Map<string, StoredItem>()
  readonly #changeListeners = new Set<(key: string, kind: 'put' | 'delete') => void>()
  readonly #options: BucketOptions
  #skewMs: number

  constructor(options: BucketOptions) {
    this.#options = options
    this.#skewMs = options.skewMs ?? 0
  }

  now(): number {
    const { now = Date.now } = this.#options
    return now() + this.#skewMs
  }

  /** Lets time pass, by the store's clock only. */
  advance(ms: number): void {
    this.#skewMs += ms
  }

  /** Returns what ends it. */
  onChange(listener: (key: string, kind: 'put' | 'delete') => void): () => void {
    this.#changeListeners.add(listener)
    return () => void this.#changeListeners.delete(listener)
  }

  text(key: string): string | undefined {
    return this.objects.get(key)?.body.toString()
  }

  /** Without a request, as if somebody else had put it there. */
  put(key: string, content: string | Buffer, headers: Record<string, string> = {}): void {
    const body = typeof content === 'string' ? Buffer.from(content) : content
    this.objects.set(key, { body, etag: `"${this.#etagOf(body)}"`, headers, modifiedAt: this.now() })
    for (const listener of this.#changeListeners) listener(key, 'put')
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
        const refusal = this.#failedCondition(headers, current)
        if (refusal !== undefined) return refusal
        this.put(key, body, objectHeaders(headers))
        return { status: 200, headers: { etag: this.objects.get(key)?.etag ?? '' } }
      }
      case 'delete':
        if (this.objects.delete(key)) for (const listener of this.#changeListeners) listener(key, 'delete')
        return { status: 204 }
    }
  }

  #failedCondition(headers: IncomingHttpHeaders, current: StoredItem | undefined): Refusal | undefined {
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers
    const { conditions = 'enforced' } = this.#options
    if (ifMatch === undefined && ifNoneMatch === undefined) return undefined
    if (conditions === 'ignored' || conditions === `${ifMatch === undefined ? 'new' : 'match'}-ignored`)
      return undefined
    if (conditions === 'not-implemented' || (conditions === 'new-only' && ifMatch !== undefined))
      return { status: 501, code: 'NotImplemented', message: 'A header you provided is not implemented' }
    const failed = { status: 412, code: 'PreconditionFailed', message: 'A precondition did not hold' }
    if (ifNoneMatch !== undefined && current !== undefined) return failed
    if (ifMatch !== undefined && current === undefined)
      return { status: 404, code: 'NoSuchKey', message: 'No such key' }
    const wanted = conditions === 'unquoted' ? current?.etag.replaceAll('"', '') : current?.etag
    return ifMatch !== undefined && ifMatch !== wanted ? failed : undefined
  }

  #list(query: URLSearchParams): string {
    const { pageSize = 1000 } = this.#options
    const prefix = query.get('prefix') ?? ''
    const delimiter = query.get('delimiter') ?? ''
    const token = query.get('continuation-token')
    const after = token === null ? (query.get('marker') ?? '') : Buffer.from(token, 'base64url').toString()
    const isEncoded = query.get('encoding-type') === 'url'
    /** Everything below a folder is one name, if a delimiter is given. */
    const nameOf = (key: string) => {
      const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length)
      return end === -1 ? key : key.slice(0, end + delimiter.length)
    }
    const names = new Set([...this.objects.keys()].filter(key => key.startsWith(prefix)).map(nameOf))
    const left = [...names].filter(name => name > after).sort()
    const page = left.slice(0, pageSize)
    const next = left.length > pageSize ? (page.at(-1) ?? '') : undefined
    const entries = page.map(name => {
      const object = this.objects.get(name)
      const shown = isEncoded
        ? encodeURIComponent(name).replaceAll('%20', '+').replaceAll('%2F', '/')
        : escapeUTF8(name)
      return object === undefined
        ? `<CommonPrefixes><Prefix>${shown}</Prefix></CommonPrefixes>`
        : `<Contents><Key>${shown}</Key><LastModified>2026-11-15T00:00:00.000Z</LastModified><ETag>${escapeUTF8(object.etag)}</ETag><Size>${object.body.length}</Size></Contents>`
    })
    return [
      '<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
      isEncoded ? '<EncodingType>url</EncodingType>' : '',
      `<IsTruncated>${next !== undefined}</IsTruncated>`,
      next === undefined
        ? ''
        : `<NextContinuationToken>${Buffer.from(next).toString('base64url')}</NextContinuationToken><NextMarker>${escapeUTF8(next)}</NextMarker>`,
      ...entries,
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
