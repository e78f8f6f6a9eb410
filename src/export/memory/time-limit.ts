import type { RetryContext } from '../../runtime/retry.ts'

/** Ends work after some time. The work gets a signal, and is not waited for when it ignores it. */
export async function withTimeLimit<T>(
  ms: number,
  { clock, signal }: Pick<RetryContext, 'clock' | 'signal'>,
  work: (signal: AbortSignal) => Promise<T>
): Promise<T> {
  const limit = new AbortController()
  const ended = new AbortController()
  const limited = AbortSignal.any([signal, limit.signal])
  const stopped = Promise.withResolvers<never>()
  limited.addEventListener('abort', () => stopped.reject(limited.reason as Error), { once: true })
  clock.sleep(ms, AbortSignal.any([signal, ended.signal])).then(
    () => limit.abort(new Error(`no answer within ${ms / 1000} s`)),
    () => undefined
  )
  const working = work(limited)
  // Nobody waits for it after the limit.
  working.catch(() => undefined)
  stopped.promise.catch(() => undefined)
  try {
    signal.throwIfAborted()
    return await Promise.race([working, stopped.promise])
  } finally {
    ended.abort()
  }
}
