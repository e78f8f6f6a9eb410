import type { Store } from './store.ts'

/** Works on all items, as many at a time as the store's throttle allows. The first error stops the rest. */
export async function forEachItem<T>(
  items: readonly T[],
  { store, signal }: { store: Store; signal: AbortSignal },
  work: (item: T, signal: AbortSignal) => Promise<void>
): Promise<void> {
  const failed = new AbortController()
  const either = AbortSignal.any([signal, failed.signal])
  const queue = items.values()
  const worker = async (): Promise<void> => {
    for (const item of queue) {
      if (either.aborted) return
      await store.throttle.run(async () => await work(item, either))
    }
  }
  const workers = Array.from({ length: Math.min(store.throttle.max, items.length) }, async () => {
    await worker().catch((error: unknown) => failed.abort(error))
  })
  await Promise.all(workers)
  failed.signal.throwIfAborted()
  signal.throwIfAborted()
}
