import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ArchiveFormat } from '../archive/format.ts'
import { type OutputContext, removeFolder } from '../output-folder.ts'
import { copyFolder } from './folder.ts'
import { Guards } from './formats/guards.ts'
import { listZip } from './formats/zip.ts'
import { TarExtractor } from './tar.ts'
import { makeSiteFolder } from './writers/file-writer.ts'
import { Writers } from './writers/writers.ts'

interface AttemptOptions {
  threads: number
  isReviewed: boolean
}

/** One attempt to extract a site into a folder that does not exist yet, and everything that works in it. */
export class ExtractionAttempt implements AsyncDisposable {
  readonly writers: Writers
  readonly #site: string
  readonly #context: OutputContext
  readonly #guards = new Guards()
  #tar: TarExtractor | undefined

  constructor(site: string, { threads, isReviewed }: AttemptOptions, context: OutputContext) {
    makeSiteFolder(dirname(site), 'site')
    this.#site = site
    this.#context = context
    this.writers = new Writers(site, threads, isReviewed, context.signal)
  }

  /** The next bytes of an archive. A zip is extracted only when it is complete: its directory is at its end. */
  async write(bytes: Buffer, format: ArchiveFormat): Promise<void> {
    if (format === 'zip') return
    this.#tar ??= new TarExtractor({ format, ...this.#target })
    await this.#tar.write(bytes)
  }

  isTaken(path: string): boolean {
    return this.#guards.isTaken(path)
  }

  async finishArchive(archive: { path: string; size: number; format: ArchiveFormat }): Promise<void> {
    if (archive.format === 'zip') await this.#extractZip(archive)
    else await this.#tar?.end()
    this.#guards.requireFiles()
  }

  async copyFolder(folder: string): Promise<void> {
    await copyFolder(folder, this.#target)
    this.#guards.requireFiles()
  }

  /** Removes files that were written, and nothing of which is left in the result. */
  async leaveOut(paths: readonly string[]): Promise<void> {
    for (const path of paths) await rm(join(this.#site, path))
    const { files } = this.writers
    for (const path of paths)
      files.splice(
        files.findIndex(file => file.path === path),
        1
      )
  }

  get #target() {
    return {
      root: this.#site,
      guards: this.#guards,
      writers: this.writers,
      signal: this.#context.signal
    }
  }

  async #extractZip(archive: { path: string; size: number }): Promise<void> {
    const groups = await listZip(archive, {
      guards: this.#guards,
      makeFolder: folder => makeSiteFolder(this.#site, folder),
      signal: this.#context.signal
    })
    for (const entries of groups) {
      await this.writers.ready()
      this.writers.assign({ kind: 'zip', archive: archive.path, entries })
    }
    await this.writers.idle()
  }

  /** Ends what is working, and removes what it wrote, unless that has been moved away. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#tar?.close()
    await this.writers[Symbol.asyncDispose]()
    await removeFolder(this.#site, this.#context)
  }
}
