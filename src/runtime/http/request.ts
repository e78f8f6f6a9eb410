import type { Hash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { Failure } from '../failure.ts'
import type { HttpRequest } from './agent-http.ts'
import { connectionError, HttpError } from './http-error.ts'
import type { RunContext } from '../context.ts'
import { formatDuration } from '../text/units.ts'

export interface BoundedRequest extends Omit<HttpRequest, 'signal' | 'onSent'> {
  timeoutMs?: number
  /** A longer body is an error. If the status is already an error, the body is truncated instead. */
  maxBytes: number
  /** Set if the caller also needs the body of an error response. An unreadable body is then an error. */
  needsBody?: boolean
  /** Receives the bytes of a successful response, which are then not returned. */
  hash?: Hash
  /** Called before the body is read, which can take a long time. */
  onResponse?: (headers: IncomingHttpHeaders) => void
}

export interface TextResponse {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/**
 * Sends one request and reads its response, whatever the status. Every error is an HttpError, a Failure, or the abort
 * reason.
 */
export async function sendRequest(
  { timeoutMs, maxBytes, needsBody, hash, onResponse, ...request }: BoundedRequest,
  { http, signal }: Pick<RunContext, 'http' | 'signal'>
): Promise<TextResponse> {
  const timeout = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)
  const progress = { sent: false, responded: false }
  try {
    const response = await http.send({
      ...request,
      signal: timeout === undefined ? signal : AbortSignal.any([signal, timeout]),
      onSent: () => (progress.sent = true)
    })
    progress.responded = true
    const { statusCode: status = 0, headers } = response
    onResponse?.(headers)
    if (hash !== undefined && isSuccess(status)) {
      for await (const chunk of response as AsyncIterable<Buffer>) hash.update(chunk)
      return { status, headers, body: '' }
    }
    return { status, headers, body: await readLimitedText(response, maxBytes, needsBody) }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof Failure || error instanceof HttpError) throw error
    if (timeoutMs !== undefined && timeout?.aborted === true) {
      const missing = progress.sent ? 'response' : 'connection'
      throw new HttpError(`no ${missing} within ${formatDuration(timeoutMs)}`, {
        maybeReceived: progress.sent,
        cause: error
      })
    }
    throw connectionError(error, progress)
  }
}

/** Maximum number of bytes to read from an error response. The error message is at the start. */
const MAX_ERROR_BYTES = 1_000_000

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}

export async function readLimitedText(
  response: IncomingMessage,
  maxBytes: number,
  needsBody = false
): Promise<string> {
  const { statusCode: status = 0, headers } = response
  const limit = isSuccess(status) ? maxBytes : Math.min(maxBytes, MAX_ERROR_BYTES)
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length
      chunks.push(chunk)
      if (length > limit) break
    }
  } catch (error) {
    // For an error response, the status is enough, even if the body is unreadable.
    if (isSuccess(status) || needsBody) throw error
  }
  // TextDecoder removes a byte order mark, which JSON.parse rejects. Buffer.toString keeps the mark.
  const body = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, limit))
  if (length > maxBytes && isSuccess(status)) {
    const message = `the response is larger than ${maxBytes / 1e6} MB`
    throw new HttpError(message, { response: { status, headers, body } })
  }
  return body
}
