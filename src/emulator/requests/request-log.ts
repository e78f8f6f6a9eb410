import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

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

  constructor({ prefix, now }: { prefix: string; now: () => number }) {
    this.#prefix = prefix
    this.#now = now
  }

  /** Reads the body first, because some clients cannot receive a response while they send the body. */
  async record(
    part: RecordedRequest['part'],
    incoming: IncomingMessage,
    outgoing: ServerResponse
  ): Promise<RecordedRequest> {
    const { method = 'GET', url: path = '/', headers } = incoming
    const at = this.#now()
    const answered = new Promise<undefined>(resolve => outgoing.once('close', () => resolve(undefined)))
    const body = await text(incoming)
    const call = part === 'store' ? 'download' : this.#callOf(method, path)
    const response = { status: undefined, complete: false, answered }
    const request: RecordedRequest = { call, part, method, path, headers, body, at, ...response }
    outgoing.once('close', () => {
      if (outgoing.headersSent) request.status = outgoing.statusCode
      request.complete = outgoing.writableFinished
    })
    this.all.push(request)
    for (const waiter of this.#waiting) {
      if (waiter.call !== undefined && waiter.call !== call) continue
      this.#waiting.delete(waiter)
      waiter.resolve(request)
    }
    return request
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
