import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** Writes a record atomically, so that a killed process never leaves a partial `job.json`. */
export async function saveState(folder: string, state: object): Promise<void> {
  await mkdir(folder, { recursive: true })
  const partial = join(folder, `${randomUUID()}.part`)
  await writeFile(partial, JSON.stringify(state, undefined, 2))
  await rename(partial, join(folder, 'job.json'))
}

/** Reads the record in each subfolder of `folder`. Sorts the records by creation time. */
export async function loadStates<T extends { createdAt: string }>(folder: string): Promise<T[]> {
  const states: T[] = []
  for (const name of await readdir(folder).catch(() => [])) {
    const text = await readFile(join(folder, name, 'job.json'), 'utf8').catch(() => undefined)
    if (text !== undefined) states.push(JSON.parse(text) as T)
  }
  return states.sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
}

export interface BackgroundJobsOptions {
  data: string
  now: () => number
  signal: AbortSignal
  /** Delay before each page of an export and each step of an update. */
  pageDelayMs: number
}

const END_STATES = ['completed', 'failed', 'success']

export function hasEnded({ status }: { status: string }): boolean {
  return END_STATES.includes(status)
}

/** Jobs that run in the background. Each job has a folder with its record, `job.json`. */
export abstract class BackgroundJobs<T extends { createdAt: string; status: string }> {
  readonly #folder: string
  readonly #idOf: (job: T) => string
  readonly #options: BackgroundJobsOptions
  readonly #jobs = new Map<string, T>()
  readonly #runs = new Map<string, Promise<void>>()

  constructor(name: string, idOf: (job: T) => string, options: BackgroundJobsOptions) {
    this.#folder = join(options.data, name)
    this.#idOf = idOf
    this.#options = options
  }

  protected abstract run(job: T): Promise<void>

  /** Loads the jobs from an earlier process and restarts the interrupted jobs. */
  async recover(): Promise<void> {
    for (const job of await loadStates<T>(this.#folder)) {
      this.#jobs.set(this.#idOf(job), job)
      if (!hasEnded(job)) this.#start(job)
    }
  }

  get(id: string): T | undefined {
    return this.#jobs.get(id)
  }

  list(): T[] {
    return [...this.#jobs.values()]
  }

  async ended(id: string): Promise<T | undefined> {
    await this.#runs.get(id)
    return this.get(id)
  }

  async stopped(): Promise<void> {
    await Promise.all(this.#runs.values())
  }

  folderOf(job: T): string {
    return join(this.#folder, this.#idOf(job))
  }

  /** Starts a job. Returns a copy of its initial state, because the run changes the job. */
  protected async add(job: T): Promise<T> {
    this.#jobs.set(this.#idOf(job), job)
    await saveState(this.folderOf(job), job)
    const accepted = { ...job }
    this.#start(job)
    return accepted
  }

  /** Changes the stored record first, so that a state that a client has seen survives a restart. */
  protected async change(job: T, change: Partial<T>): Promise<void> {
    await saveState(this.folderOf(job), { ...job, ...change })
    Object.assign(job, change)
  }

  /** Waits before the next step of a job. */
  protected async nextStep(): Promise<void> {
    const { pageDelayMs, signal } = this.#options
    if (pageDelayMs > 0) await setTimeout(pageDelayMs, undefined, { signal })
  }

  protected time(): string {
    return new Date(this.#options.now()).toISOString()
  }

  #start(job: T): void {
    const run = this.run(job).catch((error: unknown) => {
      // When the emulator stops, the stored record remains unchanged, and the next process restarts the job.
      if (!this.#options.signal.aborted) throw error
    })
    this.#runs.set(this.#idOf(job), run)
  }
}
