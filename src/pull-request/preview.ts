import { Failure, reasonOf } from '../runtime/failure.ts'
import type { NetworkContext } from '../runtime/context.ts'
import { TimedOut, withDeadline } from '../runtime/time/stop-reason.ts'
import { formatDuration } from '../runtime/text/units.ts'
import { Service } from '../service/client.ts'
import { waitForJob } from '../service/wait.ts'

export interface PreviewSource {
  baseUrl: URL
  apiKey: string
  projectId: string
}

const POLL_INTERVAL_MS = 5000

/** Address of the service's preview of a branch. A courtesy: whatever goes wrong is one notice. */
export async function startPreview(
  { projectId, ...access }: PreviewSource,
  branch: string,
  maxMs: number,
  context: NetworkContext
): Promise<string | undefined> {
  const limited = { ...context, signal: withDeadline(context.signal, maxMs) }
  try {
    const service = new Service(access, limited)
    const { statusId, previewUrl } = await service.startPreview(projectId, branch)
    context.log.info(`Started preview ${statusId} of branch ${branch}.`)
    const { status } = await waitForJob(
      {
        read: async () => await service.getUpdate(statusId),
        hasEnded: update => update.status === 'success' || update.status === 'failure',
        describe: () => [],
        onPoll: () => undefined,
        pollIntervalMs: POLL_INTERVAL_MS
      },
      limited
    )
    if (status === 'success') return previewUrl.replace(/\/+$/, '')
    context.log.notice(`No preview: the deployment ${statusId} failed. The service shows its log.`)
  } catch (error) {
    context.signal.throwIfAborted()
    if (error instanceof TimedOut)
      context.log.notice(`No preview: it was not ready within ${formatDuration(maxMs)}.`)
    else if (error instanceof Failure) context.log.notice(`No preview: ${reasonOf(error)} ${error.advice}`)
    else throw error
  }
  return undefined
}
