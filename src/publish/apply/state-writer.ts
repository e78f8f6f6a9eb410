import { Failure } from '../../runtime/failure.ts'
import { type Condition, putIf, type WriteOptions } from '../../s3/objects.ts'
import { assertSupported } from '../lease/lease.ts'
import type { Lease } from '../lease/with-lease.ts'
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

/** The part of the state that a run decides; the writer adds the rest. */
type StateContent = Pick<State, 'status' | 'objects' | 'pendingPurges'>

interface StateTarget extends Destination {
  lease: Lease
  run: string
  /** ETag of the state that is replaced; undefined when there is none. */
  etag: string | undefined
}

/** The state is not the one that this run has read or written. */
export class StateChanged extends Failure {
  constructor() {
    super('publish-conflict', 'Another program changes the state in the bucket while this run publishes.')
  }
}

/** Writes the state of one run, each time on the condition that no other run has written it. */
export class StateWriter {
  readonly #target: StateTarget
  #etag: string | undefined
  #step = 0
  #objects: ReadonlyMap<string, StateEntry> = new Map()
  /** The objects that another run recorded meanwhile: their keys stay known, so that they can be removed. */
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

  /** After a write that was refused: whether only the response of an attempt was lost. The next one replaces what is there. */
  async #isStored(): Promise<boolean> {
    const { store, prefix, lease, run } = this.#target
    const { state, etag } = await readState(store, prefix, lease.signal)
    this.#etag = etag
    // An older state of this run is there when the ETag from its write was wrong.
    if (state?.run === run) return state.step === this.#step
    await lease.assertHeld()
    if (this.#step === 1) throw new StateChanged()
    // A run that lost the target has marked the state. What its late requests did is for the next run to find.
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
   * For a run that lost its lease: late requests of it may have overwritten objects of the run that holds the target
   * now. An unfinished state makes the next one compare every object. Keys that only this run knows are
   * added, so that they can be removed.
   */
  async markUnfinished(signal: AbortSignal): Promise<void> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const { store, prefix } = this.#target
      const { state, etag } = await readState(store, prefix, signal)
      if (state === undefined) return
      const own = [...this.#objects].map(([path, entry]) => [path, { ...entry, etag: '' }] as const)
      this.#etag = etag
      const objects = new Map([...own, ...state.objects])
      // The id differs from that of the other run, which would mistake this state for its own.
      const marked: State = { ...state, run: this.#target.run, status: 'in progress', objects }
      if (await this.#put(serializeState(marked, store.place.origin), { signal })) return
    }
  }

  /** False when the condition did not hold. */
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
