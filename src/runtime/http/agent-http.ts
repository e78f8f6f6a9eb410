import { HttpClient } from '@actions/http-client'
import { getProxyUrl } from '@actions/http-client/lib/proxy'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { Failure } from '../failure.ts'
import { OpenItems } from './open-items.ts'
import { isTransient } from './retry.ts'
import { deferred } from '../deferred.ts'

export interface HttpRequest {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: URL
  headers: Record<string, string>
  body?: string | Uint8Array | SizedStream
  /** Fails a request on whose connection nothing was sent or received for this long. */
  idleTimeoutMs?: number
  /** Ends the request, and the reading of its response, at once. */
  signal: AbortSignal
  /** Resolves the host name instead of Node's own lookup. Not used behind a proxy, which resolves names itself. */
  lookup?: LookupFunction
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

/** Callers limit their requests themselves: publishing has the highest limit. */
const MAX_SOCKETS = 256

/**
 * The agents are those of the toolkit's client, which implements `https_proxy` and `no_proxy`. The requests are Node's
 * own: the client cannot be aborted, does not report a truncated body, and streams half as fast.
 */
export class AgentHttp implements Http {
  // One client per kind of connection: a client keeps its first agent, whatever the address of the next request.
  readonly #clients = new Map<string, HttpClient>()
  readonly #abortListeners = new AbortListeners()
  readonly #userAgent: string

  constructor(userAgent: string) {
    this.#userAgent = userAgent
  }

  async send(options: HttpRequest): Promise<http.IncomingMessage> {
    const { method, url, headers, body, idleTimeoutMs, signal, lookup, onSent } = options
    signal.throwIfAborted()
    const proxy = getProxyUrl(url)
    const agent = this.#agentFor(url, proxy)
    const { promise, resolve, reject } = deferred<http.IncomingMessage>()
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      agent,
      ...(lookup !== undefined && { lookup }),
      headers: {
        'user-agent': this.#userAgent,
        ...(body !== undefined && { 'content-length': String(sizeOf(body)) }),
        ...headers
      }
    })
    let response: http.IncomingMessage | undefined
    request.on('response', received => {
      response = received
      resolve(received)
    })
    if (onSent !== undefined) request.on('finish', onSent)
    const removeListener = this.#abortListeners.add(signal, reason => {
      // A request that still waits for the proxy emits no event when it is destroyed.
      reject(reason)
      // The request itself would end the response as if it was complete.
      if (response === undefined) request.destroy(reason)
      else response.destroy(reason)
    })
    request.on('error', error => reject(proxy === undefined ? error : explainTunnel(error, proxy, url)))
    request.on('close', () => {
      removeListener()
      // Without a response, for example after a protocol switch, no other event is emitted.
      if (response === undefined) reject(new Error('the connection was closed without a response'))
    })
    if (idleTimeoutMs !== undefined)
      request.setTimeout(idleTimeoutMs, () =>
        request.destroy(new Error(`the connection was idle for ${idleTimeoutMs / 1000} s`))
      )
    if (isStream(body)) stream(body.stream, request)
    else request.end(body)
    try {
      return await promise
    } catch (error) {
      removeListener()
      throw error
    }
  }

  #agentFor(url: URL, proxy: URL | undefined): http.Agent {
    // Disposing a client leaves its tunnels open, which would keep the process alive, so tunnels are not kept.
    const keepAlive = proxy === undefined
    const kind = `${url.protocol} ${keepAlive ? 'direct' : 'proxied'}`
    let client = this.#clients.get(kind)
    if (client === undefined) {
      client = new HttpClient(undefined, [], { keepAlive, maxSockets: MAX_SOCKETS })
      this.#clients.set(kind, client)
    }
    return client.getAgent(url.href)
  }

  /** Idle connections would keep the process alive. */
  [Symbol.dispose](): void {
    for (const client of this.#clients.values()) client.dispose()
  }
}

type AbortListener = (reason: Error) => void

/** One event listener for all requests with the same signal: one for each takes as long as signing the request. */
class AbortListeners {
  readonly #bySignal = new Map<AbortSignal, OpenItems<AbortListener>>()

  /** Returns the function that removes the listener. */
  add(signal: AbortSignal, listener: AbortListener): () => void {
    const listeners = this.#bySignal.get(signal) ?? new OpenItems()
    if (listeners.size === 0) {
      this.#bySignal.set(signal, listeners)
      signal.addEventListener('abort', this.#onAbort)
    }
    const remove = listeners.add(listener)
    return () => {
      remove()
      if (listeners.size > 0 || this.#bySignal.get(signal) !== listeners) return
      this.#bySignal.delete(signal)
      signal.removeEventListener('abort', this.#onAbort)
    }
  }

  readonly #onAbort = ({ target }: Event): void => {
    const signal = target as AbortSignal
    for (const listener of this.#bySignal.get(signal)?.all() ?? []) listener(signal.reason as Error)
  }
}

/** Whether requests to this address go through a proxy. */
export function isProxied(url: URL): boolean {
  return getProxyUrl(url) !== undefined
}

function isStream(body: HttpRequest['body']): body is SizedStream {
  return typeof body === 'object' && 'stream' in body
}

function sizeOf(body: string | Uint8Array | SizedStream): number {
  if (typeof body === 'string') return Buffer.byteLength(body)
  return isStream(body) ? body.size : body.byteLength
}

function stream(body: Readable, request: http.ClientRequest): void {
  body.on('error', error => request.destroy(error))
  request.on('close', () => body.destroy())
  // A server can reject a request before it has read the body: then the rest of the body is not sent.
  request.on('response', response => {
    if (request.writableFinished) return
    body.unpipe(request)
    response.on('close', () => request.destroy())
  })
  body.pipe(request)
}

/** The proxy did not open a connection: the request was not sent. */
class NoTunnel extends Error {
  /** As in errors of Node for a connection that failed. */
  readonly syscall = 'connect'
}

/** The toolkit's agent reports problems with the tunnel only in the message of the error. */
function explainTunnel(error: Error, proxy: URL, { host }: URL): Error {
  const [, statusText, connectError] =
    /^tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))$/s.exec(error.message) ?? []
  if (connectError !== undefined) {
    return new NoTunnel(`the proxy ${proxy.host} could not be reached: ${connectError}`)
  }
  if (statusText === undefined) return error
  const status = Number(statusText)
  if (status === 407) {
    return new Failure(
      'proxy-blocked',
      `The proxy ${proxy.host} requires other credentials for ${host} (HTTP 407).`,
      {
        advice:
          'Set the environment variable `https_proxy` to http://name:password@host:port, with characters such as @ and : percent-encoded.',
        cause: error
      }
    )
  }
  if (!isTransient(status)) {
    return new Failure(
      'proxy-blocked',
      `The proxy ${proxy.host} blocked the connection to ${host} (HTTP ${status}).`,
      { cause: error }
    )
  }
  return new NoTunnel(`the proxy ${proxy.host} responded with HTTP ${status}`)
}
