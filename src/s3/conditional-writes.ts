import { getObject, putIf } from './objects.ts'
import { notAStore, type Store } from './store.ts'

const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
const TEXT = 'Shows whether this store implements conditional writes.\n'
const WRONG_ETAG = '"00000000000000000000000000000000"'
/** More than one, because other runs may probe at the same time and each write may change the ETag. */
const MAX_ATTEMPTS = 5

/** Incremented when the probe changes, so that results from earlier releases are not reused. */
export const PROBE_VERSION = 2

/**
 * Returns the conditional headers that the store rejects or ignores, such as `If-Match`. Each header is tested with a
 * write that the store must refuse. The test object is kept, so that two runs that probe at the same time get the same
 * result. The object is also read back, to detect a server that responds to every request with 200.
 */
export async function probeConditions(store: Store, key: string, signal: AbortSignal): Promise<string[]> {
  const object = { key, body: Buffer.from(TEXT), headers: HEADERS }
  const first = await putIf(store, object, 'new', { signal })
  const { status } = first.status === 'written' ? await putIf(store, object, 'new', { signal }) : first
  if (status === 'not-supported') return ['If-None-Match']
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const found = await getObject(store, key, signal)
    if (found?.body.toString() !== TEXT) throw notAStore(store, `it does not return the object ${key}`)
    if (status === 'written') return ['If-None-Match']
    const wrong = await putIf(store, object, { etag: WRONG_ETAG }, { signal })
    if (wrong.status !== 'conflict') return ['If-Match']
    const right = await putIf(store, object, { etag: found.etag }, { signal })
    if (right.status === 'written') return []
  }
  return ['If-Match']
}
