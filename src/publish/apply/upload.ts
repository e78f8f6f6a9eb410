import type { RunContext } from '../../runtime/run.ts'
import { formatBytes } from '../../runtime/text/units.ts'
import { putObject, type WriteOptions } from '../../s3/objects.ts'
import { forEachItem } from '../../s3/pool.ts'
import { batchesOf, type PlannedUpload } from '../plan/plan.ts'
import type { SiteObject } from '../plan/site-objects.ts'
import type { Destination } from '../read/state.ts'

const PROGRESS_INTERVAL_MS = 5000

/** Batch by batch, each complete before the next begins. `put` uploads one object. */
export async function uploadBatches(
  uploads: PlannedUpload[],
  { store }: Destination,
  put: (object: SiteObject, signal: AbortSignal) => Promise<void>,
  { clock, log, signal }: Pick<RunContext, 'clock' | 'log' | 'signal'>
): Promise<void> {
  const total = uploads.reduce((sum, { object }) => sum + object.size, 0)
  let [count, bytes, loggedAt] = [0, 0, clock.now()]
  for (const batch of batchesOf(uploads))
    await forEachItem(batch, { store, signal }, async ({ object }, stopped) => {
      await put(object, stopped)
      count += 1
      bytes += object.size
      const now = clock.now()
      if (now - loggedAt < PROGRESS_INTERVAL_MS) return
      loggedAt = now
      const amounts = `${formatBytes(bytes)} of ${formatBytes(total)}`
      log.info(`Uploaded ${count} of ${uploads.length} objects (${amounts}).`)
    })
}

/** Returns the ETag. */
export async function uploadObject(
  object: SiteObject,
  { store, prefix }: Destination,
  options: WriteOptions
): Promise<string> {
  const { contentType, cacheControl } = object.headers
  const headers = { 'content-type': contentType, 'cache-control': cacheControl }
  return await putObject(store, { key: prefix + object.path, local: object, headers }, options)
}
