import type { RepeatingClock } from './time/clock.ts'
import type { Http } from './http/agent-http.ts'
import type { RetryContext } from './http/retry.ts'

/** The collaborators that every step gets from outside. Steps take a `Pick` of it. */
export interface RunContext extends RetryContext {
  clock: RepeatingClock
  http: Http
  setOutput: (name: string, value: string | number) => void
  /** Writes the summary for GitHub, and for a terminal. */
  writeSummary: (markdown: string, text: string) => Promise<void>
}

export type NetworkContext = Omit<RunContext, 'setOutput' | 'writeSummary'>
