import { posix } from 'node:path'
import type { Docs, DocsPage } from '../../sources/docs.ts'
import { countEach, groupBy } from '../../runtime/group-by.ts'
import { nearness, subjectOfPage, withoutVersions } from '../../versions/pages/moved-pages.ts'
import { CLEARLY, isOtherSubject, isVersion } from '../../versions/pages/same-text.ts'

const MIN_SHARE = 0.5
/** Minimum number of distinct words in common. Pages with the same name need fewer. */
const MIN_WORDS = 40
const MIN_WORDS_OF_SAME_NAME = 10
/** A word is ignored if it is on more than this number of pages and on more than this share of all pages. */
const MAX_PAGES = 5
const MAX_PAGE_SHARE = 0.2
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
  readonly #languages: readonly string[]
  readonly #words = new Map<string, Map<DocsPage, number>>()

  /** `added`: pages that the change adds. */
  constructor({ pages, variants }: Pick<Docs, 'pages' | 'variants'>, added: readonly DocsPage[]) {
    this.#languages = variants.filter(folder => !isVersion(posix.basename(folder)))
    this.#pages = pages.filter(
      ({ path, title, hasFeed }) => hasFeed !== true && !CHANGELOG.test(`${path} ${title}`)
    )
    this.#byName = groupBy(this.#pages, ({ path }) => posix.basename(path))
    this.#added = new Set(added)
    for (const page of this.#pages)
      for (const [word, count] of countsOf(page)) {
        const found = this.#words.get(word) ?? new Map<DocsPage, number>()
        this.#words.set(word, found.set(page, count))
      }
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
    const subject = subjectOfPage(page)
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
    const best = found.find(each => !isOtherSubject(subject, subjectOfPage(each.page)))
    if (best === undefined || withoutVersions(best.page) === withoutVersions(page)) return best
    // If another page has the same name and about the same text, both are based on a template. Neither is suggested.
    const rivals = found.filter(
      each => each.isSameName && withoutVersions(each.page) !== withoutVersions(best.page)
    )
    return rivals.some(each => each.share > best.share - CLEARLY) ? undefined : best
  }

  #languageOf({ path }: DocsPage): string | undefined {
    return this.#languages.find(folder => path.startsWith(`${folder}/`))
  }

  #candidates(page: DocsPage): Candidate[] {
    const common = new Map<DocsPage, { count: number; different: number }>()
    let total = 0
    for (const [word, count] of countsOf(page)) {
      const found = this.#words.get(word) ?? new Map<DocsPage, number>()
      if (found.size > Math.max(MAX_PAGES, this.#pages.length * MAX_PAGE_SHARE)) continue
      total += count
      for (const [other, times] of found) {
        const known = common.get(other) ?? { count: 0, different: 0 }
        common.set(other, { count: known.count + Math.min(count, times), different: known.different + 1 })
      }
    }
    const name = posix.basename(page.path)
    const containing = [...common].flatMap(([other, { count, different }]) => {
      const isSameName = posix.basename(other.path) === name
      const least = isSameName ? MIN_WORDS_OF_SAME_NAME : MIN_WORDS
      return count >= total * MIN_SHARE && different >= least
        ? [{ page: other, share: count / total, isSameName }]
        : []
    })
    // Adds other versions of the page, because a short page in an API reference has too few words to match.
    const versions = (this.#byName.get(name) ?? []).filter(
      other =>
        withoutVersions(other) === withoutVersions(page) && !containing.some(each => each.page === other)
    )
    return [...containing, ...versions.map(other => ({ page: other, share: 0, isSameName: true }))]
  }
}

function countsOf({ text, title }: DocsPage): Map<string, number> {
  return countEach(`${title} ${text}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
}
