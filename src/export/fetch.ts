import { rm } from 'node:fs/promises'
import {
  type Archive,
  type ArchiveReader,
  type Download,
  downloadArchive,
  type DownloadContext
} from './archive/download.ts'
import { type Site, type SiteAbout, Extraction } from './site/extract.ts'

export interface Fetch extends Omit<Download, 'reader'> {
  unpack: boolean
  /** The archive itself is wanted too: one that can not be unpacked may still be handed on as it is. */
  keepArchive: boolean
  about: SiteAbout
}

export interface Fetched {
  archive: Archive
  site?: Site
  /** Why there is no site, where one was wanted besides the archive. */
  siteProblem?: Error
}

/** The archive and, where wanted, the site in it: unpacked in the same pass in which it is downloaded. */
export async function fetchArchive(
  { unpack, keepArchive, about, ...download }: Fetch,
  context: DownloadContext
): Promise<Fetched> {
  if (!unpack) return { archive: await downloadArchive(download, context) }
  await using unpacking = new Extraction(download.folder, context)
  const reader = keepArchive ? new PatientReader(unpacking) : unpacking
  const archive = await downloadArchive({ ...download, reader }, context)
  try {
    if (reader instanceof PatientReader && reader.problem !== undefined) throw reader.problem
    return { archive, site: await unpacking.finish(archive, about) }
  } catch (problem) {
    context.signal.throwIfAborted()
    if (keepArchive) return { archive, siteProblem: problem as Error }
    // An archive that was refused is not left behind either.
    await rm(archive.path, { force: true })
    throw problem
  }
}

/** Lets the download go on when the archive can not be unpacked. */
class PatientReader implements ArchiveReader {
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
