import { Cancelled, TimedOut } from '../lib/deadline.ts'
import { Failure } from '../lib/failure.ts'
import { formatDuration } from '../lib/quantity.ts'

/** Says of a run that was stopped from outside which job it leaves behind and how to go on with it. */
export function explainEnd(
  error: unknown,
  { jobId, timeoutMs }: { jobId: string | undefined; timeoutMs: number }
): unknown {
  if (error instanceof TimedOut) {
    return new Failure({
      code: 'timeout',
      what: `The export was not done within ${formatDuration(timeoutMs)} (\`timeout\`).${jobId === undefined ? ' The service had not told the id of a job yet.' : ` Export job ${jobId} may still be running.`}`,
      advice:
        jobId === undefined
          ? 'Check that the service answers, and run again. A start that was sent may have been taken all the same: then the service may refuse another until that job has ended.'
          : `Run again with \`job-id: ${jobId}\` to pick it up where it is, or raise \`timeout\`.`,
      cause: error
    })
  }
  if (error instanceof Cancelled) {
    return new Failure({
      code: 'cancelled',
      what: `The run was cancelled.${jobId === undefined ? ' The service had not told the id of a job yet.' : ` Export job ${jobId} goes on at the service.`}`,
      advice: jobId === undefined ? 'Run again.' : `Run again with \`job-id: ${jobId}\` to pick it up.`,
      cause: error
    })
  }
  return error
}
