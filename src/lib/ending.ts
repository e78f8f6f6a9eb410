import { Cancelled, TimedOut } from './deadline.ts'
import { Failure } from './failure.ts'
import { formatDuration } from './quantity.ts'

export interface LeftBehind {
  timeoutMs: number
  /** Such as `Export job job_17`; undefined when there is none yet. */
  job: string | undefined
  /** What to do to go on with it. */
  advice: string
}

/** Says of a run that was stopped from outside which job it leaves behind and how to go on with it. */
export function explainEnd(error: unknown, { timeoutMs, job, advice }: LeftBehind): unknown {
  const left =
    job === undefined ? 'The service had not told the id of a job yet.' : `${job} may still be running.`
  if (error instanceof TimedOut) {
    return new Failure({
      code: 'timeout',
      what: `The run was not done within ${formatDuration(timeoutMs)} (\`timeout\`). ${left}`,
      advice: `${advice} Raise \`timeout\` if it needs longer.`,
      cause: error
    })
  }
  if (error instanceof Cancelled) {
    return new Failure({ code: 'cancelled', what: `The run was cancelled. ${left}`, advice, cause: error })
  }
  return error
}
