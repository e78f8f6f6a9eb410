import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Element } from 'domhandler'
import type { Exchange } from '../exchange.ts'
import type { PageAddresses } from '../page-addresses.ts'
import type { PageFacts } from '../page-facts.ts'
import type { SiteOutline } from '../site-outline.ts'
import { fullText, llmsText } from './llms.ts'
import { markdownPath, pageMarkdown } from './page-markdown.ts'

/** The pages of a site as Markdown. Links between them are filled in when all pages are known. */
export class MarkdownFiles {
  readonly #addresses: PageAddresses
  readonly #folder: string
  /** Files with the Markdown of each page, by the path of the page. */
  readonly #drafts = new Map<string, string>()

  constructor(addresses: PageAddresses, work: string) {
    this.#addresses = addresses
    this.#folder = join(work, 'markdown')
    mkdirSync(this.#folder)
  }

  write(page: PageFacts, content: Element): void {
    const { path } = page.file
    if (page.isPrivate) return
    const draft = join(this.#folder, `${this.#drafts.size}`)
    const targetOf = (address: string) => this.#addresses.targetOf(address, path)
    writeFileSync(draft, pageMarkdown(page, content, targetOf))
    this.#drafts.set(path, draft)
  }

  /** `pages`: in the order of the site. Returns the number of pages that have Markdown. */
  addTo(exchange: Exchange, pages: readonly PageFacts[], outline: SiteOutline, kept: string[]): number {
    const paths = this.#paths(pages, exchange, kept)
    const full = join(this.#folder, 'full')
    const target = openSync(full, 'w')
    try {
      for (const { file } of pages) {
        const draft = this.#drafts.get(file.path)
        const path = paths.get(file.path)
        if (draft === undefined || path === undefined) continue
        const text = this.#addresses.withTargets(readFileSync(draft, 'utf8'), page => paths.get(page))
        writeFileSync(target, fullText(text, this.#addresses.pageUrl(file.path)))
        if (!exchange.isTaken(path)) exchange.add(path, text, 'markdown')
      }
    } finally {
      closeSync(target)
    }
    const listed = pages
      .filter(({ file }) => paths.has(file.path) && !outline.others.has(file.path))
      .map(page => ({ ...page, url: this.#addresses.urlOf(paths.get(page.file.path) ?? '') }))
    if (exchange.isTaken('llms.txt')) kept.push('llms.txt')
    else exchange.add('llms.txt', llmsText(outline, listed), 'entry-point')
    if (exchange.isTaken('llms-full.txt')) kept.push('llms-full.txt')
    else exchange.addFile('llms-full.txt', full, 'entry-point')
    return paths.size
  }

  /** Of two pages with one name, the first has it. Markdown that the site brings along stays. */
  #paths(pages: readonly PageFacts[], exchange: Exchange, kept: string[]): Map<string, string> {
    const paths = new Map<string, string>()
    const names = new Set<string>()
    for (const { file } of pages) {
      const path = markdownPath(file.path)
      if (!this.#drafts.has(file.path) || names.has(path)) continue
      names.add(path)
      paths.set(file.path, path)
      if (exchange.isTaken(path)) kept.push(path)
    }
    return paths
  }
}
