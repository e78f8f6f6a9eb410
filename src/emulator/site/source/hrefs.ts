import { posix } from 'node:path'
import type { Docs } from './docs.ts'
import type { DocsPage } from './page-source.ts'

/** Maps every name that a link can use for a page or file to its path in the site. */
export class Hrefs {
  readonly #targets = new Map<string, string>()

  constructor(files: Docs['files'], pages: DocsPage[]) {
    for (const file of files) this.#targets.set(file, file)
    for (const { path, source } of pages) {
      const file = `${path}.html`
      // Source name, page name, and folder name for an index page: all of them occur in documentation.
      for (const name of [source, path, file, path.replace(/(^|\/)index$/, '')]) this.#targets.set(name, file)
    }
  }

  /** The relative link to use instead of `href` on `page`; undefined when the site does not contain the target. */
  resolve(href: string, page: DocsPage): string | undefined {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? []
    if (path === '' || isExternal(path)) return href
    const decoded = decode(path)
    if (decoded === undefined) return undefined
    const joined = decoded.startsWith('/') ? decoded : posix.join(posix.dirname(page.source), decoded)
    const name = posix.normalize(joined).replace(/^\/+|\/+$/g, '')
    const target = this.#targets.get(name === '.' ? '' : name)
    return target === undefined ? undefined : relativeHref(page.path, target) + rest
  }
}

/** An address with a scheme or a host. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/** From the page at `from` (without extension) to the file `to`, independent of the folder that the site is in. */
export function relativeHref(from: string, to: string): string {
  const path = encodePath(posix.relative(posix.dirname(from), to))
  return path.split('/')[0]?.includes(':') ? `./${path}` : path || './'
}

export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
