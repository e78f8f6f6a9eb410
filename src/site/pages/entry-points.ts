import { isImmutable } from '../files/build-hash.ts'

const PAGE_LIST =
  /^(sitemap.*\.(xml|txt)(\.gz)?|search([-_.]?index.*)?\.(json|js|xml)|searchindex.*|pagefind-entry\.json|llms(-full)?\.txt|robots\.txt)$/i

/** Returns true for a sitemap, a search index, `llms.txt` or `robots.txt`, unless the name contains a build hash. */
export function isPageList(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return PAGE_LIST.test(name) && !isImmutable(path)
}

const ADDED =
  /^(?:robots\.txt|404\.(?:html|js)|sitemap(?:-\d+)?\.xml|_headers|(?:\.well-known\/)?(?:llms[^/]*\.txt|_llms\/.*))$/

/** Returns true for a path at which the finish action adds a file about the whole site, as other programs also do. */
export function isAddedByFinish(path: string): boolean {
  return ADDED.test(path)
}

/** Returns the value of `add` for which the finish action adds a file about the whole site. */
export function finishPartOf(path: string): string {
  if (path === '404.html') return 'not-found'
  return /^(?:robots|sitemap)/.test(path) ? 'sitemap' : 'markdown'
}

/** Returns true for a file of the search that the finish action adds. */
export function isSearchFile(path: string): boolean {
  return path.startsWith('pagefind/')
}
