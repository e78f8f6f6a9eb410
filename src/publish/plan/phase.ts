import { isPageList } from '../../site/entry-points.ts'
import { isPageType } from '../../site/pages.ts'

/** Uploaded one after the other, so that the assets of a page exist before the page, and the pages of a list before the list. */
export const PHASES = ['assets', 'pages', 'entry-points'] as const
export type Phase = (typeof PHASES)[number]

/** `guides/x` beside `guides/x.html` counts as a page through its content type. */
export function phaseOf(path: string, contentType: string): Phase {
  if (path === 'index.html' || path === '404.html') return 'entry-points'
  if (isPageType(contentType)) return 'pages'
  return isPageList(path) ? 'entry-points' : 'assets'
}
