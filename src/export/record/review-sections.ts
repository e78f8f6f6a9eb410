import { countByKind, FAILING_KINDS, type Finding, CHECK_KINDS } from '../../review/checks/findings.ts'
import type { RedirectChanges } from '../../review/redirect-changes.ts'
import { liveAddress } from '../../site/addresses/site-address.ts'
import { type Format, MARKDOWN } from '../../runtime/text/format.ts'
import { clip } from '../../runtime/text/markdown.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { type Checks, notesOn, type ReviewedSite } from '../prepare/review.ts'
import { andMore, withMore } from '../../runtime/text/with-more.ts'

const MAX_PAGES = 10
const MAX_FINDINGS = 10
const MAX_PAGES_PER_FINDING = 3
const MAX_PATH = 200

export function reviewSections(
  { changes, notCompared, redirectChanges, checks }: ReviewedSite,
  domain: string | undefined,
  basePath: string,
  format: Format = MARKDOWN
): string[] {
  const address = (path: string) =>
    domain === undefined ? undefined : liveAddress(path, { domain, basePath })
  return [
    `${format.heading(3, 'Changes')}\n\n${changesText(changes, notCompared, format)}`,
    ...(['added', 'changed', 'removed'] as const).flatMap(name =>
      changes.first
        ? []
        : pageList(name, changes[name], name === 'removed' ? () => undefined : address, format)
    ),
    ...(redirectChanges === undefined ? [] : [redirectsText(redirectChanges, changes.first, format)]),
    ...(checks === undefined ? [] : findingSections(checks, address, format))
  ]
}

function changesText(
  { first, added, changed, removed, rebuilt }: ReviewedSite['changes'],
  notCompared: string | undefined,
  { sentence, strong }: Format
): string {
  if (notCompared !== undefined) return `Not compared: ${sentence(notCompared)}.`
  if (first) return 'This is the first export: there is no earlier one to compare with.'
  if (added.length + changed.length + removed.length === 0) {
    const also =
      rebuilt.length > 0 ? ` ${formatCount(rebuilt.length, 'page')} rebuilt without a visible change.` : ''
    return `No page was added, changed or removed.${also}`
  }
  const parts = Object.entries({ added, changed, removed })
    .filter(([, paths]) => paths.length > 0)
    .map(([name, paths]) => `${strong(formatCount(paths.length, 'page'))} ${name}`)
  return parts.join(' · ')
}

/** Those that are broken are among the findings. */
function redirectsText(
  { total, added, changed, removed }: RedirectChanges,
  isFirst: boolean,
  { strong }: Format
): string {
  const news = Object.entries({ added, changed, removed })
    .filter(([, { length }]) => length > 0)
    .map(([name, { length }]) => `${strong(String(length))} ${name}`)
  const count = formatCount(total, 'redirect')
  return isFirst || news.length === 0 ? `${count}.` : `${count}: ${news.join(' · ')}.`
}

function pageList(
  name: 'added' | 'changed' | 'removed',
  paths: readonly string[],
  address: (path: string) => string | undefined,
  { link }: Format
): string[] {
  if (paths.length === 0) return []
  const links = paths.slice(0, MAX_PAGES).map(path => link(clip(path, MAX_PATH), address(path)))
  const items = withMore(links, MAX_PAGES, paths.length).map(item => `- ${item}`)
  return [`${name.charAt(0).toUpperCase()}${name.slice(1)}:\n\n${items.join('\n')}`]
}

function findingSections(
  checks: Checks,
  address: (path: string) => string | undefined,
  format: Format
): string[] {
  const { code, strong, heading, table } = format
  const { findings } = checks
  const counts = countByKind(findings)
  const kinds = CHECK_KINDS.filter(kind => counts[kind] > 0)
  const notes = notesOn(checks)
  if (kinds.length === 0) return [`${heading(3, 'Findings')}\n\nNothing was found.${notes}`]
  const sorted = findings.toSorted((a, b) => rank(a) - rank(b) || b.count - a.count)
  const rest = findings.length - MAX_FINDINGS
  return [
    `${heading(3, 'Findings')}\n\n${kinds.map(kind => `${strong(String(counts[kind]))} ${code(kind)}`).join(' · ')}.${notes}`,
    table(
      ['Finding', 'Target', 'On'],
      sorted
        .slice(0, MAX_FINDINGS)
        .map(finding => [
          code(finding.kind),
          targetText(finding, format),
          pagesText(finding, address, format)
        ])
    ),
    ...(rest > 0 ? [`… ${andMore(rest)}, in the file of the output ${code('checks-path')}.`] : [])
  ]
}

function targetText({ target, destination, suggestion, note }: Finding, { code, sentence }: Format): string {
  const leads = destination === undefined ? '' : ` → ${code(clip(destination, MAX_PATH))}`
  const meant = suggestion === undefined ? '' : ` (did you mean ${code(clip(suggestion, MAX_PATH))}?)`
  const noted = note === undefined ? '' : `: ${sentence(note)}`
  return `${code(clip(target, MAX_PATH))}${leads}${meant}${noted}`
}

function pagesText(
  { pages: named, count }: Finding,
  address: (path: string) => string | undefined,
  { link, lines }: Format
): string {
  const links = named.slice(0, MAX_PAGES_PER_FINDING).map(page => link(clip(page, MAX_PATH), address(page)))
  const rest = named.length === 0 ? 0 : count - links.length
  return lines(links) + (rest > 0 ? ` and ${formatCount(rest, 'more page')}` : '')
}

/** Kinds that can fail a run come first. */
function rank({ kind }: Finding): number {
  return FAILING_KINDS.includes(kind) ? 0 : 1
}
