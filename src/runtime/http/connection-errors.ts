import type { IncomingHttpHeaders } from 'node:http'
import { Failure } from '../failure.ts'
import { formatDuration } from '../text/units.ts'
import { isTransient } from './retry.ts'

/** The connection was closed before a response was received. */
export class ConnectionClosed extends Error {
  override readonly name = 'ConnectionClosed'
  readonly code = 'ECONNRESET'
  /** True for a reused connection. A server may close an idle connection at any time. */
  readonly isReused: boolean

  constructor(isReused: boolean, cause?: Error) {
    super('the connection was closed without a response', { cause })
    this.isReused = isReused
  }
}

/** The server sent a successful response before it had received the whole request. */
export class EarlyResponse extends Error {
  readonly response: { status: number; headers: IncomingHttpHeaders }

  constructor(status: number, headers: IncomingHttpHeaders) {
    super(`the server responded with HTTP ${status} before it had received the request`)
    this.response = { status, headers }
  }
}

/** No request was sent, for example because a firewall does not respond or the proxy opened no tunnel. */
export class NotConnected extends Error {
  /** Node's errors for failed connections have the same value. */
  readonly syscall = 'connect'
  readonly isProxy: boolean

  constructor(message: string, isProxy = false) {
    super(message)
    this.isProxy = isProxy
  }
}

/** The response was not complete within `totalTimeoutMs`. */
export class ResponseTooSlow extends Error {
  override readonly name = 'ResponseTooSlow'

  constructor(limitMs: number) {
    super(`the response was not complete after ${formatDuration(limitMs)}`)
  }
}

export function isClosed({ code }: NodeJS.ErrnoException): boolean {
  return code === 'ECONNRESET' || code === 'EPIPE'
}

/** The toolkit's agent reports problems with the tunnel only in the error message. */
export function explainTunnel(error: Error, proxy: URL, { host }: URL): Error {
  const [, statusText, connectError] =
    /^tunneling socket could not be established, (?:statusCode=(\d+)|cause=(.*))$/s.exec(error.message) ?? []
  if (connectError !== undefined)
    return new NotConnected(`the proxy ${proxy.host} could not be reached: ${connectError}`, true)
  if (statusText === undefined) return error
  const status = Number(statusText)
  if (status !== 407 && isTransient(status))
    return new NotConnected(`the proxy ${proxy.host} responded with HTTP ${status}`, true)
  const what = status === 407 ? `requires valid credentials for ${host}` : `blocked the connection to ${host}`
  const advice = status === 407 ? PROXY_CREDENTIALS : undefined
  return new Failure('proxy-blocked', `The proxy ${proxy.host} ${what} (HTTP ${status}).`, {
    advice,
    cause: error
  })
}

export const PROXY_CREDENTIALS =
  'Set the environment variable `https_proxy` to http://name:password@host:port, with characters such as @ and : percent-encoded.'
