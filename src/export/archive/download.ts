import { RetryDelay } from '../../runtime/http/retry.ts'
import type { NetworkContext, RunContext } from '../../runtime/run.ts'
import { formatBytes, formatDuration } from '../../runtime/units.ts'
import type { Link } from '../job/link.ts'
import { ArchiveConnections } from './archive-connections.ts'
import { openArchive, RangesUnreliable, sizeMismatch } from './parts.ts'
import { HttpError } from '../../runtime/http/http-error.ts'
import { ObjectChanged } from './archive-request.ts'
import { type Archive, type ArchiveReader, Truncated, writeArchive } from './write-archive.ts'

export interface Download {
  link: Link
  /** Where the file is written. */
  path: string
  reader?: ArchiveReader | undefined
  /** How long a connection may receive nothing. */
  stallMs?: number
}

const STALL_MS = 30_000
const MAX_TRUNCATED = 3

/**
 * Downloads the archive completely. Restarts when it was replaced, and with one plain request when ranges cannot be put
 * together.
 */
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
        if (truncated === MAX_TRUNCATED) throw sizeMismatch(error.size, `sent ${error.received}`)
      }
      if (error instanceof RangesUnreliable || error instanceof ObjectChanged) {
        changes += 1
        // Some stores have another ETag on each node: after the second time it is not a change.
        useRanges = error instanceof ObjectChanged && changes === 1
        log.info(`Restarting the download${useRanges ? '' : ' with one plain request'}: ${error.message}.`)
        // A plain request has no condition that could fail: the store is at fault.
        if (changes > 2) await delay.afterFailure(error)
      } else await delay.afterFailure(error)
    }
  }
}

/** Errors after which the download begins again. */
const RETRIED = [HttpError, Truncated, RangesUnreliable, ObjectChanged]

async function receiveOnce(
  { link, path, reader, stallMs = STALL_MS }: Download,
  useRanges: boolean,
  context: NetworkContext
): Promise<Archive> {
  const end = new AbortController()
  const signal = AbortSignal.any([context.signal, end.signal])
  try {
    const connections = new ArchiveConnections(link, stallMs, { ...context, signal })
    const { size, pieces } = await openArchive(connections, { useRanges })
    const progress = new DownloadProgress(size, context)
    const archive = await writeArchive(pieces, { path, size, reader, signal, progress })
    progress.done()
    return archive
  } finally {
    // However this ended, no connection stays open.
    end.abort()
  }
}

const LOG_INTERVAL_MS = 5000

/** Logs the progress of the download every few seconds, and a line at the end. */
export class DownloadProgress {
  readonly #size: number | undefined
  readonly #clock: RunContext['clock']
  readonly #log: RunContext['log']
  readonly #startedAt: number
  #loggedAt: number
  #bytes = 0

  constructor(size: number | undefined, { clock, log }: Pick<RunContext, 'clock' | 'log'>) {
    this.#size = size
    this.#clock = clock
    this.#log = log
    this.#startedAt = this.#loggedAt = clock.now()
  }

  add(bytes: number): void {
    this.#bytes += bytes
    const now = this.#clock.now()
    if (now - this.#loggedAt < LOG_INTERVAL_MS) return
    this.#loggedAt = now
    this.#log.info(`${this.#share()} at ${this.#rate(now)}${this.#timeLeft(now)}`)
  }

  done(): void {
    const now = this.#clock.now()
    this.#log.info(
      `${formatBytes(this.#bytes)} in ${formatDuration(now - this.#startedAt)}, ${this.#rate(now)} on average`
    )
  }

  #share(): string {
    if (this.#size === undefined) return formatBytes(this.#bytes)
    const percent = Math.floor((this.#bytes / this.#size) * 100)
    return `${formatBytes(this.#bytes)} of ${formatBytes(this.#size)} (${percent} %)`
  }

  #rate(now: number): string {
    return `${formatBytes(Math.round((this.#bytes / Math.max(1, now - this.#startedAt)) * 1000))}/s`
  }

  #timeLeft(now: number): string {
    if (this.#size === undefined) return ''
    const ms = ((this.#size - this.#bytes) / this.#bytes) * (now - this.#startedAt)
    return `, about ${formatDuration(ms)} left`
  }
}
