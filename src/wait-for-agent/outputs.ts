import type { RunContext } from '../runtime/context.ts'
import type { AgentJob } from '../service/schemas.ts'
import { agentPullRequest, resultOf } from './agent-job.ts'

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

/** All but the id, which is known before the first poll. */
type JobOutput = Exclude<(typeof OUTPUT_NAMES)[number], 'job-id'>

/** Sets the outputs after each poll, so that they are there even when the step fails later. */
export function outputSetter(setOutput: RunContext['setOutput']): (job: AgentJob) => void {
  const current = new Map<string, string>()
  return job => {
    for (const [name, known] of Object.entries(outputsOf(job))) {
      // An output that was never set is empty too.
      const value = known ?? ''
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

/** Decided by the path: self-hosted servers can have any host name. */
function numberIn({ pathname }: URL): string | undefined {
  return (GITHUB.exec(pathname) ?? GITLAB.exec(pathname))?.[1]
}
