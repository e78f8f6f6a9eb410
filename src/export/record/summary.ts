import { basename } from 'node:path'
import { type Format, MARKDOWN } from '../../runtime/text/format.ts'
import { clip } from '../../runtime/text/clip.ts'
import { detailsTable, durationOf, summaryOf } from '../../runtime/action/summary.ts'
import { formatBytes, formatCount, formatDuration, formatTime } from '../../runtime/text/units.ts'
import { DELIVERIES } from '../inputs/input-schema.ts'
import { reviewSections } from './review-sections.ts'
import type { DeliveryResult, IssuedLink, RunFacts } from './facts.ts'

// The runner drops a summary above 1 MiB. These limits keep the summary far smaller, even with long texts.
const MAX_NAME = 300
const MAX_TEXT = 2000
const MAX_ROWS = 40

export function exportSummary(facts: RunFacts, errorsPage: string, format: Format = MARKDOWN): string {
  const { failure, deliveries, reviewed, notChecked, domain, basePath = '/' } = facts
  // Only pages from the service have a known address. A local site may be served at a different host or path.
  const host = facts.jobId === undefined ? undefined : domain
  const rows = deliveries
    .slice(0, Math.min(MAX_ROWS, format.maxItems))
    .map(delivery => deliveryRow(delivery, format))
  const sections = [
    rows.length > 0 && format.table(['Delivered', ''], rows),
    expiryWarning(facts, format),
    ...(reviewed === undefined ? [] : reviewSections(reviewed, host, basePath, format)),
    // The summary of a failed run shows the error instead.
    notChecked !== undefined &&
      failure === undefined &&
      `${format.heading(3, 'Findings')}\n\nNot checked: ${format.sentence(notChecked)}.`,
    details(facts, format)
  ]
  const top = { heading: heading(facts, format), facts: highlights(facts, format), failure }
  return summaryOf(top, errorsPage, sections, format)
}

function heading({ domain, jobId, failure, deliveries }: RunFacts, { text }: Format): string {
  const what = text(clip(domain ?? jobId ?? 'The documentation', MAX_NAME))
  if (deliveries.some(({ ok }) => !ok)) return `❌ ${what}: delivery failed`
  return failure ? `❌ ${what}: export failed` : `✅ ${what} exported`
}

function highlights(facts: RunFacts, { link, strong }: Format): (string | false | undefined)[] {
  const { domain, jobId, basePath = '/', pageCount, site, archive } = facts
  const pages = site?.pageCount ?? pageCount
  const duration = durationOf(facts)
  return [
    domain !== undefined &&
      jobId !== undefined &&
      link(clip(domain, MAX_NAME), `https://${clip(domain, MAX_NAME)}${basePath}`),
    pages !== undefined && strong(formatCount(pages, 'page')),
    archive && strong(formatBytes(archive.size)),
    duration && `took ${strong(duration)}`
  ]
}

function deliveryRow(
  { kind, ok, text, url, notes = [] }: DeliveryResult,
  { link, sentence, lines }: Format
): string[] {
  const what = clip(text, MAX_TEXT)
  return [
    `${ok ? '✅' : '❌'} ${DELIVERIES[kind].label}`,
    lines([url === undefined ? sentence(what) : link(what, url), ...notes.map(sentence)])
  ]
}

function expiryWarning(facts: RunFacts, format: Format): string | undefined {
  const { link: shown, deliveries, jobId } = facts
  if (shown === undefined || !deliveries.some(({ kind, expires }) => kind === 'config' && expires))
    return undefined
  const again = jobId && `${format.sentence('`job-id`')} ${format.code(clip(jobId, MAX_NAME))}`
  return format.alert('WARNING', [
    `The link in the deployment config expires at ${expiry(shown, facts, format)}. A deployment that starts or restarts after this time cannot download the bundle.`,
    `Run this action again before then${again === undefined ? '' : `; with ${again}, the action gets a fresh link without a new export`}.`
  ])
}

function details(facts: RunFacts, format: Format): string | undefined {
  const { jobId, status, commit, archive, site, link: shown } = facts
  const { code, link } = format
  const name = (value: string) => format.text(clip(value, MAX_NAME))
  const rows: Parameters<typeof detailsTable>[0] = [
    ['Commit', commit?.sha && code(commit.sha)],
    ['Export job', jobId && code(clip(jobId, MAX_NAME)), status && name(status)],
    [
      'Archive',
      archive && code(clip(basename(archive.path), MAX_NAME)),
      archive && formatBytes(archive.size)
    ],
    ['SHA-256', archive && code(archive.sha256)],
    ['Site', site && formatCount(site.fileCount, 'file'), site && formatCount(site.pageCount, 'page')],
    [
      'Link',
      shown?.isMasked === false && link('download', shown.url),
      shown && `expires ${expiry(shown, facts, format)}`
    ]
  ]
  return detailsTable(rows, format)
}

function expiry(
  { expiresAt, endsAt }: IssuedLink,
  { startedAt, endedAt }: RunFacts,
  { strong }: Format
): string {
  const left = endsAt - (endedAt ?? startedAt)
  const moment = strong(formatTime(expiresAt))
  return left > 0 ? `${moment} (in ${formatDuration(left)})` : `${moment} (expired)`
}
