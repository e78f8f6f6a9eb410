import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { reasonOf } from '../../../runtime/failure.ts'
import { declaredEncoding, MAX_HEAD } from '../../../html/encoding.ts'
import { parseUrl } from '../../../runtime/http/parse-url.ts'
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

/** The canonical address is in the head, but Next.js can stream it behind the first elements of the body. */
const MAX_HEAD_BYTES = 4 * 1024 * 1024

/** Text files that can refer to other files, such as styles, scripts, manifests and video playlists. */
const TEXT = /\.(?:css|js|json|m3u8|md|mjs|mpd|svg|txt|webmanifest|xhtml|xml|ya?ml)$/i
/** Text files for search engines, companies and other programs. The paths in them are not links. */
const NOT_FOR_READERS = /(?:^|\/)(?:humans|robots|security|(?:app-)?ads)\.txt$/i
/** Text files in which addresses need no quotation marks. */
const UNQUOTED = /\.(?:css|m3u8|mpd|xml|ya?ml)$/i

/** Reads the files from `mint export`, to find out which of them are part of the site. */
export async function surveySite(
  { folder, files, basePath, domain, allowed }: SurveyedSite,
  signal: AbortSignal
): Promise<Survey> {
  const paths = files.map(({ path }) => path)
  const sizes = new Map(files.map(({ path, size }) => [path, size]))
  const nested = nestedSites(new Set(paths))
  const indexes = searchIndexes(paths)
  const survey: Survey = {
    pages: new Set(),
    links: new Set(),
    leftOut: unlistedFiles(paths),
    mentioned: new Set(),
    unread: []
  }
  const { leftOut } = survey
  for (const path of allowed) leftOut.delete(path)
  await reading(
    [...leftOut.keys()].filter(path => mayBelong(path, leftOut.get(path))),
    async path => {
      if (belongsByContent(path, await startOfFile(join(folder, path), API_HEAD_LENGTH))) leftOut.delete(path)
    }
  )
  const known = new Set<string>()
  const candidates = [...leftOut.keys()]
  /** The candidates by path and by page address. */
  const named = new Map(
    candidates.flatMap(path => [
      [pageName(path), path],
      [path, path]
    ])
  )
  const mentioned = new MentionedPaths(candidates, { basePath, hosts: await hostsOf(folder, paths, domain) })
  const isText = (path: string) => TEXT.test(path) && !NOT_FOR_READERS.test(path)
  const isRead = (path: string) => isPage(path) || (isText(path) && !mentioned.isEmpty)
  // The queue grows, because a file that a page refers to is part of the site and can refer to further files.
  const queue = paths.filter(path => isRead(path) && !leftOut.has(path))
  await reading(queue, async path => {
    let encoding: string | undefined
    let isFirst = true
    let isComplete = true
    const form = { folder: isPage(path) ? undefined : dirname(path), isShown: !UNQUOTED.test(path) }
    for await (const bytes of textPieces(join(folder, path), sizes.get(path) ?? 0)) {
      encoding ??= encodingOf(path, bytes)
      signal.throwIfAborted()
      if (isPage(path)) surveyPage(path, bytes)
      for (const mentions of mentionsIn(decode(bytes, encoding), mentioned, isFirst, form)) {
        for (const name of mentions.references) keep(name)
        for (const name of mentions.shown) keep(name, true)
        isComplete &&= mentions.isComplete
        await setImmediate()
        signal.throwIfAborted()
      }
      isFirst = false
    }
    if (!isComplete) survey.unread.push({ path, reason: 'it repeats parts of file names too often' })
  })
  return survey

  /** `list` can grow while its files are read. */
  async function reading(list: readonly string[], read: (path: string) => Promise<void>): Promise<void> {
    for (const path of list) {
      signal.throwIfAborted()
      try {
        await read(path)
      } catch (error) {
        signal.throwIfAborted()
        if ((error as NodeJS.ErrnoException).syscall === undefined) throw error
        survey.unread.push({ path, reason: reasonOf(error) })
      }
    }
  }

  function surveyPage(path: string, bytes: Buffer): void {
    const addresses = [path, pageName(path)].map(name => new SiteAddress(name, basePath).pathname)
    const { isMintlify, targets } = pageReferences(bytes, addresses, domain, known)
    if (isMintlify) survey.pages.add(path)
    for (const target of targets) {
      const linked = SiteAddress.parse(target, basePath)?.path
      if (linked === undefined) continue
      if (/\/(?:index)?$/.test(linked)) survey.links.add(linked)
      keep(linked)
    }
  }

  /** `isMentioned`: whether the address is in a text for readers, not in a link. */
  function keep(name: string, isMentioned = false): void {
    const path = named.get(name) ?? named.get(pageName(name))
    if (path === undefined) return
    if (!isMentioned) survey.mentioned.delete(path)
    if (!leftOut.has(path)) return
    if (isMentioned) survey.mentioned.add(path)
    for (const file of [path, ...sharedWith(path)]) {
      leftOut.delete(file)
      if (isRead(file)) queue.push(file)
    }
  }

  /** Returns the other files that are in use if this file is: all of a nested site or of a search index. */
  function sharedWith(path: string): string[] {
    const site = nestedSiteOf(path, nested)
    // A reference to a script of a nested site shows that the nested site is in use.
    const top =
      site !== undefined && path.startsWith(`${site}/_next/`) ? `${site}/` : searchIndexOf(path, indexes)
    return top === undefined
      ? []
      : candidates.filter(other => other !== path && leftOut.has(other) && other.startsWith(top))
  }
}

function encodingOf(path: string, bytes: Buffer): string {
  const type = isPage(path) ? 'html' : /\.css$/i.test(path) ? 'css' : 'xml'
  return declaredEncoding(bytes.toString('latin1', 0, MAX_HEAD), type) ?? 'utf-8'
}

function decode(bytes: Buffer, encoding: string): string {
  return encoding === 'utf-8' ? bytes.toString() : new TextDecoder(encoding).decode(bytes)
}

/** The host names of the site: the given one, and the one in the canonical address of the start page. */
async function hostsOf(
  folder: string,
  paths: readonly string[],
  domain: string | undefined
): Promise<string[]> {
  const start = paths.includes('index.html') ? await startOf(join(folder, 'index.html')) : ''
  const { canonical } = pageReferences(Buffer.from(start))
  const host = canonical === undefined ? undefined : parseUrl(canonical)?.hostname
  return [domain, host].flatMap(name => name?.toLowerCase() ?? [])
}

/** Returns an empty string for a file that cannot be read. The survey reports such a file when it reads all pages. */
async function startOf(file: string): Promise<string> {
  return await startOfFile(file, MAX_HEAD_BYTES).catch(() => '')
}
