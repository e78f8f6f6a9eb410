import type { ReferenceKind, ReferenceTable } from '../scan/record/reference-table.ts'
import { startIn } from './link-addresses.ts'
import { type Finding, FindingCollector, type FindingKind } from './findings.ts'
import { pageName } from '../../site/addresses/site-address.ts'
import { SiteMap } from '../../site/addresses/site-map.ts'
import { groupBy } from '../../runtime/group-by.ts'
import { parseGlob } from '../../site/files/glob.ts'
import { isNotFoundPage } from '../../site/pages/pages.ts'
import { parseRedirects, type Redirect } from '../../site/redirects/redirects.ts'
import { type ExternalHost, type Outcome, ReferenceJudge, type ReviewedFile } from './reference-judge.ts'
import { addSuggestions } from './suggestions.ts'
import { missingServiceFiles, unfinishedNote } from './unfinished.ts'
import { formatBytes, formatCount } from '../../runtime/text/units.ts'

/** Options in a form that can be sent to another thread. */
export interface CheckOptions {
  domain: string | undefined
  basePath: string
  /** Whether the base path can change later. Then, other paths of the host can belong to other sites. */
  isMovable?: boolean
  ignore: readonly string[]
  redirectList?: readonly Redirect[] | undefined
  /** Build scripts that pages contain. */
  buildScripts?: readonly { path: string | undefined; size: number }[]
}

/** Matches references that have the same target from every folder. `https:page` is relative, like `page`. */
const ABSOLUTE = /^(?:\/|(?!https?:(?!\/\/))[a-z][a-z\d+.-]*:)/i

/** Checks all references in a site. `files` must be sorted by path. */
export function checkReferences(
  files: readonly ReviewedFile[],
  paths: ReadonlySet<string>,
  table: ReferenceTable,
  { domain, basePath, isMovable = false, ignore, redirectList, buildScripts = [] }: CheckOptions
): { findings: Finding[]; ignored: number; cut: FindingKind[]; hosts: ExternalHost[] } {
  const site = new SiteMap(paths, { origin: domain && `https://${domain}`, basePath })
  const collector = new FindingCollector(ignore.map(parseGlob))
  const unfinished = missingServiceFiles(files, site, site.nameOf('') === '/')
  const judge = new ReferenceJudge(
    {
      reportedTogether: unfinished.missing,
      files: new Map(files.map(file => [file.path, file])),
      site,
      isMovable,
      redirects:
        redirectList &&
        parseRedirects(redirectList, basePath, { domain, movableSite: isMovable ? site : undefined })
          .redirects
    },
    collector
  )
  collectFindings(files, table, { site, judge }, collector)
  for (const page of ['index.html', '404.html'])
    if (!site.has(page) && !unfinished.missing.has(page)) collector.open('missing-page', site.nameOf(page))
  if (unfinished.count > 0) collector.open('unfinished', site.nameOf(''))
  const notes = new Map(
    buildScripts.map(({ path, size }) =>
      path === undefined
        ? [`script of ${formatCount(size, 'byte')}`, EMBEDDED_NOTE]
        : [site.nameOf(path), scriptNote(size)]
    )
  )
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
  addSuggestions(findings, { site, idsOf: path => judge.idsOf(path) })
  judge.addDestinations(findings)
  return { findings, ignored: collector.ignored.size, cut: [...collector.cut], hosts: judge.hosts }
}

const NEW_IGNORE_FILE = 'If there is no such file, create it in the folder of the documentation.'
const EMBEDDED_NOTE = `The start page, and probably every page, contains this script for Node.js, and browsers run the code. Find the .js file of this size in the documentation, and add it to .mintignore. ${NEW_IGNORE_FILE}`

function scriptNote(size: number): string {
  return `The start page, and probably every page, contains this file (${formatBytes(size)}), and browsers run the code. Add the file to .mintignore. ${NEW_IGNORE_FILE}`
}

function collectFindings(
  files: readonly ReviewedFile[],
  { kinds, values }: ReferenceTable,
  { site, judge }: { site: SiteMap; judge: ReferenceJudge },
  collector: FindingCollector
): void {
  const addPage = (kind: 'noindex' | 'foreign-canonical', path: string, number: number) =>
    collector.add(collector.open(kind, site.nameOf(pageName(path))), number)
  const everywhere = new Map<number, Outcome>()
  // A `base` without a host is resolved against the folder, so files are grouped by both.
  const groups = groupBy(files.entries(), ([, { path, base }]) => `${folderOf(path)}\n${base}`)
  for (const members of groups.values()) {
    const [[, { path, base }]] = members as [(typeof members)[0]]
    const start = startIn(site, folderOf(path), base)
    // In a group of files, the same relative reference has the same target.
    const inGroup = new Map<number, Outcome>()
    const outcomeOf = (reference: number, { path: page }: ReviewedFile): Outcome => {
      const kind = kinds[reference] as ReferenceKind
      const value = values[reference] as string
      if (kind === 'ownAnchor') return judge.openAnchor(page, value)
      const known = base === '' && ABSOLUTE.test(value) ? everywhere : inGroup
      const outcome = known.get(reference) ?? judge.outcomeOf(kind, value, start)
      known.set(reference, outcome)
      return outcome
    }
    for (const [number, file] of members) {
      for (const reference of file.references) {
        const outcome = outcomeOf(reference, file)
        if (outcome === 'foreign-canonical') addPage(outcome, file.path, number)
        else for (const finding of outcome) collector.add(finding, number)
      }
      if (file.isNoindex && !isNotFoundPage(file.path)) addPage('noindex', file.path, number)
    }
  }
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}
