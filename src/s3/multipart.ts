import { createHash, hash } from 'node:crypto'
import { Failure } from '../runtime/failure.ts'
import { changedFile, readRange } from './file-body.ts'
import { type FileUpload, headObject, plainEtag, putObject } from './objects.ts'
import type { Store } from './store.ts'
import { elementText, escapeXml } from './xml.ts'

/** Larger files are uploaded in parts. */
const MAX_SINGLE_BYTES = 64 * 1024 * 1024
const MIN_PART_BYTES = 8 * 1024 * 1024
const MAX_PARTS = 10_000
/** Each part is in memory while it is sent. */
const PARTS_AT_ONCE = 4
const ABORT_TIMEOUT_MS = 1000

/** Uploads a file, with one request or in parts. Returns the ETag. */
export async function putFile(store: Store, upload: FileUpload): Promise<string> {
  return await (isLarge(upload.local) ? putInParts(store, upload) : putObject(store, upload))
}

export function isLarge({ size }: { size: number }): boolean {
  return size > MAX_SINGLE_BYTES
}

/** Nothing of the file stays in the store when it fails. */
async function putInParts(store: Store, upload: FileUpload): Promise<string> {
  const { key, local, headers, signal } = upload
  const what = `Upload of ${local.name}`
  const created = await store.request(
    what,
    { method: 'POST', key, query: { uploads: '' }, headers },
    { signal }
  )
  const uploadId = elementText(created.body.toString(), 'UploadId')
  if (uploadId === undefined)
    throw new Failure('unexpected-bucket-response', `${what} failed: the store sent no UploadId.`)
  try {
    const etags = await putParts(store, upload, uploadId)
    return await complete(store, upload, uploadId, etags)
  } catch (error) {
    const abort = { method: 'DELETE', key, query: { uploadId } } as const
    // The run's own signal may be aborted already, and there is little time left then.
    await store
      .request(`Aborting the upload of ${local.name}`, abort, {
        expected: [404],
        signal: AbortSignal.timeout(ABORT_TIMEOUT_MS)
      })
      .catch(() => undefined)
    throw error
  }
}

async function putParts(
  store: Store,
  { key, local, signal }: FileUpload,
  uploadId: string
): Promise<string[]> {
  const partBytes = Math.max(MIN_PART_BYTES, Math.ceil(local.size / MAX_PARTS))
  const count = Math.ceil(local.size / partBytes)
  const etags: string[] = []
  const whole = createHash('sha256')
  const failed = new AbortController()
  const either = AbortSignal.any([signal, failed.signal])
  let next = 0

  const worker = async (): Promise<void> => {
    while (next < count) {
      either.throwIfAborted()
      const number = next++
      // Read in order, so that the hash of the whole file comes out as well.
      const bytes = readRange(local, number * partBytes, Math.min(local.size, (number + 1) * partBytes))
      whole.update(bytes)
      const { headers } = await store.request(
        `Upload of ${local.name}, part ${number + 1} of ${count}`,
        {
          method: 'PUT',
          key,
          query: { partNumber: String(number + 1), uploadId },
          body: () => bytes,
          sha256: hash('sha256', bytes)
        },
        { signal: either }
      )
      etags[number] = headers.etag ?? ''
    }
  }
  const workers = Array.from({ length: PARTS_AT_ONCE }, async () => {
    await worker().catch((error: unknown) => failed.abort(error))
  })
  await Promise.all(workers)
  either.throwIfAborted()
  if (whole.digest('hex') !== local.sha256) throw changedFile(local)
  return etags
}

async function complete(
  store: Store,
  { key, local, signal }: FileUpload,
  uploadId: string,
  etags: string[]
): Promise<string> {
  const parts = etags.map(
    (etag, i) => `<Part><PartNumber>${i + 1}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`
  )
  const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
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
  const etag = elementText(answer.toString(), 'ETag')
  if (status < 300 && etag !== undefined) return plainEtag(etag)
  // The response of an earlier attempt may have been lost after the parts were put together.
  const stored = await headObject(store, key)
  const isOurs =
    Number(stored?.['content-length']) === local.size && stored?.['etag']?.includes(`-${etags.length}`)
  if (status === 404 && isOurs === true) return plainEtag(stored?.['etag'])
  throw new Failure(
    'unexpected-bucket-response',
    `Upload of ${local.name} failed: HTTP ${status} without an ETag.`
  )
}
