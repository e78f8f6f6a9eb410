import { readIfThere } from '../runtime/files/read-below.ts'
import { Problem } from '../runtime/problem.ts'
import { compareText } from '../runtime/text/compare.ts'
import { sitemapUrls } from '../review/scan/values/sitemap-scanner.ts'
import type { Manifest } from '../site/records/manifest.ts'
import { SiteMap } from '../site/addresses/site-map.ts'
import { NO_HOST } from './page-addresses.ts'
import { readFlight } from './flight/flight.ts'
import { navigationIn, type SiteNavigation } from './flight/navigation.ts'
import type { PageFacts } from './page-facts.ts'

export interface SiteOutline {
  name: string
  description: string
  language: string
  /** Pages in the order of the navigation, or of the sitemap if the navigation lists no pages. */
  order: string[]
  /** Pages in a language or version other than the default. */
  others: ReadonlySet<string>
  /** Pages that are left out of the lists for agents and search engines. */
  hidden: ReadonlySet<string>
  /** Addresses of pages in the navigation, by path. */
  addresses: ReadonlyMap<string, string>
}

interface OutlinedSite {
  manifest: Manifest
  sitePath: string
  siteUrl: URL | undefined
}

export function outlineOfSite(pages: readonly PageFacts[], site: OutlinedSite): SiteOutline {
  const { manifest, siteUrl } = site
  const [start] = inOrder(pages, [])
  const navigation = start && navigationOf(start, site)
  const fileAt = fileFinder(manifest)
  const listed = navigation?.pages.filter(({ isHidden }) => !isHidden) ?? []
  const pathOf = ({ href }: { href: string }) => fileAt(href)
  const order = listed.filter(({ isDefault }) => isDefault).flatMap(page => pathOf(page) ?? [])
  const others = listed.filter(({ isDefault }) => !isDefault).flatMap(page => pathOf(page) ?? [])
  const shown = new Set([...order, ...others])
  const hidden = navigation?.listsHidden === true ? [] : navigation?.pages.filter(({ isHidden }) => isHidden)
  return {
    name: navigation?.name || start?.siteName || (manifest.domain ?? siteUrl?.host ?? start?.title ?? ''),
    description: navigation?.description ?? start?.summary ?? '',
    language: start?.language ?? '',
    order: order.length > 0 ? order : orderOfSitemap(site, fileAt),
    others: new Set(others),
    hidden: new Set(hidden?.flatMap(page => pathOf(page) ?? []).filter(path => !shown.has(path))),
    addresses: new Map(navigation?.pages.map(page => [pathOf(page) ?? '', page.href]))
  }
}

type FileFinder = (address: string) => string | undefined

/** Also finds files for addresses in the service's navigation, which omit the base path and can end with `/index`. */
function fileFinder(manifest: Manifest): FileFinder {
  // A redirect page, such as `guides/index.html` for guides.html, is at the address that the navigation has for its page.
  const pages = manifest.files.filter(({ redirect }) => redirect === undefined)
  const paths = new Set(pages.map(({ path }) => path))
  const below = new SiteMap(paths, { origin: NO_HOST, basePath: manifest.basePath })
  const atRoot = new SiteMap(paths, { origin: NO_HOST })
  return address =>
    [address, address.replace(/\/index$/, '')]
      .flatMap(form => [below.fileAt(form), atRoot.fileAt(form)])
      .find(path => path !== undefined)
}

function navigationOf({ file }: PageFacts, { sitePath }: OutlinedSite): SiteNavigation | undefined {
  const page = readIfThere(sitePath, file.path)
  const flight = page && readFlight(page)
  return flight === undefined || flight instanceof Problem ? undefined : navigationIn(flight.rows)
}

/** Ignores the host: the sitemap can list addresses on the export host or the site host, with the same paths. */
function orderOfSitemap({ manifest, sitePath }: OutlinedSite, fileAt: FileFinder): string[] {
  const file = manifest.files.find(({ path, kind }) => path === 'sitemap.xml' && kind === undefined)
  const text = file && readIfThere(sitePath, file.path)?.toString()
  const urls = text === undefined ? [] : [...(sitemapUrls(text) ?? [])]
  return urls.flatMap(url => fileAt(url.replace(/^https?:\/\/[^/]*/, '') || '/') ?? [])
}

/** Sorts the start page first, then the pages in `order`, and then all other pages by path. */
export function inOrder(pages: readonly PageFacts[], order: readonly string[]): PageFacts[] {
  const places = new Map([...new Set(['index.html', ...order])].map((path, at) => [path, at]))
  const placeOf = ({ file }: PageFacts) => places.get(file.path) ?? Infinity
  return pages.toSorted((a, b) => {
    const [first, second] = [placeOf(a), placeOf(b)]
    return first === second ? compareText(a.file.path, b.file.path) : first - second
  })
}
