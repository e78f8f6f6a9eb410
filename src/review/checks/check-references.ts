import type { ReferenceKind, ReferenceTable } from '../scan/record/reference-table.ts'
import { Addresses, type Start } from './link-addresses.ts'
import { type Finding, FindingCollector } from './findings.ts'
import { pageName, SiteFiles } from '../../site/page-addresses.ts'
import { groupBy } from '../../runtime/group-by.ts'
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
  redirectList?: readonly Redirect[] | undefined
  collectsLinks?: boolean
}

/** A reference that leads to the same place from every folder. `https:page` is relative, like `page`. */
const ABSOLUTE = /^(?:\/|(?!https?:(?!\/\/))[a-z][a-z\d+.-]*:)/i

/** In a group of files, the same relative reference leads to the same place. */
class KnownOutcomes {
  static readonly #EVERYWHERE = 1
  readonly #outcomes: Outcome[] = []
  /** By reference: the group for which its outcome holds. 0 while there is none. */
  readonly #groups: Int32Array
  #group = KnownOutcomes.#EVERYWHERE

  constructor(references: number) {
    this.#groups = new Int32Array(references)
  }

  beginGroup(): void {
    this.#group++
  }

  of(reference: number, { base }: ReviewedFile): Outcome | undefined {
    const group = this.#groups[reference]
    const holds = group === this.#group || (group === KnownOutcomes.#EVERYWHERE && base === '')
    return holds ? this.#outcomes[reference] : undefined
  }

  add(reference: number, outcome: Outcome, holdsEverywhere: boolean): void {
    this.#outcomes[reference] = outcome
    this.#groups[reference] = holdsEverywhere ? KnownOutcomes.#EVERYWHERE : this.#group
  }
}

/** Follows all references of a site. `files` are sorted by path. */
export function checkReferences(
  files: readonly ReviewedFile[],
  paths: ReadonlySet<string>,
  { kinds, values }: ReferenceTable,
  { domain, basePath, ignore, redirectList, collectsLinks = false }: ReviewOptions
): { findings: Finding[]; links: Finding[]; hosts: ExternalHost[] } {
  const site = new SiteFiles(paths)
  const addresses = new Addresses(domain, basePath)
  const collector = new FindingCollector(ignore.map(parseGlob))
  const judge = new ReferenceJudge(
    {
      files: new Map(files.map(file => [file.path, file])),
      site,
      addresses,
      collectsLinks,
      redirects: redirectList && parseRedirects(redirectList, basePath, domain).redirects
    },
    collector
  )
  const outcomes = new KnownOutcomes(values.length)
  // A base without a host depends on the folder, too.
  const groups = groupBy(files.entries(), ([, { path, base }]) => `${folderOf(path)}\n${base}`)
  for (const members of groups.values()) {
    outcomes.beginGroup()
    const [[, { path, base }]] = members as [(typeof members)[0]]
    const start = addresses.startIn(folderOf(path), base)
    for (const [number, file] of members) {
      for (const reference of file.references) collect(outcomeOf(reference, file, start), file, number)
      if (file.isNoindex && !isNotFoundPage(file.path)) collectPage('noindex', file, number)
    }
  }
  for (const page of ['index.html', '404.html'])
    if (!site.has(page)) collector.open('missing-page', addresses.nameOf(page))
  judge.checkRedirects()
  const all = collector.finish(number => (files[number] as ReviewedFile).path)
  const links = all.filter(({ kind }) => kind === 'dead-external-link')
  const findings = all.filter(({ kind }) => kind !== 'dead-external-link')
  addSuggestions(findings, { paths, files: site, addresses, idsOf: path => judge.idsOf(path) })
  judge.addDestinations(findings)
  return { findings, links, hosts: judge.hosts }

  function outcomeOf(reference: number, file: ReviewedFile, start: Start): Outcome {
    const known = outcomes.of(reference, file)
    if (known !== undefined) return known
    const kind = kinds[reference] as ReferenceKind
    const value = values[reference] as string
    if (kind === 'ownAnchor') return judge.openAnchor(file.path, value)
    const outcome = judge.outcomeOf(kind, value, start)
    outcomes.add(reference, outcome, file.base === '' && ABSOLUTE.test(value))
    return outcome
  }

  function collect(outcome: Outcome, file: ReviewedFile, number: number): void {
    if (outcome === 'foreign-canonical') collectPage(outcome, file, number)
    else for (const finding of outcome) collector.add(finding, number)
  }

  function collectPage(kind: 'noindex' | 'foreign-canonical', { path }: ReviewedFile, number: number): void {
    collector.add(collector.open(kind, addresses.nameOf(pageName(path))), number)
  }
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}
