import { ID_SEPARATOR } from '../scan/record/page-record.ts'
import type { ReferenceKind } from '../scan/record/reference-table.ts'
import type { ScannedFile } from '../scan/site-scanner.ts'
import { idsNamedBy, percentDecoded } from '../scan/values/fragment.ts'
import { pageName, type SiteFiles } from '../../site/page-addresses.ts'
import type { RedirectEnd, RedirectRule, Redirects } from '../../site/redirects/redirects.ts'
import type { Finding, FindingCollector } from './findings.ts'
import type { Address, Addresses, Start } from './link-addresses.ts'
import { sortedBy } from './sorting.ts'
import { MIN_COST, type Work } from './work.ts'

/** One scanned file. Numbers in `references` are those of the review's own table. */
export type ReviewedFile = Omit<ScannedFile, 'title' | 'content'>

export interface ExternalHost {
  host: string
  /** Different addresses on this host that pages link to. */
  links: number
  /** Different addresses on this host that pages load. */
  resources: number
}

/** What following one reference leads to: numbers of findings, which most references have none of. */
export type Outcome = readonly number[]

export const NOTHING: Outcome = []
/** Among the numbers of an outcome: the page that has the reference is the finding. */
export const FOREIGN_CANONICAL = -2
/** Among the numbers of an outcome: a target that `check-ignore` covers, which is not a finding. */
const IGNORED = -1

/** All ids of a page, in characters, that are read without a pause. */
const MAX_IDS_LENGTH = 200_000
const ID_STEP = 50_000

/** Each redirect is a wait for the reader. */
const MAX_CHAIN = 5

/** What the review knows of the site when all files are scanned. */
interface CheckedSite {
  /** By path. */
  files: ReadonlyMap<string, ReviewedFile>
  site: SiteFiles
  addresses: Addresses
  redirects: Redirects | undefined
}

/** Follows references, and opens the findings that they lead to. */
export class ReferenceJudge {
  readonly #site: SiteFiles
  readonly #addresses: Addresses
  readonly #redirects: Redirects | undefined
  readonly #findings: FindingCollector
  readonly #work: Work
  readonly #files: ReadonlyMap<string, ReviewedFile>
  readonly #hosts = new Map<string, ExternalHost>()
  readonly #external = new Map<string, Outcome>()
  /** By file: its ids, if another page links to one of them. */
  readonly #ids = new Map<string, ReadonlySet<string>>()
  /** A page with so many ids that they have to be read before the last reference can be judged. */
  #unread: ReviewedFile | undefined
  #comparisons = 0

  /** `work` counts what takes longer than the length of a reference tells. */
  constructor({ files, site, addresses, redirects }: CheckedSite, findings: FindingCollector, work: Work) {
    this.#site = site
    this.#addresses = addresses
    this.#redirects = redirects
    this.#findings = findings
    this.#files = files
    this.#work = work
  }

  /** Other hosts, sorted by name. Pauses now and then. */
  *hosts(): Generator<undefined, ExternalHost[]> {
    return yield* sortedBy([...this.#hosts.values()], ({ host }) => host)
  }

  /** Undefined when `readIds` has to be called first. */
  outcomeOf(kind: ReferenceKind, value: string, start: Start): Outcome | undefined {
    const outcome = this.#outcomeOf(kind, value, start)
    return this.#unread === undefined ? outcome : undefined
  }

  #outcomeOf(kind: ReferenceKind, value: string, start: Start): Outcome {
    // Without a path, a resource is the page itself or a part of it.
    if (!isLink(kind) && /^[\0-\x20]*(?:$|data:|[#?])/i.test(value)) return NOTHING
    const address = this.#addresses.resolve(value, start)
    if (address === undefined) return NOTHING
    if (address.kind === 'internal') return withoutIgnored(this.#judge(kind, address))
    // Each address on another host counts once.
    const key = `${usageOf(kind)} ${address.href}`
    const known = this.#external.get(key)
    if (known !== undefined) return known
    const outcome = withoutIgnored(this.#judge(kind, address))
    this.#external.set(key, outcome)
    return outcome
  }

  #judge(kind: ReferenceKind, address: Address): Outcome {
    if (kind === 'canonical')
      return address.kind === 'external' && this.#addresses.hasDomain ? [FOREIGN_CANONICAL] : NOTHING
    if (kind === 'sitemap') return this.#judgeSitemap(address)
    if (isLink(kind)) return this.#judgeLink(address)
    const insecure = address.isInsecure ? [this.#findings.open('insecure-resource', address.href)] : []
    if (address.kind === 'external') {
      this.#hostOf(address.host).resources++
      return [this.#findings.open('external-resource', address.href), ...insecure]
    }
    const file = kind === 'frame' ? this.#site.find(address.path) : address.path
    if (file !== undefined && this.#site.has(file)) return insecure
    const redirected = this.#judgeRedirect(address.path)
    if (redirected !== undefined) return [...redirected, ...insecure]
    return [this.#findings.open('missing-resource', this.#addresses.nameOf(address.path)), ...insecure]
  }

  #judgeLink(address: Address): Outcome {
    if (address.kind === 'external') {
      this.#hostOf(address.host).links++
      return NOTHING
    }
    const path = this.#site.find(address.path)
    if (path === undefined) {
      const name = this.#addresses.nameOf(pageName(address.path))
      return this.#judgeRedirect(address.path) ?? [this.#findings.open('broken-link', name)]
    }
    const hidden = this.#redirects?.hasSource(path) === true ? [this.#openRedirect(path)] : NOTHING
    return this.#hasAnchor(path, address.fragment)
      ? hidden
      : [this.openAnchor(path, address.fragment), ...hidden]
  }

  #hasAnchor(path: string, fragment: string): boolean {
    if (fragment === '') return true
    const file = this.#files.get(path)
    if (file?.type !== 'page') return true
    const named = idsNamedBy(fragment)
    if (named.length === 0) return true
    const ids = this.#idsOf(file)
    return ids === undefined || named.some(id => ids.has(id))
  }

  /** Undefined when there are so many that `readIds` has to read them. */
  #idsOf(file: ReviewedFile): ReadonlySet<string> | undefined {
    const known = this.#ids.get(file.path)
    if (known !== undefined) return known
    if (file.ids.length > MAX_IDS_LENGTH) {
      this.#unread = file
      return undefined
    }
    this.#work.add(file.ids.length)
    const ids = new Set(file.ids.split(ID_SEPARATOR))
    this.#ids.set(file.path, ids)
    return ids
  }

  /** Reads the ids that the last outcome depends on. Pauses now and then. */
  *readIds(): Generator<undefined, void> {
    if (this.#unread === undefined) return
    const { path } = this.#unread
    const ids = new Set<string>()
    for (const id of this.idsOf(path)) {
      ids.add(id)
      if (ids.size % ID_STEP === 0) yield
    }
    this.#ids.set(path, ids)
    this.#unread = undefined
  }

  /** Of a file that was scanned. */
  *idsOf(path: string): Generator<string, void> {
    const text = this.#files.get(path)?.ids ?? ''
    for (let start = 0, end = 0; end < text.length; start = end + 1) {
      end = text.indexOf(ID_SEPARATOR, start)
      if (end < 0) end = text.length
      yield text.slice(start, end)
    }
  }

  /** Undefined when the path is not the source of a redirect. */
  #judgeRedirect(path: string): Outcome | undefined {
    const end = this.#redirects?.follow(path, this.#site)
    this.#countComparisons()
    if (end === undefined) return undefined
    return this.#isReached(end) ? NOTHING : [this.#openRedirect(path)]
  }

  #isReached(end: RedirectEnd): boolean {
    if (end.steps > MAX_CHAIN) return false
    return (
      end.kind === 'external' || (end.kind === 'file' && this.#hasAnchor(end.file, end.destination.fragment))
    )
  }

  /** Checks all redirects, also those that no page links to. Pauses now and then. */
  *checkRedirects(): Generator<undefined, void> {
    for (const rule of this.#redirects?.rules ?? []) {
      this.#checkRedirect(rule)
      if (this.#unread !== undefined) {
        yield* this.readIds()
        this.#checkRedirect(rule)
      }
      if (this.#work.endsStep()) yield
    }
  }

  #checkRedirect(rule: RedirectRule): void {
    const path = this.#redirects?.pathOf(rule)
    if (path === undefined) {
      const end = this.#redirects?.endOfPattern(rule, this.#site)
      this.#countComparisons()
      if (end !== undefined && !this.#isReached(end)) this.#findings.open('broken-redirect', rule.source)
    } else if (this.#site.find(path) !== undefined) this.#openRedirect(path)
    else this.#judgeRedirect(path)
  }

  #countComparisons(): void {
    const comparisons = this.#redirects?.comparisons ?? 0
    this.#work.add((comparisons - this.#comparisons) * MIN_COST)
    this.#comparisons = comparisons
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

  #openRedirect(path: string): number {
    return this.#findings.open('broken-redirect', this.#addresses.nameOf(pageName(path)))
  }

  #judgeSitemap(address: Address): Outcome {
    // Without a domain the sitemap's own host counts as the site's.
    const isForeign = address.kind === 'external' && this.#addresses.hasDomain
    if (isForeign) return NOTHING
    const path = address.kind === 'internal' ? address.path : this.#pathOf(address.href)
    if (path === undefined || this.#site.find(path) !== undefined) return NOTHING
    return [this.#findings.open('sitemap', this.#addresses.nameOf(pageName(path)))]
  }

  #pathOf(href: string): string | undefined {
    return this.#addresses.inSite(new URL(href).pathname)
  }

  /** The number of the finding. */
  openAnchor(path: string, fragment: string): number {
    const element = percentDecoded(fragment.split(':~:', 1)[0] as string)
    const anchor = element.replace(/[\s\p{Cc}]/gu, encodeURIComponent)
    return this.#findings.open('broken-anchor', `${this.#addresses.nameOf(pageName(path))}#${anchor}`)
  }

  #hostOf(host: string): ExternalHost {
    const known = this.#hosts.get(host)
    if (known !== undefined) return known
    const added = { host, links: 0, resources: 0 }
    this.#hosts.set(host, added)
    return added
  }
}

function withoutIgnored(outcome: Outcome): Outcome {
  return outcome.length === 0 ? NOTHING : outcome.filter(finding => finding !== IGNORED)
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
