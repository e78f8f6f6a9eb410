import { parseUrl } from '../../runtime/http/parse-url.ts'
import { baseFolder, SiteAddress } from '../../site/addresses/site-address.ts'
import { SiteMap } from '../../site/addresses/site-map.ts'
import { isPage } from '../../site/pages/pages.ts'

/** Forms of page addresses for readers: `/guides/x` or `/guides/x.html`. */
export type AddressStyle = 'clean' | 'html'

/** The exported site below the path of the site address. */
export class ServedSite extends SiteMap {
  readonly #style: AddressStyle
  readonly #exportedBase: string

  /** `basePath` is from the export. The host may serve the site below another path, for example in a preview. */
  constructor(siteUrl: URL, style: AddressStyle, paths: Iterable<string>, basePath = '/') {
    super(new Set(paths), { origin: siteUrl.origin, basePath: siteUrl.pathname })
    this.#style = style
    this.#exportedBase = baseFolder(basePath)
  }

  /** Whether the site has a file for an address, in any form of the address. */
  hasFileFor(path: string): boolean {
    return this.find(path) !== undefined
  }

  of(path: string): URL {
    return isPage(path) ? this.#ofPage(path, this.#style) : this.ofFile(path)
  }

  /** Returns the address that a page has if the host uses the other form of page addresses. */
  inOtherStyle(path: string): URL {
    if (path === 'index.html') return this.ofFile(path)
    return this.#ofPage(path, this.#style === 'clean' ? 'html' : 'clean')
  }

  ofFile(path: string): URL {
    return new URL(this.pathnameOf(path), this.origin)
  }

  ofDestination(destination: string): URL | undefined {
    const root = this.pathnameOf('')
    const path = destination.startsWith(this.#exportedBase)
      ? root + destination.slice(this.#exportedBase.length)
      : destination
    return parseUrl(path, this.origin) ?? undefined
  }

  #ofPage(path: string, style: AddressStyle): URL {
    return this.ofFile(style === 'clean' || path === 'index.html' ? this.inForm(path) : path)
  }
}

/** Returns the decoded path for display, such as `/guides/größe`. */
export function readablePath(address: string): string {
  return `/${SiteAddress.parse(new URL(address).pathname)?.path ?? ''}`
}

/** Whether two addresses refer to the same page, regardless of `.html`, final slash, anchor and percent-encoding. */
export function isSamePage(a: URL, b: URL): boolean {
  const pageOf = ({ pathname }: URL) => SiteAddress.parse(pathname)?.page
  const queryOf = ({ searchParams }: URL) => searchParams.toString()
  return a.origin === b.origin && queryOf(a) === queryOf(b) && pageOf(a) === pageOf(b)
}
