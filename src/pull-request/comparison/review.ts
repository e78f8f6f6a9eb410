import { type Docs, type DocsPage, readDocs } from '../../sources/docs.ts'
import { isTakenByService } from '../../sources/service-addresses.ts'
import type { DocsFiles } from '../../sources/files.ts'
import type { Renderer } from '../../sources/render/renderer.ts'
import { type Place, startOf } from '../../sources/source/problems.ts'
import { groupBy } from '../../runtime/group-by.ts'
import { pageName } from '../../site/addresses/site-address.ts'
import { SETTINGS_FILES } from '../../site/docs-folders.ts'
import type { Glob } from '../../site/files/glob.ts'
import type { Versions } from '../../versions/compare-files.ts'
import { withSameRules } from './published-files.ts'
import { isExternal } from '../../sources/targets.ts'
import { DocsAddresses, siteAddressOf } from '../../sources/docs-addresses.ts'
import { type KnownFindings, findingsOf, hintsOf, invalidFiles } from './new-findings.ts'
import { DocsCheck, type SourceProblem } from './docs-check.ts'
import type { Hint, SourceFinding } from './findings.ts'
import type { Leftovers } from './leftovers/leftovers.ts'
import { type NavigationChange, navigationChanges } from './changes/navigation-changes.ts'
import { NavigationParts } from './other-versions/navigation-parts.ts'
import { movedPages, type PagePair, type PairedPages, pairPages } from '../../versions/pages/moved-pages.ts'
import { countedText, isShort } from '../../versions/pages/same-text.ts'
import { type PagesInParts, surePairs } from '../../versions/pages/sure-moves.ts'
import { comparePages, type PageChanges } from './changes/page-changes.ts'
import { foldersOutside } from './one-cause.ts'
import {
  NO_REDIRECT_CHANGES,
  type ChangedRedirects,
  redirectChanges,
  redirectHints
} from './changes/redirect-changes.ts'
import { withoutNamed } from './other-versions/other-versions.ts'
import { newHints, type SourceHint } from './source-links.ts'
import { SuggestedPages } from './suggested-pages.ts'
import { compareText } from '../../runtime/text/compare.ts'

interface VanishedAddress {
  address: string
  /** Possible destination for a redirect, such as the moved page or a page with similar text. */
  destination: string | undefined
  /** Place of the broken redirect from this address. A fix must change this entry: the service rejects a second one. */
  entry: Place | undefined
  /** Place where the redirect from this address was: the closest redirect in the settings that stays. */
  earlier: Place | undefined
  /** Without a destination: the address of a page with the same or nearly the same text, and whether it has a redirect. */
  moved?: { to: string; isRedirected: boolean }
  /** The folder around a redirect for this address that cannot work, such as `/docs`: see `foldersOutside`. */
  outside?: string
  /** Without a destination: the address of the added page that has at least half of the text: see `gitRenames`. */
  gitRename?: string
  /** True if no navigation listed the address, so that few readers had it in front of them. */
  isUnlisted?: boolean
}

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

/** Finds page addresses and redirect sources that work in the base but not in the head. */
function vanishedAddresses(
  before: DocsAddresses,
  now: DocsAddresses,
  { paired, sure }: Pick<ComparedBase, 'paired' | 'sure'>
): VanishedAddress[] {
  const pages = new Map(before.docs.pages.map(page => [page.address, page]))
  const unknown = new Set(
    before.docs.pages.filter(({ digest, file }) => digest === undefined && now.docs.unreadable.has(file))
  )
  const redirected = [...before.redirectSources].map(([path, to]) => ({ address: `/${path}`, to }))
  const reached = [
    ...before.docs.pages.filter(page => !unknown.has(page)).map(({ address }) => ({ address, to: address })),
    ...redirected.filter(({ address }) => before.isReached(address.slice(1)))
  ].filter(({ address }) => !now.isReached(address.slice(1)))
  // Grouped by address, because a page and a redirect can have the same address.
  const gone = [...groupBy(reached, ({ address }) => address)]
  const entries = new Map(now.docs.redirects.map(({ source, place }) => [pageName(source), place]))
  const hadRedirect = new Set(before.docs.redirects.map(({ source }) => pageName(source)))
  const wasAt = placesOfRemoved(before.docs, entries)
  // Links to a page whose copies are in several places are not fixed, but a redirect to one of the copies is right.
  const copied = paired.pairs.filter(
    ({ before: { digest, path, text }, after }) =>
      path !== after.path && digest !== undefined && digest === after.digest && !isShort(countedText(text))
  )
  const movedTo = movedPages([...copied, ...sure])
  const sources = now.redirectSources
  const listed = listedAddresses(before.docs)
  const outside = [...foldersOutside(now.docs.redirects, [now.docs, before.docs])]
  const pageAt = (to: string) => pages.get(to.replace(/[?#].*$/s, ''))
  const moves = [...copied, ...sure].filter(pair => pair.before.path !== pair.after.path)
  const lost = new Set(reached.flatMap(({ to }) => pageAt(to) ?? []))
  for (const { before: page } of moves) lost.delete(page)
  const taken = moves.map(pair => pair.after)
  const suggested =
    lost.size === 0 ? undefined : new SuggestedPages(before.docs, now.docs, paired).findAll(lost, taken)
  const destinationOf = (to: string): string | undefined => {
    if (isExternal(to)) return to
    const [path = ''] = to.split(/[?#]/, 1)
    const page = pages.get(path)
    const moved = movedTo.get(path)
    const there = moved === undefined ? undefined : moved + to.slice(path.length)
    const [found] = [to, there, page && suggested?.get(page)?.address].filter(each => {
      const name = each?.replace(/[?#].*$/s, '').slice(1) ?? ''
      // Excludes redirect sources, because the service may follow redirects before it looks for pages.
      const isFolder = now.site.find(name) !== undefined && now.site.findKnown(name) === undefined
      return (
        each?.startsWith('/') === true && now.isReached(name) && !isFolder && !sources.has(pageName(name))
      )
    })
    return found
  }
  const similar = movedPages(paired.pairs)
  const movedOf = (address: string) => {
    const to = similar.get(address)
    if (to === undefined || to === address) return {}
    return { moved: { to, isRedirected: sources.has(pageName(to).replace(/^\//, '')) } }
  }
  return gone
    .map(([address, ways]) => {
      const places = { entry: entries.get(address), earlier: wasAt.get(address) }
      const [destination] = ways.flatMap(({ to }) => destinationOf(to) ?? [])
      const folder = outside.find(name => sources.has(pageName(`${name}${address}`).slice(1)))
      const moved = destination === undefined ? movedOf(address) : {}
      const isUnlisted = !entries.has(address) && !hadRedirect.has(address) && !listed.has(address)
      return {
        ...{ address, destination, ...places, ...moved },
        ...(folder !== undefined && { outside: folder }),
        ...(isUnlisted && { isUnlisted })
      }
    })
    .sort((a, b) => compareText(a.address, b.address))
}

/** Finds the place of the following redirect that stays, or else of the previous one, for each source of a redirect. */
function placesOfRemoved({ redirects }: Docs, entries: ReadonlyMap<string, Place>): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const ordered of [redirects, redirects.toReversed()]) {
    let closest: Place | undefined
    for (const { source } of ordered) {
      const name = pageName(source)
      closest = entries.get(name) ?? closest
      if (closest !== undefined) places.set(name, closest)
    }
  }
  return places
}

/** Returns the addresses that readers find in the navigation. A page without a file is in it, too. */
function listedAddresses({ pages, navigation }: Docs): Set<string> {
  const nameOf = (path: string) => path.replace(/(?:^|\/)index$/, '')
  const listed = new Set(navigation.flatMap(({ page, hidden }) => (hidden ? [] : nameOf(page))))
  const isListed = ({ path, address, digest }: DocsPage) =>
    navigation.length === 0 || digest === undefined || address === '/' || listed.has(nameOf(path))
  return new Set(pages.flatMap(page => (isListed(page) ? page.address : [])))
}

/** Finds new pages that are not in the navigation. The start page needs no entry. */
function unlistedPages({ navigation }: Docs, { added }: PairedPages): SourceProblem[] {
  const listed = new Set(navigation.map(({ page }) => page.replace(/\/index$/, '')))
  return added
    .filter(({ path, hidden, digest, address }) =>
      navigation.length > 0 && digest !== undefined && !hidden && address !== '/'
        ? !listed.has(path.replace(/\/index$/, ''))
        : false
    )
    .map(({ address, file }) => ({ kind: 'unlisted-page', target: address, places: [startOf(file)] }))
}

/** Finds pages that the change adds at addresses where the service serves something else. */
function unreachablePages({ pages }: Docs, base: Docs): SourceProblem[] {
  const before = new Set(base.pages.map(({ address }) => address))
  return pages
    .filter(
      ({ address, digest }) => digest !== undefined && isTakenByService(address) && !before.has(address)
    )
    .map(({ address, file }) => ({ kind: 'service-address', target: address, places: [startOf(file)] }))
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
