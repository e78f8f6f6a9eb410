import type { IncomingMessage } from 'node:http'
import type { Clock } from '../../runtime/clock.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { isSafeAddress } from '../../runtime/input-fields.ts'
import type { Http } from '../../runtime/http.ts'
import { releaseIfWhole } from './buffer-memory.ts'
import { formatDuration } from '../../runtime/units.ts'
import { retryAfterMs } from '../../runtime/retry.ts'

/** The connection broke, or the store asked for patience: the same request may well work in a while. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
  readonly waitMs: number | undefined
  constructor(why: string, { waitMs, cause }: { waitMs?: number | undefined; cause?: unknown } = {}) {
    super(why, { cause })
    this.waitMs = waitMs
  }
}

/** The store does not take this link (any more). */
export class LinkRefused extends Error {
  override readonly name = 'LinkRefused'
}

/** What is here and what the store has now do not belong together: all bytes so far are void. */
export class MustStartOver extends Error {
  override readonly name = 'MustStartOver'
}

export interface StoreContext {
  http: Http
  clock: Clock
  signal: AbortSignal
  /** How long a connection may stay silent. */
  stallMs: number
}

/** One answer of the store with a body worth reading. */
export interface StoreAnswer {
  status: 200 | 206
  headers: IncomingMessage['headers']
  /**
   * Each chunk is good until the next is asked for: its memory is freed. Ends early with `Interrupted`; the time in which
   * nobody reads does not count as stall.
   */
  body: AsyncIterable<Buffer>
  /** Instead of reading the body. */
  discard(): void
}

const MAX_REDIRECTS = 5

/** Asks with `GET`: a link signed for it answers 403 to `HEAD`. No credentials: the link carries its own. */
export async function askStore(
  link: string,
  headers: Record<string, string>,
  { http, clock, signal, stallMs }: StoreContext
): Promise<StoreAnswer> {
  const stall = new StallTimer(stallMs)
  const request = AbortSignal.any([signal, stall.signal])
  let url = new URL(link)
  try {
    stall.watch()
    for (let redirects = 0; ; redirects += 1) {
      // Compression on the way would make sizes and ranges those of something else.
      const sent = { 'accept-encoding': 'identity', ...headers }
      const answer = await http.send({ method: 'GET', url, headers: sent, signal: request })
      const status = answer.statusCode ?? 0
      if (status === 200 || status === 206) {
        const discard = () => {
          stall.rest()
          answer.destroy()
        }
        return { status, headers: answer.headers, body: readBody(answer, stall, signal), discard }
      }
      const location = answer.headers.location
      const isRedirect = [301, 302, 303, 307, 308].includes(status) && location !== undefined
      if (!isRedirect) throw await judge(answer, clock.now())
      answer.destroy()
      url = redirectTarget(location, url, redirects)
    }
  } catch (error) {
    stall.rest()
    throw interruption(error, stall, signal)
  }
}

function redirectTarget(location: string, from: URL, redirects: number): URL {
  const target = URL.parse(location, from.href)
  if (target !== null && isSafeAddress(target) && redirects < MAX_REDIRECTS) return target
  throw new Failure(
    'store-redirect',
    redirects >= MAX_REDIRECTS
      ? `The store at ${from.host} redirected more than ${MAX_REDIRECTS} times.`
      : `The store at ${from.host} redirects to an address that is not https.`,
    {
      advice:
        'The archive could be changed on the way, so it is not fetched from there. Tell whoever runs the store.'
    }
  )
}

/** What an answer without the archive's bytes means. */
async function judge(answer: IncomingMessage, now: number): Promise<Error> {
  const status = answer.statusCode ?? 0
  const said = `the store answered ${status}${await errorCodeOf(answer)}`
  if ([400, 401, 403, 404, 410].includes(status)) return new LinkRefused(said)
  if (status === 412) return new MustStartOver('the archive was replaced while it was downloaded')
  if (status === 416) return new MustStartOver('the store has no such range of the archive (any more)')
  if (status === 408 || status === 429 || status >= 500) {
    return new Interrupted(said, { waitMs: retryAfterMs(answer.headers, now) })
  }
  return new Failure('unexpected-store-response', `The archive could not be downloaded: ${said}.`, {
    advice:
      status === 407
        ? 'The proxy wants a user name and password: put them into the https_proxy variable of the runner.'
        : 'Check what stands between this runner and the store (proxy, firewall), then run again with the same `job-id`.'
  })
}

/** S3 and Azure name the reason in XML. Only that one word is taken: the rest may repeat parts of the signed link. */
async function errorCodeOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      text += chunk.toString('latin1')
      if (text.length > 4096) break
    }
  } catch {
    // The status alone says enough.
  }
  const code = /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1]
  return code === undefined ? '' : ` (${code})`
}

async function* readBody(
  answer: IncomingMessage,
  stall: StallTimer,
  signal: AbortSignal
): AsyncGenerator<Buffer> {
  try {
    stall.watch()
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      stall.rest()
      yield chunk
      releaseIfWhole(chunk)
      stall.watch()
    }
    // An aborted request throws away what has arrived and is unread, and ends as if there had been no more.
    signal.throwIfAborted()
    stall.signal.throwIfAborted()
  } catch (error) {
    throw interruption(error, stall, signal)
  } finally {
    stall.rest()
  }
}

function interruption(error: unknown, stall: StallTimer, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason
  if (stall.signal.aborted) return stall.signal.reason
  const ours = [Failure, Interrupted, LinkRefused, MustStartOver].some(kind => error instanceof kind)
  return ours ? error : new Interrupted(`the connection broke (${reasonOf(error)})`, { cause: error })
}

/** Aborts when nothing was heard for too long. */
class StallTimer {
  readonly #controller = new AbortController()
  readonly signal = this.#controller.signal
  readonly #stallMs: number
  #timer: NodeJS.Timeout | undefined

  constructor(stallMs: number) {
    this.#stallMs = stallMs
  }

  watch(): void {
    this.rest()
    this.#timer = setTimeout(() => {
      this.#controller.abort(new Interrupted(`not a byte came for ${formatDuration(this.#stallMs)}`))
    }, this.#stallMs).unref()
  }

  rest(): void {
    clearTimeout(this.#timer)
  }
}
