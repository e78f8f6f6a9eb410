import { setMaxListeners } from 'node:events'
import { HttpClient } from '@actions/http-client'
import { getProxyUrl } from '@actions/http-client/lib/proxy'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction, Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { Failure } from '../failure.ts'
import { formatDuration } from '../text/units.ts'
import { isLoopback } from './address.ts'
import { readRepeatedLength } from './repeated-length.ts'
import { isTransient } from './retry.ts'
import { deferred } from '../time/deferred.ts'

export interface HttpRequest {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: URL
  headers: Record<string, string>
  body?: string | Uint8Array | SizedStream | undefined
  /** Fails a request on whose connection nothing was sent or received for this long. */
  idleTimeoutMs?: number
  /** Fails a request whose response is not complete by then. */
  totalTimeoutMs?: number
  /** Reads what browsers show although it is not quite HTTP, such as lines that end with LF alone. */
  isLenient?: boolean
  /** Reads a response with a repeated Content-Length, as browsers do. On a new connection only. */
  readsRepeatedLength?: boolean
  /** Set for an attempt that must not fail because a connection was closed while it was idle. */
  needsNewConnection?: boolean
  /** Ends the request, and the reading of its response, at once. */
  signal: AbortSignal
  /** Resolves the host name instead of Node's own lookup. Not used behind a proxy, which resolves names itself. */
  lookup?: LookupFunction
  /** Requests with the same name share connections, and never wait for those of another name. */
  connections?: 'lease'
  /** Called when the whole request was written to a connection: from then on the server may have received it. */
  onSent?: () => void
}

/** A body that is streamed. Its length is sent as Content-Length. */
interface SizedStream {
  size: number
  stream: Readable
}

/** Sends one request. Follows no redirect, retries nothing, and adds no header except User-Agent. */
export interface Http {
  send(request: HttpRequest): Promise<http.IncomingMessage>
}

/** The connection was closed before there was a response. */
export class ConnectionClosed extends Error {
  override readonly name = 'ConnectionClosed'
  readonly code = 'ECONNRESET'
  /** The connection was used before: a server may close it at any moment while it is idle. */
  readonly isReused: boolean

  constructor(isReused: boolean, cause?: Error) {
    super('the connection was closed without a response', { cause })
    this.isReused = isReused
  }
}

/** A success before the whole request was sent. */
export class EarlyResponse extends Error {
  readonly response: { status: number; headers: http.IncomingHttpHeaders }

  constructor(status: number, headers: http.IncomingHttpHeaders) {
    super(`the server responded with HTTP ${status} before it had received the request`)
    this.response = { status, headers }
  }
}

/** No request was sent: a firewall often does not respond at all, or the proxy opened no tunnel. */
export class NotConnected extends Error {
  /** Errors of Node for a connection that failed have this name, too. */
  readonly syscall = 'connect'
  /** Whether the host that was not reached is the proxy. */
  readonly isProxy: boolean

  constructor(message: string, isProxy = false) {
    super(message)
    this.isProxy = isProxy
  }
}

/** The highest `concurrency` of an action: with more, requests would wait for a connection. */
export const MAX_CONNECTIONS = 256
const CONNECT_TIMEOUT_MS = 15_000
const MAX_LENIENT_HEADER_BYTES = 32_768

/**
 * The agents are those of the toolkit's client, which implements `https_proxy` and `no_proxy`. The requests are Node's
 * own: the client cannot be aborted, does not report a truncated body, and streams half as fast.
 */
export class AgentHttp implements Http {
  // One client per kind of connection: a client keeps its first agent, whatever the address of the next request.
  readonly #clients = new Map<string, HttpClient>()
  readonly #userAgent: string
  readonly #connectTimeoutMs: number

  constructor(userAgent: string, connectTimeoutMs = CONNECT_TIMEOUT_MS) {
    this.#userAgent = userAgent
    this.#connectTimeoutMs = connectTimeoutMs
  }

  async send(options: HttpRequest): Promise<http.IncomingMessage> {
    const { method, url, headers, body, signal, lookup, onSent } = options
    signal.throwIfAborted()
    // The same rule allows plain http: the toolkit knows fewer names of this machine.
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
    if (options.readsRepeatedLength === true) request.on('socket', readRepeatedLength)
    let response: http.IncomingMessage | undefined
    const stop = (reason: Error): void => {
      // A request that still waits for the proxy emits no event when it is destroyed.
      reject(reason)
      // The request itself would end the response as if it was complete.
      if (response === undefined) request.destroy(reason)
      else response.destroy(reason)
    }
    const end = this.#watch(request, options, stop)
    request.on('response', received => {
      response = received
      const { statusCode: status = 0 } = received
      // Nobody knows what the server has received: it may have answered for somebody else.
      if (!isWritten(request, sent()) && status >= 200 && status < 300)
        stop(new EarlyResponse(status, received.headers))
      else resolve(received)
    })
    if (onSent !== undefined) request.on('finish', onSent)
    request.on('error', error => {
      // Node ends a response without a length as if it was complete, also when the connection was reset.
      if (response?.complete === false) response.destroy(error)
      if (proxy !== undefined) reject(explainTunnel(error, proxy, url))
      else reject(isClosed(error) ? new ConnectionClosed(request.reusedSocket, error) : error)
    })
    request.on('close', () => {
      end()
      // Without a response, for example after a protocol switch, no other event is emitted.
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

  /** Stops the request when one of its limits is reached. Returns the function that ends that. */
  #watch(
    request: http.ClientRequest,
    { url, signal, idleTimeoutMs, totalTimeoutMs }: HttpRequest,
    stop: (reason: Error) => void
  ): () => void {
    const { host } = url
    const onAbort = () => stop(signal.reason as Error)
    // There may be many requests in progress, with a listener each.
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
    const stopLate = () => {
      const limit = formatDuration(totalTimeoutMs ?? 0)
      stop(new Error(`the response was not complete after ${limit}`))
    }
    const total = totalTimeoutMs === undefined ? undefined : setTimeout(stopLate, totalTimeoutMs)
    return () => {
      signal.removeEventListener('abort', onAbort)
      clearTimeout(connect)
      clearTimeout(total)
    }
  }

  #agentFor({ url, connections }: HttpRequest, proxy: URL | undefined): http.Agent {
    // Disposing a client leaves its tunnels open, which would keep the process alive, so tunnels are not kept.
    const keepAlive = proxy === undefined
    const kind = `${url.protocol} ${keepAlive ? 'direct' : 'proxied'} ${connections ?? ''}`
    const client =
      this.#clients.get(kind) ?? new HttpClient(undefined, [], { keepAlive, maxSockets: MAX_CONNECTIONS })
    this.#clients.set(kind, client)
    return client.getAgent(keepAlive ? `${url.protocol}//localhost` : url.href)
  }

  /** Idle connections would keep the process alive. */
  [Symbol.dispose](): void {
    for (const client of this.#clients.values()) client.dispose()
  }
}

function isClosed({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ECONNRESET' || code === 'EPIPE'
}

function isStream(body: HttpRequest['body']): body is SizedStream {
  return typeof body === 'object' && 'stream' in body
}

function sizeOf(body: string | Uint8Array | SizedStream): number {
  if (typeof body === 'string') return Buffer.byteLength(body)
  return isStream(body) ? body.size : body.byteLength
}

/** Returns the number of bytes so far. */
function stream(body: Readable, request: http.ClientRequest): () => number {
  let sent = 0
  body.on('data', (chunk: Buffer) => (sent += chunk.length))
  body.on('error', error => request.destroy(error))
  request.on('close', () => body.destroy())
  // A server can reject a request before it has read the body: then the rest of the body is not sent.
  request.on('response', response => {
    if (isWritten(request, sent)) return
    body.unpipe(request)
    response.on('close', () => request.destroy())
  })
  body.pipe(request)
  return () => sent
}

/** A server can answer after the last byte of a stream, before the stream has said that it was the last one. */
function isWritten(request: http.ClientRequest, sent: number): boolean {
  const isAll = sent > 0 && sent === Number(request.getHeader('content-length'))
  return request.writableFinished || (isAll && request.socket?.writableLength === 0)
}

/** The toolkit's agent reports problems with the tunnel only in the message of the error. */
function explainTunnel(error: Error, proxy: URL, { host }: URL): Error {
  const [, statusText, connectError] =
    /^tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))$/s.exec(error.message) ?? []
  if (connectError !== undefined)
    return new NotConnected(`the proxy ${proxy.host} could not be reached: ${connectError}`, true)
  if (statusText === undefined) return error
  const status = Number(statusText)
  if (status !== 407 && isTransient(status))
    return new NotConnected(`the proxy ${proxy.host} responded with HTTP ${status}`, true)
  const what = status === 407 ? `requires other credentials for ${host}` : `blocked the connection to ${host}`
  const advice = status === 407 ? PROXY_CREDENTIALS : undefined
  return new Failure('proxy-blocked', `The proxy ${proxy.host} ${what} (HTTP ${status}).`, {
    advice,
    cause: error
  })
}

export const PROXY_CREDENTIALS =
  'Set the environment variable `https_proxy` to http://name:password@host:port, with characters such as @ and : percent-encoded.'
