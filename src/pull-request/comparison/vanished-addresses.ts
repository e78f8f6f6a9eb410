import type { Docs, DocsPage } from '../../sources/docs.ts'
import type { DocsAddresses } from '../../sources/docs-addresses.ts'
import type { Place } from '../../sources/source/problems.ts'
import { isExternal } from '../../sources/targets.ts'
import { pageName, SiteAddress } from '../../site/addresses/site-address.ts'
import { parseRedirects, type RedirectRule } from '../../site/redirects/redirects.ts'
import { groupBy } from '../../runtime/group-by.ts'
import { compareText } from '../../runtime/text/compare.ts'
import { movedPages, type PagePair, type PairedPages } from '../../versions/pages/moved-pages.ts'
import { countedText, isShort } from '../../versions/pages/same-text.ts'
import { foldersOutside } from './one-cause.ts'
import { SuggestedPages } from './suggested-pages.ts'

export interface VanishedAddress {
  address: string
  /** Possible destination for a redirect, such as the moved page or a page with similar text. */
  destination: string | undefined
  /** Place of the broken redirect from this address. A fix must change this entry: the service rejects a second one. */
  entry: Place | undefined
  /** Place where the redirect from this address was: the closest redirect in the settings that stays. */
  earlier: Place | undefined
  /**
   * Without a destination: the address of a page with the same or nearly the same text, whether it has a redirect, and
   * whether it has the same name except for case.
   */
  moved?: { to: string; isRedirected: boolean; isSameName: boolean }
  /** The folder around a redirect for this address that cannot work, such as `/docs`: see `foldersOutside`. */
  outside?: string
  /** Without a destination: the address of the added page that has at least half of the text: see `gitRenames`. */
  gitRename?: string
  /** True if no navigation listed the address, so that few readers had it in front of them. */
  isUnlisted?: boolean
}

/** The pairs of pages in both versions. `sure`: the pairs without uncertain moves. */
interface Pairs {
  paired: PairedPages
  sure: PagePair[]
}

/** Matches the wildcards `:name`, `:name*` and `*`. */
const WILDCARD = /:[\w-]+\*?|\*/g

/** An address that readers could reach before: that of a page, or the source of a redirect. `to`: where it led. */
interface Reached {
  address: string
  to: string
  /** True if that is a destination that still works. */
  isThere?: boolean
}

/** Finds page addresses and redirect sources that work in the base but not in the head. */
export function vanishedAddresses(
  before: DocsAddresses,
  now: DocsAddresses,
  { paired, sure }: Pairs
): VanishedAddress[] {
  const lost = [...lostAddresses(before, now), ...lostPatterns(before, now)]
  // Grouped by address, because a page and a redirect can have the same address.
  const gone = [...groupBy(lost, ({ address }) => address)]
  const entries = new Map(now.docs.redirects.map(({ source, place }) => [pageName(source), place]))
  const hadRedirect = new Set(before.docs.redirects.map(({ source }) => pageName(source)))
  const wasAt = placesOfRemoved(before.docs, entries)
  const sources = now.redirectSources
  const listed = listedAddresses(before.docs)
  const outside = [...foldersOutside(now.docs.redirects, [now.docs, before.docs])]
  const destinationOf = destinations([before, now], { paired, sure }, lost)
  const similar = movedPages(paired.pairs)
  const movedOf = (address: string) => {
    const to = similar.get(address)
    if (to === undefined || to === address) return {}
    const isRedirected = sources.has(pageName(to).replace(/^\//, ''))
    return { moved: { to, isRedirected, isSameName: isSameName(address, to) } }
  }
  return gone
    .map(([address, ways]) => {
      const places = { entry: entries.get(address), earlier: wasAt.get(address) }
      const [destination] = ways.flatMap(({ to, isThere }) =>
        [isThere === true ? to : destinationOf(to)].filter(
          each => each !== undefined && !isSameName(address, each)
        )
      )
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

/** Whether a redirect would lead to itself on a service that ignores case and the Unicode form of accents. */
export function isSameName(...addresses: [string, string]): boolean {
  const [one, other] = addresses.map(address =>
    pageName(SiteAddress.pathOf(address)).normalize().toLowerCase()
  )
  return one === other
}

function lostAddresses(before: DocsAddresses, now: DocsAddresses): Reached[] {
  const isKnown = ({ digest, file }: DocsPage) => digest !== undefined || !now.docs.unreadable.has(file)
  const pages = before.docs.pages.filter(isKnown).map(({ address }) => ({ address, to: address }))
  const redirected = [...before.redirectSources].map(([path, to]) => ({ address: `/${path}`, to }))
  return [...pages, ...redirected.filter(({ address }) => before.isReached(address.slice(1)))].filter(
    ({ address }) => !now.isReached(address.slice(1))
  )
}

/**
 * Finds wildcard redirects that the change removes or re-points, so that no address that they covered works any more.
 * The addresses that readers use are unknown, so those are tried that led to pages.
 */
function lostPatterns(before: DocsAddresses, now: DocsAddresses): Reached[] {
  const kept = new Map(now.redirects.rules.map(rule => [pageName(rule.source), rule.destination]))
  return before.redirects.rules.flatMap(rule => {
    const address = pageName(rule.source)
    if (rule.from.address !== undefined || kept.get(address) === rule.destination) return []
    const worked = coveredPaths(rule, before).flatMap(path => {
      const end =
        before.redirects.find(path)?.rule === rule ? before.redirects.follow(path, before.site) : undefined
      return end?.kind === 'file' || end?.kind === 'external' ? [{ path, end }] : []
    })
    if (worked.length === 0 || worked.some(({ path }) => now.isReached(path))) return []
    const isThere = worked.every(
      ({ end }) => end.kind === 'external' || now.hasPage(`/${end.destination.path}`)
    )
    return [{ address, to: rule.destination, isThere }]
  })
}

/** Returns paths that a wildcard redirect covers: one for each page at its destination, and one without a meaning. */
function coveredPaths({ source, destination }: RedirectRule, { docs }: DocsAddresses): string[] {
  const { redirects } = parseRedirects([{ source: destination, destination: source, permanent: true }], '/')
  const paths = docs.pages.flatMap(({ address }) => {
    const found = redirects.find(address.slice(1))?.destination
    return found?.kind === 'internal' ? found.path : []
  })
  return [...paths, pageName(source).replace(WILDCARD, 'x').slice(1)]
}

/** Creates a function that finds a destination for a redirect from a lost address, by the place where it led. */
function destinations(
  [before, now]: readonly [DocsAddresses, DocsAddresses],
  { paired, sure }: Pairs,
  lost: readonly Reached[]
): (to: string) => string | undefined {
  const pages = new Map(before.docs.pages.map(page => [page.address, page]))
  // Links to a page whose copies are in several places are not fixed, but a redirect to one of the copies is right.
  const copied = paired.pairs.filter(
    ({ before: { digest, path, text }, after }) =>
      path !== after.path && digest !== undefined && digest === after.digest && !isShort(countedText(text))
  )
  const movedTo = movedPages([...copied, ...sure])
  const sources = now.redirectSources
  const pageAt = (to: string) => pages.get(to.replace(/[?#].*$/s, ''))
  const moves = [...copied, ...sure].filter(pair => pair.before.path !== pair.after.path)
  const lostPages = new Set(lost.flatMap(({ to }) => pageAt(to) ?? []))
  for (const { before: page } of moves) lostPages.delete(page)
  const taken = moves.map(pair => pair.after)
  const suggested =
    lostPages.size === 0
      ? undefined
      : new SuggestedPages(before.docs, now.docs, paired).findAll(lostPages, taken)
  return to => {
    if (isExternal(to)) return to
    const [path = ''] = to.split(/[?#]/, 1)
    const page = pages.get(path)
    const moved = movedTo.get(path)
    const there = moved === undefined ? undefined : moved + to.slice(path.length)
    return [to, there, page && suggested?.get(page)?.address].find(each => {
      const name = each?.replace(/[?#].*$/s, '').slice(1) ?? ''
      // Excludes redirect sources, because the service may follow redirects before it looks for pages.
      const isFolder = now.site.find(name) !== undefined && now.site.findKnown(name) === undefined
      return (
        each?.startsWith('/') === true && now.isReached(name) && !isFolder && !sources.has(pageName(name))
      )
    })
  }
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
