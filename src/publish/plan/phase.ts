import { isAddedByFinish, isPageList } from '../../site/pages/entry-points.ts'
import { isPage, isPageType } from '../../site/pages/pages.ts'

/** Upload order: the assets of a page come before the page, and all pages come before a list of pages. */
export const PHASES = ['assets', 'pages', 'entry-points'] as const
export type Phase = (typeof PHASES)[number]

/**
 * `name` is the file name, not the object path: the object `guides/x` can be a copy of `guides/x.html`. `dataOf` is the
 * page that a data file belongs to; both are uploaded in one phase. A type rule cannot make `x.html` an asset.
 */
export function phaseOf(name: string, contentType: string, dataOf: string | undefined): Phase {
  const page = dataOf ?? name
  if (page === 'index.html' || isPageList(name) || isAddedByFinish(page)) return 'entry-points'
  return isPage(page) || isPageType(contentType) ? 'pages' : 'assets'
}
