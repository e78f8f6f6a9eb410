import { relativeHref } from '../source/hrefs.ts'
import type { LinkEntry, NavigationEntry, NavigationSection } from '../source/navigation-entries.ts'
import { titleFromPath, type DocsPage } from '../source/page-source.ts'
import { escapeHtml } from './html-document.ts'

/** What a page shows of the navigation. */
export interface PageNavigation {
  /** Tabs, languages and versions: one list for each level, with links to the first page of each. */
  divisions: string
  /** The pages of the division that the page is in. */
  sidebar: string
  previous: DocsPage | undefined
  next: DocsPage | undefined
}

/** The navigation of a site, built once for all pages. */
export class Navigation {
  readonly #entries: NavigationEntry[]
  readonly #pages: Map<string, DocsPage>

  /** `entries` of the settings, or the folders of the site when there are none. */
  constructor(entries: NavigationEntry[] | undefined, pages: DocsPage[]) {
    this.#pages = new Map(pages.map(page => [page.path, page]))
    const all = entries === undefined || entries.length === 0 ? byFolder(pages) : entries
    this.#entries = all.flatMap(entry => this.#existing(entry))
  }

  of(path: string): PageNavigation {
    let entries = this.#entries
    let divisions = ''
    for (let level = entries.filter(isDivision); level.length > 0; level = entries.filter(isDivision)) {
      const sections = level.filter(isSection)
      const current = sections.find(section => pagesOf([section]).includes(path)) ?? sections[0]
      const links = level.map(division => this.#divisionLink(division, path, division === current))
      if (links.length > 1) divisions += `<ul>${links.join('')}</ul>`
      entries = [...entries.filter(entry => !isDivision(entry)), ...(current?.entries ?? [])]
      if (current?.root !== undefined) entries.unshift({ page: current.root })
    }
    const order = pagesOf(entries)
    const at = order.indexOf(path)
    return {
      divisions,
      sidebar: this.#list(entries, path),
      previous: this.#pages.get(order[at - 1] ?? ''),
      next: at < 0 ? undefined : this.#pages.get(order[at + 1] ?? '')
    }
  }

  /** Without pages that do not exist or are hidden, and without sections that are empty then. */
  #existing(entry: NavigationEntry): NavigationEntry[] {
    if ('page' in entry) {
      const page = this.#pages.get(entry.page) ?? this.#pages.get(`${entry.page}/index`)
      return page === undefined || page.hidden ? [] : [{ page: page.path }]
    }
    if ('href' in entry) return [entry]
    const { root, ...section } = entry
    const entries = entry.entries.flatMap(inner => this.#existing(inner))
    const [rootPage] = root === undefined ? [] : this.#existing({ page: root })
    const existing = rootPage && 'page' in rootPage ? { root: rootPage.page } : {}
    return entries.length === 0 && rootPage === undefined ? [] : [{ ...section, ...existing, entries }]
  }

  #list(entries: NavigationEntry[], current: string): string {
    const items = entries.map(entry => {
      if ('page' in entry) return `<li>${this.#pageLink(entry.page, current)}</li>`
      if ('href' in entry)
        return `<li><a href="${escapeHtml(entry.href)}">${escapeHtml(entry.label)}</a></li>`
      const label =
        entry.root === undefined ? escapeHtml(entry.label) : this.#pageLink(entry.root, current, entry.label)
      return `<li><p class="section">${label}</p>${this.#list(entry.entries, current)}</li>`
    })
    return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`
  }

  #pageLink(path: string, current: string, label = this.#pages.get(path)?.label ?? path): string {
    const mark = path === current ? ' aria-current="page"' : ''
    return `<a href="${relativeHref(current, `${path}.html`)}"${mark}>${escapeHtml(label)}</a>`
  }

  #divisionLink(division: NavigationSection | LinkEntry, current: string, isCurrent: boolean): string {
    const mark = isCurrent ? ' aria-current="true"' : ''
    const href =
      'href' in division
        ? escapeHtml(division.href)
        : relativeHref(current, `${pagesOf([division])[0] ?? ''}.html`)
    return `<li><a href="${href}"${mark}>${escapeHtml(division.label)}</a></li>`
  }
}

/** Pages that `docs.json` names and that do not exist. */
export function missingPages(entries: NavigationEntry[], pages: DocsPage[]): string[] {
  const paths = new Set(pages.map(({ path }) => path))
  return pagesOf(entries).filter(path => !paths.has(path) && !paths.has(`${path}/index`))
}

function pagesOf(entries: NavigationEntry[]): string[] {
  return entries.flatMap(entry => {
    if ('page' in entry) return [entry.page]
    if ('href' in entry) return []
    return [...(entry.root === undefined ? [] : [entry.root]), ...pagesOf(entry.entries)]
  })
}

function isSection(entry: NavigationEntry): entry is NavigationSection {
  return 'entries' in entry
}

function isDivision(entry: NavigationEntry): entry is NavigationSection | LinkEntry {
  return 'kind' in entry && entry.kind === 'division'
}

/** Nested groups, one for each folder. */
function byFolder(pages: DocsPage[]): NavigationEntry[] {
  const root: NavigationSection = { label: '', kind: 'group', entries: [] }
  const folders = new Map<string, NavigationSection>([['', root]])
  const folderAt = (path: string): NavigationSection => {
    const known = folders.get(path)
    if (known) return known
    const section: NavigationSection = { label: titleFromPath(path), kind: 'group', entries: [] }
    folders.set(path, section)
    folderAt(path.slice(0, Math.max(path.lastIndexOf('/'), 0))).entries.push(section)
    return section
  }
  for (const { path, label } of pages) {
    const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0))
    const section = folderAt(folder)
    if (folder !== '' && path === `${folder}/index`) Object.assign(section, { root: path, label })
    else section.entries.push({ page: path })
  }
  return root.entries
}
