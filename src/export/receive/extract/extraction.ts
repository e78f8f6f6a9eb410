import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Review, CheckOptions } from '../../../review/checks/site-review.ts'
import { withMore } from '../../../runtime/text/with-more.ts'
import { pageCountOf } from '../../../site/pages/pages.ts'
import type { ArchiveFormat } from '../archive/format.ts'
import type { Archive, ArchiveReader } from '../archive/write-archive.ts'
import { type OutputContext, removeFolder } from '../../output-dir/private-folder.ts'
import { writeAddedFiles } from './added-files.ts'
import { copyFolder } from './folder.ts'
import { Guards, refuseArchive } from './formats/guards.ts'
import type { TarHandler } from './formats/tar-reader.ts'
import { listZip } from './formats/zip.ts'
import { TarStream } from './tar.ts'
import { makeSiteFolder, type WrittenFile } from './writers/file-writer.ts'
import { admitEntry, Batch, leavesOut, type SiteTarget, Writers } from './writers/writers.ts'

/** For smaller archives a second thread costs more (50 ms, 50 MB) than it saves. */
const MIN_BYTES_FOR_THREADS = 16 * 1024 * 1024
const THREADS = 2

const MAX_NAMED = 20

/** The archive of `mint export` has a web server of its own. Only all of them together are recognized. */
const LAUNCHERS = ['serve.js', 'Start Docs.command', 'Start Docs.bat']

/** Extracts a site into the folder `site` of a private folder: from an archive while it arrives, or from a folder. */
export class Extraction implements ArchiveReader, AsyncDisposable {
  readonly sitePath: string
  readonly #context: OutputContext
  readonly #isReviewed: boolean
  readonly #isTolerant: boolean
  /** Set anew by each attempt: a download can begin again. */
  #target: SiteTarget | undefined
  #tar: TarStream | undefined
  #problem: Error | undefined
  #files: WrittenFile[] = []

  /**
   * A site that is reviewed is scanned during the extraction. With `isTolerant`, an archive that cannot be extracted
   * fails at its end, so that it can be downloaded nevertheless.
   */
  constructor(folder: string, context: OutputContext, { isReviewed = false, isTolerant = false } = {}) {
    this.sitePath = join(folder, 'site')
    this.#context = context
    this.#isReviewed = isReviewed
    this.#isTolerant = isTolerant
  }

  async begin(size: number | undefined, format?: ArchiveFormat): Promise<void> {
    await this[Symbol.asyncDispose]()
    this.#problem = undefined
    makeSiteFolder(dirname(this.sitePath), 'site')
    const { signal } = this.#context
    const isLarge = size === undefined || size >= MIN_BYTES_FOR_THREADS
    const writers = new Writers(this.sitePath, isLarge ? THREADS : 1, this.#isReviewed, signal)
    const [guards, batch] = [new Guards(), new Batch(writers)]
    this.#target = { root: this.sitePath, guards, writers, batch, leftOut: new Set(), signal }
    // A zip is extracted only when it is complete: its directory is at its end.
    if (format !== 'tar' && format !== 'tar.gz') return
    const ready = async () => await writers.ready()
    this.#tar = new TarStream(writing(this.#target), { isGzip: format === 'tar.gz', guards, signal, ready })
  }

  async write(bytes: Buffer): Promise<void> {
    if (this.#problem !== undefined) return
    try {
      await this.#tar?.write(bytes)
    } catch (error) {
      if (!this.#isTolerant) throw error
      this.#problem = error as Error
    }
  }

  async complete(archive: Archive): Promise<WrittenFile[]> {
    if (this.#problem !== undefined) throw this.#problem
    if (this.#tar === undefined) await this.#extractZip(archive)
    else await this.#tar.end()
    return await this.#finish()
  }

  async copyFolder(folder: string): Promise<WrittenFile[]> {
    await this.begin(undefined)
    await copyFolder(folder, this.#started)
    return await this.#finish()
  }

  async review(options: CheckOptions): Promise<Review> {
    return await this.#started.writers.review(
      this.#files.map(({ path }) => path),
      options
    )
  }

  /** Takes the place of a file that will be added. False when it is not free on every disk. */
  take(path: string): boolean {
    return this.#started.guards.take(path)
  }

  /** Adds files to the site, at places that were taken for them. */
  async add(files: readonly { path: string; text: string }[]): Promise<WrittenFile[]> {
    return await writeAddedFiles(this.sitePath, files, this.#context.signal)
  }

  /** Ends what is working, and removes what it wrote, unless that has been moved away. */
  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#target === undefined) return
    this.#tar?.close()
    await this.#target.writers[Symbol.asyncDispose]()
    await removeFolder(this.sitePath, this.#context)
    this.#target = this.#tar = undefined
  }

  async #extractZip(archive: Archive): Promise<void> {
    const { root, guards, writers, signal } = this.#started
    const makeFolder = (folder: string) => {
      if (!leavesOut(this.#started, folder, false)) makeSiteFolder(root, folder)
    }
    const isWanted = (path: string) => !leavesOut(this.#started, path, true)
    for (const entries of await listZip(archive, { guards, makeFolder, isWanted, signal })) {
      await writers.ready()
      writers.assign({ kind: 'zip', archive: archive.path, entries })
    }
  }

  async #finish(): Promise<WrittenFile[]> {
    const { guards, writers, batch } = this.#started
    batch.send()
    await writers.idle()
    guards.requireFiles()
    this.#files = writers.files
    if (LAUNCHERS.every(launcher => this.#files.some(({ path }) => path === launcher))) {
      for (const path of LAUNCHERS) await rm(join(this.sitePath, path))
      this.#files = this.#files.filter(({ path }) => !LAUNCHERS.includes(path))
      this.#context.log.notice(
        `${LAUNCHERS.join(', ')} start the web server of \`mint export\`. They are no part of the site, and were left out.`
      )
    }
    await this.#leaveOutSecrets()
    if (pageCountOf(this.#files) === 0) throw refuseArchive('archive-without-pages')
    return this.#files
  }

  async #leaveOutSecrets(): Promise<void> {
    const placeOf = (path: string) => join(this.sitePath, path)
    const secret = this.#files.filter(({ path }) => leavesOut(this.#started, path, true, placeOf(path)))
    for (const { path } of secret) await rm(placeOf(path))
    this.#files = this.#files.filter(file => !secret.includes(file))
    const names = [...this.#started.leftOut].sort()
    if (names.length > 0)
      this.#context.log.warning(
        `Left out of the site, because it can hold secrets: ${withMore(names, MAX_NAMED).join(', ')}.`
      )
  }

  get #started(): SiteTarget {
    if (this.#target === undefined) throw new Error('the extraction was not started')
    return this.#target
  }
}

/** Writes the files of a tar, except for those that are no part of the site. */
function writing(target: SiteTarget): TarHandler {
  const { batch } = target
  let isLeftOut = false
  return {
    entry: (name, kind, size) => {
      const path = admitEntry(target, name, kind)
      isLeftOut = path === undefined
      if (kind === 'file' && path !== undefined) batch.begin(path, size)
    },
    content: bytes => {
      if (!isLeftOut) batch.add(bytes)
    },
    endFile: () => {
      if (!isLeftOut) batch.finish()
    }
  }
}
