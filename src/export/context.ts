import type { NetworkContext } from '../runtime/context.ts'
import type { GitHubContext } from './inputs/github-context.ts'

export interface ExportContext extends NetworkContext {
  github: GitHubContext
  /** The time, by the run's clock, at which `timeout` ends the run. */
  deadline: number
}
