export interface AgentJob {
  id: string
  status: 'active' | 'completed' | 'archived' | 'failed'
  source: { repository: string; ref: string | null }
  model: string
  prLink: string | null
  createdAt: string
  archivedAt: string | null
}

export const AGENT_ENDS = ['pr', 'no-changes', 'failed', 'archived'] as const
export type AgentEnd = (typeof AGENT_ENDS)[number]

/** `active` for so many reads (2 if not said) or for so long after the first one; `with` sets fields of the end. */
interface Scripted {
  ends: AgentEnd
  activeReads?: number
  activeMs?: number
  with?: Partial<AgentJob>
}

export type AgentScenario =
  | AgentEnd
  | Scripted
  /** These answers in turn, the last one again and again. */
  | { answers: object[] }

interface Played {
  scenario: AgentScenario
  reads: number
  createdAt: number
  endedAt?: number
}

const REPOSITORY = 'https://github.com/example/docs'

/** Plays the jobs of a documentation-editing agent. Reading a job is what moves it on. */
export class AgentJobs {
  readonly #jobs = new Map<string, Played>()
  readonly #now: () => number

  constructor({ jobs, now }: { jobs: Record<string, AgentScenario>; now: () => number }) {
    this.#now = now
    for (const [id, scenario] of Object.entries(jobs)) this.add(id, scenario)
  }

  add(id: string, scenario: AgentScenario): void {
    this.#jobs.set(id, { scenario, reads: 0, createdAt: this.#now() })
  }

  read(id: string): object | undefined {
    const job = this.#jobs.get(id)
    if (job === undefined) return undefined
    job.reads += 1
    if (job.reads === 1) job.createdAt = this.#now()
    const { scenario } = job
    if (typeof scenario === 'string') return this.#play(id, job, { ends: scenario })
    if ('answers' in scenario) return scenario.answers[Math.min(job.reads, scenario.answers.length) - 1]
    return this.#play(id, job, scenario)
  }

  #play(id: string, job: Played, scenario: Scripted): AgentJob {
    const { activeReads = 2, activeMs } = scenario
    const active: AgentJob = {
      id,
      status: 'active',
      source: scenario.with?.source ?? { repository: REPOSITORY, ref: 'main' },
      model: scenario.with?.model ?? 'writer-1',
      prLink: null,
      createdAt: new Date(job.createdAt).toISOString(),
      archivedAt: null
    }
    const now = this.#now()
    if (activeMs === undefined ? job.reads <= activeReads : now < job.createdAt + activeMs) return active
    job.endedAt ??= now
    return { ...active, ...endOf(scenario.ends, job.endedAt), ...scenario.with }
  }
}

function endOf(ends: AgentEnd, at: number): Partial<AgentJob> {
  switch (ends) {
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
