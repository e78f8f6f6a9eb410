import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReviewOptions } from '../../review/checks/check-references.ts'
import { type Review, SiteReview } from '../../review/checks/site-review.ts'
import { type ManifestFile, serializeManifest } from '../../site/manifest.ts'
import type { HistoryEntry } from '../../site/history.ts'
import { pageCountOf } from '../../site/pages.ts'
import type { Redirect } from '../../site/redirects/redirects.ts'
import { Failure } from '../../runtime/failure.ts'
import type { RunContext } from '../../runtime/run.ts'
import { explainDisk } from '../archive/disk-space.ts'
import type { Archive, ArchiveReader } from '../archive/download.ts'
import { type ArchiveFormat, describeBytes, formatOf, HEAD_BYTES } from '../archive/format.ts'
import { WorkPath } from '../archive/work-files.ts'
import { writeAddedFiles } from './added-files.ts'
import { makeSiteFolder, type WrittenFile } from './writers/file-writer.ts'
import { Guards, refuseArchive } from './formats/guards.ts'
import { replaceAll, requireReplaceable } from './replace.ts'
import { TarExtractor } from './tar.ts'
import { Writers } from './writers/writers.ts'
import { listZip } from './formats/zip.ts'

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
/** The runner kills a canceled step after a few seconds. The documentation promises two. */
const MAX_REMOVAL_MS = 500

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
      const threads = size === undefined || size >= MIN_BYTES_FOR_THREADS ? THREADS : 0
      this.#staging = await Staging.create(this.#folder, {
        threads,
        review: this.#review,
        signal: this.#context.signal
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
      return { files, review: await staging.review?.finish(paths, this.#context.signal) }
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

interface StagingOptions {
  threads: number
  review: ReviewOptions | undefined
  signal: AbortSignal
}

/** One attempt to extract: a private folder, and everything that works in it. */
class Staging implements AsyncDisposable {
  readonly root: string
  readonly site: string
  readonly review: SiteReview | undefined
  readonly writers: Writers
  readonly #workPath: WorkPath
  readonly #signal: AbortSignal
  readonly #guards = new Guards()
  #format: ArchiveFormat | undefined
  #tar: TarExtractor | undefined

  static async create(folder: string, options: StagingOptions): Promise<Staging> {
    const workPath = new WorkPath(folder, 'site')
    await mkdir(workPath.path)
    return new Staging(workPath, options)
  }

  private constructor(workPath: WorkPath, { threads, review, signal }: StagingOptions) {
    this.#workPath = workPath
    this.root = workPath.path
    this.site = join(this.root, 'site')
    this.review = review && new SiteReview(review)
    this.writers = new Writers(this.site, threads, this.review, signal)
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
    removed.catch(() => undefined)
    const script =
      'require("node:fs").rmSync(process.argv[1], { recursive: true, force: true, maxRetries: 9 })'
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
