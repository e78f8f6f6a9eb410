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
  /** Responds to requests for HTML pages. These requests are not recorded, and faults do not affect them. */
  page?: (incoming: IncomingMessage) => Promise<Response | undefined>
}

export function requestHandler(
  part: RecordedRequest['part'],
  routes: Hono<{ Bindings: Bindings }>,
  { requests, faults: queue, now, signal, page }: HandlerOptions
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const respond = async (received: Request, { incoming, outgoing }: HttpBindings): Promise<Response> => {
    // `Request` does not accept the method TRACE.
    if (incoming.method === 'TRACE') return apiError('invalid-request')
    const shown = incoming.method === 'GET' ? await page?.(incoming) : undefined
    if (shown) return shown
    const request = await requests.record(part, incoming, outgoing)
    if (request === undefined) return apiError('too-large')
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
        // The emulator is stopping, so the connection is closed.
        if (signal.aborted) return RESPONSE_ALREADY_SENT
        if (error instanceof RequestError) return apiError('invalid-request', 'The address is invalid')
        console.error(error)
        return apiError('internal')
      }
    }
  )
  return (incoming, outgoing) => void listener(incoming, outgoing)
}

/** Whether the client or a fault has closed the connection. */
function isClosed(outgoing: ServerResponse): boolean {
  return outgoing.destroyed
}

/** Returns the response of an `answer` fault. If there is one, the routes do not receive the request. */
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

/** Copies a request with its recorded body, because the log has consumed the original body. */
function withBody(received: Request, { method, body }: RecordedRequest): Request {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(received.url, { method, headers: received.headers, ...(hasBody && { body }) })
}
