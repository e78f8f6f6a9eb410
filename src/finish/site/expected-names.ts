import { compareText } from '../../runtime/text/compare.ts'
import { isNotFoundPage } from '../../site/pages/pages.ts'
import type { PageFacts } from '../page/page-facts.ts'
import { hasExpectedName, type PageAddresses } from './page-addresses.ts'
import type { SiteOutline } from './site-outline.ts'

/**
 * Returns the paths of pages that hosts or crawlers take for other files. The error page of a generator is not one of
 * them.
 */
export function pagesWithExpectedName(
  pages: readonly PageFacts[],
  { addresses: inNavigation }: SiteOutline,
  addresses: PageAddresses
): string[] {
  const known = new Set(pages.map(({ file }) => file.path))
  // A generator writes its error page to `404.html`, and some also to a folder. The folder alone is from a source file.
  const isOwnFolder = (path: string) =>
    /(?:^|\/)404\/index\.html$/.test(path) && !known.has(path.replace('/index.html', '.html'))
  const isForReaders = (path: string) =>
    !isNotFoundPage(path) || isOwnFolder(path) || inNavigation.has(path) || addresses.isLinkedErrorPage(path)
  return Array.from(known)
    .filter(path => hasExpectedName(path) && isForReaders(path))
    .sort(compareText)
}
