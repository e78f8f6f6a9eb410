import http from 'node:http'
import type { Socket } from 'node:net'
import { type SeenRequest, startServer } from '../../servers/server.ts'
import type { StoreBehavior } from './schedule.ts'

export interface StoreProxy extends AsyncDisposable {
  url: string
  requests: SeenRequest[]
  /** Sets the store address, because the store starts after the proxy. */
  setStore: (url: string) => void
  /** Ends the store's scheduled behavior. */
  reset: () => void
}

const NORMAL: StoreBehavior = {
  maxConnections: undefined,
  etags: 'stable',
  ignoresRangeEvery: undefined,
  extraBytes: undefined
}

/** Returns the bytes that a store with `extraBytes` sends after an object. */
export function extraBytes(count: number): Buffer {
  return Buffer.alloc(count, 'x')
}

/** Starts a proxy in front of the store. The proxy adds the scheduled behavior. */
export async function startStoreProxy(scheduled: StoreBehavior): Promise<StoreProxy> {
  let behavior = scheduled
  let store = ''
  let active = 0
  let etagsSent = 0
  const connections = new Map<Socket, number>()

  const server = await startServer((request, response, number) => {
    if (active >= (behavior.maxConnections ?? Infinity)) {
      response.writeHead(503).end('Too many connections')
      return
    }
    active += 1
    response.on('close', () => (active -= 1))
    const connection = connections.get(request.socket) ?? connections.size
    connections.set(request.socket, connection)
    const suffix = behavior.etags === 'per-connection' ? `-connection-${connection}"` : undefined

    const headers = { ...request.headers }
    const ifMatch = headers['if-match']
    if (suffix !== undefined && ifMatch !== undefined) {
      if (!ifMatch.endsWith(suffix)) {
        response.writeHead(412).end()
        return
      }
      headers['if-match'] = `${ifMatch.slice(0, -suffix.length)}"`
    }
    if (behavior.ignoresRangeEvery !== undefined && number % behavior.ignoresRangeEvery === 0) {
      delete headers.range
      delete headers['if-match']
    }
    forward(request, response, store, headers, answer => {
      const sent = { ...answer.headers }
      if (suffix !== undefined && sent.etag !== undefined) sent.etag = sent.etag.replace(/"$/, suffix)
      if (sent.etag !== undefined) {
        etagsSent += 1
        if (behavior.etags === 'first-only' && etagsSent > 1) delete sent.etag
      }
      const { statusCode = 502 } = answer
      const extra = statusCode < 300 ? behavior.extraBytes : undefined
      if (extra?.how === 'chunked') delete sent['content-length']
      response.writeHead(statusCode, sent)
      answer.pipe(response, { end: extra === undefined })
      if (extra === undefined) return
      answer.on('end', () => {
        if (extra.how === 'chunked') {
          response.end(extraBytes(extra.count))
          return
        }
        const { socket } = response
        response.end(() => socket?.write(extraBytes(extra.count)))
      })
    })
  })
  return {
    url: server.url,
    requests: server.requests,
    setStore: url => void (store = url),
    reset: () => void (behavior = NORMAL),
    [Symbol.asyncDispose]: async () => await server[Symbol.asyncDispose]()
  }
}

/** Forwards a request. If a connection breaks on one side, closes the connection on the other side. */
export function forward(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  origin: string,
  headers: http.IncomingHttpHeaders,
  answer: (received: http.IncomingMessage) => void
): void {
  const { method, url = '' } = request
  const onward = http.request(
    origin + url,
    { method, headers: { ...headers, host: new URL(origin).host } },
    received => {
      received.on('error', () => response.destroy())
      answer(received)
    }
  )
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  onward.end()
}
