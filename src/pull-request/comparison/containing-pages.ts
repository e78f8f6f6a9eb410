import type { DocsPage } from '../../sources/docs.ts'
import { countEach } from '../../runtime/group-by.ts'
import { nearness } from './moved-pages.ts'

const MIN_SHARE = 0.5
const MIN_WORDS = 5
/** A word on more pages than this says nothing about one of them. */
const MAX_PAGES = 5
const MAX_PAGE_SHARE = 0.2

/** Finds the page that has most of the words of another one. */
export class ContainingPages {
  readonly #pages: readonly DocsPage[]
  /** By word: how often it is on which page. */
  readonly #words = new Map<string, Map<number, number>>()

  constructor(pages: readonly DocsPage[]) {
    this.#pages = pages
    for (const [at, page] of pages.entries())
      for (const [word, count] of countsOf(page)) {
        const found = this.#words.get(word) ?? new Map<number, number>()
        this.#words.set(word, found.set(at, count))
      }
  }

  /** The page with the largest share of the words, and at least half of them. */
  find(page: DocsPage): DocsPage | undefined {
    const common = new Map<number, number>()
    let total = 0
    for (const [word, count] of countsOf(page)) {
      const found = this.#words.get(word) ?? new Map<number, number>()
      if (found.size > Math.max(MAX_PAGES, this.#pages.length * MAX_PAGE_SHARE)) continue
      total += count
      for (const [at, other] of found) common.set(at, (common.get(at) ?? 0) + Math.min(count, other))
    }
    if (total < MIN_WORDS) return undefined
    const ranked = [...common]
      .filter(([, words]) => words >= total * MIN_SHARE)
      .map(([at, words]) => ({ page: this.#pages[at] as DocsPage, words }))
      .sort((a, b) => b.words - a.words || nearness(b.page, page) - nearness(a.page, page))
    return ranked[0]?.page
  }
}

function countsOf({ text, title }: DocsPage): Map<string, number> {
  return countEach(`${title} ${text}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
}
