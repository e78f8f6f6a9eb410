import * as z from 'zod/mini'
import { type Environment, readEvent } from '../runtime/action/runner.ts'

export interface PullRequest {
  number: number
  headSha: string
  headBranch: string
  baseSha: string
  /** The change comes from another repository. */
  isFork: boolean
  /** Started by `pull_request_target`, whose default checkout is the base. */
  isTarget: boolean
}

const schema = z.object({
  pull_request: z.object({
    number: z.number(),
    head: z.object({
      sha: z.string(),
      ref: z.string(),
      repo: z.nullable(z.object({ full_name: z.string() }))
    }),
    base: z.object({ sha: z.string(), repo: z.object({ full_name: z.string() }) })
  })
})

const EVENTS = new Set(['pull_request', 'pull_request_target'])

/** Undefined for other events. */
export function readPullRequest(env: Environment): PullRequest | undefined {
  const event = EVENTS.has(env['GITHUB_EVENT_NAME'] ?? '') ? readEvent(env, schema) : undefined
  if (event === undefined) return undefined
  const { number, head, base } = event.pull_request
  return {
    number,
    headSha: head.sha,
    headBranch: head.ref,
    baseSha: base.sha,
    // The repository of a fork can be deleted.
    isFork: head.repo?.full_name !== base.repo.full_name,
    isTarget: env['GITHUB_EVENT_NAME'] === 'pull_request_target'
  }
}

/** Events of a pull request that do not say here where its change comes from. */
const EVENTS_OF_ANY_ORIGIN = new Set([
  'issue_comment',
  'pull_request_review',
  'pull_request_review_comment',
  'workflow_run'
])

export function mayBeFromFork(pullRequest: PullRequest | undefined, env: Environment): boolean {
  return pullRequest?.isFork === true || EVENTS_OF_ANY_ORIGIN.has(env['GITHUB_EVENT_NAME'] ?? '')
}
