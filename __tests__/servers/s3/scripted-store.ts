import type http from 'node:http'

export { type Answer, startServer as startStore } from '../../../servers/server.ts'

interface StoredObject {
  bytes: Buffer
  etag?: string
}

/** Returns the requested range, or the range of the complete object if the request has no range. */
export function rangeOf(request: http.IncomingMessage, size: number): { start: number; end: number } {
  const match = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
  if (match === null) return { start: 0, end: size }
  return { start: Number(match[1]), end: Math.min(size, match[2] === '' ? size : Number(match[2]) + 1) }
}

interface Serving {
  /** Closes the connection after this many bytes of the body. */
  upTo?: number
  /** Stops sending after this many bytes of the body, but leaves the connection open. */
  stallAt?: number
  /** Ignores the `Range` header. */
  noRanges?: boolean
}

/** Responds as S3 does, with support for ranges, `If-Match` and ETags. */
export function serve(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  { bytes, etag }: StoredObject,
  { upTo, stallAt, noRanges = false }: Serving = {}
): void {
  const wanted = request.headers['if-match']
  if (wanted !== undefined && wanted !== etag) {
    response.writeHead(412).end()
    return
  }
  const isRange = request.headers.range !== undefined && !noRanges
  const { start, end } = isRange ? rangeOf(request, bytes.length) : { start: 0, end: bytes.length }
  response.writeHead(isRange ? 206 : 200, {
    ...(etag !== undefined && { etag }),
    'content-length': end - start,
    ...(isRange && { 'content-range': `bytes ${start}-${end - 1}/${bytes.length}` })
  })
  const body = bytes.subarray(start, end)
  if (stallAt !== undefined) response.write(body.subarray(0, stallAt))
  else if (upTo === undefined || upTo >= body.length) response.end(body)
  else if (upTo === 0) {
    response.flushHeaders()
    setImmediate(() => response.destroy())
  } else response.write(body.subarray(0, upTo), () => response.destroy())
}

export function rangesOf(requests: { headers: http.IncomingHttpHeaders }[]): (string | undefined)[] {
  return requests.map(({ headers }) => headers.range)
}
