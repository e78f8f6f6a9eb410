import { setMaxListeners } from 'node:events'
import { HttpClient } from '@actions/http-client'
import { getProxyUrl } from '@actions/http-client/lib/proxy'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction, Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { reasonOf } from '../failure.ts'
import { formatDuration } from '../text/units.ts'
import { isLoopback } from './address.ts'
import {
  ConnectionClosed,
  EarlyResponse,
  explainTunnel,
  isClosed,
  NotConnected,
  ResponseTooSlow
} from './connection-errors.ts'
import { deferred } from '../time/deferred.ts'

export interface HttpRequest {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: URL
  headers: Record<string, string>
  body?: string | Uint8Array | SizedStream | undefined
  /** Fails a request if nothing is sent or received on its connection for this time. */
  idleTimeoutMs?: number
  /** Fails a request if its response is not complete after this time. */
  totalTimeoutMs?: number
  /** Accepts invalid HTTP that browsers accept, such as lines that end with LF only. */
  isLenient?: boolean
  /** Sends the request on a new connection, because an idle connection could be closed. */
  needsNewConnection?: boolean
  /** Aborts the request and the reading of its response. */
  signal: AbortSignal
  /** Replaces Node's lookup of the host name. Not used behind a proxy, because the proxy resolves names. */
  lookup?: LookupFunction
  /** Requests with this value use separate connections, and so never wait for other requests. */
  connections?: 'lease'
  /** Called after the whole request is written to a connection. The server may have received the request. */
  onSent?: () => void
}

/** A body that is streamed. Its length is sent as Content-Length. */
interface SizedStream {
  size: number
  stream: Readable
}

/** Sends one request, without redirects or retries. Adds only the headers User-Agent and Content-Length. */
export interface Http {
  send(request: HttpRequest): Promise<http.IncomingMessage>
}

/** Also the maximum `concurrency` of the publish action, because more requests would wait for a connection. */
export const MAX_CONNECTIONS = 256
const CONNECT_TIMEOUT_MS = 15_000
const MAX_LENIENT_HEADER_BYTES = 32_768

/**
 * Uses Node's `request` with the agents of the toolkit's client, which implements `https_proxy` and `no_proxy`. The
 * client's own requests cannot be aborted, do not report a truncated body, and stream half as fast.
 */
export class AgentHttp implements Http {
  // One client per kind of connection: a client keeps its first agent, even for requests to another address.
  readonly #clients = new Map<string, HttpClient>()
  readonly #userAgent: string
  readonly #connectTimeoutMs: number
  readonly #trace: ((line: string) => void) | undefined

  /** `trace` gets a line for each request, without the query of its address, which can be a signature. */
  constructor(
    userAgent: string,
    {
      connectTimeoutMs = CONNECT_TIMEOUT_MS,
      trace
    }: { connectTimeoutMs?: number; trace?: (line: string) => void } = {}
  ) {
    this.#userAgent = userAgent
    this.#connectTimeoutMs = connectTimeoutMs
    this.#trace = trace
  }

  async send(options: HttpRequest): Promise<http.IncomingMessage> {
    if (this.#trace === undefined) return await this.#send(options)
    const { method, url } = options
    const startedAt = performance.now()
    const say = (end: string) => {
      const time = formatDuration(performance.now() - startedAt)
      this.#trace?.(`${method} ${url.origin}${url.pathname}: ${end} after ${time}`)
    }
    try {
      const response = await this.#send(options)
      say(`HTTP ${response.statusCode ?? 0}`)
      return response
    } catch (error) {
      say(reasonOf(error))
      throw error
    }
  }

  async #send(options: HttpRequest): Promise<http.IncomingMessage> {
    const { method, url, headers, body, signal, lookup, onSent } = options
    signal.throwIfAborted()
    // Local hosts never use the proxy. The toolkit recognizes fewer local host names than `isLoopback`.
    const proxy = isLoopback(url.hostname) ? undefined : getProxyUrl(url)
    const { promise, resolve, reject } = deferred<http.IncomingMessage>()
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      agent:
        options.needsNewConnection === true && proxy === undefined ? false : this.#agentFor(options, proxy),
      ...(lookup !== undefined && { lookup }),
      ...(options.isLenient === true && {
        insecureHTTPParser: true,
        maxHeaderSize: MAX_LENIENT_HEADER_BYTES
      }),
      headers: {
        'user-agent': this.#userAgent,
        ...(body !== undefined && { 'content-length': String(sizeOf(body)) }),
        ...headers
      }
    })
    let response: http.IncomingMessage | undefined
    const stop = (reason: Error): void => {
      // Destroying a request that still waits for the proxy emits no event.
      reject(reason)
      // Destroying the request would end the response as if the response were complete.
      if (response === undefined) request.destroy(reason)
      else response.destroy(reason)
    }
    const end = this.#watch(request, options, stop)
    request.on('response', received => {
      response = received
      const { statusCode: status = 0 } = received
      // The response may belong to another request: the server has not received all of this request.
      if (!isWritten(request, sent()) && status >= 200 && status < 300)
        stop(new EarlyResponse(status, received.headers))
      else resolve(received)
    })
    if (onSent !== undefined) request.on('finish', onSent)
    request.on('error', error => {
      // Node ends a response without a length as if it were complete, even if the connection was reset.
      if (response?.complete === false) response.destroy(error)
      if (proxy !== undefined) reject(explainTunnel(error, proxy, url))
      else reject(isClosed(error) ? new ConnectionClosed(request.reusedSocket, error) : error)
    })
    request.on('close', () => {
      end()
      // If there is no response, for example after a protocol switch, no other event is emitted.
      if (response === undefined) reject(new ConnectionClosed(false))
    })
    const sent = isStream(body) ? stream(body.stream, request) : () => 0
    if (!isStream(body)) request.end(body)
    try {
      return await promise
    } catch (error) {
      end()
      throw error
    }
  }

  /** Stops the request when a limit is reached. Returns a function that removes the limits. */
  #watch(
    request: http.ClientRequest,
    { url, signal, idleTimeoutMs, totalTimeoutMs }: HttpRequest,
    stop: (reason: Error) => void
  ): () => void {
    const { host } = url
    const onAbort = () => stop(signal.reason as Error)
    // Each of many concurrent requests adds a listener.
    setMaxListeners(0, signal)
    signal.addEventListener('abort', onAbort)
    const connect = setTimeout(() => {
      const limit = formatDuration(this.#connectTimeoutMs)
      stop(new NotConnected(`there was no connection to ${host} after ${limit}`))
    }, this.#connectTimeoutMs).unref()
    const connected = () => clearTimeout(connect)
    request.on('socket', (socket: Socket & { secureConnecting?: boolean }) => {
      if (!socket.connecting && socket.secureConnecting !== true) connected()
      else socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', connected)
    })
    if (idleTimeoutMs !== undefined)
      request.setTimeout(idleTimeoutMs, () =>
        stop(new Error(`the connection was idle for ${formatDuration(idleTimeoutMs)}`))
      )
    const stopLate = () => stop(new ResponseTooSlow(totalTimeoutMs ?? 0))
    const total = totalTimeoutMs === undefined ? undefined : setTimeout(stopLate, totalTimeoutMs)
    return () => {
      signal.removeEventListener('abort', onAbort)
      clearTimeout(connect)
      clearTimeout(total)
    }
  }

  #agentFor({ url, connections }: HttpRequest, proxy: URL | undefined): http.Agent {
    // Tunnels are not kept: disposing a client does not close its tunnels, which would then keep the process alive.
    const keepAlive = proxy === undefined
    const kind = `${url.protocol} ${keepAlive ? 'direct' : 'proxied'} ${connections ?? ''}`
    const client =
      this.#clients.get(kind) ?? new HttpClient(undefined, [], { keepAlive, maxSockets: MAX_CONNECTIONS })
    this.#clients.set(kind, client)
    return client.getAgent(keepAlive ? `${url.protocol}//localhost` : url.href)
  }

  /** Closes idle connections, which would keep the process alive. */
  [Symbol.dispose](): void {
    for (const client of this.#clients.values()) client.dispose()
  }
}

function isStream(body: HttpRequest['body']): body is SizedStream {
  return typeof body === 'object' && 'stream' in body
}

function sizeOf(body: string | Uint8Array | SizedStream): number {
  if (typeof body === 'string') return Buffer.byteLength(body)
  return isStream(body) ? body.size : body.byteLength
}

/** Streams a body. Returns a function that returns the number of bytes sent so far. */
function stream(body: Readable, request: http.ClientRequest): () => number {
  let sent = 0
  body.on('data', (chunk: Buffer) => (sent += chunk.length))
  body.on('error', error => request.destroy(error))
  request.on('close', () => body.destroy())
  // If the server responds before the whole body is sent, the rest of the body is not sent.
  request.on('response', response => {
    if (isWritten(request, sent)) return
    body.unpipe(request)
    response.on('close', () => request.destroy())
  })
  body.pipe(request)
  return () => sent
}

/** Returns true if the whole request was sent. A server can respond to the last byte before the stream has ended. */
function isWritten(request: http.ClientRequest, sent: number): boolean {
  const isAll = sent > 0 && sent === Number(request.getHeader('content-length'))
  return request.writableFinished || (isAll && request.socket?.writableLength === 0)
}
