import type { ExportJob } from '../jobs/export-jobs.ts'
import type { ProjectUpdate } from '../jobs/project-updates.ts'

export interface CommandData {
  url: string
  key: string
  /** Undefined when every domain is accepted. */
  domains: string[] | undefined
  projectId: string
  exportJobs: ExportJob[]
  updates: ProjectUpdate[]
  agentJobs: object[]
}

interface Endpoint {
  method: string
  path: string
  purpose: string
  command: string
}

const EXPORTS = '/v1/static-export/jobs'
const PROJECT = '/v1/project'
const AGENT = '/v2/agent/{projectId}/job'

/** Every operation with a curl command that works when it is pasted into a shell. */
export function endpoints(data: CommandData): Endpoint[] {
  const { url, key, projectId, exportJobs, updates, agentJobs } = data
  const { id = 'JOB_ID' } = (agentJobs.at(-1) ?? {}) as { id?: string }
  const ids: Record<string, string> = {
    projectId,
    jobId: exportJobs.at(-1)?.jobId ?? 'JOB_ID',
    statusId: updates.at(-1)?.statusId ?? 'STATUS_ID',
    id
  }
  const endpoint = (operation: string, purpose: string, body?: object): Endpoint => {
    const [method = '', path = ''] = operation.split(' ')
    const address = shellQuote(url + path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? ''))
    const option = method === 'GET' || body !== undefined ? '' : `-X ${method} `
    const sent = body === undefined ? '' : ` \\\n  -d ${shellQuote(JSON.stringify(body))}`
    const header = shellQuote(`Authorization: Bearer ${key}`)
    return { method, path, purpose, command: `curl ${option}${address} \\\n  -H ${header}${sent}` }
  }
  return [
    endpoint(`POST ${EXPORTS}`, 'Start an export of a domain.', { domain: domainOf(data) }),
    endpoint(`GET ${EXPORTS}/{jobId}`, 'Read the status and progress of an export.'),
    endpoint(`POST ${EXPORTS}/{jobId}/bundle`, 'Create a download link for a completed export.'),
    endpoint(`POST ${PROJECT}/update/{projectId}`, 'Publish the latest commit of a project.'),
    endpoint(`POST ${PROJECT}/preview/{projectId}`, 'Deploy a preview of a branch.', { branch: 'my-branch' }),
    endpoint(`GET ${PROJECT}/update-status/{statusId}`, 'Read the status of an update or preview.'),
    endpoint(`POST ${AGENT}`, 'Start an agent job with an instruction.', {
      prompt: 'Fix the typos on the home page'
    }),
    endpoint(`GET ${AGENT}/{id}`, 'Read the status of an agent job.'),
    endpoint(`POST ${AGENT}/{id}/message`, 'Send a follow-up instruction to an agent job.', {
      prompt: 'Also update the guide'
    })
  ]
}

export function actionCommand(data: CommandData): string {
  return `DOCS_API_KEY=${shellQuote(data.key)} npm run action -- export \\
  --base-url ${shellQuote(data.url)} --domain ${domainOf(data)} --deliver site`
}

export function workflowStep(data: CommandData): string {
  return `- uses: ./
  with:
    base-url: ${data.url}
    api-key: \${{ secrets.DOCS_API_KEY }}
    domain: ${domainOf(data)}
    deliver: site`
}

export function domainOf({ domains }: Pick<CommandData, 'domains'>): string {
  return domains?.[0] ?? 'docs.example.com'
}

function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
