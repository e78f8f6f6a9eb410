import { type Docs, type DocsPage, readDocs } from '../../sources/docs.ts'
import { type DocsFiles, IGNORE_FILE } from '../../sources/files.ts'
import type { Renderer } from '../../sources/render/renderer.ts'
import { type Place, startOf } from '../../sources/source/problems.ts'
import { readText } from '../../sources/source/read-text.ts'
import { groupBy } from '../../runtime/group-by.ts'
import { pageName } from '../../site/pages/page-addresses.ts'
import { SETTINGS_FILES } from '../../site/docs-folders.ts'
import type { Glob } from '../../site/files/glob.ts'
import type { Versions } from '../base/versions.ts'
import { DocsAddresses } from './docs-addresses.ts'
import { KnownFindings, findingsOf, invalidFiles } from './new-findings.ts'
import { DocsCheck, type SourceProblem } from './docs-check.ts'
import type { SourceFinding } from './findings.ts'
import { type NavigationChange, navigationChanges } from './navigation-changes.ts'
import { movedPages, type PagePair, type PairedPages, pairPages, surePairs } from './moved-pages.ts'
import { comparePages, type PageChanges } from './page-changes.ts'
import { SuggestedPages } from './suggested-pages.ts'
import { compareText } from '../../runtime/text/compare.ts'

interface VanishedAddress {
  address: string
  /** Where a redirect could lead: the page it was moved to, or the one that has most of its words. */
  destination: string | undefined
  /** The redirect that leads nowhere now: the service rejects a second one with its source. */
  entry: Place | undefined
  /** The redirect that the base had. */
  earlier: Place | undefined
}

export interface ReaderReview {
  pages: PageChanges
  /** Still there, and no longer listed. */
  leftNavigation: { path: string; title: string }[]
  /** What else differs in the navigation. */
  navigation: NavigationChange[]
  vanished: VanishedAddress[]
  /** `docs.json` or `mint.json`, where redirects are. */
  settings: string
  /** Ids of pages that are still there: links from other sites may lead to them. */
  lostIds: { path: string; ids: string[] }[]
  /** Files that differ and that one of the versions cannot read: what they change is not known. */
  unread: string[]
  /** Sorted by kind, file and line. */
  findings: SourceFinding[]
  /** Why nothing is new. */
  notCompared: string | undefined
  /** `check: off`: findings were left out. */
  isUnchecked?: boolean
}

export interface ComparisonOptions {
  ignore: readonly Glob[]
  /** Address of the live site, if the inputs name it. */
  siteUrl?: string | undefined
  prefix: string
  renderer: Renderer
}

export type ReviewedVersions = Omit<Versions, 'renamed'> & { notCompared?: string }

/** Both versions, and everything that follows from their differences. */
export interface Comparison {
  docs: Docs
  addresses: DocsAddresses
  /** Undefined when there is nothing to compare with. */
  base: ComparedBase | undefined
  /** What is wrong with the head. */
  problems: SourceProblem[]
}

interface ComparedBase {
  docs: Docs
  addresses: DocsAddresses
  check: DocsCheck
  paired: PairedPages
  /** Where pages of the base are for certain. */
  sure: PagePair[]
  vanished: VanishedAddress[]
}

/** `earlier`: the base, if it was read already. */
export async function compareVersions(
  { changed, ...versions }: ReviewedVersions,
  { ignore, siteUrl, renderer }: ComparisonOptions,
  earlier?: Docs
): Promise<Comparison> {
  const { head, base } = await withSameRules(versions)
  const docs = await readDocs(head, renderer)
  const same = new Map([...docs.sources].filter(([file]) => !changed.has(file)))
  const baseDocs = earlier ?? (base && (await readDocs(base, renderer, same)))
  const now = new DocsCheck(new DocsAddresses(docs, { siteUrl, earlier: baseDocs }), ignore)
  const { addresses } = now
  if (baseDocs === undefined) return { docs, addresses, base: undefined, problems: now.problems() }
  const check = new DocsCheck(new DocsAddresses(baseDocs, { siteUrl }), ignore)
  const paired = pairPages(baseDocs, docs)
  const sure = surePairs(baseDocs.pages, docs.pages, paired.pairs)
  const isIgnored = (target: string) => ignore.some(pattern => pattern.matches(target))
  const isKnown = addresses.hasSettings && check.addresses.hasSettings
  const vanished = isKnown
    ? vanishedAddresses(check.addresses, addresses, sure, paired.added).filter(
        ({ address }) => !isIgnored(address)
      )
    : []
  const unlisted = isKnown ? unlistedPages(docs, paired).filter(({ target }) => !isIgnored(target)) : []
  const problems = [...now.problems(), ...removedAddresses(vanished, settingsOf(head)), ...unlisted]
  return {
    docs,
    addresses,
    base: { docs: baseDocs, addresses: check.addresses, check, paired, sure, vanished },
    problems
  }
}

export function settingsOf({ paths }: DocsFiles): string {
  return SETTINGS_FILES.find(name => paths.includes(name)) ?? 'docs.json'
}

function removedAddresses(vanished: readonly VanishedAddress[], settings: string): SourceProblem[] {
  return vanished.map(({ address: target, destination: suggestion, entry, earlier }) => {
    const places = [entry ?? earlier ?? startOf(settings)]
    return { kind: 'removed-address', target, places, suggestion }
  })
}

export function reviewOf(
  { docs, base, problems }: Comparison,
  { head, changed, notCompared }: ReviewedVersions,
  prefix: string
): ReaderReview {
  const settings = settingsOf(head)
  if (base === undefined) {
    return {
      pages: { added: [], changed: [], removed: [], moved: [] },
      leftNavigation: [],
      navigation: [],
      vanished: [],
      settings,
      lostIds: [],
      unread: [],
      findings: findingsOf(problems, prefix, undefined),
      notCompared
    }
  }
  const { docs: earlier, check, paired, vanished } = base
  const navigation = navigationChanges(earlier, docs, paired)
  return {
    pages: comparePages(paired, changed, prefix),
    leftNavigation: navigation.flatMap(each => (each.kind === 'left' ? [each] : [])),
    navigation: navigation.filter(({ kind }) => kind !== 'left'),
    vanished,
    settings,
    lostIds: lostIds(paired),
    unread: unreadFiles([earlier, docs], changed).map(file => prefix + file),
    findings: findingsOf(problems, prefix, new KnownFindings(check, paired, prefix)),
    notCompared: undefined
  }
}

type TwoVersions = Pick<Versions, 'head' | 'base'>

/** When one version cannot read which files are not published, both are compared with all of theirs. */
async function withSameRules({ head, base }: TwoVersions): Promise<TwoVersions> {
  if (base === undefined) return { head, base }
  const isUnread = async (files: DocsFiles) =>
    files.paths.includes(IGNORE_FILE) && typeof (await readText(IGNORE_FILE, files)) !== 'string'
  const without = (files: DocsFiles) => ({
    ...files,
    paths: files.paths.filter(path => path !== IGNORE_FILE)
  })
  const [now, before] = [await isUnread(head), await isUnread(base)]
  if (now === before) return { head, base }
  return now ? { head, base: without(base) } : { head: without(head), base }
}

/** Pages are compared as far as they can be read, and say so themselves. */
function unreadFiles(versions: readonly Docs[], changed: ReadonlySet<string>): string[] {
  const unread = versions.flatMap(docs => {
    const known = new Set(docs.pages.flatMap(({ digest, file }) => (digest === undefined ? [] : file)))
    return [...docs.unreadable, ...invalidFiles(docs).filter(file => !known.has(file))]
  })
  return [...new Set(unread)].filter(file => changed.has(file)).sort()
}

/** Pages and redirects of the base that lead nowhere now. */
function vanishedAddresses(
  before: DocsAddresses,
  now: DocsAddresses,
  sure: readonly PagePair[],
  added: readonly DocsPage[]
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
  // A page and a redirect can have one address.
  const gone = [...groupBy(reached, ({ address }) => address)]
  const [entries, earlier] = [now.docs, before.docs].map(
    ({ redirects }) => new Map(redirects.map(({ source, place }) => [pageName(source), place]))
  ) as [Map<string, Place>, Map<string, Place>]
  const movedTo = movedPages(sure)
  const sources = now.redirectSources
  const pageAt = (to: string) => pages.get(to.replace(/[?#].*$/s, ''))
  const moves = sure.filter(pair => pair.before.path !== pair.after.path)
  const lost = new Set(reached.flatMap(({ to }) => pageAt(to) ?? []))
  for (const { before: page } of moves) lost.delete(page)
  const taken = moves.map(pair => pair.after)
  const suggested = lost.size === 0 ? undefined : new SuggestedPages(now.docs, added).findAll(lost, taken)
  const destinationOf = (to: string): string | undefined => {
    const [path = ''] = to.split(/[?#]/, 1)
    const page = pages.get(path)
    const moved = movedTo.get(path)
    const there = moved === undefined ? undefined : moved + to.slice(path.length)
    const [found] = [to, there, page && suggested?.get(page)?.address].filter(each => {
      const name = each?.replace(/[?#].*$/s, '').slice(1) ?? ''
      // The service may follow redirects before it looks for pages.
      return each?.startsWith('/') === true && now.isReached(name) && !sources.has(pageName(name))
    })
    return found
  }
  return gone
    .map(([address, ways]) => {
      const places = { entry: entries.get(address), earlier: earlier.get(address) }
      const [destination] = ways.flatMap(({ to }) => destinationOf(to) ?? [])
      return { address, destination, ...places }
    })
    .sort((a, b) => compareText(a.address, b.address))
}

/** Pages of this change that no navigation names. The start page needs no entry. */
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

/** Anchors of pages with code of the documentation are not known. */
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
