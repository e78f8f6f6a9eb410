import type { RunContext } from '../../runtime/run.ts'
import { formatBytes } from '../../runtime/units.ts'
import { putObject } from '../../s3/objects.ts'
import { forEachItem } from '../../s3/pool.ts'
import type { Store } from '../../s3/store.ts'
import { batchesOf, type PlannedUpload } from '../plan/plan.ts'

/** Where the objects go. */
export interface Destination {
  store: Store
  prefix: string
}

const PROGRESS_INTERVAL_MS = 5000

interface UploadContext extends Pick<RunContext, 'clock' | 'log' | 'signal'> {
  beforeSend: () => void
  onBegin: () => void
  onStored: (upload: PlannedUpload, etag: string) => void
}

/** Batch by batch, each complete before the next begins. */
export async function upload(
  uploads: PlannedUpload[],
  destination: Destination,
  { beforeSend, onBegin, onStored, ...context }: UploadContext
): Promise<void> {
  const { store, prefix } = destination
  const logProgress = progressOf(uploads, context)
  const putOne = async (planned: PlannedUpload, signal: AbortSignal) => {
    const { object } = planned
    const { contentType, cacheControl } = object.headers
    const headers = { 'content-type': contentType, 'cache-control': cacheControl }
    const file = { key: prefix + object.path, local: object, headers }
    onBegin()
    onStored(planned, await putObject(store, file, { signal, beforeSend }))
    logProgress(object.size)
  }
  for (const batch of batchesOf(uploads)) await forEachItem(batch, { store, signal: context.signal }, putOne)
}

/** Returns the function that is called for each stored object. */
function progressOf(uploads: PlannedUpload[], { clock, log }: Pick<RunContext, 'clock' | 'log'>) {
  const total = uploads.reduce((sum, { object }) => sum + object.size, 0)
  let [count, bytes, loggedAt] = [0, 0, clock.now()]
  return (size: number): void => {
    count += 1
    bytes += size
    const now = clock.now()
    if (now - loggedAt < PROGRESS_INTERVAL_MS) return
    loggedAt = now
    log.info(
      `Uploaded ${count} of ${uploads.length} objects (${formatBytes(bytes)} of ${formatBytes(total)}).`
    )
  }
}
