import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export type Call = 'start' | 'status' | 'bundle' | 'agent' | 'download' | 'other'

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
  /** Set once an answer has begun; a dropped request never gets one. */
  status: number | undefined
  /** Whether the answer went out to its last byte. */
  complete: boolean
  /** Settles when the answer has ended or the connection is gone. */
  answered: Promise<void>
}

type Match = Call | ((request: RecordedRequest) => boolean)

const CALLS: [Call, RegExp][] = [
  ['start', /^POST \/v1\/static-export\/jobs$/],
  ['status', /^GET \/v1\/static-export\/jobs\/[^/]+$/],
  ['bundle', /^POST \/v1\/static-export\/jobs\/[^/]+\/bundle$/],
  ['agent', /^GET \/v2\/agent\/[^/]+\/job\/[^/]+$/]
]

export class Requests {
  readonly all: RecordedRequest[] = []
  readonly #waiting = new Set<{ match: Match; resolve: (request: RecordedRequest) => void }>()
  readonly #prefix: string
  readonly #now: () => number

  constructor({ prefix, now }: { prefix: string; now: () => number }) {
    this.#prefix = prefix
    this.#now = now
  }

  async record(
    part: RecordedRequest['part'],
    incoming: IncomingMessage,
    outgoing: ServerResponse
  ): Promise<RecordedRequest> {
    const { method = 'GET', url: path = '/', headers } = incoming
    const at = this.#now()
    const { promise: answered, resolve } = Promise.withResolvers<undefined>()
    const body = await text(incoming)
    const request: RecordedRequest = {
      ...{ call: part === 'store' ? 'download' : this.#callOf(method, path), part, method, path, headers },
      ...{ body, at, status: undefined, complete: false, answered }
    }
    outgoing.once('close', () => {
      if (outgoing.headersSent) request.status = outgoing.statusCode
      request.complete = outgoing.writableFinished
      resolve(undefined)
    })
    this.all.push(request)
    for (const waiter of this.#waiting) {
      if (!matches(waiter.match, request)) continue
      this.#waiting.delete(waiter)
      waiter.resolve(request)
    }
    return request
  }

  /** The next request that matches, as soon as it has arrived; earlier ones do not count. */
  async next(match: Match = () => true): Promise<RecordedRequest> {
    return await new Promise(resolve => this.#waiting.add({ match, resolve }))
  }

  #callOf(method: string, path: string): Call {
    if (!path.startsWith(this.#prefix)) return 'other'
    const line = `${method} ${path.slice(this.#prefix.length).replace(/\?.*$/, '')}`
    return CALLS.find(([, pattern]) => pattern.test(line))?.[0] ?? 'other'
  }
}

function matches(match: Match, request: RecordedRequest): boolean {
  return typeof match === 'string' ? request.call === match : match(request)
}
