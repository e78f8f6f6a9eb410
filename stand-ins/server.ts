import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'

export interface SeenRequest {
  method: string
  path: string
  headers: http.IncomingHttpHeaders
}

export type Answer = (request: http.IncomingMessage, response: http.ServerResponse, nth: number) => void

/** A server, on a free port unless one is given, that responds as the test says and records the requests. */
export async function startServer(
  answer: Answer,
  { tls, port: wanted = 0 }: { tls?: { key: string; cert: string }; port?: number } = {}
) {
  const requests: SeenRequest[] = []
  const listener: http.RequestListener = (request, response) => {
    requests.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers })
    answer(request, response, requests.length)
  }
  const server = tls === undefined ? http.createServer(listener) : https.createServer(tls, listener)
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

export type JsonAnswer = [
  status: number,
  body?: object | undefined,
  headers?: Record<string, string> | undefined
]

/** An API in JSON. Without an answer, the connection is closed, as when the client ends before. */
export async function startJsonServer(
  answer: (request: http.IncomingMessage, url: URL) => Promise<JsonAnswer | undefined>
) {
  return await startServer((request, response) => {
    const close = () => void request.socket.destroy()
    const url = new URL(request.url ?? '', `http://${request.headers.host ?? ''}`)
    answer(request, url).then(answered => {
      if (answered === undefined) close()
      else sendJson(response, ...answered)
    }, close)
  })
}

export function sendJson(
  response: http.ServerResponse,
  status: number,
  body?: object,
  headers: Record<string, string> = {}
): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(body && JSON.stringify(body))
}

/** One page of a list as GitHub's API has it: `per_page`, `page`, and a link to the next one. */
export function pageOf<T>(all: T[], url: URL): { shown: T[]; headers: Record<string, string> } {
  const size = Math.min(100, Number(url.searchParams.get('per_page') ?? 30))
  const page = Number(url.searchParams.get('page') ?? 1)
  const next = new URL(url)
  next.searchParams.set('page', String(page + 1))
  return {
    shown: all.slice((page - 1) * size, page * size),
    headers: all.length > page * size ? { link: `<${next.href}>; rel="next"` } : {}
  }
}

/** An address on this machine where no server listens. */
export async function deadAddress(): Promise<string> {
  await using server = await startServer(() => undefined)
  return server.url
}
