import { posix } from 'node:path'
import type { Docs, DocsPage } from '../../sources/docs.ts'
import { countEach, groupBy } from '../../runtime/group-by.ts'
import { shareInText } from '../../runtime/text/same-words.ts'
import {
  areOtherPages,
  nearness,
  type PairedPages,
  withoutVersions
} from '../../versions/pages/moved-pages.ts'
import { countedText, isVersion, shareOfSamePage } from '../../versions/pages/same-text.ts'
import { CLEARLY } from '../../versions/pages/sure-moves.ts'
import { WordIndex } from '../../versions/pages/word-index.ts'

const MIN_SHARE = 0.5
/** Minimum share for a page that existed beside the removed page, unless the change added words of that page to it. */
const MIN_SHARE_OF_NEIGHBOR = 0.8
/** Minimum share of the removed page's words that a change adds to a page that takes over its content. */
const MIN_ADDED_SHARE = 0.2
/** Minimum number of distinct words in common. Pages with the same name need fewer. */
const MIN_SHARED_WORDS = 40
const MIN_SHARED_WORDS_OF_SAME_NAME = 10
/** A word is ignored if it is on more than this number of pages and on more than this share of all pages. */
const MIN_COMMON_PAGES = 5
const MIN_COMMON_PAGE_SHARE = 0.2
/** Changelogs mention everything, so they are not suggested as destinations. */
const CHANGELOG = /change[ -]?log|release[ -]?notes/i

interface Candidate {
  page: DocsPage
  /** The share of the removed page's words that this page contains. */
  share: number
  isSameName: boolean
}

/** Finds a page to which a removed page can be redirected. */
export class SuggestedPages {
  readonly #pages: readonly DocsPage[]
  readonly #byName: ReadonlyMap<string, DocsPage[]>
  readonly #added: ReadonlySet<DocsPage>
  /** Earlier versions of the pages that were not added. */
  readonly #earlier: ReadonlyMap<DocsPage, DocsPage>
  readonly #divisions: ReadonlyMap<string, string | undefined>
  readonly #languages: readonly string[]
  readonly #words: WordIndex<DocsPage>

  constructor(base: Pick<Docs, 'navigation'>, head: Docs, { added, pairs }: PairedPages) {
    const { pages, variants } = head
    this.#languages = variants.filter(folder => !isVersion(posix.basename(folder)))
    this.#pages = pages.filter(
      ({ path, title, hasFeed }) => hasFeed !== true && !CHANGELOG.test(`${path} ${title}`)
    )
    this.#byName = groupBy(this.#pages, ({ path }) => posix.basename(path))
    this.#added = new Set(added)
    this.#earlier = new Map(pairs.map(({ before, after }) => [after, before]))
    this.#divisions = new Map(
      [base, head].flatMap(({ navigation }) => navigation).map(({ page, division }) => [page, division])
    )
    this.#words = new WordIndex(
      withCounts(this.#pages),
      Math.max(MIN_COMMON_PAGES, this.#pages.length * MIN_COMMON_PAGE_SHARE)
    )
  }

  /** Maps removed pages to suggested pages. Suggests each page for only one removed page and its versions. */
  findAll(gone: Iterable<DocsPage>, taken: Iterable<DocsPage>): Map<DocsPage, DocsPage> {
    const isTaken = new Set(taken)
    const found = [...gone].flatMap(page => {
      const best = this.#find(page)
      return best === undefined || isTaken.has(best.page) ? [] : [{ gone: page, ...best }]
    })
    const suggested = [...groupBy(found, ({ page }) => page).values()].flatMap(all => {
      const [best] = all.toSorted((a, b) => Number(b.isSameName) - Number(a.isSameName) || b.share - a.share)
      return all.filter(each => best && withoutVersions(each.gone) === withoutVersions(best.gone))
    })
    return new Map(suggested.map(each => [each.gone, each.page]))
  }

  /** Finds the page with the same name in another folder or version, or else the page with the most words in common. */
  #find(page: DocsPage): Candidate | undefined {
    const near = (each: Candidate) => nearness(each.page, page)
    const isAdded = (each: Candidate) => Number(this.#added.has(each.page))
    const found = this.#candidates(page)
      .filter(each => this.#languageOf(each.page) === this.#languageOf(page))
      .sort(
        (a, b) =>
          Number(b.isSameName) - Number(a.isSameName) ||
          (a.isSameName ? near(b) - near(a) || isAdded(b) - isAdded(a) : 0) ||
          b.share - a.share ||
          near(b) - near(a)
      )
    const best = found.find(each => !areOtherPages(page, each.page))
    if (best === undefined || withoutVersions(best.page) === withoutVersions(page)) return best
    // If another page has the same name and about the same text, both are based on a template. Neither is suggested.
    const rivals = found.filter(
      each => each.isSameName && withoutVersions(each.page) !== withoutVersions(best.page)
    )
    return rivals.some(each => each.share > best.share - CLEARLY) ? undefined : best
  }

  /**
   * Whether a page with some of the removed page's words is only about something related: it had these words before,
   * and has another name or is in another tab or product, where only nearly the same text shows that it is the same.
   */
  #isNeighbor(
    gone: DocsPage,
    words: ReadonlyMap<string, number>,
    { page, share, isSameName }: Candidate
  ): boolean {
    const before = this.#earlier.get(page)
    if (before === undefined || withoutVersions(page) === withoutVersions(gone)) return false
    const [own, other] = [gone, page].map(({ path }) => this.#divisions.get(path))
    const isElsewhere = own !== undefined && other !== undefined && own !== other
    if (!isElsewhere && (isSameName || share >= MIN_SHARE_OF_NEIGHBOR)) return false
    if (isElsewhere && shareOfSamePage(countedText(gone.text), countedText(page.text)) > 0) return false
    const added = shareInText(words, countsOf(page)) - shareInText(words, countsOf(before))
    return added < MIN_ADDED_SHARE
  }

  #languageOf({ path }: DocsPage): string | undefined {
    return this.#languages.find(folder => path.startsWith(`${folder}/`))
  }

  #candidates(page: DocsPage): Candidate[] {
    const words = countsOf(page)
    const { common, total } = this.#words.find(words)
    const name = posix.basename(page.path)
    const containing = [...common].flatMap(([other, { count, different }]) => {
      const share = count / total
      if (share < MIN_SHARE) return []
      const isSameName = posix.basename(other.path) === name
      const least = isSameName ? MIN_SHARED_WORDS_OF_SAME_NAME : MIN_SHARED_WORDS
      const found = { page: other, share, isSameName }
      return different >= least && !this.#isNeighbor(page, words, found) ? [found] : []
    })
    // Adds other versions of the page, because a short page in an API reference has too few words to match.
    const versions = (this.#byName.get(name) ?? []).filter(
      other =>
        withoutVersions(other) === withoutVersions(page) && !containing.some(each => each.page === other)
    )
    return [...containing, ...versions.map(other => ({ page: other, share: 0, isSameName: true }))]
  }
}

function* withCounts(pages: readonly DocsPage[]): Generator<readonly [DocsPage, Map<string, number>]> {
  for (const page of pages) yield [page, countsOf(page)]
}

function countsOf({ text, title }: DocsPage): Map<string, number> {
  return countEach(`${title} ${text}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
}
