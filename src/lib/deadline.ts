/** The run's `timeout` is over. */
export class TimedOut extends Error {
  override readonly name = 'TimedOut'
}

/** The runner, or a person at a keyboard, asked the run to stop. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled'
}

/** Aborts as `signal` does, or with TimedOut when the time is over, whichever comes first. */
export function withDeadline(signal: AbortSignal, ms: number): AbortSignal {
  const deadline = new AbortController()
  setTimeout(() => deadline.abort(new TimedOut(`not done within ${ms} ms`)), ms).unref()
  return AbortSignal.any([signal, deadline.signal])
}
