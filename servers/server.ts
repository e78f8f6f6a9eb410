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

export type RunningServer = Awaited<ReturnType<typeof startServer>>

export type JsonAnswer = [
  status: number,
  /** A text is not JSON, such as the page of a proxy. */
  body?: object | string | undefined,
  headers?: Record<string, string> | undefined
]

/** What goes wrong with a request: another response, or none. */
export type Fault =
  | { status: number; message?: string; body?: object | string; headers?: Record<string, string> }
  | 'no-response'
  | 'closed-connection'
  /** After the work is done. */
  | 'lost-response'
  | 'truncated-response'

/** `count`: how many requests with this method and path there were, with this one. */
export type FaultOf = (request: SeenRequest & { count: number }) => Fault | undefined

/** An API in JSON. */
export async function startJsonServer(
  answer: (request: http.IncomingMessage, url: URL) => JsonAnswer | Promise<JsonAnswer>,
  fault: FaultOf = () => undefined
) {
  const server = await startServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const same = server.requests.filter(other => other.method === method && other.path === path)
    const wrong = fault({ method, path, headers, count: same.length })
    if (wrong === 'closed-connection') request.socket.destroy()
    if (wrong === 'closed-connection' || wrong === 'no-response') return
    const answered: JsonAnswer =
      typeof wrong === 'object'
        ? [wrong.status, wrong.body ?? { message: wrong.message }, wrong.headers]
        : await answer(request, new URL(path, `http://${headers.host ?? ''}`))
    if (wrong === 'lost-response') request.socket.destroy()
    else if (wrong === 'truncated-response')
      response.writeHead(answered[0], { 'content-length': 1000 }).write('{"ok"', () => response.destroy())
    else sendJson(response, ...answered)
  })
  return server
}

export function sendJson(
  response: http.ServerResponse,
  status: number,
  body?: object | string,
  headers: Record<string, string> = {}
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(typeof body === 'string' ? body : body && JSON.stringify(body))
}

/** An address on this machine where no server listens. */
export async function deadAddress(): Promise<string> {
  await using server = await startServer(() => undefined)
  return server.url
}
