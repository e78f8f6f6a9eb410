import { HttpClient } from '@actions/http-client'
import { getProxyUrl } from '@actions/http-client/lib/proxy'
import http from 'node:http'
import https from 'node:https'
import type { Readable } from 'node:stream'
import { Failure } from './failure.ts'

export interface HttpRequest {
  method: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  body?: string | SizedStream
  /** Ends the request, and the reading of its answer, at once. */
  signal: AbortSignal
}

/** A body that is sent while it is read, however large it is. Its length goes ahead of it. */
export interface SizedStream {
  size: number
  stream: Readable
}

/** Sends one request as it is: no redirect is followed, nothing is retried, no header is added but the agent's name. */
export interface Http {
  send(request: HttpRequest): Promise<http.IncomingMessage>
}

/**
 * Proxies (`https_proxy`, `no_proxy`) are the toolkit client's knowledge, so its agents are used; the requests are
 * Node's own, since the client can neither be aborted nor reports a body that was cut off, and streams half as fast.
 */
export class AgentHttp implements Http {
  // One client for each kind of connection: a client keeps the first agent that it made, whatever address comes next.
  readonly #clients = new Map<string, HttpClient>()
  readonly #userAgent: string

  constructor(userAgent: string) {
    this.#userAgent = userAgent
  }

  async send({ method, url, headers, body, signal }: HttpRequest): Promise<http.IncomingMessage> {
    signal.throwIfAborted()
    const proxy = getProxyUrl(url)
    const agent = this.#agentFor(url, proxy)
    const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>()
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method,
      agent,
      signal,
      headers: {
        'user-agent': this.#userAgent,
        ...(body !== undefined && { 'content-length': String(sizeOf(body)) }),
        ...headers
      }
    })
    request.on('response', resolve)
    // A request that has no connection yet, since the proxy hesitates, says nothing when it is aborted.
    const abort = () => reject(signal.reason as Error)
    signal.addEventListener('abort', abort)
    request.on('error', error => reject(proxy === undefined ? error : explainTunnel(error, proxy, url)))
    // After an answer this changes nothing. Without one, as after a switch of protocols, nobody else would tell.
    request.on('close', () => reject(new Error('the connection was closed without an answer')))
    if (typeof body === 'object') stream(body.stream, request)
    else request.end(body)
    try {
      return await promise
    } finally {
      signal.removeEventListener('abort', abort)
    }
  }

  #agentFor(url: URL, proxy: URL | undefined): http.Agent {
    // Disposing a client leaves its tunnels open, and they would keep the process alive: none are kept.
    const keepAlive = proxy === undefined
    const kind = `${url.protocol} ${keepAlive ? 'direct' : 'proxied'}`
    let client = this.#clients.get(kind)
    if (client === undefined) {
      client = new HttpClient(undefined, [], { keepAlive, maxSockets: 32 })
      this.#clients.set(kind, client)
    }
    return client.getAgent(url.href)
  }

  /** Idle connections would keep the process alive. */
  [Symbol.dispose](): void {
    for (const client of this.#clients.values()) client.dispose()
  }
}

function sizeOf(body: string | SizedStream): number {
  return typeof body === 'string' ? Buffer.byteLength(body) : body.size
}

function stream(body: Readable, request: http.ClientRequest): void {
  body.on('error', error => request.destroy(error))
  request.on('close', () => body.destroy())
  // A server that refuses answers before it has read everything: the answer counts, and nothing more is sent.
  request.on('response', response => {
    if (request.writableFinished) return
    body.unpipe(request)
    response.on('close', () => request.destroy())
  })
  body.pipe(request)
}

/** The proxy did not open the way this time: the request has not left the machine. */
export class NoTunnel extends Error {
  /** As Node says of a connection that could not be made. */
  readonly syscall = 'connect'
}

/** The toolkit's agent tells of all that goes wrong before the tunnel stands in the words of an error alone. */
function explainTunnel(error: Error, proxy: URL, { host }: URL): Error {
  const [, refused, broken] =
    /^tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))$/s.exec(error.message) ?? []
  if (broken !== undefined) return new NoTunnel(`the proxy ${proxy.host} could not be reached: ${broken}`)
  if (refused === undefined) return error
  const status = Number(refused)
  if (status === 407) {
    return new Failure({
      code: 'proxy-refused',
      what: `The proxy ${proxy.host} wants another user name or password for the way to ${host} (407).`,
      advice:
        'Put them into the environment variable `https_proxy`, as http://name:password@host:port; characters such as @ and : percent-encoded.',
      cause: error
    })
  }
  if (status < 500 && status !== 408 && status !== 429) {
    return new Failure({
      code: 'proxy-refused',
      what: `The proxy ${proxy.host} refuses the way to ${host} (${status}).`,
      advice:
        'Ask whoever runs the proxy to allow this host, or name the host in `no_proxy` if this runner reaches it directly.',
      cause: error
    })
  }
  return new NoTunnel(`the proxy ${proxy.host} answered ${status}`)
}
