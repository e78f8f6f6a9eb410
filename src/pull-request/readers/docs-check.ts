import { posix } from 'node:path'
import type { Docs, DocsPage } from '../../sources/docs.ts'
import { type Place, placeIn } from '../../sources/source/problems.ts'
import { isExternal, isOnPage } from '../../sources/targets.ts'
import type { Finding, FindingKind as SiteFindingKind } from '../../review/checks/findings.ts'
import { Addresses } from '../../review/checks/link-addresses.ts'
import { ReferenceJudge, type ReviewedFile } from '../../review/checks/reference-judge.ts'
import { addSuggestions } from '../../review/checks/suggestions.ts'
import { ID_SEPARATOR } from '../../review/scan/record/page-record.ts'
import { parseUrl } from '../../runtime/parse-url.ts'
import type { Glob } from '../../site/glob.ts'
import { pageName, SiteFiles } from '../../site/page-addresses.ts'
import { parseRedirects, type Redirects } from '../../site/redirects/redirects.ts'
import { SiteAddress } from '../../site/site-address.ts'
import type { FindingKind } from './findings.ts'

/** Where a problem is; of a link or file, also the address as it is written there. */
export interface ProblemPlace extends Place {
  written?: string
}

/** What is wrong with one version of the documentation, with all places where it is. */
export interface SourceProblem {
  kind: FindingKind
  target: string
  places: ProblemPlace[]
  suggestion?: string | undefined
  /** Why a file cannot be parsed, or where a redirect leads. */
  detail?: string | undefined
  /** Of a redirect: a page has its address. */
  isTaken?: boolean
  /** Links that a redirect leads nowhere. */
  links?: ProblemPlace[]
}

interface CheckOptions {
  ignore: readonly Glob[]
  /** Address of the live site: links to it are links of the site. */
  siteUrl?: string | undefined
  /** The version that it is compared with. */
  earlier?: Docs | undefined
}

/** What cannot be known without the settings, which have redirects and navigation. */
export const NEEDS_SETTINGS = new Set<FindingKind>([
  ...(['broken-link', 'missing-resource', 'broken-redirect', 'missing-page'] as const),
  ...(['removed-address', 'missing-operation', 'unlisted-page', 'invalid-settings'] as const)
])

/** One version of the documentation as a site: its pages and files, judged as the review judges an export. */
export class DocsCheck {
  readonly docs: Docs
  /** Whether all of the navigation and the redirects is known. */
  readonly hasSettings: boolean
  readonly #paths: ReadonlySet<string>
  readonly #site: SiteFiles
  readonly #addresses = new Addresses(undefined, '/')
  readonly #redirects: Redirects
  readonly #judge: ReferenceJudge
  readonly #ignore: readonly Glob[]
  readonly #ownHost: URL | undefined
  readonly #earlier: Docs | undefined
  readonly #exempt: UnknownAddresses
  readonly #opened: { kind: SiteFindingKind; target: string; places: Map<string, ProblemPlace> }[] = []
  readonly #numbers = new Map<string, number>()
  readonly #anchors = new Map<string, Set<string>>()
  readonly #fromRoot = new Map<string, string | undefined>()
  readonly #outcomes = new Map<string, ReturnType<ReferenceJudge['outcomeOf']>>()
  /** By address. */
  readonly #pages: ReadonlyMap<string, DocsPage>

  constructor(docs: Docs, { ignore, siteUrl, earlier }: CheckOptions) {
    this.docs = docs
    this.#earlier = earlier
    this.#pages = new Map(docs.pages.map(page => [page.address, page]))
    this.#ignore = ignore
    this.#ownHost = ownHost(siteUrl, docs.canonical)
    this.#exempt = new UnknownAddresses(docs, earlier)
    // Addresses that were a page, and are a folder at most.
    const removed = new Set(earlier?.pages.map(({ address }) => address))
    // Entries that cannot be used are left out.
    const { redirects, isComplete } = parseRedirects(docs.redirects, '/')
    this.#redirects = redirects
    this.hasSettings = docs.hasSettings && isComplete
    this.#paths = new Set([...docs.pages.map(({ path }) => `${path}.html`), ...docs.files])
    // What the service shows at the address of a folder without a page of its own is not known, unless a redirect says it.
    const redirected = this.redirectSources
    const assumed = docs.pages
      .flatMap(({ path }) => foldersOf(path))
      .filter(path => !removed.has(`/${path}`) && !redirected.has(path))
      .map(path => (path === '' ? 'index.html' : `${path}/index.html`))
    this.#site = new SiteFiles(new Set([...this.#paths, ...assumed]))
    const files = new Map(docs.pages.map(page => [`${page.path}.html`, reviewedFile(page)]))
    const site = { files, site: this.#site, addresses: this.#addresses, redirects: this.#redirects }
    this.#judge = new ReferenceJudge(site, { open: (kind, target) => this.#open(kind, target) })
  }

  /** Whether a reader gets something at the address of a page or redirect. */
  isReached(path: string): boolean {
    if (this.#site.find(path) !== undefined || this.#exempt.has(`/${path}`)) return true
    const end = this.#redirects.follow(path, this.#site)
    return end?.kind === 'file' || end?.kind === 'external'
  }

  /** Redirects without a wildcard, by the path that they lead away from. */
  get redirectSources(): Map<string, string> {
    const rules = this.#redirects.rules.map(rule => [this.#redirects.pathOf(rule), rule.destination] as const)
    return new Map(rules.flatMap(([path, to]) => (path === undefined ? [] : [[pageName(path), to] as const])))
  }

  hasPage(target: string): boolean {
    const path = this.#addresses.pathOf(target)
    return path !== undefined && this.#site.find(path) !== undefined
  }

  problems({ withSuggestions = true } = {}): SourceProblem[] {
    for (const page of this.docs.pages) if (page.isValid) this.#check(page, page.references)
    const settings = { path: '', file: '' }
    this.#check(settings, this.docs.settingsReferences)
    this.#judge.checkRedirects()
    const links = this.#placeRedirects()
    const found = this.#opened.filter(({ places }) => places.size > 0)
    const findings = found.map(({ kind, target }): Finding => ({ kind, target, count: 1, pages: [] }))
    if (withSuggestions) this.#suggest(findings)
    this.#judge.addDestinations(findings)
    const problems = findings.map(({ kind, target, suggestion, destination: detail }, at) => {
      const places = [...(found[at]?.places.values() ?? [])]
      const isTaken = kind === 'broken-redirect' && this.hasPage(target)
      return {
        kind: kind as FindingKind,
        target,
        places,
        suggestion,
        detail,
        isTaken,
        links: isTaken ? [] : (links.get(target) ?? [])
      }
    })
    const all = [
      ...problems.filter(({ detail = '' }) => !this.#exempt.has(detail)),
      ...this.#sourceProblems()
    ]
    if (this.hasSettings) return all
    const known = all.filter(({ kind }) => !NEEDS_SETTINGS.has(kind))
    const [first] = this.docs.redirects
    if (!this.docs.hasSettings || first === undefined) return known
    const detail = 'it has more redirects, or more with wildcards, than are read'
    return [{ kind: 'invalid-source', target: 'redirects', places: [first.place], detail }, ...known]
  }

  #check(page: NamedPage, references: DocsPage['references']): void {
    for (const { kind, target, place: placeOnPage } of references) {
      const address = this.#addressOf(target, page)
      if (address === undefined) continue
      const key = `${kind} ${address}`
      const outcome =
        this.#outcomes.get(key) ?? this.#judge.outcomeOf(kind, address, this.#addresses.startIn('', ''))
      this.#outcomes.set(key, outcome)
      if (typeof outcome === 'string') continue
      const place = placeIn(page.file, placeOnPage)
      // A link in a snippet of several pages is one finding.
      for (const number of outcome)
        this.#opened[number]?.places.set(JSON.stringify(place), { ...place, written: target })
    }
  }

  /** What does not depend on the page is looked up once. */
  #addressOf(written: string, page: NamedPage): string | undefined {
    if (!written.startsWith('/') && !isExternal(written)) return this.#addressOn(page, written)
    if (!this.#fromRoot.has(written)) this.#fromRoot.set(written, this.#addressOn(page, written))
    return this.#fromRoot.get(written)
  }

  /** From the root of the site; undefined for what is on another host. */
  #addressOn(page: NamedPage, written: string): string | undefined {
    const onSite = this.#onThisSite(written)
    if (isExternal(onSite)) return undefined
    // The service's own check of links accepts repeated slashes, too.
    const target = onSite.replace(/^[^?#]*/, path => path.replace(/\/{2,}/g, '/'))
    if (isOnPage(target)) return `${new SiteAddress(page.path).pathname}.html${target}`
    // Browsers take a path without `/` or `./` from the folder of the page, the service's check of links from the root.
    const starts = /^\.{0,2}\//.test(target) ? [target] : [target, `/${target}`]
    const names = starts
      .flatMap(name => [name, name.replace(BASE_PATH, '/')])
      .flatMap(name => [name, name.replace(SOURCE_EXTENSION, '')])
    const [found] = names.flatMap(name => this.docs.targets.find(name, page) ?? [])
    if (found !== undefined)
      return `${new SiteAddress(found.path).pathname}${found.kind === 'page' ? '.html' : ''}${found.rest}`
    const reached = names.find(
      name =>
        name.startsWith('/') && this.isReached(SiteAddress.parse(name.replace(/[?#].*$/s, ''))?.path ?? '')
    )
    const removed = names.find(
      name => name.startsWith('/') && this.#earlier?.targets.find(name, page) !== undefined
    )
    const meant = reached ?? removed ?? (target.startsWith('/') ? target : undefined)
    if (meant !== undefined) return meant
    return posix.join(new SiteAddress(posix.dirname(page.file)).pathname, target)
  }

  /** A link to the site's own host as a path; any other as it is. */
  #onThisSite(target: string): string {
    const own = this.#ownHost
    const url = own && /^https?:\/\//i.test(target) ? parseUrl(target) : null
    if (own === undefined || url === null || url.host !== own.host) return target
    const address = SiteAddress.parse(url.pathname, own.pathname)
    return address === undefined ? target : new SiteAddress(address.path).pathname + url.search + url.hash
  }

  #open(kind: SiteFindingKind, written: string): number | undefined {
    if (kind === 'broken-link' && this.#exempt.has(written)) return undefined
    if (kind === 'broken-anchor' && this.#isNearlyAnchor(written)) return undefined
    const target = kind === 'broken-redirect' ? this.#wildcardOf(written) : written
    const key = `${kind} ${target}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    if (!SITE_KINDS.has(kind) || this.#ignore.some(pattern => pattern.matches(target))) return undefined
    this.#opened.push({ kind, target, places: new Map() })
    this.#numbers.set(key, this.#opened.length - 1)
    return this.#opened.length - 1
  }

  /** Whether punctuation matters in an anchor differs between the service's pages and its own check of links. */
  #isNearlyAnchor(written: string): boolean {
    const [page = '', ...rest] = written.split('#')
    const anchor = withoutPunctuation(rest.join('#'))
    const known = this.#anchors.get(page)
    const ids = known ?? new Set(this.#pages.get(page)?.ids.map(({ id }) => withoutPunctuation(id)))
    this.#anchors.set(page, ids)
    return anchor !== '' && ids.has(anchor)
  }

  /** One wildcard that leads nowhere is one mistake, however many addresses it covers. */
  #wildcardOf(target: string): string {
    const rule = this.#redirects.find(this.#addresses.pathOf(target) ?? '')?.rule
    return rule !== undefined && rule.from.address === undefined ? rule.source : target
  }

  /** A broken redirect is one finding, at its entry, however many links lead to it. Returns these links. */
  #placeRedirects(): Map<string, ProblemPlace[]> {
    const places = new Map(this.docs.redirects.map(({ source, place }) => [pageName(source), place]))
    const links = new Map<string, ProblemPlace[]>()
    for (const rule of this.#redirects.rules) {
      const path = this.#redirects.pathOf(rule)
      const target = path === undefined ? rule.source : this.#addresses.nameOf(pageName(path))
      const opened = this.#opened[this.#numbers.get(`broken-redirect ${target}`) ?? -1]
      const place = places.get(pageName(rule.source)) ?? places.get(`/${pageName(path ?? '')}`)
      if (opened === undefined || place === undefined) continue
      links.set(target, [...opened.places.values()])
      opened.places = new Map([['', place]])
    }
    return links
  }

  #suggest(findings: Finding[]): void {
    addSuggestions(findings, {
      paths: this.#paths,
      files: this.#site,
      addresses: this.#addresses,
      idsOf: path => this.#judge.idsOf(path)
    })
  }

  #sourceProblems(): SourceProblem[] {
    return [...this.docs.problems, ...this.docs.invalidSettings].flatMap(
      ({ kind, target, place, message }): SourceProblem[] => {
        const name = target ?? place.file
        if (kind === 'not-rendered' || this.#ignore.some(pattern => pattern.matches(`/${name}`))) return []
        const shown = kind === 'missing-snippet' ? 'missing-resource' : kind
        return [{ kind: shown, target: name, places: [place], detail: message }]
      }
    )
  }
}

type NamedPage = Pick<DocsPage, 'path' | 'file'>

/** Hosts that have nothing but documentation: of others, only a part below a path is known. */
const DOCS_HOST = /^(?:docs?|documentation|help|developers?|learn)\./

function ownHost(siteUrl: string | undefined, canonical: string | undefined): URL | undefined {
  const url = parseUrl(siteUrl ?? canonical ?? '')
  const isGiven = siteUrl !== undefined && siteUrl !== canonical?.replace(/\/+$/, '')
  const isKnown = url !== null && (isGiven || url.pathname !== '/' || DOCS_HOST.test(url.host))
  return isKnown ? url : undefined
}

/** The service has the Markdown of every page beside it, whatever the name of its source. */
const SOURCE_EXTENSION = /\.mdx?(?=[?#]|$)/
/** The paths below which the service can show a site, beside the root of the host. */
const BASE_PATH = /^\/(?:docs|documentation)\//

/** The findings of a site that the sources of documentation can have. */
const SITE_KINDS = new Set<string>([
  ...(['broken-link', 'broken-anchor', 'missing-resource', 'broken-redirect'] satisfies FindingKind[])
])

/** Addresses without a file at which the service may show a page of a specification that cannot be read. */
class UnknownAddresses {
  readonly #docs: Docs
  readonly #hadFile: ReadonlySet<string>
  readonly #folders: ReadonlySet<string>

  constructor(docs: Docs, earlier: Docs | undefined) {
    this.#docs = docs
    const before = earlier?.pages ?? []
    this.#hadFile = new Set(before.flatMap(({ digest, address }) => (digest === undefined ? [] : address)))
    const own = docs.pages.filter(({ digest }) => digest !== undefined)
    this.#folders = new Set(
      [...own.map(({ path }) => path), ...docs.files].map(path => path.split('/')[0] ?? '')
    )
  }

  has(target: string): boolean {
    const address = target.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '')
    return (
      !this.#hadFile.has(address) && this.#docs.unknownFolders.some(folder => this.#isIn(folder, address))
    )
  }

  /** Pages are at `folder/tag/name`. In the root, another folder of the documentation is none of them. */
  #isIn(folder: string, address: string): boolean {
    const below = folder === '' ? address : `${address}/`.slice(folder.length + 1)
    const names = below.split('/').filter(name => name !== '')
    if (names.length > 2) return false
    return folder === ''
      ? names.length > 0 && !this.#folders.has(names[0] ?? '')
      : `${address}/`.startsWith(`/${folder}/`)
  }
}

function withoutPunctuation(id: string): string {
  return id.replace(/[?,;:!'"()[\]{}“”‘’]|\p{Extended_Pictographic}|\u200D|\uFE0E|\uFE0F/gu, '')
}

/** `a/b/c` → `a/b`, `a` and the root. */
function foldersOf(path: string): string[] {
  const folder = posix.dirname(path)
  return folder === '.' ? [''] : [folder, ...foldersOf(folder)]
}

function reviewedFile({ path, ids, hasUnknownIds, isValid }: DocsPage): ReviewedFile {
  return {
    path: `${path}.html`,
    // Whether an anchor exists is only known of a page.
    type: hasUnknownIds || !isValid ? 'unread' : 'page',
    // Which quotation mark the service shows at the start of a heading depends on the text before it.
    ids: ids.flatMap(({ id }) => [id, id.replace(/^“/, '”')]).join(ID_SEPARATOR),
    base: '',
    isNoindex: false,
    references: new Uint32Array()
  }
}
