/** Pages are HTML documents. An XHTML file is not a page, since it is not parsed as HTML. */
export function isPage(path: string): boolean {
  return /\.html?$/i.test(path)
}

/** Recognizes a page by its content type, because a page such as `guides/x` may have no extension. */
export function isPageType(contentType: string): boolean {
  return /^text\/html\b/i.test(contentType)
}

/** Returns true for the error page that hosts serve for missing addresses. Next.js also writes `_not-found.html`. */
export function isNotFoundPage(path: string): boolean {
  return /(?:^|\/)(?:404|_not-found)(?:\/index)?\.html$/.test(path)
}

/** Returns true for a page that is neither an error page nor a redirect. */
export function countsAsPage({ path, redirect }: { path: string; redirect?: string | undefined }): boolean {
  return isPage(path) && !isNotFoundPage(path) && redirect === undefined
}

export function pageCountOf(files: readonly { path: string; redirect?: string | undefined }[]): number {
  return files.reduce((count, file) => count + (countsAsPage(file) ? 1 : 0), 0)
}

/** Default for `max-page-drop`: a site that lost a larger share of its pages is not delivered. */
export const MAX_PAGE_DROP = 0.2

/** Returns the share of pages that the site lost, from 0 to 1. */
export function pageDrop(previousPages: number, pages: number): number {
  return previousPages === 0 ? 0 : Math.max(0, previousPages - pages) / previousPages
}
