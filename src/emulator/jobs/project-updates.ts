import { randomUUID } from 'node:crypto'
import { BackgroundJobs, type BackgroundJobsOptions } from './background-jobs.ts'

export interface Commit {
  sha: string
  ref: string
  message: string
}

export interface EmulatedUpdate {
  statusId: string
  projectId: string
  status: 'queued' | 'in_progress' | 'success'
  summary: string
  logs: string[]
  commit: Commit
  createdAt: string
  endedAt: string | null
}

const LATEST: Commit = {
  sha: '9d3f0c1b7a52e84d6f19c0b3a7e5d2841f6b9c07',
  ref: 'main',
  message: 'Update documentation'
}

export class ProjectUpdates extends BackgroundJobs<EmulatedUpdate> {
  readonly #commit: Commit

  constructor(options: BackgroundJobsOptions, commit: Partial<Commit>) {
    super('updates', ({ statusId }) => statusId, options)
    this.#commit = { ...LATEST, ...commit }
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

  protected override async run(update: EmulatedUpdate): Promise<void> {
    const { sha, ref } = update.commit
    await this.nextStep()
    const logs = [`Fetching ${ref}`, `Building commit ${sha}`]
    await this.change(update, { status: 'in_progress', summary: 'Update is in progress', logs })
    await this.nextStep()
    await this.change(update, {
      status: 'success',
      summary: 'Update succeeded',
      logs: [...logs, 'Deployed'],
      endedAt: this.time()
    })
  }
}
