import type { ReferenceKind, ReferenceTable } from '../scan/record/reference-table.ts'
import { Addresses } from './link-addresses.ts'
import { type Finding, FindingCollector } from './findings.ts'
import { pageName, SiteFiles } from '../../site/pages/page-addresses.ts'
import { groupBy } from '../../runtime/group-by.ts'
import { parseGlob } from '../../site/files/glob.ts'
import { isNotFoundPage } from '../../site/pages/pages.ts'
import { parseRedirects, type Redirect } from '../../site/redirects/redirects.ts'
import { type ExternalHost, type Outcome, ReferenceJudge, type ReviewedFile } from './reference-judge.ts'
import { addSuggestions } from './suggestions.ts'
import { missingServiceFiles, unfinishedNote } from './unfinished.ts'
import { formatBytes } from '../../runtime/text/units.ts'

/** Made to be sent to another thread. */
export interface CheckOptions {
  domain: string | undefined
  basePath: string
  ignore: readonly string[]
  redirectList?: readonly Redirect[] | undefined
  /** Programs for a build that are in the pages, each under the name of its file. */
  buildScripts?: readonly { path: string; size: number }[]
}

/** A reference that leads to the same place from every folder. `https:page` is relative, like `page`. */
const ABSOLUTE = /^(?:\/|(?!https?:(?!\/\/))[a-z][a-z\d+.-]*:)/i

/** Follows all references of a site. `files` are sorted by path. */
export function checkReferences(
  files: readonly ReviewedFile[],
  paths: ReadonlySet<string>,
  table: ReferenceTable,
  { domain, basePath, ignore, redirectList, buildScripts = [] }: CheckOptions
): { findings: Finding[]; ignored: number; hosts: ExternalHost[] } {
  const site = new SiteFiles(paths)
  const addresses = new Addresses(domain, basePath)
  const collector = new FindingCollector(ignore.map(parseGlob))
  const unfinished = missingServiceFiles(files, site)
  const judge = new ReferenceJudge(
    {
      reportedTogether: unfinished.missing,
      files: new Map(files.map(file => [file.path, file])),
      site,
      addresses,
      redirects: redirectList && parseRedirects(redirectList, basePath, domain).redirects
    },
    collector
  )
  collectFindings(files, new Outcomes(table, judge), addresses, collector)
  for (const page of ['index.html', '404.html'])
    if (!site.has(page) && !unfinished.missing.has(page))
      collector.open('missing-page', addresses.nameOf(page))
  if (unfinished.count > 0) collector.open('unfinished', addresses.nameOf(''))
  const notes = new Map(buildScripts.map(({ path, size }) => [addresses.nameOf(path), scriptNote(size)]))
  const startPage = files.findIndex(({ path }) => path === 'index.html')
  for (const target of notes.keys()) collector.add(collector.open('build-script-in-page', target), startPage)
  judge.checkRedirects()
  const findings = collector.finish(number => (files[number] as ReviewedFile).path)
  for (const finding of findings) {
    const { kind, target } = finding
    const note = notes.get(target)
    if (kind === 'unfinished')
      Object.assign(finding, { count: unfinished.count, note: unfinishedNote(unfinished.count) })
    else if (kind === 'build-script-in-page' && note !== undefined) finding.note = note
  }
  addSuggestions(findings, { paths, files: site, addresses, idsOf: path => judge.idsOf(path) })
  judge.addDestinations(findings)
  return { findings, ignored: collector.ignored, hosts: judge.hosts }
}

function scriptNote(size: number): string {
  return `Its ${formatBytes(size)} are in the start page, and likely in every page, where it is run. Add it to .mintignore.`
}

function collectFindings(
  files: readonly ReviewedFile[],
  outcomes: Outcomes,
  addresses: Addresses,
  collector: FindingCollector
): void {
  const addPage = (kind: 'noindex' | 'foreign-canonical', path: string, number: number) =>
    collector.add(collector.open(kind, addresses.nameOf(pageName(path))), number)
  // A base without a host depends on the folder, too.
  const groups = groupBy(files.entries(), ([, { path, base }]) => `${folderOf(path)}\n${base}`)
  for (const members of groups.values()) {
    const [[, { path, base }]] = members as [(typeof members)[0]]
    const start = addresses.startIn(folderOf(path), base)
    outcomes.beginGroup()
    for (const [number, file] of members) {
      for (const reference of file.references) {
        const outcome = outcomes.of(reference, file, start)
        if (outcome === 'foreign-canonical') addPage(outcome, file.path, number)
        else for (const finding of outcome) collector.add(finding, number)
      }
      if (file.isNoindex && !isNotFoundPage(file.path)) addPage('noindex', file.path, number)
    }
  }
}

/** What references lead to. In a group of files, the same relative reference leads to the same place. */
class Outcomes {
  readonly #table: ReferenceTable
  readonly #judge: ReferenceJudge
  readonly #everywhere = new Map<number, Outcome>()
  #inGroup = new Map<number, Outcome>()

  constructor(table: ReferenceTable, judge: ReferenceJudge) {
    this.#table = table
    this.#judge = judge
  }

  beginGroup(): void {
    this.#inGroup = new Map()
  }

  of(reference: number, { path, base }: ReviewedFile, start: string): Outcome {
    const kind = this.#table.kinds[reference] as ReferenceKind
    const value = this.#table.values[reference] as string
    if (kind === 'ownAnchor') return this.#judge.openAnchor(path, value)
    const found = (base === '' && this.#everywhere.get(reference)) || this.#inGroup.get(reference)
    if (found !== undefined) return found
    const outcome = this.#judge.outcomeOf(kind, value, start)
    const known = base === '' && ABSOLUTE.test(value) ? this.#everywhere : this.#inGroup
    known.set(reference, outcome)
    return outcome
  }
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}
