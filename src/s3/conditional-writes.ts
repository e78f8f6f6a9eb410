import { getObject, putIf } from './objects.ts'
import { notAStore, type Store } from './store.ts'

const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
const TEXT = 'Shows whether this store implements conditional writes.\n'
const WRONG_ETAG = '"00000000000000000000000000000000"'
/** Other runs may probe at the same time, and an ETag may change with each write. */
const MAX_ATTEMPTS = 5

/** Raised when more is probed: what an earlier release found out is not believed then. */
export const PROBE_VERSION = 2

/**
 * The conditions that the store does not enforce, such as `If-Match`: some stores respond that they do not implement
 * them, others ignore them. Each is tried with a case that must be refused. The object stays, so that two runs that probe
 * at the same time get the same answer. A server that answers 200 to everything does not return what was written.
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
