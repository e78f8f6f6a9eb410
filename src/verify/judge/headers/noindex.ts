import type { IncomingHttpHeaders } from 'node:http'
import { limitsIn, refusalsIn } from '../../../review/scan/record/page-loads.ts'
import type { Loads } from '../../../site/records/manifest.ts'
import { isNoindex } from '../comparison/compare-loads.ts'
import type { VerifyTarget } from '../../sample/targets.ts'
import { findingOf, OTHER_ADVICE, type VerifyFinding } from '../kinds.ts'

/** Where a page tells search engines not to list it. */
export type NoindexPlace = 'header' | 'page'

/** Returns where a served page has `noindex`, if the exported page does not have it. */
export function noindexOf(
  headers: IncomingHttpHeaders,
  { exported, served }: { exported: Loads | undefined; served: Loads }
): NoindexPlace | undefined {
  const has = (loads: Loads | undefined) => loads?.robots?.split(' ').some(isNoindex) === true
  // Without the exported page, only the header is certainly not from the export.
  if (has(exported ?? served)) return undefined
  if (hasNoindexHeader(headers)) return 'header'
  return has(served) ? 'page' : undefined
}

/** Matches a crawler's name before its rules. Some rules have a value after a colon. */
const CRAWLER = /^\s*(?!max-|unavailable_after)([\w-]+)\s*:(.*)$/

/** Reads rules such as `noindex` that all crawlers, Google or Bing obey. Each header begins with rules for all crawlers. */
export function robotsHeaderRules(headers: IncomingHttpHeaders, now = Date.now()): Set<string> {
  const obeyed = new Set<string>()
  for (const line of [headers['x-robots-tag'] ?? []].flat()) {
    let crawler = ''
    const parts = line.toLowerCase().split(',')
    for (const [at, part] of parts.entries()) {
      const [, name, rules = part] = CRAWLER.exec(part) ?? []
      if (name !== undefined) crawler = name
      if (crawler !== '' && crawler !== 'googlebot' && crawler !== 'bingbot') continue
      for (const rule of refusalsIn(rules)) obeyed.add(rule)
      if (limitsIn(rules).includes('max-snippet:0')) obeyed.add('nosnippet')
      // A date can contain a comma after the day of the week.
      const [, date] = /^\s*unavailable_after\s*:(.*)$/.exec(rules) ?? []
      if (date !== undefined && [date, `${date},${parts[at + 1]}`].some(text => timeOf(text) < now))
        obeyed.add('noindex')
    }
  }
  return obeyed
}

/** Reads a date in any form that crawlers accept. The name of a time zone that is not known counts as UTC. */
function timeOf(text: string): number {
  const date = text.trim().toUpperCase()
  const time = Date.parse(date)
  return Number.isNaN(time) ? Date.parse(date.replace(/\s+[A-Z]{2,5}$/, ' UTC')) : time
}

export function hasNoindexHeader(headers: IncomingHttpHeaders): boolean {
  return robotsHeaderRules(headers).has('noindex')
}

interface CheckedPage {
  target: VerifyTarget
  noindex?: NoindexPlace | undefined
}

/** Hosts that send `noindex` with every preview. */
const PREVIEW_HOST = /\.(?:vercel\.app|netlify\.app|pages\.dev)$/i

/** Returns one finding for all pages with `noindex`. `pages` are the checked pages with the exported content. */
export function noindexFinding(pages: readonly CheckedPage[]): VerifyFinding | undefined {
  const found = pages.filter(({ noindex }) => noindex !== undefined)
  const [first] = found.toSorted((a, b) => (a.target.url.href < b.target.url.href ? -1 : 1))
  if (first === undefined) return undefined
  const isHeader = found.every(({ noindex }) => noindex === 'header')
  const isPreview = isHeader && found.length === pages.length && PREVIEW_HOST.test(first.target.url.hostname)
  const what = isHeader ? 'The header X-Robots-Tag has noindex' : 'Pages have noindex'
  const detail = `${what}, and the export does not: search engines do not list ${found.length === pages.length ? 'any checked page' : `${found.length} of ${pages.length} checked pages`}.`
  const finding = findingOf(first.target, 'noindex', detail, isPreview ? OTHER_ADVICE.preview : undefined)
  return { ...finding, count: found.length, ...(isPreview && { isPreview }) }
}
