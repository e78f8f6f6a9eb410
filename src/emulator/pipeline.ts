import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Hono } from 'hono'
import type { Bindings } from './api.ts'
import { deliverBadly, spoilsDelivery } from './delivery.ts'
import { find, type Fault, type Faults } from './faults.ts'
import type { RecordedRequest, Requests } from './requests.ts'

interface Surroundings {
  requests: Requests
  faults: Faults
  now: () => number
  signal: AbortSignal
  /** Requests a second. */
  rateLimit?: number
}

/** What every request goes through, before and after the routes see it: the record, the limit, the faults. */
export function answering(
  part: RecordedRequest['part'],
  routes: Hono<{ Bindings: Bindings }>,
  { requests, faults: queue, now, signal, rateLimit = Infinity }: Surroundings
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const limit = limiter(rateLimit, now)
  const answer = async (asked: Request, { incoming, outgoing }: HttpBindings): Promise<Response> => {
    const request = await requests.record(part, incoming, outgoing)
    outgoing.setHeader('date', new Date(now()).toUTCString())
    const faults = queue.take(request)

    const delay = find(faults, 'delay')
    if (delay) await setTimeout(delay.ms, undefined, { signal })
    if (find(faults, 'hang')) await once(outgoing, 'close', { signal })
    const drop = find(faults, 'drop')
    if (drop && !drop.taken) outgoing.destroy()
    if (outgoing.destroyed) return RESPONSE_ALREADY_SENT

    const response =
      limit() ?? instead(faults, request) ?? (await routes.fetch(withBody(asked, request), { faults }))
    if (drop) {
      // Nobody reads it: whatever file it comes from would stay open.
      await response.body?.cancel()
      outgoing.destroy()
    } else if (spoilsDelivery(faults)) await deliverBadly(response, outgoing, faults)
    else return response
    return RESPONSE_ALREADY_SENT
  }
  const listener = getRequestListener(
    async (asked, bindings) => await answer(asked, bindings as HttpBindings),
    {
      overrideGlobalObjects: false,
      errorHandler: error => {
        // A client that left, or the end of the emulator: nobody is there to be answered.
        if (signal.aborted) return RESPONSE_ALREADY_SENT
        console.error(error)
        return Response.json({ error: 'The emulator failed' }, { status: 500 })
      }
    }
  )
  return (incoming, outgoing) => void listener(incoming, outgoing)
}

/** The answer of a gateway that stands before the routes, when the faults have one. */
function instead(faults: Fault[], request: RecordedRequest): Response | undefined {
  const redirect = find(faults, 'redirect')
  if (redirect) {
    const location = typeof redirect.to === 'string' ? redirect.to : redirect.to(request)
    return new Response(null, { status: redirect.status ?? 302, headers: { location } })
  }
  const answer = find(faults, 'answer')
  if (answer === undefined) return undefined
  const { status, body = { error: `Emulated ${status}` }, retryAfter } = answer
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const type = text.startsWith('<') ? 'text/html' : 'application/json'
  const headers = new Headers({ 'content-type': type, ...answer.headers })
  if (retryAfter !== undefined)
    headers.set('retry-after', typeof retryAfter === 'number' ? String(retryAfter) : retryAfter.toUTCString())
  return new Response(status === 204 || status === 304 ? null : text, { status, headers })
}

/** The record has read the body; the routes get it from there. */
function withBody(asked: Request, { method, body }: RecordedRequest): Request {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(asked.url, { method, headers: asked.headers, ...(hasBody && { body }) })
}

/** Answers 429 to what comes beyond the limit within a second. */
function limiter(limit: number, now: () => number): () => Response | undefined {
  let second = -Infinity
  let count = 0
  return () => {
    if (now() - second >= 1000) {
      second = now()
      count = 0
    }
    count += 1
    if (count <= limit) return undefined
    return Response.json({ error: 'Too many requests' }, { status: 429, headers: { 'retry-after': '1' } })
  }
}
