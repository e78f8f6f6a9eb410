import { isImmutable } from '../files/build-hash.ts'

const PAGE_LIST =
  /^(sitemap.*\.(xml|txt)(\.gz)?|search([-_.]?index.*)?\.(json|js|xml)|searchindex.*|pagefind-entry\.json|llms(-full)?\.txt|robots\.txt)$/i

/** Sitemaps, search indexes and lists for agents name pages. One with a build hash in its name is itself named by pages. */
export function isPageList(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return PAGE_LIST.test(name) && !isImmutable(path)
}
