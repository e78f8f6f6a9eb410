import { readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { percentDecode } from '../../../runtime/text/percent-decode.ts'
import { SiteAddress } from '../../../site/addresses/site-address.ts'
import { nestedSiteOf, nestedSites, projectFiles } from '../../../site/files/project-files.ts'
import { pageName } from '../../../site/pages/page-addresses.ts'
import { isPage } from '../../../site/pages/pages.ts'
import { MAX_PAGE_BYTES, pageReferences } from '../../receive/extract/linked-files.ts'
import type { WrittenFile } from '../../receive/extract/writers/file-writer.ts'

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
  leftOut: ReturnType<typeof projectFiles>
}

/** Text files that can refer to other files, such as styles, scripts, manifests and video playlists. */
const TEXT = /\.(?:css|js|json|m3u8|md|mjs|svg|txt|webmanifest|xml)$/i
const WORD = /[^\s"'`<>()[\]{}\\?#&*|,;=“”„‘’«»…。、，]+/g
/** A name that WORD may match only in part. */
const ODD_NAME = /[^\w./-]/
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }

/** Reads the files from `mint export`, to find out which of them are part of the site. */
export async function surveySite(
  { folder, files, basePath, domain, allowed }: SurveyedSite,
  signal: AbortSignal
): Promise<Survey> {
  const paths = files.map(({ path }) => path)
  const sizes = new Map(files.map(({ path, size }) => [path, size]))
  const nested = nestedSites(new Set(paths))
  const survey: Survey = { pages: new Set(), links: new Set(), leftOut: projectFiles(paths) }
  const { leftOut } = survey
  for (const path of allowed) leftOut.delete(path)
  const known = new Set<string>()
  /** Files that may be left out, by path and by page address. */
  const candidates = new Map(
    [...leftOut.keys()].flatMap(path => [
      [path, path],
      [pageName(path), path]
    ])
  )
  const odd = [...leftOut.keys()].filter(path => ODD_NAME.test(path))
  const names = new Set([...candidates.keys()].map(path => posix.basename(path)))
  const isRead = (path: string) => isPage(path) || (TEXT.test(path) && !path.startsWith('_next/'))
  const queue = paths.filter(path => isRead(path) && !leftOut.has(path))
  // The queue grows, because a file that a page refers to is part of the site and can refer to further files.
  for (const path of queue) {
    signal.throwIfAborted()
    if ((sizes.get(path) ?? 0) > MAX_PAGE_BYTES) {
      // A file that is too large to read may refer to any other file, so leave out no file.
      leftOut.clear()
      continue
    }
    const bytes = await readFile(join(folder, path))
    if (isPage(path)) surveyPage(path, bytes)
    else surveyText(bytes.toString(), word => posix.join(dirname(path), word))
  }
  return survey

  function surveyPage(path: string, bytes: Buffer): void {
    const addresses = [path, pageName(path)].map(name => new SiteAddress(name, basePath).pathname)
    const { isMintlify, targets } = pageReferences(bytes, addresses, domain, known)
    if (isMintlify) survey.pages.add(path)
    for (const target of targets) {
      const named = SiteAddress.parse(target, basePath)?.path
      if (named === undefined) continue
      if (/\/(?:index)?$/.test(named)) survey.links.add(named)
      keep(named)
    }
    surveyText(plain(bytes.toString()), () => undefined)
  }

  /** `relativeTo` resolves a relative path against its file's folder. Relative paths in page text are ignored. */
  function surveyText(text: string, relativeTo: (word: string) => string | undefined): void {
    if (candidates.size === 0) return
    for (const path of odd) if ([path, encodeURI(path)].some(name => text.includes(`/${name}`))) keep(path)
    for (const [written] of text.matchAll(WORD)) {
      const word = percentDecode(written.replace(/(?<![.,:!])[.,:!]+$/, ''))
      if (!names.has(posix.basename(word))) continue
      const [, address] = /^(?:https?:)?\/\/[^/]+(\/.*)$/s.exec(word) ?? []
      const isOwn = domain !== undefined && word.startsWith(`${domain}/`)
      // A slash after a letter is in the middle of a path.
      const [, rooted] = /(?:^|[^\w.-])(\/.*)$/s.exec(word) ?? []
      const pathname = address ?? (isOwn ? word.slice(word.indexOf('/')) : rooted)
      const named = pathname === undefined ? relativeTo(word) : SiteAddress.parse(pathname, basePath)?.path
      if (named !== undefined) keep(named)
    }
  }

  function keep(named: string): void {
    const path = candidates.get(named) ?? candidates.get(pageName(named))
    if (path === undefined || !leftOut.has(path)) return
    const site = nestedSiteOf(path, nested)
    // A reference to a script of a nested site shows that the nested site is in use, so keep all of its files.
    const isShared = site !== undefined && path.startsWith(`${site}/_next/`)
    const kept = isShared ? [...leftOut.keys()].filter(other => other.startsWith(`${site}/`)) : [path]
    for (const file of kept) {
      leftOut.delete(file)
      if (isRead(file)) queue.push(file)
    }
  }
}

/** Decodes string escapes and HTML entities, which can hide parts of an address. */
function plain(text: string): string {
  return text
    .replaceAll(/\\+(?:u([0-9a-f]{4})|[nrt]|\/)/gi, (escape: string, code?: string) =>
      code === undefined ? (escape.endsWith('/') ? '/' : ' ') : String.fromCharCode(Number.parseInt(code, 16))
    )
    .replaceAll(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => ENTITIES[name] ?? '')
}
