import { decodedValue } from '../../html/attribute-values.ts'
import { SiteAddress } from '../../site/addresses/site-address.ts'
import type { SiteMap } from '../../site/addresses/site-map.ts'
import { readRedirectPage, redirectPageHtml } from '../../site/redirects/redirect-pages.ts'
import { isRootPath, movedAddress } from './addresses.ts'

/** Where a site is moved to. `site` contains the files by their paths before the move. */
interface RedirectMove {
  base: string
  site: SiteMap
}

/** Adds the base path to the destination of a redirect, unless the destination already is an address after the move. */
export function movedDestination(destination: string, { base, site }: RedirectMove): string {
  const [pathname = ''] = destination.split(/[?#]/, 1)
  if (!isRootPath(destination) || SiteAddress.parse(pathname, base) === undefined)
    return movedAddress(destination, base)
  const path = SiteAddress.parse(pathname)?.path ?? ''
  const isOfSite = /[:*]/.test(path) ? site.covers(path) : site.find(path) !== undefined
  return isOfSite ? movedAddress(destination, base) : destination
}

/** Moves a redirect page that the export wrote. Returns undefined for a page in another form. */
export function moveRedirectPage(
  page: Buffer,
  { origin, domain, ...move }: RedirectMove & { origin: string; domain: string | null | undefined }
): Buffer | undefined {
  const written = readRedirectPage(page.toString('latin1'))
  if (written === undefined) return undefined
  const { href, canonical } = written
  const address = decodedValue(href)
  // A destination on another site keeps its address. So does its canonical address, even on the same host.
  if (!isRootPath(address)) return page
  const prefix = movedDestination(address, move) === address ? '' : move.base
  const exportedOrigin = domain == null ? '' : `https://${domain}`
  const path = canonical.startsWith(`${exportedOrigin}/`) ? canonical.slice(exportedOrigin.length) : undefined
  const moved = path === undefined ? canonical : (exportedOrigin && origin) + prefix + path
  return Buffer.from(redirectPageHtml({ href: prefix + href, canonical: moved }), 'latin1')
}
