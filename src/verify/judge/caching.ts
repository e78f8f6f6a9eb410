import type { IncomingHttpHeaders } from 'node:http'
import { isImmutable } from '../../site/build-hash.ts'
import { formatDuration } from '../../runtime/units.ts'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

/** What is wrong with how long browsers may keep a page or an asset. */
export function cachingProblem(
  role: 'page' | 'asset',
  path: string,
  headers: IncomingHttpHeaders
): { detail: string; advice: string } | undefined {
  const seconds = freshSeconds(headers)
  if (role === 'page') {
    if (seconds === undefined || seconds <= HOUR_S) return undefined
    return {
      detail: `Browsers may show the page for ${formatDuration(seconds * 1000)} without asking for a new version.`,
      advice:
        'Send `Cache-Control: public, max-age=0, must-revalidate` with pages: browsers cannot be purged. See docs/hosting.md.'
    }
  }
  // Only the name counts: a folder that a framework names does not show in the rules of a host.
  if (!isImmutable(path.slice(path.lastIndexOf('/') + 1)) || (seconds ?? 0) >= DAY_S) return undefined
  const kept = seconds === undefined ? 'no time' : formatDuration(seconds * 1000)
  return {
    detail: `The name has a build hash, and browsers may keep the file for ${kept} only.`,
    advice:
      'Send `Cache-Control: public, max-age=31536000, immutable` with files that have a build hash in their name. See docs/hosting.md.'
  }
}

/** How long a browser may use the response without asking, or undefined when the response does not say. */
function freshSeconds(headers: IncomingHttpHeaders): number | undefined {
  const directives = headers['cache-control']?.toLowerCase() ?? ''
  if (/(?:^|[\s,])no-(?:cache|store)\b/.test(directives)) return 0
  const maxAge = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/.exec(directives)?.[1]
  if (maxAge !== undefined) return Number(maxAge)
  const expires = Date.parse(headers.expires ?? '')
  const date = Date.parse(headers.date ?? '')
  if (Number.isNaN(expires) || Number.isNaN(date)) return headers.expires === undefined ? undefined : 0
  return Math.max(0, (expires - date) / 1000)
}
