import { SiteMap } from '../../site/addresses/site-map.ts'
import { isPage } from '../../site/pages/pages.ts'
import { baseFolder, pageName, SiteAddress } from '../../site/addresses/site-address.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'

/** Forms of page addresses for readers: `/guides/x` or `/guides/x.html`. */
export type AddressStyle = 'clean' | 'html'

export class SiteAddresses {
  readonly origin: string
  readonly #root: URL
  readonly #style: AddressStyle
  readonly files: SiteMap
  readonly #exportedBase: string

  /** `basePath` is from the export. The host may serve the site below another path, for example in a preview. */
  constructor(siteUrl: URL, style: AddressStyle, paths: Iterable<string>, basePath = '/') {
    this.#root = new URL(baseFolder(siteUrl.pathname), siteUrl)
    this.#style = style
    this.files = new SiteMap(new Set(paths))
    this.#exportedBase = baseFolder(basePath)
    this.origin = siteUrl.origin
  }

  /** Whether the site has a file for an address, in any form of the address. */
  hasFileFor(path: string): boolean {
    return this.files.find(path) !== undefined
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
    return new URL(new SiteAddress(path, this.#root.pathname).pathname, this.#root)
  }

  ofDestination(destination: string): URL | undefined {
    const path = destination.startsWith(this.#exportedBase)
      ? `${this.#root.pathname}${destination.slice(this.#exportedBase.length)}`
      : destination
    return parseUrl(path, this.#root) ?? undefined
  }

  /** Returns the path inside the site, or undefined for an address outside the site. */
  pathIn(url: URL): string | undefined {
    return url.origin === this.origin ? SiteAddress.parse(url.pathname, this.#root.pathname)?.path : undefined
  }

  fileAt(url: URL): string | undefined {
    const path = this.pathIn(url)
    return path === undefined ? undefined : this.files.find(path)
  }

  #ofPage(path: string, style: AddressStyle): URL {
    if (path === 'index.html') return this.#root
    if (style === 'html' || !path.endsWith('.html')) return this.ofFile(path)
    const name = pageName(path)
    const isFolder = path.endsWith('/index.html')
    // If guides.html also exists, the address /guides/ can refer to either page.
    const address = isFolder ? `${name}/` : name
    const found = this.files.find(address)
    return this.ofFile(found === undefined || found === path ? address : path)
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
