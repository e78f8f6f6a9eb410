import { deferred } from '../../runtime/deferred.ts'

/** Ends work after some time. The work gets a signal, and is not waited for when it ignores it. */
export async function withTimeLimit<T>(
  ms: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>
): Promise<T> {
  signal.throwIfAborted()
  const limit = new AbortController()
  const limited = AbortSignal.any([signal, limit.signal])
  const stopped = deferred<never>()
  limited.addEventListener('abort', () => stopped.reject(limited.reason as Error), { once: true })
  const timer = setTimeout(() => limit.abort(new Error(`no answer within ${ms / 1000} s`)), ms)
  const working = work(limited)
  // Nobody waits for it after the limit.
  working.catch(() => undefined)
  try {
    return await Promise.race([working, stopped.promise])
  } finally {
    clearTimeout(timer)
  }
}
