import { isImmutable } from '../files/build-hash.ts'

const PAGE_LIST =
  /^(sitemap.*\.(xml|txt)(\.gz)?|search([-_.]?index.*)?\.(json|js|xml)|searchindex.*|pagefind-entry\.json|llms(-full)?\.txt|robots\.txt)$/i

/** Returns true for a sitemap, a search index, `llms.txt` or `robots.txt`, unless the name contains a build hash. */
export function isPageList(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return PAGE_LIST.test(name) && !isImmutable(path)
}
