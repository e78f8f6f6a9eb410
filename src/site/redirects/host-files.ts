import { formatCount } from '../../runtime/text/units.ts'
import type { SiteMap } from '../addresses/site-map.ts'
import { pageName, SiteAddress } from '../addresses/site-address.ts'
import { listText } from '../records/export-files.ts'
import { expandDestination, readDestination, replaceWildcards } from './destination.ts'
import type { Redirect, RedirectRule, Redirects } from './redirects.ts'
import { matchSource } from './source.ts'

/** Maximum line length on Cloudflare Pages. */
const MAX_LINE = 1000
const GITLAB_MAX_RULES = 1000
const GITLAB_MAX_BYTES = 64 * 1024

/** A `_redirects` file in the syntax that Netlify, Cloudflare Pages and GitLab Pages share. */
export interface HostRules {
  text: string
  /** Sources for which this format has no working rule. */
  without: string[]
  /** GitLab Pages limits that the file exceeds. */
  gitlabLimits: string[]
}

/** `leftOut`: redirects that lead to themselves, or whose source is an exported file, which must stay reachable. */
export function hostRules(
  redirects: Redirects,
  site: SiteMap,
  leftOut: ReadonlySet<RedirectRule> = new Set()
): HostRules {
  const lines: string[] = []
  const without: string[] = []
  const { base } = redirects
  for (const rule of redirects.rules) {
    if (leftOut.has(rule)) continue
    const isFile = (start: string) => site.find(SiteAddress.parse(start, base)?.page ?? '') !== undefined
    const own = isEndless(rule, base) ? undefined : linesOf(rule, isFile)
    if (own === undefined) without.push(rule.source)
    else lines.push(...own)
  }
  const text = lines.map(line => `${line}\n`).join('')
  const bytes = Buffer.byteLength(text)
  return {
    text,
    without,
    gitlabLimits: [
      ...beyond(lines.length, GITLAB_MAX_RULES, 'rule'),
      ...beyond(bytes, GITLAB_MAX_BYTES, 'byte')
    ]
  }
}

function beyond(amount: number, max: number, noun: string): string[] {
  return amount > max ? [`${formatCount(amount, noun)}, but GitLab reads only ${formatCount(max)}`] : []
}

/** Returns true if a redirect's source also matches its destination: Cloudflare Pages would redirect endlessly. */
function isEndless({ from, destination }: RedirectRule, base: string): boolean {
  const sample = expandDestination(
    destination,
    from.wildcards,
    from.wildcards.map(() => 'x')
  )
  const to = readDestination(sample, base)
  return to.kind === 'internal' && matchSource(from, base + pageName(to.path)) !== undefined
}

/** All hosts support `:name` as a whole segment, and `*` at the end. The `*` becomes `:splat` in the destination. */
function linesOf(rule: RedirectRule, isFile: (address: string) => boolean): string[] | undefined {
  const { source, destination, permanent, from } = rule
  const status = permanent ? 301 : 302
  const isCommon = from.tokens.every((token, i) => {
    const next = from.tokens[i + 1]
    if (token.kind === 'rest') return token.isBelow && next === undefined
    return token.kind === 'text' || next?.kind !== 'text' || next.text.startsWith('/')
  })
  if (!isCommon || from.wildcards.includes(':splat')) return undefined
  if (from.tokens.at(-1)?.kind !== 'rest') return checked([`${source} ${destination} ${status}`])
  const splat = from.wildcards.length - 1
  const start = source.slice(0, source.lastIndexOf('/'))
  const target = replaceWildcards(destination, from.wildcards, (at, slash, whole) =>
    at === splat ? `${slash}:splat` : whole
  )
  const lines = [`${start}/* ${target} ${status}`]
  // On some hosts, `/blog/*` does not match `/blog`.
  const isPlain = from.wildcards.length === 1 && start !== '' && !isFile(start)
  if (isPlain) lines.unshift(`${start} ${expandDestination(destination, from.wildcards, [''])} ${status}`)
  return checked(lines)
}

/** Returns undefined if a line is too long, or if white space or a line break would change the rule. */
function checked(lines: string[]): string[] | undefined {
  return lines.every(line => line.length <= MAX_LINE && line.split(/\s/).length === 3) ? lines : undefined
}

/** This file is replaced only together with the site: both remain unchanged if the review rejects the new export. */
export const REDIRECTS_FILE = 'redirects.json'

/** Lists all redirects, for hosts that have a different rule format. */
export function redirectsJson(redirects: readonly Redirect[]): string {
  return `{\n  "version": 1,\n  ${listText('redirects', redirects)}\n}\n`
}
