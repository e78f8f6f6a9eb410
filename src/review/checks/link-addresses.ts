import { SiteAddress, UNKNOWN_HOST } from '../../site/addresses/site-address.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'

export type Address =
  | { kind: 'internal'; path: string; fragment: string; isInsecure: boolean; href: string }
  | { kind: 'external'; host: string; href: string; isInsecure: boolean }

const MAX_ADDRESS = 16 * 1024

/** Resolves references in pages to addresses, as a browser does. */
export class Addresses {
  readonly hasDomain: boolean
  readonly #origin: string
  readonly #host: string
  readonly #basePath: string

  constructor(domain: string | undefined, basePath: string) {
    const { origin, host } =
      parseUrl(`https://${domain ?? UNKNOWN_HOST}`) ?? new URL(`https://${UNKNOWN_HOST}`)
    this.#origin = origin
    this.#host = host
    this.hasDomain = domain !== undefined
    this.#basePath = basePath
  }

  /** Returns the base for relative references in a folder. `base`: the address in `<base>`, or an empty string. */
  startIn(folder: string, base: string): string {
    const address = `${this.#origin}${new SiteAddress(folder, this.#basePath).pathname}-`
    const url = base === '' ? null : parseUrl(base, address)
    // Browsers ignore a base with one of these schemes.
    return url === null || url.protocol === 'data:' || url.protocol === 'javascript:' ? address : url.href
  }

  nameOf(path: string): string {
    return new SiteAddress(path, this.#basePath).name
  }

  anchorOf(page: string, id: string): string {
    return `${page}#${id.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`
  }

  /** Returns the file path for a pathname or a result of `nameOf`. Returns undefined outside the base path. */
  pathOf(pathname: string): string | undefined {
    return SiteAddress.parse(pathname, this.#basePath)?.path
  }

  /** Returns undefined for an address that is not checked: another scheme, or a path outside the base path. */
  resolve(value: string, start: string): Address | undefined {
    if (value.length > MAX_ADDRESS) return undefined
    const url = parseUrl(value, start)
    if (url === null) return undefined
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
    const isInsecure = url.protocol === 'http:'
    const fragment = url.hash.slice(1)
    const href = url.href.replace(/#.*$/s, '')
    if (url.host !== this.#host) return { kind: 'external', host: url.host, href, isInsecure }
    const path = this.pathOf(url.pathname)
    return path === undefined ? undefined : { kind: 'internal', path, fragment, isInsecure, href }
  }
}
