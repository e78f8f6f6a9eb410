import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../../runtime/failure.ts'
import type { RunContext } from '../../runtime/run.ts'
import { explainDisk } from '../archive/disk-space.ts'
import type { Archive, ArchiveReader } from '../archive/download.ts'
import { type ArchiveFormat, describeBytes, formatOf, HEAD_BYTES } from '../archive/format.ts'
import { makeFolder } from './file-writer.ts'
import { Guards } from './guards.ts'
import { type ManifestAbout, manifestOf } from './manifest.ts'
import { TarExtractor } from './tar.ts'
import { Writers } from './writers.ts'
import { listZip } from './zip.ts'

export interface Site {
  path: string
  fileCount: number
  /** HTML files. */
  pageCount: number
  manifestPath: string
}

export interface SiteAbout extends ManifestAbout {
  /** As the service counted. */
  pageCount: number | undefined
}

/** For smaller archives a thread costs more (50 ms, 50 MB) than it saves. */
const MIN_BYTES_FOR_THREADS = 16 * 1024 * 1024
const THREADS = 2
const MANIFEST = 'manifest.json'

/**
 * Extracts the archive while it is being downloaded, into a private folder beside the final place. Only `finish`, which
 * is called when the archive is complete, moves the site to that place.
 */
export class Extraction implements ArchiveReader, AsyncDisposable {
  readonly #folder: string
  readonly #context: Pick<RunContext, 'log' | 'signal'>
  #staging: Staging | undefined

  constructor(folder: string, context: Pick<RunContext, 'log' | 'signal'>) {
    this.#folder = folder
    this.#context = context
  }

  async begin(size: number | undefined): Promise<void> {
    await this.#staging?.[Symbol.asyncDispose]()
    const root = await mkdtemp(join(this.#folder, '.site-'))
    const threads = size === undefined || size >= MIN_BYTES_FOR_THREADS ? THREADS : 0
    this.#staging = new Staging(root, threads, this.#context.signal)
  }

  async write(bytes: Buffer): Promise<void> {
    try {
      await this.#started.write(bytes)
    } catch (error) {
      throw explainDisk(error, this.#folder)
    }
  }

  async finish(archive: Archive, about: SiteAbout): Promise<Site> {
    const { signal } = this.#context
    try {
      const staging = this.#started
      await staging.finish(archive)
      const { files } = staging.writers
      const site = {
        path: join(this.#folder, 'site'),
        fileCount: files.length,
        pageCount: files.filter(({ path }) => /\.html?$/i.test(path)).length,
        manifestPath: join(this.#folder, MANIFEST)
      }
      const manifest = join(staging.root, MANIFEST)
      await writeFile(manifest, manifestOf(files, archive, about))
      signal.throwIfAborted()
      await replace(site.path, staging.site, staging.root)
      await rename(manifest, site.manifestPath)
      this.#comparePageCounts(site.pageCount, about.pageCount)
      return site
    } catch (error) {
      throw explainDisk(error, this.#folder)
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#staging?.[Symbol.asyncDispose]()
    this.#staging = undefined
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

/** One attempt to extract: a private folder, and everything that works in it. */
class Staging implements AsyncDisposable {
  readonly root: string
  readonly site: string
  readonly writers: Writers
  readonly #signal: AbortSignal
  readonly #guards = new Guards()
  #format: ArchiveFormat | undefined
  #tar: TarExtractor | undefined

  constructor(root: string, threads: number, signal: AbortSignal) {
    this.root = root
    this.site = join(root, 'site')
    this.writers = new Writers(this.site, threads, signal)
    this.#signal = signal
  }

  async write(bytes: Buffer): Promise<void> {
    if (this.#format === undefined) await this.#recognize(bytes)
    await this.#tar?.write(bytes)
  }

  async finish(archive: Archive): Promise<void> {
    if (this.#format === undefined) throw unknownFormat(Buffer.alloc(0))
    if (this.#format === 'zip') await this.#extractZip(archive)
    else await this.#tar?.end()
    this.#guards.requireFiles()
  }

  async #recognize(first: Buffer): Promise<void> {
    const format = formatOf(first)
    if (format === undefined) throw unknownFormat(first.subarray(0, HEAD_BYTES))
    this.#format = format
    await mkdir(this.site)
    // Whatever the umask of the runner: a site is there to be read.
    await chmod(this.site, 0o755)
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
      makeFolder: folder => makeFolder(this.site, folder),
      signal: this.#signal
    })
    for (const entries of groups) {
      await this.writers.ready()
      this.writers.give({ kind: 'zip', archive: archive.path, entries })
    }
    await this.writers.idle()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#tar?.close()
    await this.writers[Symbol.asyncDispose]()
    await rm(this.root, { recursive: true, force: true, maxRetries: 3 })
  }
}

function unknownFormat(head: Buffer): Failure {
  return new Failure(
    'archive-format-unknown',
    `The archive cannot be extracted: it is not a tar.gz, tar.zst, tar or zip archive. It looks like ${describeBytes(head)}.`
  )
}

/** The site of an earlier run is removed only when the new one is in its place. */
async function replace(place: string, by: string, scratch: string): Promise<void> {
  const old = join(scratch, 'replaced')
  let hadOld = true
  try {
    await rename(place, old)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    hadOld = false
  }
  try {
    await rename(by, place)
  } catch (error) {
    if (hadOld) await rename(old, place)
    throw error
  }
}
