import { rm } from 'node:fs/promises'
import { Failure } from '../runtime/failure.ts'
import {
  type Archive,
  type ArchiveReader,
  type Download,
  downloadArchive,
  type DownloadContext
} from './archive/download.ts'
import { type Site, type SiteAbout, Extraction } from './site/extract.ts'

export interface Fetch extends Omit<Download, 'reader'> {
  extract: boolean
  /** The archive itself is delivered too, also when it cannot be extracted. */
  keepArchive: boolean
  about: SiteAbout
}

export interface Fetched {
  archive: Archive
  site?: Site
  /** Why there is no site, if the archive is delivered as well. */
  siteProblem?: Error
}

/** Downloads the archive and, if requested, extracts the site in it at the same time. */
export async function fetchArchive(
  { extract, keepArchive, about, ...download }: Fetch,
  context: DownloadContext
): Promise<Fetched> {
  if (!extract) return { archive: await downloadArchive(download, context) }
  await using extraction = new Extraction(download.folder, context)
  const reader = keepArchive ? new TolerantReader(extraction) : extraction
  const archive = await downloadArchive({ ...download, reader }, context)
  try {
    if (reader instanceof TolerantReader && reader.problem !== undefined) throw reader.problem
    return { archive, site: await extraction.finish(archive, about) }
  } catch (problem) {
    context.signal.throwIfAborted()
    // An export without pages is a mistake that no delivery may pass on.
    const hasNoPages = problem instanceof Failure && problem.code === 'archive-without-pages'
    if (keepArchive && !hasNoPages) return { archive, siteProblem: problem as Error }
    // Nothing of a refused archive is kept.
    await rm(archive.path, { force: true })
    throw problem
  }
}

/** Continues the download when the archive cannot be extracted. */
class TolerantReader implements ArchiveReader {
  readonly #reader: ArchiveReader
  problem: Error | undefined

  constructor(reader: ArchiveReader) {
    this.#reader = reader
  }

  async begin(size: number | undefined): Promise<void> {
    this.problem = undefined
    await this.#reader.begin(size)
  }

  async write(bytes: Buffer): Promise<void> {
    if (this.problem !== undefined) return
    try {
      await this.#reader.write(bytes)
    } catch (error) {
      this.problem = error as Error
    }
  }
}
