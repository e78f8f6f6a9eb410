import type { IncomingMessage } from 'node:http'
import type { z } from 'zod'
import { reasonOf } from '../lib/failure.ts'
import type { Http } from '../lib/http.ts'
import { formatDuration } from '../lib/quantity.ts'
import { retryAfterMs } from '../lib/retry.ts'

/** The service answered, and said no. */
export class Refusal extends Error {
  readonly status: number
  /** The service's own words, when it sent any. */
  readonly reason: string | undefined
  readonly waitMs: number | undefined
  readonly location: string | undefined

  constructor(refused: {
    status: number
    reason?: string | undefined
    waitMs?: number | undefined
    location?: string | undefined
  }) {
    super(
      `the service answered ${refused.status}${refused.reason === undefined ? '' : ` (${refused.reason})`}`
    )
    this.status = refused.status
    this.reason = refused.reason
    this.waitMs = refused.waitMs
    this.location = refused.location
  }
}

/** The service said yes, in a form that the contract does not know. */
export class Misunderstanding extends Error {}

/** There was no answer, or not all of it. */
export class Silence extends Error {
  /** False when the request surely never arrived: the connection could not be made. */
  readonly mayHaveArrived: boolean
  readonly code: string | undefined

  constructor(message: string, { mayHaveArrived, cause }: { mayHaveArrived: boolean; cause: unknown }) {
    super(message, { cause })
    this.mayHaveArrived = mayHaveArrived
    this.code = codeOf(cause)
  }
}

export interface Exchange<T> {
  answer: T
  /** The server's clock minus ours, by its `Date` header; 0 when it sent none. */
  clockSkewMs: number
}

export interface ExchangeRequest<T extends z.ZodType> {
  method: 'GET' | 'POST'
  url: URL
  headers: Record<string, string>
  body?: string | undefined
  schema: T
}

const LONGEST_ANSWER = 1_000_000
const LONGEST_REASON = 300

/** One request, one understood answer, or one of the three errors above. */
export async function exchange<T extends z.ZodType>(
  { method, url, headers, body, schema }: ExchangeRequest<T>,
  {
    http,
    now,
    signal,
    answerTimeoutMs
  }: { http: Http; now: () => number; signal: AbortSignal; answerTimeoutMs: number }
): Promise<Exchange<z.infer<T>>> {
  const patience = AbortSignal.timeout(answerTimeoutMs)
  let connected = false
  try {
    const response = await http.send({
      method,
      url,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(body !== undefined && { 'content-type': 'application/json' })
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.any([signal, patience])
    })
    connected = true
    const { statusCode: status = 0, headers: answered } = response
    // The header has whole seconds: the latest moment that it can mean, so that a link never seems to live longer.
    const serverTime = Date.parse(answered.date ?? '') + 999
    const received = await shortText(response)
    if (status < 200 || status > 299) {
      throw new Refusal({
        status,
        reason: reasonIn(received, answered['content-type']),
        waitMs: retryAfterMs(answered, now()),
        location: answered.location
      })
    }
    return {
      answer: understand(received, schema),
      clockSkewMs: Number.isNaN(serverTime) ? 0 : serverTime - now()
    }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof Refusal || error instanceof Misunderstanding) throw error
    if (patience.aborted) {
      throw new Silence(`no answer within ${formatDuration(answerTimeoutMs)}`, {
        mayHaveArrived: true,
        cause: error
      })
    }
    throw new Silence(connected ? `the answer broke off (${reasonOf(error)})` : reasonOf(error), {
      mayHaveArrived: connected || !neverConnected(error),
      cause: error
    })
  }
}

async function shortText(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > LONGEST_ANSWER)
      throw new Misunderstanding('the answer is far longer than the short JSON expected')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function understand<T extends z.ZodType>(received: string, schema: T): z.infer<T> {
  let json: unknown
  try {
    json = JSON.parse(received)
  } catch {
    const looks = /^\s*</.test(received)
      ? 'an HTML page'
      : received.trim() === ''
        ? 'an empty answer'
        : 'no JSON'
    throw new Misunderstanding(`got ${looks} where JSON was expected`)
  }
  const read = schema.safeParse(json)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const field = issue === undefined || issue.path.length === 0 ? 'the answer' : `\`${issue.path.join('.')}\``
  throw new Misunderstanding(`${field} in the answer is not understood: ${issue?.message ?? 'unknown form'}`)
}

/** The words in `{"error": "…"}`, or a line of plain text; a gateway's HTML page says nothing to a person. */
function reasonIn(received: string, contentType: string | undefined): string | undefined {
  const shorten = (words: string) => {
    const line = words.replace(/\s+/g, ' ').trim()
    return line === '' ? undefined : line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON)}…` : line
  }
  try {
    const json: unknown = JSON.parse(received)
    if (json === null || typeof json !== 'object') return undefined
    const words = 'error' in json ? json.error : 'message' in json ? json.message : undefined
    return typeof words === 'string' ? shorten(words) : undefined
  } catch {
    return contentType?.startsWith('text/plain') === true ? shorten(received) : undefined
  }
}

const BEFORE_CONNECTING = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'EADDRNOTAVAIL'
])

function neverConnected(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(neverConnected)
  const code = codeOf(error)
  return code !== undefined && (BEFORE_CONNECTING.has(code) || isTrustProblem(code))
}

function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0])
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** Certificates that this machine does not trust: no request was sent, and trying again changes nothing. */
export function isTrustProblem(code: string | undefined): boolean {
  return code !== undefined && /CERT|^ERR_TLS|^ERR_SSL|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|^EPROTO$/.test(code)
}
