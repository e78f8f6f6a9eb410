import { Failure } from '../../runtime/failure.ts'
import { isNotFoundPage, isPageType } from '../../site/pages.ts'
import type { StateEntry } from '../read/state.ts'

export interface PlannedRemoval {
  path: string
  reason: 'removed page' | 'removed asset' | 'kept long enough'
}

/** What happens to objects that are no longer part of the site. */
export interface Retention {
  pages: PlannedRemoval[]
  assets: PlannedRemoval[]
  /** Assets that stay for now, for open browser tabs. `until` in milliseconds since 1970. */
  kept: { path: string; until: number }[]
  /** All of the objects above, with the time since which they are not part of the site. */
  departed: Map<string, StateEntry>
  /** How many of the pages in the last state are removed. */
  pageCount: { known: number; removed: number }
}

/** Pages are removed at once. Assets stay for a while, because an open page may still request them. */
export function retain(
  known: ReadonlyMap<string, StateEntry>,
  isInSite: (path: string) => boolean,
  { now, keepRemovedMs }: { now: number; keepRemovedMs: number }
): Retention {
  const pages: PlannedRemoval[] = []
  const assets: PlannedRemoval[] = []
  const kept: Retention['kept'] = []
  const departed: Retention['departed'] = new Map()
  const pageCount = { known: 0, removed: 0 }
  for (const [path, entry] of known) {
    const isPage = isPageType(entry.headers.contentType)
    // `guides/x` beside `guides/x.html` is a copy: a person counts one page.
    const isCounted =
      isPage && !isNotFoundPage(path) && entry.departedAt === undefined && !known.has(`${path}.html`)
    if (isCounted) pageCount.known += 1
    if (isInSite(path)) continue
    const departedAt = entry.departedAt ?? now
    departed.set(path, { ...entry, departedAt })
    if (isPage) {
      pages.push({ path, reason: 'removed page' })
      if (isCounted) pageCount.removed += 1
    } else if (departedAt + keepRemovedMs > now) kept.push({ path, until: departedAt + keepRemovedMs })
    else assets.push({ path, reason: entry.departedAt === undefined ? 'removed asset' : 'kept long enough' })
  }
  return { pages, assets, kept, departed, pageCount }
}

/** A site that lost many pages is more often a broken export than an intended change. */
export function assertFewRemovals({ pages, pageCount: { known, removed } }: Retention, max: number): void {
  if (removed <= known * max) return
  const percent = (part: number) => `${Math.round(part * 1000) / 10}%`
  const names = pages.slice(0, 3).map(({ path }) => path)
  throw new Failure(
    'too-many-removed',
    `${removed} of ${known} pages (${percent(removed / known)}) would be removed, and \`max-removed\` is ${percent(max)}. For example: ${names.join(', ')}. Nothing was uploaded.`
  )
}
