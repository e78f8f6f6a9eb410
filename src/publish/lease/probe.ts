import type { RunContext } from '../../runtime/run.ts'
import { putIf } from '../../s3/objects.ts'
import type { Store } from '../../s3/store.ts'
import { STATE_FOLDER } from '../read/state.ts'

const PROBE_PATH = `${STATE_FOLDER}probe`
const HEADERS = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/**
 * Whether the store refuses to create an object that exists. Some stores say that they do not implement conditions,
 * others ignore them. The object stays, so that two runs that probe at the same time get the same answer.
 */
export async function probeConditions(
  store: Store,
  prefix: string,
  { signal }: Pick<RunContext, 'signal'>
): Promise<boolean> {
  const object = {
    key: prefix + PROBE_PATH,
    body: Buffer.from('Shows whether this store implements conditional writes.\n'),
    headers: HEADERS
  }
  const first = await putIf(store, object, 'new', { signal })
  const { status } = first.status === 'written' ? await putIf(store, object, 'new', { signal }) : first
  return status === 'conflict'
}
