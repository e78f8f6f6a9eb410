import { basename } from 'node:path'
import { alert, clip, code, escapeMarkdown, link, sentence, table } from '../../runtime/text/markdown.ts'
import { detailsTable, durationOf, summaryOf } from '../../runtime/summary.ts'
import { formatBytes, formatCount, formatDuration } from '../../runtime/text/units.ts'
import { DELIVERIES } from '../inputs/input-schema.ts'
import { reviewSections } from './review-sections.ts'
import type { DeliveryResult, RunFacts, ReportedLink } from '../export-record.ts'

// The runner drops a summary above 1 MiB as a whole. With these, ours ends far below, whatever the service sent.
const MAX_NAME = 300
const MAX_TEXT = 2000
const MAX_ROWS = 40

export function renderSummary(report: RunFacts, errorsPage: string): string {
  const { failure, deliveries, reviewed, domain, basePath = '/' } = report
  return summaryOf({ heading: heading(report), facts: highlights(report), failure }, errorsPage, [
    deliveries.length > 0 && table(['Delivered', ''], deliveries.slice(0, MAX_ROWS).map(deliveryRow)),
    expiryWarning(report),
    ...(reviewed === undefined ? [] : reviewSections(reviewed, domain, basePath)),
    details(report)
  ])
}

function heading({ domain, jobId, failure, deliveries, archive, link: reported }: RunFacts): string {
  const what = name(domain ?? jobId ?? 'The documentation')
  const missed = deliveries.filter(({ ok }) => !ok).length
  if (missed > 0 && (archive ?? reported) !== undefined) {
    return `❌ ${what}: ${missed} of ${deliveries.length} deliveries failed`
  }
  return failure ? `❌ Export of ${what} failed` : `✅ ${what} exported`
}

function highlights(report: RunFacts): (string | false | undefined)[] {
  const { domain, basePath = '/', pageCount, site, archive } = report
  // What is in the archive, rather than what the service counted.
  const pages = site?.pageCount ?? pageCount
  const duration = durationOf(report)
  return [
    domain !== undefined && link(clip(domain, MAX_NAME), `https://${clip(domain, MAX_NAME)}${basePath}`),
    pages !== undefined && `**${formatCount(pages, 'page')}**`,
    archive && `**${formatBytes(archive.size)}**`,
    duration && `took **${duration}**`
  ]
}

function deliveryRow({ kind, ok, text: what, url }: DeliveryResult): string[] {
  return [
    `${ok ? '✅' : '❌'} ${DELIVERIES[kind].label}`,
    url === undefined ? text(what) : link(clip(what, MAX_TEXT), url)
  ]
}

/** A deployment reads the link out of its config whenever a pod starts, long after this run. */
function expiryWarning(report: RunFacts): string | undefined {
  const { link: reported, deliveries, jobId } = report
  if (reported === undefined || !deliveries.some(({ kind, expires }) => kind === 'config' && expires))
    return undefined
  return alert('WARNING', [
    `The link in the deployment config expires at ${expiry(reported, report)}. A deployment that starts or restarts after that cannot download the bundle.`,
    `Run this action again before then${jobId === undefined ? '' : `; with ${code('job-id')} ${code(clip(jobId, MAX_NAME))} it gets a fresh link without exporting again`}.`
  ])
}

function details(report: RunFacts): string | undefined {
  const { jobId, status, commit, archive, site, link: reported } = report
  return detailsTable([
    [
      'Commit',
      commit?.sha && code(commit.sha),
      commit?.ref && name(commit.ref),
      commit?.message && name(commit.message)
    ],
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
      reported?.url && link('download', reported.url),
      reported && `expires ${expiry(reported, report)}`
    ]
  ])
}

function expiry({ expiresAt, endsAt }: ReportedLink, { startedAt, endedAt }: RunFacts): string {
  const left = endsAt - (endedAt ?? startedAt)
  const moment = `${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return left > 0 ? `**${moment}** (in ${formatDuration(left)})` : `**${moment}** (expired)`
}

function name(value: string): string {
  return escapeMarkdown(clip(value, MAX_NAME))
}

function text(value: string): string {
  return sentence(clip(value, MAX_TEXT))
}
