import type { Hrefs } from '../hrefs.ts'
import {
  pagesOf,
  type LinkEntry,
  type NavigationEntry,
  type NavigationSection,
  type PageEntry
} from '../../../sources/source/settings/navigation-entries.ts'
import type { PageSource } from '../../../sources/source/page-source.ts'
import { escapeText } from './html-document.ts'

interface PageNavigation {
  /** HTML lists of tabs, languages and versions, one list per level. Each entry links to its first page. */
  divisions: string
  /** HTML list of the pages in the division that contains the current page. */
  sidebar: string
}

/** The site navigation, built once for all pages. */
export class Navigation {
  readonly #entries: NavigationEntry[]
  readonly #pages: Map<string, PageSource>
  readonly #hrefs: Hrefs

  /** `entries`: entries from the settings; if undefined or empty, the navigation contains all pages. */
  constructor(entries: NavigationEntry[] | undefined, pages: PageSource[], hrefs: Hrefs) {
    this.#hrefs = hrefs
    this.#pages = new Map(pages.map(page => [page.path, page]))
    const all = entries === undefined || entries.length === 0 ? pages.map(entryOf) : entries
    this.#entries = all.flatMap(entry => this.#existing(entry))
  }

  /** First page in the navigation, which is also the home page of a site without an index page. */
  get first(): PageSource | undefined {
    return this.#pages.get(this.paths[0] ?? '')
  }

  /** Paths of the pages that readers find in the navigation, in its order. */
  get paths(): string[] {
    return pathsOf(this.#entries)
  }

  of(path: string): PageNavigation {
    let entries = this.#entries
    let divisions = ''
    for (let level = entries.filter(isDivision); level.length > 0; level = entries.filter(isDivision)) {
      const sections = level.filter(isSection)
      const current = sections.find(section => pathsOf([section]).includes(path)) ?? sections[0]
      const links = level.map(division => this.#divisionLink(division, path, division === current))
      if (links.length > 1) divisions += `<ul>${links.join('')}</ul>`
      entries = [...entries.filter(entry => !isDivision(entry)), ...(current?.entries ?? [])]
      if (current?.root !== undefined) entries.unshift(current.root)
    }
    return { divisions, sidebar: this.#list(entries, path) }
  }

  /** Removes missing and hidden pages, and sections that become empty. */
  #existing(entry: NavigationEntry): NavigationEntry[] {
    if ('page' in entry) {
      const page = this.#existingPage(entry)
      return page === undefined ? [] : [page]
    }
    if ('href' in entry) return [entry]
    const { root, ...section } = entry
    const entries = entry.entries.flatMap(inner => this.#existing(inner))
    const existing = root && this.#existingPage(root)
    if (existing === undefined) return entries.length === 0 ? [] : [{ ...section, entries }]
    return [{ ...section, root: existing, entries }]
  }

  #existingPage(entry: PageEntry): PageEntry | undefined {
    const page = this.#pages.get(entry.page) ?? this.#pages.get(`${entry.page}/index`)
    return page === undefined || page.hidden || entry.hidden ? undefined : { ...entry, page: page.path }
  }

  #list(entries: NavigationEntry[], current: string): string {
    const items = entries.map(entry => {
      if ('page' in entry) return `<li>${this.#pageLink(entry.page, current)}</li>`
      if ('href' in entry)
        return `<li><a href="${escapeText(entry.href)}">${escapeText(entry.label)}</a></li>`
      const label =
        entry.root === undefined
          ? escapeText(entry.label)
          : this.#pageLink(entry.root.page, current, entry.label)
      return `<li><p class="section">${label}</p>${this.#list(entry.entries, current)}</li>`
    })
    return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`
  }

  #pageLink(path: string, current: string, label = this.#pages.get(path)?.label ?? path): string {
    const mark = path === current ? ' aria-current="page"' : ''
    return `<a href="${this.#hrefs.to(current, `${path}.html`)}"${mark}>${escapeText(label)}</a>`
  }

  #divisionLink(division: NavigationSection | LinkEntry, current: string, isCurrent: boolean): string {
    const mark = isCurrent ? ' aria-current="true"' : ''
    const href =
      'href' in division
        ? escapeText(division.href)
        : this.#hrefs.to(current, `${pathsOf([division])[0] ?? ''}.html`)
    return `<li><a href="${href}"${mark}>${escapeText(division.label)}</a></li>`
  }
}

function pathsOf(entries: NavigationEntry[]): string[] {
  return pagesOf(entries).map(({ page }) => page)
}

function entryOf({ path: page }: PageSource): PageEntry {
  return { page, hidden: false, place: { file: '', line: 1, column: 1 } }
}

function isSection(entry: NavigationEntry): entry is NavigationSection {
  return 'entries' in entry
}

function isDivision(entry: NavigationEntry): entry is NavigationSection | LinkEntry {
  return 'kind' in entry && entry.kind === 'division'
}
