import { type Docs, readDocs } from '../../sources/docs.ts'
import type { DocsFiles } from '../../sources/files.ts'
import type { Renderer } from '../../sources/render/renderer.ts'
import { startOf } from '../../sources/source/problems.ts'
import { SETTINGS_FILES } from '../../site/docs-folders.ts'
import type { Glob } from '../../site/files/glob.ts'
import type { Versions } from '../../versions/compare-files.ts'
import { withSameRules } from './published-files.ts'
import { DocsAddresses, siteAddressOf } from '../../sources/docs-addresses.ts'
import { unlistedPages, unreachablePages } from './added-pages.ts'
import { type KnownFindings, findingsOf, hintsOf, invalidFiles } from './new-findings.ts'
import { DocsCheck, type SourceProblem } from './docs-check.ts'
import type { Hint, SourceFinding } from './findings.ts'
import type { Leftovers } from './leftovers/leftovers.ts'
import { type NavigationChange, navigationChanges } from './changes/navigation-changes.ts'
import { NavigationParts } from './other-versions/navigation-parts.ts'
import { type PagePair, type PairedPages, pairPages } from '../../versions/pages/moved-pages.ts'
import { type PagesInParts, surePairs } from '../../versions/pages/sure-moves.ts'
import { comparePages, type PageChanges } from './changes/page-changes.ts'
import {
  NO_REDIRECT_CHANGES,
  type ChangedRedirects,
  redirectChanges,
  redirectHints
} from './changes/redirect-changes.ts'
import { withoutNamed } from './other-versions/other-versions.ts'
import { type VanishedAddress, vanishedAddresses } from './vanished-addresses.ts'
import { newHints, type SourceHint } from './source-links.ts'

export interface ReaderReview {
  pages: PageChanges
  navigation: NavigationChange[]
  redirects: ChangedRedirects
  vanished: VanishedAddress[]
  /** The file for new redirects: the file with the existing redirects, or else `docs.json` or `mint.json`. */
  settings: string
  /** Removed ids of pages that still exist. Other sites may link to these ids. */
  lostIds: { path: string; ids: string[] }[]
  /** Changed files whose effect is unknown, because one version of the file cannot be read. */
  unread: string[]
  /** The findings, sorted by kind, file, and line. */
  findings: SourceFinding[]
  hints: Hint[]
  leftovers: Leftovers
  /** Address of the live site, from the inputs or base settings, not from the head, where a change can set any host. */
  siteUrl: string | undefined
  /** The reason why no finding counts as new. */
  notCompared: string | undefined
  /** True with `check: off`, which omits all findings. */
  isUnchecked?: boolean
}

export interface ComparisonOptions {
  ignore: readonly Glob[]
  /** Address of the live site, if the inputs contain it. */
  siteUrl?: string | undefined
  prefix: string
  renderer: Renderer
  /** Whether findings that the base has too get fixes. */
  fixesKnown?: boolean
}

export type ReviewedVersions = Omit<Versions, 'renamed'> & { notCompared?: string }

/** Both versions and the results of their comparison. */
export interface Comparison {
  docs: Docs
  addresses: DocsAddresses
  siteUrl: string | undefined
  base: ComparedBase | undefined
  problems: SourceProblem[]
  hints: SourceHint[]
}

interface ComparedBase {
  docs: Docs
  addresses: DocsAddresses
  check: DocsCheck
  paired: PairedPages
  /** The pairs in `paired`, without uncertain moves. */
  sure: PagePair[]
  vanished: VanishedAddress[]
  /** Addresses of added pages that have at least half of the text of removed pages, by their addresses. */
  gitRenames?: ReadonlyMap<string, string>
}

/** What has already been read: the base, and page sources of the head. */
interface KnownDocs {
  base: Docs | undefined
  sources: Docs['sources']
}

export async function compareVersions(
  { changed, ...versions }: ReviewedVersions,
  { ignore, renderer, ...options }: ComparisonOptions,
  { base: earlier, sources }: Partial<KnownDocs> = {}
): Promise<Comparison> {
  const { head, base } = await withSameRules(versions)
  const docs = await readDocs(head, renderer, sources)
  const same = new Map([...docs.sources].filter(([file]) => !changed.has(file)))
  const baseDocs = earlier ?? (base && (await readDocs(base, renderer, same)))
  const siteUrl = options.siteUrl ?? siteAddressOf(baseDocs?.canonical ?? '')
  const now = new DocsCheck(new DocsAddresses(docs, { siteUrl, earlier: baseDocs }), ignore)
  const { addresses } = now
  if (baseDocs === undefined) {
    const problems = await withoutNamed(now.problems(), { files: head, navigation: docs.navigation })
    return { docs, addresses, siteUrl, base: undefined, problems, hints: hintsIn(now) }
  }
  const check = new DocsCheck(new DocsAddresses(baseDocs, { siteUrl }), ignore)
  const paired = pairPages(baseDocs, docs)
  const sure = surePairs(inParts(baseDocs), inParts(docs), paired.pairs)
  const isIgnored = (target: string) => ignore.some(pattern => pattern.matches(target))
  const isKnown = addresses.hasSettings && check.addresses.hasSettings
  const vanished = isKnown
    ? vanishedAddresses(check.addresses, addresses, { paired, sure }).filter(
        ({ address }) => !isIgnored(address)
      )
    : []
  const added = [...(isKnown ? unlistedPages(docs, paired) : []), ...unreachablePages(docs, baseDocs)]
  const problems = [
    ...(await withoutNamed(now.problems(), { files: head, navigation: docs.navigation })),
    ...removedAddresses(vanished, settingsOf(head)),
    ...added.filter(({ target }) => !isIgnored(target))
  ]
  return {
    docs,
    addresses,
    siteUrl,
    base: { docs: baseDocs, addresses: check.addresses, check, paired, sure, vanished },
    problems,
    hints: hintsIn(now)
  }
}

/** Needs the problems of the version to have been collected. */
function hintsIn({ sourceLinks, addresses }: DocsCheck): SourceHint[] {
  return [...sourceLinks.hints, ...redirectHints(addresses.docs)]
}

function inParts(docs: Docs): PagesInParts {
  const parts = new NavigationParts(docs)
  return { pages: docs.pages, partsOf: path => parts.of(path) }
}

export function settingsOf({ paths }: DocsFiles): string {
  return SETTINGS_FILES.find(name => paths.includes(name)) ?? 'docs.json'
}

function removedAddresses(vanished: readonly VanishedAddress[], settings: string): SourceProblem[] {
  return vanished.map(({ address: target, destination: suggestion, entry, earlier, isUnlisted = false }) => {
    const places = [entry ?? earlier ?? startOf(settings)]
    return { kind: 'removed-address', target, places, suggestion, ...(isUnlisted && { isUnlisted }) }
  })
}

export function reviewOf(
  { docs, base, problems, hints, siteUrl, leftovers }: Comparison & { leftovers: Leftovers },
  { head, changed, notCompared }: ReviewedVersions,
  { prefix, known }: { prefix: string; known: KnownFindings | undefined }
): ReaderReview {
  const paired = base?.paired ?? { pairs: [], added: [], removed: [], similar: [] }
  const findings = findingsOf(problems, prefix, known)
  const ownHints = base === undefined ? hints : newHints(hints, hintsIn(base.check), paired.pairs)
  return {
    pages: comparePages(paired, changed, { prefix, gitRenames: base?.gitRenames }),
    navigation: base === undefined ? [] : navigationChanges(base.docs, docs, paired),
    redirects: base === undefined ? NO_REDIRECT_CHANGES : redirectChanges(base.docs, docs),
    vanished: base?.vanished ?? [],
    settings: docs.redirects[0]?.place.file ?? settingsOf(head),
    lostIds: lostIds(paired),
    unread: base === undefined ? [] : unreadFiles([base.docs, docs], changed).map(file => prefix + file),
    findings,
    hints: [
      ...hintsOf(findings, base !== undefined),
      ...ownHints.map(({ file, line, column, text }) => ({ file: prefix + file, line, column, text }))
    ],
    leftovers,
    siteUrl,
    notCompared: base === undefined ? notCompared : undefined
  }
}

/** Excludes page files, because the entry for a changed page already shows that its file cannot be read. */
function unreadFiles(versions: readonly Docs[], changed: ReadonlySet<string>): string[] {
  const unread = versions.flatMap(docs => {
    const known = new Set(docs.pages.flatMap(({ digest, file }) => (digest === undefined ? [] : file)))
    return [...docs.unreadable, ...invalidFiles(docs).filter(file => !known.has(file))]
  })
  return [...new Set(unread)].filter(file => changed.has(file)).sort()
}

/** Skips pages with unknown ids, such as pages whose code can add ids. */
function lostIds({ pairs }: PairedPages): ReaderReview['lostIds'] {
  return pairs.flatMap(({ before, after }) => {
    if (after.hasUnknownIds || !after.isValid || !before.isValid) return []
    const current = new Set(after.ids.map(({ id }) => id))
    const ids = [...new Set(before.ids.flatMap(({ id, isAlias }) => (isAlias === true ? [] : id)))].filter(
      id => !current.has(id)
    )
    return ids.length === 0 ? [] : [{ path: after.address, ids }]
  })
}
