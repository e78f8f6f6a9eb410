import { once } from 'node:events'
import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'

export interface SeenRequest {
  method: string
  path: string
  headers: http.IncomingHttpHeaders
}

/** Handles a request. If the handler fails, the server closes the connection. */
export type Answer = (request: http.IncomingMessage, response: http.ServerResponse, nth: number) => unknown

/** Starts a server that responds with `answer` and records all requests. Uses any free port by default. */
export async function startServer(
  answer: Answer,
  { tls, port: wanted = 0 }: { tls?: { key: string; cert: string }; port?: number } = {}
) {
  const requests: SeenRequest[] = []
  // An error in a handler must not end the process.
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
  // By default, Node closes an idle connection after 5 seconds, which is too early for clients on a busy machine.
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

/** Returns undefined for a body that is too large. The rest of that body is read, but not kept. */
export async function readBody(request: http.IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= maxBytes) chunks.push(chunk)
    else chunks.length = 0
  }
  return size > maxBytes ? undefined : Buffer.concat(chunks)
}

/** Returns the decoded path and the query of a request; undefined for an invalid target such as `//` or `/%ff`. */
export function addressOf({ url = '' }: Pick<http.IncomingMessage, 'url'>) {
  if (!URL.canParse(url, 'http://localhost')) return undefined
  const { pathname, searchParams: query } = new URL(url, 'http://localhost')
  const path = percentDecode(pathname)
  return path === undefined ? undefined : { path, query }
}

/** Returns undefined if the text contains invalid percent-encoding. */
export function percentDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
