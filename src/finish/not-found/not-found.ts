import { readFileSync } from 'node:fs'
import { Problem } from '../../runtime/problem.ts'
import { ownFile } from '../../runtime/own-file.ts'
import { SiteAddress } from '../../site/addresses/site-address.ts'
import type { Manifest } from '../../site/records/manifest.ts'
import type { Exchange } from '../exchange.ts'
import type { PageAddresses } from '../site/page-addresses.ts'
import type { PageFacts } from '../page/page-facts.ts'
import { notFoundPage } from './not-found-page.ts'
import { siteLook, type SiteLook } from './site-look.ts'

const [PAGE, SCRIPT] = ['404.html', '404.js']
/** Readers load the list only at an address that does not exist, but then they wait for it. */
const MAX_LIST_BYTES = 500_000
const MAX_TITLE = 100
const NO_LOOK: SiteLook = {
  icons: [],
  logo: undefined,
  darkLogo: undefined,
  color: undefined,
  darkColor: undefined
}

interface NotFoundSite {
  siteName: string
  language: string
  basePath: string | undefined
  /** The redirects of the site, which hosts can answer without a page. */
  redirects: Manifest['redirects']
  /** The page from which the look is read. */
  start: PageFacts | undefined
  /** Pages that the list of similar pages can contain, in the order of the navigation. */
  pages: readonly { path: string; title: string }[]
  addresses: PageAddresses
  /** The script element that loads the search. */
  search: string | undefined
}

/** Adds the page for addresses that do not exist, and the script that lists similar pages there. */
export function addNotFound(exchange: Exchange, site: NotFoundSite): void {
  if (exchange.keeps(PAGE)) return
  const { siteName, language, basePath, search = '' } = site
  const pathOf = (path: string) => new SiteAddress(path, basePath).pathname
  const hasScript = !exchange.keeps(SCRIPT)
  if (hasScript) exchange.add(SCRIPT, scriptOf(site.pages), 'entry-point')
  const page = notFoundPage({
    siteName,
    language,
    startPath: startPathOf(exchange, site),
    look: lookOfSite(exchange, site),
    search,
    script: hasScript ? pathOf(SCRIPT) : undefined
  })
  exchange.add(PAGE, page, 'entry-point')
}

/** Returns the path of the start page. A site without one leads its readers to its first page. */
function startPathOf(
  exchange: Exchange,
  { start, basePath, redirects = [], addresses }: NotFoundSite
): string {
  const root = new SiteAddress('', basePath).pathname
  const isRedirected =
    redirects.some(({ source }) => [root, root.replace(/(?<=.)\/$/, '')].includes(source)) ||
    exchange.files.some(({ path }) => path === '_redirects')
  if (start === undefined || isRedirected || addresses.fileAt(root) !== undefined) return root
  return addresses.pathnameOf(start.file.path)
}

/** The page is shown at any address, so addresses of files of the site get their path from the root of the host. */
function lookOfSite(exchange: Exchange, { start, addresses, basePath }: NotFoundSite): SiteLook {
  const current = start && exchange.read(start.file.path)
  const source = current && exchange.shared.restore(current)
  if (start === undefined || source === undefined || source instanceof Problem) return NO_LOOK
  const { file, base } = start
  const from = (base === undefined ? null : addresses.resolve(base, file.path)) ?? file.path
  return siteLook(source, value => {
    const url = value.trim() === '' ? null : addresses.resolve(value, from)
    if (url === null || !/^https?:$/.test(url.protocol)) return undefined
    const found = addresses.fileAt(url.href)
    if (found !== undefined) return new SiteAddress(found, basePath).pathname
    return url.protocol === 'https:' && url.origin !== addresses.origin ? url.href : undefined
  })
}

function scriptOf(pages: NotFoundSite['pages']): string {
  const code = readFileSync(ownFile('finish/not-found/client/not-found.js'), 'utf8')
  let bytes = 0
  const listed = pages
    // An address with two slashes at its start would lead to another host.
    .filter(({ path }) => /^\/(?![/\\])/.test(path))
    .map(({ path, title }) => JSON.stringify([path, title.slice(0, MAX_TITLE)]))
    .filter(entry => (bytes += Buffer.byteLength(entry) + 2) <= MAX_LIST_BYTES)
  return `${code}\nshowSimilarPages([\n${listed.join(',\n')}\n])\n`
}
