import { parseUrl } from '../../runtime/http/parse-url.ts'
import { pageName, UNKNOWN_HOST } from '../../site/addresses/site-address.ts'
import { type AddressForm, SiteMap } from '../../site/addresses/site-map.ts'
import { isNotFoundPage, isPage } from '../../site/pages/pages.ts'
import type { ManifestFile } from '../../site/records/manifest.ts'
import {
  addForms,
  type AddressForms,
  formIn,
  isServed,
  type LinkForms,
  mostCommonForm,
  noLinks,
  noteForm
} from './link-forms.ts'
import { linkTarget } from '../markdown/inline-text.ts'
import type { PageFacts } from '../page/page-facts.ts'

/** Placeholder for the origin of a site whose address is unknown. */
export const NO_HOST = `http://${UNKNOWN_HOST}`
/** Browsers follow no more than 20 redirects. */
const MAX_FOLLOWED = 20
/** Encloses the path of a page in Markdown until the addresses of all pages are known. Never occurs in text. */
const MARK = '\0'

/** Files that crawlers and agents expect at the root. No page gets the address of such a file. */
const EXPECTED_FILES = ['llms-full.txt', 'llms.txt', 'robots.txt', 'sitemap.xml']

/** A file of the site. `redirect` is the destination of a redirect page. */
type SiteFile = Pick<ManifestFile, 'path' | 'redirect'>

/** Whether hosts or crawlers use the address of a page for another file. */
export function hasExpectedName(page: string): boolean {
  return isNotFoundPage(page) || EXPECTED_FILES.includes(pageName(page))
}

/** The addresses of the pages of a site: their own canonical addresses, or the form that the site uses for its pages. */
export class PageAddresses {
  /** The site's origin; empty if the site address is unknown. */
  readonly #host: string
  readonly #site: SiteMap
  /** Destination of each redirect page, by path. */
  readonly #redirects: ReadonlyMap<string, string>
  /** Forms of canonical addresses, and then of links. Pages named `index.html` are counted separately. */
  readonly #canonicalForms: AddressForms = new Map()
  readonly #navigationForms: AddressForms = new Map()
  #links = noLinks()
  /** Path of each page's own canonical address. */
  readonly #own = new Map<string, string>()
  /** Form of each page's address in the navigation. */
  readonly #named = new Map<string, AddressForm>()

  constructor(
    { files, basePath }: { files: readonly SiteFile[]; basePath?: string | undefined },
    origin: string | undefined
  ) {
    this.#host = origin ?? ''
    this.#site = new SiteMap(new Set(files.map(({ path }) => path)), { origin: origin ?? NO_HOST, basePath })
    this.#redirects = new Map(
      files.flatMap(({ path, redirect }) => (redirect === undefined ? [] : [[path, redirect]]))
    )
  }

  get origin(): string {
    return this.#site.origin
  }

  /** Whether the site is served at the root of its host. */
  get isAtRoot(): boolean {
    return this.#site.pathnameOf('') === '/'
  }

  /** Returns the site file at an address, or undefined if no file exists there or the address is on another host. */
  fileAt(address: string): string | undefined {
    return this.#site.fileAt(address)
  }

  /** Returns the file at an address, or the file to which the redirect page at the address leads. */
  leadsTo(address: string): string | undefined {
    return this.#follow(address)?.file
  }

  #follow(address: string): { file: string; hash: string } | undefined {
    let hash = ''
    let next = address
    for (let steps = 0; steps <= MAX_FOLLOWED; steps++) {
      const url = parseUrl(next, this.#site.origin)
      const file = url === null ? undefined : this.#site.fileAt(url)
      if (url === null || file === undefined) return undefined
      // Browsers keep the fragment of a link, unless the redirect has a fragment.
      hash = url.hash || hash
      const redirect = this.#redirects.get(file)
      if (redirect === undefined) return { file, hash }
      next = redirect
    }
    return undefined
  }

  /** Resolves an address that a page contains, relative to the address of the page or of its `base` element. */
  resolve(value: string, page: string | URL): URL | null {
    return parseUrl(value, typeof page === 'string' ? this.#site.urlOf(page) : page)
  }

  /** Whether an address in a page is inside the site, and the site has no file there. */
  isMissing(value: string, page: string | URL): boolean {
    const url = this.resolve(value, page)
    const isInside = url?.href.startsWith(this.#site.urlOf('')) === true
    return url !== null && isInside && this.fileAt(url.href) === undefined
  }

  noteCanonical({ file, canonical }: PageFacts): void {
    // Ignore the host: an address on another host, such as the exported host, has the same path.
    const url = canonical && parseUrl(canonical.value, this.#site.origin)
    if (url == null || this.fileAt(url.pathname) !== file.path) return
    // The service's placeholder addresses have the path of the source, such as `/index` for the start page.
    if (url.origin !== this.#site.origin && url.pathname.endsWith('/index')) return
    noteForm(this.#canonicalForms, file.path, url.pathname)
    this.#own.set(file.path, url.pathname)
  }

  /** Notes the form in which the site's own navigation names a page. */
  noteNavigation(page: string, href: string): void {
    const { pathname } = parseUrl(href, this.#site.origin) ?? {}
    if (pathname === undefined || !isPage(page)) return
    const form = formIn(pathname)
    if (isServed(page, form)) this.#named.set(page, form)
    noteForm(this.#navigationForms, page, pathname)
  }

  /** Notes the form of a link in the navigation of the start page. */
  noteNavigationLink(href: string, base: string | URL): void {
    const url = this.resolve(href, base)
    const file = url === null || href.startsWith('#') ? undefined : this.fileAt(url.href)
    if (url !== null && file !== undefined && isPage(file))
      noteForm(this.#links.navigation, file, url.pathname)
  }

  /** Returns the Markdown target of a link or image on a page, or undefined if the scheme is not allowed. */
  targetOf(href: string, base: string | URL): string | undefined {
    if (href.startsWith('#') && typeof base === 'string') return linkTarget(href)
    const url = this.resolve(href, base)
    if (url === null || href === '') return undefined
    if (!/^https?:$/.test(url.protocol))
      return /^(?:mailto|tel):$/.test(url.protocol) ? linkTarget(url.href) : undefined
    const { file, hash } = this.#follow(url.href) ?? {}
    if (file === undefined || hash === undefined || !isPage(file))
      return linkTarget(url.origin === NO_HOST ? url.pathname + url.search + url.hash : url.href)
    noteForm(this.#links.content, this.fileAt(url.href) ?? file, url.pathname)
    if (isNotFoundPage(file)) this.#links.errorPages.add(file)
    return `${MARK}${file}${MARK}${linkTarget(hash)}`
  }

  /** Returns the forms that were counted since the last call. */
  takeLinkForms(): LinkForms {
    const forms = this.#links
    this.#links = noLinks()
    return forms
  }

  addLinkForms({ content, navigation, errorPages }: LinkForms): void {
    for (const page of errorPages) this.#links.errorPages.add(page)
    addForms(this.#links.content, content)
    addForms(this.#links.navigation, navigation)
  }

  /** Whether the content of a page links to this error page, so that it may be a page for readers. */
  isLinkedErrorPage(page: string): boolean {
    return this.#links.errorPages.has(page)
  }

  /** Returns the Markdown with addresses instead of the page paths that `targetOf` wrote. */
  withTargets(markdown: string, markdownOf: (page: string) => string | undefined): string {
    return markdown
      .split(MARK)
      .map((part, at) =>
        at % 2 === 0 ? part : linkTarget(this.urlOf(markdownOf(part) ?? this.nameOf(part)))
      )
      .join('')
  }

  /** Returns the path below the base path, or undefined outside the site. */
  pathOf(url: URL): string | undefined {
    return this.#site.pathIn(url)
  }

  /** Returns the path of a file from the root of the host. */
  pathnameOfFile(path: string): string {
    return this.#site.pathnameOf(path)
  }

  /** Returns the address of a file: a path from the root of the host, with the host if it is known. */
  urlOf(path: string): string {
    return this.#host + this.#site.pathnameOf(path)
  }

  pageUrl(page: string): string {
    return this.#host + this.pathnameOf(page)
  }

  /** Returns the path of the canonical address that a page had before this run, if it leads to the page. */
  ownPathnameOf(page: string): string | undefined {
    return this.#own.get(page)
  }

  /** Returns the path of a page's canonical address, from the root of the host. */
  pathnameOf(page: string): string {
    return this.ownPathnameOf(page) ?? this.#site.pathnameOf(this.nameOf(page))
  }

  /** Returns the path of a page in the form that the site uses for similar pages. */
  nameOf(page: string): string {
    const name = pageName(page)
    // The service writes its start page twice: as index.html and as index/index.html.
    if (name === '' || (name === 'index' && this.#site.has('index.html'))) return ''
    const address = this.#site.inForm(page, this.#formOf(page))
    return this.#site.find(address) === page && !EXPECTED_FILES.includes(address) ? address : page
  }

  /** A host redirects a form that does not fit the file, so only canonical addresses can decide for such a form. */
  #formOf(page: string): AddressForm | undefined {
    const canonical = mostCommonForm(page, this.#canonicalForms)
    if (canonical !== undefined) return canonical
    const sources = [this.#navigationForms, this.#links.navigation, this.#links.content]
    const served = sources.map(forms => mostCommonForm(page, forms, form => isServed(page, form)))
    return this.#named.get(page) ?? served.find(form => form !== undefined)
  }
}
