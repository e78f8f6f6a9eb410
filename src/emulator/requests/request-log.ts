import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

/** Far above what any operation needs. */
const MAX_BODY_BYTES = 1_000_000
/** Maximum size of all recorded requests. */
const MAX_LOG_BYTES = 100_000_000

const API_CALLS = {
  start: /^POST \/v1\/static-export\/jobs$/,
  status: /^GET \/v1\/static-export\/jobs\/[^/]+$/,
  bundle: /^POST \/v1\/static-export\/jobs\/[^/]+\/bundle$/,
  update: /^POST \/v1\/project\/update\/[^/]+$/,
  'update-status': /^GET \/v1\/project\/update-status\/[^/]+$/,
  agent: /^GET \/v2\/agent\/[^/]+\/job\/[^/]+$/,
  'agent-start': /^POST \/v2\/agent\/[^/]+\/job$/
}

export type Call = keyof typeof API_CALLS | 'download' | 'other'

export const CALLS: Call[] = [...(Object.keys(API_CALLS) as (keyof typeof API_CALLS)[]), 'download']

export interface RecordedRequest {
  call: Call
  part: 'api' | 'store'
  method: string
  /** Path and query: `/exports/…?X-Amz-Signature=…`. */
  path: string
  headers: IncomingHttpHeaders
  body: string
  /** Time at which the request arrived, by the emulator's clock. */
  at: number
  status: number | undefined
  complete: boolean
  /** Resolves when the response ends or the connection closes. */
  answered: Promise<void>
}

export class RequestLog {
  readonly all: RecordedRequest[] = []
  readonly #waiting = new Set<{ call: Call | undefined; resolve: (request: RecordedRequest) => void }>()
  readonly #prefix: string
  readonly #now: () => number
  #size = 0

  constructor({ prefix, now }: { prefix: string; now: () => number }) {
    this.#prefix = prefix
    this.#now = now
  }

  /**
   * Reads the body first, because some clients cannot receive a response while they send the body. Returns undefined for
   * a request that is too large.
   */
  async record(
    part: RecordedRequest['part'],
    incoming: IncomingMessage,
    outgoing: ServerResponse
  ): Promise<RecordedRequest | undefined> {
    const { method = 'GET', url: path = '/', headers } = incoming
    const at = this.#now()
    const answered = new Promise<undefined>(resolve => outgoing.once('close', () => resolve(undefined)))
    const body = await readBody(incoming)
    if (body === undefined) return undefined
    const call = part === 'store' ? 'download' : this.#callOf(method, path)
    const response = { status: undefined, complete: false, answered }
    const request: RecordedRequest = { call, part, method, path, headers, body, at, ...response }
    outgoing.once('close', () => {
      if (outgoing.headersSent) request.status = outgoing.statusCode
      request.complete = outgoing.writableFinished
    })
    this.#keep(request)
    for (const waiter of this.#waiting) {
      if (waiter.call !== undefined && waiter.call !== call) continue
      this.#waiting.delete(waiter)
      waiter.resolve(request)
    }
    return request
  }

  /** Removes the oldest requests if the log becomes too large. */
  #keep(request: RecordedRequest): void {
    this.all.push(request)
    this.#size += sizeOf(request)
    while (this.#size > MAX_LOG_BYTES) this.#size -= sizeOf(this.all.shift() as RecordedRequest)
  }

  async next(call?: Call): Promise<RecordedRequest> {
    return await new Promise(resolve => this.#waiting.add({ call, resolve }))
  }

  #callOf(method: string, path: string): Call {
    if (!path.startsWith(this.#prefix)) return 'other'
    const line = `${method} ${path.slice(this.#prefix.length).replace(/\?.*$/, '')}`
    const entry = Object.entries(API_CALLS).find(([, pattern]) => pattern.test(line))
    return (entry?.[0] as Call | undefined) ?? 'other'
  }
}

/** Returns undefined for a body that is too large. The rest of that body is read, but not kept. */
async function readBody(incoming: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= MAX_BODY_BYTES) chunks.push(chunk)
    else chunks.length = 0
  }
  return size > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks).toString()
}

/** Returns the approximate size of a request in memory. */
function sizeOf({ path, headers, body }: RecordedRequest): number {
  return 1000 + path.length + body.length + Object.values(headers).join('').length
}
