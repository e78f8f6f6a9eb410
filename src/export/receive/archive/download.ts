import { RetryDelay } from '../../../runtime/http/retry.ts'
import type { NetworkContext, RunContext } from '../../../runtime/context.ts'
import { formatBytes, formatDuration } from '../../../runtime/text/units.ts'
import type { Link } from '../../job/link.ts'
import { LimitedConnections } from './connection-limit.ts'
import { openArchive, RangesUnreliable, sizeMismatch } from './parts.ts'
import { HttpError } from '../../../runtime/http/http-error.ts'
import { ObjectChanged } from './archive-request.ts'
import { type Archive, type ArchiveReader, Truncated, writeArchive } from './write-archive.ts'

export interface Download {
  link: Link
  path: string
  reader?: ArchiveReader | undefined
  /** Maximum time without received bytes on a connection. */
  stallMs?: number
}

const STALL_MS = 30_000
const MAX_TRUNCATED = 3

/** Restarts if the archive has been replaced. Restarts with a single request if the ranges cannot be combined. */
export async function downloadArchive(download: Download, context: NetworkContext): Promise<Archive> {
  const { signal, log } = context
  const delay = new RetryDelay('Download', context)
  let useRanges = true
  let changes = 0
  let truncated = 0
  for (;;) {
    try {
      return await receiveOnce(download, useRanges, context)
    } catch (error) {
      if (!RETRIED.some(kind => error instanceof kind)) throw delay.explain(error)
      if (signal.aborted) throw delay.explain(signal.reason)
      if (error instanceof Truncated) {
        truncated += 1
        if (truncated === MAX_TRUNCATED) throw sizeMismatch(error.size, `sent ${error.received} bytes`)
      }
      if (error instanceof RangesUnreliable || error instanceof ObjectChanged) {
        changes += 1
        // Nodes of some stores send different ETags for one object, so a second mismatch is not treated as a change.
        useRanges = error instanceof ObjectChanged && changes === 1
        log.info(`Restarting the download${useRanges ? '' : ' with a single request'}: ${error.message}.`)
        // After two changes, requests contain no `If-Match`. If the store still reports a change, wait before a retry.
        if (changes > 2) await delay.afterFailure(error)
      } else await delay.afterFailure(error)
    }
  }
}

const RETRIED = [HttpError, Truncated, RangesUnreliable, ObjectChanged]

async function receiveOnce(
  { link, path, reader, stallMs = STALL_MS }: Download,
  useRanges: boolean,
  context: NetworkContext
): Promise<Archive> {
  const end = new AbortController()
  const signal = AbortSignal.any([context.signal, end.signal])
  try {
    const connections = new LimitedConnections(link, stallMs, { ...context, signal })
    const { size, pieces } = await openArchive(connections, { useRanges })
    const progress = downloadProgress(size, context)
    const archive = await writeArchive(pieces, { path, size, reader, signal, progress })
    progress.done()
    return archive
  } finally {
    // Close all connections, whether the download succeeded or failed.
    end.abort()
  }
}

const LOG_INTERVAL_MS = 5000
/** A shorter remaining time is not logged, because it is over too soon. */
const MIN_LEFT_MS = 1000

export function downloadProgress(
  size: number | undefined,
  { clock, log }: Pick<RunContext, 'clock' | 'log'>
): { add: (received: number) => void; done: () => void } {
  const startedAt = clock.now()
  let loggedAt = startedAt
  let bytes = 0
  const rate = (elapsed: number) => `${formatBytes(Math.round((bytes / Math.max(1, elapsed)) * 1000))}/s`
  return {
    add: received => {
      bytes += received
      const now = clock.now()
      if (now - loggedAt < LOG_INTERVAL_MS) return
      loggedAt = now
      const elapsed = now - startedAt
      if (size === undefined) {
        log.info(`${formatBytes(bytes)} at ${rate(elapsed)}`)
        return
      }
      const percent = Math.floor((bytes / size) * 100)
      const leftMs = ((size - bytes) / bytes) * elapsed
      const left = leftMs < MIN_LEFT_MS ? '' : `, about ${formatDuration(leftMs)} left`
      const share = `${formatBytes(bytes)} of ${formatBytes(size)} (${percent} %)`
      log.info(`${share} at ${rate(elapsed)}${left}`)
    },
    done: () => {
      const elapsed = clock.now() - startedAt
      log.info(`${formatBytes(bytes)} in ${formatDuration(elapsed)}, ${rate(elapsed)} on average`)
    }
  }
}
