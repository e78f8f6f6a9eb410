import net from 'node:net'
import tls from 'node:tls'
import { type Receiver, ResponseParser } from './response-parser.ts'
import { deferred } from '../../runtime/deferred.ts'

export interface PooledRequest {
  url: URL
  headers: Record<string, string>
  /** For an attempt that must not fail because a connection was closed while it was idle. */
  needsNewConnection: boolean
}

/** The server closed a connection that was used before, as it may at any moment, and sent no response. */
export class ReusedConnectionClosed extends Error {
  override readonly name = 'ReusedConnectionClosed'
}

/** A response that is on its way. */
export interface Transfer {
  /** When the response was received, or its rest is not needed. */
  done: Promise<unknown>
  isConnecting(): boolean
  abort(reason: Error): void
}

/** Larger bodies arrive in parts. */
const BUFFER_BYTES = 256 * 1024

/**
 * Connections to one origin that are used again. undici needs twice the processor time, Node's own client three times,
 * and both up to 100 MB more (docs/performance.md): here each connection reads into one buffer of its own.
 */
export class ConnectionPool {
  readonly #origin: URL
  readonly #idle: Connection[] = []
  readonly #open = new Set<Connection>()
  /** The header lines of requests. Most requests have the same headers. */
  readonly #headerLines = new WeakMap<Record<string, string>, string>()

  constructor(origin: URL) {
    this.#origin = origin
  }

  /** Sends a GET request. `onProgress` is called whenever something arrives. */
  get(
    { url, headers, needsNewConnection }: PooledRequest,
    receiver: Receiver,
    onProgress: () => void
  ): Transfer {
    const request = `GET ${url.pathname}${url.search} HTTP/1.1\r\n${this.#linesOf(headers)}\r\n`
    const idle = needsNewConnection ? undefined : this.#takeIdle()
    const connection = idle ?? this.#connect()
    return connection.send(request, new ResponseParser(receiver), onProgress)
  }

  #takeIdle(): Connection | undefined {
    for (;;) {
      const connection = this.#idle.pop()
      // The event that removes a closed connection comes later.
      if (connection?.isClosed !== true) return connection
    }
  }

  #linesOf(headers: Record<string, string>): string {
    let lines = this.#headerLines.get(headers)
    if (lines === undefined) {
      const all = Object.entries({ host: this.#origin.host, connection: 'keep-alive', ...headers })
      lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join('')
      this.#headerLines.set(headers, lines)
    }
    return lines
  }

  #connect(): Connection {
    const connection = new Connection(this.#origin, {
      onFree: () => void this.#idle.push(connection),
      onClose: () => {
        const at = this.#idle.indexOf(connection)
        if (at >= 0) this.#idle.splice(at, 1)
        this.#open.delete(connection)
      }
    })
    this.#open.add(connection)
    return connection
  }

  /** Open connections would keep the process alive. */
  [Symbol.dispose](): void {
    for (const connection of this.#open) connection.destroy()
  }
}

interface OpenTransfer {
  parser: ResponseParser
  onProgress: () => void
  resolve: () => void
  reject: (error: Error) => void
}

/** One connection, with one request at a time. */
class Connection {
  readonly #socket: net.Socket
  readonly #onFree: () => void
  /** Not filled with zeros: pages of memory that no response needs are never used. */
  readonly #buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES)
  /** Where the bytes begin that are not read yet, and where they end. */
  #start = 0
  #end = 0
  #transfer: OpenTransfer | undefined
  /** Whether a request was answered on it. */
  #isReused = false

  constructor(origin: URL, { onFree, onClose }: { onFree: () => void; onClose: () => void }) {
    this.#onFree = onFree
    const isSecure = origin.protocol === 'https:'
    const host = origin.hostname.replace(/^\[|\]$/g, '')
    const options: net.TcpNetConnectOpts = {
      host,
      port: Number(origin.port || (isSecure ? 443 : 80)),
      noDelay: true,
      onread: {
        buffer: () => this.#room(),
        callback: length => {
          this.#end += length
          this.#receive()
          return true
        }
      }
    }
    this.#socket = isSecure
      ? tls.connect({
          ...options,
          ALPNProtocols: ['http/1.1'],
          ...(net.isIP(host) === 0 && { servername: host })
        })
      : net.connect(options)
    let failure: Error | undefined
    this.#socket.on('error', error => (failure = error))
    this.#socket.on('end', () => this.#socket.destroy())
    this.#socket.on('close', () => {
      onClose()
      this.#fail(failure)
    })
  }

  send(request: string, parser: ResponseParser, onProgress: () => void): Transfer {
    const { promise, resolve, reject } = deferred<undefined>()
    this.#transfer = { parser, onProgress, resolve: () => resolve(undefined), reject }
    this.#socket.write(request, 'latin1')
    return {
      done: promise,
      isConnecting: () => this.#socket.connecting,
      abort: reason => {
        reject(reason)
        this.destroy()
      }
    }
  }

  get isClosed(): boolean {
    return this.#socket.destroyed
  }

  destroy(): void {
    this.#socket.destroy()
  }

  /** Where the next bytes go: behind those that are not read yet. */
  #room(): Buffer {
    if (this.#start === this.#end) this.#start = this.#end = 0
    else if (this.#end === this.#buffer.length) {
      this.#buffer.copyWithin(0, this.#start, this.#end)
      this.#end -= this.#start
      this.#start = 0
    }
    return this.#buffer.subarray(this.#end)
  }

  #receive(): void {
    const transfer = this.#transfer
    if (transfer === undefined) {
      // Bytes without a request.
      this.destroy()
      return
    }
    const { parser, onProgress, resolve, reject } = transfer
    onProgress()
    try {
      const bytes = this.#buffer.subarray(this.#start, this.#end)
      this.#start += parser.read(bytes, this.#buffer.length - this.#start)
    } catch (error) {
      this.#transfer = undefined
      this.destroy()
      reject(error as Error)
      return
    }
    if (!parser.isOver) return
    this.#transfer = undefined
    this.#isReused = true
    if (parser.isReusable) this.#onFree()
    else this.destroy()
    resolve()
  }

  /** The connection is closed. */
  #fail(failure: Error | undefined): void {
    const transfer = this.#transfer
    if (transfer === undefined) return
    this.#transfer = undefined
    const { isStarted } = transfer.parser
    try {
      if (!isStarted && this.#isReused)
        throw new ReusedConnectionClosed('the connection was closed while it was idle', { cause: failure })
      if (!isStarted && failure !== undefined) throw failure
      transfer.parser.close(failure !== undefined)
      transfer.resolve()
    } catch (error) {
      transfer.reject(error as Error)
    }
  }
}
