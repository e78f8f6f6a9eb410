import { posix } from 'node:path'
import { SiteAddress } from '../site/addresses/site-address.ts'
import type { PageSource } from './source/page-source.ts'

type NamedPage = Pick<PageSource, 'path' | 'file'>

/** The target of a link or image: the path of a page or of another file. `rest` is the query and the anchor. */
export interface Target {
  kind: 'page' | 'file'
  path: string
  rest: string
}

/** Finds a page or file by any name that a link can use. */
export class Targets {
  readonly #targets = new Map<string, Omit<Target, 'rest'>>()
  /** Names by link and, for a relative link, the folder of its page, because many pages contain the same links. */
  readonly #names = new Map<string, string>()

  constructor(pages: readonly NamedPage[], others: readonly string[]) {
    for (const path of others) this.#targets.set(path, { kind: 'file', path })
    for (const { path, file } of pages) {
      // Links in documentation use source names, page names, and, for index pages, folder names.
      for (const name of [file, path, `${path}.html`, path.replace(/(^|\/)index$/, '')])
        this.#targets.set(name, { kind: 'page', path })
    }
  }

  /**
   * Finds the target of `href` on `page` or in a snippet of the page; undefined if the documentation does not contain
   * the target. Must not be called for external addresses or for anchors on the page itself.
   */
  find(href: string, page: NamedPage): Target | undefined {
    const target = this.#targets.get(this.#nameOf(href, page))
    if (target === undefined) return undefined
    const end = href.search(/[?#]/)
    return { kind: target.kind, path: target.path, rest: end < 0 ? '' : href.slice(end) }
  }

  #nameOf(href: string, page: NamedPage): string {
    const key = linkKey(href, page)
    const known = this.#names.get(key)
    if (known !== undefined) return known
    const name = nameOf(href, page)
    this.#names.set(key, name)
    return name
  }
}

/** Returns the same key for links with the same target: only relative links depend on the page, by its folder. */
export function linkKey(href: string, { file }: Pick<PageSource, 'file'>): string {
  const isRelative = !href.startsWith('/') && !isExternal(href)
  return isRelative ? `${file.slice(0, file.lastIndexOf('/') + 1)}\n${href}` : href
}

/** Returns the path from the site root, without leading and trailing slashes. */
function nameOf(href: string, page: NamedPage): string {
  const path = SiteAddress.pathOf(href)
  const joined = href.startsWith('/') ? path : posix.join(posix.dirname(page.file), path)
  const name = posix.normalize(joined).replace(/^\/+|\/+$/g, '')
  return name === '.' ? '' : name
}

export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

export function isOnPage(href: string): boolean {
  return href === '' || href.startsWith('#') || href.startsWith('?')
}
