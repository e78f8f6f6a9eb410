/** Answers which file a path asks for, as a static host with clean URLs does. */
export class SiteFiles {
  readonly #files: ReadonlySet<string>

  constructor(files: ReadonlySet<string>) {
    this.#files = files
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
    return candidates.find(candidate => this.#files.has(candidate))
  }
}

/** The one name of a page that can be written in several ways: without `index.html`, `.html` and the last slash. */
export function pageName(path: string): string {
  // Looks at each run of slashes once.
  return path.replace(/(?:^|\/)index\.html$|\.html$|(?<!\/)\/+$/, '')
}
