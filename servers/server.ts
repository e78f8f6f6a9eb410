import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'

export interface SeenRequest {
  method: string
  path: string
  headers: http.IncomingHttpHeaders
}

/** The connection is closed when it fails. */
export type Answer = (request: http.IncomingMessage, response: http.ServerResponse, nth: number) => unknown

/** A server, on a free port unless one is given, that responds as the test says and records the requests. */
export async function startServer(
  answer: Answer,
  { tls, port: wanted = 0 }: { tls?: { key: string; cert: string }; port?: number } = {}
) {
  const requests: SeenRequest[] = []
  // No request ends the process, whatever is in it.
  const respond: Answer = async (request, response, nth) => {
    response.on('error', () => undefined)
    try {
      await answer(request, response, nth)
    } catch {
      request.socket.destroy()
    }
  }
  const listener: http.RequestListener = (request, response) => {
    requests.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers })
    void respond(request, response, requests.length)
  }
  // On a busy machine, a client may use a connection seconds later: Node would close it after five.
  const options = { keepAliveTimeout: 60_000 }
  const server =
    tls === undefined
      ? http.createServer(options, listener)
      : https.createServer({ ...tls, ...options }, listener)
  server.listen(wanted, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}

/** The decoded path of a request, and its query. Undefined for a target that is no address: `//`, `/%`, `/%ff`. */
export function addressOf({ url = '' }: Pick<http.IncomingMessage, 'url'>) {
  if (!URL.canParse(url, 'http://localhost')) return undefined
  const { pathname, searchParams: query } = new URL(url, 'http://localhost')
  const path = percentDecode(pathname)
  return path === undefined ? undefined : { path, query }
}

/** Undefined for text that is not percent-encoded UTF-8. */
export function percentDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
