import { createHash, hash } from 'node:crypto'
import { escapeMarkup } from '../runtime/markup.ts'
import { Failure } from '../runtime/failure.ts'
import { S3Error } from './s3-error.ts'
import { changedFile, readRange } from './file-body.ts'
import { type FileUpload, headObject, knownEtag, plainEtag, putObject } from './objects.ts'
import type { Store } from './store.ts'
import { elements, elementText } from './xml.ts'

interface PartSizes {
  /** Larger files are uploaded in parts. */
  maxSingleBytes: number
  minPartBytes: number
}

const PART_SIZES: PartSizes = { maxSingleBytes: 64 * 1024 * 1024, minPartBytes: 8 * 1024 * 1024 }
const MAX_PARTS = 10_000
/** Each part is in memory while it is sent. */
const PARTS_AT_ONCE = 4
const ABORT_TIMEOUT_MS = 1000
/** A store that loses an upload once may do so again; one that always does is broken. */
const MAX_UPLOADS = 3

/** Uploads a file, with one request or in parts. Returns the ETag. */
export async function putFile(store: Store, upload: FileUpload, sizes = PART_SIZES): Promise<string> {
  if (!isLarge(upload.local, sizes)) return await putObject(store, upload)
  for (let attempt = 1; attempt <= MAX_UPLOADS; attempt += 1) {
    const etag = await putInParts(store, upload, sizes)
    if (etag !== undefined) return etag
  }
  throw new Failure(
    'unexpected-bucket-response',
    `Upload of ${upload.local.name} failed: the store lost the uploaded parts ${MAX_UPLOADS} times.`
  )
}

export function isLarge({ size }: { size: number }, { maxSingleBytes } = PART_SIZES): boolean {
  return size > maxSingleBytes
}

interface Part {
  etag: string
  sha256: string
}

/** Undefined when the file has to be uploaded again. No part stays in the store in that case or after an error. */
async function putInParts(
  store: Store,
  upload: FileUpload,
  { minPartBytes }: PartSizes
): Promise<string | undefined> {
  const { key, local, headers, signal } = upload
  const what = `Upload of ${local.name}`
  const checksum = store.requiresChecksums
  const created = await store.request(
    what,
    {
      ...{ method: 'POST', key, query: { uploads: '' } },
      headers: { ...headers, ...(checksum && { 'x-amz-checksum-algorithm': 'SHA256' }) }
    },
    { signal }
  )
  const uploadId = elementText(created.body.toString(), 'UploadId')
  if (uploadId === undefined)
    throw new Failure('unexpected-bucket-response', `${what} failed: the store sent no UploadId.`)
  try {
    const parts = await putParts(store, upload, { uploadId, checksum, minPartBytes })
    const etag = await complete(store, upload, { uploadId, checksum, parts })
    if (etag === undefined) await abortUpload(store, { key, uploadId })
    return etag
  } catch (error) {
    await abortUpload(store, { key, uploadId })
    // All parts of an upload have checksums or none.
    const { cause } = Object(error) as { cause?: unknown }
    if (!checksum && cause instanceof S3Error && cause.isChecksumMissing) return undefined
    throw error
  }
}

async function putParts(
  store: Store,
  { key, local, signal }: FileUpload,
  { uploadId, checksum, minPartBytes }: { uploadId: string; checksum: boolean; minPartBytes: number }
): Promise<Part[]> {
  const partBytes = Math.max(minPartBytes, Math.ceil(local.size / MAX_PARTS))
  const count = Math.ceil(local.size / partBytes)
  const parts: Part[] = []
  const whole = createHash('sha256')
  const failed = new AbortController()
  const either = AbortSignal.any([signal, failed.signal])
  let next = 0

  const worker = async (): Promise<void> => {
    while (next < count) {
      either.throwIfAborted()
      const number = next++
      // Read in order, so that the hash of the whole file can be computed as well.
      const bytes = readRange(local, number * partBytes, Math.min(local.size, (number + 1) * partBytes))
      whole.update(bytes)
      const sha256 = hash('sha256', bytes)
      const { headers } = await store.request(
        `Upload of ${local.name}, part ${number + 1} of ${count}`,
        {
          method: 'PUT',
          key,
          query: { partNumber: String(number + 1), uploadId },
          body: () => bytes,
          sha256,
          checksum
        },
        { signal: either }
      )
      parts[number] = { etag: headers.etag ?? '', sha256 }
    }
  }
  const workers = Array.from({ length: PARTS_AT_ONCE }, async () => {
    await worker().catch((error: unknown) => failed.abort(error))
  })
  await Promise.all(workers)
  either.throwIfAborted()
  if (whole.digest('hex') !== local.sha256) throw changedFile(local)
  return parts
}

/** Returns the ETag, or undefined when the store no longer knows the upload. */
async function complete(
  store: Store,
  { key, local, signal }: FileUpload,
  { uploadId, checksum, parts }: { uploadId: string; checksum: boolean; parts: Part[] }
): Promise<string | undefined> {
  const listed = parts.map(({ etag, sha256 }, i) => {
    const sum = checksum
      ? `<ChecksumSHA256>${Buffer.from(sha256, 'hex').toString('base64')}</ChecksumSHA256>`
      : ''
    return `<Part><PartNumber>${i + 1}</PartNumber><ETag>${escapeMarkup(etag)}</ETag>${sum}</Part>`
  })
  const body = Buffer.from(`<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`)
  const request = {
    method: 'POST',
    key,
    query: { uploadId },
    headers: { 'content-type': 'application/xml' },
    body: () => body,
    sha256: hash('sha256', body)
  } as const
  const { status, body: answer } = await store.request(`Upload of ${local.name}`, request, {
    expected: [404],
    signal,
    // The status is sent before the store has put the parts together: an error can follow it.
    checkBody: true
  })
  if (status !== 404) {
    const etag = elementText(answer.toString(), 'ETag')
    return await knownEtag(store, { key, etag, signal })
  }
  // The response of an earlier attempt may have been lost after the parts were put together.
  const stored = plainEtag((await headObject(store, key, signal))?.['etag'])
  return stored !== '' && stored === etagOfParts(parts) ? stored : undefined
}

/** The MD5 of the MD5s of all parts, which are their ETags; undefined where ETags are something else. */
function etagOfParts(parts: Part[]): string | undefined {
  const digests = parts.map(({ etag }) => plainEtag(etag))
  if (!digests.every(digest => /^[0-9a-f]{32}$/i.test(digest))) return undefined
  try {
    return `${hash('md5', Buffer.from(digests.join(''), 'hex'))}-${parts.length}`
  } catch {
    // OpenSSL in FIPS mode has no MD5.
    return undefined
  }
}

/** Best effort. The run's own signal may be aborted already, and there is little time then. */
async function abortUpload(store: Store, { key, uploadId }: UnfinishedUpload): Promise<void> {
  const abort = { method: 'DELETE', key, query: { uploadId } } as const
  await store
    .request(`Aborting the upload of ${key}`, abort, {
      expected: [404],
      signal: AbortSignal.timeout(ABORT_TIMEOUT_MS)
    })
    .catch(() => undefined)
}

interface UnfinishedUpload {
  key: string
  uploadId: string
}

/** Aborts unfinished uploads of a killed run. Without the permission to list them, nothing happens. */
export async function abortUnfinishedUploads(
  store: Store,
  prefix: string,
  { isOurs, signal }: { isOurs: (key: string) => boolean; signal: AbortSignal }
): Promise<number> {
  let count = 0
  for (const upload of await listUnfinishedUploads(store, prefix, signal)) {
    if (!isOurs(upload.key)) continue
    await abortUpload(store, upload)
    count += 1
  }
  return count
}

async function listUnfinishedUploads(
  store: Store,
  prefix: string,
  signal: AbortSignal
): Promise<UnfinishedUpload[]> {
  const found: UnfinishedUpload[] = []
  let marker: Record<string, string> = {}
  for (;;) {
    const query = { uploads: '', prefix, ...marker }
    const expected = [400, 401, 403, 404, 405, 501]
    const { status, body } = await store.request(
      `Listing of unfinished uploads in ${store.place.bucket}`,
      { method: 'GET', query },
      { expected, signal }
    )
    if (expected.includes(status)) return found
    const xml = body.toString()
    for (const each of elements(xml, 'Upload')) {
      const [key, uploadId] = [elementText(each, 'Key'), elementText(each, 'UploadId')]
      if (key !== undefined && uploadId !== undefined) found.push({ key, uploadId })
    }
    const [nextKey, nextId] = [elementText(xml, 'NextKeyMarker'), elementText(xml, 'NextUploadIdMarker')]
    const isComplete = elementText(xml, 'IsTruncated') !== 'true' || nextKey === undefined
    const next: Record<string, string> = {
      'key-marker': nextKey ?? '',
      ...(nextId !== undefined && { 'upload-id-marker': nextId })
    }
    // A store that repeats its marker would cause an endless loop.
    const isRepeated = next['key-marker'] === marker['key-marker'] && nextId === marker['upload-id-marker']
    if (isComplete || isRepeated) return found
    marker = next
  }
}
