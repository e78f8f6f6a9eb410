import { isUtf8 } from 'node:buffer'
import type { IncomingHttpHeaders } from 'node:http'
import { canonicalDigest } from '../../../review/scan/record/page-loads.ts'
import { blockedByPolicy } from '../../../review/scan/values/content-policy.ts'
import { parseUrl } from '../../../runtime/http/parse-url.ts'
import type { Loads } from '../../../site/records/manifest.ts'
import { isSamePage } from '../../sample/served-site.ts'
import { robotsHeaderRules } from './noindex.ts'

/** Returns why browsers or search engines do not get an exported page as it is, because of a header of its response. */
export function headerProblemOf(
  url: URL,
  headers: IncomingHttpHeaders,
  exported: Loads | undefined
): string | undefined {
  return (
    policyProblem(headers, exported) ??
    canonicalProblem(url, headers, exported) ??
    robotsProblem(headers, exported)
  )
}

/** Without a list of what the page loads, it is not known whether the page has what the policy blocks. */
function policyProblem(headers: IncomingHttpHeaders, exported: Loads | undefined): string | undefined {
  if (exported === undefined) return undefined
  const has = {
    scripts: exported.scripts !== undefined || exported.data !== undefined,
    'inline scripts': exported.data !== undefined,
    'style sheets': exported.styles !== undefined
  }
  const blocked = blockedByPolicy(headers['content-security-policy']?.toString() ?? '').filter(
    what => has[what]
  )
  return blocked.length === 0
    ? undefined
    : `The header Content-Security-Policy blocks what the page needs: ${blocked.join(', ')}.`
}

const MAX_LINK = 20_000

function canonicalProblem(
  url: URL,
  headers: IncomingHttpHeaders,
  exported: Loads | undefined
): string | undefined {
  if (exported?.canonical === undefined) return undefined
  const bytes = Buffer.from(headers['link']?.toString().slice(0, MAX_LINK) ?? '', 'latin1')
  const link = isUtf8(bytes) ? bytes.toString() : bytes.toString('latin1')
  for (const [, target = '', parameters = ''] of link.matchAll(/<([^<>]*)>([^<>]*)/g)) {
    if (!/;\s*rel\s*=\s*"?(?:[^";,]*\s)?canonical(?:[\s";,]|$)/i.test(parameters)) continue
    const canonical = parseUrl(target, url)
    const isExported = exported.canonical.includes(canonicalDigest(target))
    if (canonical === null || isExported || isSamePage(canonical, url)) continue
    return `The header Link has another canonical address: ${canonical.href.slice(0, 200)}.`
  }
  return undefined
}

function robotsProblem(headers: IncomingHttpHeaders, exported: Loads | undefined): string | undefined {
  const rules = robotsHeaderRules(headers)
  // A page that is not listed has its own finding.
  if (rules.has('noindex')) return undefined
  const own = exported?.robots?.split(' ') ?? []
  const added = ['nofollow', 'nosnippet'].filter(rule => rules.has(rule) && !own.includes(rule))
  return added.length === 0
    ? undefined
    : `The header X-Robots-Tag has rules for search engines that the export does not have: ${added.join(', ')}.`
}
