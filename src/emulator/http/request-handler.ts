import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Hono } from 'hono'
import { findFault, type Fault, type Faults } from '../faults/faults.ts'
import { findPartial, sendPart } from '../faults/faulty-response.ts'
import { apiError } from './api-errors.ts'
import type { RecordedRequest, RequestLog } from '../requests/request-log.ts'

export interface Bindings {
  faults: Fault[]
}

interface HandlerOptions {
  requests: RequestLog
  faults: Faults
  now: () => number
  signal: AbortSignal
  /** Pages for people: neither recorded nor affected by faults. */
  page?: (incoming: IncomingMessage) => Promise<Response | undefined>
}

export function requestHandler(
  part: RecordedRequest['part'],
  routes: Hono<{ Bindings: Bindings }>,
  { requests, faults: queue, now, signal, page }: HandlerOptions
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const respond = async (received: Request, { incoming, outgoing }: HttpBindings): Promise<Response> => {
    // A method that `Request` does not accept.
    if (incoming.method === 'TRACE') return apiError('invalid-request')
    const shown = incoming.method === 'GET' ? await page?.(incoming) : undefined
    if (shown) return shown
    const request = await requests.record(part, incoming, outgoing)
    outgoing.setHeader('date', new Date(now()).toUTCString())
    const faults = queue.take(request)

    const delay = findFault(faults, 'delay')
    if (delay) await setTimeout(delay.ms, undefined, { signal })
    if (findFault(faults, 'hang')) await once(outgoing, 'close', { signal })
    const drop = findFault(faults, 'drop')
    if (drop && !drop.accepted) outgoing.destroy()
    if (isClosed(outgoing)) return RESPONSE_ALREADY_SENT

    const response =
      replacement(faults, request) ?? (await routes.fetch(withBody(received, request), { faults }))
    const partial = findPartial(faults)
    if (drop || isClosed(outgoing)) {
      // An unread body would keep its file open.
      await response.body?.cancel()
      outgoing.destroy()
    } else if (partial) await sendPart(response, outgoing, partial)
    else return response
    return RESPONSE_ALREADY_SENT
  }
  const listener = getRequestListener(
    async (received, bindings) => {
      const { incoming, outgoing } = bindings as HttpBindings
      try {
        return await respond(received, { incoming, outgoing })
      } catch (error) {
        if (incoming.errored === null && !isClosed(outgoing)) throw error
        return RESPONSE_ALREADY_SENT
      }
    },
    {
      overrideGlobalObjects: false,
      errorHandler: error => {
        // There is no connection to respond on.
        if (signal.aborted) return RESPONSE_ALREADY_SENT
        if (error instanceof RequestError) return apiError('invalid-request', 'The address cannot be read')
        console.error(error)
        return apiError('internal')
      }
    }
  )
  return (incoming, outgoing) => void listener(incoming, outgoing)
}

/** The client can disconnect at any time. */
function isClosed(outgoing: ServerResponse): boolean {
  return outgoing.destroyed
}

/** The response of a gateway in front of the routes, when the faults contain one. */
function replacement(faults: Fault[], request: RecordedRequest): Response | undefined {
  const answer = findFault(faults, 'answer')
  if (answer === undefined) return undefined
  const { status, body = { error: `Emulated ${status}` }, headers } = answer
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const type = text.startsWith('<') ? 'text/html' : 'application/json'
  const own = typeof headers === 'function' ? headers(request) : headers
  const init = { status, headers: { 'content-type': type, ...own } }
  return new Response([204, 205, 304].includes(status) ? null : text, init)
}

/** The log has consumed the body; the routes get a request with a copy of it. */
function withBody(received: Request, { method, body }: RecordedRequest): Request {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(received.url, { method, headers: received.headers, ...(hasBody && { body }) })
}
