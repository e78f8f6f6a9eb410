/** Pages are HTML documents. XHTML is not read as HTML, so it is a file like any other. */
export function isPage(path: string): boolean {
  return /\.html?$/i.test(path)
}

/** The same rule for a file that is known by its content type, such as `guides/x` beside `guides/x.html`. */
export function isPageType(contentType: string): boolean {
  return /^text\/html\b/i.test(contentType)
}

/** A host serves it for every address that does not exist. Next.js also writes `_not-found.html`. */
export function isNotFoundPage(path: string): boolean {
  return /(?:^|\/)(?:404|_not-found)(?:\/index)?\.html$/.test(path)
}

/** Whether a reader would count the file as a page: error pages and redirects are not. */
export function countsAsPage({ path, redirect }: { path: string; redirect?: string | undefined }): boolean {
  return isPage(path) && !isNotFoundPage(path) && redirect === undefined
}

export function pageCountOf(files: readonly { path: string; redirect?: string | undefined }[]): number {
  return files.reduce((count, file) => count + (countsAsPage(file) ? 1 : 0), 0)
}

/** Unless `max-page-drop` says otherwise, a site that lost more is not delivered. */
export const MAX_PAGE_DROP = 0.2

/** The share of pages that the site lost, from 0 to 1. */
export function pageDrop(previousPages: number, pages: number): number {
  return previousPages === 0 ? 0 : Math.max(0, previousPages - pages) / previousPages
}
