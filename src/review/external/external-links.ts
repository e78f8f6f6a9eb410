import type { ExternalLink } from '../../site/records/manifest.ts'
import type { Finding } from '../checks/findings.ts'
import { type ExternalContext, ExternalRequests } from './external-requests.ts'
import { compareText } from '../../runtime/text/compare.ts'

const MAX_ADDRESSES = 2000
/** A good result is not requested again for this long. */
const REMEMBERED_MS = 7 * 24 * 60 * 60_000
/** Between the first and the second request for an address that seems to be gone. */
const SECOND_LOOK_MS = 3000

export interface ExternalResult {
  /** Findings: gone twice. */
  dead: Finding[]
  good: ExternalLink[]
  requested: number
  left: number
}

/** Requests the links to other hosts, those on most pages first. `known`: good results of earlier exports. */
export async function checkExternalLinks(
  links: readonly Finding[],
  known: readonly ExternalLink[],
  context: ExternalContext
): Promise<ExternalResult> {
  const { clock, signal } = context
  const requests = new ExternalRequests(context)
  const oldest = clock.now() - REMEMBERED_MS
  const fresh = new Map(
    known.filter(({ checkedAt }) => Date.parse(checkedAt) > oldest).map(link => [link.url, link])
  )
  const good = links.flatMap(({ target }) => fresh.get(target) ?? [])
  const open = links.filter(({ target }) => !fresh.has(target)).toSorted((a, b) => b.count - a.count)
  const first = await requests.ask(open.slice(0, MAX_ADDRESSES).map(({ target }) => target))
  let dead = open.filter(({ target }) => first.get(target) === 'gone')
  if (dead.length > 0) {
    await clock.sleep(SECOND_LOOK_MS, signal)
    const second = await requests.ask(dead.map(({ target }) => target))
    dead = dead.filter(({ target }) => second.get(target) === 'gone')
  }
  const checkedAt = new Date(clock.now()).toISOString()
  for (const [url, answer] of first) if (answer === 'good') good.push({ url, checkedAt })
  return {
    dead: requests.hasResponse ? dead.toSorted((a, b) => compareText(a.target, b.target)) : [],
    good: good.sort((a, b) => compareText(a.url, b.url)),
    requested: first.size,
    left: open.length - first.size
  }
}
