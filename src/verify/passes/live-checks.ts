import { isPageType } from '../../site/pages/pages.ts'
import { isTransient } from '../../runtime/http/retry.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import { percentDecode } from '../../runtime/text/percent-decode.ts'
import { readSitemap } from '../live/sitemap.ts'
import { signInAndRefresh } from '../judge/evidence.ts'
import type { Kind } from '../judge/kinds.ts'
import { visit, type Visit, type Visiting } from '../request/visit.ts'
import { isSamePage } from '../sample/served-site.ts'
import { readableTarget } from './look.ts'

interface CheckResult {
  /** Whether the address is requested again until `wait` has passed. */
  isWaiting: boolean
  findings: { kind: Kind; url: URL; path: string; detail: string; advice?: string }[]
  /** Set if nothing is known, because there was no response. */
  isUnchecked?: boolean
}

/** An address other than that of a page, with the rule for what it should answer. */
export interface LiveCheck {
  url: URL
  result: CheckResult | undefined
  run: (visiting: Visiting) => Promise<CheckResult>
}

const RIGHT: CheckResult = { isWaiting: false, findings: [] }

/** Checks that a redirect leads to its destination. A redirect to another host is judged by its `Location`. */
export function redirectCheck(url: URL, destination: URL, path: string): LiveCheck {
  return checkOf(url, true, visited => {
    if (isRefreshTo(visited, url, destination)) return RIGHT
    if (
      visited.end === 'left' &&
      (isSamePage(visited.to, destination) || visited.to.href === destination.href)
    )
      return RIGHT
    const detail =
      visited.end === 'left'
        ? `The address redirects to ${readableTarget(visited.to)}, not to ${readableTarget(destination)}.`
        : `The redirect to ${readableTarget(destination)} does not work: HTTP ${visited.status}.`
    return wrong(
      'redirect',
      url,
      path,
      detail,
      'Check `redirects` in docs.json, and deploy again. See docs/live.md.'
    )
  })
}

/** Static hosts serve a page for a redirect, with a `refresh` element. */
function isRefreshTo(visited: Answer, url: URL, destination: URL): boolean {
  const bytes = visited.end === 'response' ? visited.body?.bytes : undefined
  const target = bytes && signInAndRefresh(bytes, '').refresh
  const to = target === undefined ? null : parseUrl(target, url)
  return to !== null && isSamePage(to, destination)
}

/** Checks that an image or another new file exists. Hosts may redirect to their image server. */
export function fileCheck(url: URL, path: string): LiveCheck {
  return checkOf(url, false, visited => {
    const name = url.pathname.slice(url.pathname.lastIndexOf('/'))
    if (visited.end === 'left') {
      if (visited.to.origin !== url.origin || visited.to.pathname.endsWith(name)) return RIGHT
      const detail = `The file redirects to ${readableTarget(visited.to)}.`
      return wrong('missing', url, path, detail)
    }
    const isFile = visited.status === 200 && !isPageType(visited.headers['content-type'] ?? '')
    return isFile || (visited.status === 200 && /\.html?$/i.test(name))
      ? RIGHT
      : wrong(
          'missing',
          url,
          path,
          visited.status === 200
            ? 'A page is served instead of the file.'
            : `HTTP ${visited.status} instead of 200.`
        )
  })
}

/**
 * Checks that the sitemap lists the added pages. A site without a sitemap is right, and so is one whose sitemap cannot
 * be read or lists none of the other pages, because its addresses then have another form.
 */
export function sitemapCheck(
  url: URL,
  added: readonly { path: string; url: URL }[],
  others: readonly URL[]
): LiveCheck {
  return checkOf(url, true, visited => {
    const bytes = visited.end === 'response' && visited.status === 200 ? visited.body?.bytes : undefined
    const sitemap = bytes && readSitemap(bytes)
    if (sitemap?.isComplete !== true || sitemap.times.size === 0) return RIGHT
    const listed = new Set([...sitemap.times.keys()].map(pathOf))
    if (!others.some(other => listed.has(pathOf(other.href)))) return RIGHT
    const missing = added.filter(page => !listed.has(pathOf(page.url.href)))
    const findings = missing.map(page => ({
      ...{ kind: 'missing' as const, url: page.url, path: page.path },
      detail: 'The added page is not in the sitemap.',
      advice:
        'Search engines find the page through the sitemap. Deploy again, or check that the page is in the navigation. See docs/live.md.'
    }))
    return { isWaiting: findings.length > 0, findings }
  })
}

function pathOf(address: string): string {
  return percentDecode(parseUrl(address)?.pathname ?? '').replace(/(.)\/$/, '$1')
}

function wrong(kind: Kind, url: URL, path: string, detail: string, advice?: string): CheckResult {
  return { isWaiting: true, findings: [{ kind, url, path, detail, ...(advice !== undefined && { advice }) }] }
}

type Answer = Extract<Visit, { end: 'response' | 'left' }>

function checkOf(url: URL, hasBody: boolean, judge: (visited: Answer) => CheckResult): LiveCheck {
  const run = async (visiting: Visiting): Promise<CheckResult> => {
    const visited = await visit({ role: 'live', url, hasBody, isPage: false }, visiting)
    const isKnown =
      visited.end === 'left' ||
      (visited.end === 'response' && !isTransient(visited.status) && visited.status !== 429)
    return isKnown ? judge(visited) : { isWaiting: true, findings: [], isUnchecked: true }
  }
  return { url, result: undefined, run }
}
