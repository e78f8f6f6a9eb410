import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../../runtime/failure.ts'
import type { Log } from '../../runtime/log.ts'
import type { Archive } from '../archive/download.ts'
import { type ArchiveFormat, describeBytes, formatOf, HEAD_BYTES } from '../archive/format.ts'
import { WorkPath } from '../archive/work-files.ts'
import { Guards } from './formats/guards.ts'
import { listZip } from './formats/zip.ts'
import { TarExtractor } from './tar.ts'
import { makeSiteFolder } from './writers/file-writer.ts'
import { Writers } from './writers/writers.ts'

/** The runner kills a canceled step after a few seconds. The documentation promises two. */
const MAX_REMOVAL_MS = 500

interface StagingOptions {
  threads: number
  isReviewed: boolean
  signal: AbortSignal
  log: Log
}

/** One attempt to extract: a private folder, and everything that works in it. */
export class Staging implements AsyncDisposable {
  readonly root: string
  readonly site: string
  readonly writers: Writers
  readonly #workPath: WorkPath
  readonly #signal: AbortSignal
  readonly #guards = new Guards()
  #format: ArchiveFormat | undefined
  #tar: TarExtractor | undefined

  static async create(folder: string, options: StagingOptions): Promise<Staging> {
    const workPath = new WorkPath(folder, 'site', options)
    await mkdir(workPath.path)
    return new Staging(workPath, options)
  }

  private constructor(workPath: WorkPath, { threads, isReviewed, signal }: StagingOptions) {
    this.#workPath = workPath
    this.root = workPath.path
    this.site = join(this.root, 'site')
    this.writers = new Writers(this.site, threads, isReviewed, signal)
    this.#signal = signal
  }

  async write(bytes: Buffer): Promise<void> {
    if (this.#format === undefined) this.#recognize(bytes)
    await this.#tar?.write(bytes)
  }

  isTaken(path: string): boolean {
    return this.#guards.isTaken(path)
  }

  async finish(archive: Archive): Promise<void> {
    if (this.#format === undefined) throw unknownFormat(Buffer.alloc(0))
    if (this.#format === 'zip') await this.#extractZip(archive)
    else await this.#tar?.end()
    this.#guards.requireFiles()
  }

  #recognize(first: Buffer): void {
    const format = formatOf(first)
    if (format === undefined) throw unknownFormat(first.subarray(0, HEAD_BYTES))
    this.#format = format
    makeSiteFolder(this.root, 'site')
    if (format === 'zip') return
    this.#tar = new TarExtractor({
      format,
      root: this.site,
      guards: this.#guards,
      writers: this.writers,
      signal: this.#signal
    })
  }

  /** Only when it is complete on disk: the directory of a zip is at its end. */
  async #extractZip(archive: Archive): Promise<void> {
    const groups = await listZip(archive, {
      guards: this.#guards,
      makeFolder: folder => makeSiteFolder(this.site, folder),
      signal: this.#signal
    })
    for (const entries of groups) {
      await this.writers.ready()
      this.writers.assign({ kind: 'zip', archive: archive.path, entries })
    }
    await this.writers.idle()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#tar?.close()
    await this.writers[Symbol.asyncDispose]()
    await this.#remove()
  }

  /** Many files take longer to remove than a canceled step may last: then a process of its own continues. */
  async #remove(): Promise<void> {
    const removed = this.#workPath[Symbol.asyncDispose]().then(() => true)
    if (await Promise.race([removed, afterAbort(this.#signal, MAX_REMOVAL_MS)])) return
    // Not `rmSync`: on Windows it ignores paths with characters that are not ASCII.
    const script =
      'require("node:fs").rm(process.argv[1], { recursive: true, force: true, maxRetries: 9 }, () => {})'
    spawn(process.execPath, ['-e', script, this.root], {
      detached: true,
      stdio: 'ignore',
      windowsHide: true
    }).unref()
  }
}

/** Resolves to false some time after the run was aborted. */
async function afterAbort(signal: AbortSignal, ms: number): Promise<boolean> {
  if (!signal.aborted) await once(signal, 'abort')
  await new Promise(resolve => setTimeout(resolve, ms).unref())
  return false
}

function unknownFormat(head: Buffer): Failure {
  return new Failure(
    'archive-format-unknown',
    `The archive cannot be extracted: it is not a tar.gz, tar.zst, tar or zip archive. It looks like ${describeBytes(head)}.`
  )
}
