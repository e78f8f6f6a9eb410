import { type Docs, readDocs } from '../../sources/docs.ts'
import type { Renderer } from '../../sources/render/renderer.ts'
import { startOf } from '../../sources/source/problems.ts'
import { SETTINGS_FILES } from '../../site/docs-folders.ts'
import type { Glob } from '../../site/glob.ts'
import type { Versions } from '../base/versions.ts'
import { DocsCheck, type Problem } from './docs-check.ts'
import { FINDING_KINDS, findingKey, type SourceFinding } from './findings.ts'
import { comparePages, type PageChanges, type PairedPages, pairPages } from './page-changes.ts'

interface VanishedAddress {
  address: string
  /** Where a redirect could lead: the page it was moved to, or the closest one. */
  destination: string | undefined
}

export interface ReaderReview {
  pages: PageChanges
  /** Still there, and no longer listed. */
  leftNavigation: { path: string; title: string }[]
  vanished: VanishedAddress[]
  /** Ids of pages that are still there: links from other sites may lead to them. */
  lostIds: { path: string; ids: string[] }[]
  /** Sorted by kind, file and line. */
  findings: SourceFinding[]
  /** Why nothing is new. */
  notCompared: string | undefined
  /** `check: off`: findings were left out. */
  isUnchecked?: boolean
}

interface ReviewOptions {
  ignore: readonly Glob[]
  prefix: string
  renderer: Renderer
}

export async function reviewChange(
  { head, base, changed, notCompared }: Versions & { notCompared?: string },
  { ignore, prefix, renderer }: ReviewOptions
): Promise<ReaderReview> {
  const docs = await readDocs(head, renderer)
  const earlier = base && (await readDocs(base, renderer))
  const now = new DocsCheck(docs, ignore, new Set(earlier?.pages.map(({ address }) => address)))
  const settings = SETTINGS_FILES.find(name => head.paths.includes(name)) ?? 'docs.json'
  if (earlier === undefined) {
    const pages = { added: [], changed: [], removed: [], moved: [] }
    const findings = sorted(findingsOf(now.problems(), prefix, undefined))
    return { pages, leftNavigation: [], vanished: [], lostIds: [], findings, notCompared }
  }
  const before = new DocsCheck(earlier, ignore)
  const paired = pairPages(before.docs, now.docs)
  const vanished = vanishedAddresses(before, now, paired).filter(
    ({ address }) => !ignore.some(pattern => pattern.matches(address))
  )
  const known = new Set(knownFindings(before, paired, prefix))
  const removed = vanished.map(({ address: target, destination: suggestion }): Problem => {
    return { kind: 'removed-address', target, places: [startOf(settings)], suggestion }
  })
  const problems = [...now.problems(), ...removed]
  return {
    pages: comparePages(paired, changed, prefix),
    leftNavigation: pagesThatLeft(before.docs, now.docs, paired),
    vanished,
    lostIds: lostIds(paired),
    findings: sorted(findingsOf(problems, prefix, { before, known, movedTo: movedPages(paired) })),
    notCompared: undefined
  }
}

/** A finding that moved with its page is not new. */
function knownFindings(before: DocsCheck, { pairs }: PairedPages, prefix: string): string[] {
  const renamed = new Map(pairs.map(pair => [pair.before.file, pair.after.file]))
  return before
    .problems()
    .flatMap(({ kind, target, places }) =>
      places.map(({ file }) => findingKey({ kind, target, file: prefix + (renamed.get(file) ?? file) }))
    )
}

function findingsOf(
  problems: readonly Problem[],
  prefix: string,
  base: { before: DocsCheck; known: ReadonlySet<string>; movedTo: ReadonlyMap<string, string> } | undefined
): SourceFinding[] {
  return problems.flatMap(problem => {
    const { kind, target, places } = problem
    const suggestion = (kind === 'broken-link' ? base?.movedTo.get(target) : undefined) ?? problem.suggestion
    const wasThere = kind === 'broken-link' && base?.before.hasPage(target) === true
    const message = messageOf(problem, wasThere)
    return places.map(({ file, line, column }): SourceFinding => {
      const finding = { kind, target, file: prefix + file, line, column, message }
      const isNew = base !== undefined && !base.known.has(findingKey(finding))
      return { ...finding, ...(suggestion !== undefined && { suggestion }), isNew }
    })
  })
}

function messageOf({ kind, target, detail = '', isTaken }: Problem, wasThere: boolean): string {
  const messages: Record<Problem['kind'], string> = {
    'broken-link': `The link leads to ${target}, which ${wasThere ? 'this change removes' : 'does not exist'}.`,
    'broken-anchor': `The link leads to ${target}, and the page has no such anchor.`,
    'missing-resource': `The file ${target} does not exist.`,
    'broken-redirect': `The redirect from ${target}${detail && ` to ${detail}`} ${isTaken === true ? 'has no effect: a page has its address' : 'leads nowhere'}.`,
    'missing-page': `The navigation lists ${target}, which has no file.`,
    'removed-address': `Readers could reach ${target}, which this change removes without a redirect.`,
    'invalid-source': `The file cannot be parsed: ${detail.replace(/\.$/, '')}.`
  }
  return messages[kind]
}

/** Pages and redirects of the base that lead nowhere now. */
function vanishedAddresses(before: DocsCheck, now: DocsCheck, paired: PairedPages): VanishedAddress[] {
  const movedTo = movedPages(paired)
  const pages = before.docs.pages.map(({ address }) => ({ address, to: movedTo.get(address) }))
  const redirected = [...before.redirectSources].map(([path, to]) => ({ address: `/${path}`, to }))
  const gone = [...pages, ...redirected.filter(({ address }) => before.isReached(address.slice(1)))].filter(
    ({ address }) => !now.isReached(address.slice(1))
  )
  return gone
    .map(({ address, to }) => {
      const isThere =
        to !== undefined && to.startsWith('/') && now.isReached(to.slice(1).replace(/[?#].*$/s, ''))
      return { address, destination: isThere ? to : now.closestTo(address.slice(1)) }
    })
    .sort((a, b) => (a.address < b.address ? -1 : 1))
}

function movedPages({ pairs }: PairedPages): Map<string, string> {
  return new Map(pairs.map(({ before, after }) => [before.address, after.address]))
}

function pagesThatLeft(before: Docs, now: Docs, { pairs }: PairedPages): ReaderReview['leftNavigation'] {
  const listed = (docs: Docs) =>
    new Set(docs.navigation.filter(({ hidden }) => !hidden).map(({ page }) => page))
  const [earlier, current] = [listed(before), listed(now)]
  const isListed = (pages: ReadonlySet<string>, path: string) =>
    pages.has(path) || pages.has(path.replace(/\/index$/, ''))
  return pairs
    .filter(pair => isListed(earlier, pair.before.path) && !isListed(current, pair.after.path))
    .map(({ after }) => ({ path: after.address, title: after.title }))
}

/** Anchors of pages with code of the documentation are not known. */
function lostIds({ pairs }: PairedPages): ReaderReview['lostIds'] {
  return pairs.flatMap(({ before, after }) => {
    if (after.hasUnknownIds || !after.isValid) return []
    const current = new Set(after.ids.map(({ id }) => id))
    const ids = [...new Set(before.ids.map(({ id }) => id))].filter(id => !current.has(id))
    return ids.length === 0 ? [] : [{ path: after.address, ids }]
  })
}

function sorted(findings: SourceFinding[]): SourceFinding[] {
  const padded = (number: number) => String(number).padStart(9, '0')
  const order = ({ kind, file, line, column, target }: SourceFinding) =>
    [FINDING_KINDS.indexOf(kind), file, padded(line), padded(column), target].join('\n')
  return findings.sort((a, b) => (order(a) < order(b) ? -1 : 1))
}
