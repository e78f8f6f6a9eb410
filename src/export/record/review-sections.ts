import {
  atLeast,
  CHECK_KINDS,
  countByKind,
  FAILING_KINDS,
  failingFindings,
  type Finding,
  ignoredNote
} from '../../review/checks/findings.ts'
import type { RedirectChanges } from '../../review/changes.ts'
import { liveAddress } from '../../site/addresses/site-address.ts'
import { type Format, MARKDOWN } from '../../runtime/text/format.ts'
import { clip } from '../../runtime/text/clip.ts'
import { formatCount } from '../../runtime/text/units.ts'
import type { Checks, ReviewedSite } from '../prepare/review.ts'
import { andMore, withMore } from '../../runtime/text/with-more.ts'

const MAX_PAGES = 10
const MAX_FINDINGS = 10
const MAX_PAGES_PER_FINDING = 3
const MAX_PATH = 200

export function reviewSections(
  site: ReviewedSite,
  domain: string | undefined,
  basePath: string,
  format: Format = MARKDOWN
): string[] {
  const { changes, checks } = site
  const address = (path: string) =>
    domain === undefined ? undefined : liveAddress(path, { domain, basePath })
  return [
    [format.heading(3, 'Changes'), ...changesTexts(site, format)].join('\n\n'),
    ...(['added', 'changed', 'removed'] as const).flatMap(name =>
      changes.first
        ? []
        : pageList(name, changes[name], name === 'removed' ? () => undefined : address, format)
    ),
    ...(checks === undefined ? [] : findingSections(checks, site.previous?.findings, address, format))
  ]
}

/** Describes changed pages and, if the site has redirects, changed redirects. Also used for the log. */
export function changesTexts(
  {
    changes,
    notCompared,
    redirectChanges
  }: Pick<ReviewedSite, 'changes' | 'notCompared' | 'redirectChanges'>,
  format: Format
): string[] {
  const pages = changesText(changes, notCompared, format)
  return redirectChanges === undefined
    ? [pages]
    : [pages, redirectsText(redirectChanges, changes.first, format)]
}

function changesText(
  { first, added, changed, removed, rebuilt }: ReviewedSite['changes'],
  notCompared: string | undefined,
  { sentence, strong }: Format
): string {
  if (notCompared !== undefined) return `Not compared: ${sentence(notCompared)}.`
  if (first) return 'This is the first export: there is no earlier one to compare with.'
  const parts = counted({ added, changed, removed, 'rebuilt without a visible change': rebuilt }).map(
    ([name, count]) => `${strong(formatCount(count, 'page'))} ${name}`
  )
  return parts.length === 0 ? 'No page was added, changed or removed.' : `${parts.join(' · ')}.`
}

/** Describes changed redirects. Broken redirects are reported as findings. */
function redirectsText(
  { total, added, changed, removed }: RedirectChanges,
  isFirst: boolean,
  { strong }: Format
): string {
  const news = counted({ added, changed, removed }).map(([name, count]) => `${strong(String(count))} ${name}`)
  const all = formatCount(total, 'redirect')
  return isFirst || news.length === 0 ? `${all}.` : `${all}: ${news.join(' · ')}.`
}

function counted(lists: Record<string, readonly unknown[]>): [name: string, count: number][] {
  const counts = Object.entries(lists).map(([name, { length }]): [string, number] => [name, length])
  return counts.filter(([, count]) => count > 0)
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

export function findingsText(
  { findings, ignored, cut, noneIsNew }: Checks,
  { code, strong }: Format
): string {
  const counts = countByKind(findings)
  const found = CHECK_KINDS.filter(kind => kind !== 'unfinished' && counts[kind] > 0).map(
    kind => `${atLeast(kind, cut)}${strong(String(counts[kind]))} ${code(kind)}`
  )
  const news = noneIsNew
    ? ' None of the findings that can fail the check is new since the previous export.'
    : ''
  return `${found.length === 0 ? 'Nothing was found' : found.join(' · ')}.${news}${ignoredNote(ignored)}`
}

function findingSections(
  checks: Checks,
  previous: readonly string[] | undefined,
  address: (path: string) => string | undefined,
  format: Format
): string[] {
  const { code, heading, sentence, strong, table } = format
  const added = new Set(previous && failingFindings(checks.findings, previous))
  const findings = checks.findings.filter(({ kind }) => kind !== 'unfinished')
  const summary = `${heading(3, 'Findings')}\n\n${findingsText(checks, format)}`
  // What finish creates is no problem of the site, so it is one line after the problems.
  const last = checks.findings.flatMap(({ kind, note }) =>
    kind === 'unfinished' && note !== undefined ? [sentence(note)] : []
  )
  if (findings.length === 0) return [summary, ...last]
  const sorted = findings.toSorted((a, b) => rank(a) - rank(b) || b.count - a.count)
  const rest = findings.length - MAX_FINDINGS
  return [
    summary,
    table(
      ['Finding', 'Target', 'Pages'],
      sorted
        .slice(0, MAX_FINDINGS)
        .map(finding => [
          code(finding.kind) + (added.has(finding) ? ` ${strong('new')}` : ''),
          targetText(finding, format),
          pagesText(finding, address, format)
        ])
    ),
    ...(rest > 0 ? [`… ${andMore(rest)} in the file given by the output ${code('checks-path')}.`] : []),
    ...last
  ]
}

function targetText({ target, destination, suggestion, note }: Finding, { code, sentence }: Format): string {
  const leads = destination === undefined ? '' : ` → ${code(clip(destination, MAX_PATH))}`
  const meant = suggestion === undefined ? '' : ` (did you mean ${code(clip(suggestion, MAX_PATH))}?)`
  const noted = note === undefined ? '' : `: ${sentence(note)}`
  return `${code(clip(target, MAX_PATH))}${leads}${meant}${noted}`
}

function pagesText(
  { pages: named, count, source }: Finding,
  address: (path: string) => string | undefined,
  { code, link, lines }: Format
): string {
  const links = named.slice(0, MAX_PAGES_PER_FINDING).map(page => link(clip(page, MAX_PATH), address(page)))
  const rest = named.length === 0 ? 0 : count - links.length
  const place = source === undefined ? [] : [code(clip(source, MAX_PATH))]
  return lines([...place, ...links]) + (rest > 0 ? ` and ${formatCount(rest, 'more page')}` : '')
}

/** Sorts kinds that can fail a run before other kinds. */
function rank({ kind }: Finding): number {
  return FAILING_KINDS.includes(kind) ? 0 : 1
}
