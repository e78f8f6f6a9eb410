import type { IncomingHttpHeaders } from 'node:http'

export interface ResponseHead {
  status: number
  headers: IncomingHttpHeaders
}

/** Gets a response while it arrives. Each function returns whether the rest is needed. */
export interface Receiver {
  onHead(head: ResponseHead): boolean
  /** The bytes are valid during the call only. A body with a length comes as a whole if it fits into the buffer. */
  onData(chunk: Buffer): boolean
}

/** The server sent something that a browser would not accept as a response. */
export class InvalidResponse extends Error {
  override readonly name = 'InvalidResponse'
}

const MAX_HEAD_BYTES = 32_768
const MAX_LINE_BYTES = 4096
const MAX_INTERIM_RESPONSES = 8
const MAX_EMPTY_LINES = 8
const HEAD_END = Buffer.from('\r\n\r\n')
const RETURN = 13
const NEWLINE = 10
/** A second header with one of these names is ignored, as Node does. */
const SINGLE = /^(?:age|content-length|content-type|date|etag|expires|last-modified|location|retry-after)$/

type Phase = 'head' | 'body' | 'until-close' | 'chunk-size' | 'chunk-end' | 'trailer' | 'complete' | 'stopped'

/** Reads one HTTP/1.1 response from the bytes of a connection. */
export class ResponseParser {
  readonly #receiver: Receiver
  #phase: Phase = 'head'
  /** Bytes of the body, or of a chunk of it, that are still to come. */
  #left = 0
  #isChunked = false
  #interim = 0
  #emptyLines = 0
  /** Whether anything arrived. */
  isStarted = false
  /** Whether the connection can be used for another request. */
  isReusable = false

  constructor(receiver: Receiver) {
    this.#receiver = receiver
  }

  /** Whether nothing more is expected, or wanted. */
  get isOver(): boolean {
    return this.#phase === 'complete' || this.#phase === 'stopped'
  }

  /**
   * Reads what is complete, and returns how many bytes that is. The other bytes are given again with those that follow.
   * `room`: how long the data can become.
   */
  read(data: Buffer, room: number): number {
    this.isStarted = true
    let at = 0
    while (at < data.length && !this.isOver) {
      const next = this.#step(data, at, room)
      if (next === at) return at
      at = next
    }
    // The rest is not needed.
    if (at < data.length || this.#phase === 'stopped') this.isReusable = false
    return at
  }

  /** The server closed the connection. `isReset`: without saying that it sent everything. */
  close(isReset: boolean): void {
    if (this.#phase === 'until-close' && !isReset) this.#phase = 'complete'
    if (!this.isOver)
      throw new Error(
        this.isStarted ? 'the response was truncated' : 'the connection was closed without a response'
      )
  }

  /** Returns where the next step begins. */
  #step(data: Buffer, at: number, room: number): number {
    if (this.#phase === 'head') return this.#readHead(data, at)
    if (this.#phase === 'body' || this.#phase === 'until-close') return this.#readBody(data, at, room)
    const end = data.indexOf(NEWLINE, at)
    if ((end < 0 ? data.length : end) - at > MAX_LINE_BYTES) throw invalid('a line is too long')
    if (end < 0) return at
    this.#readLine(data.toString('latin1', at, end).replace(/\r$/, ''))
    return end + 1
  }

  #readBody(data: Buffer, at: number, room: number): number {
    const isBounded = this.#phase === 'body'
    const end = isBounded ? Math.min(data.length, at + this.#left) : data.length
    const left = this.#left - (end - at)
    if (isBounded && left > 0 && at + this.#left <= room) return at
    this.#left = left
    if (!this.#receiver.onData(data.subarray(at, end))) this.#phase = 'stopped'
    else if (isBounded && left === 0) this.#phase = this.#isChunked ? 'chunk-end' : 'complete'
    return end
  }

  /** A line between the chunks of a body. */
  #readLine(line: string): void {
    if (this.#phase === 'chunk-end') {
      if (line !== '') throw invalid('a chunk is longer than announced')
      this.#phase = 'chunk-size'
    } else if (this.#phase === 'chunk-size') {
      const [, size] = /^([0-9a-f]{1,12})\s*(?:;.*)?$/i.exec(line) ?? []
      if (size === undefined) throw invalid('a chunk has no size')
      this.#left = Number.parseInt(size, 16)
      this.#phase = this.#left === 0 ? 'trailer' : 'body'
    } else if (line === '') this.#phase = 'complete'
  }

  #readHead(data: Buffer, at: number): number {
    // Some servers end a body with one line too many.
    if (data[at] === RETURN) return this.#skipEmptyLine(data, at)
    const end = data.indexOf(HEAD_END, at)
    if ((end < 0 ? data.length : end) - at > MAX_HEAD_BYTES)
      throw new InvalidResponse('the header section of the response is too large')
    if (end < 0) {
      if (!'HTTP/1.'.startsWith(data.toString('latin1', at, at + 7)))
        throw invalid('it does not begin with HTTP/1')
      return at
    }
    const [statusLine = '', ...lines] = data.toString('latin1', at, end).split('\r\n')
    const [, version, code] = /^HTTP\/1\.([01]) (\d{3})(?: |$)/.exec(statusLine) ?? []
    if (code === undefined) throw invalid('it does not begin with HTTP/1')
    const status = Number(code)
    const headers = readHeaders(lines)
    if (status >= 200) this.#begin(status, headers, version === '1')
    else if (status === 101 || ++this.#interim > MAX_INTERIM_RESPONSES) throw invalid(`HTTP ${status}`)
    return end + HEAD_END.length
  }

  #skipEmptyLine(data: Buffer, at: number): number {
    if (at + 1 === data.length) return at
    if (data[at + 1] !== NEWLINE || ++this.#emptyLines > MAX_EMPTY_LINES)
      throw invalid('it does not begin with HTTP/1')
    return at + 2
  }

  #begin(status: number, headers: IncomingHttpHeaders, isPersistent: boolean): void {
    const { 'transfer-encoding': transfer, 'content-length': length, connection = '' } = headers
    this.isReusable = isPersistent ? !/\bclose\b/i.test(connection) : /\bkeep-alive\b/i.test(connection)
    this.#left = 0
    if (status === 204 || status === 304) this.#phase = 'complete'
    else if (transfer !== undefined) {
      // A proxy may add the header again without encoding the body again.
      if (!/^chunked(?:\s*,\s*chunked)*$/i.test(transfer)) throw invalid('Transfer-Encoding is not chunked')
      this.#isChunked = true
      // It has no meaning beside Transfer-Encoding (RFC 9112, 6.3).
      delete headers['content-length']
      this.#phase = 'chunk-size'
    } else if (length !== undefined) {
      if (!/^\d{1,15}$/.test(length)) throw invalid('Content-Length is no number')
      this.#left = Number(length)
      this.#phase = this.#left === 0 ? 'complete' : 'body'
    } else {
      this.isReusable = false
      this.#phase = 'until-close'
    }
    if (!this.#receiver.onHead({ status, headers }) && !this.isOver) this.#phase = 'stopped'
  }
}

function readHeaders(lines: readonly string[]): IncomingHttpHeaders {
  const headers = Object.create(null) as Record<string, string>
  for (const line of unfolded(lines)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    if (colon < 1 || !/^[!#$%&'*+.^_`|~\w-]+$/.test(name)) throw invalid('a header has no name')
    const value = line.slice(colon + 1).trim()
    const known = headers[name]
    if (known === undefined) headers[name] = value
    else if (name === 'content-length' && known !== value) throw invalid('Content-Length is there twice')
    else if (!SINGLE.test(name)) headers[name] = `${known}, ${value}`
  }
  return headers
}

/** A line that begins with white space continues the one before (RFC 9112, 5.2). */
function unfolded(lines: readonly string[]): readonly string[] {
  if (!lines.some(isContinuation)) return lines
  const whole: string[] = []
  for (const line of lines) {
    const before = isContinuation(line) ? whole.pop() : undefined
    whole.push(before === undefined ? line : `${before} ${line.trim()}`)
  }
  return whole
}

function isContinuation(line: string): boolean {
  return line.startsWith(' ') || line.startsWith('\t')
}

function invalid(what: string): InvalidResponse {
  return new InvalidResponse(`the response is not valid HTTP: ${what}`)
}
