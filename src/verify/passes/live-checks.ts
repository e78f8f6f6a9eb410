import { isPageType } from '../../site/pages/pages.ts'
import { isTransient } from '../../runtime/http/retry.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import { signInAndRefresh } from '../judge/evidence.ts'
import type { Kind } from '../judge/kinds.ts'
import type { Visit, Visiting } from '../request/visit.ts'
import { isSamePage } from '../sample/served-site.ts'
import { readableTarget, visitPage } from './look.ts'

export interface CheckResult {
  /** Whether the address is requested again until `wait` has passed. */
  isWaiting: boolean
  findings: { kind: Kind; url: URL; path: string; detail: string; advice?: string }[]
  /** Set if nothing is known, because there was no response. */
  isUnchecked?: boolean
}

/** An address other than that of a page, with the rule for what it should answer. */
export interface LiveCheck {
  url: URL
  /** Addresses in the documentation that the next run looks at again if the check fails. */
  paths: readonly string[]
  result: CheckResult | undefined
  run: (visiting: Visiting) => Promise<CheckResult>
}

export const RIGHT: CheckResult = { isWaiting: false, findings: [] }

/** Checks that a redirect leads to its destination. A redirect to another host is judged by its `Location`. */
export function redirectCheck(
  url: URL,
  destination: URL,
  { source, settingsFile }: { source: string; settingsFile: string }
): LiveCheck {
  return checkOf({ url, paths: [source] }, content(url), visited => {
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
      source,
      detail,
      `Check \`redirects\` in ${settingsFile}, and deploy again. See docs/live.md.`
    )
  })
}

/** Static hosts serve a page for a redirect, with a `refresh` element. */
function isRefreshTo(visited: LiveAnswer, url: URL, destination: URL): boolean {
  const bytes = visited.end === 'response' ? visited.body?.bytes : undefined
  const target = bytes && signInAndRefresh(bytes, '').refresh
  const to = target === undefined ? null : parseUrl(target, url)
  return to !== null && isSamePage(to, destination)
}

/** Checks that an image or another new file exists. Hosts may redirect to their image server. */
export function fileCheck(url: URL, path: string, paths: readonly string[]): LiveCheck {
  return checkOf({ url, paths }, content(url, false), visited => {
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

function wrong(kind: Kind, url: URL, path: string, detail: string, advice?: string): CheckResult {
  return { isWaiting: true, findings: [{ kind, url, path, detail, ...(advice !== undefined && { advice }) }] }
}

export type LiveAnswer = Extract<Visit, { end: 'response' | 'left' }>

type Request = (visiting: Visiting) => Promise<Visit>

/** Requests what is at an address, or only its status. */
export function content(url: URL, hasBody = true): Request {
  return async visiting => await visitPage({ role: 'live', url, hasBody, isPage: false }, visiting)
}

/** Without a response, or with one that is temporary, nothing is known. */
export function checkOf(
  { url, paths }: Pick<LiveCheck, 'url' | 'paths'>,
  request: Request,
  judge: (visited: LiveAnswer) => CheckResult
): LiveCheck {
  const run = async (visiting: Visiting): Promise<CheckResult> => {
    const visited = await request(visiting)
    const isKnown =
      visited.end === 'left' ||
      (visited.end === 'response' && !isTransient(visited.status) && visited.status !== 429)
    return isKnown ? judge(visited) : { isWaiting: true, findings: [], isUnchecked: true }
  }
  return { url, paths, result: undefined, run }
}

/** Returns the addresses in the documentation for which the check has failed, or was not made. */
export function openPathsOf({ result, paths }: LiveCheck): readonly string[] {
  if (result?.isWaiting === false) return []
  const found = new Set(result?.findings.map(({ path }) => path))
  const named = paths.filter(path => found.has(path))
  return named.length > 0 ? named : paths
}
