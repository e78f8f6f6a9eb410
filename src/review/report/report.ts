import { formatBytes, formatTime } from '../../runtime/text/units.ts'
import type { Changes } from '../changes.ts'
import { atLeast, countByKind, FAILING_KINDS, failingFindings, ignoredNote } from '../checks/findings.ts'
import type { Review } from '../checks/site-review.ts'
import type { HistoryEntry } from '../../site/records/history.ts'
import type { Manifest, ManifestFile } from '../../site/records/manifest.ts'
import { pageCountOf } from '../../site/pages/pages.ts'
import { changesSection } from './changes-section.ts'
import { findingsSection } from './findings-section.ts'
import { FILTER, SCRIPT, SCRIPT_DIGEST } from './script.ts'
import { historySection } from './history-section.ts'
import { hostsSection } from './hosts-section.ts'
import { count, escapeHtml, paragraphs, section, withCode } from './html.ts'
import { STYLE } from './style.ts'

export interface ReportData {
  domain: string | undefined
  version: string | undefined
  /** Undefined for a site that the service did not export. */
  jobId: string | undefined
  basePath: string
  /** The reason why the run stopped before any delivery. Undefined if the run continued. */
  failure: string | undefined
  review: Pick<Review, 'findings' | 'ignored' | 'hosts' | 'cut'> | undefined
  changes: Changes
  /** The reason why the site was not compared with an earlier export, although one may exist. */
  notCompared?: string | undefined
  files: readonly Pick<ManifestFile, 'path' | 'size' | 'redirect'>[]
  /** Includes this export. */
  history?: readonly HistoryEntry[] | undefined
  previous: Manifest | undefined
  figures: readonly { name: string; value: string }[]
  createdAt: Date
}

/** Up to this size, GitHub shows a report without delay. */
const MAX_BYTES = 2_000_000

/** Renders `report.html` as one file without external resources. The report also works with scripts turned off. */
export function renderReport(data: ReportData): string {
  const name = data.domain ?? data.jobId ?? 'Site'
  const title = `${name}${data.version === undefined ? '' : ` ${data.version}`}`
  // Only pages from the service have a known address. Other sites may be served on another host or path.
  const domain = data.jobId === undefined ? undefined : data.domain
  const parts = [
    header(data, title),
    verdict(data),
    FILTER,
    data.review === undefined
      ? section('Findings', '<p class="note">The site was not checked (<code>check: off</code>).</p>')
      : findingsSection(data.review, data.previous?.findings, { ...data, domain }),
    changesSection({ ...data, domain }),
    historySection(data.history ?? []),
    hostsSection(data.review?.hosts ?? []),
    figures(data)
  ]
  const page = htmlPage(`Site report: ${title.slice(0, 200)}`, parts)
  if (Buffer.byteLength(page) > MAX_BYTES) throw new Error('the report exceeds its maximum size')
  return page
}

/** Returns a complete page, in which a policy blocks external resources and all scripts except `SCRIPT`. */
function htmlPage(title: string, parts: readonly string[]): string {
  const policy = `default-src 'none'; style-src 'unsafe-inline'; script-src '${SCRIPT_DIGEST}'`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<base target="_blank">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${parts.filter(part => part !== '').join('\n')}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`
}

function header({ domain, version, jobId, createdAt, files }: ReportData, title: string): string {
  const facts = [
    domain === undefined ? undefined : version,
    jobId === undefined ? undefined : `export job ${jobId}`,
    formatTime(createdAt),
    count(pageCountOf(files), 'page'),
    formatBytes(files.reduce((sum, { size }) => sum + size, 0))
  ]
  const line = facts
    .filter(fact => fact !== undefined)
    .map(fact => `<span>${escapeHtml(fact.slice(0, 200))}</span>`)
  const name = domain ?? title
  const heading = `<p class="kicker">Site report</p><h1>${escapeHtml(name.slice(0, 300))}</h1>`
  return `<header>${heading}<p class="facts">${line.join('')}</p></header>`
}

function verdict({ failure, review, previous }: ReportData): string {
  const say = (kind: string, title: string, html: string) =>
    `<div class="verdict ${kind}"><strong>${title}</strong>${html}</div>`
  if (failure !== undefined) return say('bad', 'Stopped before delivery', paragraphs(failure.slice(0, 2000)))
  if (review === undefined) return ''
  const counts = countByKind(review.findings)
  const serious = FAILING_KINDS.filter(kind => counts[kind] > 0)
  if (serious.length > 0) {
    const total = serious.reduce((sum, kind) => sum + counts[kind], 0)
    const parts = serious.map(kind => atLeast(kind, review.cut) + count(counts[kind], kind.replace('-', ' ')))
    const isCut = serious.some(kind => review.cut?.includes(kind))
    const added = previous?.findings && failingFindings(review.findings, previous.findings).length
    const news = added === undefined ? '' : ` New since the previous export: ${count(added)}.`
    return say(
      'warn',
      `${isCut ? 'At least ' : ''}${count(total, 'problem')} to fix`,
      `<p>${parts.join(', ')}.${news}</p>`
    )
  }
  const notes = review.findings.length
  const others = notes > 0 ? ` ${count(notes, 'other finding')} below.` : ''
  const [title, all] = review.ignored === 0 ? ['', 'All'] : [' reported', 'All other']
  const text = `${all} internal links, anchors and resources have a target.${others}`
  return say('good', `No broken links${title}`, `<p>${text}${withCode(ignoredNote(review.ignored))}</p>`)
}

function figures({ figures: list }: ReportData): string {
  if (list.length === 0) return ''
  const rows = list.map(
    ({ name, value }) =>
      `<div><dt>${escapeHtml(name.slice(0, 100))}</dt><dd>${escapeHtml(value.slice(0, 300))}</dd></div>`
  )
  return `<section><h2>The run</h2><dl class="figures">${rows.join('')}</dl></section>`
}
