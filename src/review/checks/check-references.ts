import type { ReferenceKind, ReferenceTable } from '../scan/record/reference-table.ts'
import { Addresses, type Start } from './link-addresses.ts'
import { type Finding, FindingCollector } from './findings.ts'
import { pageName, SiteFiles } from '../../site/page-addresses.ts'
import { parseGlob } from '../../site/glob.ts'
import { isNotFoundPage } from '../../site/pages.ts'
import { parseRedirects, type Redirect } from '../../site/redirects/redirects.ts'
import { type ExternalHost, type Outcome, ReferenceJudge, type ReviewedFile } from './reference-judge.ts'
import { addSuggestions } from './suggestions.ts'

/** Made to be sent to another thread. */
export interface ReviewOptions {
  domain: string | undefined
  basePath: string
  ignore: readonly string[]
  redirects?: readonly Redirect[] | undefined
  collectsLinks?: boolean
}

/** A reference that leads to the same place from every folder. `https:page` is relative, like `page`. */
const ABSOLUTE = /^(?:\/|(?!https?:(?!\/\/))[a-z][a-z\d+.-]*:)/i

/** The group of an outcome that holds in all files. Outcomes that are not known yet have group 0. */
const EVERYWHERE = 1

interface Group {
  start: Start
  files: number[]
}

export class ReferenceCheck {
  readonly #files: readonly ReviewedFile[]
  readonly #filesByPath = new Map<string, ReviewedFile>()
  readonly #paths: ReadonlySet<string>
  readonly #site: SiteFiles
  readonly #table: ReferenceTable
  readonly #addresses: Addresses
  readonly #findings: FindingCollector
  readonly #judge: ReferenceJudge
  /** By reference: its outcome, and the group of files for which it holds. */
  readonly #outcomes: Outcome[] = []
  readonly #outcomeGroups: Int32Array
  #group = EVERYWHERE

  /** `files` are sorted by path. */
  constructor(
    files: readonly ReviewedFile[],
    paths: ReadonlySet<string>,
    table: ReferenceTable,
    { domain, basePath, ignore, redirects, collectsLinks = false }: ReviewOptions
  ) {
    this.#files = files
    this.#paths = paths
    this.#site = new SiteFiles(paths)
    this.#table = table
    this.#addresses = new Addresses(domain, basePath)
    this.#findings = new FindingCollector(ignore.map(parseGlob))
    this.#judge = new ReferenceJudge(
      {
        ...{ files: this.#filesByPath, site: this.#site, addresses: this.#addresses, collectsLinks },
        redirects: redirects && parseRedirects(redirects, basePath, domain).redirects
      },
      this.#findings
    )
    this.#outcomeGroups = new Int32Array(table.values.length)
  }

  run(): { findings: Finding[]; links: Finding[]; hosts: ExternalHost[] } {
    for (const { start, files } of this.#groups()) {
      this.#group++
      for (const number of files) {
        const file = this.#files[number] as ReviewedFile
        for (const reference of file.references) this.#check(reference, file, number, start)
        if (file.isNoindex && !isNotFoundPage(file.path)) this.#reportPage('noindex', file, number)
      }
    }
    for (const page of ['index.html', '404.html']) {
      if (!this.#site.has(page)) this.#findings.open('missing-page', this.#addresses.nameOf(page))
    }
    this.#judge.checkRedirects()
    const all = this.#findings.finish(number => (this.#files[number] as ReviewedFile).path)
    const links = all.filter(({ kind }) => kind === 'dead-external-link')
    const findings = all.slice(0, all.length - links.length)
    addSuggestions(findings, {
      paths: this.#paths,
      files: this.#site,
      addresses: this.#addresses,
      idsOf: path => this.#judge.idsOf(path)
    })
    this.#judge.addDestinations(findings)
    return { findings, links, hosts: this.#judge.hosts }
  }

  /** Files in which the same relative reference leads to the same place. */
  #groups(): Iterable<Group> {
    const groups = new Map<string, Group>()
    for (const [number, file] of this.#files.entries()) {
      const { path, base } = file
      this.#filesByPath.set(path, file)
      const folder = path.slice(0, path.lastIndexOf('/') + 1)
      // A base without a host of its own depends on the folder, too.
      const key = `${folder}\n${base}`
      const group = groups.get(key)
      if (group !== undefined) group.files.push(number)
      else groups.set(key, { start: this.#addresses.startIn(folder, base), files: [number] })
    }
    return groups.values()
  }

  #check(reference: number, file: ReviewedFile, number: number, start: Start): void {
    const known = this.#outcomeGroups[reference]
    if (known === this.#group || (known === EVERYWHERE && file.base === '')) {
      this.#report(this.#outcomes[reference] as Outcome, file, number)
      return
    }
    const kind = this.#table.kinds[reference] as ReferenceKind
    const value = this.#table.values[reference] as string
    if (kind === 'ownAnchor') {
      this.#report(this.#judge.openAnchor(file.path, value), file, number)
      return
    }
    const outcome = this.#judge.outcomeOf(kind, value, start)
    this.#outcomes[reference] = outcome
    this.#outcomeGroups[reference] = file.base === '' && ABSOLUTE.test(value) ? EVERYWHERE : this.#group
    this.#report(outcome, file, number)
  }

  #report(outcome: Outcome, file: ReviewedFile, number: number): void {
    if (outcome === 'foreign-canonical') this.#reportPage(outcome, file, number)
    else for (const finding of outcome) this.#findings.add(finding, number)
  }

  #reportPage(kind: 'noindex' | 'foreign-canonical', { path }: ReviewedFile, number: number): void {
    this.#findings.add(this.#findings.open(kind, this.#addresses.nameOf(pageName(path))), number)
  }
}
