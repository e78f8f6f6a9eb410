import { Failure, reasonOf } from '../runtime/failure.ts'
import type { RunContext } from '../runtime/context.ts'
import { absolutePaths } from '../cdn/paths.ts'
import { pageDataOf } from '../site/page-data.ts'
import { withMore } from '../runtime/text/with-more.ts'
import { applyPlan } from './apply/apply-plan.ts'
import type { Inputs } from './inputs.ts'
import { StateChanged, StateWriter } from './apply/state-writer.ts'
import { Lease, type LeaseOwner } from './lease/lease.ts'
import { holderOf, LeaseExpired, LeaseLost, readLease } from './lease/lease-file.ts'
import { probeConditions } from './lease/probe.ts'
import { REVALIDATE } from './plan/headers.ts'
import { addPendingPurges, purgesOf } from './plan/pending-purges.ts'
import { hasChanges, makePlan } from './plan/plan.ts'
import { writePlan } from './plan/plan-files.ts'
import { assertFewRemovals } from './plan/retention.ts'
import type { SiteObject } from './plan/site-objects.ts'
import { knownObjects } from './read/known-objects.ts'
import { type Destination, type FoundState, readState, STATE_PATH } from './read/state.ts'
import { type PublishRecord, recordPlan } from './publish-record.ts'

/** The lease is renewed in the background. */

type SiteInputs = Pick<Inputs, 'target' | 'purge' | 'keepRemovedMs' | 'maxRemoved' | 'dryRun'> & {
  planFolder: string
}

interface SitePublication {
  destination: Destination
  objects: SiteObject[]
  found: FoundState
  owner: LeaseOwner
  record: PublishRecord
}

const MARK_TIMEOUT_MS = 10_000
/** After a signal, the process has 1.5 seconds. */
const STOPPED_MARK_TIMEOUT_MS = 1000
/** Each restart means that another run wrote the state: more restarts than this are not a coincidence. */
const MAX_RESTARTS = 5

/** Brings the bucket from what it is to what the site is. One run at a time does so: see `lease/`. */
export async function publishSite(
  inputs: SiteInputs,
  publication: SitePublication,
  context: RunContext
): Promise<void> {
  const { destination, owner, record } = publication
  const { store, prefix } = destination
  const { dryRun } = inputs
  let { found } = publication
  let lease: Lease | undefined
  let state: StateWriter | undefined
  try {
    for (let restarts = 0; ; restarts += 1) {
      if (restarts === 0 && found.isDamaged) warnAboutState(prefix, context)
      if (lease === undefined && found.state?.status !== 'done' && !dryRun) {
        lease = await newLease(destination, { found, owner }, context)
        if (await lease.acquire()) found = await readState(store, prefix)
      }
      const next = await planNext(inputs, { ...publication, found }, context)
      if (dryRun) {
        await tellHolder(destination, context)
        return
      }
      if (next.isSettled) return
      if (lease === undefined) {
        lease = await newLease(destination, { found, owner }, context)
        if (await lease.acquire()) {
          found = await readState(store, prefix)
          continue
        }
      }
      state ??= new StateWriter({ store, prefix, lease, run: owner.run, clock: context.clock })
      state.replaces(found)
      try {
        const application = { destination, lease, state, purgeTargets: inputs.purge.targets, applied: record }
        await applyPlan(next.plan, next, application, context)
        return
      } catch (error) {
        await restart(error, { restarts, lease }, context)
      }
      found = await readState(store, prefix)
    }
  } catch (error) {
    // Whatever the error is: requests of this run may arrive after those of the run that holds the target now.
    if (lease?.isHeld === false && record.sent > 0) await mark(state, context)
    throw asConflict(error)
  } finally {
    await lease?.release()
  }
}

async function mark(state: StateWriter | undefined, { signal, log }: RunContext): Promise<void> {
  try {
    await state?.markUnfinished(
      AbortSignal.timeout(signal.aborted ? STOPPED_MARK_TIMEOUT_MS : MARK_TIMEOUT_MS)
    )
  } catch (error) {
    log.debug(`The state was not marked as unfinished: ${reasonOf(error)}`)
  }
}

async function planNext(
  { purge, keepRemovedMs, maxRemoved, planFolder, target }: SiteInputs,
  { destination, objects, found, record }: SitePublication,
  context: RunContext
) {
  const { state } = found
  if (state?.status === 'in progress')
    context.log.info('The last run did not finish, or took over from one that did not.')
  const known = await knownObjects(destination, objects, state, context)
  // The state names the page of data that an interrupted run has already removed.
  const allPaths = () => [
    ...(state?.objects.keys() ?? []),
    ...known.keys(),
    ...objects.map(({ path }) => path)
  ]
  let data: Map<string, string> | undefined
  // Most runs remove nothing, and do not ask.
  const isPageData = (path: string) => (data ??= pageDataOf(allPaths())).has(path)
  const plan = makePlan(objects, known, { now: context.clock.now(), keepRemovedMs, isPageData })
  warnAboutNames(plan.notImmutable, context)
  const names = purge.targets.map(({ name }) => name)
  const pending = addPendingPurges(state?.pendingPurges ?? new Map(), plan.purge, { ...purge, names })
  const again = absolutePaths(plan.purgeAgain, purge.sitePath, purge.maxPaths)
  const purges = purgesOf(pending, names)
  recordPlan(record, { plan, purges }, context.log)
  record.planPath = writePlan(planFolder, plan, { target: target.text, purges })
  assertFewRemovals(plan.removals, maxRemoved)
  const isSettled = state?.status === 'done' && purges.length === 0 && !hasChanges(plan) && !plan.hasNewTimes
  return { plan, known, pending, again, isSettled }
}

async function newLease(
  destination: Destination,
  { found, owner }: { found: FoundState; owner: LeaseOwner },
  context: RunContext
): Promise<Lease> {
  const { store, prefix } = destination
  const hasConditions = found.state?.hasConditions ?? (await probeConditions(store, prefix, context))
  if (!hasConditions)
    context.log.warning(
      'The store does not implement conditional writes. Two runs at the same time are kept apart as long as the store needs at most two seconds for a request. Use a `concurrency` group in the workflow.'
    )
  return new Lease({ store, prefix, owner }, hasConditions, context)
}

/** Returns when the publication can begin again; otherwise throws. */
async function restart(
  error: unknown,
  { restarts, lease }: { restarts: number; lease: Lease },
  { log }: RunContext
): Promise<void> {
  if (error instanceof LeaseExpired) {
    log.info('The lease of this run was not renewed in time. Continuing if no other run has acquired it.')
    await lease.regain()
  } else if (error instanceof StateChanged && restarts < MAX_RESTARTS) {
    log.info('Another run changed the state in the bucket. Comparing again.')
    await lease.assertHeld()
  } else throw error
}

function asConflict(error: unknown): unknown {
  if (!(error instanceof LeaseLost || error instanceof StateChanged)) return error
  const reason =
    error instanceof LeaseLost
      ? `The lease of this run ran out, and ${error.holder} took over the target. This run stopped.`
      : 'Another program changes the state in the bucket while this run publishes.'
  return new Failure('publish-conflict', reason, { cause: error })
}

async function tellHolder({ store, prefix }: Destination, { log }: RunContext): Promise<void> {
  const found = await readLease(store, prefix)
  if (found === undefined || store.clock.earliest() > found.until) return
  log.info(
    `At the same time, ${holderOf(found)} is publishing to this target, so the plan may soon be outdated.`
  )
}

function warnAboutState(prefix: string, { log }: RunContext): void {
  log.warning(
    `The state ${prefix}${STATE_PATH} in the bucket is damaged or not of this action. Every object is compared with the bucket, and no object is removed.`
  )
}

function warnAboutNames(paths: string[], { log }: RunContext): void {
  if (paths.length === 0) return
  log.warning(
    `The bytes of ${withMore(paths, 5).join(', ')} changed, although names with a build hash never change. Browsers that have the old bytes keep them for up to a year. From now on they are served with \`${REVALIDATE}\`. Set \`cache-control\` for such names.`
  )
}
