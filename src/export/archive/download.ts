import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { RetryDelay } from '../../runtime/http/retry.ts'
import type { NetworkContext, RunContext } from '../../runtime/run.ts'
import { formatBytes, formatDuration } from '../../runtime/units.ts'
import type { Link } from '../job/link.ts'
import { ArchiveConnections } from './archive-connections.ts'
import { explainDisk, freeBytesOf, needSpace } from './disk-space.ts'
import { type ArchiveFormat, recognizeFormat } from './format.ts'
import { makeFolder } from './make-folder.ts'
import { openArchive, RangesUnreliable, sizeMismatch } from './parts.ts'
import { HttpError } from '../../runtime/http/http-error.ts'
import { emptyArchive, ObjectChanged } from './archive-request.ts'
import { identifyFiles, moveIntoPlace, removeLeftovers, WorkPath } from './work-files.ts'

export interface Archive {
  path: string
  size: number
  /** Hexadecimal. */
  sha256: string
  format: ArchiveFormat
}

/** Gets the bytes of the archive, in order, while they arrive. */
export interface ArchiveReader {
  /** Before the first byte, and again when the download restarts: then all earlier bytes are discarded. */
  begin(size: number | undefined): Promise<void>
  /** The bytes are valid until the promise is fulfilled: their memory is used again. */
  write(bytes: Buffer): Promise<void>
}

export interface Download {
  link: Link
  /** The archive becomes `<folder>/<name>.<format>`. */
  folder: string
  name: string
  reader?: ArchiveReader | undefined
  /** How long a connection may receive nothing. */
  stallMs?: number
  /** Of the disk that has the folder. */
  freeBytes?: (folder: string) => Promise<number>
}

const NO_READER: ArchiveReader = { begin: () => Promise.resolve(), write: () => Promise.resolve() }
const STALL_MS = 30_000
const MAX_TRUNCATED = 3

/** Downloads the archive completely or not at all. */
export async function downloadArchive(download: Download, context: NetworkContext): Promise<Archive> {
  const { folder, name } = download
  try {
    await makeFolder(folder)
    await removeLeftovers(folder, context)
    const known = await identifyFiles(folder, `${name}.`)
    await using partial = new WorkPath(folder, 'archive', context)
    const received = await receive(partial.path, download, context)
    const path = join(folder, `${name}.${received.format}`)
    await moveIntoPlace({ path: partial.path, sha256: received.sha256 }, path, known, context)
    return { path, ...received }
  } catch (error) {
    throw explainDisk(error, folder)
  }
}

type Received = Omit<Archive, 'path'>

/** Restarts when the archive was replaced, and with one plain request when ranges cannot be put together. */
async function receive(partial: string, download: Download, context: NetworkContext): Promise<Received> {
  const { signal, log } = context
  const delay = new RetryDelay('Download', context)
  let useRanges = true
  let changes = 0
  let truncated = 0
  for (;;) {
    try {
      return await receiveOnce(partial, download, useRanges, context)
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

/** The response ended without an error before the announced size was reached. */
class Truncated extends Error {
  readonly size: number
  readonly received: number

  constructor(size: number, received: number) {
    super(`the response ended after ${received} of ${size} bytes`)
    this.size = size
    this.received = received
  }
}

/** Errors after which the download begins again. */
const RETRIED = [HttpError, Truncated, RangesUnreliable, ObjectChanged]

async function receiveOnce(
  partial: string,
  { folder, link, reader = NO_READER, stallMs = STALL_MS, freeBytes = freeBytesOf }: Download,
  useRanges: boolean,
  context: NetworkContext
): Promise<Received> {
  // However this ends, no connection stays open.
  using attempt = new Attempt(context.signal)
  const { signal } = attempt
  const connections = new ArchiveConnections(link, stallMs, { ...context, signal })
  const { size, pieces } = await openArchive(connections, { useRanges })
  if (size !== undefined) needSpace(size, await freeBytes(folder), folder)
  await reader.begin(size)
  const hash = createHash('sha256')
  const progress = new DownloadProgress(size, context)
  let format: ArchiveFormat | undefined
  await using file = await open(partial, 'w')
  for await (const piece of pieces) {
    format ??= await recognizeFormat(piece)
    // Disk and reader work in other threads while the hash is computed in this one.
    const written = Promise.all([file.writeFile(piece), reader.write(piece)])
    hash.update(piece)
    await written
    signal.throwIfAborted()
    progress.add(piece.length)
  }
  if (size !== undefined && progress.bytes !== size) throw new Truncated(size, progress.bytes)
  if (format === undefined) throw emptyArchive()
  progress.done()
  return { size: progress.bytes, sha256: hash.digest('hex'), format }
}

class Attempt {
  readonly #end = new AbortController()
  readonly signal: AbortSignal

  constructor(signal: AbortSignal) {
    this.signal = AbortSignal.any([signal, this.#end.signal])
  }

  [Symbol.dispose](): void {
    this.#end.abort()
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

  get bytes(): number {
    return this.#bytes
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
