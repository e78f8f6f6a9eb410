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
  redirects?: readonly Redirect[] | undefined
  collectsLinks?: boolean
}

/** A reference that leads to the same place from every folder. `https:page` is relative, like `page`. */
const ABSOLUTE = /^(?:\/|(?!https?:(?!\/\/))[a-z][a-z\d+.-]*:)/i

/** The group of an outcome that holds in all files. Outcomes that are not known yet have group 0. */
const EVERYWHERE = 1

/** Follows all references of a site. `files` are sorted by path. */
export function checkReferences(
  files: readonly ReviewedFile[],
  paths: ReadonlySet<string>,
  { kinds, values }: ReferenceTable,
  { domain, basePath, ignore, redirects, collectsLinks = false }: ReviewOptions
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
      redirects: redirects && parseRedirects(redirects, basePath, domain).redirects
    },
    collector
  )
  // By reference: its outcome, and the group of files for which it holds.
  const outcomes: Outcome[] = []
  const outcomeGroups = new Int32Array(values.length)
  let group = EVERYWHERE
  // In a group, the same relative reference leads to the same place. A base without a host depends on the folder, too.
  const groups = groupBy(files.entries(), ([, { path, base }]) => `${folderOf(path)}\n${base}`)
  for (const members of groups.values()) {
    group++
    const [[, { path, base }]] = members as [(typeof members)[0]]
    const start = addresses.startIn(folderOf(path), base)
    for (const [number, file] of members) {
      for (const reference of file.references) report(outcomeOf(reference, file, start), file, number)
      if (file.isNoindex && !isNotFoundPage(file.path)) reportPage('noindex', file, number)
    }
  }
  for (const page of ['index.html', '404.html'])
    if (!site.has(page)) collector.open('missing-page', addresses.nameOf(page))
  judge.checkRedirects()
  const all = collector.finish(number => (files[number] as ReviewedFile).path)
  const links = all.filter(({ kind }) => kind === 'dead-external-link')
  const findings = all.slice(0, all.length - links.length)
  addSuggestions(findings, { paths, files: site, addresses, idsOf: path => judge.idsOf(path) })
  judge.addDestinations(findings)
  return { findings, links, hosts: judge.hosts }

  function outcomeOf(reference: number, { path, base }: ReviewedFile, start: Start): Outcome {
    const known = outcomeGroups[reference]
    if (known === group || (known === EVERYWHERE && base === '')) return outcomes[reference] as Outcome
    const kind = kinds[reference] as ReferenceKind
    const value = values[reference] as string
    if (kind === 'ownAnchor') return judge.openAnchor(path, value)
    const outcome = judge.outcomeOf(kind, value, start)
    outcomes[reference] = outcome
    outcomeGroups[reference] = base === '' && ABSOLUTE.test(value) ? EVERYWHERE : group
    return outcome
  }

  function report(outcome: Outcome, file: ReviewedFile, number: number): void {
    if (outcome === 'foreign-canonical') reportPage(outcome, file, number)
    else for (const finding of outcome) collector.add(finding, number)
  }

  function reportPage(kind: 'noindex' | 'foreign-canonical', { path }: ReviewedFile, number: number): void {
    collector.add(collector.open(kind, addresses.nameOf(pageName(path))), number)
  }
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}
