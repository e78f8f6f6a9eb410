import type { Docs, DocsPage } from '../../sources/docs.ts'
import { groupBy } from '../../runtime/group-by.ts'
import {
  type CountedText,
  countedText,
  isOtherSubject,
  isShort,
  isVersion,
  shareOfSamePage,
  type Subject,
  subjectOf,
  wordsOfNames
} from './same-text.ts'
import { WordIndex } from './word-index.ts'

/** A page in both versions, at the same or at a different path. */
export interface PagePair {
  before: DocsPage
  after: DocsPage
}

export interface PairedPages {
  pairs: PagePair[]
  added: DocsPage[]
  removed: DocsPage[]
  /** Removed and added pages with nearly the same text but different subjects. Used only as a hint. */
  similar: PagePair[]
}

/**
 * Pairs pages from both versions that have the same bytes, the same path, the same address, or nearly the same text.
 * Pages generated from a file that one version cannot read count as neither added nor removed.
 */
export function pairPages(base: Docs, head: Docs): PairedPages {
  const isKnown = ({ hasSettings, unreadable }: Docs, { digest, file }: DocsPage) =>
    digest !== undefined || (hasSettings && !unreadable.has(file))
  const left = {
    before: new Set(base.pages.filter(page => isKnown(head, page))),
    after: new Set(head.pages.filter(page => isKnown(base, page)))
  }
  const pairs: PagePair[] = []
  const take = (found: readonly PagePair[]) => {
    for (const pair of found)
      if (left.before.delete(pair.before) && left.after.delete(pair.after)) pairs.push(pair)
  }
  take(samePages(left, ({ path, digest }) => digest && `${digest} ${path}`))
  const isEdited = editedPages(left)
  take(samePages(left, ({ digest }) => digest).filter(({ before }) => !isEdited(before)))
  take(samePages(left, ({ path }) => path))
  take(samePages(left, ({ address }) => address))
  take(samePages(left, ({ digest }) => digest))
  const { same, other } = similarPages([...left.before], [...left.after])
  take(same)
  const similar = other.filter(({ before, after }) => left.before.has(before) && left.after.has(after))
  return { pairs, added: [...left.after], removed: [...left.before], similar }
}

/**
 * Creates a function that tells whether a page was edited where it is, although its old bytes may be elsewhere now, as
 * after a copy to the folder of an old version. Otherwise, another page has taken its address.
 */
function editedPages(left: Record<'before' | 'after', ReadonlySet<DocsPage>>): (page: DocsPage) => boolean {
  const earlier = new Set(Array.from(left.before, ({ digest }) => digest))
  // A page with the bytes of another page is that page.
  const own = [...left.after].filter(({ digest }) => digest === undefined || !earlier.has(digest))
  const byPath = new Map(own.map(page => [page.path, page]))
  const byAddress = new Map(own.map(page => [page.address, page]))
  return before => {
    const now = byPath.get(before.path) ?? byAddress.get(before.address)
    if (now === undefined) return false
    const [text, current] = [countedText(before.text), countedText(now.text)]
    return isShort(text) ? before.title === now.title : shareOfSamePage(text, current) > 0
  }
}

/** Pairs pages with equal keys. Among several candidates, pairs the pages with the most similar paths. */
function samePages(
  left: Record<'before' | 'after', ReadonlySet<DocsPage>>,
  keyOf: (page: DocsPage) => string | undefined
): PagePair[] {
  const after = groupBy(left.after, page => keyOf(page) ?? '')
  const candidates = [...left.before].flatMap(before => {
    const key = keyOf(before)
    const found = key === undefined ? [] : (after.get(key) ?? []).slice(0, MAX_SAME)
    return found.map(page => ({ before, after: page, value: nearness(before, page) }))
  })
  return bestPairs(candidates)
}

const MAX_SAME = 100
/** Weight of path similarity, which decides between pages with similar text. */
const NAME_WEIGHT = 0.1

interface SimilarPages {
  same: PagePair[]
  /** Pairs of pages that use the same template but have different subjects. */
  other: PagePair[]
}

function similarPages(removed: readonly DocsPage[], added: readonly DocsPage[]): SimilarPages {
  if (removed.length === 0 || added.length === 0) return { same: [], other: [] }
  const names = subjectNames([...removed, ...added])
  const subjects = new Map<DocsPage, Subject>()
  const subjectIn = (page: DocsPage): Subject => {
    const subject = subjects.get(page) ?? subjectOfPage(page, names)
    subjects.set(page, subject)
    return subject
  }
  const fresh = new NearPages(added.map(page => ({ page, text: countedText(page.text) })))
  const candidates = removed.flatMap(before => {
    const text = countedText(before.text)
    return fresh.find(before.path, text).flatMap(({ page: after, ...now }) => {
      const share = shareOfSamePage(text, now.text)
      if (share === 0) return []
      const value = share + NAME_WEIGHT * nearness(before, after)
      return [{ before, after, value, isOther: isOtherSubject(subjectIn(before), subjectIn(after)) }]
    })
  })
  return {
    same: bestPairs(candidates.filter(({ isOther }) => !isOther)),
    other: bestPairs(candidates.filter(({ isOther }) => isOther))
  }
}

interface ReadPage {
  page: DocsPage
  text: CountedText
}

/** A word that occurs on more pages than this is not used to find similar pages. */
const MAX_PAGES = 50
/** Maximum number of candidates for each search: by name and by words. */
const MAX_CANDIDATES = 20

/** Finds a limited number of added pages that may match a removed page, by path ending and by rare words. */
class NearPages {
  readonly #byEnd: ReadonlyMap<string, ReadPage[]>
  readonly #byWord: WordIndex<ReadPage>

  constructor(pages: readonly ReadPage[]) {
    const ends = pages.flatMap(page => endsOf(page.page.path).map(end => ({ end, page })))
    this.#byEnd = new Map(
      [...groupBy(ends, ({ end }) => end)].map(([end, found]) => [
        end,
        found.slice(0, MAX_CANDIDATES).map(({ page }) => page)
      ])
    )
    this.#byWord = new WordIndex(
      pages.map(page => [page, page.text.words]),
      MAX_PAGES
    )
  }

  find(path: string, { words }: CountedText): ReadPage[] {
    const named = endsOf(path).flatMap(end => this.#byEnd.get(end) ?? [])
    const similar = [...this.#byWord.find(words).common]
      .sort(([, a], [, b]) => b.different - a.different)
      .map(([page]) => page)
    return [...new Set([...new Set(named)].slice(0, MAX_CANDIDATES).concat(similar.slice(0, MAX_CANDIDATES)))]
  }
}

/** Returns all endings of a path: for `a/b/c`, these are `a/b/c`, `b/c`, and `c`. */
function endsOf(path: string): string[] {
  const names = path.split('/')
  return names.map((_, at) => names.slice(at).join('/'))
}

/** Whether two pages have different subjects: see `isOtherSubject`. Only the mentions of their names are compared. */
export function areOtherPages(one: DocsPage, other: DocsPage): boolean {
  const names = subjectNames([one, other])
  return isOtherSubject(subjectOfPage(one, names), subjectOfPage(other, names))
}

function subjectNames(pages: Iterable<DocsPage>): Set<string> {
  return new Set(Array.from(pages, page => [...wordsOfNames(namesOf(page))]).flat())
}

function namesOf({ path, title }: Pick<DocsPage, 'path' | 'title'>): string[] {
  const [file = '', ...folders] = path.split('/').reverse()
  return [title, file, ...folders.filter(name => !isVersion(name))]
}

/** `known`: the names to consider; by default, all names. */
export function subjectOfPage(
  page: Pick<DocsPage, 'path' | 'title' | 'text'> & Partial<Pick<DocsPage, 'references'>>,
  known?: ReadonlySet<string>
): Subject {
  const { title, text, references = [] } = page
  const body = text.startsWith(title) ? text.slice(title.length) : text
  // Links inside the site contain folder names, which say nothing about the subject.
  const external = references.map(({ target }) => target).filter(target => /^https?:/.test(target))
  return subjectOf(namesOf(page), [body, ...external].join('\n'), known)
}

function bestPairs(candidates: (PagePair & { value: number })[]): PagePair[] {
  const taken = new Set<DocsPage>()
  return candidates
    .sort((a, b) => b.value - a.value)
    .filter(({ before, after }) => {
      if (taken.has(before) || taken.has(after)) return false
      taken.add(before).add(after)
      return true
    })
}

/** Returns the similarity of two paths, from 0 to 1. Equal file names count for half, common path segments for half. */
export function nearness(a: Pick<DocsPage, 'path'>, b: Pick<DocsPage, 'path'>): number {
  const [left, right] = [a.path.split('/'), b.path.split('/')]
  const common = left.filter(name => right.includes(name)).length
  const isSameName = left.at(-1) === right.at(-1)
  return (common / Math.max(left.length, right.length) + (isSameName ? 1 : 0)) / 2
}

export function movedPages(pairs: readonly PagePair[]): Map<string, string> {
  return new Map(pairs.map(({ before, after }) => [before.address, after.address]))
}

export function withoutVersions({ path }: DocsPage): string {
  return path
    .split('/')
    .filter(name => !isVersion(name))
    .join('/')
}
