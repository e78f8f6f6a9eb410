import { posix } from 'node:path'
import type { PageSource } from '../../sources/source/page-source.ts'
import { isExternal, isOnPage, type Targets } from '../../sources/targets.ts'

export class Hrefs {
  readonly #basePath: string

  /** Without a base path, addresses are relative, so that the site works in any folder on any host or disk. */
  constructor(basePath: string) {
    this.#basePath = basePath
  }

  /** Returns the address that the page `from` uses for the file `to`. The path `from` has no extension. */
  to(from: string, to: string): string {
    if (this.#basePath !== '') return `${this.#basePath}/${encodePath(to)}`
    const path = encodePath(posix.relative(posix.dirname(from), to))
    return path.split('/')[0]?.includes(':') ? `./${path}` : path || './'
  }

  /** Returns the address for a link in a source. A dead link remains dead in the export. */
  of(target: string, page: PageSource, targets: Targets): string {
    if (isExternal(target) || isOnPage(target)) return target
    const found = targets.find(target, page)
    if (found === undefined) return target.startsWith('/') ? this.#basePath + target : target
    return this.to(page.path, found.kind === 'page' ? `${found.path}.html` : found.path) + found.rest
  }
}

export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}
