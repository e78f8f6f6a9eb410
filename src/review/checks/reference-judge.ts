import { ID_SEPARATOR } from '../scan/record/page-record.ts'
import type { ReferenceKind } from '../scan/record/reference-table.ts'
import type { ScannedFile } from '../scan/site-scanner.ts'
import { idsNamedBy, percentDecoded } from '../scan/values/fragment.ts'
import { pageName, type SiteFiles } from '../../site/page-addresses.ts'
import type { RedirectEnd, RedirectRule, Redirects } from '../../site/redirects/redirects.ts'
import type { Finding, FindingCollector, FindingKind } from './findings.ts'
import type { Address, Addresses, Start } from './link-addresses.ts'

/** One scanned file. Numbers in `references` are those of the review's own table. */
export type ReviewedFile = Omit<ScannedFile, 'title' | 'content'>

export interface ExternalHost {
  host: string
  /** Different addresses on this host that pages link to. */
  links: number
  /** Different addresses on this host that pages load. */
  resources: number
}

/** What following one reference leads to: numbers of findings, or a finding whose target is the page that has it. */
export type Outcome = readonly number[] | 'foreign-canonical'

const NOTHING: readonly number[] = []

/** Each redirect is a wait for the reader. */
const MAX_CHAIN = 5

/** What the review knows of the site when all files are scanned. */
interface CheckedSite {
  /** By path. */
  files: ReadonlyMap<string, ReviewedFile>
  site: SiteFiles
  addresses: Addresses
  redirects: Redirects | undefined
  /** Whether links to other hosts become findings, which are requested before they count. */
  collectsLinks?: boolean
}

/** Follows references, and opens the findings that they lead to. */
export class ReferenceJudge {
  readonly #site: SiteFiles
  readonly #addresses: Addresses
  readonly #redirects: Redirects | undefined
  readonly #collectsLinks: boolean
  readonly #findings: Pick<FindingCollector, 'open'>
  readonly #files: ReadonlyMap<string, ReviewedFile>
  readonly #hosts = new Map<string, ExternalHost>()
  readonly #external = new Map<string, Outcome>()
  /** By file: its ids, if another page links to one of them. */
  readonly #ids = new Map<string, ReadonlySet<string>>()

  constructor(
    { files, site, addresses, redirects, collectsLinks = false }: CheckedSite,
    findings: Pick<FindingCollector, 'open'>
  ) {
    this.#collectsLinks = collectsLinks
    this.#site = site
    this.#addresses = addresses
    this.#redirects = redirects
    this.#findings = findings
    this.#files = files
  }

  /** Other hosts, sorted by name. */
  get hosts(): ExternalHost[] {
    return [...this.#hosts.values()].sort((a, b) => (a.host < b.host ? -1 : 1))
  }

  outcomeOf(kind: ReferenceKind, value: string, start: Start): Outcome {
    // Without a path, a resource is the page itself or a part of it.
    if (!isLink(kind) && /^[\0-\x20]*(?:$|data:|[#?])/i.test(value)) return NOTHING
    const address = this.#addresses.resolve(value, start)
    if (address === undefined) return NOTHING
    if (address.kind === 'internal') return this.#judge(kind, address)
    // Each address on another host counts once.
    const key = `${usageOf(kind)} ${address.href}`
    const known = this.#external.get(key)
    if (known !== undefined) return known
    const outcome = this.#judge(kind, address)
    this.#external.set(key, outcome)
    return outcome
  }

  #judge(kind: ReferenceKind, address: Address): Outcome {
    if (kind === 'canonical')
      return address.kind === 'external' && this.#addresses.hasDomain ? 'foreign-canonical' : NOTHING
    if (kind === 'sitemap') return this.#judgeSitemap(address)
    if (isLink(kind)) return this.#judgeLink(address)
    const insecure = address.isInsecure ? this.#open('insecure-resource', address.href) : NOTHING
    if (address.kind === 'external') {
      this.#hostOf(address.host).resources++
      return [...this.#open('external-resource', address.href), ...insecure]
    }
    const file = kind === 'frame' ? this.#site.find(address.path) : address.path
    if (file !== undefined && this.#site.has(file)) return insecure
    const redirected = this.#judgeRedirect(address.path)
    if (redirected !== undefined) return [...redirected, ...insecure]
    return [...this.#open('missing-resource', this.#addresses.nameOf(address.path)), ...insecure]
  }

  #judgeLink(address: Address): readonly number[] {
    if (address.kind === 'external') {
      this.#hostOf(address.host).links++
      return this.#collectsLinks ? this.#open('dead-external-link', address.href) : NOTHING
    }
    const path = this.#site.find(address.path)
    if (path === undefined) {
      const name = this.#addresses.nameOf(pageName(address.path))
      return this.#judgeRedirect(address.path) ?? this.#open('broken-link', name)
    }
    const hidden = this.#redirects?.hasSource(path) === true ? this.#openRedirect(path) : NOTHING
    return this.#hasAnchor(path, address.fragment)
      ? hidden
      : [...this.openAnchor(path, address.fragment), ...hidden]
  }

  #hasAnchor(path: string, fragment: string): boolean {
    if (fragment === '') return true
    const file = this.#files.get(path)
    if (file?.type !== 'page') return true
    const named = idsNamedBy(fragment)
    if (named.length === 0) return true
    let ids = this.#ids.get(path)
    if (ids === undefined) {
      ids = new Set(this.idsOf(path))
      this.#ids.set(path, ids)
    }
    return named.some(id => ids.has(id))
  }

  /** The ids of a file that was scanned, one after the other: most pages are never asked for them. */
  *idsOf(path: string): Generator<string, void> {
    const text = this.#files.get(path)?.ids ?? ''
    for (let start = 0, end = 0; end < text.length; start = end + 1) {
      end = text.indexOf(ID_SEPARATOR, start)
      if (end < 0) end = text.length
      yield text.slice(start, end)
    }
  }

  /** Undefined when the path is not the source of a redirect. */
  #judgeRedirect(path: string): readonly number[] | undefined {
    const end = this.#redirects?.follow(path, this.#site)
    if (end === undefined) return undefined
    return this.#isReached(end) ? NOTHING : this.#openRedirect(path)
  }

  #isReached(end: RedirectEnd): boolean {
    if (end.steps > MAX_CHAIN) return false
    return (
      end.kind === 'external' || (end.kind === 'file' && this.#hasAnchor(end.file, end.destination.fragment))
    )
  }

  /** Checks all redirects, also those that no page links to. */
  checkRedirects(): void {
    for (const rule of this.#redirects?.rules ?? []) {
      const path = this.#redirects?.pathOf(rule)
      if (path === undefined) {
        const end = this.#redirects?.endOfPattern(rule, this.#site)
        if (end !== undefined && !this.#isReached(end)) this.#findings.open('broken-redirect', rule.source)
      } else if (this.#site.find(path) !== undefined) this.#openRedirect(path)
      else this.#judgeRedirect(path)
    }
  }

  /** An address that a wildcard covers has no redirect of its own, and no destination here. */
  addDestinations(findings: readonly Finding[]): void {
    const destinations = new Map(
      this.#redirects?.rules.map(rule => [this.#nameOfRule(rule), rule.destination])
    )
    for (const finding of findings) {
      const destination = finding.kind === 'broken-redirect' ? destinations.get(finding.target) : undefined
      if (destination !== undefined) finding.destination = destination
    }
  }

  /** How findings name a redirect. */
  #nameOfRule(rule: RedirectRule): string {
    const path = this.#redirects?.pathOf(rule)
    return path === undefined ? rule.source : this.#addresses.nameOf(pageName(path))
  }

  #openRedirect(path: string): readonly number[] {
    return this.#open('broken-redirect', this.#addresses.nameOf(pageName(path)))
  }

  #open(kind: FindingKind, target: string): readonly number[] {
    const finding = this.#findings.open(kind, target)
    return finding === undefined ? NOTHING : [finding]
  }

  #judgeSitemap(address: Address): readonly number[] {
    // Without a domain the sitemap's own host counts as the site's.
    const isForeign = address.kind === 'external' && this.#addresses.hasDomain
    if (isForeign) return NOTHING
    const path = address.kind === 'internal' ? address.path : this.#pathOf(address.href)
    if (path === undefined || this.#site.find(path) !== undefined) return NOTHING
    return this.#open('sitemap', this.#addresses.nameOf(pageName(path)))
  }

  #pathOf(href: string): string | undefined {
    return this.#addresses.inSite(new URL(href).pathname)
  }

  openAnchor(path: string, fragment: string): readonly number[] {
    const element = percentDecoded(fragment.split(':~:', 1)[0] as string)
    const anchor = element.replace(/[\s\p{Cc}]/gu, encodeURIComponent)
    return this.#open('broken-anchor', `${this.#addresses.nameOf(pageName(path))}#${anchor}`)
  }

  #hostOf(host: string): ExternalHost {
    const known = this.#hosts.get(host)
    if (known !== undefined) return known
    const added = { host, links: 0, resources: 0 }
    this.#hosts.set(host, added)
    return added
  }
}

function isLink(kind: ReferenceKind): boolean {
  return kind === 'link' || kind === 'otherLink'
}

/** Kinds of references that are judged alike. */
function usageOf(kind: ReferenceKind): string {
  if (isLink(kind)) return 'link'
  if (kind === 'frame') return 'frame'
  if (kind === 'canonical') return 'canonical'
  return kind === 'sitemap' ? 'sitemap' : 'resource'
}
