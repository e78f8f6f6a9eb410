import type { IncomingMessage } from 'node:http'
import { Failure } from '../../runtime/failure.ts'
import { type Http, isProxied } from '../../runtime/http/agent-http.ts'
import { connectionError } from '../../runtime/http/http-error.ts'
import { OpenItems } from '../../runtime/http/open-items.ts'
import { formatDuration } from '../../runtime/units.ts'
import { ConnectionPool, type PooledRequest, type Transfer } from './connection-pool.ts'
import type { Receiver } from './response-parser.ts'
import { deferred } from '../../runtime/deferred.ts'

export interface ResponseLimits {
  /** The maximum time without a byte. */
  idleMs: number
  /** The whole response. */
  totalMs: number
}

/** The server did not send its response in time. */
class TooSlow extends Error {
  override readonly name = 'TooSlow'
}

/** The host did not accept a connection in time: a firewall often does not respond at all. */
class NotConnected extends Error {
  override readonly name = 'NotConnected'
  /** As in errors of Node for a connection that failed. */
  readonly syscall = 'connect'
}

/** Sends GET requests, with the limits for every response. */
export class Exchanges {
  readonly #http: Http
  readonly #limits: ResponseLimits
  readonly #signal: AbortSignal
  readonly #open = new OpenItems<Transfer>()
  /** Undefined behind a proxy. */
  readonly #connections: ConnectionPool | undefined

  constructor(
    origin: URL,
    { http, limits, signal }: { http: Http; limits: ResponseLimits; signal: AbortSignal }
  ) {
    this.#connections = isProxied(origin) ? undefined : new ConnectionPool(origin)
    this.#http = http
    this.#limits = limits
    this.#signal = signal
    signal.addEventListener('abort', () => {
      for (const transfer of this.#open.all()) transfer.abort(signal.reason as Error)
    })
  }

  /** Resolves when the response was received, or its rest is not needed. */
  async get(request: PooledRequest, receiver: Receiver): Promise<void> {
    this.#signal.throwIfAborted()
    const { idleMs, totalMs } = this.#limits
    let isStarted = false
    const total = setTimeout(
      () => transfer.abort(new TooSlow(`the response was not complete after ${formatDuration(totalMs)}`)),
      totalMs
    )
    const idle = setTimeout(() => {
      const limit = formatDuration(idleMs)
      const what = isStarted ? 'the server stopped sending for' : 'there was no response for'
      transfer.abort(
        transfer.isConnecting()
          ? new NotConnected(`there was no connection after ${limit}`)
          : new TooSlow(`${what} ${limit}`)
      )
    }, idleMs)
    const onProgress = () => {
      isStarted = true
      idle.refresh()
    }
    const transfer =
      this.#connections?.get(request, receiver, onProgress) ??
      this.#getThroughProxy(request, receiver, onProgress)
    const close = this.#open.add(transfer)
    try {
      await transfer.done
    } catch (error) {
      throw explainTrust(error, request.url)
    } finally {
      clearTimeout(total)
      clearTimeout(idle)
      close()
    }
  }

  #getThroughProxy({ url, headers }: PooledRequest, receiver: Receiver, onProgress: () => void): Transfer {
    const controller = new AbortController()
    const get = async () => {
      const response = await this.#http.send({ method: 'GET', url, headers, signal: controller.signal })
      onProgress()
      try {
        const isNeeded = receiver.onHead({ status: response.statusCode ?? 0, headers: response.headers })
        if (isNeeded) await receive(response, receiver, onProgress)
      } finally {
        // The rest of the response would keep its tunnel open.
        response.destroy()
      }
    }
    return { done: get(), isConnecting: () => false, abort: reason => controller.abort(reason) }
  }

  [Symbol.dispose](): void {
    this.#connections?.[Symbol.dispose]()
  }
}

async function receive(response: IncomingMessage, receiver: Receiver, onProgress: () => void): Promise<void> {
  const { promise, resolve, reject } = deferred<undefined>()
  response.on('error', error => reject(truncated(error)))
  response.on('end', () => resolve(undefined))
  response.on('close', () => resolve(undefined))
  response.on('data', (chunk: Buffer) => {
    onProgress()
    if (!receiver.onData(chunk)) resolve(undefined)
  })
  await promise
}

/** No other attempt, and no other address of the site, has another result. */
function explainTrust(error: unknown, { host }: URL): unknown {
  const { isTrustProblem, message } = connectionError(error, { responded: false })
  if (!isTrustProblem) return error
  return new Failure('certificate-not-trusted', `The certificate of ${host} is not trusted (${message}).`, {
    cause: error
  })
}

function truncated(error: Error): Error {
  return (error as NodeJS.ErrnoException).code === 'ECONNRESET'
    ? new Error('the response was truncated', { cause: error })
    : error
}
