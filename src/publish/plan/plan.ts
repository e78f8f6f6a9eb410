import { purgePathsOf } from '../../cdn/paths.ts'
import { groupBy } from '../../runtime/group-by.ts'
import type { StateEntry } from '../read/state.ts'
import { REVALIDATE } from './headers.ts'
import { PHASES } from './phase.ts'
import { planRemovals, type Removals, type RemovalRules } from './removals.ts'
import type { SiteObject } from './site-objects.ts'
import { compareText } from '../../runtime/text/compare.ts'

export interface PlannedUpload {
  object: SiteObject
  reason: 'new' | 'changed' | 'headers changed'
}

export interface Plan {
  uploads: PlannedUpload[]
  unchanged: SiteObject[]
  removals: Removals
  /** Addresses, relative to the site address, whose content changes. */
  purge: string[]
  /** Addresses of assets that are deleted after the purge: a CDN can cache such an asset again before the deletion. */
  purgeAgain: string[]
  /** Paths of objects whose bytes changed although their names have a build hash. */
  notImmutable: string[]
  /** Whether any removal time changes: an object was removed from the site, or was added again and needs no upload. */
  hasNewTimes: boolean
}

/** Compares the site with the known objects in the bucket. A pure function: reads no files, sends no requests. */
export function makePlan(
  objects: SiteObject[],
  known: ReadonlyMap<string, StateEntry>,
  options: RemovalRules
): Plan {
  const uploads: PlannedUpload[] = []
  const unchanged: SiteObject[] = []
  const notImmutable: string[] = []
  let hasReturned = false
  for (const each of objects) {
    const entry = known.get(each.path)
    const isReplaced = hasOtherBytes(entry, each)
    const wasCorrected = entry?.headers.cacheControl === REVALIDATE
    if (each.isNamedByHash && isReplaced) notImmutable.push(each.path)
    const object =
      each.isNamedByHash && (isReplaced || wasCorrected)
        ? { ...each, headers: { ...each.headers, cacheControl: REVALIDATE } }
        : each
    const reason = reasonToUpload(object, entry)
    if (reason === undefined) {
      unchanged.push(object)
      hasReturned ||= entry?.departedAt !== undefined
    } else uploads.push({ object, reason })
  }
  const site = new Set(objects.map(({ path }) => path))
  const removals = planRemovals(known, path => site.has(path), options)
  const changed = uploads.filter(({ reason }) => reason !== 'new').map(({ object }) => object.path)
  const gone = removals.pages.map(({ path }) => path)
  const purgeAgain = removals.assets.flatMap(({ path }) => purgePathsOf(path))
  return {
    uploads: uploads.sort(byOrder),
    unchanged,
    removals,
    purge: [...new Set([...[...changed, ...gone].flatMap(purgePathsOf), ...purgeAgain])],
    purgeAgain,
    notImmutable,
    hasNewTimes:
      hasReturned ||
      [...removals.departed].some(([path, { departedAt }]) => known.get(path)?.departedAt !== departedAt)
  }
}

/** Returns false if the stored bytes are unknown. */
export function hasOtherBytes(entry: StateEntry | undefined, { sha256 }: SiteObject): boolean {
  return entry !== undefined && entry.sha256 !== '' && entry.sha256 !== sha256
}

export function hasChanges({ uploads, removals }: Plan): boolean {
  return uploads.length + removals.pages.length + removals.assets.length > 0
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
 * Sorts by phase, and puts new objects before changed objects: a changed object may link to a new object, while no
 * published object links to a new object yet.
 */
function byOrder(a: PlannedUpload, b: PlannedUpload): number {
  return (
    PHASES.indexOf(a.object.phase) - PHASES.indexOf(b.object.phase) ||
    Number(a.reason !== 'new') - Number(b.reason !== 'new') ||
    compareText(a.object.path, b.object.path)
  )
}

/** Groups uploads that may run at the same time: objects of one phase that are all new or all changed. */
export function batchesOf(uploads: PlannedUpload[]): PlannedUpload[][] {
  return [...groupBy(uploads, ({ object, reason }) => `${object.phase} ${reason === 'new'}`).values()]
}
