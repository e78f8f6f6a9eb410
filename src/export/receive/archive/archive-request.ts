import type { IncomingMessage } from 'node:http'
import { FAILURES } from '../../../failures/index.ts'
import { Failure, reasonOf } from '../../../runtime/failure.ts'
import { PROXY_CREDENTIALS } from '../../../runtime/http/connection-errors.ts'
import { connectionError, HttpError } from '../../../runtime/http/http-error.ts'
import { readLimitedText } from '../../../runtime/http/request.ts'
import { isTransient } from '../../../runtime/http/retry.ts'
import type { RunContext } from '../../../runtime/context.ts'
import type { AddressPolicy } from '../../job/address-policy.ts'
import { parseUrl } from '../../../runtime/http/parse-url.ts'
import { formatDuration } from '../../../runtime/text/units.ts'
import { emptyArchive } from '../../../archive/format.ts'

export class LinkRejected extends Error {
  override readonly name = 'LinkRejected'
}

/** The object in the store changed during the download, so the bytes received so far cannot be used. */
export class ObjectChanged extends Error {
  override readonly name = 'ObjectChanged'
}

export interface ArchiveRequest {
  url: string
  headers: Record<string, string>
  addresses: AddressPolicy
  stallMs: number
}

export interface ArchiveResponse {
  status: 200 | 206
  headers: IncomingMessage['headers']
  /** Throws an HttpError if the response is interrupted. */
  body: AsyncIterable<Buffer>
  /** Closes the connection unless the whole body was read. */
  close(): void
}

const MAX_REDIRECTS = 5
/** The general advice is about `base-url`, which does not set the address of the store. */
const TLS_ADVICE = FAILURES['download-interrupted'].advice

/** Uses GET: stores reject HEAD for a link that is signed for GET. Sends no credentials: the link contains them. */
export async function requestFromStore(
  { url: link, headers, addresses, stallMs }: ArchiveRequest,
  { http, clock, signal }: Pick<RunContext, 'http' | 'clock' | 'signal'>
): Promise<ArchiveResponse> {
  let url = new URL(link)
  try {
    for (let redirects = 0; ; redirects += 1) {
      const response = await http.send({
        method: 'GET',
        url,
        // With compression, sizes and ranges would refer to the compressed bytes.
        headers: { 'accept-encoding': 'identity', ...headers },
        idleTimeoutMs: stallMs,
        signal,
        lookup: addresses.lookup
      })
      const { statusCode: status = 0 } = response
      if (status === 200 || status === 206) {
        const close = () => {
          if (!response.readableEnded) response.destroy()
        }
        return { status, headers: response.headers, body: chunksOf(response, stallMs, signal), close }
      }
      const { location } = response.headers
      const isRedirect = [301, 302, 303, 307, 308].includes(status) && location !== undefined
      if (!isRedirect) throw await errorOf(response, clock.now())
      response.destroy()
      url = redirectTarget(location, { from: url, redirects, addresses })
    }
  } catch (error) {
    throw explain(error, url, signal)
  }
}

function redirectTarget(
  location: string,
  { from, redirects, addresses }: { from: URL; redirects: number; addresses: AddressPolicy }
): URL {
  if (redirects >= MAX_REDIRECTS) {
    throw new Failure(
      'insecure-link',
      `The store at ${from.host} redirected more than ${MAX_REDIRECTS} times.`
    )
  }
  const target = parseUrl(location, from.href)
  const problem = target === null ? 'it is not a valid address' : addresses.problemOf(target)
  if (target !== null && problem === undefined) return target
  throw new Failure(
    'insecure-link',
    `The store at ${from.host} redirected to an address that is not allowed: ${problem ?? ''}.`
  )
}

async function errorOf(response: IncomingMessage, now: number): Promise<Error> {
  const { statusCode: status = 0, headers } = response
  const body = await readLimitedText(response, MAX_ERROR_BYTES)
  const what = `HTTP ${status}${errorCodeIn(body)}`
  if ([400, 401, 403, 404, 410].includes(status)) return new LinkRejected(what)
  if (status === 412) return new ObjectChanged('the archive was replaced during the download (HTTP 412)')
  if (status === 416) {
    return headers['content-range'] === 'bytes */0'
      ? emptyArchive()
      : new ObjectChanged('the archive is shorter than at the beginning of the download (HTTP 416)')
  }
  if (isTransient(status)) return new HttpError(what, { response: { status, headers, body }, now })
  return new Failure('unexpected-store-response', `The store responded to the download with ${what}.`, {
    advice: status === 407 ? PROXY_CREDENTIALS : undefined
  })
}

const MAX_ERROR_BYTES = 4096

/** Returns only the error code in XML from S3 or Azure, because the rest can repeat parts of the signed link. */
function errorCodeIn(body: string): string {
  const code = /<Code>(\w{1,64})<\/Code>/.exec(body)?.[1]
  return code === undefined ? '' : ` (${code})`
}

/** Ends a response that sends no data for `stallMs`. Time in which the caller does not read, does not count. */
async function* chunksOf(
  response: IncomingMessage,
  stallMs: number,
  signal: AbortSignal
): AsyncGenerator<Buffer> {
  const stalled = () => response.destroy(new Error(`the connection was idle for ${formatDuration(stallMs)}`))
  // The timeout of the connection would also fire while the caller does not read.
  response.setTimeout(0)
  let timer = setTimeout(stalled, stallMs)
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      clearTimeout(timer)
      yield chunk
      timer = setTimeout(stalled, stallMs)
    }
    // After an abort, the response discards unread bytes and then ends as if it were complete.
    signal.throwIfAborted()
  } catch (error) {
    throw explain(error, undefined, signal)
  } finally {
    clearTimeout(timer)
  }
}

/** `url` is undefined after the response has started. */
function explain(error: unknown, url: URL | undefined, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  if ([Failure, HttpError, LinkRejected, ObjectChanged].some(kind => error instanceof kind)) return error
  if (url === undefined) {
    return new HttpError(`the connection was closed (${reasonOf(error)})`, { cause: error })
  }
  const failed = connectionError(error, { responded: false })
  if (failed.isTlsProblem) {
    const code = failed.isTrustProblem ? 'certificate-not-trusted' : 'tls-failed'
    const advice = failed.isTrustProblem ? undefined : TLS_ADVICE
    const what = `The TLS connection to the store at ${url.host} failed: ${reasonOf(error)}.`
    return new Failure(code, what, { advice, cause: error })
  }
  return new HttpError(`no response from ${url.host} (${reasonOf(error)})`, {
    maybeReceived: failed.maybeReceived,
    cause: error
  })
}
