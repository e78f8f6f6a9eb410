import { explainStop } from '../runtime/stop-reason.ts'
import { asFailure, Failure } from '../runtime/failure.ts'
import { clip } from '../runtime/markdown.ts'
import type { RetryContext } from '../runtime/retry.ts'
import type { Service } from '../service/client.ts'
import type { AgentJob } from '../service/schemas.ts'
import type { Inputs } from './inputs.ts'
import { awaitEnd, pullRequestOf, resultOf } from './job.ts'
import { announcer, type SetOutput } from './outputs.ts'
import { type AgentReport, renderSummary } from './summary.ts'

export interface AgentContext extends RetryContext {
  service: Service
  setOutput: SetOutput
  writeSummary: (markdown: string) => Promise<void>
}

/** Waits for the job and judges its end. However that is, the summary tells of it. */
export async function main(inputs: Inputs, context: AgentContext): Promise<void> {
  const { clock, log, setOutput, writeSummary } = context
  const { jobId, timeoutMs, pollIntervalMs } = inputs
  const report: AgentReport = { jobId, startedAt: clock.now() }
  const announce = announcer(setOutput)
  const onSeen = (job: AgentJob) => {
    report.job = job
    announce(job)
  }
  try {
    const job = await log.group(
      `Waiting for agent job ${jobId}`,
      async () => await awaitEnd(inputs, { ...context, pollIntervalMs, onSeen })
    )
    judgeEnd(job, inputs)
    const { level, text } = newsOf(job, jobId)
    log[level](text)
    if (level === 'warning') report.warning = text
  } catch (error) {
    const end = explainStop(error, {
      timeoutMs,
      state: `Agent job ${jobId} may still be running.`,
      advice: 'Run this step again to go on waiting: nothing is lost.'
    })
    report.failure = asFailure(end)
    throw end
  } finally {
    report.endedAt = clock.now()
    await writeSummary(renderSummary(report))
  }
}

// An annotation ends after 4,096 characters, and the advice comes after this.
const MAX_REASON = 2000

/** Lets an end pass, or says why it fails the step. */
function judgeEnd(job: AgentJob, { jobId, onNoChanges }: Inputs): void {
  const result = resultOf(job)
  if (result === 'failed') {
    throw new Failure(
      'agent-failed',
      `Agent job ${jobId} failed. ${job.error === undefined ? 'The service gave no reason.' : `The service said: ${clip(job.error, MAX_REASON)}`}`,
      {
        advice:
          'Look at the job on the dashboard of the service, mend its instruction or its access to the repository, and start a new one: this one can not go on.'
      }
    )
  }
  if (result === 'no-changes' && onNoChanges === 'fail') {
    throw new Failure(
      'no-changes',
      `Agent job ${jobId} ended without changing a file, and \`on-no-changes\` is \`fail\`.`,
      {
        advice:
          'Check that its instruction asks for something that is not there yet. Set `on-no-changes: pass` if this is fine.'
      }
    )
  }
}

/** What the end of a job means to whoever looks at the run, as an annotation where it calls for a person. */
function newsOf(job: AgentJob, jobId: string): { level: 'info' | 'notice' | 'warning'; text: string } {
  const link = pullRequestOf(job)?.href
  if (resultOf(job) === 'archived') {
    const left = link === undefined ? '' : ` It left a pull request: ${link}`
    return {
      level: 'warning',
      text: `Agent job ${jobId} was archived: nothing more will come of it. Start a new one if its work is still wanted.${left}`
    }
  }
  if (link !== undefined)
    return { level: 'notice', text: `Agent job ${jobId} opened a pull request: ${link}` }
  if (job.prLink === undefined)
    return { level: 'info', text: `Agent job ${jobId} ended without changing a file.` }
  return {
    level: 'warning',
    text: `Agent job ${jobId} opened a pull request, but the service sent no web address for it, so \`pr-link\` is empty. Look for it in the repository. Sent was: ${clip(job.prLink, MAX_REASON)}`
  }
}
