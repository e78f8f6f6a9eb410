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
import { MIN_COST, Work } from './work.ts'

export interface ReviewOptions {
  /** The site's own host, where it is known. */
  domain: string | undefined
  basePath: string
  ignore: readonly Glob[]
  redirects?: Redirects | undefined
}

/** A reference that leads to the same place from every folder. `https:page` is relative, like `page`. */
const ABSOLUTE = /^(?:\/|(?!https?:(?!\/\/))[a-z][a-z\d+.-]*:)/i

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
  readonly #filesByPath = new Map<string, ReviewedFile>()
  readonly #paths: ReadonlySet<string>
  readonly #site: SiteFiles
  readonly #table: ReferenceTable
  readonly #addresses: Addresses
  readonly #findings: FindingCollector
  readonly #judge: ReferenceJudge
  readonly #work = new Work()
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
    this.#findings = new FindingCollector(ignore, this.#work)
    this.#judge = new ReferenceJudge(
      { files: this.#filesByPath, site: this.#site, addresses: this.#addresses, redirects },
      this.#findings,
      this.#work
    )
    this.#outcomeGroups = new Int32Array(table.values.length)
  }

  /** Pauses now and then. */
  *run(): Generator<undefined, { findings: Finding[]; hosts: ExternalHost[] }> {
    yield* this.#checkAll(yield* this.#groups())
    return yield* this.#finish()
  }

  *#checkAll(groups: Iterable<Group>): Generator<undefined, void> {
    for (const { start, files } of groups) {
      this.#group++
      for (const number of files) {
        const file = this.#files[number] as ReviewedFile
        for (const reference of file.references) {
          if (!this.#check(reference, file, number, start)) {
            yield* this.#judge.readIds()
            this.#check(reference, file, number, start)
          }
          this.#work.add(MIN_COST + (this.#table.values[reference] as string).length)
          if (this.#work.endsStep()) yield
        }
        if (file.isNoindex && !isNotFoundPage(file.path)) this.#reportPage('noindex', file, number)
        this.#work.add(MIN_COST)
        if (this.#work.endsStep()) yield
      }
    }
  }

  *#finish(): Generator<undefined, { findings: Finding[]; hosts: ExternalHost[] }> {
    for (const page of ['index.html', '404.html']) {
      if (!this.#site.has(page)) this.#findings.open('missing-page', this.#addresses.nameOf(page))
    }
    yield* this.#judge.checkRedirects()
    const findings = yield* this.#findings.finish(number => (this.#files[number] as ReviewedFile).path)
    yield* addSuggestions(findings, {
      paths: this.#paths,
      files: this.#site,
      addresses: this.#addresses,
      idsOf: path => this.#judge.idsOf(path)
    })
    this.#judge.addDestinations(findings)
    return { findings, hosts: yield* this.#judge.hosts() }
  }

  /** Files in which the same relative reference leads to the same place. Pauses now and then. */
  *#groups(): Generator<undefined, Iterable<Group>> {
    const groups = new Map<string, Group>()
    for (const [number, file] of this.#files.entries()) {
      const { path, base, encoding } = file
      this.#filesByPath.set(path, file)
      const folder = path.slice(0, path.lastIndexOf('/') + 1)
      // A base without a host of its own depends on the folder, too.
      const key = `${folder}\n${encoding ?? ''}\n${base}`
      const group = groups.get(key)
      if (group !== undefined) group.files.push(number)
      else groups.set(key, { start: this.#addresses.startIn(folder, base, encoding), files: [number] })
      this.#work.add(MIN_COST + path.length + base.length)
      if (this.#work.endsStep()) yield
    }
    return groups.values()
  }

  /** Whether the reference is checked. If not, the judge has to read ids first. */
  #check(reference: number, file: ReviewedFile, number: number, start: Start): boolean {
    const known = this.#outcomeGroups[reference] as number
    if (known === this.#group || (known === -1 && isUsual(file))) {
      const outcome = this.#outcomes[reference] as Outcome
      if (outcome !== NOTHING) this.#report(outcome, file, number)
      return true
    }
    const kind = this.#table.kinds[reference] as ReferenceKind
    const value = this.#table.values[reference] as string
    if (kind === 'ownAnchor') {
      this.#report([this.#judge.openAnchor(file.path, value)], file, number)
      return true
    }
    const outcome = this.#judge.outcomeOf(kind, value, start)
    if (outcome === undefined) return false
    this.#outcomes[reference] = outcome
    this.#outcomeGroups[reference] = isUsual(file) && ABSOLUTE.test(value) ? -1 : this.#group
    this.#report(outcome, file, number)
    return true
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
