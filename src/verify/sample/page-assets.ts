import { fileBelowAnyBase } from '../../site/addresses/base-path.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'
import { isPage } from '../../site/pages/pages.ts'
import type { SiteAddresses } from './site-addresses.ts'
import type { VerifyTarget } from './targets.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'

const TAG = /<(?:script|link|img|source|video|audio)\b[^<>]*>/gi
const ADDRESS = /\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
const MODULE = /^<script\b[^<>]*\stype\s*=\s*["']?module\b|^<link\b[^<>]*\srel\s*=\s*["']?modulepreload\b/i

const BASE = /<base\b[^<>]*>/gi
/** Which `link` elements browsers load. */
const LOADED_LINK = /\srel\s*=\s*["']?[^"'<>]*(?:stylesheet|icon|preload|manifest)\b/i

/** A few tags are enough: whether every reference is right is the review's question, not the host's. */
export function assetsOf(
  page: string,
  pageUrl: URL,
  files: ReadonlyMap<string, ManifestFile>,
  addresses: SiteAddresses
): VerifyTarget[] {
  const found = new Map<string, VerifyTarget>()
  const html = withoutComments(page)
  const base = Array.from(html.matchAll(BASE), ([tag]) => addressIn(tag)).find(value => value !== undefined)
  const baseUrl = parseUrl(base ?? '', pageUrl) ?? pageUrl
  for (const [tag] of html.matchAll(TAG)) {
    const value = addressIn(tag)
    const url = value === undefined ? null : parseUrl(value, baseUrl)
    if (url?.origin !== addresses.origin || (/^<link\b/i.test(tag) && !LOADED_LINK.test(tag))) continue
    url.hash = ''
    const path = addresses.pathIn(url) ?? ''
    const elsewhere = files.has(path) ? undefined : fileBelowAnyBase(url.pathname, files)
    const file = files.get(elsewhere?.path ?? path)
    if (file === undefined || isPage(file.path) || found.has(url.href)) continue
    const isModule = MODULE.test(tag) || /\.mjs$/i.test(file.path)
    found.set(url.href, { role: 'asset', url, file, isModule, builtFor: elsewhere?.base })
  }
  return [...found.values()]
}

function addressIn(tag: string): string | undefined {
  const [, double, single, bare] = ADDRESS.exec(tag) ?? []
  return (double ?? single ?? bare)?.replaceAll('&amp;', '&')
}

function withoutComments(html: string): string {
  const [first = '', ...others] = html.split('<!--')
  return first + others.map(part => part.slice(`${part}-->`.indexOf('-->') + 3)).join('')
}
