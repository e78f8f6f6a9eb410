import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SiteScanner } from '../../review/scan/site-scanner.ts'
import type { Log } from '../../runtime/log.ts'
import { Failure } from '../../runtime/failure.ts'
import {
  baseFolder,
  fileBelowAnyBase,
  findBasePath,
  rootPaths,
  SiteAddress
} from '../../site/addresses/site-address.ts'
import { SiteMap } from '../../site/addresses/site-map.ts'
import { pageDataOf } from '../../site/pages/page-data.ts'
import { countsAsPage } from '../../site/pages/pages.ts'
import { pageReferences } from '../receive/extract/linked-files.ts'

/** Whether the path of the site is not decided yet: `mint export` builds each site for the root of a host. */
export async function isMovable(
  folder: string,
  files: readonly { path: string }[],
  basePath: string
): Promise<boolean> {
  const paths = files.map(({ path }) => path)
  if (basePath !== '/' || !paths.includes('index.html')) return false
  // The service's own exports have data for the client beside their pages, and are built for the path of the site.
  if ([...pageDataOf(paths).keys()].some(path => !path.endsWith('.md'))) return false
  return pageReferences(await readFile(join(folder, 'index.html'))).isMintlify
}

/** A sample of pages is enough, because all pages of a site load the same scripts and style sheets. */
const MAX_PAGES = 50
const MAX_PAGE_BYTES = 4_000_000

/** Returns the path at which the site is served: the input, or the path that the site's pages use. */
export async function settleBasePath(
  given: string | undefined,
  { folder, files }: { folder: string; files: readonly { path: string; size: number }[] },
  log: Log
): Promise<string> {
  const pages = files.filter(file => countsAsPage(file) && file.size <= MAX_PAGE_BYTES)
  const step = Math.ceil(pages.length / MAX_PAGES)
  const scanner = new SiteScanner(0)
  for (const [i, { path }] of pages.entries()) {
    if (i % step === 0) scanner.scan(path, await readFile(join(folder, path)))
  }
  const { values = [], kinds = [] } = scanner.drain() ?? {}
  const loaded = values.filter((_, i) => kinds[i] === 'resource')
  const links = values.filter((_, i) => kinds[i] === 'link')
  const site = new SiteMap(new Set(files.map(({ path }) => path)))
  const found = findBasePath(loaded, site)
  if (given === undefined) {
    if (found !== undefined && found !== '/')
      log.notice(`The site was built for the path ${found}, which is used as \`base-path\`.`)
    return found ?? '/'
  }
  const other = rootPaths(loaded).size > 0 ? found : findLinkedBase(links, given, site)
  if (other !== undefined && baseFolder(other) !== baseFolder(given))
    throw otherPath(given, other, rootPaths(loaded).size > 0 ? undefined : [...rootPaths(links)][0])
  return given
}

/** `link`: an address in the pages, if only links begin with a slash, which the finish action does not move. */
function otherPath(given: string, other: string, link: string | undefined): Failure {
  const what = link === undefined ? 'load their scripts and style sheets from' : 'link to each other below'
  const advice =
    link === undefined
      ? `run the finish action if the site comes from \`mint export\`, or build the site for ${given} with a setting such as \`basePath\` in Next.js`
      : `make the links relative that begin with a slash, such as ${link}, or build the site for ${given}`
  return new Failure(
    'invalid-input',
    `\`base-path\` is ${given}, but the site was built for ${other}: its pages ${what} that path. Nothing was delivered.`,
    { advice: `Remove \`base-path\`. To serve the site below ${given}, ${advice}.` }
  )
}

/** Detects the base path from links, for pages that load no scripts. Returns undefined if any link is below `given`. */
function findLinkedBase(links: string[], given: string, site: SiteMap): string | undefined {
  const paths = [...rootPaths(links)]
  if (paths.some(path => SiteAddress.parse(path, given) !== undefined)) return undefined
  const pages = { has: (path: string) => path !== '' && site.find(path) !== undefined }
  // A broken link can have any path, so it is ignored.
  return findBasePath(
    paths.filter(path => fileBelowAnyBase(path, pages) !== undefined),
    pages
  )
}
