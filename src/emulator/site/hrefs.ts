import { posix } from 'node:path'
import type { PageSource } from '../../docs/source/page-source.ts'
import { isExternal, isOnPage, type Targets } from '../../docs/targets.ts'

/**
 * The address to use on a page for what its source refers to: relative for pages and files of the site, so that it
 * works in any folder and from a disk. Every other one stays as it is written: a dead link must be dead in the export.
 */
export function siteHref(target: string, page: PageSource, targets: Targets): string {
  if (isExternal(target) || isOnPage(target)) return target
  const found = targets.find(target, page)
  if (found === undefined) return target
  return relativeHref(page.path, found.kind === 'page' ? `${found.path}.html` : found.path) + found.rest
}

/** From the page at `from` (without extension) to the file `to`, independent of the folder that the site is in. */
export function relativeHref(from: string, to: string): string {
  const path = encodePath(posix.relative(posix.dirname(from), to))
  return path.split('/')[0]?.includes(':') ? `./${path}` : path || './'
}

export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}
