import { hash } from 'node:crypto'
import { percentDecode } from '../runtime/percent-decode.ts'
import { release } from '../runtime/buffer-memory.ts'
import { Failure } from '../runtime/failure.ts'
import { bucketNotFound, S3Error } from './s3-error.ts'
import { bodyOf, changedFile, type LocalFile } from './file-body.ts'
import type { RequestOptions, Store } from './store.ts'
import { elements, elementText } from './xml.ts'

export interface StoredObject {
  /** As the store sent it, usually with quotes. */
  etag: string
  body: Buffer
  /** By the store's clock, in milliseconds since 1970; undefined when the store does not report it. */
  modifiedAt: number | undefined
}

/** Lower-case names, such as `content-type`. */
export type ObjectHeaderFields = Record<string, string>

export async function getObject(
  store: Store,
  key: string,
  signal?: AbortSignal
): Promise<StoredObject | undefined> {
  const options = { expected: [404], signal }
  const { status, headers, body } = await store.request(`Reading ${key}`, { method: 'GET', key }, options)
  if (status !== 404) {
    const time = Date.parse(headers['last-modified'] ?? '')
    return { etag: headers.etag ?? '', body, modifiedAt: Number.isNaN(time) ? undefined : time }
  }
  // Only the object may be missing: a missing bucket must not look like an empty one.
  if (elementText(body.toString('utf8', 0, 4096), 'Code') === 'NoSuchBucket')
    throw bucketNotFound(store.place)
  return undefined
}

/** The headers of an object; undefined when it does not exist or the store does not report them. */
export async function headObject(
  store: Store,
  key: string,
  signal?: AbortSignal
): Promise<ObjectHeaderFields | undefined> {
  const expected = [403, 404, 405, 501]
  const what = `Reading the headers of ${key}`
  const { status, headers } = await store.request(what, { method: 'HEAD', key }, { expected, signal })
  return expected.includes(status) ? undefined : (headers as ObjectHeaderFields)
}

export type WriteOptions = Pick<RequestOptions, 'retries' | 'beforeSend'> & { signal: AbortSignal }

/** Returns the ETag. */
export async function putObject(
  store: Store,
  { key, local, headers }: { key: string; local: LocalFile; headers: ObjectHeaderFields },
  options: WriteOptions
): Promise<string> {
  let sent: ReturnType<typeof bodyOf> | undefined
  const body = () => (sent = bodyOf(local))
  const request = { method: 'PUT', key, headers, body, sha256: local.sha256 } as const
  try {
    const response = await store.request(`Upload of ${local.name}`, request, options)
    // The store has received all of it. With garbage collection alone, thousands of files would occupy hundreds of megabytes.
    if (Buffer.isBuffer(sent)) release(sent)
    const etag = plainEtag(response.headers.etag)
    if (etag !== '') return etag
    // Some stores send an empty one after a write, and report it on request.
    const stored = await headObject(store, key, options.signal)
    if (stored !== undefined && plainEtag(stored['etag']) === '')
      throw notAStore(store, 'no ETag of an upload')
    return plainEtag(stored?.['etag'])
  } catch (error) {
    const { cause } = Object(error) as { cause?: unknown }
    throw cause instanceof S3Error && CHECKSUM_CODES.includes(cause.code ?? '') ? changedFile(local) : error
  }
}

export function notAStore(store: Store, sign: string): Failure {
  return new Failure(
    'unexpected-bucket-response',
    `The server at ${store.urlOf('')} does not respond as an S3 store does: ${sign}.`
  )
}

const CHECKSUM_CODES = ['XAmzContentSHA256Mismatch', 'BadDigest', 'InvalidDigest']

export interface ConditionalWrite {
  status: 'written' | 'conflict' | 'not-supported'
  etag: string
}

/** `new`: only if the object does not exist yet. */
export type Condition = { etag: string } | 'new' | 'none'

/** 404: the object that should match was deleted meanwhile. */
const EXPECTED_STATUSES = { none: [], new: [412, 501], etag: [404, 412, 501] }

/** Writes an object under a condition, so that only one of two writers succeeds. */
export async function putIf(
  store: Store,
  object: { key: string; body: Buffer; headers: ObjectHeaderFields },
  condition: Condition,
  options: WriteOptions
): Promise<ConditionalWrite> {
  const { key, body } = object
  const headers = { ...object.headers, ...conditionHeaders(condition, store.quotesIfMatch) }
  const request = { method: 'PUT', key, headers, body: () => body, sha256: hash('sha256', body) } as const
  const expected = EXPECTED_STATUSES[typeof condition === 'object' ? 'etag' : condition]
  const response = await store.request(`Writing ${key}`, request, { ...options, expected })
  if (response.status === 412 && typeof condition === 'object' && store.quotesIfMatch) {
    const current = plainEtag((await headObject(store, key, options.signal))?.['etag'])
    // The condition holds, so the store did not understand it: without quotes from now on.
    if (current !== '' && current === plainEtag(condition.etag)) {
      store.quotesIfMatch = false
      return await putIf(store, object, condition, options)
    }
  }
  const status = response.status === 501 ? 'not-supported' : response.status < 300 ? 'written' : 'conflict'
  return { status, etag: response.headers.etag ?? '' }
}

function conditionHeaders(condition: Condition, isQuoted: boolean): ObjectHeaderFields {
  if (condition === 'none') return {}
  if (condition === 'new') return { 'if-none-match': '*' }
  return { 'if-match': isQuoted ? condition.etag : plainEtag(condition.etag) }
}

/** By single requests, which every store implements. An object that does not exist is not an error. */
export async function deleteObject(store: Store, key: string, options: WriteOptions): Promise<void> {
  await store.request(`Removal of ${key}`, { method: 'DELETE', key }, { expected: [404], ...options })
}

export interface ListedObject {
  key: string
  size: number
  etag: string
}

export async function* listObjects(store: Store, prefix: string): AsyncGenerator<ListedObject> {
  let token: string | undefined
  do {
    const from: Record<string, string> = token === undefined ? {} : { 'continuation-token': token }
    const query = { 'list-type': '2', 'encoding-type': 'url', prefix, ...from }
    const what = `Listing of ${store.place.bucket}/${prefix}`
    const { body } = await store.request(what, { method: 'GET', query })
    const xml = body.toString()
    if (!xml.includes('<ListBucketResult')) throw notAStore(store, 'its listing is something else')
    // Not every store implements the encoding; AWS writes a space as `+`.
    const isEncoded = elementText(xml, 'EncodingType') === 'url'
    for (const each of elements(xml, 'Contents')) {
      const name = elementText(each, 'Key') ?? ''
      yield {
        key: isEncoded ? decodeKey(name) : name,
        size: Number(elementText(each, 'Size')),
        etag: plainEtag(elementText(each, 'ETag'))
      }
    }
    const isLast = elementText(xml, 'IsTruncated') !== 'true'
    const next = isLast ? undefined : elementText(xml, 'NextContinuationToken')
    if (next !== undefined && next === token) throw notAStore(store, 'its listing does not end')
    token = next
  } while (token !== undefined)
}

function decodeKey(name: string): string {
  // Some stores claim the encoding and do not use it.
  return percentDecode(name.replaceAll('+', ' '))
}

/** Stores do not agree on the quotes. */
export function plainEtag(etag = ''): string {
  return etag.replace(/^(?:W\/)?"(.*)"$/, '$1')
}
