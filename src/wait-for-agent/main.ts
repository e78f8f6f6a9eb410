import { Failure } from '../runtime/failure.ts'
import { clip } from '../runtime/text/clip.ts'
import type { RunContext } from '../runtime/context.ts'
import { runAction } from '../runtime/action/run.ts'
import { explainStop } from '../runtime/time/stop-reason.ts'
import type { Service } from '../service/client.ts'
import type { AgentJob } from '../service/schemas.ts'
import { reasonGiven, waitForJob } from '../service/wait.ts'
import type { Inputs } from './inputs.ts'
import { agentPullRequest, outputSetter, resultOf } from './outputs.ts'
import { type AgentRecord, agentSummary } from './summary.ts'

export interface AgentContext extends RunContext {
  service: Service
  /** Address of `docs/errors.md` in this release's documentation. */
  errorsPage: string
}

/** Starts a job unless `job-id` is set, waits for the job and decides whether the step passes. */
export async function main(inputs: Inputs, context: AgentContext): Promise<void> {
  const record: AgentRecord = { startedAt: context.clock.now() }
  await runAction(
    record,
    {
      work: async () => await awaitAgent(inputs, record, context),
      explain: error => explainStop(error, { timeoutMs: inputs.timeoutMs, ...stateOf(record.jobId, inputs) }),
      summary: format => agentSummary(record, context.errorsPage, format)
    },
    context
  )
}

async function awaitAgent(inputs: Inputs, record: AgentRecord, context: AgentContext): Promise<void> {
  const { projectId, pollIntervalMs } = inputs
  const { service, log, setOutput } = context
  const { job: wanted } = inputs
  const jobId = 'id' in wanted ? wanted.id : await service.startAgentJob(projectId, wanted.prompt)
  if (!('id' in wanted)) log.info(`Started agent job ${jobId}.`)
  record.jobId = jobId
  setOutput('job-id', jobId)
  const setOutputs = outputSetter(setOutput)
  const polling: Parameters<typeof waitForJob<AgentJob>>[0] = {
    read: async () => await service.getAgentJob(projectId, jobId),
    hasEnded: state => resultOf(state) !== undefined,
    describe: ({ status, source, model, prLink }) => [status, source.repository, source.ref, model, prLink],
    onPoll: state => {
      record.job = state
      setOutputs(state)
    },
    pollIntervalMs
  }
  const title = `Waiting for agent job ${jobId}`
  const job = await log.group(title, async () => await waitForJob(polling, context))
  assertPassing(job, jobId, inputs)
  const { level, text } = resultMessage(job, jobId)
  log[level](text)
  if (level === 'warning') record.warning = text
}

/** Describes the work that continues on the service after a timeout or a cancellation. */
function stateOf(jobId: string | undefined, inputs: Inputs): { state: string; advice: string } {
  if (jobId === undefined) {
    return {
      state: 'The agent job id is unknown.',
      advice:
        'Check on the dashboard whether a job was started. If not, run again. If so, remove `prompt` and set `job-id` to the id of that job.'
    }
  }
  const state = `Agent job ${jobId} may still be running.`
  // With `prompt`, running the same step again would start a second job.
  return 'id' in inputs.job
    ? { state, advice: 'Run this step again to continue waiting.' }
    : {
        state,
        advice: `Run again with \`job-id: ${jobId}\` instead of \`prompt\` to continue waiting.`
      }
}

function assertPassing(job: AgentJob, jobId: string, { onNoChanges }: Inputs): void {
  const result = resultOf(job)
  if (result === 'failed')
    throw new Failure('agent-failed', `Agent job ${jobId} failed. ${reasonGiven(job.error)}`)
  if (result === 'no-changes' && onNoChanges === 'fail') {
    throw new Failure(
      'no-changes',
      `Agent job ${jobId} ended without changing a file, and \`on-no-changes\` is \`fail\`.`
    )
  }
}

const MAX_LINK = 2000

/** Uses an annotation if the user has to act or will want to see the result, otherwise a log line. */
function resultMessage(job: AgentJob, jobId: string): { level: 'info' | 'notice' | 'warning'; text: string } {
  const link = agentPullRequest(job)?.href
  if (resultOf(job) === 'archived') {
    const pullRequest = link === undefined ? '' : ` The pull request of the job: ${link}`
    return {
      level: 'warning',
      text: `Agent job ${jobId} was archived and will not continue. If the work is still needed, start a new job.${pullRequest}`
    }
  }
  if (link !== undefined)
    return { level: 'notice', text: `Agent job ${jobId} opened a pull request: ${link}` }
  if (job.prLink === undefined)
    return { level: 'info', text: `Agent job ${jobId} ended without changing a file.` }
  return {
    level: 'warning',
    text: `Agent job ${jobId} opened a pull request, but the service sent an invalid URL for it, so \`pr-link\` is empty. Look for the pull request in the repository. Received: ${clip(job.prLink, MAX_LINK)}`
  }
}
