import type { LookupFunction } from 'node:net'
import { groupBy } from '../../runtime/group-by.ts'
import { checkedLookup, isPrivate } from '../../runtime/http/address.ts'
import { retryAfterMs } from '../../runtime/http/retry.ts'
import { parseUrl } from '../../runtime/parse-url.ts'
import type { NetworkContext } from '../../runtime/run.ts'
import type { ExternalLink } from '../../site/manifest.ts'
import type { Finding } from '../checks/findings.ts'

const MAX_ADDRESSES = 2000
const MAX_MS = 5 * 60_000
/** A good result is not requested again for this long. */
const REMEMBERED_MS = 7 * 24 * 60 * 60_000
const CONNECTIONS = 32
const CONNECTIONS_PER_HOST = 2
const MAX_REDIRECTS = 5
const RESPONSE_MS = 15_000
/** A server that asks for a longer pause is not asked again. */
const MAX_PAUSE_MS = 30_000
/** Between the first and the second request for an address that seems to be gone. */
const SECOND_LOOK_MS = 3000

/** Anything but these two says nothing about the link: robots get 403, 429 and timeouts where readers get pages. */
type Answer = 'good' | 'gone' | 'unclear'

export interface ExternalResult {
  /** Findings: gone twice. */
  dead: Finding[]
  good: ExternalLink[]
  requested: number
  left: number
}

export interface ExternalContext extends Pick<NetworkContext, 'http' | 'clock' | 'signal'> {
  /** For tests: resolves names, and decides which addresses must not be requested. */
  lookup?: LookupFunction
  isForbidden?: (host: string) => boolean
}

/** Requests the links to other hosts, those on most pages first. `known`: good results of earlier exports. */
export async function checkExternalLinks(
  links: readonly Finding[],
  known: readonly ExternalLink[],
  context: ExternalContext
): Promise<ExternalResult> {
  const check = new ExternalCheck(context)
  const oldest = context.clock.now() - REMEMBERED_MS
  const fresh = new Map(
    known.filter(({ checkedAt }) => Date.parse(checkedAt) > oldest).map(link => [link.url, link])
  )
  const good = links.flatMap(({ target }) => fresh.get(target) ?? [])
  const open = links.filter(({ target }) => !fresh.has(target)).toSorted((a, b) => b.count - a.count)
  const first = await check.ask(open.slice(0, MAX_ADDRESSES))
  let dead = open.filter(({ target }) => first.get(target) === 'gone')
  if (dead.length > 0) {
    await context.clock.sleep(SECOND_LOOK_MS, context.signal)
    const second = await check.ask(dead)
    dead = dead.filter(({ target }) => second.get(target) === 'gone')
  }
  const checkedAt = new Date(context.clock.now()).toISOString()
  for (const [url, answer] of first) if (answer === 'good') good.push({ url, checkedAt })
  // Without a single answer there is no network, and no name can be resolved.
  if (!check.hasAnswer) dead = []
  return {
    dead: dead.toSorted((a, b) => (a.target < b.target ? -1 : 1)),
    good: good.sort((a, b) => (a.url < b.url ? -1 : 1)),
    requested: first.size,
    left: open.length - first.size
  }
}

class ExternalCheck {
  readonly #context: ExternalContext
  readonly #isForbidden: (host: string) => boolean
  readonly #lookup: LookupFunction
  readonly #endsAt: number
  hasAnswer = false

  constructor(context: ExternalContext) {
    this.#context = context
    this.#isForbidden = context.isForbidden ?? isPrivate
    this.#lookup = checkedLookup(
      addresses => (addresses.some(this.#isForbidden) ? new Error('the address is private') : undefined),
      context.lookup
    )
    this.#endsAt = context.clock.now() + MAX_MS - RESPONSE_MS
  }

  async ask(links: readonly Finding[]): Promise<Map<string, Answer>> {
    const answers = new Map<string, Answer>()
    const targetsOf = links.map(({ target }) => target)
    const byHost = groupBy(targetsOf, target => parseUrl(target)?.host ?? '')
    const queues = [...byHost.values()].flatMap(targets =>
      Array.from({ length: CONNECTIONS_PER_HOST }, () => targets)
    )
    const work = async () => {
      for (let queue = queues.shift(); queue !== undefined; queue = queues.shift()) {
        for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
          if (this.#context.clock.now() > this.#endsAt) return
          answers.set(target, await this.#answerOf(target))
        }
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, work))
    return answers
  }

  /** HEAD, and GET where that does not give a page: many servers know only GET. */
  async #answerOf(target: string): Promise<Answer> {
    const head = await this.#follow('HEAD', target)
    return head === 'good' ? head : await this.#follow('GET', target)
  }

  async #follow(method: 'HEAD' | 'GET', target: string): Promise<Answer> {
    const { clock, signal } = this.#context
    let url = parseUrl(target)
    let mayWait = true
    for (let hops = 0; url !== null && hops <= MAX_REDIRECTS; hops++) {
      if (!/^https?:$/.test(url.protocol) || this.#isForbidden(url.hostname)) return 'unclear'
      const response = await this.#request(method, url)
      if (typeof response === 'string') return response
      const { status, location, waitMs } = response
      if (status >= 200 && status < 300) return 'good'
      if (status === 404 || status === 410) return 'gone'
      if (waitMs !== undefined && waitMs <= MAX_PAUSE_MS && mayWait) {
        mayWait = false
        await clock.sleep(waitMs, signal)
      } else if (status >= 300 && status < 400 && location !== undefined) url = parseUrl(location, url)
      else return 'unclear'
    }
    return 'unclear'
  }

  async #request(
    method: 'HEAD' | 'GET',
    url: URL
  ): Promise<{ status: number; location: string | undefined; waitMs: number | undefined } | Answer> {
    const { http, signal, clock } = this.#context
    try {
      const response = await http.send({
        ...{ method, url, headers: { accept: '*/*' }, signal, lookup: this.#lookup },
        totalTimeoutMs: RESPONSE_MS
      })
      this.hasAnswer = true
      // Only the head of the response counts.
      response.on('error', () => undefined)
      if (method === 'GET') response.destroy()
      else response.resume()
      const { statusCode: status = 0, headers } = response
      const isBusy = status === 429 || status === 503
      const waitMs = isBusy ? retryAfterMs(headers, clock.now()) : undefined
      return { status, location: headers.location, waitMs }
    } catch (error) {
      signal.throwIfAborted()
      return (error as NodeJS.ErrnoException).code === 'ENOTFOUND' ? 'gone' : 'unclear'
    }
  }
}
