import type { ManifestFile } from '../../site/records/manifest.ts'
import { isPage } from '../../site/pages/pages.ts'
import type { SiteAddresses } from './site-addresses.ts'
import type { VerifyTarget } from './targets.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'

const TAG = /<(?:script|link|img|source|video|audio)\b[^<>]*>/gi
const ADDRESS = /\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
const MODULE = /^<script\b[^<>]*\stype\s*=\s*["']?module\b|^<link\b[^<>]*\srel\s*=\s*["']?modulepreload\b/i

/** A few tags are enough: whether every reference is right is the review's question, not the host's. */
export function assetsOf(
  html: string,
  pageUrl: URL,
  files: ReadonlyMap<string, ManifestFile>,
  addresses: SiteAddresses
): VerifyTarget[] {
  const found = new Map<string, VerifyTarget>()
  for (const [tag] of html.matchAll(TAG)) {
    const [, double, single, bare] = ADDRESS.exec(tag) ?? []
    const value = double ?? single ?? bare
    const url = value === undefined ? null : parseUrl(value.replaceAll('&amp;', '&'), pageUrl)
    const path = url === null ? undefined : addresses.pathIn(url)
    const file = path === undefined || isPage(path) ? undefined : files.get(path)
    if (file === undefined || found.has(file.path)) continue
    found.set(file.path, {
      role: 'asset',
      url: addresses.ofFile(file.path),
      file,
      isModule: MODULE.test(tag) || /\.mjs$/i.test(file.path)
    })
  }
  return [...found.values()]
}
