import { rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Review, CheckOptions } from '../../../review/checks/site-review.ts'
import { formatCount } from '../../../runtime/text/units.ts'
import { withMore } from '../../../runtime/text/with-more.ts'
import { HOST_SETTINGS } from '../../../site/files/credential-forms.ts'
import { credentialsAmong } from '../../../site/files/credentials.ts'
import { isDotfile, type LeftOutFile } from '../../../site/files/left-out.ts'
import { pageCountOf } from '../../../site/pages/pages.ts'
import type { ArchiveFormat } from '../../../archive/format.ts'
import type { Archive, ArchiveReader } from '../archive/write-archive.ts'
import { type OutputContext, removeFolder } from '../../output-dir/private-folder.ts'
import { type AddedFile, writeAddedFiles } from './added-files.ts'
import { copyFolder } from './folder.ts'
import { Guards, refuseArchive } from '../../../archive/guards.ts'
import type { TarHandler } from '../../../archive/tar-reader.ts'
import { listZip } from '../../../archive/zip.ts'
import { linkedFiles } from './linked-files.ts'
import { TarStream } from '../../../archive/tar.ts'
import { makeSiteFolder, type WrittenFile } from './writers/file-writer.ts'
import { admitEntry, Batch, makeFolder, type SiteTarget, Writers } from './writers/writers.ts'

/** For smaller archives, a second thread costs more (50 ms, 50 MB) than it saves. */
const MIN_BYTES_FOR_THREADS = 16 * 1024 * 1024
const THREADS = 2

const MAX_NAMED = 20

export interface ExtractionOptions {
  /** Whether to scan the site during the extraction. */
  isReviewed?: boolean
  /** Files that are never left out. */
  allowed?: ReadonlySet<string>
  domain?: string | undefined
}

/** Extracts a site into `site` in the private folder, from a folder or from an archive that is being downloaded. */
export class Extraction implements ArchiveReader, AsyncDisposable {
  readonly sitePath: string
  /** Received files that are not part of the site. */
  leftOut: LeftOutFile[] = []
  /** Files that contain credentials and are neither allowed nor linked. Some are also left out for another reason. */
  credentials: string[] = []
  readonly #context: OutputContext
  readonly #options: ExtractionOptions
  readonly #allowed: ReadonlySet<string>
  /** Replaced by each attempt, because a download can restart. */
  #target: SiteTarget | undefined
  #tar: TarStream | undefined
  #files: WrittenFile[] = []
  readonly #moved = new Map<string, string | undefined>()

  constructor(folder: string, context: OutputContext, options: ExtractionOptions = {}) {
    this.sitePath = join(folder, 'site')
    this.#context = context
    this.#options = options
    this.#allowed = options.allowed ?? new Set()
  }

  async begin(size: number | undefined, format?: ArchiveFormat): Promise<void> {
    await this[Symbol.asyncDispose]()
    this.leftOut = []
    this.credentials = []
    this.#moved.clear()
    makeSiteFolder(dirname(this.sitePath), 'site')
    const { signal } = this.#context
    const isLarge = size === undefined || size >= MIN_BYTES_FOR_THREADS
    const writers = new Writers(
      this.sitePath,
      isLarge ? THREADS : 1,
      this.#options.isReviewed === true,
      signal
    )
    const [guards, batch] = [new Guards(), new Batch(writers)]
    this.#target = { root: this.sitePath, guards, writers, batch, dotFolders: [], signal }
    // A zip file is extracted only after it is complete, because its directory is at the end.
    if (format !== 'tar' && format !== 'tar.gz') return
    const ready = async () => await writers.ready()
    this.#tar = new TarStream(writing(this.#target), { isGzip: format === 'tar.gz', guards, signal, ready })
  }

  async write(bytes: Buffer): Promise<void> {
    await this.#tar?.write(bytes)
  }

  async complete(archive: Archive): Promise<WrittenFile[]> {
    if (this.#tar === undefined) await this.#extractZip(archive)
    else await this.#tar.end()
    return await this.#finish('archive')
  }

  async copyFolder(folder: string): Promise<WrittenFile[]> {
    await this.begin(undefined)
    this.leftOut = await copyFolder(folder, this.#started, this.#allowed)
    return await this.#finish('folder')
  }

  async review(options: CheckOptions): Promise<Review> {
    return await this.#started.writers.review(
      this.#files.map(({ path }) => path),
      options,
      this.#moved
    )
  }

  /** Reserves the path of a file to add. Returns false if the path is invalid or taken on some file systems. */
  take(path: string): boolean {
    return this.#started.guards.take(path)
  }

  /** Adds files to the site at paths that `take` reserved. */
  async add(files: readonly AddedFile[]): Promise<WrittenFile[]> {
    return await writeAddedFiles(this.sitePath, files, this.#context.signal)
  }

  /** Reserves paths and adds files that the review must include. Returns all files of the site. */
  async addToSite(files: readonly AddedFile[]): Promise<readonly WrittenFile[]> {
    for (const { path } of files) this.take(path)
    this.#files.push(...(await this.add(files)))
    return this.#files
  }

  async leaveOut(files: ReadonlyMap<string, LeftOutFile['reason']>): Promise<void> {
    for (const [path, reason] of files) {
      this.#context.signal.throwIfAborted()
      await rm(join(this.sitePath, path))
      this.#started.guards.release(path)
      this.#moved.set(path, undefined)
      this.leftOut.push({ path, reason })
    }
    this.#files = this.#files.filter(({ path }) => !files.has(path))
    await this.#removeEmptyFolders([...files.keys()].map(dirname))
  }

  /** Moves files in the given order. Each new path must be free when its file is moved. */
  async move(moves: readonly { from: string; to: string }[]): Promise<void> {
    for (const { from, to } of moves) {
      this.#context.signal.throwIfAborted()
      await rename(join(this.sitePath, from), join(this.sitePath, to))
      this.#started.guards.release(from)
      this.take(to)
      this.#moved.set(from, to)
    }
    const places = new Map(moves.map(({ from, to }) => [from, to]))
    this.#files = this.#files.map(file => ({ ...file, path: places.get(file.path) ?? file.path }))
    await this.#removeEmptyFolders([...places.keys()].map(dirname))
  }

  /** Stops the extraction and removes the site that it wrote, unless the site was moved away. */
  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#target === undefined) return
    this.#tar?.close()
    await this.#target.writers[Symbol.asyncDispose]()
    await removeFolder(this.sitePath, this.#context)
    this.#target = this.#tar = undefined
  }

  async #extractZip(archive: Archive): Promise<void> {
    const { guards, writers, signal } = this.#started
    const target = { guards, makeFolder: (folder: string) => makeFolder(this.#started, folder), signal }
    for (const entries of await listZip(archive, target)) {
      await writers.ready()
      writers.assign({ kind: 'zip', archive: archive.path, entries })
    }
  }

  async #finish(source: 'archive' | 'folder'): Promise<WrittenFile[]> {
    const { guards, writers, batch } = this.#started
    batch.send()
    await writers.idle()
    guards.requireFiles()
    const credentials = writers.files.filter(({ isCredential }) => isCredential === true)
    this.#files = writers.files.map(({ path, size, sha256 }) => ({ path, size, sha256 }))
    await this.#leaveOutDotfiles()
    await this.#leaveOutCredentials(
      credentials.map(({ path }) => path),
      source
    )
    if (pageCountOf(this.#files) === 0) throw refuseArchive('archive-without-pages')
    return this.#files
  }

  async #leaveOutDotfiles(): Promise<void> {
    const isLeftOut = (path: string) => isDotfile(path) && !this.#allowed.has(path)
    const found = this.#files.map(({ path }) => path).filter(path => isLeftOut(path))
    await this.leaveOut(new Map(found.map(path => [path, 'dotfile'])))
    const names = this.leftOut.filter(({ reason }) => reason === 'dotfile').map(({ path }) => path)
    if (names.length > 0)
      this.#context.log.notice(
        `${formatCount(names.length, 'file')} left out of the site, because a file or folder name begins with a dot: ${listed(names)}.`
      )
  }

  /** `found` contains all files that were judged to contain credentials. */
  async #leaveOutCredentials(found: string[], source: 'archive' | 'folder'): Promise<void> {
    const { log, signal } = this.#context
    const paths = this.#started.writers.files.map(({ path }) => path)
    const credentials = credentialsAmong(found, paths, this.#allowed)
    if (credentials.length > 0) {
      const site = { folder: this.sitePath, files: this.#files }
      const linked = await linkedFiles(credentials, site, { domain: this.#options.domain, signal })
      const settings = credentials.filter(path => HOST_SETTINGS.test(path))
      this.credentials = credentials.filter(path => !linked.has(path) && !settings.includes(path))
      if (settings.length > 0)
        log.warning(
          `These settings of hosts contain credentials but remain in the site: ${listed(settings)}. A host that does not read such a file shows it to readers. If yours does not, revoke the credentials and remove the file.`
        )
      if (linked.size > 0)
        log.warning(
          `These files contain credentials but remain in the site, because a page links to them: ${listed([...linked].map(([path, page]) => `${path} (linked from ${page})`))}. If they are not examples, revoke the credentials and remove the links.`
        )
    }
    const inSite = new Set(this.#files.map(({ path }) => path))
    const held = this.credentials.filter(path => inSite.has(path))
    await this.leaveOut(new Map(held.map(path => [path, 'credential'])))
    const names = this.leftOut.filter(({ reason }) => reason === 'credential').map(({ path }) => path)
    await this.#removeEmptyFolders(this.#started.dotFolders)
    const all = new Set([...names, ...this.credentials])
    if (all.size === 0) return
    const isInArchive = source === 'archive' && this.credentials.length > 0
    const effect =
      'The archive contains them, so it is not delivered, and the output `archive-path` is not set.'
    log.warning(
      `Files with credentials were left out of the site: ${listed(all)}.${isInArchive ? ` ${effect}` : ''}`
    )
  }

  /** Removes each of these folders and its parents if they are empty. */
  async #removeEmptyFolders(innermost: Iterable<string>): Promise<void> {
    const folders = new Set<string>()
    for (let folder of innermost) for (; folder !== '.'; folder = dirname(folder)) folders.add(folder)
    // Start with the innermost folders. `rmdir` keeps a folder that is not empty.
    for (const folder of [...folders].sort().reverse())
      await rmdir(join(this.sitePath, folder)).catch(() => undefined)
  }

  get #started(): SiteTarget {
    if (this.#target === undefined) throw new Error('the extraction was not started')
    return this.#target
  }
}

function listed(names: Iterable<string>): string {
  return withMore([...names].sort(), MAX_NAMED).join(', ')
}

function writing(target: SiteTarget): TarHandler {
  const { batch } = target
  return {
    entry: (name, kind, size) => {
      const path = admitEntry(target, name, kind)
      if (kind === 'file') batch.begin(path, size)
    },
    content: bytes => batch.add(bytes),
    endFile: () => batch.finish()
  }
}
