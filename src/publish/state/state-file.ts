import { Failure } from '../../runtime/failure.ts'
import type { RunContext } from '../../runtime/run.ts'
import { type Condition, getObject, putIf } from '../../s3/objects.ts'
import type { Store } from '../../s3/store.ts'
import { parseState, serializeState, type State, STATE_PATH, type StateEntry, type Status } from './state.ts'

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
const MAX_ATTEMPTS = 5

/** What a run writes into the state; the rest is the file's own business. */
export interface StateContent {
  status: Status
  objects: Map<string, StateEntry>
  owed: Map<string, string[]>
}

/** Another run lost the race against this one, but may have overwritten objects: the bucket has to be read again. */
export class Contested extends Error {
  override readonly name = 'Contested'
}

/** The state in the bucket, and the condition that keeps two runs from both writing it. */
export class StateFile {
  readonly #store: Store
  readonly #key: string
  readonly #run: string
  readonly #context: Pick<RunContext, 'clock' | 'log'>
  #condition: Condition = 'new'
  #step = 0

  constructor(store: Store, prefix: string, run: string, context: Pick<RunContext, 'clock' | 'log'>) {
    this.#store = store
    this.#key = prefix + STATE_PATH
    this.#run = run
    this.#context = context
  }

  /** The last state; undefined when there is none or it cannot be understood. */
  async read(): Promise<State | undefined> {
    const found = await getObject(this.#store, this.#key)
    if (this.#condition !== 'none') this.#condition = found === undefined ? 'new' : { etag: found.etag }
    if (found === undefined) return undefined
    const state = parseState(found.body)
    if (state === undefined)
      this.#context.log.warning(
        `The state ${this.#key} in the bucket is damaged or not of this action. Every object is compared with the bucket, and no object is removed.`
      )
    return state
  }

  /** Throws `publish-conflict` when another run wrote the state meanwhile, and Contested when that run gave up. */
  async write(content: StateContent): Promise<void> {
    this.#step += 1
    const body = serializeState({
      ...content,
      run: this.#run,
      step: this.#step,
      writtenAt: this.#context.clock.now()
    })
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      if (await this.#put(body)) return
      const current = await this.read()
      if (current !== undefined && current.run !== this.#run) break
      if (current?.contested === true) throw new Contested()
      // The response of the write was lost, or the store sent a wrong ETag before it.
      if (current?.step === this.#step) return
    }
    // With the first write, nothing was uploaded yet.
    const hasUploaded = this.#step > 1
    if (hasUploaded) await this.#mark(content.objects)
    throw new Failure(
      'publish-conflict',
      hasUploaded
        ? 'Another run started to publish to the same target. This run stopped, and the other one continues.'
        : 'Another run is publishing to the same target. This run uploaded nothing.'
    )
  }

  /**
   * Requests of this run may have overwritten objects of the winner. The mark makes the winner, or the next run, look
   * at every object; the keys that only this run knows are added, so that they can be removed.
   */
  async #mark(objects: Map<string, StateEntry>): Promise<void> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const current = await this.read()
      if (current === undefined) return
      const ours = [...objects].filter(([path]) => !current.objects.has(path))
      const added = ours.map(([path, entry]) => [path, { ...entry, etag: '' }] as const)
      const marked: State = {
        ...current,
        status: 'in progress',
        contested: true,
        objects: new Map([...current.objects, ...added])
      }
      if (await this.#put(serializeState(marked))) return
    }
  }

  /** False when the condition did not hold. */
  async #put(body: Buffer): Promise<boolean> {
    const options = { headers: HEADERS, condition: this.#condition }
    const { status, etag } = await putIf(this.#store, this.#key, body, options)
    if (status === 'not-supported') {
      this.#context.log.warning(
        'The store does not implement conditional writes, so two runs that publish at the same time are not noticed. Use a `concurrency` group in the workflow.'
      )
      this.#condition = 'none'
      return await this.#put(body)
    }
    if (status === 'conflict') return false
    if (this.#condition !== 'none') this.#condition = { etag }
    return true
  }
}
