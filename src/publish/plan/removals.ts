import { Failure } from '../../runtime/failure.ts'
import { isAddedByFinish, isSearchFile } from '../../site/pages/entry-points.ts'
import { isIndexPiece } from '../../site/pages/page-data.ts'
import { isNotFoundPage, isPage, isPageType } from '../../site/pages/pages.ts'
import type { StateEntry } from '../read/state.ts'

/** Default of `keep-removed`. Few browser tabs stay open for more than 7 days. */
export const KEEP_REMOVED_MS = 7 * 24 * 3_600_000

/** Default of `max-removed`: the share of pages that a run may remove. */
export const MAX_REMOVED = 0.25

export interface PlannedRemoval {
  path: string
  reason: 'removed page' | 'removed page data' | 'removed site file' | 'removed asset' | 'keep-removed ended'
}

export interface Removals {
  /**
   * Removed pages, their data, and files about the site, such as `robots.txt` and the search index. A removed sitemap
   * would still name removed pages, and no open page requests it.
   */
  pages: PlannedRemoval[]
  assets: PlannedRemoval[]
  /** Removed assets that are kept for open browser tabs. `until` is in milliseconds since 1970. */
  kept: { path: string; until: number }[]
  /** All objects above, each with the time at which it was removed from the site. */
  departed: Map<string, StateEntry>
  /** Pages that are not copies, redirects, or not-found pages. */
  ownPages: { known: number; removed: string[] }
}

export interface RemovalRules {
  now: number
  keepRemovedMs: number
  isPageData: (path: string) => boolean
}

/** Removes pages at once. Keeps assets for a while, because an open page may still request them. */
export function planRemovals(
  known: ReadonlyMap<string, StateEntry>,
  isInSite: (path: string) => boolean,
  { now, keepRemovedMs, isPageData }: RemovalRules
): Removals {
  const pages: PlannedRemoval[] = []
  const assets: PlannedRemoval[] = []
  const kept: Removals['kept'] = []
  const departed: Removals['departed'] = new Map()
  const ownPages: Removals['ownPages'] = { known: 0, removed: [] }
  for (const [path, entry] of known) {
    const { contentType } = entry.headers
    // If `guides/x.html` exists, `guides/x` is a copy of the same page and does not count.
    const isCopy = !isPage(path) && known.get(`${path}.html`)?.headers.contentType === contentType
    const isAnyPage = isPage(path) || isPageType(contentType) || isCopy
    const isOwnPage = isAnyPage && !isCopy && !isNotFoundPage(path) && entry.isRedirect !== true
    const isCounted = isOwnPage && entry.departedAt === undefined
    if (isCounted) ownPages.known += 1
    if (isInSite(path)) continue
    // The clock of an earlier run may have been ahead. Its time must not keep the object longer than `keep-removed`.
    const departedAt = Math.min(entry.departedAt ?? now, now)
    departed.set(path, { ...entry, departedAt })
    const isData = isPageData(path) || isIndexPiece(path)
    if (isAnyPage || isData || isAddedByFinish(path) || isSearchFile(path)) {
      const kind = isAnyPage ? 'page' : isData ? 'page data' : 'site file'
      pages.push({ path, reason: `removed ${kind}` })
      if (isCounted) ownPages.removed.push(path)
    } else if (departedAt + keepRemovedMs > now) kept.push({ path, until: departedAt + keepRemovedMs })
    else
      assets.push({ path, reason: entry.departedAt === undefined ? 'removed asset' : 'keep-removed ended' })
  }
  return { pages, assets, kept, departed, ownPages }
}

/** Throws if too many pages would be removed, because the usual cause is a broken export. */
export function assertFewRemovals({ ownPages: { known, removed } }: Removals, max: number): void {
  const count = removed.length
  if (count <= known * max) return
  const percent = (part: number) => `${Math.round(part * 1000) / 10}%`
  throw new Failure(
    'too-many-removed',
    `${count} of ${known} pages (${percent(count / known)}) would be removed, and \`max-removed\` is ${percent(max)}. For example: ${removed.slice(0, 3).join(', ')}. Nothing was uploaded.`
  )
}
