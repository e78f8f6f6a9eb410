import { reasonOf } from '../runtime/failure.ts'
import type { RunContext } from '../runtime/context.ts'
import { absolutePaths } from '../cdn/paths.ts'
import { pageDataOf } from '../site/pages/page-data.ts'
import { withMore } from '../runtime/text/with-more.ts'
import { applyPlan } from './apply/apply-plan.ts'
import type { Inputs } from './inputs.ts'
import { StateChanged, StateWriter } from './apply/state-writer.ts'
import { holderOf, readLease, type LeaseOwner } from './lease/lease-object.ts'
import { type Lease, STOPPED_RELEASE_TIMEOUT_MS, withLease, withoutLease } from './lease/held-lease.ts'
import { probeConditions } from '../s3/conditional-writes.ts'
import { REVALIDATE } from './plan/headers.ts'
import { addPendingPurges, purgesOf } from './plan/pending-purges.ts'
import { hasChanges, makePlan } from './plan/plan.ts'
import { pathsOf, writePlan } from './plan/plan-files.ts'
import { assertFewRemovals } from './plan/removals.ts'
import type { SiteObject } from './plan/site-objects.ts'
import { knownObjects } from './read/known-objects.ts'
import { finishPartOf } from '../site/pages/entry-points.ts'
import { replacedUnnamed } from './read/unnamed-objects.ts'
import { type Destination, type FoundState, PROBE_PATH, readState, STATE_PATH } from './read/state.ts'
import { type PublishRecord, recordPlan } from './publish-record.ts'

const MAX_NAMED = 5

type SiteInputs = Pick<Inputs, 'target' | 'purge' | 'keepRemovedMs' | 'maxRemoved' | 'dryRun'> & {
  planFolder: string
}

interface PublicationPlace {
  destination: Destination
  objects: SiteObject[]
  owner: LeaseOwner
  record: PublishRecord
}

type NextStep = Awaited<ReturnType<typeof planNext>>

/** Makes the bucket match the site. The lease ensures that only one run at a time does this: see `lease/`. */
export async function publishSite(
  inputs: SiteInputs,
  place: PublicationPlace,
  first: FoundState,
  context: RunContext
): Promise<void> {
  const { destination, owner } = place
  const { store, prefix } = destination
  const { log, signal } = context
  if (first.isDamaged)
    log.warning(
      `The state ${prefix}${STATE_PATH} in the bucket is damaged, or another program wrote it. This run compares every file of the site with the bucket and removes no objects.`
    )
  const hadConditions = first.state?.hasConditions
  const plan = async (found: FoundState, isCertain: boolean) =>
    await planNext(inputs, place, { ...found, isCertain }, context)
  // A run with nothing to do takes no lease. If the last run did not finish, this run has something to do.
  const planned =
    inputs.dryRun || first.state?.status === 'done' ? await plan(first, hadConditions !== false) : undefined
  if (inputs.dryRun) await tellHolder(destination, context)
  if (inputs.dryRun || planned?.isSettled === true) return
  const hasConditions =
    hadConditions ?? (await probeConditions(store, prefix + PROBE_PATH, signal)).length === 0
  if (hasConditions) {
    await withLease({ ...destination, owner }, context, async lease => {
      const attempt = async (found: FoundState, next?: NextStep) =>
        await apply(next ?? (await plan(found, true)), { inputs, place, lease, found }, context)
      try {
        await attempt(first, planned)
      } catch (error) {
        if (!(error instanceof StateChanged) || place.record.sent > 0) throw error
        log.info('Another run has published since the comparison. Comparing again.')
        await attempt(await readState(store, prefix))
      }
    })
    return
  }
  log.warning(
    'The store does not implement conditional writes, so concurrent runs could mix their files. Use a `concurrency` group in the workflow to prevent concurrent runs.'
  )
  const next = hadConditions === false && planned !== undefined ? planned : await plan(first, false)
  await apply(next, { inputs, place, lease: withoutLease(signal), found: first }, context)
}

async function apply(
  next: NextStep,
  about: { inputs: SiteInputs; place: PublicationPlace; lease: Lease; found: FoundState },
  context: RunContext
): Promise<void> {
  if (next.isSettled) return
  const { inputs, place, lease, found } = about
  const { destination, owner, record } = place
  const state = new StateWriter({ ...destination, lease, run: owner.run, etag: found.etag })
  const purgeTargets = inputs.purge.targets
  try {
    await applyPlan(next, { destination, lease, state, purgeTargets, applied: record }, context)
  } catch (error) {
    // After an error, late requests of this run may overwrite objects of the run that now has the lease.
    if (!lease.isHeld && record.sent > 0) await mark(state, context)
    throw error
  }
}

async function mark(state: StateWriter, { signal, log }: RunContext): Promise<void> {
  const markNow = async () => await state.markUnfinished(AbortSignal.timeout(STOPPED_RELEASE_TIMEOUT_MS))
  try {
    // If the run is stopped while the store does not respond, one last attempt may still succeed.
    await (signal.aborted ? markNow() : state.markUnfinished(signal).catch(markNow))
  } catch (error) {
    log.debug(`The state was not marked as unfinished: ${reasonOf(error)}`)
  }
}

async function planNext(
  { purge, keepRemovedMs, maxRemoved, planFolder, target, dryRun }: SiteInputs,
  { destination, objects, record }: PublicationPlace,
  { state, isCertain }: Pick<FoundState, 'state'> & { isCertain: boolean },
  context: RunContext
) {
  if (state?.status === 'in progress')
    context.log.info('The last run did not finish, or took over from a run that did not finish.')
  // Without a lease, another run may have changed the bucket since the state was written.
  const believed: typeof state = state && !isCertain ? { ...state, status: 'in progress' } : state
  const { known, listed } = await knownObjects(destination, objects, believed, context)
  // Includes pages that an interrupted run has removed but the state still lists, to recognize the data of these pages.
  const data = pageDataOf([
    ...(state?.objects.keys() ?? []),
    ...known.keys(),
    ...objects.map(({ path }) => path)
  ])
  const isPageData = (path: string) => data.has(path)
  const plan = makePlan(objects, known, { now: context.clock.now(), keepRemovedMs, isPageData })
  warnAboutNames(plan.notImmutable, context)
  const unnamed = { state, known, isListed: believed?.status !== 'done' && believed?.status !== 'uploaded' }
  // A dry run sends no request for single objects.
  if (unnamed.isListed || !dryRun)
    warnAboutReplaced(await replacedUnnamed(destination, plan.uploads, unnamed, context), dryRun, context)
  const names = purge.targets.map(({ name }) => name)
  const pending = addPendingPurges(state?.pendingPurges ?? new Map(), plan.purge, { ...purge, names })
  const again = absolutePaths(plan.purgeAgain, purge.sitePath, purge.maxPaths)
  const purges = purgesOf(pending, names)
  const { uploads, removals, unchanged } = plan
  const work = {
    uploads: uploads.map(({ object }) => object),
    removals: removals.pages.length + removals.assets.length,
    unchanged: unchanged.length,
    kept: removals.kept.length,
    purgePaths: purges.flatMap(([, paths]) => paths).length,
    paths: {
      New: pathsOf(uploads.filter(({ reason }) => reason === 'new')),
      Changed: pathsOf(uploads.filter(({ reason }) => reason !== 'new')),
      Removed: [...removals.pages, ...removals.assets].map(({ path }) => path)
    }
  }
  recordPlan(record, work, context.log)
  record.planPath = writePlan(planFolder, plan, { target: target.text, purges })
  assertFewRemovals(removals, maxRemoved)
  const isSettled = state?.status === 'done' && purges.length === 0 && !hasChanges(plan) && !plan.hasNewTimes
  return { plan, known, listed, pending, again, isSettled }
}

async function tellHolder({ store, prefix }: Destination, { log }: RunContext): Promise<void> {
  const found = await readLease(store, prefix)
  if (found === undefined || store.clock.earliest() > found.until) return
  log.info(`The plan may soon be outdated, because ${holderOf(found)} is publishing to this target.`)
}

function warnAboutReplaced(paths: string[], isDryRun: boolean, { log }: RunContext): void {
  if (paths.length === 0) return
  const parts = [...new Set(paths.map(finishPartOf))].join(' and ')
  // A file must not be removed from the site itself, because the manifest lists the file.
  log.warning(
    `No state of this action names these objects, so another program probably wrote them: ${withMore(paths, MAX_NAMED).join(', ')}. This run ${isDryRun ? 'would replace' : 'replaces'} them with files of the site. To keep the objects, publish to another prefix, or run the finish action again with an \`add\` that does not list ${parts}. If the files come from the export, remove them from its source and export again.`
  )
}

function warnAboutNames(paths: string[], { log }: RunContext): void {
  if (paths.length === 0) return
  log.warning(
    `The bytes of ${withMore(paths, MAX_NAMED).join(', ')} changed, although files with a build hash in the name must never change. Browsers may keep the old bytes for up to a year. From now on, these files are served with \`${REVALIDATE}\`. Set \`cache-control\` for these files to a value without \`immutable\`.`
  )
}
