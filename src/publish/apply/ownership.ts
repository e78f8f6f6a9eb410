import { digestObject, headOf } from '../../s3/objects.ts'
import type { Listed } from '../read/known-objects.ts'
import type { Destination, StateEntry } from '../read/state.ts'

/**
 * Returns whether an object still matches its entry in the state. If the bucket has been copied, restored or encrypted
 * again, the same bytes have different ETags, so the bytes decide. `unknown`: the store does not allow reading the
 * object. `listed`: the object as this run has listed it; undefined if this run has not listed the bucket.
 */
export async function ownerOf(
  { store, prefix }: Destination,
  { path, entry, listed }: { path: string; entry: StateEntry; listed: Listed | undefined },
  signal: AbortSignal
): Promise<'ours' | 'others' | 'missing' | 'unknown'> {
  const key = prefix + path
  const found = listed ?? (await headOf(store, key, { signal }))
  if (typeof found === 'string') return found
  if (entry.etag !== '' && found.etag === entry.etag) return 'ours'
  if (found.size !== entry.size || entry.sha256 === '') return 'others'
  const sha256 = await digestObject(store, key, signal)
  if (sha256 === undefined) return 'unknown'
  return sha256 === entry.sha256 ? 'ours' : 'others'
}
