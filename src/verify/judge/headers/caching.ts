import type { IncomingHttpHeaders } from 'node:http'
import { isImmutable } from '../../../site/files/build-hash.ts'
import { formatDuration } from '../../../runtime/text/units.ts'
import { isSamePage } from '../../sample/served-site.ts'
import type { VerifyTarget } from '../../sample/targets.ts'
import { findingOf, OTHER_ADVICE, type VerifyFinding } from '../kinds.ts'

const HOUR_S = 3600
const DAY_S = 24 * HOUR_S

export function cachingProblemOf(
  target: VerifyTarget,
  { hops, headers }: { hops: URL[]; headers: IncomingHttpHeaders }
): VerifyFinding | undefined {
  // After a redirect to another page, the response is not cached for the requested address.
  if (!hops.every(hop => isSamePage(hop, target.url))) return undefined
  const seconds = freshSeconds(headers)
  if (target.role === 'page' && seconds > HOUR_S) {
    const detail = `Browsers may show the page for ${formatDuration(seconds * 1000)} without requesting a new version.`
    return findingOf(target, 'caching', detail)
  }
  if (target.role !== 'asset' || seconds >= DAY_S) return undefined
  // Host rules cannot recognize folders with a hash in their name, so only the file name counts.
  const { path } = target.file
  if (!isImmutable(path.slice(path.lastIndexOf('/') + 1))) return undefined
  const kept =
    seconds < 1 ? 'request the file each time' : `keep the file for ${formatDuration(seconds * 1000)} only`
  const detail = `The file name has a build hash, but browsers ${kept}.`
  return findingOf(target, 'caching', detail, OTHER_ADVICE.hashed)
}

/** Browsers may use a response without an explicit lifetime for this share of the time since its last modification. */
const HEURISTIC_SHARE = 0.1

/** Returns the seconds for which a browser may use the response without a new request. */
function freshSeconds(headers: IncomingHttpHeaders): number {
  const directives = headers['cache-control']?.toLowerCase() ?? ''
  if (/(?:^|[\s,])no-(?:cache|store)\b/.test(directives)) return 0
  const maxAge = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/.exec(directives)?.[1]
  if (maxAge !== undefined) return Number(maxAge)
  const secondsTo = (from = '', to = '') => Math.max(0, (Date.parse(to) - Date.parse(from)) / 1000) || 0
  if (headers.expires !== undefined) return secondsTo(headers.date, headers.expires)
  if (/(?:^|[\s,])must-revalidate\b/.test(directives)) return 0
  return HEURISTIC_SHARE * secondsTo(headers['last-modified'], headers.date)
}
