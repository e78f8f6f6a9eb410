import type { IncomingMessage } from 'node:http'
import type * as z from 'zod/mini'
import { Failure, reasonOf } from '../runtime/failure.ts'
import type { Http } from '../runtime/http.ts'
import { formatDuration } from '../runtime/units.ts'
import { retryAfterMs } from '../runtime/retry.ts'
import { encodedVariants } from '../runtime/secrets.ts'

/** The service answered, and said no. */
export class HttpError extends Error {
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
export class UnexpectedResponse extends Error {}

/** There was no answer, or not all of it. */
export class NoResponse extends Error {
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

export interface ExchangeRequest<T extends z.ZodMiniType> {
  method: 'GET' | 'POST'
  url: URL
  /** Written into this request and nowhere else. */
  apiKey: string
  body?: string | undefined
  schema: T
}

const MAX_ANSWER = 1_000_000
const MAX_REASON = 300

/** One request, one understood answer, or one of the three errors above. */
export async function exchange<T extends z.ZodMiniType>(
  { method, url, apiKey, body, schema }: ExchangeRequest<T>,
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
        authorization: `Bearer ${apiKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' })
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.any([signal, patience])
    })
    connected = true
    const { statusCode: status = 0, headers: answered } = response
    // The header has whole seconds: the latest moment that it can mean, so that a link never seems to live longer.
    const serverTime = Date.parse(answered.date ?? '') + 999
    const clockSkewMs = Number.isNaN(serverTime) ? 0 : serverTime - now()
    if (status < 200 || status > 299) {
      throw new HttpError({
        status,
        reason: await reasonIn(response, apiKey),
        waitMs: retryAfterMs(answered, now()),
        location: answered.location
      })
    }
    return { answer: understand(await shortText(response), schema), clockSkewMs }
  } catch (error) {
    signal.throwIfAborted()
    if ([HttpError, UnexpectedResponse, Failure].some(kind => error instanceof kind)) throw error
    if (patience.aborted) {
      throw new NoResponse(`no answer within ${formatDuration(answerTimeoutMs)}`, {
        mayHaveArrived: true,
        cause: error
      })
    }
    throw new NoResponse(connected ? `the answer broke off (${reasonOf(error)})` : reasonOf(error), {
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
    if (length > MAX_ANSWER)
      throw new UnexpectedResponse('the answer is far longer than the short JSON expected')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function understand<T extends z.ZodMiniType>(received: string, schema: T): z.infer<T> {
  let json: unknown
  try {
    json = JSON.parse(received)
  } catch {
    const looks = /^\s*</.test(received)
      ? 'an HTML page'
      : received.trim() === ''
        ? 'an empty answer'
        : 'no JSON'
    throw new UnexpectedResponse(`got ${looks} where JSON was expected`)
  }
  const read = schema.safeParse(json)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const field = issue === undefined || issue.path.length === 0 ? 'the answer' : `\`${issue.path.join('.')}\``
  throw new UnexpectedResponse(
    `${field} in the answer is not understood: ${issue?.message ?? 'unknown form'}`
  )
}

/** The words in `{"error": "…"}`, or a line of plain text; a gateway's HTML page says nothing to a person. */
async function reasonIn(response: IncomingMessage, apiKey: string): Promise<string | undefined> {
  // A refusal stands, whatever becomes of the words that explain it.
  const received = await shortText(response).catch(() => '')
  const words = wordsIn(received) ?? (isPlain(response) ? received : '')
  const line = withoutKey(words, apiKey).replace(/\s+/g, ' ').trim()
  return line === '' ? undefined : line.length > MAX_REASON ? `${line.slice(0, MAX_REASON)}…` : line
}

function wordsIn(received: string): string | undefined {
  try {
    const json: unknown = JSON.parse(received)
    if (json === null || typeof json !== 'object') return ''
    const words = 'error' in json ? json.error : 'message' in json ? json.message : undefined
    return typeof words === 'string' ? words : ''
  } catch {
    return undefined
  }
}

function isPlain({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('text/plain') === true
}

/** Some services repeat the key that they refuse. */
function withoutKey(words: string, apiKey: string): string {
  return [apiKey, ...encodedVariants(apiKey)].reduce(
    (rest, spelling) => rest.replaceAll(spelling, '***'),
    words
  )
}

/** What Node tells about a connection that failed; about each, when a host has several addresses. */
interface SystemError {
  errors?: unknown[]
  code?: string
  syscall?: string
}

function neverConnected(error: unknown): boolean {
  const { errors, code, syscall } = error as SystemError
  if (errors !== undefined) return errors.every(neverConnected)
  return syscall === 'connect' || syscall === 'getaddrinfo' || isTlsProblem(code)
}

function codeOf(error: unknown): string | undefined {
  const { errors, code } = error as SystemError
  return errors === undefined ? code : codeOf(errors[0] ?? {})
}

/** No secure connection could be made: no request was sent, and trying again changes nothing. */
export function isTlsProblem(code: string | undefined): boolean {
  return isTrustProblem(code) || (code !== undefined && /^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code))
}

/** A certificate that this machine does not trust. */
export function isTrustProblem(code: string | undefined): boolean {
  return code !== undefined && /CERT|UNABLE_TO_(GET|VERIFY)|INVALID_CA|HOSTNAME_MISMATCH/.test(code)
}
