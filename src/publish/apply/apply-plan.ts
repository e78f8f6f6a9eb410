import type { RunContext } from '../../runtime/context.ts'
import { withMore } from '../../runtime/text/with-more.ts'
import { formatBytes, formatCount } from '../../runtime/text/units.ts'
import { deleteObject, putObject } from '../../s3/objects.ts'
import type { Lease } from '../lease/held-lease.ts'
import type { KnownObjects } from '../read/known-objects.ts'
import { purgesOf } from '../plan/pending-purges.ts'
import { batchesOf, hasOtherBytes, type Plan } from '../plan/plan.ts'
import type { PlannedRemoval } from '../plan/removals.ts'
import type { Destination, StateEntry } from '../read/state.ts'
import { ownerOf } from './ownership.ts'
import { purgeAll, type PurgeTarget } from './purge.ts'
import type { StateWriter } from './state-writer.ts'

const PROGRESS_INTERVAL_MS = 5000
const MAX_NAMED = 10

export interface Applied {
  /** Number of upload and delete requests that this run has sent, whether or not the store responded. */
  sent: number
  uploaded: number
  uploadedBytes: number
  removed: number
  purgedPaths: number
  /** Whether all objects of the new site have been uploaded. */
  isUploadComplete: boolean
}

interface PlannedRun extends KnownObjects {
  plan: Plan
  pending: Map<string, string[]>
  /** Paths that the next run must purge again: see `purgeAgain` in the plan. */
  again: string[]
}

export interface Application {
  destination: Destination
  lease: Lease
  state: StateWriter
  purgeTargets: PurgeTarget[]
  applied: Applied
}

/**
 * Uploads assets, pages and entry points, writes the state, deletes removed pages, purges the CDN, deletes old assets,
 * and writes the state again. In this order, readers see only complete pages, and no CDN caches a removed page.
 */
export async function applyPlan(
  planned: PlannedRun,
  application: Application,
  context: RunContext
): Promise<void> {
  const { plan, known, listed, pending } = planned
  const { lease, state, purgeTargets, applied } = application
  const { store, prefix } = application.destination
  const { pages, assets } = plan.removals
  const objects = objectsOf(plan, known)
  const held = { ...context, signal: lease.signal }
  const remove = async (removals: PlannedRemoval[]) => {
    if (removals.length === 0) return
    await lease.assertHeld()
    const kept: Record<'others' | 'unknown', string[]> = { others: [], unknown: [] }
    await store.throttle.forEach(removals, lease.signal, async ({ path }, signal) => {
      const entry = known.get(path)
      if (entry === undefined) return
      const object = { path, entry, listed: listed.get(path) }
      const owner = await ownerOf(application.destination, object, signal)
      if (owner === 'others' || owner === 'unknown') kept[owner].push(path)
      if (owner === 'others' || owner === 'missing') objects.delete(path)
      if (owner !== 'ours') return
      applied.sent += 1
      await deleteObject(store, prefix + path, { signal, beforeSend: lease.assertTime })
      objects.delete(path)
      applied.removed += 1
    })
    warnAboutKept(kept, context)
  }

  if (plan.uploads.length > 0) await uploadAll(planned, objects, application, held)
  applied.isUploadComplete = true
  const names = purgeTargets.map(({ name }) => name)
  const hasPurges = purgesOf(pending, names).length > 0
  if (hasPurges || pages.length + assets.length > 0)
    await state.write({ status: 'uploaded', objects, pendingPurges: pending })
  await remove(pages)
  if (hasPurges) await purge(planned, objects, application, held)
  await remove(assets)
  await lease.assertHeld()
  await state.write({ status: 'done', objects, pendingPurges: pending })
}

function warnAboutKept(
  { others, unknown }: Record<'others' | 'unknown', string[]>,
  { log }: RunContext
): void {
  const named = (paths: string[]) => withMore(paths.sort(), MAX_NAMED).join(', ')
  if (others.length > 0)
    log.warning(
      `Another program has replaced these objects, so this run did not remove them: ${named(others)}. The state no longer lists these objects.`
    )
  if (unknown.length > 0)
    log.warning(
      `The store does not show whether these objects still belong to the site, so this run did not remove them: ${named(unknown)}. Allow \`s3:GetObject\` for these objects, and run again.`
    )
}

/** Returns the objects for the final state, except those that this run uploads. */
function objectsOf(plan: Plan, known: ReadonlyMap<string, StateEntry>): Map<string, StateEntry> {
  const objects = new Map([...known, ...plan.removals.departed])
  for (const { path, isRedirect } of plan.unchanged) {
    const { departedAt: _, ...inSite } = known.get(path) ?? {}
    if ('etag' in inSite) objects.set(path, { ...inSite, isRedirect })
  }
  return objects
}

async function uploadAll(
  { plan, known, pending }: PlannedRun,
  objects: Map<string, StateEntry>,
  { destination: { store, prefix }, lease, state, applied }: Application,
  { clock, log }: RunContext
): Promise<void> {
  const { uploads } = plan
  const expected = uploads.map(({ object: { path, size, sha256, headers, isRedirect }, reason }) => {
    // Equal bytes do not prove that new headers were uploaded, so an empty `cacheControl` makes a later run check them.
    const expected = reason === 'headers changed' ? { ...headers, cacheControl: '' } : headers
    const entry = { size, sha256, etag: '', headers: expected, isRedirect }
    return [path, entry] as const
  })
  const unfinished = new Map<string, StateEntry>([...objects, ...expected])
  await state.write({ status: 'in progress', objects: unfinished, pendingPurges: pending })
  const total = uploads.reduce((sum, { object }) => sum + object.size, 0)
  let loggedAt = clock.now()
  await log.group(`Uploading ${formatCount(uploads.length, 'object')}`, async () => {
    for (const batch of batchesOf(uploads))
      await store.throttle.forEach(batch, lease.signal, async ({ object }, signal) => {
        const { path, size, sha256, headers, isRedirect } = object
        const { contentType, cacheControl } = headers
        const sent = { 'content-type': contentType, 'cache-control': cacheControl }
        const before = known.get(path)
        const replaced = before && { etag: before.etag, hasOtherBytes: hasOtherBytes(before, object) }
        const upload = { key: prefix + path, local: object, headers: sent, replaced }
        applied.sent += 1
        const etag = await putObject(store, upload, { signal, beforeSend: lease.assertTime })
        objects.set(path, { size, sha256, etag, headers, isRedirect })
        applied.uploaded += 1
        applied.uploadedBytes += size
        if (clock.now() - loggedAt < PROGRESS_INTERVAL_MS) return
        loggedAt = clock.now()
        const bytes = `${formatBytes(applied.uploadedBytes)} of ${formatBytes(total)}`
        log.info(`Uploaded ${applied.uploaded} of ${uploads.length} objects (${bytes}).`)
      })
  })
}

async function purge(
  { pending, again }: PlannedRun,
  objects: Map<string, StateEntry>,
  { destination, state, purgeTargets, applied }: Application,
  context: RunContext
): Promise<void> {
  const now = () => destination.store.clock.signingTime()
  try {
    await context.log.group('Purging the CDN', async () => {
      applied.purgedPaths += await purgeAll(pending, { targets: purgeTargets, again }, { ...context, now })
    })
  } catch (error) {
    // With this state, the next run neither checks the removed pages nor repeats completed purges.
    if (!context.signal.aborted) await state.write({ status: 'uploaded', objects, pendingPurges: pending })
    throw error
  }
}
