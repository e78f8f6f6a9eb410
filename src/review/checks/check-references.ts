import type { ReferenceKind, ReferenceTable } from '../scan/record/reference-table.ts'
import { inSteps } from '../scan/steps.ts'
import { Addresses, type Start } from './link-addresses.ts'
import { type Finding, FindingCollector } from './findings.ts'
import { pageName, SiteFiles } from '../../site/page-addresses.ts'
import type { Glob } from '../../site/glob.ts'
import { isNotFoundPage } from '../../site/pages.ts'
import type { Redirects } from '../../site/redirects/redirects.ts'
import {
  type ExternalHost,
  FOREIGN_CANONICAL,
  NOTHING,
  type Outcome,
  ReferenceJudge,
  type ReviewedFile
} from './reference-judge.ts'
import { addSuggestions } from './suggestions.ts'

export interface ReviewOptions {
  /** The site's own host, where it is known. */
  domain: string | undefined
  basePath: string
  ignore: readonly Glob[]
  redirects?: Redirects | undefined
}

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
  return await inSteps(new ReferenceCheck(files, paths, table, options).run(), signal)
}

interface Group {
  start: Start
  files: number[]
}

class ReferenceCheck {
  readonly #files: readonly ReviewedFile[]
  readonly #paths: ReadonlySet<string>
  readonly #site: SiteFiles
  readonly #table: ReferenceTable
  readonly #addresses: Addresses
  readonly #findings: FindingCollector
  readonly #judge: ReferenceJudge
  /** By reference: its outcome, and the group of files for which it holds; -1 for all. */
  readonly #outcomes: Outcome[] = []
  readonly #outcomeGroups: Int32Array
  #group = 0

  constructor(
    files: readonly ReviewedFile[],
    paths: ReadonlySet<string>,
    table: ReferenceTable,
    { domain, basePath, ignore, redirects }: ReviewOptions
  ) {
    this.#files = files
    this.#paths = paths
    this.#site = new SiteFiles(paths)
    this.#table = table
    this.#addresses = new Addresses(domain, basePath)
    this.#findings = new FindingCollector(ignore)
    this.#judge = new ReferenceJudge(
      { files, site: this.#site, addresses: this.#addresses, redirects },
      this.#findings
    )
    this.#outcomeGroups = new Int32Array(table.values.length)
  }

  /** Pauses now and then. */
  *run(): Generator<undefined, { findings: Finding[]; hosts: ExternalHost[] }> {
    yield* this.#judge.readLargeIds()
    yield* this.#checkAll()
    return yield* this.#finish()
  }

  *#checkAll(): Generator<undefined, void> {
    let cost = 0
    for (const { start, files } of this.#groups()) {
      this.#group++
      for (const number of files) {
        const file = this.#files[number] as ReviewedFile
        for (const reference of file.references) {
          this.#check(reference, file, number, start)
          cost += MIN_COST + (this.#table.values[reference] as string).length
          if (cost < STEP) continue
          cost = 0
          yield
        }
        if (file.isNoindex && !isNotFoundPage(file.path)) this.#reportPage('noindex', file, number)
        cost += MIN_COST
      }
    }
  }

  *#finish(): Generator<undefined, { findings: Finding[]; hosts: ExternalHost[] }> {
    for (const page of ['index.html', '404.html']) {
      if (!this.#site.has(page)) this.#findings.open('missing-page', this.#addresses.nameOf(page))
    }
    this.#judge.checkRedirects()
    const findings = yield* this.#findings.finish(number => (this.#files[number] as ReviewedFile).path)
    yield* addSuggestions(findings, {
      paths: this.#paths,
      files: this.#site,
      addresses: this.#addresses,
      idsOf: path => this.#judge.idsOf(path)
    })
    this.#judge.addDestinations(findings)
    return { findings, hosts: this.#judge.hosts }
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
    const kind = this.#table.kinds[reference] as ReferenceKind
    const value = this.#table.values[reference] as string
    if (kind === 'ownAnchor') {
      this.#report([this.#judge.openAnchor(file.path, value)], file, number)
      return
    }
    const outcome = this.#judge.outcomeOf(kind, value, start)
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
}

/** Whether an absolute address leads to the same place as in most files. */
function isUsual({ base, encoding }: ReviewedFile): boolean {
  return base === '' && encoding === undefined
}
