import { asFailure, Failure } from '../runtime/failure.ts'
import { clip } from '../runtime/markdown.ts'
import type { RunContext } from '../runtime/run.ts'
import { explainStop } from '../runtime/stop-reason.ts'
import type { Service } from '../service/client.ts'
import type { AgentJob } from '../service/schemas.ts'
import type { Inputs } from './inputs.ts'
import { awaitEnd, pullRequestOf, resultOf } from './job.ts'
import { outputSetter } from './outputs.ts'
import { type AgentReport, renderSummary } from './summary.ts'

type AgentContext = Omit<RunContext, 'http'> & { service: Service }

/** Waits for the job and decides whether the step passes. The summary is written in every case. */
export async function main(inputs: Inputs, context: AgentContext): Promise<void> {
  const { clock, log, setOutput, writeSummary } = context
  const { jobId, timeoutMs, pollIntervalMs } = inputs
  const report: AgentReport = { jobId, startedAt: clock.now() }
  const setOutputs = outputSetter(setOutput)
  const onPoll = (job: AgentJob) => {
    report.job = job
    setOutputs(job)
  }
  try {
    const job = await log.group(
      `Waiting for agent job ${jobId}`,
      async () => await awaitEnd(inputs, { ...context, pollIntervalMs, onPoll })
    )
    assertPassing(job, inputs)
    const { level, text } = resultMessage(job, jobId)
    log[level](text)
    if (level === 'warning') report.warning = text
  } catch (error) {
    const stopped = explainStop(error, {
      timeoutMs,
      state: `Agent job ${jobId} may still be running.`,
      advice: 'Run this step again to continue waiting.'
    })
    report.failure = asFailure(stopped)
    throw stopped
  } finally {
    report.endedAt = clock.now()
    await writeSummary(renderSummary(report))
  }
}

// An annotation is cut off after 4,096 characters, and the advice follows the reason.
const MAX_REASON = 2000

function assertPassing(job: AgentJob, { jobId, onNoChanges }: Inputs): void {
  const result = resultOf(job)
  if (result === 'failed') {
    const reason =
      job.error === undefined
        ? 'The service gave no reason.'
        : `The service responded: ${clip(job.error, MAX_REASON)}`
    throw new Failure('agent-failed', `Agent job ${jobId} failed. ${reason}`)
  }
  if (result === 'no-changes' && onNoChanges === 'fail') {
    throw new Failure(
      'no-changes',
      `Agent job ${jobId} ended without changing a file, and \`on-no-changes\` is \`fail\`.`
    )
  }
}

/** An annotation where a person has to act or wants to look, a log line otherwise. */
function resultMessage(job: AgentJob, jobId: string): { level: 'info' | 'notice' | 'warning'; text: string } {
  const link = pullRequestOf(job)?.href
  if (resultOf(job) === 'archived') {
    const pullRequest = link === undefined ? '' : ` Its pull request: ${link}`
    return {
      level: 'warning',
      text: `Agent job ${jobId} was archived and will not continue. Start a new job if its work is still needed.${pullRequest}`
    }
  }
  if (link !== undefined)
    return { level: 'notice', text: `Agent job ${jobId} opened a pull request: ${link}` }
  if (job.prLink === undefined)
    return { level: 'info', text: `Agent job ${jobId} ended without changing a file.` }
  return {
    level: 'warning',
    text: `Agent job ${jobId} opened a pull request, but the service sent an invalid URL for it, so \`pr-link\` is empty. Look for the pull request in the repository. Received: ${clip(job.prLink, MAX_REASON)}`
  }
}
