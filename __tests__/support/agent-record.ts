import { agentJob } from '../../src/service/schemas.ts'
import { type AgentRecord, agentSummary as render } from '../../src/wait-for-agent/summary.ts'

const ERRORS = 'https://github.com/example/action/blob/v1/docs/errors.md'
export const renderSummary = (report: AgentRecord) => render(report, ERRORS)

const START = Date.UTC(2026, 10, 15, 2, 0, 0)

/** Returns the record of an agent job that opened a pull request. */
export function finished(more: Partial<AgentRecord> = {}): AgentRecord {
  return {
    jobId: 'job_17',
    job: agentJob.parse({
      status: 'completed',
      source: { repository: 'https://github.com/example/docs', ref: 'docs/next' },
      model: 'writer-1',
      prLink: 'https://github.com/example/docs/pull/42'
    }),
    startedAt: START,
    endedAt: START + 186_000,
    ...more
  }
}
