import { posix } from 'node:path'
import { Addresses } from '../../review/checks/link-addresses.ts'
import { isSafeAddress } from '../../runtime/http/address.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import { pageName, SiteFiles } from '../../site/pages/page-addresses.ts'
import { parseRedirects, type Redirects } from '../../site/redirects/redirects.ts'
import { SiteAddress } from '../../site/addresses/site-address.ts'
import type { Docs, DocsPage } from '../../sources/docs.ts'
import { PAGE_ENDING } from '../../sources/page-file.ts'
import { isMadeByService, type ServedDocs } from '../../sources/service-addresses.ts'
import { isExternal, isOnPage, type Target } from '../../sources/targets.ts'

/** Names of addresses below the root of a host that is not known. */
export const FROM_ROOT = new Addresses(undefined, '/')

export type NamedPage = Pick<DocsPage, 'path' | 'file'>

interface AddressOptions {
  /** Address of the live site: links to it are links of the site. */
  siteUrl?: string | undefined
  /** The version that it is compared with. */
  earlier?: Docs | undefined
}

/** The service has the Markdown of every page beside it, whatever the name of its source. */
const SOURCE_EXTENSION = new RegExp(`${PAGE_ENDING}/?(?=[?#]|$)`)
/** The paths below which the service can show a site, beside the root of the host, if its address is not known. */
const BASE_PATH = /^\/(?:docs|documentation)\//

/** Names of pages that the earlier version has, and this one does not. The root of a site shows its first page then. */
function goneNames(docs: Docs, earlier: Docs | undefined): Set<string> {
  const namesIn = ({ pages }: Docs) => pages.flatMap(({ path, address }) => [path, address.slice(1)])
  const gone = new Set(earlier && namesIn(earlier))
  for (const name of ['', ...namesIn(docs)]) gone.delete(name)
  return gone
}

/** The addresses of one version of the documentation: what is there, and what a link of it means. */
export class DocsAddresses {
  readonly docs: Docs
  /** Whether all of the navigation and the redirects is known. */
  readonly hasSettings: boolean
  /** Paths of pages and files. */
  readonly paths: ReadonlySet<string>
  /** Files that surely are there; `site` also has those that may be. */
  readonly known: SiteFiles
  readonly site: SiteFiles
  readonly redirects: Redirects
  /** Whether what is at an address is not known. */
  readonly isUnknown: (target: string) => boolean
  readonly #ownHost: URL | undefined
  readonly #earlier: Docs | undefined

  constructor(docs: Docs, { siteUrl, earlier }: AddressOptions) {
    this.docs = docs
    this.#earlier = earlier
    this.#ownHost = ownHost(siteUrl, docs.canonical)
    this.isUnknown = unknownAddresses(docs, earlier)
    // Entries that cannot be used are left out.
    const { redirects, isComplete } = parseRedirects(docs.redirects, '/')
    this.redirects = redirects
    this.hasSettings = docs.hasSettings && isComplete
    this.paths = new Set([...docs.pages.map(({ path }) => `${path}.html`), ...docs.files])
    // What the service shows at the address of a folder without a page of its own is not known, unless a redirect says it.
    const redirected = this.redirectSources
    const folders = docs.pages.flatMap(({ path }) => foldersOf(path)).filter(path => !redirected.has(path))
    this.known = new SiteFiles(this.paths)
    this.site = new SiteFiles(this.paths, { folders: new Set(folders), gone: goneNames(docs, earlier) })
  }

  /** Whether a reader gets something at the address of a page or redirect. */
  isReached(path: string): boolean {
    if (this.site.find(path) !== undefined || this.isUnknown(`/${path}`)) return true
    const end = this.redirects.follow(path, this.site)
    return end?.kind === 'file' || end?.kind === 'external'
  }

  /** Redirects without a wildcard, by the path that they lead away from. */
  get redirectSources(): Map<string, string> {
    const rules = this.redirects.rules.map(rule => [this.redirects.pathOf(rule), rule.destination] as const)
    return new Map(rules.flatMap(([path, to]) => (path === undefined ? [] : [[pageName(path), to] as const])))
  }

  hasPage(target: string): boolean {
    const path = FROM_ROOT.pathOf(target)
    return path !== undefined && this.known.find(path) !== undefined
  }

  /** The page or file that a link of a page means, by any of its names; undefined when there is none. */
  find(written: string, page: NamedPage, targets = this.docs.targets): Target | undefined {
    const target = this.#onThisSite(written)
    if (isExternal(target)) return undefined
    if (isOnPage(target)) return { kind: 'page', path: page.path, rest: target }
    const [found] = this.#namesOf(target).flatMap(name => targets.find(name, page) ?? [])
    return found
  }

  /** The address from the root of the site; undefined on another host. */
  addressOf(written: string, page: NamedPage): string | undefined {
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

  /** Browsers take a path without `/` or `./` from the folder of the page, the service's check of links from the root. */
  #namesOf(target: string): string[] {
    const starts = /^\.{0,2}\//.test(target) ? [target] : [target, `/${target}`]
    const withoutBase = (name: string) =>
      name.replace(BASE_PATH, base => {
        const isBase = this.#ownHost === undefined || `${this.#ownHost.pathname}/`.startsWith(base)
        return isBase ? '/' : base
      })
    return starts
      .flatMap(name => [name, withoutBase(name)])
      .flatMap(name => [name, name.replace(SOURCE_EXTENSION, '')])
  }

  /** A link to the site's own host becomes a path. Repeated slashes in paths, which the service accepts, are merged. */
  #onThisSite(target: string): string {
    const own = this.#ownHost
    const url = own && parseUrl(target)
    const address = url && url.host === own.host && SiteAddress.parse(url.pathname, own.pathname)
    const onSite = address ? new SiteAddress(address.path).pathname + url.search + url.hash : target
    return isExternal(onSite) ? onSite : onSite.replace(/^[^?#]*/, path => path.replace(/\/{2,}/g, '/'))
  }
}

/** The address of a site, to which the paths of its pages are appended. Undefined if the text is not valid. */
export function siteAddressOf(text: string): string | undefined {
  const url = parseUrl(text)
  const isPlain = url !== null && isSafeAddress(url) && url.username + url.search + url.hash === ''
  return isPlain ? url.href.replace(/\/+$/, '') : undefined
}

/** Hosts that have nothing but documentation: of others, only a part below a path is known. */
const DOCS_HOST = /^(?:docs?|documentation|help|developers?|learn)\./

function ownHost(siteUrl: string | undefined, canonical: string | undefined): URL | undefined {
  const url = parseUrl(siteUrl ?? canonical ?? '')
  const isGiven = siteUrl !== undefined && siteUrl !== canonical?.replace(/\/+$/, '')
  const isKnown = url !== null && (isGiven || url.pathname !== '/' || DOCS_HOST.test(url.host))
  return isKnown ? url : undefined
}

/** Whether the service makes what is at an address without a file, or may show a page of a specification that cannot be read. */
function unknownAddresses(docs: Docs, earlier: Docs | undefined): (target: string) => boolean {
  const feeds = new Map(docs.pages.map(({ address: page, hasFeed = false }) => [page, hasFeed]))
  const served: ServedDocs = { feeds, variants: docs.variants, sdkFolders: docs.sdkFolders }
  const before = earlier?.pages ?? []
  const hadFile = new Set(before.flatMap(({ digest, address }) => (digest === undefined ? [] : address)))
  const own = docs.pages.filter(({ digest }) => digest !== undefined)
  const folders = new Set(
    [...own.map(({ path }) => path), ...docs.files].map(path => path.split('/')[0] ?? '')
  )
  const partsOf = (path: string) => path.split('/').filter(name => name !== '')
  /** Pages are at `folder/tag/name`. In the root, another folder of the documentation is none of them. */
  const isIn = (folder: string, address: string): boolean => {
    const [names, around] = [partsOf(address), partsOf(folder)]
    const below = names.slice(around.length)
    if (below.length > 2 || around.some((name, at) => name !== names[at])) return false
    return folder !== '' || (below[0] !== undefined && !folders.has(below[0]))
  }
  return target => {
    const address = target.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '')
    if (hadFile.has(address)) return false
    return isMadeByService(address, served) || docs.unknownFolders.some(folder => isIn(folder, address))
  }
}

/** `a/b/c` → `a/b`, `a` and the root. */
function foldersOf(path: string): string[] {
  const folder = posix.dirname(path)
  return folder === '.' ? [''] : [folder, ...foldersOf(folder)]
}
