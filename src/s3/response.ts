import type { IncomingHttpHeaders } from 'node:http'
import { isSuccess, type TextResponse } from '../runtime/http/request.ts'
import { plainEtag } from './etag.ts'
import { elementText } from './xml.ts'

/**
 * Decides about every response of a store: a status alone says little. `error`: the store says so, perhaps with the
 * status of a success. `sign`: a success that no store would send, for example the page of a proxy. `key`: undefined for
 * a listing.
 */
export function judgeResponse(
  { method, key }: { method: string; key?: string | undefined },
  { status, headers, body }: TextResponse,
  expected: number[]
): 'success' | 'error' | { sign: string } {
  if (!isSuccess(status)) return expected.includes(status) ? 'success' : 'error'
  const root = /^\s*(?:<\?xml[^>]*>\s*)?<(Error|html|!doctype)\b/i.exec(body.slice(0, 500))?.[1]
  if (root === 'Error') return 'error'
  const sign = root === undefined ? missingField(method, key, headers, body) : 'it sent a web page'
  return sign === undefined ? 'success' : { sign }
}

/** A write may lack its ETag: some stores report it on request only. */
function missingField(
  method: string,
  key: string | undefined,
  headers: IncomingHttpHeaders,
  xml: string
): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (key !== undefined) return plainEtag(headers.etag) === '' ? 'an object has no ETag' : undefined
  if (!xml.includes('<ListBucketResult')) return 'its listing is something else'
  if (!/<(?:\/ListBucketResult|ListBucketResult[^<>]*\/)>\s*$/.test(xml)) return 'its listing ends too early'
  const isCut = elementText(xml, 'IsTruncated') === 'true'
  return isCut && !elementText(xml, 'NextContinuationToken')
    ? 'its listing is cut off, and has no token for the rest'
    : undefined
}
