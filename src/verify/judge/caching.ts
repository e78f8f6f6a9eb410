import type { IncomingHttpHeaders } from 'node:http'
import { isImmutable } from '../../site/files/build-hash.ts'
import { formatDuration } from '../../runtime/text/units.ts'
import { isSamePage } from '../sample/site-addresses.ts'
import type { VerifyTarget } from '../sample/targets.ts'
import { findingOf, OTHER_ADVICE, type VerifyFinding } from './kinds.ts'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

export function cachingProblemOf(
  target: VerifyTarget,
  { hops, headers }: { hops: URL[]; headers: IncomingHttpHeaders }
): VerifyFinding | undefined {
  // An address that is redirected to the file is not the one that is cached for long.
  if (!hops.every(hop => isSamePage(hop, target.url))) return undefined
  const seconds = freshSeconds(headers)
  if (target.role === 'page' && seconds !== undefined && seconds > HOUR_S) {
    const detail = `Browsers may show the page for ${formatDuration(seconds * 1000)} without asking for a new version.`
    return findingOf(target, 'caching', detail)
  }
  if (target.role !== 'asset' || (seconds ?? 0) >= DAY_S) return undefined
  // Only the name counts: a folder that a framework names does not show in the rules of a host.
  const { path } = target.file
  if (!isImmutable(path.slice(path.lastIndexOf('/') + 1))) return undefined
  const kept = seconds === undefined ? 'no time' : formatDuration(seconds * 1000)
  const detail = `The name has a build hash, and browsers may keep the file for ${kept} only.`
  return findingOf(target, 'caching', detail, OTHER_ADVICE.hashed)
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
