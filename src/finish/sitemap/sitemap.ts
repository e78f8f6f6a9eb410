import { escapeMarkup } from '../../runtime/text/markup.ts'

/** Maximum number of entries that the sitemap protocol allows in one file. */
const MAX_ENTRIES = 50_000
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export interface SitemapEntry {
  url: string
  /** Time of the last change to the page text, if known. */
  since?: string | undefined
}

/** Returns the text of each sitemap file, by name. `urlOf` returns the address of a site file. */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  urlOf: (path: string) => string
): Map<string, string> {
  const parts = Array.from({ length: Math.ceil(entries.length / MAX_ENTRIES) }, (_, at) =>
    entries.slice(at * MAX_ENTRIES, (at + 1) * MAX_ENTRIES)
  )
  if (parts.length <= 1) return new Map([['sitemap.xml', listOf('urlset', 'url', entries)]])
  const names = parts.map((_, at) => `sitemap-${at + 1}.xml`)
  const index = listOf(
    'sitemapindex',
    'sitemap',
    names.map(name => ({ url: urlOf(name) }))
  )
  return new Map([
    ['sitemap.xml', index],
    ...parts.map((part, at) => [names[at] ?? '', listOf('urlset', 'url', part)] as const)
  ])
}

function listOf(root: string, element: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ url, since }) => {
    const changed = since === undefined ? '' : `<lastmod>${escapeMarkup(since)}</lastmod>`
    return `<${element}><loc>${escapeMarkup(url)}</loc>${changed}</${element}>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${NAMESPACE}>\n${lines.join('')}</${root}>\n`
}

export function robotsText(sitemapUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemapUrl}\n`
}
