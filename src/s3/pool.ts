import type { Store } from './store.ts'

/** Works on all items, as many at a time as the store's throttle allows. The first error stops the rest. */
export async function forEachItem<T>(
  items: readonly T[],
  { store, concurrency, signal }: { store: Store; concurrency: number; signal: AbortSignal },
  work: (item: T, signal: AbortSignal) => Promise<void>
): Promise<void> {
  const failed = new AbortController()
  const either = AbortSignal.any([signal, failed.signal])
  let firstError: { error: unknown } | undefined
  let next = 0
  const worker = async (): Promise<void> => {
    for (let item = items[next++]; item !== undefined; item = items[next++]) {
      const current = item
      if (either.aborted) return
      await store.throttle.run(async () => await work(current, either))
    }
  }
  const guarded = async (): Promise<void> => {
    try {
      await worker()
    } catch (error) {
      firstError ??= { error }
      failed.abort(error)
    }
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, guarded))
  if (firstError !== undefined) throw firstError.error
  signal.throwIfAborted()
}
