import type { Clock } from '../runtime/clock.ts'
import type { RetryContext } from '../runtime/http/retry.ts'
import { formatDuration } from '../runtime/text/units.ts'
import type { Service } from '../service/client.ts'
import type { AgentJob } from '../service/schemas.ts'
import { waitForJob } from '../service/wait.ts'
import { parseUrl } from '../runtime/parse-url.ts'

export type Result = 'pr' | 'no-changes' | 'archived' | 'failed'

/** Waits until an agent job has ended, successfully or not. */
export async function awaitEnd(
  { projectId, jobId, pollIntervalMs }: { projectId: string; jobId: string; pollIntervalMs: number },
  { service, onPoll, ...context }: RetryContext & { service: Service; onPoll: (job: AgentJob) => void }
): Promise<AgentJob> {
  const read = async () => await service.getAgentJob(projectId, jobId)
  const hasEnded = (job: AgentJob) => resultOf(job) !== undefined
  const describe = changeLines(context.clock)
  return await waitForJob({ read, hasEnded, describe, onPoll, pollIntervalMs }, context)
}

/** The result of a job. Undefined while it has not ended, and for an unknown status. */
export function resultOf({ status, prLink }: AgentJob): Result | undefined {
  if (status === 'completed') return prLink === undefined ? 'no-changes' : 'pr'
  return status === 'archived' || status === 'failed' ? status : undefined
}

/** The URL of the pull request, if it is http or https. */
export function pullRequestOf({ prLink }: AgentJob): URL | undefined {
  const url = prLink === undefined ? null : parseUrl(prLink)
  return url !== null && /^https?:$/.test(url.protocol) ? url : undefined
}

/** Describes what changed in a job since the last poll. */
function changeLines(clock: Clock): (job: AgentJob) => string | undefined {
  const startedAt = clock.now()
  let last: (string | undefined)[] = []
  return ({ status, source, model, prLink }) => {
    const values = [status, source.repository, source.ref, model, prLink]
    const changed = values.filter((value, at) => value !== undefined && value !== last[at])
    last = values
    return changed.length === 0
      ? undefined
      : `${changed.join(' · ')} (after ${formatDuration(clock.now() - startedAt)})`
  }
}
