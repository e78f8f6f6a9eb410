import type { RunContext } from '../../runtime/run.ts'
import { type Condition, putIf, type WriteOptions } from '../../s3/objects.ts'
import type { Store } from '../../s3/store.ts'
import type { Lease } from '../lease/lease.ts'
import {
  type FoundState,
  readState,
  serializeState,
  type State,
  STATE_PATH,
  type StateEntry,
  type Status
} from '../read/state.ts'

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
const MAX_ATTEMPTS = 5

/** What a run writes into the state; the writer adds the rest. */
export interface StateContent {
  status: Status
  objects: Map<string, StateEntry>
  pendingPurges: Map<string, string[]>
}

/** The state is not the one that this run has read or written: the bucket has to be compared again. */
export class StateChanged extends Error {
  override readonly name = 'StateChanged'
}

/** Writes the state of one run, each time on the condition that no other run has written it. */
export class StateWriter {
  readonly #store: Store
  readonly #prefix: string
  readonly #lease: Lease
  readonly #run: string
  readonly #context: Pick<RunContext, 'clock'>
  #etag: string | undefined
  #last: { step: number; status: Status } | undefined
  #objects: ReadonlyMap<string, StateEntry> = new Map()

  constructor(
    { store, prefix, lease, run }: { store: Store; prefix: string; lease: Lease; run: string },
    context: Pick<RunContext, 'clock'>
  ) {
    this.#store = store
    this.#prefix = prefix
    this.#lease = lease
    this.#run = run
    this.#context = context
  }

  /** From now on the state that was found is the one to replace. */
  replaces({ etag }: FoundState): void {
    this.#etag = etag
  }

  async write(content: StateContent): Promise<void> {
    const step = (this.#last?.step ?? 0) + 1
    this.#objects = content.objects
    const { until: leaseUntil, hasConditions, tookOver: compareAgain, signal, assertTime } = this.#lease
    const state: State = {
      ...content,
      ...{ run: this.#run, step, writtenAt: this.#context.clock.now() },
      ...{ leaseUntil, hasConditions, compareAgain }
    }
    const body = serializeState(state)
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      if (await this.#put(body, { signal, beforeSend: assertTime })) {
        this.#last = { step, status: content.status }
        return
      }
      const found = await readState(this.#store, this.#prefix, signal)
      const isOurs = (last: { step: number; status: Status } | undefined) =>
        found.state?.run === this.#run &&
        found.state.step === last?.step &&
        found.state.status === last.status
      this.#etag = found.etag
      // The response of the write was lost.
      if (isOurs({ step, status: content.status })) {
        this.#last = { step, status: content.status }
        return
      }
      // Otherwise the only harmless cause is a wrong ETag from the previous write.
      if (!isOurs(this.#last)) break
    }
    throw new StateChanged('another run changed the state')
  }

  /**
   * For a run that lost its lease: late requests of it may have overwritten objects of the run that holds the target
   * now. An unfinished state makes that run, or the next one, compare every object. Keys that only this run knows are
   * added, so that they can be removed.
   */
  async markUnfinished(signal: AbortSignal): Promise<void> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const { state, etag } = await readState(this.#store, this.#prefix, signal)
      if (state === undefined) return
      const added = [...this.#objects].filter(([path]) => !state.objects.has(path))
      this.#etag = etag
      const marked: State = {
        ...state,
        // Not the id of the other run, which would mistake this state for its own.
        run: this.#run,
        status: 'in progress',
        objects: new Map([
          ...state.objects,
          ...added.map(([path, entry]) => [path, { ...entry, etag: '' }] as const)
        ])
      }
      if (await this.#put(serializeState(marked), { signal })) return
    }
  }

  /** False when the condition did not hold. */
  async #put(body: Buffer, options: WriteOptions): Promise<boolean> {
    const object = { key: this.#prefix + STATE_PATH, body, headers: HEADERS }
    const { status, etag } = await putIf(this.#store, object, this.#condition(), options)
    if (status === 'not-supported') {
      this.#lease.hasConditions = false
      return await this.#put(body, options)
    }
    if (status === 'conflict') return false
    this.#etag = etag
    return true
  }

  #condition(): Condition {
    if (!this.#lease.hasConditions) return 'none'
    return this.#etag === undefined ? 'new' : { etag: this.#etag }
  }
}
