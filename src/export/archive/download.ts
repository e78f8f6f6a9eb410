import { createHash } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../../runtime/failure.ts'
import type { BundleLink } from '../link.ts'
import { explainDisk, freeBytes, needSpace } from './disk-space.ts'
import { type ArchiveFormat, formatOf, HEAD_BYTES } from './format.ts'
import { openArchive } from './parts.ts'
import { Progress } from './progress.ts'
import { type FreshLink, Patience, Source, type SourceContext } from './source.ts'
import { Interrupted, MustStartOver } from './store.ts'

export interface Archive {
  path: string
  size: number
  /** Hexadecimal. */
  sha256: string
  format: ArchiveFormat | undefined
}

/** Gets the archive's bytes, in order, while they arrive: the work of the next step, done meanwhile. */
export interface ArchiveReader {
  /** Before the first byte, and again whenever the download starts over: all that came before is void. */
  begin(size: number | undefined): Promise<void>
  /** The bytes are good until the promise is fulfilled: their memory is used again. */
  write(bytes: Buffer): Promise<void>
}

export interface Download {
  link: BundleLink
  freshLink: FreshLink
  /** The archive becomes `<folder>/<name>.<tar.gz|zip|tar|bin>`. */
  folder: string
  name: string
  reader?: ArchiveReader | undefined
}

export type DownloadContext = Omit<SourceContext, 'stallMs'> & {
  stallMs?: number
  freeBytes?: typeof freeBytes
}

const NOBODY: ArchiveReader = { begin: () => Promise.resolve(), write: () => Promise.resolve() }
const STALL_MS = 30_000
const MAX_ROUNDS = 5

/** The archive arrives whole or not at all. */
export async function downloadArchive(download: Download, context: DownloadContext): Promise<Archive> {
  const { folder, name } = download
  const source = new Source(download.link, download.freshLink, { stallMs: STALL_MS, ...context })
  // The same name in every run: what a killed run left behind is overwritten by the next.
  const partial = join(folder, `.${name}.part`)
  await makeFolder(folder)
  try {
    const { format, ...rest } = await receive(partial, download, source, context.freeBytes ?? freeBytes)
    const path = join(folder, `${name}.${format ?? 'bin'}`)
    await rename(partial, path)
    return { path, ...rest, format }
  } catch (error) {
    throw explainDisk(error, folder)
  } finally {
    await rm(partial, { force: true })
  }
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
  } catch (error) {
    throw explainDisk(error, folder)
  }
}

/** Rounds: a store without ranges, or an archive that changed, leaves nothing to build on. */
async function receive(
  partial: string,
  download: Download,
  source: Source,
  free: typeof freeBytes
): Promise<Omit<Archive, 'path'>> {
  const { signal, log } = source.context
  const patience = new Patience(source.context)
  for (let round = 1; ; round += 1) {
    try {
      return await receiveOnce(partial, download, source, free)
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof Interrupted && round < MAX_ROUNDS) await patience.pauseAfter(error, signal)
      else if (!(error instanceof MustStartOver || error instanceof Interrupted)) throw error
      else if (round === MAX_ROUNDS) {
        throw new Failure(
          'download-interrupted',
          `The archive could not be downloaded in ${MAX_ROUNDS} rounds, the last time because ${error.message}.`,
          {
            advice:
              'Wait until nobody publishes to this export, check what stands between this runner and the store, and run again with the same `job-id`.',
            cause: error
          }
        )
      }
      log.info(`Starting the download over: ${(error as Error).message}.`)
    }
  }
}

async function receiveOnce(
  partial: string,
  { folder, reader = NOBODY }: Download,
  source: Source,
  free: typeof freeBytes
): Promise<Omit<Archive, 'path'>> {
  // Whatever goes wrong here, no connection stays open behind it.
  using round = new Round(source.context.signal)
  const { signal } = round
  const { size, pieces } = await openArchive(source, signal)
  if (size !== undefined) needSpace(size, await free(folder), folder)
  await reader.begin(size)
  const hash = createHash('sha256')
  const progress = new Progress(size, source.context)
  let head = Buffer.alloc(0)
  await using file = await open(partial, 'w')
  for await (const piece of pieces) {
    if (head.length < HEAD_BYTES) head = Buffer.concat([head, piece.subarray(0, HEAD_BYTES)])
    // Disk and reader work in other threads while the hash is computed in this one.
    const written = Promise.all([file.writeFile(piece), reader.write(piece)])
    hash.update(piece)
    await written
    signal.throwIfAborted()
    progress.add(piece.length)
  }
  if (size !== undefined && progress.bytes !== size) {
    throw new Interrupted(`${progress.bytes} bytes came instead of ${size}`)
  }
  progress.done()
  return { size: progress.bytes, sha256: hash.digest('hex'), format: formatOf(head) }
}

class Round {
  readonly #end = new AbortController()
  readonly signal: AbortSignal

  constructor(signal: AbortSignal) {
    this.signal = AbortSignal.any([signal, this.#end.signal])
  }

  [Symbol.dispose](): void {
    this.#end.abort()
  }
}
