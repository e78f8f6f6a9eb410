import { pageName } from './site-address.ts'

/** Pages that may exist although the sources of the site have no file for them. */
interface AssumedPages {
  /** Folders that may have an index page. */
  folders: ReadonlySet<string>
  /** Names of removed pages, which are not assumed to exist. */
  gone: ReadonlySet<string>
}

/**
 * Finds the file for a path, as a static host with clean URLs does. `assumed` is set only for site sources, not for a
 * built site.
 */
export class SiteMap {
  readonly #files: ReadonlySet<string>
  readonly #assumed: AssumedPages | undefined

  constructor(files: ReadonlySet<string>, assumed?: AssumedPages) {
    this.#files = files
    this.#assumed = assumed
  }

  has(path: string): boolean {
    return this.#files.has(path)
  }

  /** `a`, `a/`, `a.html` and `a/index.html` lead to the same page. */
  find(path: string): string | undefined {
    if (this.#files.has(path)) return path
    const page = pageName(path)
    const candidates = filesNamed(page)
    if (!path.endsWith('/') && page !== path) candidates.push(page)
    return candidates.find(candidate => this.#files.has(candidate)) ?? this.#findAssumed(page)
  }

  #findAssumed(page: string): string | undefined {
    const isFolder = this.#assumed?.folders.has(page.replace(/(?:^|\/)index$/, '')) === true
    return isFolder && !this.#assumed.gone.has(page) ? `${page}/index.html` : undefined
  }
}

/** Returns the files that hosts serve at the address of a page, in the order in which hosts look for them. */
export function filesNamed(page: string): string[] {
  return page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`]
}
