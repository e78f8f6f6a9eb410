import type { Format } from '../../runtime/text/format.ts'
import { clip } from '../../runtime/text/clip.ts'
import { plainText } from '../../runtime/text/plain-text.ts'
import { groupBy } from '../../runtime/group-by.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import { SiteAddress, encodeStrictly } from '../../site/addresses/site-address.ts'
import { findingKey, messageOf, type SourceFinding } from '../comparison/findings.ts'
import type { PageChange } from '../comparison/changes/page-changes.ts'
import type { ReaderReview } from '../comparison/review.ts'

/** Link targets for a comment. Undefined targets are not linked. */
export interface ReviewLinks {
  /** Addresses of the preview and the live site, without a trailing slash. */
  preview: string | undefined
  live: string | undefined
  /** Address of the commit's files: `https://github.com/o/r/blob/SHA`. */
  sources: string | undefined
  /** Page of the artifact that contains `fixes.patch`. */
  fixes?: string | undefined
  /** Command that fixes the findings in a clone; undefined if the program's name is unknown. */
  fixCommand?: string | undefined
  /** How to list the findings that the base also has. */
  knownFindings?: string
  /** Page that explains how to apply fixes. */
  howToFix?: string | undefined
}

const MAX_LINE = 1000
export const MAX_ADDRESS = 150

export const CHANGE_KINDS = ['added', 'removed', 'moved', 'changed'] as const

export function words({ wordsAdded, wordsRemoved }: PageChange['text']): string {
  const parts = [
    wordsAdded === 0 ? '' : `+${formatCount(wordsAdded)}`,
    wordsRemoved === 0 ? '' : `−${formatCount(wordsRemoved)}`
  ]
  return joined(parts, ' ')
}

/** Returns `4 of 5 new findings can be fixed automatically`, or an empty string if no finding can be fixed. */
export function fixableText(findings: readonly SourceFinding[]): string {
  const fresh = findings.filter(({ isNew }) => isNew)
  const fixable = fresh.filter(({ fix }) => fix !== undefined).length
  if (fixable === 0) return ''
  const total = formatCount(fresh.length, 'new finding')
  const which = fresh.length === 1 ? 'The new finding' : `All ${total}`
  return `${fixable === fresh.length ? which : `${formatCount(fixable)} of ${total}`} can be fixed automatically`
}

/** Keeps only the first of several equal findings on the same line, for annotations, of which GitHub shows few. */
export function oneRowPerLine(findings: readonly SourceFinding[]): SourceFinding[] {
  return [...groupBy(findings, lineKey).values()].flatMap(([first]) => first ?? [])
}

/** Keeps only the first of several equal findings at the same place. */
export function oneRowPerPlace(findings: readonly SourceFinding[]): SourceFinding[] {
  const keyOf = (finding: SourceFinding) => JSON.stringify([lineKey(finding), finding.column])
  return [...groupBy(findings, keyOf).values()].flatMap(([first]) => first ?? [])
}

export function lineKey(finding: SourceFinding): string {
  return JSON.stringify([findingKey(finding), finding.line, finding.message, finding.suggestion])
}

/** Returns a line for each new finding and each hint, in the format that terminals and editors link: `a.mdx:3:1: …`. */
export function consoleLines({ findings, hints, notCompared }: ReaderReview): string[] {
  const shown = oneRowPerPlace(findings.filter(({ isNew }) => isNew || notCompared !== undefined))
  return [
    ...shown.map(({ kind, ...finding }) => {
      const { file, line, column } = finding
      return `${file}:${line}:${column}: ${kind} ${messageOf(finding)}`
    }),
    ...hints.map(({ file, line, column, text }) => `${file}:${line}:${column}: hint ${text}`)
  ].map(line => clip(plainText(line), MAX_LINE))
}

/** Returns a page's full address. `host`: the site address, without a trailing slash. */
export function pageUrl(host: string, address: string): string {
  return host + new SiteAddress(address.slice(1)).pathname
}

export function sourceAddress({ file, line }: SourceFinding, { sources }: ReviewLinks): string | undefined {
  return sources && `${sources}/${encodeStrictly(file)}?plain=1#L${line}`
}

export function joined(parts: readonly string[], separator: string): string {
  return parts.filter(part => part !== '').join(separator)
}

export function address(text: string, { code }: Format): string {
  return code(clip(text, MAX_ADDRESS))
}

export function namesOf(names: readonly string[], format: Format): string {
  const shown = names.map(name => address(name, format))
  return withMore(shown, 3, names.length).join(', ')
}
