import { ID_SEPARATOR } from '../scan/record/page-record.ts'
import type { ReferenceKind } from '../scan/record/reference-table.ts'
import type { ScannedFile } from '../scan/site-scanner.ts'
import { percentDecode } from '../../runtime/text/percent-decode.ts'
import { idsNamedBy } from '../scan/values/fragment.ts'
import { fileBelowAnyBase, pageName } from '../../site/addresses/site-address.ts'
import type { SiteMap } from '../../site/addresses/site-map.ts'
import type { RedirectEnd, Redirects } from '../../site/redirects/redirects.ts'
import type { Finding, FindingCollector, FindingKind } from './findings.ts'
import { type Address, anchorOf, resolveLink } from './link-addresses.ts'
import { compareText } from '../../runtime/text/compare.ts'

/** A scanned file. `references` contains numbers from the review's table. */
export type ReviewedFile = Omit<ScannedFile, 'title' | 'content' | 'loads'>

export interface ExternalHost {
  host: string
  links: number
  resources: number
}

/** The result for one reference: numbers of findings, or a finding whose target is the page with the reference. */
export type Outcome = readonly number[] | 'foreign-canonical'

const NOTHING: readonly number[] = []

/** Address of a page's source, which the service's web application can use as the canonical URL of the page. */
const SOURCE_ADDRESS = /^https?:\/\/[^/]+\/src\/_props\//

/** Matches an address with a host. */
const WITH_HOST = /^[\0-\x20]*(?:https?:)?[/\\]{2}/i

/** Longer chains of redirects count as broken, because each redirect delays the reader. */
const MAX_CHAIN = 5

interface CheckedSite {
  files: ReadonlyMap<string, ReviewedFile>
  site: SiteMap
  redirects: Redirects | undefined
  /** Whether the base path of the site can change later. */
  isMovable?: boolean
  /** Missing paths that are reported together, as one finding. */
  reportedTogether?: ReadonlySet<string>
}

export class ReferenceJudge {
  readonly #checked: CheckedSite
  readonly #findings: Pick<FindingCollector, 'open'>
  readonly #hosts = new Map<string, ExternalHost>()
  /** For each target of a broken redirect, why it leads to no page. */
  readonly #causes = new Map<string, string>()
  readonly #external = new Map<string, Outcome>()
  /** Caches the ids of files to which links with a fragment lead. */
  readonly #ids = new Map<string, ReadonlySet<string>>()

  constructor(checked: CheckedSite, findings: Pick<FindingCollector, 'open'>) {
    this.#checked = checked
    this.#findings = findings
  }

  get hosts(): ExternalHost[] {
    return [...this.#hosts.values()].sort((a, b) => compareText(a.host, b.host))
  }

  outcomeOf(kind: ReferenceKind, value: string, start: string): Outcome {
    // An address without a path refers to the page itself, and a `data:` URL contains the resource.
    if (!isLink(kind) && /^[\0-\x20]*(?:$|data:|[#?])/i.test(value)) return NOTHING
    const found = resolveLink(value, start, this.#checked.site)
    if (found === undefined) return NOTHING
    const isOfSite = kind === 'canonical' || kind === 'sitemap' || !WITH_HOST.test(value)
    const address = isOfSite ? found : this.#withoutNeighbors(found)
    if (address.kind === 'internal') return this.#judge(kind, address)
    // Count each address on another host only once.
    const key = `${isLink(kind) ? 'link' : kind === 'media' ? 'resource' : kind} ${address.href}`
    const known = this.#external.get(key)
    if (known !== undefined) return known
    const outcome = this.#judge(kind, address)
    this.#external.set(key, outcome)
    return outcome
  }

  /** If the final base path is unknown, an absolute address may belong to another site of the host. */
  #withoutNeighbors(address: Address): Address {
    const { site, isMovable } = this.#checked
    if (isMovable !== true || address.kind === 'external') return address
    return this.#isNeighbor(address.path) ? { ...address, kind: 'external', host: site.host } : address
  }

  /** Whether no part of the site has the path, or the path is that of a page of the site below another base path. */
  #isNeighbor(path: string): boolean {
    const { site } = this.#checked
    if (site.find(path) !== undefined) return false
    const pages = { has: (each: string) => each !== '' && site.find(each) !== undefined }
    return !site.covers(path) || fileBelowAnyBase(`/${path}`, pages) !== undefined
  }

  #judge(kind: ReferenceKind, address: Address): Outcome {
    if (kind === 'canonical') return this.#judgeCanonical(address)
    // The service generates preview images on the site's host, so an export does not contain these images.
    if (kind === 'preview' && address.kind === 'internal') return NOTHING
    if (kind === 'sitemap') return this.#judgeSitemap(address)
    if (isLink(kind)) return this.#judgeLink(address)
    const insecure = address.isInsecure ? this.#open('insecure-resource', address.href) : NOTHING
    if (address.kind === 'external') {
      this.#hostOf(address.host).resources++
      return [...this.#open('external-resource', address.href), ...insecure]
    }
    const { site } = this.#checked
    if (kind === 'frame' ? site.find(address.path) !== undefined : site.has(address.path)) return insecure
    const redirected = this.#judgeRedirect(address.path)
    if (redirected !== undefined) return [...redirected, ...insecure]
    return [...this.#open('missing-resource', this.#checked.site.nameOf(address.path)), ...insecure]
  }

  #judgeCanonical(address: Address): Outcome {
    const { site, redirects } = this.#checked
    if (address.kind === 'external')
      return site.hasHost || SOURCE_ADDRESS.test(address.href) ? 'foreign-canonical' : NOTHING
    const isPage = (site.find(address.path) ?? redirects?.follow(address.path, site)) !== undefined
    return isPage ? NOTHING : 'foreign-canonical'
  }

  #judgeLink(address: Address): readonly number[] {
    if (address.kind === 'external') {
      this.#hostOf(address.host).links++
      return NOTHING
    }
    const path = this.#checked.site.find(address.path)
    if (path === undefined) {
      const redirected = this.#judgeRedirect(address.path, address.fragment)
      if (redirected !== undefined) return redirected
      const isReported = this.#checked.reportedTogether?.has(address.path) === true
      return isReported ? NOTHING : this.#open('broken-link', this.#nameOf(address.path))
    }
    return this.#hasAnchor(path, address.fragment) ? NOTHING : this.openAnchor(path, address.fragment)
  }

  #hasAnchor(path: string, fragment: string): boolean {
    return this.#containsAnchor(path, fragment) || this.#isRedirectedToAnchor(path, fragment)
  }

  /**
   * Returns true if a redirect at the page address leads to the anchor. If a page and a redirect in the sources share an
   * address, a link may lead to either, because the service does not document the precedence.
   */
  #isRedirectedToAnchor(path: string, fragment: string): boolean {
    const { redirects, site } = this.#checked
    const end = site.isOfSources ? redirects?.follow(path, site) : undefined
    if (end === undefined || end.steps > MAX_CHAIN) return false
    if (end.kind !== 'file') return end.kind === 'external'
    return this.#containsAnchor(end.file, end.destination.fragment || fragment)
  }

  #containsAnchor(path: string, fragment: string): boolean {
    const file = this.#checked.files.get(path)
    if (file?.type !== 'page') return true
    const named = idsNamedBy(fragment)
    if (named.length === 0) return true
    const ids = this.#ids.get(path) ?? new Set(this.idsOf(path))
    this.#ids.set(path, ids)
    return named.some(id => ids.has(id))
  }

  /** Returns the ids of a scanned file. Computed on demand, because most pages have no links to ids. */
  idsOf(path: string): string[] {
    return (this.#checked.files.get(path)?.ids ?? '').split(ID_SEPARATOR)
  }

  /** Returns undefined if the path is not the source of a redirect. */
  #judgeRedirect(path: string, fragment = ''): readonly number[] | undefined {
    const end = this.#checked.redirects?.follow(path, this.#checked.site)
    if (end === undefined) return undefined
    if (!this.#isReached(end)) return this.#openRedirect(path, end)
    // Browsers keep the fragment of a link, unless the redirect has a fragment.
    const isKept = end.kind === 'file' && end.destination.fragment === ''
    return !isKept || this.#hasAnchor(end.file, fragment) ? NOTHING : this.openAnchor(end.file, fragment)
  }

  #isReached(end: RedirectEnd): boolean {
    if (end.steps > MAX_CHAIN) return false
    return (
      (end.kind === 'external' && !this.#isMissing(end.destination.address)) ||
      (end.kind === 'file' && this.#hasAnchor(end.file, end.destination.fragment))
    )
  }

  /** Whether an absolute address leads to a part of the site, but not to a page. */
  #isMissing(address: string): boolean {
    const { site, isMovable } = this.#checked
    if (isMovable !== true || !WITH_HOST.test(address)) return false
    const found = resolveLink(address, site.origin, site)
    return found?.kind === 'internal' && site.find(found.path) === undefined && !this.#isNeighbor(found.path)
  }

  checkRedirects(): void {
    const { site } = this.#checked
    for (const rule of this.#checked.redirects?.rules ?? []) {
      const path = this.#checked.redirects?.pathOf(rule)
      if (path === undefined) {
        const end = this.#checked.redirects?.endOfPattern(rule, site)
        if (end !== undefined && !this.#isReached(end)) {
          this.#findings.open('broken-redirect', rule.source)
          this.#causes.set(rule.source, causeOf(end))
        }
        // On static hosts, an existing page takes precedence over a redirect from its address.
      } else if (site.findKnown(path) === undefined) this.#judgeRedirect(path)
    }
  }

  /** Adds causes to broken redirects, and destinations, except for addresses that match only a wildcard. */
  addDestinations(findings: readonly Finding[]): void {
    const { redirects } = this.#checked
    const destinations = new Map(
      redirects?.rules.map(rule => {
        const path = redirects.pathOf(rule)
        return [path === undefined ? rule.source : this.#nameOf(path), rule.destination]
      })
    )
    for (const finding of findings.filter(({ kind }) => kind === 'broken-redirect')) {
      const destination = destinations.get(finding.target)
      if (destination !== undefined) finding.destination = destination
      const cause = this.#causes.get(finding.target)
      if (cause !== undefined) finding.note = cause
    }
  }

  #nameOf(path: string): string {
    return this.#checked.site.nameOf(pageName(path))
  }

  #openRedirect(path: string, end: RedirectEnd): readonly number[] {
    const target = this.#nameOf(path)
    const opened = this.#open('broken-redirect', target)
    if (opened.length > 0) this.#causes.set(target, causeOf(end))
    return opened
  }

  #open(kind: FindingKind, target: string): readonly number[] {
    const finding = this.#findings.open(kind, target)
    return finding === undefined ? NOTHING : [finding]
  }

  #judgeSitemap(address: Address): readonly number[] {
    // If the domain is unknown, the sitemap's host counts as the site's host.
    const isForeign = address.kind === 'external' && this.#checked.site.hasHost
    if (isForeign) return NOTHING
    const { site } = this.#checked
    const path = address.kind === 'internal' ? address.path : site.pathOf(new URL(address.href).pathname)
    if (path === undefined || site.find(path) !== undefined) return NOTHING
    return this.#open('sitemap', this.#nameOf(path))
  }

  openAnchor(path: string, fragment: string): readonly number[] {
    const element = percentDecode(fragment.split(':~:', 1)[0] as string)
    return this.#open('broken-anchor', anchorOf(this.#nameOf(path), element))
  }

  #hostOf(host: string): ExternalHost {
    const known = this.#hosts.get(host) ?? { host, links: 0, resources: 0 }
    this.#hosts.set(host, known)
    return known
  }
}

/** Says why a redirect that ends here leads readers to no page. */
function causeOf(end: RedirectEnd): string {
  if (end.kind === 'loop') return 'The redirects form a loop.'
  if (end.steps > MAX_CHAIN)
    return `The redirects form a chain of ${end.steps}, and at most ${MAX_CHAIN} work.`
  if (end.kind === 'file') return 'The destination exists, but has no element with this id.'
  return end.steps === 1
    ? 'The destination does not exist.'
    : `The chain of ${end.steps} redirects ends at an address that does not exist.`
}

function isLink(kind: ReferenceKind): boolean {
  return kind === 'link' || kind === 'otherLink'
}
