import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

/** Of a request: more than any operation needs. Of the log: the oldest requests are forgotten. */
const MAX_BODY_BYTES = 1_000_000
const MAX_LOG_BYTES = 100_000_000

const API_CALLS = {
  start: /^POST \/v1\/static-export\/jobs$/,
  status: /^GET \/v1\/static-export\/jobs\/[^/]+$/,
  bundle: /^POST \/v1\/static-export\/jobs\/[^/]+\/bundle$/,
  update: /^POST \/v1\/project\/update\/[^/]+$/,
  'update-status': /^GET \/v1\/project\/update-status\/[^/]+$/,
  agent: /^GET \/v2\/agent\/[^/]+\/job\/[^/]+$/,
  'agent-start': /^POST \/v2\/agent\/[^/]+\/job$/,
  'agent-message': /^POST \/v2\/agent\/[^/]+\/job\/[^/]+\/message$/
}

export type Call = keyof typeof API_CALLS | 'download' | 'other'

export const CALLS: Call[] = [...(Object.keys(API_CALLS) as (keyof typeof API_CALLS)[]), 'download']

export interface RecordedRequest {
  call: Call
  part: 'api' | 'store'
  method: string
  /** With its query: `/exports/…?X-Amz-Signature=…`. */
  path: string
  headers: IncomingHttpHeaders
  body: string
  /** When it arrived, by the emulator's clock. */
  at: number
  /** Set once a response has started; a dropped request never gets one. */
  status: number | undefined
  /** Whether the whole response was sent. */
  complete: boolean
  /** Resolves when the response has ended or the connection is closed. */
  answered: Promise<void>
}

type Match = Call | ((request: RecordedRequest) => boolean)

export class RequestLog {
  readonly all: RecordedRequest[] = []
  readonly #waiting = new Set<{ match: Match; resolve: (request: RecordedRequest) => void }>()
  readonly #prefix: string
  readonly #now: () => number
  #size = 0

  constructor({ prefix, now }: { prefix: string; now: () => number }) {
    this.#prefix = prefix
    this.#now = now
  }

  /** Undefined for a request that is too large. */
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
      const { match } = waiter
      if (typeof match === 'string' ? call !== match : !match(request)) continue
      this.#waiting.delete(waiter)
      waiter.resolve(request)
    }
    return request
  }

  /** The next matching request, as soon as it has arrived; earlier requests do not count. */
  async next(match: Match = () => true): Promise<RecordedRequest> {
    return await new Promise(resolve => this.#waiting.add({ match, resolve }))
  }

  #keep(request: RecordedRequest): void {
    this.all.push(request)
    this.#size += sizeOf(request)
    while (this.#size > MAX_LOG_BYTES) this.#size -= sizeOf(this.all.shift() as RecordedRequest)
  }

  #callOf(method: string, path: string): Call {
    if (!path.startsWith(this.#prefix)) return 'other'
    const line = `${method} ${path.slice(this.#prefix.length).replace(/\?.*$/, '')}`
    const entry = Object.entries(API_CALLS).find(([, pattern]) => pattern.test(line))
    return (entry?.[0] as Call | undefined) ?? 'other'
  }
}

/** About what it takes of memory. */
function sizeOf({ path, headers, body }: RecordedRequest): number {
  return 1000 + path.length + body.length + JSON.stringify(headers).length
}

/** To its end, so that the client gets a response. What is too large is not kept. */
async function readBody(incoming: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= MAX_BODY_BYTES) chunks.push(chunk)
  }
  return size > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks).toString()
}
