import { REFERENCE, type ReferenceKind, type ReferenceTable } from '../scan/reference-table.ts'
import { FILE_TYPE } from '../scan/site-scanner.ts'
import { type Address, Addresses, addressesIn } from './addresses.ts'
import { anchorOf, Anchors, decodeFragment } from './anchors.ts'
import { type Finding, FindingCollector } from './findings.ts'
import { pageName, SiteFiles } from '../../site/addresses.ts'
import type { Glob } from '../../site/glob.ts'
import { isNotFoundPage } from '../../site/pages.ts'

export interface ReviewOptions {
  /** The site's own host, where it is known. */
  domain: string | undefined
  basePath: string
  ignore: readonly Glob[]
}

/** One scanned file. Numbers in `references` are those of the review's own table. */
export interface ReviewedFile {
  path: string
  type: number
  isNoindex: boolean
  /** Number of the `<base href>` plus one; 0 without. */
  base: number
  references: Uint32Array
}

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
/** Among the numbers of an outcome: a target that `check-ignore` covers, which is no finding. */
const IGNORED = -1

const LINKS: readonly ReferenceKind[] = [REFERENCE.link, REFERENCE.otherLink, REFERENCE.refresh]

export function checkReferences(
  files: readonly ReviewedFile[],
  paths: ReadonlySet<string>,
  table: ReferenceTable,
  options: ReviewOptions
): { findings: Finding[]; hosts: ExternalHost[] } {
  const check = new ReferenceCheck(files, paths, table, options)
  for (const group of check.groups()) check.checkGroup(group)
  return check.finish()
}

interface Group {
  /** The address that relative references start from, apart from the file's name. */
  from: string
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
  readonly #anchors: Anchors
  #group = 0

  constructor(
    files: readonly ReviewedFile[],
    paths: ReadonlySet<string>,
    table: ReferenceTable,
    { domain, basePath, ignore }: ReviewOptions
  ) {
    this.#files = files
    this.#site = new SiteFiles(paths)
    this.#table = table
    this.#addresses = new Addresses(domain, basePath)
    this.#findings = new FindingCollector(ignore)
    this.#fileNumbers = new Map(files.map(({ path }, number) => [path, number]))
    this.#outcomeGroups = new Int32Array(table.count)
    this.#anchors = new Anchors(table)
  }

  /** Files in which the same relative reference leads to the same place. */
  groups(): Group[] {
    const groups = new Map<string, Group>()
    for (const [number, { path, base }] of this.#files.entries()) {
      const folder = path.slice(0, path.lastIndexOf('/') + 1)
      // A base without a host of its own depends on the folder, too.
      const key = `${base} ${folder}`
      const group = groups.get(key)
      if (group !== undefined) group.files.push(number)
      else {
        const value = base === 0 ? undefined : this.#table.textOf(base - 1)
        groups.set(key, { from: this.#addresses.addressOf(`${folder}-`, value), files: [number] })
      }
    }
    return [...groups.values()]
  }

  checkGroup({ from, files }: Group): void {
    this.#group++
    for (const number of files) {
      const file = this.#files[number] as ReviewedFile
      this.#checkFile(file, number, from)
    }
  }

  finish(): { findings: Finding[]; hosts: ExternalHost[] } {
    for (const page of ['index.html', '404.html']) {
      if (!this.#site.has(page)) this.#findings.open('missing-page', this.#addresses.nameOf(page))
    }
    return {
      findings: this.#findings.finish(number => (this.#files[number] as ReviewedFile).path),
      hosts: [...this.#hosts.values()].sort((a, b) => (a.host < b.host ? -1 : 1))
    }
  }

  #checkFile(file: ReviewedFile, number: number, from: string): void {
    const { references } = file
    this.#anchors.note(references, number)
    for (let i = 0; i < references.length; i++) {
      const reference = references[i] as number
      const known = this.#outcomeGroups[reference] as number
      if (known === this.#group || (known === -1 && file.base === 0)) {
        const outcome = this.#outcomes[reference] as Outcome
        if (outcome !== NOTHING) this.#report(outcome, file, number)
        continue
      }
      if (file.base === 0 && this.#anchors.isKnownIn(number, reference)) continue
      this.#report(this.#follow(reference, file, number, from), file, number)
    }
    if (file.isNoindex && !isNotFoundPage(file.path)) this.#reportPage('noindex', file, number)
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

  #follow(reference: number, file: ReviewedFile, number: number, from: string): Outcome {
    const kind = this.#table.kindOf(reference)
    if (kind === REFERENCE.id) return this.#setOutcome(reference, NOTHING, true)
    const value = this.#table.textOf(reference).trim()
    const isLink = LINKS.includes(kind)
    if (file.base === 0 && isLink && (value === '' || value.startsWith('#') || value.startsWith('?'))) {
      const fragment = anchorOf(value.includes('#') ? value.slice(value.indexOf('#') + 1) : '')
      if (fragment === undefined || file.type === FILE_TYPE.unread) return NOTHING
      return this.#anchors.isIn(number, reference, fragment)
        ? NOTHING
        : [this.#openAnchor(file.path, fragment)]
    }
    const outcome = isPlain(kind)
      ? this.#outcomeOf(kind, value, from)
      : addressesIn(kind, value).flatMap(address => this.#outcomeOf(kind, address, from))
    const isAbsolute =
      file.base === 0 && isPlain(kind) && (value.startsWith('/') || /^[a-z][a-z\d+.-]*:/i.test(value))
    return this.#setOutcome(reference, outcome.length === 0 ? NOTHING : outcome, isAbsolute)
  }

  #setOutcome(reference: number, outcome: Outcome, isAbsolute: boolean): Outcome {
    this.#outcomes[reference] = outcome
    this.#outcomeGroups[reference] = isAbsolute ? -1 : this.#group
    return outcome
  }

  #outcomeOf(kind: ReferenceKind, value: string, from: string): Outcome {
    // Without a path, a resource is the page itself or a part of it.
    if (!LINKS.includes(kind) && /^(?:$|data:|[#?])/.test(value)) return NOTHING
    const address = this.#addresses.resolve(value, from)
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
    if (LINKS.includes(kind)) return this.#judgeLink(address)
    const insecure = address.isInsecure ? [this.#findings.open('insecure-resource', address.href)] : []
    if (address.kind === 'external') {
      this.#hostOf(address.host).resources++
      return [this.#findings.open('external-resource', address.href), ...insecure]
    }
    const file = kind === REFERENCE.frame ? this.#site.find(address.path) : address.path
    if (file !== undefined && this.#site.has(file)) return insecure
    return [this.#findings.open('missing-resource', this.#addresses.nameOf(address.path)), ...insecure]
  }

  #judgeLink(address: Address): Outcome {
    if (address.kind === 'external') {
      this.#hostOf(address.host).links++
      return NOTHING
    }
    const path = this.#site.find(address.path)
    if (path === undefined)
      return [this.#findings.open('broken-link', this.#addresses.nameOf(pageName(address.path)))]
    const fragment = anchorOf(address.fragment)
    const file = this.#files[this.#fileNumbers.get(path) ?? -1]
    if (fragment === undefined || file?.type !== FILE_TYPE.page) return NOTHING
    const ids = this.#anchors.idsFor(fragment)
    return ids.some(id => file.references.includes(id)) ? NOTHING : [this.#openAnchor(path, fragment)]
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

  #openAnchor(path: string, fragment: string): number {
    return this.#findings.open(
      'broken-anchor',
      `${this.#addresses.nameOf(pageName(path))}#${encodeSpaces(decodeFragment(fragment))}`
    )
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

/** Kinds of references that are judged alike. */
function usageOf(kind: ReferenceKind): string {
  if (LINKS.includes(kind)) return 'link'
  if (kind === REFERENCE.frame) return 'frame'
  if (kind === REFERENCE.canonical) return 'canonical'
  return kind === REFERENCE.sitemap ? 'sitemap' : 'resource'
}

/** Whether the value is one address: what is absolute then is the same for all files. */
function isPlain(kind: ReferenceKind): boolean {
  return kind !== REFERENCE.srcset && kind !== REFERENCE.styleAttribute && kind !== REFERENCE.refresh
}

function encodeSpaces(text: string): string {
  return text.replace(/[\s\p{Cc}]/gu, encodeURIComponent)
}
