import type { ExportJob } from '../jobs/export-jobs.ts'
import type { ProjectUpdate } from '../jobs/project-updates.ts'

interface Endpoint {
  method: 'GET' | 'POST'
  path: string
  purpose: string
  command: string
}

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

/** Every operation with a curl command that works when it is pasted into a shell. */
export function endpoints(data: CommandData): Endpoint[] {
  const { url, key, domains, projectId, exportJobs, updates, agentJobs } = data
  const jobId = exportJobs.at(-1)?.jobId ?? 'JOB_ID'
  const statusId = updates.at(-1)?.statusId ?? 'STATUS_ID'
  const { id = 'JOB_ID' } = (agentJobs.at(-1) ?? {}) as { id?: string }
  const domain = domains?.[0] ?? 'docs.example.com'
  const curl = (method: Endpoint['method'], path: string, body?: object): string => {
    const post = body === undefined ? `-X ${method} ` : ''
    const data = body === undefined ? '' : ` \\\n  -d ${shellQuote(JSON.stringify(body))}`
    return `curl ${method === 'GET' ? '' : post}${shellQuote(url + path)} \\\n  -H ${shellQuote(`Authorization: Bearer ${key}`)}${data}`
  }
  const jobs = '/v1/static-export/jobs'
  const agent = `/v2/agent/${projectId}/job`
  const entry = (method: Endpoint['method'], path: string, purpose: string, command: string): Endpoint => ({
    method,
    path,
    purpose,
    command
  })
  return [
    entry('POST', jobs, 'Start an export of a domain.', curl('POST', jobs, { domain })),
    entry(
      'GET',
      `${jobs}/{jobId}`,
      'Read the status and progress of an export.',
      curl('GET', `${jobs}/${jobId}`)
    ),
    entry(
      'POST',
      `${jobs}/{jobId}/bundle`,
      'Create a download link for a completed export.',
      curl('POST', `${jobs}/${jobId}/bundle`)
    ),
    entry(
      'POST',
      '/v1/project/update/{projectId}',
      'Publish the latest commit of a project.',
      curl('POST', `/v1/project/update/${projectId}`)
    ),
    entry(
      'POST',
      '/v1/project/preview/{projectId}',
      'Deploy a preview of a branch.',
      curl('POST', `/v1/project/preview/${projectId}`, { branch: 'my-branch' })
    ),
    entry(
      'GET',
      '/v1/project/update-status/{statusId}',
      'Read the status of an update or preview.',
      curl('GET', `/v1/project/update-status/${statusId}`)
    ),
    entry(
      'POST',
      '/v2/agent/{projectId}/job',
      'Start an agent job with an instruction.',
      curl('POST', agent, { prompt: 'Fix the typos on the home page' })
    ),
    entry(
      'GET',
      '/v2/agent/{projectId}/job/{id}',
      'Read the status of an agent job.',
      curl('GET', `${agent}/${id}`)
    ),
    entry(
      'POST',
      '/v2/agent/{projectId}/job/{id}/message',
      'Send a follow-up instruction to an agent job.',
      curl('POST', `${agent}/${id}/message`, { prompt: 'Also update the guide' })
    )
  ]
}

/** Runs the export action on this machine, against this emulator. */
export function actionCommand({ url, key, domains }: Pick<CommandData, 'url' | 'key' | 'domains'>): string {
  const domain = domains?.[0] ?? 'docs.example.com'
  return `DOCS_API_KEY=${shellQuote(key)} npm run action -- export \\
  --base-url ${shellQuote(url)} --domain ${domain} --deliver site`
}

/** The step of a workflow that uses this emulator. */
export function workflowStep({ url, domains }: Pick<CommandData, 'url' | 'domains'>): string {
  return `- uses: ./
  with:
    base-url: ${url}
    api-key: \${{ secrets.DOCS_API_KEY }}
    domain: ${domains?.[0] ?? 'docs.example.com'}
    deliver: site`
}

function shellQuote(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
