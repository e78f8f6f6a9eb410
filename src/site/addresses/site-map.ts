import { parseUrl } from '../../runtime/http/parse-url.ts'
import { baseFolder, pageName, SiteAddress, UNKNOWN_HOST } from './site-address.ts'

/** Forms of a page address: `/x/`, `/x` or `/x.html`. */
export type AddressForm = 'slash' | 'clean' | 'html'

/** A host with clean URLs redirects the address of `x/index.html` without a slash, and that of `x.html` with one. */
type PageKind = 'index' | 'file'

/** The form that hosts serve without a redirect and without `.html`. */
const CLEAN_FORMS: Record<PageKind, AddressForm> = { index: 'slash', file: 'clean' }

/** Pages that may exist although the sources of the site have no file for them. */
interface AssumedPages {
  /** Folders that may have an index page. */
  folders: ReadonlySet<string>
  /** Names of removed pages, which are not assumed to exist. */
  gone: ReadonlySet<string>
}

interface SiteOptions {
  /** Undefined if the host is unknown. */
  origin?: string | undefined
  basePath?: string | undefined
  /** Set only for site sources, not for a built site. */
  assumed?: AssumedPages
}

/** Maps the addresses of a site to its files and back, as a static host with clean URLs does. */
export class SiteMap {
  readonly paths: ReadonlySet<string>
  /** The origin of the site, or of a placeholder. */
  readonly origin: string
  readonly host: string
  readonly hasHost: boolean
  readonly #basePath: string
  readonly #assumed: AssumedPages | undefined
  #topNames: ReadonlySet<string> | undefined

  constructor(paths: ReadonlySet<string>, { origin, basePath = '/', assumed }: SiteOptions = {}) {
    this.paths = paths
    const known = parseUrl(origin ?? '') ?? new URL(`https://${UNKNOWN_HOST}`)
    this.origin = known.origin
    this.host = known.host
    this.hasHost = origin !== undefined
    this.#basePath = baseFolder(basePath)
    this.#assumed = assumed
  }

  /** Whether the map is of site sources: the built site may have more files. */
  get isOfSources(): boolean {
    return this.#assumed !== undefined
  }

  has(path: string): boolean {
    return this.paths.has(path)
  }

  /** Finds the file for a path: `a`, `a/`, `a.html` and `a/index.html` lead to the same page. */
  find(path: string): string | undefined {
    return this.findKnown(path) ?? this.#findAssumed(path)
  }

  /** Finds only files that certainly exist. */
  findKnown(path: string): string | undefined {
    if (this.paths.has(path)) return path
    const page = pageName(path)
    const candidates = filesNamed(page)
    if (!path.endsWith('/') && page !== path) candidates.push(page)
    return candidates.find(candidate => this.paths.has(candidate))
  }

  /** Whether the site has a page, a file or a folder with the name of the path's first part. */
  covers(path: string): boolean {
    const topName = (each: string) => pageName(each.split('/', 1)[0] ?? '')
    this.#topNames ??= new Set([...this.paths].map(topName))
    return this.#topNames.has(topName(path))
  }

  #findAssumed(path: string): string | undefined {
    if (this.#assumed === undefined) return undefined
    const page = pageName(path)
    const isFolder = this.#assumed.folders.has(page.replace(/(?:^|\/)index$/, ''))
    return isFolder && !this.#assumed.gone.has(page) ? `${page}/index.html` : undefined
  }

  /** Returns the path for a pathname or a result of `nameOf`. Returns undefined outside the base path. */
  pathOf(pathname: string): string | undefined {
    return SiteAddress.parse(pathname, this.#basePath)?.path
  }

  /** Returns the path for an address, or undefined for an address outside the site. */
  pathIn(url: URL): string | undefined {
    return url.origin === this.origin ? this.pathOf(url.pathname) : undefined
  }

  /** Returns the file at an address, or undefined if no file exists there or the address is outside the site. */
  fileAt(address: string | URL): string | undefined {
    const url = typeof address === 'string' ? parseUrl(address, this.origin) : address
    const path = url === null ? undefined : this.pathIn(url)
    return path === undefined ? undefined : this.find(path)
  }

  /** Returns the path from the root of the host, as browsers send it. */
  pathnameOf(path: string): string {
    return new SiteAddress(path, this.#basePath).pathname
  }

  /** Returns the readable path from the root of the host, such as `/guides/größe`. */
  nameOf(path: string): string {
    return new SiteAddress(path, this.#basePath).name
  }

  urlOf(path: string): string {
    return this.origin + this.pathnameOf(path)
  }

  /**
   * Returns the path of a page in the given form, without `index.html`. Returns the path of the file if another file has
   * this address: guides.html can be served at the address of guides/index.html.
   */
  inForm(page: string, form = CLEAN_FORMS[kindOfPage(page)]): string {
    const name = pageName(page)
    if (page === 'index.html' || name === page) return name
    const isFolder = form === 'slash' || (form === 'html' && kindOfPage(page) === 'index')
    const address = isFolder ? `${name}/` : form === 'html' ? page : name
    const found = this.find(address)
    return found === undefined || found === page ? address : page
  }
}

export function kindOfPage(page: string): PageKind {
  return page.endsWith('/index.html') ? 'index' : 'file'
}

/** Returns the files that hosts serve at the address of a page, in the order in which hosts look for them. */
export function filesNamed(page: string): string[] {
  return page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`]
}
