import * as z from 'zod/mini'
import { errorsPage } from '../../runtime/docs-url.ts'
import { type Environment, readEvent, readRunner, type Runner } from '../../runtime/action/runner.ts'
import { readRunIdentity, type RunIdentity } from '../../github/run-memory/run-identity.ts'

export interface GitHubContext extends Runner, RunIdentity {
  /** URL or path of `docs/errors.md` in this action release. */
  errorsPage: string
  /** Greater than 1 if the workflow run was rerun. */
  runAttempt: number
  eventRelease?: { id: number; tag: string } | undefined
}

const releaseEvent = z.object({ release: z.object({ id: z.number(), tag_name: z.string() }) })

export function readGitHubContext(env: Environment): GitHubContext {
  const release = readEvent(env, releaseEvent)?.release
  return {
    ...readRunner(env),
    ...readRunIdentity(env),
    errorsPage: errorsPage(env),
    runAttempt: Number(env['GITHUB_RUN_ATTEMPT'] || 1),
    eventRelease: release && { id: release.id, tag: release.tag_name }
  }
}
