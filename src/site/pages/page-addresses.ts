/** Pages that may be there, although the sources of a site have no file for them. */
interface AssumedPages {
  /** Folders that may have a page at their own address. */
  folders: ReadonlySet<string>
  /** Names of pages that are removed: they are not assumed. */
  gone: ReadonlySet<string>
}

/**
 * Answers which file a path asks for, as a static host with clean URLs does. `assumed`: for the sources of a site. A
 * site that is built has none.
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

  /** `a`, `a/`, `a.html` and `a/index.html` ask for the same page. */
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

/** The one name of a page that can be written in several ways: without `index.html`, `.html` and the last slash. */
export function pageName(path: string): string {
  // Looks at each run of slashes once.
  return path.replace(/(?:^|\/)index\.html$|\.html$|(?<!\/)\/+$/, '')
}
