import type { RepeatingClock } from '../runtime/clock.ts'
import { Failure } from '../runtime/failure.ts'
import type { RunContext } from '../runtime/run.ts'
import { applyPlan } from './apply/apply-plan.ts'
import type { PurgeTarget } from './apply/purge.ts'
import { StateChanged, StateWriter } from './apply/state-writer.ts'
import type { Destination } from './apply/upload.ts'
import { describeHolder, LeaseExpired, LeaseLost } from './lease/holder.ts'
import { Lease, type LeaseOwner } from './lease/lease.ts'
import { probeConditions } from './lease/probe.ts'
import { addPendingPurges, purgesOf } from './plan/pending-purges.ts'
import { hasChanges, makePlan, type Plan } from './plan/plan.ts'
import { writePlan } from './plan/plan-files.ts'
import { assertFewRemovals } from './plan/retention.ts'
import type { SiteObject } from './plan/site-objects.ts'
import { knownObjects } from './read/known-objects.ts'
import { type FoundState, readState, STATE_PATH } from './read/state.ts'
import { type PublishReport, recordPlan } from './publish-report.ts'

/** The lease is renewed in the background. */
export type PublishContext = RunContext & { clock: RepeatingClock }

export interface SiteInputs {
  target: { text: string }
  purge: { targets: PurgeTarget[]; sitePath: string; maxPaths: number }
  keepRemovedMs: number
  maxRemoved: number
  dryRun: boolean
  /** For the plan. */
  planFolder: string
}

export interface SitePublication {
  destination: Destination
  objects: SiteObject[]
  /** The state when the run began. */
  found: FoundState
  owner: LeaseOwner
  report: PublishReport
}

/** Each restart means that another run wrote the state: more restarts than this are not a coincidence. */
const MAX_RESTARTS = 5

/** Brings the bucket from what it is to what the site is. One run at a time does so: see `lease/`. */
export async function publishSite(
  inputs: SiteInputs,
  publication: SitePublication,
  context: PublishContext
): Promise<void> {
  const { destination, owner } = publication
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
      if (next.isSettled) {
        context.log.debug('Nothing to publish.')
        return
      }
      if (lease === undefined) {
        lease = await newLease(destination, { found, owner }, context)
        if (await lease.acquire()) {
          found = await readState(store, prefix)
          continue
        }
      }
      state ??= new StateWriter({ store, prefix, lease, run: owner.run }, context)
      state.replaces(found)
      const application = { destination, lease, state, purgeTargets: inputs.purge.targets }
      try {
        await applyPlan(next.plan, next, { ...application, applied: publication.report }, context)
        return
      } catch (error) {
        await restart(error, { restarts, lease }, context)
      }
      found = await readState(store, prefix)
    }
  } finally {
    await lease?.release()
  }
}

interface NextSteps {
  plan: Plan
  known: Awaited<ReturnType<typeof knownObjects>>
  pending: Map<string, string[]>
  /** There is nothing to do. */
  isSettled: boolean
}

async function planNext(
  { purge, keepRemovedMs, maxRemoved, planFolder, target }: SiteInputs,
  { destination, objects, found, report }: SitePublication,
  context: RunContext
): Promise<NextSteps> {
  const { state } = found
  if (state?.status === 'in progress') context.log.info('The last run did not finish.')
  const known = await knownObjects(destination, objects, state, context)
  const plan = makePlan(objects, known, { now: context.clock.now(), keepRemovedMs })
  const names = purge.targets.map(({ name }) => name)
  const pending = addPendingPurges(state?.pendingPurges ?? new Map<string, string[]>(), plan.purge, {
    ...purge,
    names
  })
  const purges = purgesOf(pending, names)
  recordPlan(report, { plan, purges }, context.log)
  report.planPath = writePlan(planFolder, plan, { target: target.text, purges })
  assertFewRemovals(plan.removals, maxRemoved)
  const isSettled = state?.status === 'done' && purges.length === 0 && !hasChanges(plan) && !plan.hasNewTimes
  return { plan, known, pending, isSettled }
}

async function newLease(
  destination: Destination,
  { found, owner }: { found: FoundState; owner: LeaseOwner },
  context: PublishContext
): Promise<Lease> {
  const { store, prefix } = destination
  const hasConditions = found.state?.hasConditions ?? (await probeConditions(store, prefix, context))
  if (!hasConditions)
    context.log.warning(
      'The store does not implement conditional writes. Two runs at the same time are kept apart as long as the store needs at most two seconds for a request. Use a `concurrency` group in the workflow.'
    )
  return new Lease({ store, prefix, hasConditions }, owner, context)
}

/** Returns when the publication can begin again; otherwise throws. */
async function restart(
  error: unknown,
  { restarts, lease }: { restarts: number; lease: Lease },
  { log }: RunContext
): Promise<void> {
  try {
    if (error instanceof LeaseExpired) {
      log.info(
        'The lease of this run was about to run out, because the store could not be reached. Continuing.'
      )
      await lease.regain()
      return
    }
    if (error instanceof StateChanged && restarts < MAX_RESTARTS) {
      log.info('Another run changed the state in the bucket. Comparing again.')
      await lease.assertHeld()
      return
    }
    throw error
  } catch (final) {
    if (final instanceof LeaseLost)
      throw new Failure(
        'publish-conflict',
        `The lease of this run ran out, and ${final.holder} took over the target. This run stopped.`,
        { cause: final }
      )
    if (final instanceof StateChanged)
      throw new Failure(
        'publish-conflict',
        'Another program changes the state in the bucket while this run publishes.',
        { cause: final }
      )
    throw final
  }
}

async function tellHolder({ store, prefix }: Destination, { log }: RunContext): Promise<void> {
  const holder = await describeHolder(store, prefix)
  if (holder === undefined) return
  log.info(`At the same time, ${holder} is publishing to this target, so the plan may soon be outdated.`)
}

function warnAboutState(prefix: string, { log }: RunContext): void {
  log.warning(
    `The state ${prefix}${STATE_PATH} in the bucket is damaged or not of this action. Every object is compared with the bucket, and no object is removed.`
  )
}
