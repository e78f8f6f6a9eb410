import { hash } from 'node:crypto'
import { Failure } from '../runtime/failure.ts'
import { S3Error } from './errors.ts'
import { bodyOf, changedFile, type LocalFile } from './file-body.ts'
import type { Store } from './store.ts'
import { elements, elementText } from './xml.ts'

export interface StoredObject {
  etag: string
  body: Buffer
}

/** Lower-case names, such as `content-type`. */
export type ObjectHeaderFields = Record<string, string>

export async function getObject(store: Store, key: string): Promise<StoredObject | undefined> {
  const request = { method: 'GET', key } as const
  const { status, headers, body } = await store.request(`Reading ${key}`, request, { expected: [404] })
  if (status !== 404) return { etag: headers.etag ?? '', body }
  // Only the object may be missing: a missing bucket must not look like an empty one.
  if (elementText(body.toString('utf8', 0, 4096), 'Code') === 'NoSuchBucket')
    throw new Failure('bucket-not-found', `The bucket ${store.bucket} does not exist.`)
  return undefined
}

/** The headers of an object; undefined when it does not exist or the store does not tell. */
export async function headObject(store: Store, key: string): Promise<ObjectHeaderFields | undefined> {
  const request = { method: 'HEAD', key } as const
  const expected = [403, 404, 405, 501]
  const { status, headers } = await store.request(`Reading the headers of ${key}`, request, { expected })
  return expected.includes(status) ? undefined : (headers as ObjectHeaderFields)
}

export interface FileUpload {
  key: string
  local: LocalFile
  headers: ObjectHeaderFields
  signal: AbortSignal
}

/** Uploads a file with one request. Returns the ETag. */
export async function putObject(store: Store, { key, local, headers, signal }: FileUpload): Promise<string> {
  let sent: ReturnType<typeof bodyOf> | undefined
  const body = () => (sent = bodyOf(local))
  const request = { method: 'PUT', key, headers, body, sha256: local.sha256 } as const
  try {
    const response = await store.request(`Upload of ${local.name}`, request, { signal })
    // The store has read it all. Left to the collector, thousands of files pile up to hundreds of megabytes.
    if (Buffer.isBuffer(sent)) (sent.buffer as ArrayBuffer).transfer(0)
    return plainEtag(response.headers.etag)
  } catch (error) {
    throw isChecksumError(error) ? changedFile(local) : error
  }
}

function isChecksumError(error: unknown): boolean {
  const { cause } = Object(error) as { cause?: unknown }
  return (
    cause instanceof S3Error &&
    ['XAmzContentSHA256Mismatch', 'BadDigest', 'InvalidDigest'].includes(cause.code)
  )
}

export interface ConditionalWrite {
  status: 'written' | 'conflict' | 'not-supported'
  etag: string
}

/** `new`: only if the object does not exist yet. */
export type Condition = { etag: string } | 'new' | 'none'

/** Writes an object under a condition, so that of two writers one fails. */
export async function putIf(
  store: Store,
  key: string,
  body: Buffer,
  { headers, condition }: { headers: ObjectHeaderFields; condition: Condition }
): Promise<ConditionalWrite> {
  const response = await store.request(
    `Writing ${key}`,
    {
      method: 'PUT',
      key,
      headers: { ...headers, ...conditionHeaders(condition) },
      body: () => body,
      sha256: hash('sha256', body)
    },
    // 404: the object that should match was deleted meanwhile.
    { expected: condition === 'none' ? [] : [404, 412, 501] }
  )
  const status = response.status === 501 ? 'not-supported' : response.status < 300 ? 'written' : 'conflict'
  return { status, etag: response.headers.etag ?? '' }
}

function conditionHeaders(condition: Condition): ObjectHeaderFields {
  if (condition === 'none') return {}
  return condition === 'new' ? { 'if-none-match': '*' } : { 'if-match': condition.etag }
}

/** By single requests, which every store implements. An object that is gone already is no error. */
export async function deleteObject(store: Store, key: string, signal: AbortSignal): Promise<void> {
  await store.request(`Removal of ${key}`, { method: 'DELETE', key }, { expected: [404], signal })
}

export interface ListedObject {
  key: string
  size: number
  etag: string
}

export async function* listObjects(store: Store, prefix: string): AsyncGenerator<ListedObject> {
  let token: string | undefined
  do {
    const query = {
      'list-type': '2',
      'encoding-type': 'url',
      prefix,
      ...(token !== undefined && { 'continuation-token': token })
    }
    const { body } = await store.request(`Listing of ${store.bucket}/${prefix}`, { method: 'GET', query })
    const xml = body.toString()
    if (!xml.includes('<ListBucketResult'))
      throw new Failure(
        'unexpected-bucket-response',
        `The listing of ${store.bucket} is not one of an S3 store.`
      )
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
    const next =
      elementText(xml, 'IsTruncated') === 'true' ? elementText(xml, 'NextContinuationToken') : undefined
    if (next !== undefined && next === token)
      throw new Failure('unexpected-bucket-response', `The listing of ${store.bucket} does not end.`)
    token = next
  } while (token !== undefined)
}

function decodeKey(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '))
  } catch {
    // A store that claims the encoding and does not use it.
    return name
  }
}

/** Stores do not agree on the quotes. */
export function plainEtag(etag = ''): string {
  return etag.replace(/^(?:W\/)?"(.*)"$/, '$1')
}
