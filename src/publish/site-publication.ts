import { Failure } from '../runtime/failure.ts'
import type { RunContext } from '../runtime/run.ts'
import { formatBytes } from '../runtime/units.ts'
import { makePlan, type Plan } from './plan.ts'
import { writePlan } from './plan-files.ts'
import { owedPurges, purgeAll, type PurgeInputs } from './purge.ts'
import type { SiteObject } from './site/objects.ts'
import { reconcile } from './state/reconcile.ts'
import type { State, StateEntry } from './state/state.ts'
import { Contested, type StateFile } from './state/state-file.ts'
import type { PublishReport } from './summary.ts'
import { checkFiles, type Destination, removeAll, upload } from './upload.ts'

export interface SiteInputs {
  target: { text: string }
  purge: PurgeInputs
  keepRemovedMs: number
  maxRemoved: number
  dryRun: boolean
  /** For the plan. */
  planFolder: string
}

const MAX_EXAMPLES = 50

/** Brings the bucket from what it is to what the site is. */
export class SitePublication {
  readonly #inputs: SiteInputs
  readonly #destination: Destination
  readonly #stateFile: StateFile
  readonly #objects: SiteObject[]
  readonly #report: PublishReport
  readonly #context: RunContext

  constructor(
    inputs: SiteInputs,
    {
      destination,
      stateFile,
      objects,
      report
    }: { destination: Destination; stateFile: StateFile; objects: SiteObject[]; report: PublishReport },
    context: RunContext
  ) {
    this.#inputs = inputs
    this.#destination = destination
    this.#stateFile = stateFile
    this.#objects = objects
    this.#report = report
    this.#context = context
  }

  async run(state: State | undefined): Promise<void> {
    for (let current = state; ;) {
      try {
        await this.#runOnce(current)
        return
      } catch (error) {
        if (!(error instanceof Contested)) throw error
        this.#context.log.warning(
          'Another run published to the same target at the same time and gave up. Every object is compared with the bucket again.'
        )
        current = await this.#stateFile.read()
      }
    }
  }

  async #runOnce(state: State | undefined): Promise<void> {
    const { log, clock } = this.#context
    const known = await this.#known(state)
    const plan = makePlan(this.#objects, known, {
      now: clock.now(),
      keepRemovedMs: this.#inputs.keepRemovedMs
    })
    const owed = owedPurges(state?.owed ?? new Map<string, string[]>(), plan.purge, this.#inputs.purge)
    this.#tell(plan, owed)
    this.#checkRemovals(plan)
    checkFiles(plan.uploads)
    const { dryRun } = this.#inputs
    if (dryRun) return
    const isSettled = state?.status === 'done' && owed.size === 0 && !hasMoved(plan, known)
    if (plan.uploads.length + plan.removals.length === 0 && isSettled) {
      log.info('Nothing to publish: the bucket is up to date.')
      return
    }
    await this.#apply(plan, known, owed)
  }

  /** A finished state is believed; otherwise the bucket is read. */
  async #known(state: State | undefined): Promise<Map<string, StateEntry>> {
    if (state !== undefined && state.status !== 'in progress') return state.objects
    const { log } = this.#context
    if (state !== undefined) log.info('The last run did not finish.')
    return await log.group(
      'Comparing the site with the bucket',
      async () =>
        await reconcile(this.#destination, this.#objects, state?.objects ?? new Map(), this.#context)
    )
  }

  #tell(plan: Plan, owed: ReadonlyMap<string, string[]>): void {
    const { log, setOutput } = this.#context
    const { uploads, removals, kept, unchanged } = plan
    const uploadBytes = uploads.reduce((sum, { object }) => sum + object.size, 0)
    Object.assign(this.#report, {
      changed: uploads.length + removals.length > 0,
      planned: { uploads: uploads.length, uploadBytes, removals: removals.length },
      unchanged: unchanged.length,
      kept: kept.length,
      examples: [
        examplesOf(
          'New',
          uploads.filter(({ reason }) => reason === 'new').map(({ object }) => object.path)
        ),
        examplesOf(
          'Changed',
          uploads.filter(({ reason }) => reason !== 'new').map(({ object }) => object.path)
        ),
        examplesOf(
          'Removed',
          removals.map(({ path }) => path)
        )
      ]
    } satisfies Partial<PublishReport>)
    log.info(
      `Plan: ${uploads.length} objects to upload (${formatBytes(uploadBytes)}), ${unchanged.length} unchanged, ${removals.length} to remove, ${kept.length} removed assets kept, ${[...owed.values()].flat().length} paths to purge.`
    )
    setOutput(
      'plan-path',
      writePlan(this.#inputs.planFolder, plan, { target: this.#inputs.target.text, owed })
    )
    setOutput('changed', String(uploads.length + removals.length > 0))
    setOutput('unchanged', unchanged.length)
    setOutput('kept', kept.length)
  }

  #checkRemovals({ pages: { known, removed }, removals }: Plan): void {
    const { maxRemoved } = this.#inputs
    if (removed <= known * maxRemoved) return
    const percent = (part: number) => `${Math.round(part * 1000) / 10}%`
    const names = removals.slice(0, 3).map(({ path }) => path)
    throw new Failure(
      'too-many-removed',
      `${removed} of ${known} pages (${percent(removed / known)}) would be removed, and \`max-removed\` is ${percent(maxRemoved)}. For example: ${names.join(', ')}. Nothing was uploaded.`
    )
  }

  /** Assets, pages, entry points, state, purge, removals, state: at any moment, a page that readers see is complete. */
  async #apply(
    plan: Plan,
    known: ReadonlyMap<string, StateEntry>,
    owed: Map<string, string[]>
  ): Promise<void> {
    const { log } = this.#context
    const objects = new Map([...known, ...plan.left])
    for (const { path } of plan.unchanged) {
      const entry = known.get(path)
      if (entry?.leftAt === undefined) continue
      const { size, sha256, etag, headers } = entry
      objects.set(path, { size, sha256, etag, headers })
    }
    const report = this.#report

    if (plan.uploads.length > 0) {
      const pending = plan.uploads.map(({ object: { path, size, sha256, headers }, reason }) => {
        // With the bytes unchanged, a later run could not tell whether the object has the new headers already.
        const entry = { size, sha256: reason === 'headers changed' ? '' : sha256, etag: '', headers }
        return [path, entry] as const
      })
      await this.#stateFile.write({ status: 'in progress', objects: new Map([...objects, ...pending]), owed })
      await log.group(`Uploading ${plan.uploads.length} objects`, async () => {
        await upload(
          plan.uploads,
          this.#destination,
          ({ object: { path, size, sha256, headers } }, etag) => {
            objects.set(path, { size, sha256, etag, headers })
            report.uploaded += 1
            report.uploadedBytes += size
          },
          this.#context
        )
      })
    }

    if (owed.size > 0 || plan.removals.length > 0) {
      await this.#stateFile.write({ status: 'uploaded', objects, owed })
      await this.#purge(objects, owed)
      await removeAll(
        plan.removals,
        this.#destination,
        path => {
          objects.delete(path)
          report.removed += 1
        },
        this.#context
      )
    }
    await this.#stateFile.write({ status: 'done', objects, owed })
  }

  async #purge(objects: Map<string, StateEntry>, owed: Map<string, string[]>): Promise<void> {
    if (owed.size === 0) return
    const before = owed.size
    try {
      await this.#context.log.group('Purging the CDN', async () => {
        this.#report.purgedPaths += await purgeAll(owed, this.#inputs.purge.targets, this.#context)
      })
    } catch (error) {
      if (owed.size < before && !this.#context.signal.aborted) {
        await this.#stateFile.write({ status: 'uploaded', objects, owed })
      }
      throw error
    }
  }
}

/** Whether assets left the site or came back without any upload: the state has to record the time. */
function hasMoved(plan: Plan, known: ReadonlyMap<string, StateEntry>): boolean {
  const isNew = [...plan.left.keys()].some(path => known.get(path)?.leftAt === undefined)
  return isNew || plan.unchanged.some(({ path }) => known.get(path)?.leftAt !== undefined)
}

function examplesOf(label: string, paths: string[]): PublishReport['examples'][number] {
  return { label, paths: paths.slice(0, MAX_EXAMPLES), count: paths.length }
}
