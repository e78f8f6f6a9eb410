import type http from 'node:http'
import { type SeenRequest, startServer } from '../../servers/server.ts'

export type RunningServer = Awaited<ReturnType<typeof startServer>>

export type JsonAnswer = [
  status: number,
  /** A string is sent unchanged, for bodies that are not JSON, such as an error page from a proxy. */
  body?: object | string | undefined,
  headers?: Record<string, string> | undefined
]

/** A fault that a request triggers: a different response, or no response. */
export type Fault =
  | { status: number; message?: string; body?: object | string; headers?: Record<string, string> }
  | 'no-response'
  | 'closed-connection'
  /** The request is carried out, but the connection closes without a response. */
  | 'lost-response'
  | 'truncated-response'

/** `count`: how many requests with this method and path have arrived, including this request. */
export type FaultOf = (request: SeenRequest & { count: number }) => Fault | undefined

/** Starts a server that responds with JSON, unless `fault` returns a fault for the request. */
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

/** Returns a local address where no server listens. */
export async function deadAddress(): Promise<string> {
  await using server = await startServer(() => undefined)
  return server.url
}
