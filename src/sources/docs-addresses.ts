import { posix } from 'node:path'
import { isSafeAddress } from '../runtime/http/address.ts'
import { parseUrl } from '../runtime/http/parse-url.ts'
import { SiteMap } from '../site/addresses/site-map.ts'
import { parseRedirects, type Redirects } from '../site/redirects/redirects.ts'
import { pageName, SiteAddress } from '../site/addresses/site-address.ts'
import type { Docs, DocsPage } from './docs.ts'
import { hasHiddenName } from './files.ts'
import { PAGE_ENDING } from './page-file.ts'
import { isMadeByService, type ServedDocs } from './service-addresses.ts'
import { isExternal, isOnPage, linkKey, type Target } from './targets.ts'

export type NamedPage = Pick<DocsPage, 'path' | 'file'>

interface AddressOptions {
  /** Address of the live site. Links to this address count as internal links. */
  siteUrl?: string | undefined
  /** The base version. */
  earlier?: Docs | undefined
}

/** Matches `.md` or `.mdx` at the end of a path. At such an address, the service serves the page's Markdown. */
const SOURCE_EXTENSION = new RegExp(`${PAGE_ENDING}/?(?=[?#]|$)`)
const MDX = /\.mdx\/?(?=[?#]|$)/i
/** Matches the usual base paths other than `/`. If the site address is unknown, its base path can be one of these. */
const BASE_PATH = /^\/(?:docs|documentation)\//

/** Returns the names of pages that only the earlier version has. Excludes the site root, which shows the first page. */
function goneNames(docs: Docs, earlier: Docs | undefined): Set<string> {
  const namesIn = ({ pages }: Docs) => pages.flatMap(({ path, address }) => [path, address.slice(1)])
  const gone = new Set(earlier && namesIn(earlier))
  for (const name of ['', ...namesIn(docs)]) gone.delete(name)
  return gone
}

/** The addresses of one version of the documentation. Determines what exists and resolves links. */
export class DocsAddresses {
  readonly docs: Docs
  /** Whether the whole navigation and all redirects are known. */
  readonly hasSettings: boolean
  /** The site at the root of an unknown host. */
  readonly site: SiteMap
  readonly redirects: Redirects
  readonly isUnknown: (target: string) => boolean
  readonly #ownHost: URL | undefined
  readonly #earlier: Docs | undefined
  /** Results for links that many pages contain, by link and, for a relative link, the folder of the page. */
  readonly #found = new Map<string, Target | undefined>()
  readonly #resolved = new Map<string, string | undefined>()

  constructor(docs: Docs, { siteUrl, earlier }: AddressOptions) {
    this.docs = docs
    this.#earlier = earlier
    this.#ownHost = ownHost(siteUrl, docs.canonical)
    this.isUnknown = unknownAddresses(docs, earlier)
    const { redirects, isComplete } = parseRedirects(docs.redirects, '/')
    this.redirects = redirects
    this.hasSettings = docs.hasSettings && isComplete
    const paths = new Set([...docs.pages.map(({ path }) => `${path}.html`), ...docs.files])
    // The content at a folder's address is unknown if the folder has neither an index page nor a redirect.
    const redirected = this.redirectSources
    const folders = docs.pages.flatMap(({ path }) => foldersOf(path)).filter(path => !redirected.has(path))
    const assumed = { folders: new Set(folders), gone: goneNames(docs, earlier) }
    this.site = new SiteMap(paths, { assumed })
  }

  /** Whether a path leads to content, directly or through a redirect. True if the content is unknown. */
  isReached(path: string): boolean {
    if (this.site.find(path) !== undefined || this.isUnknown(`/${path}`)) return true
    const end = this.redirects.follow(path, this.site)
    return end?.kind === 'file' || end?.kind === 'external'
  }

  get redirectSources(): Map<string, string> {
    const rules = this.redirects.rules.map(rule => [this.redirects.pathOf(rule), rule.destination] as const)
    return new Map(rules.flatMap(([path, to]) => (path === undefined ? [] : [[pageName(path), to] as const])))
  }

  hasPage(target: string): boolean {
    const path = this.site.pathOf(target)
    return path !== undefined && this.site.findKnown(path) !== undefined
  }

  /** Finds the page or file that a link on a page refers to. Tries all names from `#namesOf`. */
  find(written: string, page: NamedPage, targets = this.docs.targets): Target | undefined {
    if (targets !== this.docs.targets || isOnPage(written)) return this.#find(written, page, targets)
    return once(this.#found, linkKey(written, page), () => this.#find(written, page, targets))
  }

  #find(written: string, page: NamedPage, targets: Docs['targets']): Target | undefined {
    const target = this.#onThisSite(written)
    if (isExternal(target)) return undefined
    if (isOnPage(target)) return { kind: 'page', path: page.path, rest: target }
    for (const name of this.#namesOf(target)) {
      const found = targets.find(name, page)
      if (found !== undefined) return found
    }
    return undefined
  }

  /** Returns the address of the redirect to which a link with `.mdx` would lead without this extension. */
  redirectWithoutSource(written: string, page: NamedPage): string | undefined {
    const target = this.#onThisSite(written)
    if (isExternal(target) || !MDX.test(target)) return undefined
    const [path = ''] = target.split(/[?#]/, 1)
    const folder = new SiteAddress(posix.dirname(page.file)).pathname
    const absolute = path.startsWith('/') ? path : posix.join(folder, path)
    const name = SiteAddress.pathOf(absolute).replace(SOURCE_EXTENSION, '')
    // A redirect with a wildcard also matches the address with the extension.
    const isExact = this.redirects.find(name)?.rule.from.address !== undefined
    return isExact && this.site.findKnown(name) === undefined ? `/${name}` : undefined
  }

  /** Returns the address of a link target from the site root, or undefined for a target on another host. */
  addressOf(written: string, page: NamedPage): string | undefined {
    if (isOnPage(written)) return this.#addressOf(written, page)
    return once(this.#resolved, linkKey(written, page), () => this.#addressOf(written, page))
  }

  #addressOf(written: string, page: NamedPage): string | undefined {
    const target = this.#onThisSite(written)
    if (isExternal(target)) return undefined
    const found = this.find(target, page)
    if (found !== undefined)
      return `${new SiteAddress(found.path).pathname}${found.kind === 'page' ? '.html' : ''}${found.rest}`
    const fromRoot = this.#namesOf(target).filter(name => name.startsWith('/'))
    return (
      fromRoot.find(name => this.isReached(SiteAddress.pathOf(name))) ??
      fromRoot.find(name => this.#earlier?.targets.find(name, page) !== undefined) ??
      (target.startsWith('/')
        ? target
        : posix.join(new SiteAddress(posix.dirname(page.file)).pathname, target))
    )
  }

  /** Also resolves `a/b` from the root, as the service's link check does. Browsers start from the page's folder. */
  #namesOf(target: string): string[] {
    const starts = /^\.{0,2}\//.test(target) ? [target] : [target, `/${target}`]
    const withoutBase = (name: string) =>
      name.replace(BASE_PATH, base => {
        const isBase = this.#ownHost === undefined || `${this.#ownHost.pathname}/`.startsWith(base)
        return isBase ? '/' : base
      })
    const names = starts
      .flatMap(name => [name, withoutBase(name)])
      .flatMap(name => [name, name.replace(SOURCE_EXTENSION, '')])
    return [...new Set(names)]
  }

  /** Converts a link to this site into a path. Merges repeated slashes in paths, because the service accepts them. */
  #onThisSite(target: string): string {
    const own = this.#ownHost
    // An address with a host has a colon. To parse other addresses, and to catch the error, takes far longer.
    const url = own && target.includes(':') ? parseUrl(target) : null
    const address = own && url && url.host === own.host && SiteAddress.parse(url.pathname, own.pathname)
    const onSite = address ? new SiteAddress(address.path).pathname + url.search + url.hash : target
    return isExternal(onSite) ? onSite : onSite.replace(/^[^?#]*/, path => path.replace(/\/{2,}/g, '/'))
  }
}

function once<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key)
  if (found !== undefined || known.has(key)) return found as T
  const made = make()
  known.set(key, made)
  return made
}

/** Returns a site address with no trailing slash, to which page paths can be appended; undefined for invalid text. */
export function siteAddressOf(text: string): string | undefined {
  const url = parseUrl(text)
  const isPlain = url !== null && isSafeAddress(url) && url.username + url.search + url.hash === ''
  return isPlain ? url.href.replace(/\/+$/, '') : undefined
}

/** Hosts that serve only documentation. On other hosts, only addresses below a known path belong to the site. */
const DOCS_HOST = /^(?:docs?|documentation|help|developers?|learn)\./

function ownHost(siteUrl: string | undefined, canonical: string | undefined): URL | undefined {
  const url = parseUrl(siteUrl ?? canonical ?? '')
  const isGiven = siteUrl !== undefined && siteUrl !== canonical?.replace(/\/+$/, '')
  const isKnown = url !== null && (isGiven || url.pathname !== '/' || DOCS_HOST.test(url.host))
  return isKnown ? url : undefined
}

/** Detects addresses that the service serves without a file, or that may belong to an unreadable specification. */
function unknownAddresses(docs: Docs, earlier: Docs | undefined): (target: string) => boolean {
  const feeds = new Map(docs.pages.map(({ address: page, hasFeed = false }) => [page, hasFeed]))
  const served: ServedDocs = { feeds, variants: docs.variants, sdkFolders: docs.sdkFolders }
  const before = earlier?.pages ?? []
  const hadFile = new Set([
    ...before.flatMap(({ digest, address }) => (digest === undefined ? [] : address)),
    ...(earlier?.files ?? []).map(path => `/${path}`)
  ])
  const own = docs.pages.filter(({ digest }) => digest !== undefined)
  const folders = new Set(
    [...own.map(({ path }) => path), ...docs.files].map(path => path.split('/')[0] ?? '')
  )
  const partsOf = (path: string) => path.split('/').filter(name => name !== '')
  /** Generated pages are at `folder/tag/name`. If `folder` is the root, the tag cannot be an existing folder. */
  const isIn = (folder: string, address: string): boolean => {
    const [names, around] = [partsOf(address), partsOf(folder)]
    const below = names.slice(around.length)
    if (below.length > 2 || around.some((name, at) => name !== names[at])) return false
    return folder !== '' || (below[0] !== undefined && !folders.has(below[0]))
  }
  return target => {
    const address = target.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '')
    if (isMadeByService(address, served)) return true
    // The service makes all addresses below `/.well-known/`.
    if (!/^\/\.well-known(\/|$)/.test(address) && hasHiddenName(SiteAddress.pathOf(address))) return true
    return (
      !hadFile.has(`/${SiteAddress.pathOf(address)}`) &&
      docs.unknownFolders.some(folder => isIn(folder, address))
    )
  }
}

/** Returns all folders around a path: for `a/b/c`, these are `a/b`, `a`, and the root. */
function foldersOf(path: string): string[] {
  const folder = posix.dirname(path)
  return folder === '.' ? [''] : [folder, ...foldersOf(folder)]
}
