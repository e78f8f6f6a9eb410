import { createHash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { loadStates, saveState } from './state-files.ts'
import type { StepControl } from './step-control.ts'

export interface Commit {
  sha: string
  ref: string
  message: string
}

export interface ProjectUpdate {
  statusId: string
  projectId: string
  status: 'queued' | 'in_progress' | 'success' | 'failure'
  summary: string
  logs: string[]
  commit: Commit
  createdAt: string
  endedAt: string | null
}

interface ProjectUpdatesOptions {
  data: string
  steps: StepControl
  now: () => number
  signal: AbortSignal
  /** Delay before each of the two steps of an update. */
  stepDelayMs: number
  failure: string | undefined
  /** Makes the present state of the documentation the published one. */
  publish: (statusId: string) => Promise<void>
}

/** Updates that publish the latest commit of a project. Each is one file: `updates/<statusId>.json`. */
export class ProjectUpdates {
  readonly #updates = new Map<string, ProjectUpdate>()
  readonly #runs = new Map<string, Promise<void>>()
  readonly #options: ProjectUpdatesOptions
  #commit: Commit
  #nextFailure: string | undefined

  constructor(options: ProjectUpdatesOptions, commit: Partial<Commit>) {
    this.#options = options
    this.#commit = completeCommit(commit)
  }

  async recover(): Promise<void> {
    for (const update of await loadStates<ProjectUpdate>(join(this.#options.data, 'updates'))) {
      this.#updates.set(update.statusId, update)
      if (update.endedAt === null) this.#run(update)
    }
  }

  get(statusId: string): ProjectUpdate | undefined {
    return this.#updates.get(statusId)
  }

  /** Oldest first. */
  list(): ProjectUpdate[] {
    return [...this.#updates.values()]
  }

  /** The latest commit of the deployment branch, which the next update publishes. */
  setCommit(commit: Partial<Commit>): void {
    this.#commit = completeCommit(commit)
  }

  failNext(reason: string): void {
    this.#nextFailure = reason
  }

  lastSuccess(): ProjectUpdate | undefined {
    return this.list().findLast(({ status }) => status === 'success')
  }

  async start(projectId: string): Promise<ProjectUpdate> {
    const update: ProjectUpdate = {
      statusId: randomUUID(),
      projectId,
      status: 'queued',
      summary: 'Update is queued',
      logs: [],
      commit: this.#commit,
      createdAt: this.#time(),
      endedAt: null
    }
    this.#updates.set(update.statusId, update)
    await this.#save(update)
    this.#run(update)
    return update
  }

  async ended(statusId: string): Promise<ProjectUpdate | undefined> {
    await this.#runs.get(statusId)
    return this.get(statusId)
  }

  async stopped(): Promise<void> {
    await Promise.all(this.#runs.values())
  }

  #run(update: ProjectUpdate): void {
    const failure = this.#nextFailure ?? this.#options.failure
    this.#nextFailure = undefined
    const run = this.#publish(update, failure).catch((error: unknown) => {
      if (!this.#options.signal.aborted) throw error
    })
    this.#runs.set(update.statusId, run)
  }

  async #publish(update: ProjectUpdate, failure: string | undefined): Promise<void> {
    const { steps, stepDelayMs, publish } = this.#options
    const { sha, ref } = update.commit
    await steps.next(stepDelayMs)
    const logs = [`Fetching ${ref}`, `Building commit ${sha}`]
    await this.#change(update, { status: 'in_progress', summary: 'Update is in progress', logs })
    await steps.next(stepDelayMs)
    if (failure === undefined) await publish(update.statusId)
    await this.#change(update, {
      status: failure === undefined ? 'success' : 'failure',
      summary: failure ?? 'Update succeeded',
      logs: [...logs, failure === undefined ? 'Deployed' : `Error: ${failure}`],
      endedAt: this.#time()
    })
  }

  async #change(update: ProjectUpdate, change: Partial<ProjectUpdate>): Promise<void> {
    const next = { ...update, ...change }
    await this.#save(next)
    Object.assign(update, next)
  }

  async #save(update: ProjectUpdate): Promise<void> {
    await saveState(join(this.#options.data, 'updates', `${update.statusId}.json`), update)
  }

  #time(): string {
    return new Date(this.#options.now()).toISOString()
  }
}

/** Without a given SHA it is derived from ref and message, so that tests see the same value in every run. */
function completeCommit({ sha, ref = 'main', message = 'Update documentation' }: Partial<Commit>): Commit {
  return { sha: sha ?? createHash('sha1').update(`${ref}\n${message}`).digest('hex'), ref, message }
}
