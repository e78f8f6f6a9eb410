import { decodeXML } from 'entities/decode'
import type { PageRecord } from './page-record.ts'
import { REFERENCE } from './reference-table.ts'

const ROOT = /<(?:[\w-]+:)?(?:urlset|sitemapindex)[\s>]/
const MAX_PROLOG_BYTES = 4096
const MAX_ADDRESS = 4096

/** Whether an XML file is a sitemap or an index of sitemaps. */
export function isSitemap(bytes: Buffer): boolean {
  return ROOT.test(bytes.toString('latin1', 0, Math.min(bytes.length, MAX_PROLOG_BYTES)))
}

/** The addresses in `<loc>` elements. */
export function scanSitemap(bytes: Buffer, page: PageRecord): void {
  for (let at = bytes.indexOf('<loc'); at >= 0; at = bytes.indexOf('<loc', at)) {
    const start = bytes.indexOf('>', at) + 1
    const end = bytes.indexOf('</loc', at)
    if (start === 0 || end < 0) return
    at = Math.max(start, end)
    if (end - start > MAX_ADDRESS || end < start) continue
    const text = bytes.toString('utf8', start, end).trim()
    const data = /^<!\[CDATA\[([^]*)\]\]>$/.exec(text)?.[1]
    page.addText(REFERENCE.sitemap, (data ?? decodeXML(text)).trim())
  }
}
