import { isImmutable } from '../files/build-hash.ts'

const PAGE_LIST =
  /^(sitemap.*\.(xml|txt)(\.gz)?|search([-_.]?index.*)?\.(json|js|xml)|searchindex.*|pagefind-entry\.json|llms(-full)?\.txt|robots\.txt)$/i

/** Whether a file is a sitemap, search index or list for agents without a build hash in its name. */
export function isPageList(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return PAGE_LIST.test(name) && !isImmutable(path)
}
