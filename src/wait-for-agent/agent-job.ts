import type { AgentJob } from '../service/schemas.ts'
import { parseUrl } from '../runtime/http/parse-url.ts'

export type Result = 'pr' | 'no-changes' | 'archived' | 'failed'

/** The result of a job. Undefined while it has not ended, and for an unknown status. */
export function resultOf({ status, prLink }: AgentJob): Result | undefined {
  if (status === 'completed') return prLink === undefined ? 'no-changes' : 'pr'
  return status === 'archived' || status === 'failed' ? status : undefined
}

export function agentPullRequest({ prLink }: AgentJob): URL | undefined {
  const url = prLink === undefined ? null : parseUrl(prLink)
  return url !== null && /^https?:$/.test(url.protocol) ? url : undefined
}
