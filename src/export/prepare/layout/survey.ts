import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { reasonOf } from '../../../runtime/failure.ts'
import { declaredEncoding, MAX_HEAD } from '../../../html/encoding.ts'
import { pageName, SiteAddress } from '../../../site/addresses/site-address.ts'
import {
  belongsByContent,
  mayBelong,
  nestedSiteOf,
  nestedSites,
  searchIndexOf,
  searchIndexes,
  unlistedFiles
} from '../../../site/files/allow-list.ts'
import { API_HEAD_LENGTH } from '../../../site/files/api-document.ts'
import { isPage } from '../../../site/pages/pages.ts'
import { pageReferences } from '../../receive/extract/linked-files.ts'
import { startOfFile, textPieces } from '../../receive/extract/text-pieces.ts'
import type { WrittenFile } from '../../receive/extract/writers/file-writer.ts'
import { MentionedPaths } from './mentioned-paths.ts'
import { hostsOf } from './own-hosts.ts'
import { mentionsIn } from './text-parts.ts'

export interface SurveyedSite {
  folder: string
  files: readonly WrittenFile[]
  basePath: string
  domain: string | undefined
  /** Files that are never left out. */
  allowed: ReadonlySet<string>
}

export interface Survey {
  /** Pages that the service generated. */
  pages: Set<string>
  /** Linked paths below the base path that end in `/` or `/index`. They may need an alias after pages are moved. */
  links: Set<string>
  /** Files that are not part of the site, with the reason. */
  leftOut: ReturnType<typeof unlistedFiles>
  /** Files that are kept only because a text for readers contains their address. */
  mentioned: Set<string>
  /** Files that could not be read. They count as files that refer to nothing. */
  unread: { path: string; reason: string }[]
}

/** Text files that can refer to other files, such as styles, scripts, manifests and video playlists. */
const TEXT = /\.(?:css|js|json|m3u8|md|mjs|mpd|svg|txt|webmanifest|xhtml|xml|ya?ml)$/i
/** Text files for search engines, companies and other programs. The paths in them are not links. */
const NOT_FOR_READERS = /(?:^|\/)(?:humans|robots|security|(?:app-)?ads)\.txt$/i
/** Text files in which addresses need no quotation marks. */
const UNQUOTED = /\.(?:css|m3u8|mpd|xml|ya?ml)$/i

/** Reads the files from `mint export`, to find out which of them are part of the site. */
export async function surveySite(site: SurveyedSite, signal: AbortSignal): Promise<Survey> {
  const { folder, files, basePath, domain, allowed } = site
  const paths = files.map(({ path }) => path)
  const survey: Survey = {
    pages: new Set(),
    links: new Set(),
    leftOut: unlistedFiles(paths),
    mentioned: new Set(),
    unread: []
  }
  const { leftOut, unread } = survey
  for (const path of allowed) leftOut.delete(path)
  await readEach(
    [...leftOut.keys()].filter(path => mayBelong(path, leftOut.get(path))),
    async path => {
      if (belongsByContent(path, await startOfFile(join(folder, path), API_HEAD_LENGTH))) leftOut.delete(path)
    },
    unread,
    signal
  )
  const candidates = [...leftOut.keys()]
  const mentioned = new MentionedPaths(candidates, { basePath, hosts: await hostsOf(folder, paths, domain) })
  const references = new References(site, survey, candidates, mentioned)
  await readEach(references.queue, async path => await references.follow(path, signal), unread, signal)
  return survey
}

/** `list` can grow while its files are read. */
async function readEach(
  list: readonly string[],
  read: (path: string) => Promise<void>,
  unread: Survey['unread'],
  signal: AbortSignal
): Promise<void> {
  for (const path of list) {
    signal.throwIfAborted()
    try {
      await read(path)
    } catch (error) {
      signal.throwIfAborted()
      if ((error as NodeJS.ErrnoException).syscall === undefined) throw error
      unread.push({ path, reason: reasonOf(error) })
    }
  }
}

/** Follows the references in the files of a site. Keeps each candidate that a file refers to. */
class References {
  /** The files to read. A file that a page refers to is part of the site, and can refer to further files. */
  readonly queue: string[]
  readonly #site: SurveyedSite
  readonly #survey: Survey
  readonly #candidates: readonly string[]
  readonly #mentioned: MentionedPaths
  /** The candidates by path and by page address. */
  readonly #named: ReadonlyMap<string, string>
  readonly #sizes: ReadonlyMap<string, number>
  readonly #nested: ReturnType<typeof nestedSites>
  readonly #indexes: ReturnType<typeof searchIndexes>
  readonly #known = new Set<string>()

  constructor(site: SurveyedSite, survey: Survey, candidates: readonly string[], mentioned: MentionedPaths) {
    const paths = site.files.map(({ path }) => path)
    this.#site = site
    this.#survey = survey
    this.#candidates = candidates
    this.#mentioned = mentioned
    this.#named = new Map(
      candidates.flatMap(path => [
        [pageName(path), path],
        [path, path]
      ])
    )
    this.#sizes = new Map(site.files.map(({ path, size }) => [path, size]))
    this.#nested = nestedSites(new Set(paths))
    this.#indexes = searchIndexes(paths)
    this.queue = paths.filter(path => this.#isRead(path) && !survey.leftOut.has(path))
  }

  #isRead(path: string): boolean {
    return isPage(path) || (TEXT.test(path) && !NOT_FOR_READERS.test(path) && !this.#mentioned.isEmpty)
  }

  /** Reads a file, and keeps the files that it refers to. */
  async follow(path: string, signal: AbortSignal): Promise<void> {
    let encoding: string | undefined
    let isFirst = true
    let isComplete = true
    const folders = [...new Set([path, ...(isPage(path) ? [pageName(path)] : [])].map(dirname))]
    const form = { folders, isPage: isPage(path), isShown: !UNQUOTED.test(path) }
    for await (const bytes of textPieces(join(this.#site.folder, path), this.#sizes.get(path) ?? 0)) {
      encoding ??= encodingOf(path, bytes)
      signal.throwIfAborted()
      if (isPage(path)) this.#followLinks(path, bytes)
      for (const mentions of mentionsIn(decode(bytes, encoding), this.#mentioned, isFirst, form)) {
        for (const name of mentions.references) this.#keep(name)
        for (const name of mentions.shown) this.#keep(name, true)
        isComplete &&= mentions.isComplete
        await setImmediate()
        signal.throwIfAborted()
      }
      isFirst = false
    }
    if (!isComplete) this.#survey.unread.push({ path, reason: 'it repeats parts of file names too often' })
  }

  #followLinks(path: string, bytes: Buffer): void {
    const { basePath, domain } = this.#site
    const addresses = [path, pageName(path)].map(name => new SiteAddress(name, basePath).pathname)
    const { isMintlify, targets } = pageReferences(bytes, addresses, domain, this.#known)
    if (isMintlify) this.#survey.pages.add(path)
    for (const target of targets) {
      const linked = SiteAddress.parse(target, basePath)?.path
      if (linked === undefined) continue
      if (/\/(?:index)?$/.test(linked)) this.#survey.links.add(linked)
      this.#keep(linked)
    }
  }

  /** `isMentioned`: whether the address is in a text for readers, not in a link. */
  #keep(name: string, isMentioned = false): void {
    const { leftOut, mentioned } = this.#survey
    const path = this.#named.get(name) ?? this.#named.get(pageName(name))
    if (path === undefined) return
    if (!isMentioned) mentioned.delete(path)
    if (!leftOut.has(path)) return
    if (isMentioned) mentioned.add(path)
    for (const file of [path, ...this.#sharedWith(path)]) {
      leftOut.delete(file)
      if (this.#isRead(file)) this.queue.push(file)
    }
  }

  /** Returns the other files that are in use if this file is: all of a nested site or of a search index. */
  #sharedWith(path: string): string[] {
    const site = nestedSiteOf(path, this.#nested)
    // A reference to a script of a nested site shows that the nested site is in use.
    const top =
      site !== undefined && path.startsWith(`${site}/_next/`)
        ? `${site}/`
        : searchIndexOf(path, this.#indexes)
    return top === undefined
      ? []
      : this.#candidates.filter(
          other => other !== path && this.#survey.leftOut.has(other) && other.startsWith(top)
        )
  }
}

function encodingOf(path: string, bytes: Buffer): string {
  const type = isPage(path) ? 'html' : /\.css$/i.test(path) ? 'css' : 'xml'
  return declaredEncoding(bytes.toString('latin1', 0, MAX_HEAD), type) ?? 'utf-8'
}

function decode(bytes: Buffer, encoding: string): string {
  return encoding === 'utf-8' ? bytes.toString() : new TextDecoder(encoding).decode(bytes)
}
