import type { Clock } from '../runtime/clock.ts'
import { pollUntil } from '../runtime/poll.ts'
import { formatDuration } from '../runtime/units.ts'
import type { RetryContext } from '../runtime/retry.ts'
import type { Service } from '../service/client.ts'
import type { AgentJob } from '../service/schemas.ts'

export type Result = 'pr' | 'no-changes' | 'archived' | 'failed'

export interface JobContext extends RetryContext {
  service: Service
  pollIntervalMs: number
  /** Told of every look at the job, for outputs and summary. */
  onSeen: (job: AgentJob) => void
}

/** Watches a job until it has ended, one way or another. */
export async function awaitEnd(
  { projectId, jobId }: { projectId: string; jobId: string },
  context: JobContext
): Promise<AgentJob> {
  const describe = newsLines(context.clock)
  return await pollUntil(
    async () => {
      const seen = await context.service.readAgentJob(projectId, jobId)
      context.onSeen(seen)
      const line = describe(seen)
      if (line !== undefined) context.log.info(line)
      return seen
    },
    { isFinal: seen => resultOf(seen) !== undefined, intervalMs: context.pollIntervalMs },
    context
  )
}

/** How the job ended. Undefined while it has not, which is what an unknown status means too. */
export function resultOf({ status, prLink }: AgentJob): Result | undefined {
  if (status === 'completed') return prLink === undefined ? 'no-changes' : 'pr'
  return status === 'archived' || status === 'failed' ? status : undefined
}

/** The address of the pull request, when it is one that a browser may open. */
export function pullRequestOf({ prLink }: AgentJob): URL | undefined {
  const url = prLink === undefined ? null : URL.parse(prLink)
  return url !== null && /^https?:$/.test(url.protocol) ? url : undefined
}

/** Makes a line of what is new in a job since the last look, or undefined when nothing is. */
function newsLines(clock: Clock): (job: AgentJob) => string | undefined {
  const startedAt = clock.now()
  let last: (string | undefined)[] = []
  return ({ status, source, model, prLink }) => {
    const facts = [status, source.repository, source.ref, model, prLink]
    const news = facts.filter((fact, at) => fact !== undefined && fact !== last[at])
    last = facts
    return news.length === 0
      ? undefined
      : `${news.join(' · ')} (after ${formatDuration(clock.now() - startedAt)})`
  }
}
