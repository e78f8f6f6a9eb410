import { createHash, randomUUID } from 'node:crypto'
import { BackgroundJobs, type BackgroundJobsOptions } from './background-jobs.ts'
import type { StepControl } from './step-control.ts'

export interface Commit {
  sha: string
  ref: string
  message: string
}

export interface EmulatedUpdate {
  statusId: string
  projectId: string
  status: 'queued' | 'in_progress' | 'success' | 'failure'
  summary: string
  logs: string[]
  commit: Commit
  createdAt: string
  endedAt: string | null
}

interface ProjectUpdatesOptions extends BackgroundJobsOptions {
  steps: StepControl
  /** Delay before each of the two steps of an update. */
  stepDelayMs: number
}

export class ProjectUpdates extends BackgroundJobs<EmulatedUpdate> {
  readonly #options: ProjectUpdatesOptions
  #commit: Commit

  constructor(options: ProjectUpdatesOptions, commit: Partial<Commit>) {
    super('updates', ({ statusId }) => statusId, options)
    this.#options = options
    this.#commit = completeCommit(commit)
  }

  setCommit(commit: Partial<Commit>): void {
    this.#commit = completeCommit(commit)
  }

  lastSuccess(): EmulatedUpdate | undefined {
    return this.list().findLast(({ status }) => status === 'success')
  }

  async start(projectId: string): Promise<EmulatedUpdate> {
    return await this.add({
      statusId: randomUUID(),
      projectId,
      status: 'queued',
      summary: 'Update is queued',
      logs: [],
      commit: this.#commit,
      createdAt: this.time(),
      endedAt: null
    })
  }

  protected override async run(update: EmulatedUpdate, failure: string | undefined): Promise<void> {
    const { steps, stepDelayMs } = this.#options
    const { sha, ref } = update.commit
    await steps.next(stepDelayMs)
    const logs = [`Fetching ${ref}`, `Building commit ${sha}`]
    await this.change(update, { status: 'in_progress', summary: 'Update is in progress', logs })
    await steps.next(stepDelayMs)
    await this.change(update, {
      status: failure === undefined ? 'success' : 'failure',
      summary: failure ?? 'Update succeeded',
      logs: [...logs, failure === undefined ? 'Deployed' : `Error: ${failure}`],
      endedAt: this.time()
    })
  }
}

/** Without a given SHA it is derived from ref and message, so that tests see the same value in every run. */
function completeCommit({ sha, ref = 'main', message = 'Update documentation' }: Partial<Commit>): Commit {
  return { sha: sha ?? createHash('sha1').update(`${ref}\n${message}`).digest('hex'), ref, message }
}
