import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { besidePage } from '../../site/pages/page-data.ts'
import type { Exchange } from '../exchange.ts'
import type { PageAddresses } from '../page-addresses.ts'
import type { PageFacts } from '../page-facts.ts'
import type { SiteOutline } from '../site-outline.ts'
import { fullText, llmsText } from './llms.ts'

/** Writes the pages of a site as Markdown. Completes links between pages after all pages are known. */
export class MarkdownFiles {
  readonly #addresses: PageAddresses
  readonly #folder: string
  /** Path of each page's Markdown draft, by page path. */
  readonly #drafts = new Map<string, string>()

  constructor(addresses: PageAddresses, work: string) {
    this.#addresses = addresses
    this.#folder = join(work, 'markdown')
    mkdirSync(this.#folder)
  }

  write(page: string, markdown: string): void {
    const draft = join(this.#folder, `draft-${this.#drafts.size}`)
    writeFileSync(draft, markdown)
    this.#drafts.set(page, draft)
  }

  /** `pages` are in site order. Returns the number of pages that have Markdown. */
  addTo(exchange: Exchange, pages: readonly PageFacts[], outline: SiteOutline): number {
    const paths = this.pathsOf(pages)
    const full = join(this.#folder, 'full')
    const target = openSync(full, 'w')
    try {
      for (const { file } of pages) {
        const draft = this.#drafts.get(file.path)
        const path = paths.get(file.path)
        if (draft === undefined || path === undefined) continue
        const markdown = readFileSync(draft, 'utf8')
        const text = this.#addresses.withTargets(markdown, page => paths.get(page))
        if (!outline.hidden.has(file.path))
          writeFileSync(target, fullText(text, this.#addresses.pageUrl(file.path)))
        exchange.add(path, text, 'markdown')
      }
    } finally {
      closeSync(target)
    }
    const listed = pages
      .filter(
        ({ file: { path } }) => paths.has(path) && !outline.others.has(path) && !outline.hidden.has(path)
      )
      .map(page => ({ ...page, url: this.#addresses.urlOf(paths.get(page.file.path) ?? '') }))
    exchange.add('llms.txt', llmsText(outline, listed), 'entry-point')
    if (!exchange.keeps('llms-full.txt')) exchange.addFile('llms-full.txt', full, 'entry-point')
    return paths.size
  }

  /** Returns the pages without Markdown, because another page has the same Markdown path. */
  pagesWithoutPath(pages: readonly PageFacts[]): string[] {
    const paths = this.pathsOf(pages)
    const isCopyOfStart = (page: string) => page === 'index/index.html'
    const isWithout = (page: string) => this.#drafts.has(page) && !paths.has(page) && !isCopyOfStart(page)
    return pages.map(({ file }) => file.path).filter(isWithout)
  }

  /** Returns the Markdown path of each page. If two pages have the same Markdown path, the first page gets the path. */
  pathsOf(pages: readonly PageFacts[]): Map<string, string> {
    const written = pages.map(({ file }) => file.path).filter(page => this.#drafts.has(page))
    const named = new Map(written.toReversed().map(page => [besidePage(page, '.md'), page]))
    return new Map([...named].map(([path, page]) => [page, path]))
  }
}
