import { pageDataOf } from '../pages/page-data.ts'
import { isApiDocument, mayBeApiDocument } from './api-document.ts'
import type { LeftOutFile } from './left-out.ts'

// `mint export` copies almost every file from the source folder into the site. This list decides which of them stay.

/** Extensions of files that readers open or that pages show. */
const READER_TYPES = new Set(
  [
    'html htm xhtml pdf',
    'apng avif bmp cur gif heic ico jfif jpeg jpg jxl png svg svgz tif tiff webp',
    'eot otf ttc ttf woff woff2',
    'aac flac m4a mid mp3 oga ogg opus wav weba',
    'avi m3u8 m4s m4v mkv mov mp4 mpd mpeg mpg ogv srt vtt webm',
    'webmanifest'
  ].flatMap(line => line.split(' '))
)

/** Names at the root that hosts, browsers, search engines, apps, agents and scripts of other hosts request. */
const ROOT_NAMES =
  /^(?:CNAME|_headers|_redirects|\.nojekyll|(?:app-)?ads\.txt|BingSiteAuth\.xml|robots\.txt|humans\.txt|security\.txt|skill\.md|sw\.js|service-worker\.js|OneSignalSDK(?:Updater)?Worker\.js|firebase-messaging-sw\.js|apple-app-site-association|web\.config)$/

/** Such names in any folder. */
const NAMES =
  /(?:^|\/)(?:\.well-known\/(?!.*\.(?:7z|bak|bz2|csv|db|dump|env|gz|key|log|old|orig|pem|rar|sql|sqlite3?|swp|tar|tgz|xlsx?|xz|zip)$|.*~$).*|\.htaccess|llms[^/]*\.txt|sitemap[^/]*\.xml(?:\.gz)?)$/i

/** The web server in a `mint export` archive, and two programs that start the server. */
export const LAUNCHERS = ['serve.js', 'Start Docs.command', 'Start Docs.bat']

/** Returns the files in a `mint export` archive that do not belong to the site unless another file refers to them. */
export function unlistedFiles(paths: readonly string[]): Map<string, LeftOutFile['reason']> {
  const files = new Set(paths)
  const nested = nestedSites(files)
  const data = pageDataOf(paths)
  const found = new Map<string, LeftOutFile['reason']>()
  for (const path of paths) {
    const reason = reasonOf(path, files, nested)
    if (reason !== undefined && !(reason === 'project-file' && data.has(path))) found.set(path, reason)
  }
  return found
}

function reasonOf(
  path: string,
  files: ReadonlySet<string>,
  nested: ReadonlySet<string>
): LeftOutFile['reason'] | undefined {
  if (path.startsWith('_next/')) return undefined
  if (nestedSiteOf(path, nested) !== undefined) return 'nested-site'
  if (path.startsWith('_mintlify/')) return 'service'
  const name = path.slice(path.lastIndexOf('/') + 1)
  const folder = path.slice(0, -name.length)
  const isLauncher =
    LAUNCHERS.includes(name) && LAUNCHERS.some(other => other !== name && files.has(folder + other))
  if (isLauncher) return 'launcher'
  if (isSnippet(path)) return 'project-file'
  const extension = /[^/]\.([^./]+)$/.exec(path)?.[1] ?? ''
  const isListed = READER_TYPES.has(extension.toLowerCase()) || ROOT_NAMES.test(path) || NAMES.test(path)
  return isListed ? undefined : 'project-file'
}

function isSnippet(path: string): boolean {
  return /(?:^|\/)_snippets\//.test(path)
}

/** Returns true if the content can show that a file belongs to the site although its name is not listed. */
export function mayBelong(path: string, reason: LeftOutFile['reason'] | undefined): boolean {
  return reason === 'project-file' && !isSnippet(path) && (mayBeApiDocument(path) || isKeyName(path))
}

/** Returns true for an OpenAPI or AsyncAPI document, and for a key file of IndexNow, which contains its own name. */
export function belongsByContent(path: string, head: string): boolean {
  return isApiDocument(path, head) || (isKeyName(path) && head.trim() === path.slice(0, -'.txt'.length))
}

function isKeyName(path: string): boolean {
  return /^[\w-]{8,128}\.txt$/.test(path)
}

/** Returns the folders that contain another site, such as the result of an earlier build. */
export function nestedSites(files: ReadonlySet<string>): Set<string> {
  const folders = [...files].flatMap(path => /^(.+?)\/_next\/static\//.exec(path)?.[1] ?? [])
  return new Set(folders.filter(folder => files.has(`${folder}/index.html`)))
}

/** Returns the outermost nested site that contains the file. */
export function nestedSiteOf(path: string, nested: ReadonlySet<string>): string | undefined {
  if (nested.size === 0) return undefined
  const folders = path.split('/').slice(0, -1)
  const depth = folders.findIndex((_, i) => nested.has(folders.slice(0, i + 1).join('/')))
  return depth < 0 ? undefined : folders.slice(0, depth + 1).join('/')
}

/** Returns the folders of Pagefind, whose script composes the addresses of the other files in its folder. */
export function searchIndexes(paths: readonly string[]): Set<string> {
  return new Set(paths.flatMap(path => /^(.*\/)pagefind-entry\.json$/.exec(path)?.[1] ?? []))
}

/** Returns the folder of the search index that contains the file. Its files are at most one folder deeper. */
export function searchIndexOf(path: string, indexes: ReadonlySet<string>): string | undefined {
  return [/^(.*\/)[^/]+$/, /^(.*\/)[^/]+\/[^/]+$/]
    .map(pattern => pattern.exec(path)?.[1] ?? '')
    .find(folder => indexes.has(folder))
}
