import { setImmediate } from 'node:timers/promises'
import { idsNamedBy, percentDecoded } from '../scan/values/fragment.ts'
import { ID_SEPARATOR } from '../scan/record/page-record.ts'
import { REFERENCE, type ReferenceKind, type ReferenceTable } from '../scan/record/reference-table.ts'
import type { ScannedFile } from '../scan/site-scanner.ts'
import { type Address, Addresses, type Start } from './link-addresses.ts'
import { type Finding, FindingCollector } from './findings.ts'
import { pageName, SiteFiles } from '../../site/page-addresses.ts'
import type { Glob } from '../../site/glob.ts'
import { isNotFoundPage } from '../../site/pages.ts'
import type { RedirectEnd, Redirects } from '../../site/redirects/redirects.ts'
import { addSuggestions } from './suggestions.ts'

export interface ReviewOptions {
  /** The site's own host, where it is known. */
  domain: string | undefined
  basePath: string
  ignore: readonly Glob[]
  redirects?: Redirects | undefined
}

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
type Outcome = readonly number[]

const NOTHING: Outcome = []
/** Among the numbers of an outcome: the page that has the reference is the finding. */
const FOREIGN_CANONICAL = -2
/** Among the numbers of an outcome: a target that `check-ignore` covers, which is not a finding. */
const IGNORED = -1

/** Each redirect is a wait for the reader. */
const MAX_CHAIN = 5

/** Characters of references between two points where a timeout or a signal can end the check. */
const STEP = 1_000_000
/** A reference costs time even if it is short. */
const MIN_COST = 50

/** `files` are sorted by path. */
export async function checkReferences(
  files: readonly ReviewedFile[],
  paths: ReadonlySet<string>,
  table: ReferenceTable,
  options: ReviewOptions,
  signal: AbortSignal
): Promise<{ findings: Finding[]; hosts: ExternalHost[] }> {
  const check = new ReferenceCheck(files, paths, table, options)
  const steps = check.steps()
  while (steps.next().done !== true) {
    await setImmediate()
    signal.throwIfAborted()
  }
  return check.finish()
}

interface Group {
  start: Start
  files: number[]
}

class ReferenceCheck {
  readonly #files: readonly ReviewedFile[]
  readonly #site: SiteFiles
  readonly #table: ReferenceTable
  readonly #addresses: Addresses
  readonly #findings: FindingCollector
  readonly #fileNumbers: Map<string, number>
  readonly #hosts = new Map<string, ExternalHost>()
  /** By reference: its outcome, and the group of files for which it holds; -1 for all. */
  readonly #outcomes: Outcome[] = []
  readonly #outcomeGroups: Int32Array
  readonly #external = new Map<string, Outcome>()
  /** By file: its ids, if another page links to one of them. */
  readonly #ids = new Map<number, ReadonlySet<string>>()
  readonly #paths: ReadonlySet<string>
  readonly #redirects: Redirects | undefined
  #group = 0

  constructor(
    files: readonly ReviewedFile[],
    paths: ReadonlySet<string>,
    table: ReferenceTable,
    { domain, basePath, ignore, redirects }: ReviewOptions
  ) {
    this.#files = files
    this.#paths = paths
    this.#redirects = redirects
    this.#site = new SiteFiles(paths)
    this.#table = table
    this.#addresses = new Addresses(domain, basePath)
    this.#findings = new FindingCollector(ignore)
    this.#fileNumbers = new Map(files.map(({ path }, number) => [path, number]))
    this.#outcomeGroups = new Int32Array(table.count)
  }

  /** Yields regularly, so that other work can continue. */
  *steps(): Generator<undefined, void> {
    let cost = 0
    for (const { start, files } of this.#groups()) {
      this.#group++
      for (const number of files) {
        const file = this.#files[number] as ReviewedFile
        for (const reference of file.references) {
          this.#check(reference, file, number, start)
          cost += MIN_COST + this.#table.valueOf(reference).length
          if (cost < STEP) continue
          cost = 0
          yield
        }
        if (file.isNoindex && !isNotFoundPage(file.path)) this.#reportPage('noindex', file, number)
        cost += MIN_COST
      }
    }
  }

  finish(): { findings: Finding[]; hosts: ExternalHost[] } {
    for (const page of ['index.html', '404.html']) {
      if (!this.#site.has(page)) this.#findings.open('missing-page', this.#addresses.nameOf(page))
    }
    this.#checkRedirects()
    const findings = this.#findings.finish(number => (this.#files[number] as ReviewedFile).path)
    addSuggestions(findings, {
      paths: this.#paths,
      files: this.#site,
      addresses: this.#addresses,
      idsOf: path => {
        const number = this.#fileNumbers.get(path)
        return number === undefined ? [] : this.#idsOf(number)
      }
    })
    return {
      findings,
      hosts: [...this.#hosts.values()].sort((a, b) => (a.host < b.host ? -1 : 1))
    }
  }

  /** Files in which the same relative reference leads to the same place. */
  #groups(): Iterable<Group> {
    const groups = new Map<string, Group>()
    for (const [number, { path, base, encoding }] of this.#files.entries()) {
      const folder = path.slice(0, path.lastIndexOf('/') + 1)
      // A base without a host of its own depends on the folder, too.
      const key = `${folder}\n${encoding ?? ''}\n${base}`
      const group = groups.get(key)
      if (group !== undefined) group.files.push(number)
      else groups.set(key, { start: this.#addresses.startIn(folder, base, encoding), files: [number] })
    }
    return groups.values()
  }

  #check(reference: number, file: ReviewedFile, number: number, start: Start): void {
    const known = this.#outcomeGroups[reference] as number
    if (known === this.#group || (known === -1 && isUsual(file))) {
      const outcome = this.#outcomes[reference] as Outcome
      if (outcome !== NOTHING) this.#report(outcome, file, number)
      return
    }
    const kind = this.#table.kindOf(reference)
    const value = this.#table.valueOf(reference)
    if (kind === REFERENCE.ownAnchor) {
      this.#report([this.#openAnchor(file.path, value)], file, number)
      return
    }
    const outcome = this.#outcomeOf(kind, value, start)
    this.#outcomes[reference] = outcome
    const isAbsolute = isUsual(file) && /^(?:\/|[a-z][a-z\d+.-]*:)/i.test(value)
    this.#outcomeGroups[reference] = isAbsolute ? -1 : this.#group
    this.#report(outcome, file, number)
  }

  #report(outcome: Outcome, file: ReviewedFile, number: number): void {
    for (const finding of outcome) {
      if (finding === FOREIGN_CANONICAL) this.#reportPage('foreign-canonical', file, number)
      else this.#findings.add(finding, number)
    }
  }

  #reportPage(kind: 'noindex' | 'foreign-canonical', { path }: ReviewedFile, number: number): void {
    this.#findings.add(this.#findings.open(kind, this.#addresses.nameOf(pageName(path))), number)
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
    if (kind === REFERENCE.canonical)
      return address.kind === 'external' && this.#addresses.hasDomain ? [FOREIGN_CANONICAL] : NOTHING
    if (kind === REFERENCE.sitemap) return this.#judgeSitemap(address)
    if (isLink(kind)) return this.#judgeLink(address)
    const insecure = address.isInsecure ? [this.#findings.open('insecure-resource', address.href)] : []
    if (address.kind === 'external') {
      this.#hostOf(address.host).resources++
      return [this.#findings.open('external-resource', address.href), ...insecure]
    }
    const file = kind === REFERENCE.frame ? this.#site.find(address.path) : address.path
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
      : [this.#openAnchor(path, address.fragment), ...hidden]
  }

  #hasAnchor(path: string, fragment: string): boolean {
    if (fragment === '') return true
    const number = this.#fileNumbers.get(path) ?? -1
    if (this.#files[number]?.type !== 'page') return true
    const named = idsNamedBy(fragment)
    const ids = this.#idsOf(number)
    return named.length === 0 || named.some(id => ids.has(id))
  }

  /** Undefined when the path is not the source of a redirect. */
  #judgeRedirect(path: string): Outcome | undefined {
    const end = this.#redirects?.follow(path, this.#site)
    if (end === undefined) return undefined
    return this.#isReached(end) ? NOTHING : [this.#openRedirect(path)]
  }

  #isReached(end: RedirectEnd): boolean {
    if (end.steps > MAX_CHAIN) return false
    return (
      end.kind === 'external' || (end.kind === 'file' && this.#hasAnchor(end.file, end.destination.fragment))
    )
  }

  /** Checks all redirects, also those that no page links to. */
  #checkRedirects(): void {
    for (const rule of this.#redirects?.rules ?? []) {
      const path = this.#redirects?.pathOf(rule)
      if (path === undefined) {
        const end = this.#redirects?.endOfPattern(rule, this.#site)
        if (end !== undefined && !this.#isReached(end)) this.#findings.open('broken-redirect', rule.source)
      } else if (this.#site.find(path) !== undefined) this.#openRedirect(path)
      else this.#judgeRedirect(path)
    }
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

  #idsOf(file: number): ReadonlySet<string> {
    const known = this.#ids.get(file)
    if (known !== undefined) return known
    const ids = new Set((this.#files[file] as ReviewedFile).ids.split(ID_SEPARATOR))
    this.#ids.set(file, ids)
    return ids
  }

  #openAnchor(path: string, fragment: string): number {
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

/** Whether an absolute address leads to the same place as in most files. */
function isUsual({ base, encoding }: ReviewedFile): boolean {
  return base === '' && encoding === undefined
}

function withoutIgnored(outcome: Outcome): Outcome {
  return outcome.length === 0 ? NOTHING : outcome.filter(finding => finding !== IGNORED)
}

function isLink(kind: ReferenceKind): boolean {
  return kind === REFERENCE.link || kind === REFERENCE.otherLink
}

/** Kinds of references that are judged alike. */
function usageOf(kind: ReferenceKind): string {
  if (isLink(kind)) return 'link'
  if (kind === REFERENCE.frame) return 'frame'
  if (kind === REFERENCE.canonical) return 'canonical'
  return kind === REFERENCE.sitemap ? 'sitemap' : 'resource'
}
