import { hash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { formatOf } from '../../src/export/archive/format.ts'
import { type Site, type SiteAbout, Extraction } from '../../src/export/extract/extraction.ts'
import { systemClock } from '../../src/runtime/clock.ts'
import { MemoryLog } from './memory-log.ts'

export interface ExtractOptions {
  about?: Partial<SiteAbout>
  signal?: AbortSignal
  /** The size that the download announces. It decides whether threads are used. */
  announcedSize?: number
}

/** A size from which threads are used. */
export const WITH_THREADS = 100e6

/** Passes an archive to the extraction as the download does, in pieces of a megabyte. */
export async function extract(
  bytes: Buffer,
  folder: string,
  { about, signal = new AbortController().signal, announcedSize = bytes.length }: ExtractOptions = {}
): Promise<{ site: Site; log: MemoryLog }> {
  const path = join(folder, 'docs.archive')
  await writeFile(path, bytes)
  const log = new MemoryLog()
  await using extraction = new Extraction(folder, { log, clock: systemClock, signal })
  await extraction.begin(announcedSize)
  for (let start = 0; start < bytes.length; start += 1024 * 1024) {
    await extraction.write(bytes.subarray(start, start + 1024 * 1024))
  }
  const archive = {
    path,
    size: bytes.length,
    sha256: hash('sha256', bytes),
    format: formatOf(bytes) ?? 'tar'
  }
  const { files } = await extraction.complete(archive)
  const site = await extraction.install(archive, files, {
    domain: 'docs.example.com',
    jobId: 'job-1',
    version: undefined,
    basePath: '/',
    paths: undefined,
    pageCount: undefined,
    exportedAt: new Date().toISOString(),
    ...about
  })
  return { site, log }
}

/** Every file below a folder with the hash of its content, sorted. */
export async function treeOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => !entry.isDirectory()).map(entry => join(entry.parentPath, entry.name))
  const tree: Record<string, string> = {}
  for (const file of files.sort()) {
    tree[relative(folder, file).split(sep).join('/')] = hash('sha256', await readFile(file))
  }
  return tree
}
