import { purgePathsOf } from '../cdn/paths.ts'
import { isPageType } from '../site/pages.ts'
import type { SiteObject } from './site/objects.ts'
import { type Phase, phaseOf, PHASES } from './site/phase.ts'
import type { StateEntry } from './state/state.ts'

export interface PlannedUpload {
  object: SiteObject
  phase: Phase
  reason: 'new' | 'changed' | 'headers changed'
}

export interface PlannedRemoval {
  path: string
  reason: 'page left the site' | 'asset left the site' | 'kept long enough'
}

/** What a run has to do, in the order in which it does it. */
export interface Plan {
  uploads: PlannedUpload[]
  /** Pages before assets. */
  removals: PlannedRemoval[]
  /** Assets that left the site and stay for now. `until` in milliseconds since 1970. */
  kept: { path: string; until: number }[]
  unchanged: SiteObject[]
  /** Addresses whose content changes, relative to the site's own. */
  purge: string[]
  /** Of the pages that the last state names, how many go. */
  pages: { known: number; removed: number }
  /** The kept and the new times at which objects left the site. */
  left: Map<string, StateEntry>
}

/** Compares the site with what is known about the bucket. Pure: nothing is read, nothing is requested. */
export function makePlan(
  objects: SiteObject[],
  known: ReadonlyMap<string, StateEntry>,
  { now, keepRemovedMs }: { now: number; keepRemovedMs: number }
): Plan {
  const site = new Set(objects.map(({ path }) => path))
  const uploads: PlannedUpload[] = []
  const unchanged: SiteObject[] = []
  for (const object of objects) {
    const reason = reasonToUpload(object, known.get(object.path))
    if (reason === undefined) unchanged.push(object)
    else uploads.push({ object, phase: phaseOf(object.path, object.headers.contentType), reason })
  }

  const removals: PlannedRemoval[] = []
  const kept: Plan['kept'] = []
  const left: Plan['left'] = new Map()
  const pages = { known: 0, removed: 0 }
  for (const [path, entry] of known) {
    const isPage = isPageType(entry.headers.contentType)
    // `guides/x` beside `guides/x.html` is a copy: a person counts one page.
    const isCounted = isPage && entry.leftAt === undefined && !known.has(`${path}.html`)
    if (isCounted) pages.known += 1
    if (site.has(path)) continue
    const leftAt = entry.leftAt ?? now
    left.set(path, { ...entry, leftAt })
    if (isPage) {
      removals.push({ path, reason: 'page left the site' })
      if (isCounted) pages.removed += 1
    } else if (leftAt + keepRemovedMs > now) kept.push({ path, until: leftAt + keepRemovedMs })
    else
      removals.push({ path, reason: entry.leftAt === undefined ? 'asset left the site' : 'kept long enough' })
  }
  removals.sort(
    (a, b) => Number(b.reason === 'page left the site') - Number(a.reason === 'page left the site')
  )

  const changed = uploads.filter(({ reason }) => reason !== 'new').map(({ object }) => object.path)
  const gone = removals.map(({ path }) => path)
  return {
    uploads: uploads.sort(byOrder),
    removals,
    kept,
    unchanged,
    purge: [...new Set([...changed, ...gone].flatMap(purgePathsOf))],
    pages,
    left
  }
}

function reasonToUpload(
  object: SiteObject,
  entry: StateEntry | undefined
): PlannedUpload['reason'] | undefined {
  if (entry === undefined) return 'new'
  if (entry.sha256 !== object.sha256 || entry.etag === '') return 'changed'
  const { contentType, cacheControl } = entry.headers
  return contentType === object.headers.contentType && cacheControl === object.headers.cacheControl
    ? undefined
    : 'headers changed'
}

/**
 * Phase by phase, and new objects before changed ones: nothing that readers can reach points to a new object yet,
 * while a changed one may point to it.
 */
function byOrder(a: PlannedUpload, b: PlannedUpload): number {
  return (
    PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase) ||
    Number(a.reason !== 'new') - Number(b.reason !== 'new') ||
    (a.object.path < b.object.path ? -1 : 1)
  )
}

/** Uploads that may run at the same time: one phase, and in it either new objects or changed ones. */
export function batchesOf(uploads: PlannedUpload[]): PlannedUpload[][] {
  const batches = new Map<string, PlannedUpload[]>()
  for (const upload of uploads) {
    const key = `${upload.phase} ${upload.reason === 'new' ? 'new' : 'changed'}`
    const batch = batches.get(key)
    if (batch === undefined) batches.set(key, [upload])
    else batch.push(upload)
  }
  return [...batches.values()]
}
