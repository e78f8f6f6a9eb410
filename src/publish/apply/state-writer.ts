import type { Clock } from '../../runtime/time/clock.ts'
import { type Condition, putIf, type WriteOptions } from '../../s3/objects.ts'
import { assertSupported } from '../lease/lease.ts'
import type { Lease } from '../lease/with-lease.ts'
import {
  type Destination,
  FILE_HEADERS,
  type FoundState,
  readState,
  serializeState,
  type State,
  STATE_PATH,
  type StateEntry,
  type Status
} from '../read/state.ts'

const MAX_ATTEMPTS = 5

/** What a run writes into the state; the writer adds the rest. */
type StateContent = Pick<State, 'status' | 'objects' | 'pendingPurges'>

interface StateTarget extends Destination {
  lease: Lease
  run: string
  clock: Clock
}

/** The state is not the one that this run has read or written: the bucket has to be compared again. */
export class StateChanged extends Error {
  override readonly name = 'StateChanged'
}

/** Writes the state of one run, each time on the condition that no other run has written it. */
export class StateWriter {
  readonly #target: StateTarget
  #etag: string | undefined
  #last: { step: number; status: Status } | undefined
  #objects: ReadonlyMap<string, StateEntry> = new Map()

  constructor(target: StateTarget) {
    this.#target = target
  }

  /** From now on the state that was found is the one to replace. */
  replaces({ etag }: FoundState): void {
    this.#etag = etag
  }

  async write(content: StateContent): Promise<void> {
    const { store, prefix, lease, run, clock } = this.#target
    const written = { step: (this.#last?.step ?? 0) + 1, status: content.status }
    this.#objects = content.objects
    const { until: leaseUntil, hasConditions, tookOver: compareAgain, signal, assertTime } = lease
    const about = { run, step: written.step, writtenAt: clock.now(), leaseUntil, compareAgain }
    const known = { hasConditions, hasOpaqueEtags: store.etags === 'opaque' }
    const body = serializeState({ ...content, ...about, ...known }, store.place.origin)
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const isPut = await this.#put(body, { signal, beforeSend: assertTime })
      const { state, etag } = isPut
        ? { state: { run, ...written }, etag: this.#etag }
        : await readState(store, prefix, signal)
      this.#etag = etag
      const isOurs = (last: typeof written | undefined) =>
        state?.run === run && state.step === last?.step && state.status === last.status
      // If not confirmed: the response of the write was lost.
      if (isOurs(written)) {
        this.#last = written
        lease.isRecorded = true
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
      const { store, prefix } = this.#target
      const { state, etag } = await readState(store, prefix, signal)
      if (state === undefined) return
      const own = [...this.#objects].map(([path, entry]) => [path, { ...entry, etag: '' }] as const)
      this.#etag = etag
      const objects = new Map([...own, ...state.objects])
      // Not the id of the other run, which would mistake this state for its own.
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
