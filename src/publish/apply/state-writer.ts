import { Failure } from '../../runtime/failure.ts'
import { type Condition, putIf, type WriteOptions } from '../../s3/objects.ts'
import { assertSupported } from '../lease/lease-object.ts'
import type { Lease } from '../lease/held-lease.ts'
import {
  type Destination,
  FILE_HEADERS,
  readState,
  serializeState,
  type State,
  STATE_PATH,
  type StateEntry
} from '../read/state.ts'

const MAX_ATTEMPTS = 5

/** State fields that the caller provides. `StateWriter` adds the other fields. */
type StateContent = Pick<State, 'status' | 'objects' | 'pendingPurges'>

interface StateTarget extends Destination {
  lease: Lease
  run: string
  /** ETag of the state that this run replaces; undefined if the bucket has no state. */
  etag: string | undefined
}

/** Another program has changed the state since this run last read or wrote the state. */
export class StateChanged extends Failure {
  constructor() {
    super('publish-conflict', 'Another program changed the state in the bucket during this run.')
  }
}

/** Writes the state of one run. Each write detects whether another run has written since this run's last access. */
export class StateWriter {
  readonly #target: StateTarget
  #etag: string | undefined
  #step = 0
  #objects: ReadonlyMap<string, StateEntry> = new Map()
  /** Objects that another run recorded after this run began. The state lists them, so a later run can remove them. */
  #others: ReadonlyMap<string, StateEntry> | undefined

  constructor(target: StateTarget) {
    this.#target = target
    this.#etag = target.etag
  }

  async write(content: StateContent): Promise<void> {
    const { lease } = this.#target
    const { signal, assertTime } = lease
    this.#objects = content.objects
    this.#step += 1
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const isPut = await this.#put(this.#bodyOf(content), { signal, beforeSend: assertTime })
      if (!isPut && !(await this.#isStored())) continue
      lease.isRecorded = true
      return
    }
    throw new StateChanged()
  }

  /** Called after a rejected write. Returns whether an earlier attempt succeeded and only its response was lost. */
  async #isStored(): Promise<boolean> {
    const { store, prefix, lease, run } = this.#target
    const { state, etag } = await readState(store, prefix, lease.signal)
    this.#etag = etag
    // If the store returned a wrong ETag for an earlier write, the bucket contains an older state from this run.
    if (state?.run === run) return state.step === this.#step
    await lease.assertHeld()
    if (this.#step === 1) throw new StateChanged()
    // Another run, which lost its lease, has marked the state as unfinished. The next run must compare every object.
    this.#others = state?.objects ?? new Map()
    return false
  }

  #bodyOf(content: StateContent): Buffer {
    const { store, lease, run } = this.#target
    const { until: leaseUntil, hasConditions, tookOver } = lease
    const compareAgain = tookOver || this.#others !== undefined
    const about = { run, step: this.#step, leaseUntil, compareAgain }
    const known = { hasConditions, hasOpaqueEtags: store.etags === 'opaque' }
    const objects = new Map([...(this.#others ?? []), ...content.objects])
    return serializeState({ ...content, ...about, ...known, objects }, store.place.origin)
  }

  /**
   * Called when this run has lost its lease: late requests of this run may have overwritten objects of the run that now
   * has the lease. An unfinished state makes the next run compare every object. Adds the keys that only this run
   * recorded, so that a later run can remove these objects.
   */
  async markUnfinished(signal: AbortSignal): Promise<void> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const { store, prefix } = this.#target
      const { state, etag } = await readState(store, prefix, signal)
      if (state === undefined) return
      const own = [...this.#objects].map(([path, entry]) => [path, { ...entry, etag: '' }] as const)
      this.#etag = etag
      const objects = new Map([...own, ...state.objects])
      // If this state contained the id of the other run, that run would treat the state as its own.
      const marked: State = { ...state, run: this.#target.run, status: 'in progress', objects }
      if (await this.#put(serializeState(marked, store.place.origin), { signal })) return
    }
  }

  /** Returns false if the write condition was not met. */
  async #put(body: Buffer, options: WriteOptions): Promise<boolean> {
    const { store, prefix, lease } = this.#target
    const object = { key: prefix + STATE_PATH, body, headers: FILE_HEADERS }
    const known: Condition = this.#etag === undefined ? 'new' : { etag: this.#etag }
    const condition = lease.hasConditions ? known : 'none'
    const { status, etag } = assertSupported(store, await putIf(store, object, condition, options))
    if (status === 'written') this.#etag = etag
    return status === 'written'
  }
}
