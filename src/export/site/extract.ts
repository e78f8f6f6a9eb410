import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../../runtime/failure.ts'
import type { Log } from '../../runtime/log.ts'
import { explainDisk } from '../archive/disk-space.ts'
import type { Archive, ArchiveReader } from '../archive/download.ts'
import { type ArchiveFormat, describeBytes, formatOf, HEAD_BYTES } from '../archive/format.ts'
import { Guards } from './guards.ts'
import { type ManifestAbout, manifestOf } from './manifest.ts'
import { TarExtractor } from './tar.ts'
import { Writers } from './writers.ts'
import { extractZip } from './zip.ts'

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

/** Below this a thread costs more (50 ms, 50 MB) than it brings. */
const THREADS_FROM_BYTES = 16 * 1024 * 1024
const THREADS = 2

/**
 * Unpacks the archive while it is still being downloaded, next to the place where the site will be. Nothing is moved
 * there before `finish`, which is for an archive that arrived whole; without it nothing remains.
 */
export class Extraction implements ArchiveReader {
  readonly #folder: string
  readonly #log: Log
  readonly #signal: AbortSignal
  #staging: Staging | undefined

  constructor(folder: string, { log, signal }: { log: Log; signal: AbortSignal }) {
    this.#folder = folder
    this.#log = log
    this.#signal = signal
  }

  async begin(size: number | undefined): Promise<void> {
    await this.#staging?.[Symbol.asyncDispose]()
    const root = await mkdtemp(join(this.#folder, '.site-'))
    this.#staging = new Staging(root, size === undefined || size >= THREADS_FROM_BYTES ? THREADS : 0)
  }

  async write(bytes: Buffer): Promise<void> {
    try {
      await this.#begun.write(bytes)
    } catch (error) {
      throw explainDisk(error, this.#folder)
    }
  }

  async finish(archive: Archive, about: SiteAbout): Promise<Site> {
    try {
      const staging = this.#begun
      await staging.finish(archive, this.#signal)
      const { files } = staging.writers
      const site = {
        path: join(this.#folder, 'site'),
        fileCount: files.length,
        pageCount: files.filter(({ path }) => /\.html?$/i.test(path)).length,
        manifestPath: join(this.#folder, 'manifest.json')
      }
      const manifest = join(staging.root, MANIFEST)
      await writeFile(manifest, manifestOf(files, archive, about))
      this.#signal.throwIfAborted()
      await replace(site.path, staging.site, staging.root)
      await rename(manifest, site.manifestPath)
      this.#warnOfPages(site.pageCount, about.pageCount)
      return site
    } catch (error) {
      throw explainDisk(error, this.#folder)
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#staging?.[Symbol.asyncDispose]()
    this.#staging = undefined
  }

  get #begun(): Staging {
    if (this.#staging === undefined) throw new Error('nothing was begun')
    return this.#staging
  }

  #warnOfPages(found: number, told: number | undefined): void {
    const difference = told === undefined ? 0 : Math.abs(found - told)
    if (told === undefined || difference <= 10 || difference <= told / 5) return
    this.#log.warning(
      `The service counted ${told} pages, the archive holds ${found} HTML files. Look at the site before you publish it.`
    )
  }
}

const MANIFEST = 'manifest.json'

/** One try to unpack: a private folder and everything that works in it. */
class Staging {
  readonly root: string
  readonly site: string
  readonly writers: Writers
  readonly #guards = new Guards()
  #format: ArchiveFormat | undefined
  #tar: TarExtractor | undefined

  constructor(root: string, threads: number) {
    this.root = root
    this.site = join(root, 'site')
    this.writers = new Writers(this.site, threads)
  }

  async write(bytes: Buffer): Promise<void> {
    if (this.#format === undefined) await this.#recognize(bytes)
    await this.#tar?.write(bytes)
  }

  async finish(archive: Archive, signal: AbortSignal): Promise<void> {
    const parts = { guards: this.#guards, writers: this.writers, signal }
    if (this.#format === undefined) throw unknownFormat(Buffer.alloc(0))
    if (this.#format === 'zip') await extractZip({ archive, root: this.site }, parts)
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
    const parts = { guards: this.#guards, writers: this.writers }
    this.#tar = await TarExtractor.open({ isCompressed: format === 'tar.gz', root: this.site }, parts)
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
    `The archive can not be unpacked: it is neither tar.gz, tar nor zip, but looks like ${describeBytes(head)}.`,
    {
      advice:
        '`deliver: artifact` hands over any archive as it is; for a site, ask the service for one of these formats.'
    }
  )
}

/** The site of an earlier run goes only when the new one takes its place. */
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
