import { parseUrl } from '../../runtime/http/parse-url.ts'
import type { SiteMap } from '../../site/addresses/site-map.ts'

export type Address =
  | { kind: 'internal'; path: string; fragment: string; isInsecure: boolean; href: string }
  | { kind: 'external'; host: string; href: string; isInsecure: boolean }

const MAX_ADDRESS = 16 * 1024

/** Returns the base for relative references in a folder. `base`: the address in `<base>`, or an empty string. */
export function startIn(site: SiteMap, folder: string, base: string): string {
  const address = `${site.urlOf(folder)}-`
  const url = base === '' ? null : parseUrl(base, address)
  // Browsers ignore a base with one of these schemes.
  return url === null || url.protocol === 'data:' || url.protocol === 'javascript:' ? address : url.href
}

/**
 * Resolves a reference in a page, as a browser does. Returns undefined for an address that is not checked: another
 * scheme, or a path outside the base path.
 */
export function resolveLink(value: string, start: string, site: SiteMap): Address | undefined {
  if (value.length > MAX_ADDRESS) return undefined
  const url = parseUrl(value, start)
  if (url === null) return undefined
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  const isInsecure = url.protocol === 'http:'
  const fragment = url.hash.slice(1)
  const href = url.href.replace(/#.*$/s, '')
  if (url.host !== site.host) return { kind: 'external', host: url.host, href, isInsecure }
  const path = site.pathOf(url.pathname)
  return path === undefined ? undefined : { kind: 'internal', path, fragment, isInsecure, href }
}

/** Returns the name of a section for findings. `page`: a result of `nameOf`. */
export function anchorOf(page: string, id: string): string {
  return `${page}#${id.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`
}
