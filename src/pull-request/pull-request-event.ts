import * as z from 'zod/mini'
import { type Environment, readEvent } from '../runtime/action/runner.ts'

const EVENTS = ['pull_request', 'pull_request_target'] as const

export interface PullRequest {
  number: number
  headSha: string
  headBranch: string
  baseSha: string
  /** The change comes from another repository. */
  isFork: boolean
  /** What started the run: without `ref`, only `pull_request` checks out the change. */
  event: (typeof EVENTS)[number] | 'issue_comment'
  /** The head before the commit that this run added. For a moment longer, GitHub can say that it is the head. */
  earlierSha?: string
}

const repository = z.object({ full_name: z.string() })

/** As events and the API describe it. */
export const pullRequestSchema = z.object({
  number: z.number(),
  state: z.string(),
  head: z.object({ sha: z.string(), ref: z.string(), repo: z.nullable(repository) }),
  base: z.object({ sha: z.string(), repo: repository })
})

/** The events of a pull request say it, too; it is not used. */
const schema = z.object({ pull_request: z.omit(pullRequestSchema, { state: true }) })

const commentSchema = z.object({
  action: z.string(),
  issue: z.object({ number: z.number(), pull_request: z.optional(z.nullable(z.object({}))) }),
  comment: z.object({
    body: z.string(),
    user: z.object({ login: z.string(), id: z.number(), type: z.string() })
  })
})

/** What the event of a comment says. It has no commits. */
export type CommentEvent = z.infer<typeof commentSchema>

/** Undefined for other events. */
export function readPullRequest(env: Environment): PullRequest | undefined {
  const name = EVENTS.find(each => each === env['GITHUB_EVENT_NAME'])
  const event = name && readEvent(env, schema)
  return name && event && pullRequestOf(event.pull_request, name)
}

/** Undefined when there is no such event, or when it cannot be read. */
export function readComment(env: Environment): CommentEvent | undefined {
  return isCommentRun(env) ? readEvent(env, commentSchema) : undefined
}

export function isCommentRun(env: Environment): boolean {
  return env['GITHUB_EVENT_NAME'] === 'issue_comment'
}

export function pullRequestOf(
  { number, head, base }: Omit<z.infer<typeof pullRequestSchema>, 'state'>,
  event: PullRequest['event']
): PullRequest {
  return {
    number,
    headSha: head.sha,
    headBranch: head.ref,
    baseSha: base.sha,
    // The repository of a fork can be deleted.
    isFork: head.repo?.full_name !== base.repo.full_name,
    event
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
