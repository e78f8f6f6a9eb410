import { readIfThere } from '../../runtime/files/read-below.ts'
import { Problem } from '../../runtime/problem.ts'
import { compareText } from '../../runtime/text/compare.ts'
import { sitemapUrls } from '../../review/scan/values/sitemap-scanner.ts'
import type { Manifest } from '../../site/records/manifest.ts'
import { SharedData } from '../../site/pages/shared-data.ts'
import { SiteMap } from '../../site/addresses/site-map.ts'
import { NO_HOST } from './page-addresses.ts'
import { readFlight } from '../flight/flight.ts'
import { navigationIn, type SiteNavigation } from '../flight/navigation.ts'
import type { PageFacts } from '../page/page-facts.ts'
import { commonEnding } from './site-name.ts'

export interface SiteOutline {
  name: string
  description: string
  language: string
  /** Pages in the order of the navigation, or of the sitemap if the navigation lists no pages. */
  order: string[]
  /** Names of the parts of the navigation that contain a page, such as a tab and a group, by path. */
  sections: ReadonlyMap<string, readonly string[]>
  /** Pages that are only in a language or version other than the default. */
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
  const [start, ...further] = inOrder(pages, [])
  const navigation = start && navigationOf([start, ...further.slice(0, MAX_FURTHER)], site)
  const fileAt = fileFinder(manifest)
  const located = (navigation?.pages ?? []).flatMap(page => {
    const path = fileAt(page.href)
    return path === undefined ? [] : [{ ...page, path }]
  })
  const listed = located.filter(({ isHidden }) => !isHidden)
  const defaults = listed.filter(({ isDefault }) => isDefault)
  const others = listed.filter(({ isDefault }) => !isDefault)
  const order = defaults.map(({ path }) => path)
  // A page can be in several parts. Its first place in the default language and version decides.
  const sections = new Map([...defaults, ...others].toReversed().map(page => [page.path, page.sections]))
  const hidden = navigation?.listsHidden === true ? [] : located.filter(({ isHidden }) => isHidden)
  const inDefaults = new Set(order)
  return {
    name:
      navigation?.name ||
      start?.siteName ||
      commonEnding(pages) ||
      (manifest.domain ?? siteUrl?.host ?? start?.title ?? ''),
    description: navigation?.description || start?.summary || '',
    language: start?.language ?? '',
    order: order.length > 0 ? order : orderOfSitemap(site, fileAt),
    sections,
    others: new Set(others.map(({ path }) => path).filter(path => !inDefaults.has(path))),
    hidden: new Set(hidden.map(({ path }) => path).filter(path => !sections.has(path))),
    addresses: new Map(located.map(({ path, href }) => [path, href]))
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

/** Number of pages to search for a navigation if the data of the start page cannot be read. */
const MAX_FURTHER = 4

/** Returns the navigation in the first of the pages that has one. */
function navigationOf(pages: readonly PageFacts[], { sitePath }: OutlinedSite): SiteNavigation | undefined {
  const shared = new SharedData(path => readIfThere(sitePath, path))
  for (const { file } of pages) {
    const current = readIfThere(sitePath, file.path)
    const page = current && shared.restore(current)
    const flight = page === undefined || page instanceof Problem ? undefined : readFlight(page)
    const navigation =
      flight === undefined || flight instanceof Problem ? undefined : navigationIn(flight.rows)
    if (navigation !== undefined) return navigation
  }
  return undefined
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
