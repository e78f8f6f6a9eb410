import { rm } from 'node:fs/promises'
import { type Archive, type Download, downloadArchive, type DownloadContext } from './archive/download.ts'
import { type Site, type SiteAbout, Unpacking } from './site/unpack.ts'

export interface Fetch extends Omit<Download, 'reader'> {
  unpack: boolean
  about: SiteAbout
}

/** The archive and, where wanted, the site in it: unpacked in the same pass in which it is downloaded. */
export async function fetchArchive(
  { unpack, about, ...download }: Fetch,
  context: DownloadContext
): Promise<{ archive: Archive; site?: Site }> {
  if (!unpack) return { archive: await downloadArchive(download, context) }
  await using reader = new Unpacking(download.folder, context)
  const archive = await downloadArchive({ ...download, reader }, context)
  try {
    return { archive, site: await reader.finish(archive, about) }
  } catch (error) {
    // An archive that was refused is not left behind either.
    await rm(archive.path, { force: true })
    throw error
  }
}
