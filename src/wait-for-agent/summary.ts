import { type Format, MARKDOWN } from '../runtime/text/format.ts'
import { clip } from '../runtime/text/clip.ts'
import { formatTime } from '../runtime/text/units.ts'
import { detailsTable, durationOf, type RunRecord, summaryOf } from '../runtime/action/summary.ts'
import type { AgentJob } from '../service/schemas.ts'
import { agentPullRequest, type Result, resultOf } from './outputs.ts'

export interface AgentRecord extends RunRecord {
  /** Undefined until the job is started. */
  jobId?: string
  /** The job as of the last poll. */
  job?: AgentJob
  warning?: string
}

// The runner drops a summary above 1 MiB. These limits keep the summary smaller, even if the service sends long texts.
const MAX_NAME = 300
const MAX_TEXT = 2000

const HEADINGS: Record<Result, string> = {
  pr: 'The agent opened a pull request',
  'no-changes': 'The agent changed no files',
  archived: 'The agent job was archived',
  failed: 'The agent job failed'
}

export function agentSummary(record: AgentRecord, errorsPage: string, format: Format = MARKDOWN): string {
  const { alert, sentence, strong } = format
  const { failure, warning, job } = record
  const pullRequest = job && agentPullRequest(job)
  const waited = durationOf(record)
  const facts = [
    pullRequest && strong(address(pullRequest.href, format)),
    waited && `waited ${strong(waited)}`
  ]
  const sections = [warning && alert('WARNING', [sentence(clip(warning, MAX_TEXT))]), details(record, format)]
  return summaryOf({ heading: heading(record), facts, failure }, errorsPage, sections, format)
}

function heading({ jobId, job, failure, warning }: AgentRecord): string {
  const sign = failure ? '❌' : warning ? '⚠️' : '✅'
  const result = job && resultOf(job)
  if (result !== undefined) return `${sign} ${HEADINGS[result]}`
  if (jobId === undefined) return `${sign} The start of the agent job was not confirmed`
  if (job !== undefined) return `${sign} The agent job did not end during this run`
  return `${sign} ${failure?.code === 'service-404' ? 'The agent job was not found' : 'The state of the agent job is unknown'}`
}

function details({ jobId, job }: AgentRecord, format: Format): string | undefined {
  const { code, text } = format
  const rows: Parameters<typeof detailsTable>[0] = [
    ['Agent job', jobId && code(clip(jobId, MAX_NAME)), job && text(clip(job.status, MAX_NAME))],
    ['Repository', job?.source.repository && address(job.source.repository, format)],
    ['Branch', job?.source.ref && code(clip(job.source.ref, MAX_NAME))],
    ['Model', job?.model && text(clip(job.model, MAX_NAME))],
    ['Created', job?.createdAt && formatTime(job.createdAt)],
    ['Archived', job?.archivedAt && formatTime(job.archivedAt)]
  ]
  return detailsTable(rows, format)
}

/** Returns a link whose text is the URL, or only the text if the value is not a URL. */
function address(value: string, { link }: Format): string {
  return link(clip(value.replace(/^https?:\/\//, ''), MAX_NAME), clip(value, MAX_TEXT))
}
