import { parseUrl } from '../runtime/http/parse-url.ts'
import { SiteAddress } from '../site/addresses/site-address.ts'
import { pageName, SiteFiles } from '../site/pages/page-addresses.ts'
import { isPage } from '../site/pages/pages.ts'
import { linkTarget } from './markdown/inline-text.ts'
import type { PageFacts } from './page-facts.ts'

/** Placeholder for the origin of a site whose address is unknown. */
export const NO_HOST = 'http://site.invalid'
/** Encloses the path of a page in Markdown until the addresses of all pages are known. Never occurs in text. */
const MARK = '\0'

/** Forms of a page address: `/x/`, `/x` or `/x.html`. */
type Form = 'slash' | 'clean' | 'html'

/** Number of links in each form, by the kind of linked file. */
export type LinkForms = ReadonlyMap<string, number>

/** Converts between the addresses and the files of a site. */
export class PageAddresses {
  readonly #basePath: string
  /** The site's origin; empty if the site address is unknown. */
  readonly #host: string
  readonly #origin: string
  readonly #files: SiteFiles
  /** Number of canonical addresses in each form. Pages named `index.html` are counted separately. */
  readonly #canonicalForms = new Map<string, number>()
  #linkForms = new Map<string, number>()
  readonly #own = new Map<string, string>()

  constructor(
    { files, basePath = '/' }: { files: readonly { path: string }[]; basePath?: string | undefined },
    origin: string | undefined
  ) {
    this.#basePath = basePath
    this.#host = origin ?? ''
    this.#origin = origin ?? NO_HOST
    this.#files = new SiteFiles(new Set(files.map(({ path }) => path)))
  }

  /** Returns the site file at an address, or undefined if no file exists there or the address is on another host. */
  fileAt(address: string): string | undefined {
    const url = parseUrl(address, this.#origin)
    if (url?.origin !== this.#origin) return undefined
    const path = SiteAddress.parse(url.pathname, this.#basePath)?.path
    return path === undefined ? undefined : this.#files.find(path)
  }

  /** Resolves an address that a page contains, relative to the address of the page. */
  resolve(value: string, page: string): URL | null {
    return parseUrl(value, this.#origin + new SiteAddress(page, this.#basePath).pathname)
  }

  noteCanonical({ file, canonical }: PageFacts): void {
    // Ignore the host: an address on another host, such as the exported host, has the same path.
    const pathname = canonical && parseUrl(canonical.value, this.#origin)?.pathname
    if (pathname === undefined || this.fileAt(pathname) !== file.path) return
    this.#own.set(file.path, pathname)
    noteForm(this.#canonicalForms, file.path, pathname)
  }

  /** Returns the Markdown target of a link or image on a page, or undefined if the scheme is not allowed. */
  targetOf(href: string, page: string): string | undefined {
    if (href.startsWith('#')) return linkTarget(href)
    const url = this.resolve(href, page)
    if (url === null || href === '') return undefined
    if (!/^https?:$/.test(url.protocol))
      return /^(?:mailto|tel):$/.test(url.protocol) ? linkTarget(url.href) : undefined
    const file = this.fileAt(url.href)
    if (file === undefined || !isPage(file))
      return linkTarget(url.origin === NO_HOST ? url.pathname + url.search + url.hash : url.href)
    noteForm(this.#linkForms, file, url.pathname)
    return `${MARK}${file}${MARK}${linkTarget(url.hash)}`
  }

  /** Returns the forms that `targetOf` counted since the last call. */
  takeLinkForms(): LinkForms {
    const forms = this.#linkForms
    this.#linkForms = new Map()
    return forms
  }

  addLinkForms(forms: LinkForms): void {
    for (const [form, count] of forms) this.#linkForms.set(form, (this.#linkForms.get(form) ?? 0) + count)
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

  /** Returns the address of a file: a path from the root of the host, with the host if it is known. */
  urlOf(path: string): string {
    return this.#host + new SiteAddress(path, this.#basePath).pathname
  }

  pageUrl(page: string): string {
    const own = this.#own.get(page)
    return own === undefined ? this.urlOf(this.nameOf(page)) : this.#host + own
  }

  /** Returns the path of a page in the form that the site uses for similar pages. */
  nameOf(page: string): string {
    const name = pageName(page)
    // The service writes its start page twice: as index.html and as index/index.html.
    if (name === '' || (name === 'index' && this.#files.has('index.html'))) return ''
    if (name === page) return page
    const kind = kindOf(page)
    const form = formOf(kind, this.#canonicalForms) ?? formOf(kind, this.#linkForms) ?? DEFAULT_FORMS[kind]
    const isFolder = form === 'slash' || (form === 'html' && kind === 'index')
    const address = isFolder ? `${name}/` : form === 'html' ? page : name
    // Another file can have the same address: guides.html can be served at the address of guides/index.html.
    return this.#files.find(address) === page ? address : page
  }
}

type FileKind = 'index' | 'file'

/** Forms that every host supports, for sites without canonical addresses and links. */
const DEFAULT_FORMS: Record<FileKind, Form> = { index: 'slash', file: 'html' }
const FORMS: Form[] = ['clean', 'html', 'slash']

function kindOf(page: string): FileKind {
  return page.endsWith('/index.html') ? 'index' : 'file'
}

function noteForm(forms: Map<string, number>, page: string, pathname: string): void {
  if (pageName(page) === '') return
  const form: Form = pathname.endsWith('/') ? 'slash' : pathname.endsWith('.html') ? 'html' : 'clean'
  const key = `${kindOf(page)} ${form}`
  forms.set(key, (forms.get(key) ?? 0) + 1)
}

function formOf(kind: FileKind, forms: ReadonlyMap<string, number>): Form | undefined {
  const count = (form: Form) => forms.get(`${kind} ${form}`) ?? 0
  const [best] = FORMS.toSorted((a, b) => count(b) - count(a))
  return best !== undefined && count(best) > 0 ? best : undefined
}
