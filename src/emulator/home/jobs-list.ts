import type { EmulatedExport } from '../jobs/export-jobs.ts'
import type { EmulatedUpdate } from '../jobs/project-updates.ts'
import { escapeText } from '../site/theme/html-document.ts'

export interface JobsData {
  exportJobs: EmulatedExport[]
  updates: EmulatedUpdate[]
  agentJobs: object[]
  previewUrl: (job: EmulatedExport) => string
}

const MAX_SHOWN_JOBS = 20

/** Jobs of all kinds, the newest first. */
export function jobsHtml(data: JobsData): string {
  const newest = <T>(list: T[]): T[] => list.slice(-MAX_SHOWN_JOBS).reverse()
  const rows = [
    ...newest(data.exportJobs).map(job => exportRow(job, data)),
    ...newest(data.updates).map(updateRow),
    ...newest(data.agentJobs).map(agentRow)
  ]
  if (data.exportJobs.length === 0)
    rows.unshift('<li class="empty">No export job yet. Start one with the button or a command.</li>')
  return `<ul class="jobs">${rows.join('')}</ul>`
}

function exportRow(job: EmulatedExport, { previewUrl }: JobsData): string {
  const { jobId, domain, version, status, progress, pageCount, error, warnings, commit } = job
  const details = [
    plural(pageCount, 'page'),
    warnings.length === 0 ? '' : plural(warnings.length, 'warning'),
    version === undefined ? '' : `version ${version}`,
    commit === undefined ? '' : `commit ${commit.sha.slice(0, 7)}`,
    error ?? ''
  ]
  const label = `aria-label="Progress of job ${escapeText(jobId)}"`
  const bar = `<progress max="100" value="${progress}" ${label}>${progress}%</progress>`
  const link = `<p class="links"><a href="${escapeText(previewUrl(job))}">Open the site</a></p>`
  const shown = status === 'completed' ? link : ''
  return row({ kind: 'Export', name: domain, id: jobId, status, details, extra: bar + shown })
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

function updateRow({ statusId, projectId, status, summary, commit }: EmulatedUpdate): string {
  const details = [summary, `commit ${commit.sha.slice(0, 7)}`]
  return row({ kind: 'Update', name: projectId, id: statusId, status, details })
}

function agentRow(job: object): string {
  const { id = '', status = '', prLink } = job as Record<string, unknown>
  const link = typeof prLink === 'string' && /^https?:/.test(prLink) ? prLink : undefined
  const extra = link && `<p class="links"><a href="${escapeText(link)}">${escapeText(link)}</a></p>`
  return row({ kind: 'Agent job', name: '', id: textOf(id), status: textOf(status), details: [], extra })
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function row(entry: {
  kind: string
  name: string
  id: string
  status: string
  details: string[]
  extra?: string | undefined
}): string {
  const { kind, name, id, status, details, extra = '' } = entry
  const state = /^[a-z_-]+$/.test(status) ? status : 'unknown'
  const label = `<span class="status ${state}">${escapeText(status.replaceAll('_', ' '))}</span>`
  const facts = details.filter(Boolean).map(detail => ` · ${escapeText(detail)}`)
  return [
    `<li><p class="job"><b>${kind}</b> ${escapeText(name)} ${label}</p>`,
    `<p class="details"><code>${escapeText(id)}</code>${facts.join('')}</p>${extra}</li>`
  ].join('')
}
