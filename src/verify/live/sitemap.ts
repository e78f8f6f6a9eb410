import { asUtf8 } from '../../html/encoding.ts'
import { asBuffer } from '../../review/scan/site-scanner.ts'
import { sitemapEntries } from '../../review/scan/values/sitemap-scanner.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'

/** A larger sitemap is not read. */
const MAX_BYTES = 10_000_000
/** The protocol allows 50,000 addresses in a file. */
const MAX_ENTRIES = 50_000
const INDEX = /<(?:[\w-]+:)?sitemapindex[\s>]/
const MAX_PROLOG = 4096
const END = /<\/(?:[\w-]+:)?urlset\s*>\s*$/
const MAX_END = 200
/** A date without a time does not tell when on that day the page was built. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/

/** The pages in the sitemap of a live site. */
export interface Sitemap {
  /** When each page was last built, by address without the fragment; undefined for a page without a time. */
  times: ReadonlyMap<string, number | undefined>
  /** False if the sitemap has more pages, so that a missing page proves nothing. */
  isComplete: boolean
}

/** Reads `/sitemap.xml`. Returns undefined for a file that is too large or no list of pages: the pages are unknown. */
export function readSitemap(bytes: Uint8Array): Sitemap | undefined {
  if (bytes.length > MAX_BYTES) return undefined
  const xml = asUtf8(asBuffer(bytes), 'xml').toString()
  const entries = sitemapEntries(xml)
  if (entries === undefined || INDEX.test(xml.slice(0, MAX_PROLOG))) return undefined
  const times = new Map<string, number | undefined>()
  for (const { url, lastModified } of entries) {
    if (times.size >= MAX_ENTRIES) return { times, isComplete: false }
    const address = parseUrl(url)
    if (address === null) continue
    address.hash = ''
    times.set(address.href, timeOf(lastModified))
  }
  return { times, isComplete: END.test(xml.slice(-MAX_END)) }
}

function timeOf(text = ''): number | undefined {
  const time = TIME.test(text) ? Date.parse(text) : NaN
  return Number.isNaN(time) ? undefined : time
}
