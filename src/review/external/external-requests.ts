import type { IncomingMessage } from 'node:http'
import type { LookupFunction } from 'node:net'
import { groupBy } from '../../runtime/group-by.ts'
import { checkedLookup, isPrivate } from '../../runtime/http/address.ts'
import { retryAfterMs } from '../../runtime/http/retry.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import type { NetworkContext } from '../../runtime/context.ts'

const MAX_MS = 5 * 60_000
const CONNECTIONS = 32
const CONNECTIONS_PER_HOST = 2
const MAX_REDIRECTS = 5
const RESPONSE_MS = 15_000
/** A server that asks for a longer pause is not asked again. */
const MAX_PAUSE_MS = 30_000

/** Anything but these two says nothing about the link: robots get 403, 429 and timeouts where readers get pages. */
type Answer = 'good' | 'gone' | 'unclear'

export interface ExternalContext extends Pick<NetworkContext, 'http' | 'clock' | 'signal'> {
  /** For tests: resolves names, and decides which addresses must not be requested. */
  lookup?: LookupFunction
  isForbidden?: (host: string) => boolean
}

/** Asks other hosts for addresses, until the time is over. */
export class ExternalRequests {
  readonly #context: ExternalContext
  readonly #endsAt: number
  readonly #isForbidden: (host: string) => boolean
  readonly #lookup: LookupFunction
  /** Without a single one there is no network, and no name can be resolved. */
  hasResponse = false

  constructor(context: ExternalContext) {
    const { clock, lookup, isForbidden = isPrivate } = context
    this.#context = context
    this.#endsAt = clock.now() + MAX_MS - RESPONSE_MS
    this.#isForbidden = isForbidden
    this.#lookup = checkedLookup(
      addresses => (addresses.some(isForbidden) ? new Error('the address is private') : undefined),
      lookup
    )
  }

  async ask(targets: readonly string[]): Promise<Map<string, Answer>> {
    const answers = new Map<string, Answer>()
    const byHost = groupBy(targets, target => parseUrl(target)?.host ?? '')
    const queues = [...byHost.values()].flatMap(sameHost =>
      Array.from({ length: CONNECTIONS_PER_HOST }, () => sameHost)
    )
    const work = async () => {
      for (let queue = queues.shift(); queue !== undefined; queue = queues.shift()) {
        for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
          if (this.#context.clock.now() > this.#endsAt) return
          // Many servers know only GET.
          const head = await this.#follow('HEAD', target)
          answers.set(target, head === 'good' ? head : await this.#follow('GET', target))
        }
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, work))
    return answers
  }

  async #follow(method: 'HEAD' | 'GET', target: string): Promise<Answer> {
    const { clock, signal } = this.#context
    let url = parseUrl(target)
    let mayWait = true
    for (let hops = 0; url !== null && hops <= MAX_REDIRECTS; hops++) {
      if (!/^https?:$/.test(url.protocol) || this.#isForbidden(url.hostname)) return 'unclear'
      const response = await this.#request(method, url)
      if (typeof response === 'string') return response
      const { statusCode: status = 0, headers } = response
      if (status >= 200 && status < 300) return 'good'
      if (status === 404 || status === 410) return 'gone'
      const isBusy = status === 429 || status === 503
      const waitMs = isBusy ? retryAfterMs(headers, clock.now()) : undefined
      if (waitMs !== undefined && waitMs <= MAX_PAUSE_MS && mayWait) {
        mayWait = false
        await clock.sleep(waitMs, signal)
      } else if (status >= 300 && status < 400 && headers.location !== undefined)
        url = parseUrl(headers.location, url)
      else return 'unclear'
    }
    return 'unclear'
  }

  async #request(method: 'HEAD' | 'GET', url: URL): Promise<IncomingMessage | Answer> {
    const { http, signal } = this.#context
    try {
      const response = await http.send({
        method,
        url,
        headers: { accept: '*/*' },
        signal,
        lookup: this.#lookup,
        totalTimeoutMs: RESPONSE_MS
      })
      this.hasResponse = true
      // Only the head of the response counts.
      response.on('error', () => undefined)
      if (method === 'GET') response.destroy()
      else response.resume()
      return response
    } catch (error) {
      signal.throwIfAborted()
      return (error as NodeJS.ErrnoException).code === 'ENOTFOUND' ? 'gone' : 'unclear'
    }
  }
}
