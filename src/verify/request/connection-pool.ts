import net from 'node:net'
import tls from 'node:tls'
import { type Receiver, ResponseParser } from './response-parser.ts'

/** A response that is on its way. */
export interface Transfer {
  /** When the response was received, or its rest is not needed. */
  done: Promise<unknown>
  abort(reason: Error): void
}

const READ_BYTES = 256 * 1024

/**
 * Connections to one origin that are used again. undici needs 1.8 times the processor time, Node's own client three
 * times, and both up to 100 MB more (docs/performance.md): here all sockets read into one buffer.
 */
export class ConnectionPool {
  readonly #origin: URL
  readonly #idle = new Set<Connection>()
  readonly #open = new Set<Connection>()
  readonly #buffer = Buffer.allocUnsafe(READ_BYTES)

  constructor(origin: URL) {
    this.#origin = origin
  }

  /** Sends a GET request. `onProgress` is called whenever something arrives. */
  get(url: URL, headers: Record<string, string>, receiver: Receiver, onProgress: () => void): Transfer {
    const lines = Object.entries({ host: url.host, connection: 'keep-alive', ...headers })
    const request = `GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
    const [idle] = this.#idle
    if (idle !== undefined) this.#idle.delete(idle)
    return (idle ?? this.#connect()).send(request, new ResponseParser(receiver), onProgress)
  }

  #connect(): Connection {
    const connection = new Connection(this.#origin, this.#buffer, {
      onFree: () => void this.#idle.add(connection),
      onClose: () => {
        this.#idle.delete(connection)
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
  #transfer: OpenTransfer | undefined

  constructor(origin: URL, buffer: Buffer, { onFree, onClose }: { onFree: () => void; onClose: () => void }) {
    this.#onFree = onFree
    const isSecure = origin.protocol === 'https:'
    const host = origin.hostname.replace(/^\[|\]$/g, '')
    const options: net.TcpNetConnectOpts = {
      host,
      port: Number(origin.port || (isSecure ? 443 : 80)),
      noDelay: true,
      onread: {
        buffer,
        callback: length => {
          this.#receive(buffer.subarray(0, length))
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
      this.#end(failure)
    })
  }

  send(request: string, parser: ResponseParser, onProgress: () => void): Transfer {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>()
    this.#transfer = { parser, onProgress, resolve: () => resolve(undefined), reject }
    this.#socket.write(request, 'latin1')
    return {
      done: promise,
      abort: reason => {
        reject(reason)
        this.destroy()
      }
    }
  }

  destroy(): void {
    this.#socket.destroy()
  }

  #receive(chunk: Buffer): void {
    const transfer = this.#transfer
    if (transfer === undefined) {
      // Bytes without a request.
      this.destroy()
      return
    }
    const { parser, onProgress, resolve, reject } = transfer
    onProgress()
    try {
      parser.push(chunk)
    } catch (error) {
      this.#transfer = undefined
      this.destroy()
      reject(error as Error)
      return
    }
    if (!parser.isOver) return
    this.#transfer = undefined
    if (parser.isReusable) this.#onFree()
    else this.destroy()
    resolve()
  }

  /** The connection is closed. */
  #end(failure: Error | undefined): void {
    const transfer = this.#transfer
    if (transfer === undefined) return
    this.#transfer = undefined
    const isCut = transfer.parser.isStarted || failure === undefined
    try {
      if (isCut) transfer.parser.close()
      else throw failure
      transfer.resolve()
    } catch (error) {
      transfer.reject(error as Error)
    }
  }
}
