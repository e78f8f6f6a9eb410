import { isPageList } from '../../site/pages/entry-points.ts'
import { isPage, isPageType } from '../../site/pages/pages.ts'

/** Uploaded one after the other, so that the assets of a page exist before the page, and the pages of a list before the list. */
export const PHASES = ['assets', 'pages', 'entry-points'] as const
export type Phase = (typeof PHASES)[number]

/**
 * `name` is that of the file: `guides/x` can be a copy of `guides/x.html`. `dataOf` is the page whose data it is: both
 * go up in one phase. The name decides before the content type, which a rule can change.
 */
export function phaseOf(name: string, contentType: string, dataOf: string | undefined): Phase {
  const page = dataOf ?? name
  if (page === 'index.html' || page === '404.html') return 'entry-points'
  if (isPage(page) || isPageType(contentType)) return 'pages'
  return isPageList(name) ? 'entry-points' : 'assets'
}
