import type { RepeatingClock } from './time/clock.ts'
import type { Http } from './http/agent-http.ts'
import type { RetryContext } from './http/retry.ts'

/** Dependencies that are passed to every step. A step takes a `Pick` of this interface. */
export interface RunContext extends RetryContext {
  clock: RepeatingClock
  http: Http
  setOutput: (name: string, value: string | number) => void
  /** Writes the summary: Markdown for GitHub, and text for a terminal. */
  writeSummary: (markdown: string, text: string) => Promise<void>
  /** Sets how to explain a cancellation if the action does not end in time. */
  setStopExplanation?: (explain: (error: unknown) => unknown) => void
}

export type NetworkContext = Omit<RunContext, 'setOutput' | 'writeSummary' | 'setStopExplanation'>
