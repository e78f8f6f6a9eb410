import { closeSync, copyFileSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { besidePage } from '../../site/pages/page-data.ts'
import type { Exchange } from '../exchange.ts'
import type { PageAddresses } from '../site/page-addresses.ts'
import type { PageFacts } from '../page/page-facts.ts'
import type { SiteOutline } from '../site/site-outline.ts'
import { linkTarget } from './inline-text.ts'
import { agentLists, fullText, type AgentListPage } from './llms.ts'

/** Writes the pages of a site as Markdown. Completes links between pages after all pages are known. */
export class MarkdownFiles {
  readonly #addresses: PageAddresses
  readonly #folder: string
  /** Path of each page's Markdown draft, by page path. */
  readonly #drafts = new Map<string, string>()
  /** Path of each page's Markdown in the site, by page path. */
  paths: ReadonlyMap<string, string> = new Map()

  constructor(addresses: PageAddresses, work: string) {
    this.#addresses = addresses
    this.#folder = join(work, 'markdown')
    mkdirSync(this.#folder)
  }

  /** Returns the address of a page's Markdown, if the page has it. */
  urlFor(page: string): string | undefined {
    const path = this.paths.get(page)
    return path === undefined ? undefined : this.#addresses.urlOf(path)
  }

  write(page: string, markdown: string): void {
    const draft = join(this.#folder, `draft-${this.#drafts.size}`)
    writeFileSync(draft, markdown)
    this.#drafts.set(page, draft)
  }

  /** Chooses the path of each page's Markdown. If two pages have the same one, the first of `pages` gets the path. */
  name(pages: readonly PageFacts[]): void {
    const written = pages.map(({ file }) => file.path).filter(page => this.#drafts.has(page))
    const named = new Map(written.toReversed().map(page => [besidePage(page, '.md'), page]))
    this.paths = new Map([...named].map(([path, page]) => [page, path]))
  }

  /** `pages` are in site order. Returns the number of pages that have Markdown. */
  addTo(exchange: Exchange, pages: readonly PageFacts[], outline: SiteOutline): number {
    const { paths } = this
    const index = indexNote(this.#addresses.urlOf('llms.txt'))
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
        exchange.add(path, index + text, 'markdown')
      }
    } finally {
      closeSync(target)
    }
    this.#addLists(
      exchange,
      pages.filter(({ file: { path } }) => paths.has(path) && !outline.hidden.has(path)),
      outline
    )
    if (!exchange.keeps('llms-full.txt')) {
      const copy = join(this.#folder, 'copy')
      if (this.#addresses.isAtRoot && !exchange.keeps('.well-known/llms-full.txt')) {
        copyFileSync(full, copy)
        exchange.addFile('.well-known/llms-full.txt', copy, 'entry-point')
      }
      exchange.addFile('llms-full.txt', full, 'entry-point')
    }
    return paths.size
  }

  /** Adds `llms.txt` and the files that it lists, unless the site has its own `llms.txt`. */
  #addLists(exchange: Exchange, pages: readonly PageFacts[], outline: SiteOutline): void {
    if (exchange.keeps('llms.txt')) return
    const existing = new Set(exchange.files.map(({ path }) => path.toLowerCase()))
    const hasGroups = [...outline.sections.values()].some(sections => sections.length > 0)
    const listedOf = ({ title, summary, file: { path } }: PageFacts): AgentListPage => ({
      title,
      summary,
      url: this.urlFor(path) ?? '',
      sections: hasGroups
        ? (outline.sections.get(path) ?? sectionsOutside(path))
        : path.split('/').slice(0, -1)
    })
    const isOther = ({ file }: PageFacts) => outline.others.has(file.path)
    const lists = agentLists(
      {
        name: outline.name,
        description: outline.description,
        hasGroups,
        pages: pages.filter(page => !isOther(page)).map(listedOf),
        others: pages.filter(isOther).map(listedOf)
      },
      { urlOf: path => this.#addresses.urlOf(path), has: path => existing.has(path) }
    )
    for (const [path, text] of lists) exchange.add(path, text, 'entry-point')
    if (this.#addresses.isAtRoot)
      exchange.add('.well-known/llms.txt', lists.get('llms.txt') ?? '', 'entry-point')
  }

  /** Returns the pages without Markdown, because another page has the same Markdown path. */
  pagesWithoutPath(pages: readonly PageFacts[]): string[] {
    const isCopyOfStart = (page: string) => page === 'index/index.html'
    const isWithout = (page: string) =>
      this.#drafts.has(page) && !this.paths.has(page) && !isCopyOfStart(page)
    return pages.map(({ file }) => file.path).filter(isWithout)
  }
}

/** The section of a page that is not in the navigation. The start page comes first, without a section. */
function sectionsOutside(page: string): string[] {
  return page === 'index.html' ? [] : ['Other pages']
}

/** Returns the note at the start of each Markdown file, under the heading that the service uses for it. */
function indexNote(address: string): string {
  return `> ## Documentation Index\n>\n> Before anything else, find the right pages in the list of all pages: ${linkTarget(address)}\n\n`
}
