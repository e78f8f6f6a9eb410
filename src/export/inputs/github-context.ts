import * as z from 'zod/mini'
import { errorsPage } from '../../runtime/docs-url.ts'
import { type Environment, readEvent, readRunner, type Runner } from '../../runtime/action/runner.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'

export interface GitHubContext extends Runner {
  /** URL or path of `docs/errors.md` in this action release. */
  errorsPage: string
  runId: string
  /** Greater than 1 if the workflow run was rerun. */
  runAttempt: number
  repositoryId: string
  /** The branch of the run, or the head branch of a pull request. Undefined for a tag, empty if unknown. */
  branch: string | undefined
  eventRelease?: { id: number; tag: string } | undefined
}

const releaseEvent = z.object({ release: z.object({ id: z.number(), tag_name: z.string() }) })

export function readGitHubContext(env: Environment): GitHubContext {
  const release = readEvent(env, releaseEvent)?.release
  return {
    ...readRunner(env),
    errorsPage: errorsPage(env),
    runId: env['GITHUB_RUN_ID'] ?? '',
    runAttempt: Number(env['GITHUB_RUN_ATTEMPT'] || 1),
    repositoryId: env['GITHUB_REPOSITORY_ID'] ?? '',
    branch:
      env['GITHUB_REF_TYPE'] === 'tag' ? undefined : env['GITHUB_HEAD_REF'] || (env['GITHUB_REF_NAME'] ?? ''),
    eventRelease: release && { id: release.id, tag: release.tag_name }
  }
}

/** The artifact service exists on github.com and GitHub Enterprise Cloud, but not on GitHub Enterprise Server. */
export function artifactsAvailable(serverUrl: string): boolean {
  const host = parseUrl(serverUrl)?.hostname ?? ''
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost')
}
