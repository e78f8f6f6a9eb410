import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { loadStates, saveState } from './background-jobs.ts'

interface AgentJob {
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

export type AgentResult = keyof typeof RESULTS
export const AGENT_RESULTS = Object.keys(RESULTS) as AgentResult[]

/** `active` for this many reads (2 by default) or for this long after the first one; `with` sets fields of the result. */
interface TimedScenario {
  ends: AgentResult
  activeReads?: number
  activeMs?: number
  with?: Partial<AgentJob>
}

export type AgentScenario =
  | AgentResult
  | TimedScenario
  /** These responses one after the other; the last one is repeated. */
  | { answers: object[] }

interface StoredAgentJob {
  id: string
  scenario: AgentScenario
  /** The instruction and the follow-up messages. */
  prompts: string[]
  createdAt: string
  /** Since the job was last given something to do. */
  reads: number
  firstReadAt?: number
  endedAt?: number
  /** Only jobs that a client started are kept on disk. */
  isStarted: boolean
}

interface AgentJobsOptions {
  data: string
  now: () => number
  startedScenario: AgentScenario
}

/** Jobs of a documentation-editing agent. A job advances when it is read. */
export class AgentJobs {
  readonly #jobs = new Map<string, StoredAgentJob>()
  readonly #folder: string
  readonly #options: AgentJobsOptions
  #nextScenario: AgentScenario | undefined

  constructor(options: AgentJobsOptions, jobs: Record<string, AgentScenario>) {
    this.#folder = join(options.data, 'agent-jobs')
    this.#options = options
    for (const [id, scenario] of Object.entries(jobs)) this.add(id, scenario)
  }

  async recover(): Promise<void> {
    for (const job of await loadStates<StoredAgentJob>(this.#folder)) this.#jobs.set(job.id, job)
  }

  add(id: string, scenario: AgentScenario, isStarted = false): StoredAgentJob {
    const createdAt = new Date(this.#options.now()).toISOString()
    const job = { id, scenario, prompts: [], reads: 0, createdAt, isStarted }
    this.#jobs.set(id, job)
    return job
  }

  setNext(scenario: AgentScenario): void {
    this.#nextScenario = scenario
  }

  started(): { id: string; prompts: string[] }[] {
    const jobs = [...this.#jobs.values()].filter(({ isStarted }) => isStarted)
    return jobs.map(({ id, prompts }) => ({ id, prompts }))
  }

  /** Every job in its present state, without advancing it. */
  list(): object[] {
    return [...this.#jobs.values()].map(job => this.#view(job))
  }

  async start(prompt: string): Promise<object> {
    const { id } = this.add(randomUUID(), this.#nextScenario ?? this.#options.startedScenario, true)
    this.#nextScenario = undefined
    return (await this.message(id, prompt)) ?? {}
  }

  /** A follow-up message makes the job active again. */
  async message(id: string, prompt: string): Promise<object | undefined> {
    return await this.#change(id, job => {
      job.prompts.push(prompt)
      job.reads = 0
      delete job.firstReadAt
      delete job.endedAt
    })
  }

  async read(id: string): Promise<object | undefined> {
    return await this.#change(id, job => {
      job.reads += 1
      job.firstReadAt ??= this.#options.now()
    })
  }

  async #change(id: string, change: (job: StoredAgentJob) => void): Promise<object | undefined> {
    const job = this.#jobs.get(id)
    if (job === undefined) return undefined
    change(job)
    const view = this.#view(job)
    if (job.isStarted) await saveState(join(this.#folder, id), job)
    return view
  }

  #view(job: StoredAgentJob): object {
    const { scenario } = job
    if (typeof scenario === 'string') return this.#state(job, { ends: scenario })
    if (!('answers' in scenario)) return this.#state(job, scenario)
    const index = Math.min(Math.max(job.reads, 1), scenario.answers.length) - 1
    return scenario.answers[index] ?? {}
  }

  #state(job: StoredAgentJob, scenario: TimedScenario): AgentJob {
    const { id, createdAt, reads, firstReadAt = Infinity } = job
    const { ends, activeReads = 2, activeMs } = scenario
    const active: AgentJob = {
      id,
      status: 'active',
      prLink: null,
      createdAt,
      archivedAt: null,
      source: scenario.with?.source ?? { repository: REPOSITORY, ref: 'main' },
      model: scenario.with?.model ?? 'writer-1'
    }
    const now = this.#options.now()
    const isActive = activeMs === undefined ? reads <= activeReads : now < firstReadAt + activeMs
    if (reads === 0 || isActive) return active
    job.endedAt ??= now
    const archivedAt = ends === 'archived' ? new Date(job.endedAt).toISOString() : null
    return { ...active, ...RESULTS[ends], archivedAt, ...scenario.with }
  }
}
