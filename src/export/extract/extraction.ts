import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Review, ReviewOptions } from '../../review/checks/site-review.ts'
import { type ManifestFile, serializeManifest } from '../../site/manifest.ts'
import type { HistoryEntry } from '../../site/history.ts'
import { pageCountOf } from '../../site/pages.ts'
import type { Redirect } from '../../site/redirects/redirects.ts'
import type { RunContext } from '../../runtime/run.ts'
import { explainDisk } from '../archive/disk-space.ts'
import type { Archive, ArchiveReader } from '../archive/download.ts'
import { writeAddedFiles } from './added-files.ts'
import type { WrittenFile } from './writers/file-writer.ts'
import { refuseArchive } from './formats/guards.ts'
import { replaceAll, requireReplaceable } from './replace.ts'
import { Staging } from './staging.ts'

export interface Site {
  path: string
  fileCount: number
  pageCount: number
  manifestPath: string
}

/** An extracted site that is not at its place yet. */
export interface Extracted {
  files: WrittenFile[]
  /** Undefined when the site was not scanned. */
  review: Review | undefined
}

/** What the export was. */
export interface SiteAbout {
  domain: string | undefined
  jobId: string
  version: string | undefined
  basePath: string
  /** Pages to which the export was limited. */
  paths: string[] | undefined
  /** As the service counted. */
  pageCount: number | undefined
  /** In ISO 8601. */
  exportedAt: string
  /** Undefined when the export was not given any. */
  redirects?: Redirect[] | undefined
  /** Digests of the findings that can fail a run; undefined when the site was not checked. */
  findings?: string[] | undefined
  /** This export included. */
  history?: HistoryEntry[]
}

/** For smaller archives a thread costs more (50 ms, 50 MB) than it saves. */
const MIN_BYTES_FOR_THREADS = 16 * 1024 * 1024
const THREADS = 2

/**
 * Extracts the archive while it is being downloaded, into a private folder beside the final place. Only `install`
 * moves the site to that place.
 */
export class Extraction implements ArchiveReader, AsyncDisposable {
  readonly #folder: string
  readonly #context: Pick<RunContext, 'log' | 'clock' | 'signal'>
  readonly #review: ReviewOptions | undefined
  #staging: Staging | undefined

  /** With review options, the site is scanned during the extraction. */
  constructor(folder: string, context: Pick<RunContext, 'log' | 'clock' | 'signal'>, review?: ReviewOptions) {
    this.#folder = folder
    this.#context = context
    this.#review = review
  }

  async begin(size: number | undefined): Promise<void> {
    await this.#staging?.[Symbol.asyncDispose]()
    try {
      await requireReplaceable({ to: this.#sitePath, kind: 'folder' })
      await requireReplaceable({ to: this.#manifestPath, kind: 'file' })
      const isReviewed = this.#review !== undefined
      const isLarge = size === undefined || size >= MIN_BYTES_FOR_THREADS
      this.#staging = await Staging.create(this.#folder, {
        threads: isLarge ? THREADS : isReviewed ? 1 : 0,
        isReviewed,
        signal: this.#context.signal,
        log: this.#context.log
      })
    } catch (error) {
      throw explainDisk(error, this.#folder)
    }
  }

  async write(bytes: Buffer): Promise<void> {
    try {
      await this.#started.write(bytes)
    } catch (error) {
      throw explainDisk(error, this.#folder)
    }
  }

  /** Waits until everything is extracted. `archive` is complete. */
  async complete(archive: Archive): Promise<Extracted> {
    try {
      const staging = this.#started
      await staging.finish(archive)
      const { files } = staging.writers
      if (pageCountOf(files) === 0) throw refuseArchive('archive-without-pages')
      const paths = files.map(({ path }) => path)
      return { files, review: this.#review && (await staging.writers.review(paths, this.#review)) }
    } catch (error) {
      throw explainDisk(error, this.#folder)
    }
  }

  /** Whether a file or folder of the archive is at this place. */
  isTaken(path: string): boolean {
    return this.#started.isTaken(path)
  }

  /** Adds files to the site. Their places must be free. */
  async add(files: readonly { path: string; text: string }[]): Promise<WrittenFile[]> {
    try {
      return await writeAddedFiles(this.#started.site, files, this.#context.signal)
    } catch (error) {
      throw explainDisk(error, this.#folder)
    }
  }

  /** Moves what was extracted to its place. `files` are those of `complete`, with what is known about their content. */
  async install(archive: Archive, files: ManifestFile[], about: SiteAbout): Promise<Site> {
    try {
      const staging = this.#started
      const pageCount = pageCountOf(files)
      const manifest = join(staging.root, 'manifest.json')
      await writeFile(manifest, this.#manifestOf(files, archive, about))
      await chmod(manifest, 0o644)
      this.#context.signal.throwIfAborted()
      await replaceAll(
        [
          { from: staging.site, to: this.#sitePath, kind: 'folder' },
          { from: manifest, to: this.#manifestPath, kind: 'file' }
        ],
        staging.root,
        this.#context
      )
      this.#comparePageCounts(pageCount, about.pageCount)
      return { path: this.#sitePath, fileCount: files.length, pageCount, manifestPath: this.#manifestPath }
    } catch (error) {
      throw explainDisk(error, this.#folder)
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#staging?.[Symbol.asyncDispose]()
    this.#staging = undefined
  }

  #manifestOf(files: ManifestFile[], archive: Archive, about: SiteAbout): string {
    const { domain, jobId, version, exportedAt, basePath, paths, redirects, findings, history } = about
    return serializeManifest({
      domain: domain ?? null,
      jobId,
      version: version ?? null,
      exportedAt,
      basePath,
      ...(paths !== undefined && { paths }),
      archive: { sha256: archive.sha256, size: archive.size, format: archive.format },
      files: files.map(({ path, size, sha256, content, title, redirect }) => {
        return { path, size, sha256, content, title, redirect }
      }),
      ...(redirects !== undefined && { redirects }),
      ...(findings !== undefined && { findings }),
      ...(history !== undefined && { history })
    })
  }

  get #sitePath(): string {
    return join(this.#folder, 'site')
  }

  get #manifestPath(): string {
    return join(this.#folder, 'manifest.json')
  }

  get #started(): Staging {
    if (this.#staging === undefined) throw new Error('the extraction was not started')
    return this.#staging
  }

  #comparePageCounts(found: number, counted: number | undefined): void {
    const difference = counted === undefined ? 0 : Math.abs(found - counted)
    if (counted === undefined || difference <= 10 || difference <= counted / 5) return
    this.#context.log.warning(
      `The service counted ${counted} pages, but the archive contains ${found} HTML files. Check the site before you publish it.`
    )
  }
}
