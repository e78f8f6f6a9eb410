import { stripVTControlCharacters } from 'node:util'
import { Failure } from '../../runtime/failure.ts'
import { clip } from '../../runtime/text/markdown.ts'
import type { RetryContext } from '../../runtime/http/retry.ts'
import { explainStop } from '../../runtime/time/stop-reason.ts'
import type { Service } from '../../service/client.ts'
import type { ProjectUpdate } from '../../service/schemas.ts'
import { reasonGiven, waitForJob } from '../../service/wait.ts'
import type { JobRecord } from './job-record.ts'

/** Publishes the latest commit of a project, so that the export contains it, and returns its SHA if it is known. */
export async function updateProject(
  projectId: string,
  { pollIntervalMs, timeoutMs }: { pollIntervalMs: number; timeoutMs: number },
  record: Pick<JobRecord, 'commitKnown'>,
  context: RetryContext & { service: Service }
): Promise<string | undefined> {
  const { service, log } = context
  try {
    const statusId = await service.startUpdate(projectId)
    log.info(`Started update ${statusId}.`)
    const update = await waitForJob(
      {
        read: async () => await service.getUpdate(statusId),
        hasEnded: ({ status }) => status === 'success' || status === 'failure',
        describe: ({ status, commit }) => [status, describeCommit(commit)],
        onPoll: ({ commit }) => record.commitKnown(commit),
        pollIntervalMs
      },
      context
    )
    if (update.status === 'failure')
      throw new Failure(
        'update-failed',
        `The update of project ${projectId} failed. ${failureReason(update)}`
      )
    return update.commit.sha
  } catch (error) {
    throw explainStop(error, {
      timeoutMs,
      state: `The update of project ${projectId} may still be running. No export was started.`,
      advice: 'Check the update on the dashboard of the service, then run again.'
    })
  }
}

const MAX_COMMIT_MESSAGE = 100

/** `commit 4f2a… on main: Fix a typo`, as far as the service sent it. */
function describeCommit({ sha, ref, message }: ProjectUpdate['commit']): string | undefined {
  if (sha === undefined) return undefined
  const subject =
    message === undefined ? '' : `: ${clip(toLine(message.split('\n', 1).join()), MAX_COMMIT_MESSAGE)}`
  return `commit ${sha}${ref === undefined ? '' : ` on ${clip(toLine(ref), MAX_COMMIT_MESSAGE)}`}${subject}`
}

// An annotation is cut off after 4,096 characters, and the advice follows.
const MAX_SUMMARY = 1000
const MAX_LOG_LINES = 10
const MAX_LOG_LINE = 150

function failureReason({ summary, logs }: ProjectUpdate): string {
  const lines = logs
    .flatMap(text => text.split('\n'))
    .map(line => clip(toLine(line), MAX_LOG_LINE))
    .filter(line => line !== '')
    .slice(-MAX_LOG_LINES)
  return [
    reasonGiven(summary === undefined ? undefined : clip(toLine(summary), MAX_SUMMARY)),
    ...(lines.length === 0 ? [] : ['The end of its log:', ...lines])
  ].join('\n')
}

/** Build logs contain colors and progress bars. */
function toLine(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
