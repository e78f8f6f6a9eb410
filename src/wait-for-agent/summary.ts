import type { Failure } from '../runtime/failure.ts'
import { alert, clip, code, escapeMarkdown, link, sentence, table } from '../runtime/markdown.ts'
import { formatDuration } from '../runtime/units.ts'
import type { AgentJob } from '../service/schemas.ts'
import { pullRequestOf, type Result, resultOf } from './job.ts'

/** What a run has to tell about itself, collected while it goes on, so that it is there when the run fails. */
export interface AgentReport {
  jobId: string
  /** As it was seen last. */
  job?: AgentJob
  warning?: string
  failure?: Failure
  startedAt: number
  endedAt?: number
}

// The runner drops a summary above 1 MiB as a whole. With these, ours ends far below, whatever the service sent.
const MAX_NAME = 300
const MAX_TEXT = 2000

const HEADINGS: Record<Result, string> = {
  pr: 'The agent opened a pull request',
  'no-changes': 'The agent found nothing to change',
  archived: 'The agent job was archived',
  failed: 'The agent job failed'
}

/** The job summary as Markdown: how it ended and what to do first, the facts after that. */
export function renderSummary(report: AgentReport): string {
  const { failure, warning } = report
  const sections = [
    `## ${heading(report)}`,
    highlights(report),
    failure && alert('CAUTION', [`**${text(failure.message)}**`, text(failure.advice), code(failure.code)]),
    warning && alert('WARNING', [text(warning)]),
    details(report)
  ]
  return `${sections.filter(section => typeof section === 'string' && section !== '').join('\n\n')}\n`
}

function heading({ job, failure, warning }: AgentReport): string {
  const sign = failure ? '❌' : warning ? '⚠️' : '✅'
  const result = job && resultOf(job)
  return `${sign} ${result === undefined ? 'The agent job was not seen to end' : HEADINGS[result]}`
}

function highlights({ job, startedAt, endedAt }: AgentReport): string {
  const pullRequest = job && pullRequestOf(job)
  const facts = [
    pullRequest && `**${address(pullRequest.href)}**`,
    endedAt !== undefined && `waited **${formatDuration(endedAt - startedAt)}**`
  ]
  return facts.filter(fact => typeof fact === 'string').join(' · ')
}

function details({ jobId, job }: AgentReport): string {
  const rows: [label: string, ...facts: (string | undefined)[]][] = [
    ['Agent job', code(clip(jobId, MAX_NAME)), job && name(job.status)],
    ['Repository', job?.source.repository && address(job.source.repository)],
    ['Branch', job?.source.ref && code(clip(job.source.ref, MAX_NAME))],
    ['Model', job?.model && name(job.model)],
    ['Created', job?.createdAt && moment(job.createdAt)],
    ['Archived', job?.archivedAt && moment(job.archivedAt)]
  ]
  const filled = rows
    .map(([label, ...facts]) => [label, facts.filter(Boolean).join(' · ')])
    .filter(([, facts]) => facts !== '')
  return table(['Details', ''], filled)
}

/** A link that reads as its own address, or just the text when it is none. */
function address(value: string): string {
  return link(clip(value.replace(/^https?:\/\//, ''), MAX_NAME), clip(value, MAX_TEXT))
}

function moment(date: Date): string {
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function name(value: string): string {
  return escapeMarkdown(clip(value, MAX_NAME))
}

function text(value: string): string {
  return sentence(clip(value, MAX_TEXT))
}
