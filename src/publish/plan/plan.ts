import { purgePathsOf } from '../../cdn/paths.ts'
import type { StateEntry } from '../read/state.ts'
import { type Phase, phaseOf, PHASES } from './phase.ts'
import { retain, type Retention } from './retention.ts'
import type { SiteObject } from './site-objects.ts'

export interface PlannedUpload {
  object: SiteObject
  phase: Phase
  reason: 'new' | 'changed' | 'headers changed'
}

/** What a run has to do. */
export interface Plan {
  /** In the order in which they are uploaded. */
  uploads: PlannedUpload[]
  unchanged: SiteObject[]
  removals: Retention
  /** Addresses whose content changes, relative to the site's own. */
  purge: string[]
  /** Whether assets left the site or came back without any upload, so that the state has to record a time. */
  hasNewTimes: boolean
}

/** Compares the site with what is known about the bucket. Pure: nothing is read, nothing is requested. */
export function makePlan(
  objects: SiteObject[],
  known: ReadonlyMap<string, StateEntry>,
  options: { now: number; keepRemovedMs: number }
): Plan {
  const uploads: PlannedUpload[] = []
  const unchanged: SiteObject[] = []
  let matched = 0
  let hasReturned = false
  for (const object of objects) {
    const entry = known.get(object.path)
    if (entry !== undefined) matched += 1
    const reason = reasonToUpload(object, entry)
    if (reason === undefined) {
      unchanged.push(object)
      hasReturned ||= entry?.departedAt !== undefined
    } else uploads.push({ object, phase: phaseOf(object.path, object.headers.contentType), reason })
  }
  // Most runs remove nothing.
  const site = matched === known.size ? known : new Set(objects.map(({ path }) => path))
  const removals = retain(known, path => site.has(path), options)
  const changed = uploads.filter(({ reason }) => reason !== 'new').map(({ object }) => object.path)
  const gone = [...removals.pages, ...removals.assets].map(({ path }) => path)
  return {
    uploads: uploads.sort(byOrder),
    unchanged,
    removals,
    purge: [...new Set([...changed, ...gone].flatMap(purgePathsOf))],
    hasNewTimes:
      hasReturned || [...removals.departed.keys()].some(path => known.get(path)?.departedAt === undefined)
  }
}

/** Whether the plan changes an object in the bucket. */
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
