import { createHash, hash } from 'node:crypto'
import { isSuccess } from '../runtime/http/request.ts'
import { percentDecode } from '../runtime/text/percent-decode.ts'
import { bucketNotFound, S3Error } from './s3-error.ts'
import { CHECKSUM_CODES } from './checksums.ts'
import { md5In, newMd5, plainEtag } from './etag.ts'
import { bodyOf, changedFile, type FileBody, type LocalFile, md5Of } from './file-body.ts'
import { notAStore, NotStored, type RequestOptions, type Store } from './store.ts'
import { elements, elementText } from './xml.ts'

export interface StoredObject {
  /** The unmodified ETag from the response, usually with quotes. */
  etag: string
  body: Buffer
  /** Last change, by the store's clock, in milliseconds since 1970; undefined if the store omits it. */
  modifiedAt: number | undefined
}

/** Headers with lowercase names, such as `content-type`. */
export type ObjectHeaderFields = Record<string, string>

/** `etag` has no quotes. */
interface ObjectHead {
  size: number
  etag: string
  headers: ObjectHeaderFields
}

type ReadOptions = Pick<RequestOptions, 'signal' | 'connections'>

/** Reads one of the small objects that decide which run may write, such as the lease. */
export async function getObject(
  store: Store,
  key: string,
  signal?: AbortSignal
): Promise<StoredObject | undefined> {
  const options: RequestOptions = { expected: [404], signal, connections: 'lease' }
  const { status, headers, body } = await store.request(`Reading ${key}`, { method: 'GET', key }, options)
  if (status !== 404) {
    const time = Date.parse(headers['last-modified'] ?? '')
    return {
      etag: headers.etag ?? '',
      body: Buffer.from(body),
      modifiedAt: Number.isNaN(time) ? undefined : time
    }
  }
  // A missing bucket must not be mistaken for a missing object.
  if (elementText(body, 'Code') === 'NoSuchBucket') throw bucketNotFound(store.place)
  return undefined
}

/** Returns the SHA-256 of an object, or undefined if the object cannot be read. */
export async function digestObject(
  store: Store,
  key: string,
  signal: AbortSignal
): Promise<string | undefined> {
  let digest = createHash('sha256')
  const request = { method: 'GET', key, hash: () => (digest = createHash('sha256')) } as const
  const { status } = await store.request(`Reading ${key}`, request, { expected: [403, 404], signal })
  return isSuccess(status) ? digest.digest('hex') : undefined
}

/** Reads the headers of an object. Returns `unknown` if the store does not allow or support HEAD requests. */
export async function headOf(
  store: Store,
  key: string,
  options: ReadOptions = {}
): Promise<ObjectHead | 'missing' | 'unknown'> {
  const expected = [403, 404, 405, 501]
  const what = `Reading the headers of ${key}`
  const { status, headers } = await store.request(what, { method: 'HEAD', key }, { expected, ...options })
  if (status === 404) return 'missing'
  if (expected.includes(status)) return 'unknown'
  const size = Number(headers['content-length'])
  return { size, etag: plainEtag(headers.etag), headers: headers as ObjectHeaderFields }
}

export type WriteOptions = Pick<RequestOptions, 'retries' | 'beforeSend' | 'connections'> & {
  signal: AbortSignal
}

interface Upload {
  key: string
  local: LocalFile
  headers: ObjectHeaderFields
  /** The object to replace. If the old bytes are known to differ, the new object cannot have the same ETag. */
  replaced?: { etag: string; hasOtherBytes: boolean } | undefined
}

export async function putObject(store: Store, upload: Upload, options: WriteOptions): Promise<string> {
  const { key, local, headers } = upload
  let sent: FileBody | undefined
  const body = () => (sent = bodyOf(local)).content
  const confirm = async (etag: string) => await storedEtag(store, upload, { etag, md5: sent?.md5() }, options)
  const md5 = async () => await md5Of(local)
  const request = { method: 'PUT', key, headers, body, sha256: local.sha256, md5 } as const
  try {
    const response = await store.request(`Upload of ${local.name}`, request, { ...options, confirm })
    return response.headers.etag ?? ''
  } catch (error) {
    const { cause } = Object(error) as { cause?: unknown }
    throw cause instanceof S3Error && CHECKSUM_CODES.includes(cause.code ?? '') ? changedFile(local) : error
  }
}

/**
 * Returns the ETag of an uploaded object. A HEAD request checks the object if the ETag does not prove that the stored
 * bytes are the sent bytes. After one check has shown that ETags are opaque, any new ETag is accepted.
 */
async function storedEtag(
  store: Store,
  { key, local, replaced }: Upload,
  { etag, md5 }: { etag: string; md5: string | undefined },
  { signal }: WriteOptions
): Promise<string> {
  const isMd5 = (found: string) => md5In(found) === (md5 ?? '')
  if (isMd5(etag)) store.etags = 'md5'
  const isNew = etag !== '' && etag !== replaced?.etag
  if (isMd5(etag) || (isNew && store.etags === 'opaque')) return etag
  const stored = await headOf(store, key, { signal })
  if (stored === 'unknown') return etag
  if (stored === 'missing') throw new NotStored('the object does not exist')
  const { size, etag: found } = stored
  if (size !== local.size) throw new NotStored(`the object has ${size} bytes instead of ${local.size}`)
  if (isMd5(found)) store.etags = 'md5'
  else if (found === replaced?.etag && (replaced.hasOtherBytes || found !== etag))
    throw new NotStored('the store still has the previous object')
  else if (store.etags === 'md5' && md5In(found) !== undefined)
    throw new NotStored('the bytes of the object differ from the sent bytes')
  else if (store.etags === 'unknown') store.etags = 'opaque'
  return found
}

export interface ConditionalWrite {
  status: 'written' | 'conflict' | 'not-supported'
  etag: string
}

/** `new` writes only if the object does not exist yet. */
export type Condition = { etag: string } | 'new' | 'none'

/** Status 404 means that the object to match has been deleted in the meantime. */
const EXPECTED_STATUSES = { none: [], new: [412, 501], etag: [404, 412, 501] }

/** Writes an object conditionally, so that only one of two concurrent writers succeeds. */
export async function putIf(
  store: Store,
  object: { key: string; body: Buffer; headers: ObjectHeaderFields },
  condition: Condition,
  options: WriteOptions
): Promise<ConditionalWrite> {
  const { key, body } = object
  const headers = { ...object.headers, ...conditionHeaders(condition, store.quotesIfMatch) }
  const own = { connections: 'lease' } as const
  const md5 = newMd5()?.update(body).digest('hex')
  const digests = { sha256: hash('sha256', body), md5: async () => await Promise.resolve(md5) }
  const request = { method: 'PUT', key, headers, body: () => body, ...digests } as const
  const expected = EXPECTED_STATUSES[typeof condition === 'object' ? 'etag' : condition]
  const response = await store.request(`Writing ${key}`, request, { ...options, ...own, expected })
  if (response.status === 412 && typeof condition === 'object' && store.quotesIfMatch) {
    const current = await headOf(store, key, { signal: options.signal, ...own })
    // The ETag matches, so the store did not understand the quotes. Omit the quotes from now on.
    if (typeof current === 'object' && current.etag === plainEtag(condition.etag)) {
      store.quotesIfMatch = false
      return await putIf(store, object, condition, options)
    }
  }
  if (response.status === 501) return { status: 'not-supported', etag: '' }
  if (!isSuccess(response.status)) return { status: 'conflict', etag: '' }
  const { etag = '' } = response.headers
  if (md5In(plainEtag(etag)) === (md5 ?? '')) store.etags = 'md5'
  if (plainEtag(etag) !== '') return { status: 'written', etag }
  const found = await getObject(store, key, options.signal)
  const isOurs = found?.body.equals(body) === true
  return isOurs ? { status: 'written', etag: found.etag } : { status: 'conflict', etag: '' }
}

function conditionHeaders(condition: Condition, isQuoted: boolean): ObjectHeaderFields {
  if (condition === 'none') return {}
  if (condition === 'new') return { 'if-none-match': '*' }
  return { 'if-match': isQuoted ? condition.etag : plainEtag(condition.etag) }
}

/** Deletes one object per request, because every store supports this. A missing object is not an error. */
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
  const seen = new Set<string | undefined>()
  do {
    const from: Record<string, string> = token === undefined ? {} : { 'continuation-token': token }
    const query = { 'list-type': '2', 'encoding-type': 'url', prefix, ...from }
    const what = `Listing of ${store.place.bucket}/${prefix}`
    const { body: xml } = await store.request(what, { method: 'GET', query })
    // Not every store supports URL encoding. AWS encodes a space as `+`.
    const isEncoded = elementText(xml, 'EncodingType') === 'url'
    for (const each of elements(xml, 'Contents')) {
      const name = elementText(each, 'Key') ?? ''
      yield {
        // Some stores report URL encoding without applying it, so decoding must not throw.
        key: isEncoded ? percentDecode(name.replaceAll('+', ' ')) : name,
        size: Number(elementText(each, 'Size')),
        etag: plainEtag(elementText(each, 'ETag'))
      }
    }
    token = elementText(xml, 'IsTruncated') === 'true' ? elementText(xml, 'NextContinuationToken') : undefined
    if (seen.has(token)) throw notAStore(store, 'its listing does not end')
    seen.add(token)
  } while (token !== undefined)
}
