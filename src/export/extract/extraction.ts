import { join } from 'node:path'
import type { Review, ReviewOptions } from '../../review/checks/site-review.ts'
import { pageCountOf } from '../../site/pages.ts'
import type { ArchiveFormat } from '../archive/format.ts'
import type { Archive, ArchiveReader } from '../archive/write-archive.ts'
import type { OutputContext } from '../output-folder.ts'
import { writeAddedFiles } from './added-files.ts'
import { ExtractionAttempt } from './attempt.ts'
import { refuseArchive } from './formats/guards.ts'
import type { WrittenFile } from './writers/file-writer.ts'

/** For smaller archives a thread costs more (50 ms, 50 MB) than it saves. */
const MIN_BYTES_FOR_THREADS = 16 * 1024 * 1024
const THREADS = 2

/** The archive of `mint export` has a web server of its own. Only all of them together are recognized. */
const LAUNCHERS = ['serve.js', 'Start Docs.command', 'Start Docs.bat']

/** Extracts a site into the folder `site` of a private folder: from an archive while it arrives, or from a folder. */
export class Extraction implements ArchiveReader, AsyncDisposable {
  readonly sitePath: string
  readonly #context: OutputContext
  readonly #isReviewed: boolean
  #format: ArchiveFormat | undefined
  #attempt: ExtractionAttempt | undefined

  /** A site that is reviewed is scanned during the extraction. */
  constructor(folder: string, context: OutputContext, { isReviewed = false } = {}) {
    this.sitePath = join(folder, 'site')
    this.#context = context
    this.#isReviewed = isReviewed
  }

  async begin(size: number | undefined, format?: ArchiveFormat): Promise<void> {
    await this[Symbol.asyncDispose]()
    this.#format = format
    const isReviewed = this.#isReviewed
    const isLarge = size === undefined || size >= MIN_BYTES_FOR_THREADS
    const threads = isLarge ? THREADS : isReviewed ? 1 : 0
    this.#attempt = new ExtractionAttempt(this.sitePath, { threads, isReviewed }, this.#context)
  }

  async write(bytes: Buffer): Promise<void> {
    if (this.#format === undefined) throw new Error('the format of the archive is not known')
    await this.#started.write(bytes, this.#format)
  }

  /** Waits until everything is extracted. `archive` is complete. */
  async complete(archive: Archive): Promise<WrittenFile[]> {
    await this.#started.finishArchive(archive)
    return await this.#finish()
  }

  async copyFolder(folder: string): Promise<WrittenFile[]> {
    await this.begin(undefined)
    await this.#started.copyFolder(folder)
    return await this.#finish()
  }

  /** After everything is extracted. */
  async review(options: ReviewOptions): Promise<Review> {
    const { writers } = this.#started
    return await writers.review(
      writers.files.map(({ path }) => path),
      options
    )
  }

  /** Whether a file or folder of the archive is at this place. */
  isTaken(path: string): boolean {
    return this.#started.isTaken(path)
  }

  /** Adds files to the site. Their places must be free. */
  async add(files: readonly { path: string; text: string }[]): Promise<WrittenFile[]> {
    return await writeAddedFiles(this.sitePath, files, this.#context.signal)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#attempt?.[Symbol.asyncDispose]()
    this.#attempt = undefined
  }

  async #finish(): Promise<WrittenFile[]> {
    const attempt = this.#started
    await this.#leaveOutLaunchers()
    const { files } = attempt.writers
    if (pageCountOf(files) === 0) throw refuseArchive('archive-without-pages')
    return files
  }

  async #leaveOutLaunchers(): Promise<void> {
    const paths = new Set(this.#started.writers.files.map(({ path }) => path))
    if (!LAUNCHERS.every(path => paths.has(path))) return
    await this.#started.leaveOut(LAUNCHERS)
    this.#context.log.notice(
      `${LAUNCHERS.join(', ')} start the web server of \`mint export\`. They are no part of the site, and were left out.`
    )
  }

  get #started(): ExtractionAttempt {
    if (this.#attempt === undefined) throw new Error('the extraction was not started')
    return this.#attempt
  }
}
