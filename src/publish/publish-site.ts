import { Failure, reasonOf } from '../runtime/failure.ts'
import type { RunContext } from '../runtime/context.ts'
import { absolutePaths } from '../cdn/paths.ts'
import { pageDataOf } from '../site/pages/page-data.ts'
import { withMore } from '../runtime/text/with-more.ts'
import { applyPlan } from './apply/apply-plan.ts'
import type { Inputs } from './inputs.ts'
import { StateChanged, StateWriter } from './apply/state-writer.ts'
import {
  holderOf,
  LeaseExpired,
  LeaseLost,
  readLease,
  RELEASE_TIMEOUT_MS,
  STOPPED_RELEASE_TIMEOUT_MS,
  type LeaseOwner
} from './lease/lease.ts'
import { type Lease, withLease, withoutLease } from './lease/with-lease.ts'
import { probeConditions } from '../s3/conditional-writes.ts'
import { REVALIDATE } from './plan/headers.ts'
import { addPendingPurges, purgesOf } from './plan/pending-purges.ts'
import { hasChanges, makePlan } from './plan/plan.ts'
import { writePlan } from './plan/plan-files.ts'
import { assertFewRemovals } from './plan/retention.ts'
import type { SiteObject } from './plan/site-objects.ts'
import { knownObjects } from './read/known-objects.ts'
import { type Destination, type FoundState, PROBE_PATH, readState, STATE_PATH } from './read/state.ts'
import { type PublishRecord, recordPlan } from './publish-record.ts'

type SiteInputs = Pick<Inputs, 'target' | 'purge' | 'keepRemovedMs' | 'maxRemoved' | 'dryRun'> & {
  planFolder: string
}

interface PublicationPlace {
  destination: Destination
  objects: SiteObject[]
  owner: LeaseOwner
  record: PublishRecord
}

/** Each restart means that another run wrote the state: more restarts than this are not a coincidence. */
const MAX_RESTARTS = 5

type NextStep = Awaited<ReturnType<typeof planNext>>

/**
 * Brings the bucket from what it is to what the site is. One run at a time does so: see `lease/`. Owns what is known
 * about the bucket, from the first look at it to the last write.
 */
export class Publication {
  readonly #inputs: SiteInputs
  readonly #place: PublicationPlace
  readonly #context: RunContext
  #found: FoundState
  /** Undefined until the store is probed. */
  #hasConditions: boolean | undefined

  constructor(inputs: SiteInputs, place: PublicationPlace, found: FoundState, context: RunContext) {
    this.#inputs = inputs
    this.#place = place
    this.#found = found
    this.#hasConditions = found.state?.hasConditions
    this.#context = context
  }

  async run(): Promise<void> {
    const { dryRun } = this.#inputs
    const { prefix } = this.#place.destination
    if (this.#found.isDamaged)
      this.#context.log.warning(
        `The state ${prefix}${STATE_PATH} in the bucket is damaged or not of this action. Every object is compared with the bucket, and no object is removed.`
      )
    // A run with nothing to do takes no lease. Where the last run did not finish, there is something to do.
    const planned = dryRun || this.#found.state?.status === 'done' ? await this.#plan() : undefined
    if (dryRun) await tellHolder(this.#place.destination, this.#context)
    if (dryRun || planned?.isSettled === true) return
    const isCompared = this.#hasConditions === false && planned !== undefined
    if (!(await this.#keepsRunsApart())) {
      await this.#apply(isCompared ? planned : await this.#plan(), withoutLease(this.#context.signal))
      return
    }
    const { destination, owner } = this.#place
    await withLease({ ...destination, owner }, this.#context, async lease => {
      const isCurrent = planned !== undefined && !lease.mayHaveChanged
      await this.#apply(isCurrent ? planned : await this.#planAgain(lease.mayHaveChanged), lease)
    })
  }

  /** Begins again when the state in the bucket is not the one that is known here. */
  async #apply(first: NextStep, lease: Lease): Promise<void> {
    const { destination, owner, record } = this.#place
    const state = new StateWriter({ ...destination, lease, run: owner.run, clock: this.#context.clock })
    try {
      let next = first
      for (let restarts = 0; !next.isSettled; restarts += 1) {
        state.replaces(this.#found)
        const { targets: purgeTargets } = this.#inputs.purge
        try {
          await applyPlan(
            next.plan,
            next,
            { destination, lease, state, purgeTargets, applied: record },
            this.#context
          )
          return
        } catch (error) {
          await restart(error, { restarts, lease }, this.#context)
        }
        next = await this.#planAgain(true)
      }
    } catch (error) {
      // Whatever the error is: requests of this run may arrive after those of the run that holds the target now.
      if (!lease.isHeld && record.sent > 0) await mark(state, this.#context)
      throw asConflict(error)
    }
  }

  async #planAgain(mayHaveChanged: boolean): Promise<NextStep> {
    const { store, prefix } = this.#place.destination
    if (mayHaveChanged) this.#found = await readState(store, prefix)
    return await this.#plan()
  }

  async #plan(): Promise<NextStep> {
    return await planNext(
      this.#inputs,
      { ...this.#place, found: this.#found, isCertain: this.#hasConditions !== false },
      this.#context
    )
  }

  async #keepsRunsApart(): Promise<boolean> {
    const { store, prefix } = this.#place.destination
    const { signal, log } = this.#context
    this.#hasConditions ??= (await probeConditions(store, prefix + PROBE_PATH, signal)).length === 0
    if (!this.#hasConditions)
      log.warning(
        'The store does not implement conditional writes, so two runs at the same time could mix their files. Use a `concurrency` group in the workflow: it keeps them apart.'
      )
    return this.#hasConditions
  }
}

async function mark(state: StateWriter, { signal, log }: RunContext): Promise<void> {
  const timeout = AbortSignal.timeout(signal.aborted ? STOPPED_RELEASE_TIMEOUT_MS : RELEASE_TIMEOUT_MS)
  try {
    await state.markUnfinished(timeout)
  } catch (error) {
    log.debug(`The state was not marked as unfinished: ${reasonOf(error)}`)
  }
}

async function planNext(
  { purge, keepRemovedMs, maxRemoved, planFolder, target }: SiteInputs,
  {
    destination,
    objects,
    found,
    isCertain,
    record
  }: PublicationPlace & { found: FoundState; isCertain: boolean },
  context: RunContext
) {
  const { state } = found
  if (state?.status === 'in progress')
    context.log.info('The last run did not finish, or took over from one that did not.')
  // Without a lease, another run may have changed the bucket since the state was written.
  const believed: typeof state = state && !isCertain ? { ...state, status: 'in progress' } : state
  const { known, listed } = await knownObjects(destination, objects, believed, context)
  // The state names the page of data that an interrupted run has already removed.
  const data = pageDataOf([
    ...(state?.objects.keys() ?? []),
    ...known.keys(),
    ...objects.map(({ path }) => path)
  ])
  const isPageData = (path: string) => data.has(path)
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
  return { plan, known, listed, pending, again, isSettled }
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
      ? `${error.message} This run stopped.`
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

function warnAboutNames(paths: string[], { log }: RunContext): void {
  if (paths.length === 0) return
  log.warning(
    `The bytes of ${withMore(paths, 5).join(', ')} changed, although names with a build hash never change. Browsers that have the old bytes keep them for up to a year. From now on they are served with \`${REVALIDATE}\`. Set \`cache-control\` for such names.`
  )
}
