import type { RunContext } from '../../runtime/context.ts'
import { getObject, notAStore, putIf } from '../../s3/objects.ts'
import type { Store } from '../../s3/store.ts'
import { STATE_FOLDER } from '../read/state.ts'

const PROBE_PATH = `${STATE_FOLDER}probe`
const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
const TEXT = 'Shows whether this store implements conditional writes.\n'

/**
 * Whether the store refuses to create an object that exists. Some stores say that they do not implement conditions,
 * others ignore them. The object stays, so that two runs that probe at the same time get the same answer. A server that
 * answers 200 to everything is no store: it does not return what was written.
 */
export async function probeConditions(
  store: Store,
  prefix: string,
  { signal }: Pick<RunContext, 'signal'>
): Promise<boolean> {
  const key = prefix + PROBE_PATH
  const object = { key, body: Buffer.from(TEXT), headers: HEADERS }
  const first = await putIf(store, object, 'new', { signal })
  const { status } = first.status === 'written' ? await putIf(store, object, 'new', { signal }) : first
  if (status === 'not-supported') return false
  const found = await getObject(store, key, signal)
  if (found?.body.toString() !== TEXT) throw notAStore(store, `it does not return the object ${key}`)
  return status === 'conflict'
}
