import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

export interface SeenRequest {
  path: string
  headers: http.IncomingHttpHeaders
}

export type Answer = (request: http.IncomingMessage, response: http.ServerResponse, nth: number) => void

/** A store on a free port that answers as the test says and remembers what it was asked. */
export async function startStore(answer: Answer) {
  const requests: SeenRequest[] = []
  const server = http.createServer((request, response) => {
    requests.push({ path: request.url ?? '', headers: request.headers })
    answer(request, response, requests.length)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}

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
