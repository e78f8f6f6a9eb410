import type http from 'node:http'

export { type Answer, startServer as startStore } from './scripted-server.ts'

export interface StoredObject {
  bytes: Buffer
  etag: string
}

/** The range that is asked for, as an object store understands it. */
export function rangeOf(request: http.IncomingMessage, size: number): { start: number; end: number } {
  const match = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '')
  if (match === null) return { start: 0, end: size }
  return { start: Number(match[1]), end: Math.min(size, match[2] === '' ? size : Number(match[2]) + 1) }
}

/** Answers as S3 does: ranges, `If-Match`, a strong ETag. `upTo` cuts the connection after so many bytes of the body. */
export function serve(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  { bytes, etag }: StoredObject,
  { upTo }: { upTo?: number } = {}
): void {
  const wanted = request.headers['if-match']
  if (wanted !== undefined && wanted !== etag) {
    response.writeHead(412).end()
    return
  }
  const { start, end } = rangeOf(request, bytes.length)
  const isRange = request.headers.range !== undefined
  response.writeHead(isRange ? 206 : 200, {
    etag,
    'content-length': end - start,
    ...(isRange && { 'content-range': `bytes ${start}-${end - 1}/${bytes.length}` })
  })
  const body = bytes.subarray(start, end)
  if (upTo === undefined || upTo >= body.length) response.end(body)
  else if (upTo === 0) {
    response.flushHeaders()
    setImmediate(() => response.destroy())
  } else response.write(body.subarray(0, upTo), () => response.destroy())
}
