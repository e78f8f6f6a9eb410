import { percentDecode } from '../../runtime/text/percent-decode.ts'
import { pageName } from '../pages/page-addresses.ts'

/** The base path with a slash at both ends. */
export function baseFolder(basePath: string): string {
  return `/${basePath.replace(/^\/+|\/+$/g, '')}/`.replace('//', '/')
}

/** One address of a site: what a browser sends, and the page or file below the base path that it asks for. */
export class SiteAddress {
  /** Below the base path and decoded; empty for the start page. */
  readonly path: string
  readonly #base: string

  /** The address of a page or file, by its path in the site. */
  constructor(path: string, basePath = '/') {
    this.path = path
    this.#base = baseFolder(basePath)
  }

  /**
   * Of a path from the root of the host, without query and anchor; undefined outside of the base path. `/docs` is the
   * start page of a site below `/docs/`. No file has a name that is not UTF-8: such a path stays as it is written.
   */
  static parse(pathname: string, basePath = '/'): SiteAddress | undefined {
    const base = baseFolder(basePath)
    const folders = base.split('/').length - 1
    const segments = pathname.split('/')
    const start = segments.slice(0, folders).map(percentDecode)
    if (`${start.join('/')}/` !== percentDecode(base)) return undefined
    const rest = segments.slice(folders).join('/')
    const decoded = percentDecode(rest)
    return new SiteAddress(decoded.includes('\uFFFD') ? rest : decoded, base)
  }

  /** The path that a link names, from the root or from the folder of its page: decoded, without query and anchor. */
  static pathOf(href: string): string {
    const [path = ''] = href.split(/[?#]/, 1)
    return SiteAddress.parse(path.startsWith('/') ? path : `/${path}`)?.path ?? ''
  }

  /** The one name of the page that it asks for. */
  get page(): string {
    return pageName(this.path)
  }

  /** As browsers send it. A base path that is percent-encoded already stays as it is. */
  get pathname(): string {
    return encodePath(this.#base).replaceAll('%25', '%') + encodePath(this.path)
  }

  /** For people, and still one word: `/guides/größe`. `parse` reads it back. */
  get name(): string {
    return this.#base + this.path.replace(/[%?#\s\p{Cc}]/gu, encodeURIComponent)
  }
}

/** The address of a page or file on the site's own host. */
export function liveAddress(
  path: string,
  { domain, basePath }: { domain: string; basePath: string }
): string {
  const page = path.replace(/(?:^|(?<=\/))index\.html$/, '')
  return `https://${encodeURI(domain.toWellFormed())}${new SiteAddress(page, basePath).pathname}`
}

/**
 * `/lang/c++` and `/@scope/pkg` stay as they are. To a host or a cache, `/a(1)` and `/a%281%29` are two addresses.
 */
function encodePath(path: string): string {
  return path.toWellFormed().replace(/[^\w\-.~!$&'()*+,;=:@/[\]|]/gu, encodeURIComponent)
}
