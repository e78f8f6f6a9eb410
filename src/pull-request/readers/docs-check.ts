import { posix } from 'node:path'
import type { Docs, DocsPage } from '../../sources/docs.ts'
import type { Place } from '../../sources/source/problems.ts'
import { isExternal, isOnPage } from '../../sources/targets.ts'
import type { Finding, FindingKind as SiteFindingKind } from '../../review/checks/findings.ts'
import { Addresses } from '../../review/checks/link-addresses.ts'
import { ReferenceJudge, type ReviewedFile } from '../../review/checks/reference-judge.ts'
import { addSuggestions } from '../../review/checks/suggestions.ts'
import { ID_SEPARATOR } from '../../review/scan/record/page-record.ts'
import type { Glob } from '../../site/glob.ts'
import { pageName, SiteFiles } from '../../site/page-addresses.ts'
import { parseRedirects, type Redirects } from '../../site/redirects/redirects.ts'
import { SiteAddress } from '../../site/site-address.ts'
import type { FindingKind } from './findings.ts'

/** What is wrong with one version of the documentation, with all places where it is. */
export interface Problem {
  kind: FindingKind
  target: string
  places: Place[]
  suggestion?: string | undefined
  /** Why a file cannot be parsed, or where a redirect leads. */
  detail?: string | undefined
  /** Of a redirect: a page has its address. */
  isTaken?: boolean
}

/** One version of the documentation as a site: its pages and files, judged as the review judges an export. */
export class DocsCheck {
  readonly docs: Docs
  readonly #paths: ReadonlySet<string>
  readonly #site: SiteFiles
  readonly #addresses = new Addresses(undefined, '/')
  readonly #redirects: Redirects
  readonly #judge: ReferenceJudge
  readonly #ignore: readonly Glob[]
  readonly #opened: { kind: SiteFindingKind; target: string; places: Map<string, Place> }[] = []
  readonly #numbers = new Map<string, number>()

  /** `removed`: addresses that were a page, and are a folder at most. */
  constructor(docs: Docs, ignore: readonly Glob[], removed: ReadonlySet<string> = new Set()) {
    this.docs = docs
    this.#ignore = ignore
    // Entries that cannot be used are left out.
    this.#redirects = parseRedirects(docs.redirects, '/').redirects
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
    if (this.#site.find(path) !== undefined || this.#isUnknown(`/${path}`)) return true
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

  /** The address of an existing page that is most similar to the one of this path. */
  closestTo(path: string): string | undefined {
    const target = this.#addresses.nameOf(path)
    const finding: Finding = { kind: 'broken-link', target, count: 0, pages: [] }
    this.#suggest([finding])
    return finding.suggestion
  }

  problems(): Problem[] {
    for (const page of this.docs.pages) if (page.isValid) this.#checkPage(page)
    this.#judge.checkRedirects()
    this.#placeRedirects()
    const found = this.#opened.filter(({ places }) => places.size > 0)
    const findings = found.map(({ kind, target }): Finding => ({ kind, target, count: 1, pages: [] }))
    this.#suggest(findings)
    this.#judge.addDestinations(findings)
    const problems = findings.map(({ kind, target, suggestion, destination: detail }, at) => {
      const places = [...(found[at]?.places.values() ?? [])]
      const isTaken = kind === 'broken-redirect' && this.hasPage(target)
      return { kind: kind as FindingKind, target, places, suggestion, detail, isTaken }
    })
    return [...problems.filter(({ detail = '' }) => !this.#isUnknown(detail)), ...this.#sourceProblems()]
  }

  #checkPage(page: DocsPage): void {
    for (const { kind, target, place } of page.references) {
      const address = this.#addressOf(target, page)
      if (address === undefined) continue
      const outcome = this.#judge.outcomeOf(kind, address, this.#addresses.startIn('', ''))
      if (typeof outcome === 'string') continue
      // A link in a snippet of several pages is one finding.
      for (const number of outcome) this.#opened[number]?.places.set(JSON.stringify(place), place)
    }
  }

  /** From the root of the site; undefined for what is on another host. */
  #addressOf(target: string, page: DocsPage): string | undefined {
    if (isExternal(target)) return undefined
    if (isOnPage(target)) return `${new SiteAddress(page.path).pathname}.html${target}`
    const found = [target, target.replace(SOURCE_EXTENSION, ''), target.replace(BASE_PATH, '/')].flatMap(
      name => this.docs.targets.find(name, page) ?? []
    )[0]
    if (found !== undefined)
      return `${new SiteAddress(found.path).pathname}${found.kind === 'page' ? '.html' : ''}${found.rest}`
    if (target.startsWith('/')) {
      const isReached = (href: string) =>
        this.isReached(SiteAddress.parse(href.replace(/[?#].*$/s, ''))?.path ?? '')
      return [target, target.replace(BASE_PATH, '/')].find(isReached) ?? target
    }
    return posix.join(new SiteAddress(posix.dirname(page.file)).pathname, target)
  }

  /** The service generates pages there from something that is not in the documentation. */
  #isUnknown(address: string): boolean {
    return this.docs.unknownFolders.some(folder =>
      `${address}/`.startsWith(folder === '' ? '/' : `/${folder}/`)
    )
  }

  #open(kind: SiteFindingKind, target: string): number | undefined {
    if (kind === 'broken-link' && this.#isUnknown(target)) return undefined
    const key = `${kind} ${target}`
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    if (!SITE_KINDS.has(kind) || this.#ignore.some(pattern => pattern.matches(target))) return undefined
    this.#opened.push({ kind, target, places: new Map() })
    this.#numbers.set(key, this.#opened.length - 1)
    return this.#opened.length - 1
  }

  /** A broken redirect is one finding, at its entry, however many links lead to it. */
  #placeRedirects(): void {
    const places = new Map(this.docs.redirects.map(({ source, place }) => [pageName(source), place]))
    for (const rule of this.#redirects.rules) {
      const path = this.#redirects.pathOf(rule)
      const target = path === undefined ? rule.source : this.#addresses.nameOf(pageName(path))
      const opened = this.#opened[this.#numbers.get(`broken-redirect ${target}`) ?? -1]
      const place = places.get(pageName(rule.source)) ?? places.get(`/${pageName(path ?? '')}`)
      if (opened !== undefined && place !== undefined) opened.places = new Map([['', place]])
    }
  }

  #suggest(findings: Finding[]): void {
    addSuggestions(findings, {
      paths: this.#paths,
      files: this.#site,
      addresses: this.#addresses,
      idsOf: path => this.#judge.idsOf(path)
    })
  }

  #sourceProblems(): Problem[] {
    return this.docs.problems.flatMap(({ kind, target, place, message }): Problem[] => {
      const name = target ?? place.file
      if (kind === 'not-rendered' || this.#ignore.some(pattern => pattern.matches(`/${name}`))) return []
      const shown = kind === 'missing-snippet' ? 'missing-resource' : kind
      return [{ kind: shown, target: name, places: [place], detail: message }]
    })
  }
}

/** The service has the Markdown of every page beside it, whatever the name of its source. */
const SOURCE_EXTENSION = /\.mdx?(?=[?#]|$)/
/** The paths below which the service can show a site, beside the root of the host. */
const BASE_PATH = /^\/(?:docs|documentation)\//

/** The findings of a site that the sources of documentation can have. */
const SITE_KINDS = new Set<string>([
  ...(['broken-link', 'broken-anchor', 'missing-resource', 'broken-redirect'] satisfies FindingKind[])
])

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
