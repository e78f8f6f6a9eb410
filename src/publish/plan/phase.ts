import { isPageList } from '../../site/pages/entry-points.ts'
import { isPage, isPageType } from '../../site/pages/pages.ts'

/** Upload order: the assets for a page must exist before the page, and the pages in a list before the list. */
export const PHASES = ['assets', 'pages', 'entry-points'] as const
export type Phase = (typeof PHASES)[number]

/**
 * `name` is the file name, not the object path: the object `guides/x` can be a copy of `guides/x.html`. `dataOf` is the
 * page that a data file belongs to; both are uploaded in one phase. The name overrides the type, which rules can set.
 */
export function phaseOf(name: string, contentType: string, dataOf: string | undefined): Phase {
  const page = dataOf ?? name
  if (page === 'index.html' || page === '404.html' || isPageList(name)) return 'entry-points'
  return isPage(page) || isPageType(contentType) ? 'pages' : 'assets'
}
