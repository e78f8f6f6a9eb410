import { deferred } from './deferred.ts'
import { Failure, reasonOf } from '../failure.ts'
import { formatDuration } from '../text/units.ts'

/** The run's `timeout` has passed. The cause is the last error that was retried, if there was one. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

export class Canceled extends Error {
  override readonly name = 'Canceled'
}

/** Time for cleanup after a signal. A runner sends SIGTERM 7.5 s after SIGINT, and kills the process 2.5 s later. */
export const MAX_CLEANUP_MS = 1500

/** Returns true if the error means that the run was stopped. Callers pass on such an error unchanged. */
export function isStop(error: unknown): boolean {
  return error instanceof TimedOut || error instanceof Canceled
}

/** Returns a signal that aborts when `signal` aborts, or with TimedOut after `ms`. */
export function withDeadline(signal: AbortSignal, ms: number): AbortSignal {
  const deadline = new AbortController()
  setTimeout(() => deadline.abort(new TimedOut(`not done within ${ms} ms`)), ms).unref()
  return AbortSignal.any([signal, deadline.signal])
}

/** Waits until `work` is done or `signal` is aborted, for work that takes no signal or ignores it. */
export async function untilAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  const aborted = deferred<never>()
  const abort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', abort)
  try {
    return await Promise.race([work(), aborted.promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}

export interface StoppedWork {
  timeoutMs: number
  /** A sentence about work that may still be in progress elsewhere. */
  state: string
  advice: string
}

/** Converts a timeout or a cancellation to a Failure that describes pending work. Returns other errors unchanged. */
export function explainStop(error: unknown, { timeoutMs, state, advice }: StoppedWork): unknown {
  if (error instanceof TimedOut) {
    const lastError = error.cause === undefined ? '' : ` The last error was: ${reasonOf(error.cause)}.`
    const { maybeReceived } = Object(error.cause) as { maybeReceived?: boolean }
    return new Failure('timeout', `Timed out after ${formatDuration(timeoutMs)}.${lastError} ${state}`, {
      advice:
        maybeReceived === false
          ? `Check the address, DNS, the firewall, \`https_proxy\` and \`no_proxy\`. ${advice}`
          : `${advice} Increase \`timeout\` if the work needs longer.`,
      cause: error
    })
  }
  if (error instanceof Canceled)
    return new Failure('canceled', `The run was canceled. ${state}`, { advice, cause: error })
  return error
}
