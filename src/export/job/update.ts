import { stripVTControlCharacters } from 'node:util'
import { Failure } from '../../runtime/failure.ts'
import { clip } from '../../runtime/text/clip.ts'
import type { RetryContext } from '../../runtime/http/retry.ts'
import type { Service } from '../../service/client.ts'
import type { ProjectUpdate } from '../../service/schemas.ts'
import { reasonGiven, waitForJob } from '../../service/wait.ts'
import type { JobRecord } from './job-record.ts'

/** Publishes a project's latest commit, so that the export contains the commit. Returns its SHA, if known. */
export async function updateProject(
  projectId: string,
  pollIntervalMs: number,
  record: Pick<JobRecord, 'commitKnown'>,
  context: RetryContext & { service: Service }
): Promise<string | undefined> {
  const { service, log } = context
  const statusId = await service.startUpdate(projectId)
  log.info(`Started update ${statusId}.`)
  const update = await waitForJob(
    {
      read: async () => await service.getUpdate(statusId),
      hasEnded: ({ status }) => status === 'success' || status === 'failure',
      describe: ({ status, commit }) => [status, commit.sha && `commit ${commit.sha}`],
      onPoll: ({ commit }) => record.commitKnown(commit),
      pollIntervalMs
    },
    context
  )
  if (update.status === 'failure')
    throw new Failure('update-failed', `The update of project ${projectId} failed. ${failureReason(update)}`)
  return update.commit.sha
}

// An annotation is cut off after 4,096 characters, so the summary and the log must leave room for the advice.
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
    ...(lines.length === 0 ? [] : ['The end of the update log:', ...lines])
  ].join('\n')
}

/** Converts text to one line. Removes control characters, which build logs use for colors and progress bars. */
function toLine(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
