import { posix } from 'node:path'
import type { PageSource } from './source/page-source.ts'

type NamedPage = Pick<PageSource, 'path' | 'file'>

/** What a link or an image of a page leads to: a page, by its path, or another file; `rest` is query and anchor. */
export type Target =
  | { kind: 'page'; path: string; rest: string }
  | { kind: 'file'; path: string; rest: string }

/** Maps every name that a link can use for a page or file to it. */
export class Targets {
  readonly #targets = new Map<string, { kind: Target['kind']; path: string }>()

  constructor(pages: readonly NamedPage[], others: readonly string[]) {
    for (const path of others) this.#targets.set(path, { kind: 'file', path })
    for (const { path, file } of pages) {
      // Source name, page name, and folder name for an index page: all of them occur in documentation.
      for (const name of [file, path, `${path}.html`, path.replace(/(^|\/)index$/, '')])
        this.#targets.set(name, { kind: 'page', path })
    }
  }

  /**
   * The target of `href` on `page`, also when `href` is in a snippet of it; undefined when the documentation does not
   * contain it. Not for external addresses and for anchors of the page itself.
   */
  find(href: string, page: NamedPage): Target | undefined {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
    const decoded = decode(path)
    if (decoded === undefined) return undefined
    const joined = decoded.startsWith('/') ? decoded : posix.join(posix.dirname(page.file), decoded)
    const name = posix.normalize(joined).replace(/^\/+|\/+$/g, '')
    const target = this.#targets.get(name === '.' ? '' : name)
    return target && { ...target, rest }
  }
}

/** An address with a scheme or a host. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/** Leads to a place on the same page. */
export function isOnPage(href: string): boolean {
  return href === '' || href.startsWith('#') || href.startsWith('?')
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
