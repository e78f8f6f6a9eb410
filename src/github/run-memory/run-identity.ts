import type { Environment, Runner } from '../../runtime/action/runner.ts'
import type { NetworkContext } from '../../runtime/context.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'

/** Facts that identify a run among the runs of its workflow. */
export interface RunIdentity {
  runId: string
  repositoryId: string
  /** The branch of the run, or the head branch of a pull request. Undefined for a tag, empty if unknown. */
  branch: string | undefined
}

/** The context of a run that keeps and recalls records. */
export interface WorkflowRunContext extends NetworkContext {
  github: Omit<Runner, 'workspace' | 'runUrl' | 'sha'> & RunIdentity
}

export function readRunIdentity(env: Environment): RunIdentity {
  return {
    runId: env['GITHUB_RUN_ID'] ?? '',
    repositoryId: env['GITHUB_REPOSITORY_ID'] ?? '',
    branch:
      env['GITHUB_REF_TYPE'] === 'tag' ? undefined : env['GITHUB_HEAD_REF'] || (env['GITHUB_REF_NAME'] ?? '')
  }
}

/** The artifact service exists on github.com and GitHub Enterprise Cloud, but not on GitHub Enterprise Server. */
export function artifactsAvailable(serverUrl: string): boolean {
  const host = parseUrl(serverUrl)?.hostname ?? ''
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost')
}
