import type * as z from 'zod/mini'
import { HttpError } from '../runtime/http/http-error.ts'
import { clip } from '../runtime/text/clip.ts'
import { type BoundedRequest, isSuccess, sendRequest } from '../runtime/http/request.ts'
import type { RunContext } from '../runtime/context.ts'
import { MIN_SECRET, redactor } from '../runtime/secrets.ts'

/** A successful response whose body does not follow the contract, or a response that is not HTTP. */
export class UnexpectedResponse extends Error {
  override readonly name = 'UnexpectedResponse'
}

export interface JsonResponse<T> {
  body: T
  /** Server time minus local time, from the `Date` header; 0 if the header is missing. */
  clockSkewMs: number
}

const MAX_BODY_BYTES = 1_000_000
const MAX_SERVICE_MESSAGE = 300
const MAX_TITLE = 80
/** Number of characters in which a page is searched for its title. */
const MAX_HEAD = 10_000

/** Sends one request. Every error is an HttpError, an UnexpectedResponse, a Failure, or the abort reason. */
export async function requestJson<T extends z.ZodMiniType>(
  {
    apiKey,
    schema,
    ...request
  }: Omit<BoundedRequest, 'headers' | 'maxBytes'> & { apiKey: string; schema: T },
  context: Pick<RunContext, 'http' | 'clock' | 'signal'>
): Promise<JsonResponse<z.infer<T>>> {
  const headers = {
    accept: 'application/json',
    authorization: `Bearer ${apiKey}`,
    ...(request.body !== undefined && { 'content-type': 'application/json' })
  }
  const limited = { ...request, headers, maxBytes: MAX_BODY_BYTES }
  const response = await sendRequest(limited, context).catch((error: unknown) => {
    throw asUnexpected(error)
  })
  const now = context.clock.now()
  if (!isSuccess(response.status)) {
    const message = serviceMessageOf(response, apiKey)
    const text = `HTTP ${response.status}${message === undefined ? '' : ` (${message})`}`
    throw new HttpError(text, { response, now })
  }
  // `Date` has whole seconds. Assume the end of the second, so that a link never seems to expire later than it does.
  const serverTime = Date.parse(response.headers.date ?? '') + 999
  const clockSkewMs = Number.isNaN(serverTime) ? 0 : serverTime - now
  // A short key, such as an emulator key, is not redacted, because it could occur in ids.
  const redact = redactor(apiKey.length < MIN_SECRET ? [] : [apiKey])
  return { body: parseBody(response.body, schema, redact), clockSkewMs }
}

function asUnexpected(error: unknown): unknown {
  if (!(error instanceof HttpError)) return error
  if (error.status !== undefined) return new UnexpectedResponse(error.message, { cause: error })
  return error.code?.startsWith('HPE_') === true
    ? new UnexpectedResponse(`the response is not HTTP (${error.message})`, { cause: error })
    : error
}

/** Redacts the key, because some services repeat it, and response texts reach the log, the summary and the outputs. */
function parseBody<T extends z.ZodMiniType>(
  received: string,
  schema: T,
  redact: (text: string) => string
): z.infer<T> {
  let json: unknown
  try {
    json = JSON.parse(received, (_, value: unknown) => (typeof value === 'string' ? redact(value) : value))
  } catch {
    throw new UnexpectedResponse(`received ${contentOf(redact(received))} instead of JSON`)
  }
  const read = schema.safeParse(json)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const field = issue === undefined || issue.path.length === 0 ? 'body' : `field \`${issue.path.join('.')}\``
  throw new UnexpectedResponse(
    `the ${field} in the response is invalid: ${issue?.message ?? 'unknown format'}`
  )
}

/** Includes the title of a page, which shows whether the page is a login page, a dashboard or a maintenance notice. */
function contentOf(received: string): string {
  if (received.trim() === '') return 'an empty response'
  if (!/^\s*</.test(received)) return 'text'
  const title = oneLine(/<title[^<>]*>([^<]*)/i.exec(received.slice(0, MAX_HEAD))?.[1] ?? '')
  return title === '' ? 'an HTML page' : `an HTML page with the title "${clip(title, MAX_TITLE)}"`
}

export function serviceMessageOf(
  { headers, body }: Pick<HttpError, 'headers' | 'body'>,
  apiKey: string
): string | undefined {
  const isPlainText = headers['content-type']?.startsWith('text/plain') === true
  const line = oneLine(redactor([apiKey])(messageIn(body) ?? (isPlainText ? body : '')))
  return line === '' ? undefined : clip(line, MAX_SERVICE_MESSAGE)
}

/** Returns undefined for a body that is not JSON, such as an HTML page from a gateway. */
function messageIn(received: string): string | undefined {
  try {
    return messageOf(JSON.parse(received))
  } catch {
    return undefined
  }
}

/**
 * The contract defines `{"error": "…"}`. Also accepts `{"error": {"message": "…"}}`, `{"message": "…"}`, and the fields
 * `title` and `detail` of RFC 9457.
 */
function messageOf(json: unknown): string {
  const { error, message, title, detail } = Object(json) as Record<string, unknown>
  if (typeof error === 'object' && error !== null) return messageOf(error)
  const isText = (value: unknown) => typeof value === 'string' && value.trim() !== ''
  return [error, message].find(isText)?.toString() ?? [title, detail].filter(isText).join(': ')
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
