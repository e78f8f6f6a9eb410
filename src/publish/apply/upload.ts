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
  concurrency: number
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
  context: UploadContext
): Promise<void> {
  const { store, prefix } = destination
  const { beforeSend, onBegin, onStored } = context
  const progress = new UploadProgress(uploads, context)
  const putOne = async (planned: PlannedUpload, signal: AbortSignal) => {
    const { object } = planned
    const headers = {
      'content-type': object.headers.contentType,
      'cache-control': object.headers.cacheControl
    }
    const key = prefix + object.path
    onBegin()
    const etag = await putObject(store, { key, local: object, headers }, { signal, beforeSend })
    onStored(planned, etag)
    progress.stored(object.size)
  }
  for (const batch of batchesOf(uploads))
    await forEachItem(batch, { ...destination, signal: context.signal }, putOne)
}

class UploadProgress {
  readonly #context: Pick<RunContext, 'clock' | 'log'>
  readonly #count: number
  readonly #bytes: number
  #storedCount = 0
  #storedBytes = 0
  #loggedAt: number

  constructor(uploads: PlannedUpload[], context: Pick<RunContext, 'clock' | 'log'>) {
    this.#context = context
    this.#count = uploads.length
    this.#bytes = uploads.reduce((sum, { object }) => sum + object.size, 0)
    this.#loggedAt = context.clock.now()
  }

  stored(bytes: number): void {
    this.#storedCount += 1
    this.#storedBytes += bytes
    const now = this.#context.clock.now()
    if (now - this.#loggedAt < PROGRESS_INTERVAL_MS) return
    this.#loggedAt = now
    this.#context.log.info(
      `Uploaded ${this.#storedCount} of ${this.#count} objects (${formatBytes(this.#storedBytes)} of ${formatBytes(this.#bytes)}).`
    )
  }
}
