import type { RunContext } from '../runtime/context.ts'
import type { AgentJob } from '../service/schemas.ts'
import { parseUrl } from '../runtime/http/parse-url.ts'

/** Every output of the action, in the order of action.yml. */
export const OUTPUT_NAMES = [
  'job-id',
  'status',
  'result',
  'pr-link',
  'pr-number',
  'repository',
  'ref',
  'model',
  'created-at',
  'archived-at'
] as const

/** All outputs except `job-id`, which is known before the first poll. */
type JobOutput = Exclude<(typeof OUTPUT_NAMES)[number], 'job-id'>

/**
 * Returns a function that sets outputs after each poll, so that the outputs are available even if the step fails later.
 * An output that the job no longer has, such as the link of a deleted pull request, becomes empty.
 */
export function outputSetter(setOutput: RunContext['setOutput']): (job: AgentJob) => void {
  const current = new Map<string, string>()
  return job => {
    for (const [name, value = ''] of Object.entries(outputsOf(job))) {
      if (value === (current.get(name) ?? '')) continue
      current.set(name, value)
      setOutput(name, value)
    }
  }
}

function outputsOf(job: AgentJob): Record<JobOutput, string | undefined> {
  const pullRequest = agentPullRequest(job)
  return {
    status: job.status,
    result: resultOf(job),
    'pr-link': pullRequest?.href,
    'pr-number': pullRequest && numberIn(pullRequest),
    repository: job.source.repository,
    ref: job.source.ref,
    model: job.model,
    'created-at': job.createdAt?.toISOString(),
    'archived-at': job.archivedAt?.toISOString()
  }
}

const GITHUB = /^\/[^/]+\/[^/]+\/pull\/([1-9]\d*)(\/|$)/
const GITLAB = /^\/.+\/-\/merge_requests\/([1-9]\d*)(\/|$)/

/** Checks only the path, since self-hosted servers can have any host name. */
function numberIn({ pathname }: URL): string | undefined {
  return (GITHUB.exec(pathname) ?? GITLAB.exec(pathname))?.[1]
}

export type Result = 'pr' | 'no-changes' | 'archived' | 'failed'

export function resultOf({ status, prLink }: AgentJob): Result | undefined {
  if (status === 'completed') return prLink === undefined ? 'no-changes' : 'pr'
  return status === 'archived' || status === 'failed' ? status : undefined
}

export function agentPullRequest({ prLink }: AgentJob): URL | undefined {
  const url = prLink === undefined ? null : parseUrl(prLink)
  return url !== null && /^https?:$/.test(url.protocol) ? url : undefined
}
