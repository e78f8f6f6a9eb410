import { posix } from 'node:path'
import type { DocsPage } from '../../sources/docs.ts'
import { countEach, groupBy } from '../../runtime/group-by.ts'
import { type PagePair, withoutVersions } from './moved-pages.ts'
import { type CountedText, countedText, isShort, likeness } from './same-text.ts'

/** A text clearly matches the earlier text if its similarity exceeds that of all other texts by this much. */
export const CLEARLY = 0.1
/** Maximum number of other pages that are searched for a template. */
const MAX_SIBLINGS = 100

/** Whether one of `others` is about as similar to `before` as `after` is. If so, all are based on a template. */
export function isTemplate(before: CountedText, after: CountedText, others: readonly CountedText[]): boolean {
  const least = likeness(before, after) - CLEARLY
  return others.some(other => likeness(before, other) >= least)
}

/** The pages of a version, and the languages and versions of its navigation to which the page at a path belongs. */
export interface PagesInParts {
  pages: readonly DocsPage[]
  partsOf: (path: string) => ReadonlySet<string>
}

/** Whether two pages belong to a common language or version of the navigation, or both to none. */
function isShared(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === 0 ? other.size === 0 : [...one].some(part => other.has(part))
}

/**
 * Creates a function that tells whether a page and its later version are the only pages with their bytes in a language
 * or version of the navigation. A copy in another language or version says nothing about the move.
 */
function movesInPart(before: PagesInParts, after: PagesInParts): (pair: PagePair) => boolean {
  const [had, has] = [before, after].map(({ pages }) => groupBy(pages, ({ digest = '' }) => digest))
  const isOnly = (page: DocsPage, { partsOf }: PagesInParts, copies: Iterable<DocsPage> = []) => {
    const own = partsOf(page.path)
    return [...copies].every(({ path }) => path === page.path || !isShared(own, partsOf(path)))
  }
  return ({ before: from, after: to }) =>
    isShared(before.partsOf(from.path), after.partsOf(to.path)) &&
    isOnly(from, before, had?.get(from.digest ?? '')) &&
    isOnly(to, after, has?.get(to.digest ?? ''))
}

/** Pairs pages with equal bytes that no other page has. These pairs replace other pairs of the same pages. */
function pairsByBytes(
  had: ReadonlyMap<string, DocsPage>,
  has: ReadonlyMap<string, DocsPage>,
  pairs: readonly PagePair[]
): PagePair[] {
  const moved = [...had].flatMap(([digest, before]) => {
    const after = has.get(digest)
    return after === undefined || after.path === before.path ? [] : [{ before, after }]
  })
  const known = new Set(moved.flatMap(pair => [pair.before, pair.after]))
  return [...pairs.filter(pair => !known.has(pair.before) && !known.has(pair.after)), ...moved]
}

/**
 * Excludes uncertain moves, such as moves of pages with fewer than five words, of copies, or of pages that share a
 * template. Links are fixed only if the move is certain.
 */
export function surePairs(
  inBase: PagesInParts,
  inHead: PagesInParts,
  pairs: readonly PagePair[]
): PagePair[] {
  const [before, after] = [inBase.pages, inHead.pages]
  const isInPart = movesInPart(inBase, inHead)
  const [had, has] = [uniqueByBytes(before), uniqueByBytes(after)]
  const copies = countEach(before.map(({ digest }) => digest))
  const copiesNow = countEach(after.map(({ digest }) => digest))
  const all = [...before, ...after]
  const inFolder = groupBy(all, ({ path }) => posix.dirname(path))
  const withName = groupBy(all, ({ path }) => posix.basename(path))
  // A copy in another language or version is no template.
  const isNear = (page: DocsPage, { before: from, after: to }: PagePair) =>
    [inBase.partsOf(from.path), inHead.partsOf(to.path)].some(own =>
      [inBase, inHead].some(({ partsOf }) => isShared(own, partsOf(page.path)))
    )
  const isSure = (pair: PagePair) => {
    const { path, digest = '', text } = pair.before
    const now = pair.after
    if (path === now.path) return true
    const [counted, countedNow] = [countedText(text), countedText(now.text)]
    if (isShort(counted)) return false
    const name = posix.basename(path)
    const isSameName = name === posix.basename(now.path)
    if (digest !== '' && digest === now.digest)
      return (
        isInPart(pair) ||
        (isSameName
          ? (copies.get(digest) ?? 0) >= (copiesNow.get(digest) ?? 0)
          : had.has(digest) && has.has(digest))
      )
    const siblings = [path, now.path].flatMap(each => inFolder.get(posix.dirname(each)) ?? [])
    const others = (isSameName ? (withName.get(name) ?? []) : siblings).filter(
      page =>
        page.path !== path &&
        page.path !== now.path &&
        !(isSameName && isVersionOf(page, pair)) &&
        isNear(page, pair)
    )
    return !isTemplate(
      counted,
      countedNow,
      others.slice(0, MAX_SIBLINGS).map(page => countedText(page.text))
    )
  }
  const found = pairsByBytes(had, has, pairs)
  const sure = new Set(found.filter(isSure))
  // The move of a page with fewer than five words is certain if another page moved between the same folders.
  const folders = new Set(Array.from(sure, movedFolder))
  const isShortMove = (pair: PagePair) =>
    isShort(countedText(pair.before.text)) && folders.has(movedFolder(pair))
  return found.filter(pair => sure.has(pair) || isShortMove(pair))
}

/** Removes the names that both paths end with: `a/old/x/y` and `a/new/x/y` become `a/old` and `a/new`. */
function movedFolder({ before, after }: PagePair): string {
  const [from, to] = [before.path.split('/'), after.path.split('/')]
  while (from.length > 0 && from.at(-1) === to.at(-1)) {
    from.pop()
    to.pop()
  }
  return JSON.stringify([from, to])
}

/** Whether a page is another version of one of two pages. */
function isVersionOf(page: DocsPage, { before, after }: PagePair): boolean {
  return [before, after].some(one => withoutVersions(one) === withoutVersions(page))
}

function uniqueByBytes(pages: readonly DocsPage[]): Map<string, DocsPage> {
  const groups = [...groupBy(pages, ({ digest = '' }) => digest)]
  return new Map(
    groups.flatMap(([digest, [page, ...others]]) =>
      digest === '' || page === undefined || others.length > 0 ? [] : [[digest, page] as const]
    )
  )
}
