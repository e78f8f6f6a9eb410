import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { loadStates, saveState } from './background-jobs.ts'

export interface EmulatedAgentJob {
  id: string
  status: 'active' | 'completed' | 'archived' | 'failed'
  source: { repository: string; ref: string | null }
  model: string
  prLink: string | null
  createdAt: string
  archivedAt: string | null
}

const REPOSITORY = 'https://github.com/example/docs'
const RESULTS = {
  pr: { status: 'completed', prLink: `${REPOSITORY}/pull/42` },
  'no-changes': { status: 'completed' },
  failed: { status: 'failed' },
  archived: { status: 'archived' }
} as const

type AgentResult = keyof typeof RESULTS

/** Ids of the jobs that exist from the start. Each id is the name of the job's result. */
export const AGENT_JOBS = Object.keys(RESULTS) as AgentResult[]

/** Number of reads that return the job as active. The next read returns the result. */
const ACTIVE_READS = 1

interface AgentRecord {
  createdAt: string
  result: AgentResult
  reads: number
  job: EmulatedAgentJob
}

/** Jobs of a documentation-editing agent. A job advances when it is read. Only jobs that a client starts are stored. */
export class AgentJobs {
  readonly #records = new Map<string, AgentRecord>()
  readonly #folder: string
  readonly #now: () => number

  constructor({ data, now }: { data: string; now: () => number }) {
    this.#folder = join(data, 'agent-jobs')
    this.#now = now
    for (const result of AGENT_JOBS) this.#add(result, result)
  }

  async recover(): Promise<void> {
    for (const record of await loadStates<AgentRecord>(this.#folder)) this.#records.set(record.job.id, record)
  }

  list(): EmulatedAgentJob[] {
    return [...this.#records.values()].map(({ job }) => job)
  }

  async start(): Promise<EmulatedAgentJob> {
    return await this.#saved(this.#add(randomUUID(), 'pr'))
  }

  async read(id: string): Promise<EmulatedAgentJob | undefined> {
    const record = this.#records.get(id)
    if (record === undefined) return undefined
    const { job, result } = record
    record.reads += 1
    if (job.status === 'active' && record.reads > ACTIVE_READS)
      Object.assign(job, RESULTS[result], { archivedAt: result === 'archived' ? this.#time() : null })
    return await this.#saved(record)
  }

  #add(id: string, result: AgentResult): AgentRecord {
    const createdAt = this.#time()
    const source = { repository: REPOSITORY, ref: 'main' }
    const common = { id, source, model: 'writer-1', createdAt }
    const job: EmulatedAgentJob = { ...common, status: 'active', prLink: null, archivedAt: null }
    const record = { createdAt, result, reads: 0, job }
    this.#records.set(id, record)
    return record
  }

  async #saved(record: AgentRecord): Promise<EmulatedAgentJob> {
    const { job, result } = record
    if (job.id !== result) await saveState(join(this.#folder, job.id), record)
    return job
  }

  #time(): string {
    return new Date(this.#now()).toISOString()
  }
}
