import type { IncomingMessage } from 'node:http'
import type * as z from 'zod/mini'
import { Failure, reasonOf } from '../runtime/failure.ts'
import { clip } from '../runtime/markdown.ts'
import { retryAfterMs } from '../runtime/retry.ts'
import type { RunContext } from '../runtime/run.ts'
import { encodedVariants } from '../runtime/secrets.ts'
import { formatDuration } from '../runtime/units.ts'

/** The service responded with a status other than 2xx. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  /** The error message in the body, if there is one. */
  readonly serviceMessage: string | undefined
  /** From `Retry-After`. */
  readonly waitMs: number | undefined
  readonly location: string | undefined

  constructor(
    status: number,
    details: {
      serviceMessage?: string | undefined
      waitMs?: number | undefined
      location?: string | undefined
    }
  ) {
    super(`HTTP ${status}${details.serviceMessage === undefined ? '' : ` (${details.serviceMessage})`}`)
    this.status = status
    this.serviceMessage = details.serviceMessage
    this.waitMs = details.waitMs
    this.location = details.location
  }
}

/** The status is 2xx, but the body does not follow the contract. */
export class UnexpectedResponse extends Error {
  override readonly name = 'UnexpectedResponse'
}

/** No response was received, or only a part of it. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse'
  /** False when the request surely did not reach the service. */
  readonly maybeReceived: boolean
  /** Of Node's error, such as ECONNREFUSED. */
  readonly code: string | undefined

  constructor(message: string, { maybeReceived, cause }: { maybeReceived: boolean; cause: unknown }) {
    super(message, { cause })
    this.maybeReceived = maybeReceived
    this.code = codeOf(cause)
  }
}

export interface JsonRequest<T extends z.ZodMiniType> {
  method: 'GET' | 'POST'
  url: URL
  /** Sent with this request and nowhere else. */
  apiKey: string
  body?: string | undefined
  schema: T
  /** The time limit for the whole response. */
  timeoutMs: number
}

export interface JsonResponse<T> {
  body: T
  /** The server's clock minus ours, from its `Date` header; 0 without one. */
  clockSkewMs: number
}

const MAX_BODY_BYTES = 1_000_000
const MAX_SERVICE_MESSAGE = 300

/** Sends one request. Every error is one of the three classes above, a Failure, or the reason of the abort. */
export async function requestJson<T extends z.ZodMiniType>(
  { method, url, apiKey, body, schema, timeoutMs }: JsonRequest<T>,
  { http, clock, signal }: Pick<RunContext, 'http' | 'clock' | 'signal'>
): Promise<JsonResponse<z.infer<T>>> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const reached = { sent: false, responded: false }
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
      signal: AbortSignal.any([signal, timeout]),
      onSent: () => (reached.sent = true)
    })
    reached.responded = true
    const { statusCode: status = 0, headers } = response
    if (status < 200 || status > 299) {
      throw new HttpError(status, {
        serviceMessage: await serviceMessageOf(response, apiKey),
        waitMs: retryAfterMs(headers, clock.now()),
        location: headers.location
      })
    }
    // The header has whole seconds. Assume the end of its second, so that a link never seems to be valid for longer.
    const serverTime = Date.parse(headers.date ?? '') + 999
    const clockSkewMs = Number.isNaN(serverTime) ? 0 : serverTime - clock.now()
    return { body: parseBody(await readBody(response), schema), clockSkewMs }
  } catch (error) {
    signal.throwIfAborted()
    if ([HttpError, UnexpectedResponse, Failure].some(kind => error instanceof kind)) throw error
    const { sent, responded } = reached
    if (timeout.aborted) {
      throw new NoResponse(`no ${sent ? 'response' : 'connection'} within ${formatDuration(timeoutMs)}`, {
        maybeReceived: sent,
        cause: error
      })
    }
    if (!responded && codeOf(error)?.startsWith('HPE_') === true) {
      throw new UnexpectedResponse(`the response is not HTTP (${reasonOf(error)})`, { cause: error })
    }
    throw new NoResponse(responded ? `the response was truncated (${reasonOf(error)})` : reasonOf(error), {
      maybeReceived: responded || !neverConnected(error),
      cause: error
    })
  }
}

async function readBody(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > MAX_BODY_BYTES) throw new UnexpectedResponse('the response is larger than 1 MB')
    chunks.push(chunk)
  }
  // Not Buffer.toString: the decoder removes a byte order mark, which JSON.parse rejects.
  return new TextDecoder().decode(Buffer.concat(chunks))
}

function parseBody<T extends z.ZodMiniType>(received: string, schema: T): z.infer<T> {
  let json: unknown
  try {
    json = JSON.parse(received)
  } catch {
    throw new UnexpectedResponse(`received ${contentOf(received)} instead of JSON`)
  }
  const read = schema.safeParse(json)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const field = issue === undefined || issue.path.length === 0 ? 'body' : `field \`${issue.path.join('.')}\``
  throw new UnexpectedResponse(
    `the ${field} of the response is invalid: ${issue?.message ?? 'unknown format'}`
  )
}

/** The title of a page shows whether it is a login page, a dashboard or a maintenance notice. */
function contentOf(received: string): string {
  if (received.trim() === '') return 'an empty response'
  if (!/^\s*</.test(received)) return 'text'
  const [, title = ''] = /<title[^>]*>([^<]*)/i.exec(received.slice(0, 10_000)) ?? []
  const shown = oneLine(title)
  return shown === '' ? 'an HTML page' : `an HTML page with the title "${clip(shown, 80)}"`
}

async function serviceMessageOf(response: IncomingMessage, apiKey: string): Promise<string | undefined> {
  // The status counts, whether or not the body can be read.
  const received = await readBody(response).catch(() => '')
  const isPlainText = response.headers['content-type']?.startsWith('text/plain') === true
  const text = messageIn(received) ?? (isPlainText ? received : '')
  const line = oneLine(withoutKey(text, apiKey))
  return line === '' ? undefined : clip(line, MAX_SERVICE_MESSAGE)
}

/** Undefined when the body is not JSON. The HTML page of a gateway is not shown. */
function messageIn(received: string): string | undefined {
  try {
    return messageOf(JSON.parse(received))
  } catch {
    return undefined
  }
}

/** `{"error": "…"}` by the contract; also `{"error": {"message": "…"}}`, `{"message": "…"}` and problem+json (RFC 9457). */
function messageOf(json: unknown): string {
  if (json === null || typeof json !== 'object') return ''
  const { error, message, title, detail } = json as Record<string, unknown>
  if (typeof error === 'object' && error !== null) return messageOf(error)
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
  return [error, message].filter(isText).map(String)[0] ?? [title, detail].filter(isText).join(': ')
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** Some services repeat the key that they reject. */
function withoutKey(text: string, apiKey: string): string {
  return [apiKey, ...encodedVariants(apiKey)].reduce((rest, variant) => rest.replaceAll(variant, '***'), text)
}

/** Node's error for a failed connection; `errors` has one for each address of the host. */
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

/** No TLS connection could be established: no request was sent, and a retry does not help. */
export function isTlsProblem(code: string | undefined): boolean {
  return isTrustProblem(code) || (code !== undefined && /^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code))
}

/** A certificate that this machine does not trust. */
export function isTrustProblem(code: string | undefined): boolean {
  return code !== undefined && /CERT|UNABLE_TO_(GET|VERIFY)|INVALID_CA|HOSTNAME_MISMATCH/.test(code)
}
