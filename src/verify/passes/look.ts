import { isPageType } from '../../site/pages/pages.ts'
import { isTransient } from '../../runtime/http/retry.ts'
import { readServedHtml } from '../live/served-html.ts'
import { readServedMarkdown } from '../live/served-markdown.ts'
import type { Channel, Served } from '../live/served.ts'
import { signInAndRefresh } from '../judge/evidence.ts'
import { type LiveTarget, visit, type Visit, type Visiting } from '../request/visit.ts'
import { isSamePage, readablePath } from '../sample/served-site.ts'

/** What a reader or an agent gets at the address of a page. */
export type Look = { visit: Visit } & (
  | { kind: 'page'; served: Served; isSignIn: boolean }
  /** There is no page: another status, a redirect to another page, or a transfer that fails. */
  | { kind: 'missing'; detail: string; isUnavailable: boolean }
  | { kind: 'unchecked'; reason: string }
)

/** Requests an address. Follows a redirect only to another form of the same address, such as with a final slash. */
export async function visitPage(target: LiveTarget, visiting: Visiting): Promise<Visit> {
  const first = await visit(target, visiting)
  const isMoved =
    first.end === 'left' && first.to.href !== target.url.href && isSamePage(first.to, target.url)
  return isMoved ? await visit({ ...target, url: first.to }, visiting) : first
}

/** Requests a page in one channel. */
export async function look(url: URL, channel: Channel, visiting: Visiting): Promise<Look> {
  const visited = await visitPage({ role: 'live', url, hasBody: true, isPage: channel === 'html' }, visiting)
  const light = withoutBody(visited)
  if (visited.end === 'unchecked')
    return {
      visit: light,
      kind: 'unchecked',
      reason: visited.reason ?? 'the requests of this pass are used up'
    }
  if (visited.end === 'response' && visited.status === 429)
    return { visit: light, kind: 'unchecked', reason: 'the host limits the number of requests (HTTP 429)' }
  const detail = problemOf(visited, channel)
  const bytes = visited.end === 'response' ? visited.body?.bytes : undefined
  if (detail !== undefined || bytes === undefined) {
    const isUnavailable =
      visited.end === 'failed' || (visited.end === 'response' && isTransient(visited.status))
    return {
      visit: light,
      kind: 'missing',
      detail: detail ?? 'The response is too large to read.',
      isUnavailable
    }
  }
  if (channel === 'md')
    return { visit: light, kind: 'page', served: readServedMarkdown(bytes, url.origin), isSignIn: false }
  const served = readServedHtml(bytes)
  return { visit: light, kind: 'page', served, isSignIn: signInAndRefresh(bytes, served.title).isSignIn }
}

function problemOf(visited: Visit, channel: Channel): string | undefined {
  if (visited.end === 'left') return `The address redirects to ${readableTarget(visited.to)}.`
  if (visited.end === 'failed') return `The transfer failed: ${visited.reason}.`
  if (visited.end !== 'response') return undefined
  if (visited.status !== 200) return `HTTP ${visited.status} instead of 200.`
  const type = visited.headers['content-type'] ?? ''
  const isWanted = channel === 'html' ? isPageType(type) : MARKDOWN_TYPE.test(type)
  return isWanted ? undefined : `Content-Type is ${type.slice(0, 100) || 'missing'}.`
}

/** Hosts that do not know the ending serve Markdown as any file. */
const MARKDOWN_TYPE = /^\s*(?:text\/(?:markdown|plain|x-markdown)|application\/octet-stream)\b/i

/** Shows neither credentials nor the query, which can contain a token. */
export function readableTarget(to: URL): string {
  return to.origin + readablePath(to.href)
}

function withoutBody(visited: Visit): Visit {
  return visited.end === 'response' ? { ...visited, headers: {}, body: undefined } : visited
}
