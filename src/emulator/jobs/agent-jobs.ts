import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { loadStates, saveState } from './state-files.ts'

export interface AgentJob {
  id: string
  status: 'active' | 'completed' | 'archived' | 'failed'
  source: { repository: string; ref: string | null }
  model: string
  prLink: string | null
  createdAt: string
  archivedAt: string | null
}

export const AGENT_RESULTS = ['pr', 'no-changes', 'failed', 'archived'] as const
export type AgentResult = (typeof AGENT_RESULTS)[number]

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

/** A job that a client started or that the options define; only the former are kept on disk. */
interface StoredAgentJob {
  id: string
  scenario: AgentScenario
  /** The instruction and the follow-up messages. */
  prompts: string[]
  reads: number
  createdAt: string
  /** When the job was last given something to do. */
  activeSince: number
  endedAt?: number
  stored: boolean
}

const REPOSITORY = 'https://github.com/example/docs'

/** Jobs of a documentation-editing agent. A job advances when it is read. */
export class AgentJobs {
  readonly #jobs = new Map<string, StoredAgentJob>()
  readonly #data: string
  readonly #now: () => number
  readonly #startedScenario: AgentScenario
  #nextScenario: AgentScenario | undefined

  constructor({
    jobs,
    data,
    now,
    startedScenario
  }: {
    jobs: Record<string, AgentScenario>
    data: string
    now: () => number
    startedScenario: AgentScenario
  }) {
    this.#data = data
    this.#now = now
    this.#startedScenario = startedScenario
    for (const [id, scenario] of Object.entries(jobs)) this.add(id, scenario)
  }

  async recover(): Promise<void> {
    for (const job of await loadStates<StoredAgentJob>(join(this.#data, 'agent-jobs')))
      this.#jobs.set(job.id, job)
  }

  add(id: string, scenario: AgentScenario): void {
    this.#jobs.set(id, this.#create(id, scenario, false))
  }

  /** How the next job that a client starts ends. */
  setNext(scenario: AgentScenario): void {
    this.#nextScenario = scenario
  }

  /** Ids and instructions of the jobs that clients started, oldest first. */
  started(): { id: string; prompts: string[] }[] {
    const jobs = [...this.#jobs.values()].filter(({ stored }) => stored)
    return jobs.map(({ id, prompts }) => ({ id, prompts }))
  }

  /** Every job in its present state, without advancing it. */
  list(): object[] {
    return [...this.#jobs.values()].map(job => this.#view(job))
  }

  async start(prompt: string): Promise<object> {
    const scenario = this.#nextScenario ?? this.#startedScenario
    this.#nextScenario = undefined
    const job = this.#create(randomUUID(), scenario, true)
    job.prompts.push(prompt)
    this.#jobs.set(job.id, job)
    await this.#save(job)
    return this.#view(job)
  }

  /** A follow-up message makes the job active again. */
  async message(id: string, prompt: string): Promise<object | undefined> {
    const job = this.#jobs.get(id)
    if (job === undefined) return undefined
    job.prompts.push(prompt)
    job.reads = 0
    job.activeSince = this.#now()
    delete job.endedAt
    await this.#save(job)
    return this.#view(job)
  }

  async read(id: string): Promise<object | undefined> {
    const job = this.#jobs.get(id)
    if (job === undefined) return undefined
    job.reads += 1
    if (job.reads === 1 && !job.stored) {
      job.activeSince = this.#now()
      job.createdAt = new Date(job.activeSince).toISOString()
    }
    const view = this.#view(job)
    await this.#save(job)
    return view
  }

  #create(id: string, scenario: AgentScenario, stored: boolean): StoredAgentJob {
    const now = this.#now()
    const createdAt = new Date(now).toISOString()
    return { id, scenario, prompts: [], reads: 0, createdAt, activeSince: now, stored }
  }

  #view(job: StoredAgentJob): object {
    const { scenario } = job
    if (typeof scenario === 'string') return this.#state(job, { ends: scenario })
    if (!('answers' in scenario)) return this.#state(job, scenario)
    const index = Math.min(Math.max(job.reads, 1), scenario.answers.length) - 1
    return scenario.answers[index] ?? {}
  }

  #state(job: StoredAgentJob, scenario: TimedScenario): AgentJob {
    const { activeReads = 2, activeMs } = scenario
    const active: AgentJob = {
      id: job.id,
      status: 'active',
      source: scenario.with?.source ?? { repository: REPOSITORY, ref: 'main' },
      model: scenario.with?.model ?? 'writer-1',
      prLink: null,
      createdAt: job.createdAt,
      archivedAt: null
    }
    const now = this.#now()
    const isActive = activeMs === undefined ? job.reads <= activeReads : now < job.activeSince + activeMs
    // A job that was never read has not started: the first read defines when it did.
    if (job.reads === 0 || isActive) return active
    job.endedAt ??= now
    return { ...active, ...resultFields(scenario.ends, job.endedAt), ...scenario.with }
  }

  async #save(job: StoredAgentJob): Promise<void> {
    if (job.stored) await saveState(join(this.#data, 'agent-jobs', `${job.id}.json`), job)
  }
}

function resultFields(result: AgentResult, at: number): Partial<AgentJob> {
  switch (result) {
    case 'pr':
      return { status: 'completed', prLink: `${REPOSITORY}/pull/42` }
    case 'no-changes':
      return { status: 'completed' }
    case 'failed':
      return { status: 'failed' }
    case 'archived':
      return { status: 'archived', archivedAt: new Date(at).toISOString() }
  }
}
