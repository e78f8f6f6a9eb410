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
export class SiteFiles {
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
    const candidates = page === '' ? ['index.html'] : [`${page}.html`, `${page}/index.html`]
    if (!path.endsWith('/') && page !== path) candidates.push(page)
    return candidates.find(candidate => this.#files.has(candidate)) ?? this.#findAssumed(page)
  }

  #findAssumed(page: string): string | undefined {
    const isFolder = this.#assumed?.folders.has(page.replace(/(?:^|\/)index$/, '')) === true
    return isFolder && !this.#assumed.gone.has(page) ? `${page}/index.html` : undefined
  }
}

/** Returns the same name for all addresses of a page: without `index.html`, `.html` and trailing slashes. */
export function pageName(path: string): string {
  // The lookbehind prevents quadratic time for many slashes.
  return path.replace(/(?:^|\/)index\.html$|\.html$|(?<!\/)\/+$/, '')
}
