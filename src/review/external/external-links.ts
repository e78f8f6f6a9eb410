import type { IncomingMessage } from 'node:http'
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
  { http, clock, signal, lookup, isForbidden = isPrivate }: ExternalContext
): Promise<ExternalResult> {
  const endsAt = clock.now() + MAX_MS - RESPONSE_MS
  const publicLookup = checkedLookup(
    addresses => (addresses.some(isForbidden) ? new Error('the address is private') : undefined),
    lookup
  )
  let responses = 0
  const oldest = clock.now() - REMEMBERED_MS
  const fresh = new Map(
    known.filter(({ checkedAt }) => Date.parse(checkedAt) > oldest).map(link => [link.url, link])
  )
  const good = links.flatMap(({ target }) => fresh.get(target) ?? [])
  const open = links.filter(({ target }) => !fresh.has(target)).toSorted((a, b) => b.count - a.count)
  const first = await ask(open.slice(0, MAX_ADDRESSES))
  let dead = open.filter(({ target }) => first.get(target) === 'gone')
  if (dead.length > 0) {
    await clock.sleep(SECOND_LOOK_MS, signal)
    const second = await ask(dead)
    dead = dead.filter(({ target }) => second.get(target) === 'gone')
  }
  const checkedAt = new Date(clock.now()).toISOString()
  for (const [url, answer] of first) if (answer === 'good') good.push({ url, checkedAt })
  return {
    // Without a single answer there is no network, and no name can be resolved.
    dead: responses > 0 ? dead.toSorted((a, b) => (a.target < b.target ? -1 : 1)) : [],
    good: good.sort((a, b) => (a.url < b.url ? -1 : 1)),
    requested: first.size,
    left: open.length - first.size
  }

  /** The answers until the time is over. */
  async function ask(some: readonly Finding[]): Promise<Map<string, Answer>> {
    const answers = new Map<string, Answer>()
    const targetsOf = some.map(({ target }) => target)
    const byHost = groupBy(targetsOf, target => parseUrl(target)?.host ?? '')
    const queues = [...byHost.values()].flatMap(targets =>
      Array.from({ length: CONNECTIONS_PER_HOST }, () => targets)
    )
    const work = async () => {
      for (let queue = queues.shift(); queue !== undefined; queue = queues.shift()) {
        for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
          if (clock.now() > endsAt) return
          // Many servers know only GET.
          const head = await follow('HEAD', target)
          answers.set(target, head === 'good' ? head : await follow('GET', target))
        }
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, work))
    return answers
  }

  async function follow(method: 'HEAD' | 'GET', target: string): Promise<Answer> {
    let url = parseUrl(target)
    let mayWait = true
    for (let hops = 0; url !== null && hops <= MAX_REDIRECTS; hops++) {
      if (!/^https?:$/.test(url.protocol) || isForbidden(url.hostname)) return 'unclear'
      const response = await request(method, url)
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

  async function request(method: 'HEAD' | 'GET', url: URL): Promise<IncomingMessage | Answer> {
    try {
      const response = await http.send({
        method,
        url,
        headers: { accept: '*/*' },
        signal,
        lookup: publicLookup,
        totalTimeoutMs: RESPONSE_MS
      })
      responses++
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
