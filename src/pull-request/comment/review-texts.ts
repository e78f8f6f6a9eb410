import { groupBy } from '../../runtime/group-by.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { SiteAddress, encodeStrictly } from '../../site/addresses/site-address.ts'
import { findingKey, type SourceFinding } from '../comparison/findings.ts'
import type { PageChange } from '../comparison/page-changes.ts'

/** Addresses of the things that a comment names; undefined for what has none. */
export interface ReviewLinks {
  /** Addresses of the preview and of the live site, without a slash at the end. */
  preview: string | undefined
  live: string | undefined
  /** Page of the commit's files: `https://github.com/o/r/blob/SHA`. */
  sources: string | undefined
  /** Page of the artifact with `fixes.patch`. */
  fixes?: string | undefined
  /** Page that says how to apply fixes. */
  howToFix?: string | undefined
}

/** Kinds of changes in the order of the comment. */
export const CHANGE_KINDS = ['added', 'removed', 'moved', 'changed'] as const

export function words({ wordsAdded, wordsRemoved }: PageChange['text']): string {
  const parts = [
    wordsAdded === 0 ? '' : `+${formatCount(wordsAdded)}`,
    wordsRemoved === 0 ? '' : `−${formatCount(wordsRemoved)}`
  ]
  return joined(parts, ' ')
}

/** `4 of 5 new findings can be fixed automatically`; empty when none can. */
export function fixableText(findings: readonly SourceFinding[]): string {
  const fresh = findings.filter(({ isNew }) => isNew)
  const fixable = fresh.filter(({ fix }) => fix !== undefined).length
  if (fixable === 0) return ''
  const total = formatCount(fresh.length, 'new finding')
  const which = fresh.length === 1 ? 'The new finding' : `All ${total}`
  return `${fixable === fresh.length ? which : `${formatCount(fixable)} of ${total}`} can be fixed automatically`
}

/** Several equal links of one line are one row, that of the first. */
export function oneRowPerLine(findings: readonly SourceFinding[]): SourceFinding[] {
  const keyOf = (finding: SourceFinding) =>
    JSON.stringify([findingKey(finding), finding.line, finding.message, finding.suggestion])
  return [...groupBy(findings, keyOf).values()].flatMap(([first]) => first ?? [])
}

/** Address of a page, on a host that is named without a slash at the end. */
export function pageUrl(host: string, address: string): string {
  return host + new SiteAddress(address.slice(1)).pathname
}

export function sourceAddress({ file, line }: SourceFinding, { sources }: ReviewLinks): string | undefined {
  return sources && `${sources}/${encodeStrictly(file)}?plain=1#L${line}`
}

export function joined(parts: readonly string[], separator: string): string {
  return parts.filter(part => part !== '').join(separator)
}
