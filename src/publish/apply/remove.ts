import type { RunContext } from '../../runtime/run.ts'
import { deleteObject } from '../../s3/objects.ts'
import { forEachItem } from '../../s3/pool.ts'
import type { PlannedRemoval } from '../plan/retention.ts'
import type { Destination } from './upload.ts'

export async function removeAll(
  removals: PlannedRemoval[],
  destination: Destination,
  onRemoved: (path: string) => void,
  context: Pick<RunContext, 'signal'>
): Promise<void> {
  await forEachItem(removals, { ...destination, signal: context.signal }, async ({ path }, signal) => {
    await deleteObject(destination.store, destination.prefix + path, { signal })
    onRemoved(path)
  })
}
