import { AGENT_JOBS, type EmulatedAgentJob } from '../jobs/agent-jobs.ts'
import type { EmulatedExport } from '../jobs/export-jobs.ts'
import type { EmulatedUpdate } from '../jobs/project-updates.ts'
import { escapeText } from '../site/theme/html-document.ts'

export interface JobsData {
  exportJobs: EmulatedExport[]
  updates: EmulatedUpdate[]
  agentJobs: EmulatedAgentJob[]
}

interface Row {
  kind: string
  id: string
  status: string
  about: string
  progress?: number
}

const MAX_SHOWN_JOBS = 20

export function jobsHtml({ exportJobs, updates, agentJobs }: JobsData): string {
  const newest = <T>(list: T[]): T[] => list.slice(-MAX_SHOWN_JOBS).reverse()
  const rows: Row[] = [
    ...newest(exportJobs).map(({ jobId, domain, status, progress, pageCount, error }) => {
      const about = `${domain}, pages: ${pageCount}${error === null ? '' : `, ${error}`}`
      return { kind: 'Export', id: jobId, status, about, progress }
    }),
    ...newest(updates).map(({ statusId, projectId, status, summary }) => {
      return { kind: 'Update', id: statusId, status, about: `${projectId}, ${summary}` }
    }),
    ...newest(agentJobs).map(({ id, status, prLink }) => {
      // The ids of the sample jobs are names of results, which would read as a second status.
      const sample = AGENT_JOBS.some(name => name === id) && status === 'active'
      return {
        kind: 'Agent job',
        id,
        status,
        about: prLink ?? (sample ? 'a sample, until a client polls it' : '')
      }
    })
  ]
  const none = '<li>No export job yet. Start one with the button or a command.</li>'
  return `<ul class="jobs">${exportJobs.length === 0 ? none : ''}${rows.map(rowHtml).join('')}</ul>`
}

function rowHtml({ kind, id, status, about, progress }: Row): string {
  const label = `<span class="status ${status}">${status.replaceAll('_', ' ')}</span>`
  const bar = `<progress max="100" value="${progress}" aria-label="Progress">${progress}%</progress>`
  return `<li><b>${kind}</b> <code>${escapeText(id)}</code> ${label} ${escapeText(about)}
${progress === undefined ? '' : bar}</li>`
}
