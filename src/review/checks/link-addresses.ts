import { SiteAddress } from '../../site/site-address.ts'
import { parseUrl } from '../../runtime/parse-url.ts'

export type Address =
  | { kind: 'internal'; path: string; fragment: string; isInsecure: boolean; href: string }
  | { kind: 'external'; host: string; href: string; isInsecure: boolean }

/** Where the relative references of some files start from. */
export interface Start {
  address: string
  /** The folder of the files, for those without a `base`. */
  folder: string | undefined
}

const UNKNOWN_HOST = 'site.invalid'
const MAX_ADDRESS = 16 * 1024
/** A path without anything that has to be resolved or decoded, apart from `../` at its start. */
const SIMPLE = /^(?:(?:\.\.\/)*[\w-]|\/)[\w\-./]*(?:#[\w\-.]*)?$/

/** Turns what pages refer to into addresses, the way a browser does. */
export class Addresses {
  readonly hasDomain: boolean
  readonly #origin: string
  readonly #host: string
  readonly #basePath: string

  constructor(domain: string | undefined, basePath: string) {
    const origin = URL.canParse(`https://${domain ?? UNKNOWN_HOST}`)
      ? `https://${domain ?? UNKNOWN_HOST}`
      : `https://${UNKNOWN_HOST}`
    this.#origin = new URL(origin).origin
    this.#host = new URL(origin).host
    this.hasDomain = domain !== undefined
    this.#basePath = basePath
  }

  /** For files of one folder that have the same `base`, or none. */
  startIn(folder: string, base: string): Start {
    const address = `${this.#origin}${new SiteAddress(folder, this.#basePath).pathname}-`
    const url = base === '' ? null : parseUrl(base, address)
    // Browsers ignore a base with one of these schemes.
    if (url === null || url.protocol === 'data:' || url.protocol === 'javascript:') return { address, folder }
    return { address: url.href, folder: undefined }
  }

  nameOf(path: string): string {
    return new SiteAddress(path, this.#basePath).name
  }

  anchorOf(page: string, id: string): string {
    return `${page}#${id.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`
  }

  /** The path that `nameOf` has named. */
  pathOf(name: string): string | undefined {
    return SiteAddress.parse(name, this.#basePath)?.path
  }

  /** Undefined for what is not checked: other schemes, and paths outside the base path. */
  resolve(value: string, start: Start): Address | undefined {
    if (start.folder !== undefined && isSimple(value)) {
      const address = this.#resolveSimple(value, start.folder)
      if (address !== undefined) return address
    }
    if (value.length > MAX_ADDRESS) return undefined
    const url = parseUrl(value, start.address)
    if (url === null) return undefined
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
    const isInsecure = url.protocol === 'http:'
    const fragment = url.hash.slice(1)
    url.hash = ''
    const { href } = url
    if (url.host !== this.#host) return { kind: 'external', host: url.host, href, isInsecure }
    const path = this.inSite(url.pathname)
    return path === undefined ? undefined : { kind: 'internal', path, fragment, isInsecure, href }
  }

  /** The file path that a pathname asks for, or undefined outside the base path. */
  inSite(pathname: string): string | undefined {
    return SiteAddress.parse(pathname, this.#basePath)?.path
  }

  /** What most links are: no need to parse them. Undefined where the path leaves the site. */
  #resolveSimple(value: string, folder: string): Address | undefined {
    const hash = value.indexOf('#')
    const reference = hash < 0 ? value : value.slice(0, hash)
    const fragment = hash < 0 ? '' : value.slice(hash + 1)
    const path = reference.startsWith('/') ? this.inSite(reference) : pathBelow(folder, reference)
    return path === undefined ? undefined : { kind: 'internal', path, fragment, isInsecure: false, href: '' }
  }
}

function isSimple(value: string): boolean {
  return SIMPLE.test(value) && !value.includes('//') && !value.replace(/^(?:\.\.\/)+/, '/').includes('/.')
}

/** `folder` is empty, or ends with a slash. */
function pathBelow(folder: string, reference: string): string | undefined {
  let from = folder
  let at = 0
  for (; reference.startsWith('../', at); at += 3) {
    if (from === '') return undefined
    from = from.slice(0, from.lastIndexOf('/', from.length - 2) + 1)
  }
  return from + reference.slice(at)
}
