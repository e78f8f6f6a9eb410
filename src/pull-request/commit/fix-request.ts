import * as z from 'zod/mini'
import { type GitHubClient, unlessNotFound } from '../../github/client.ts'
import type { Environment } from '../../runtime/action/runner.ts'
import { Problem } from '../../runtime/problem.ts'
import {
  isCommentRun,
  type PullRequest,
  pullRequestOf,
  pullRequestSchema,
  readComment
} from '../pull-request-event.ts'

/** The whole comment that asks for a commit. */
const FIX_COMMAND = '/fix docs'

/** Somebody asks in a comment for a commit with the fixes. Whether they may is not known yet. */
export interface FixRequest {
  /** Of the pull request. */
  number: number
  login: string
  userId: number
}

/** Undefined when no comment started the run, and a problem for a comment that asks for nothing. */
export function readFixRequest(env: Environment): FixRequest | Problem | undefined {
  if (!isCommentRun(env)) return undefined
  const event = readComment(env)
  if (event === undefined) return new Problem('the event cannot be read')
  const { action, issue, comment } = event
  if (action !== 'created') return new Problem('the comment is not new')
  if (!issue.pull_request) return new Problem('the comment is not on a pull request')
  if (comment.body.trim() !== FIX_COMMAND) return new Problem(`the comment is not \`${FIX_COMMAND}\``)
  if (comment.user.type !== 'User') return new Problem('the comment is not of a person')
  return { number: issue.number, login: comment.user.login, userId: comment.user.id }
}

/**
 * `permission` is one of the roles that every repository has, whatever an organization calls its own (`role_name`):
 * GitHub says `write` for `maintain`.
 */
const permissionSchema = z.object({
  permission: z.string(),
  user: z.nullable(z.object({ id: z.number() }))
})
const MAY_WRITE = new Set(['write', 'maintain', 'admin'])

/** The pull request as it is now, if whoever asks may write to its repository. Read once: all that follows is about this head. */
export async function requestedPullRequest(
  { number, login, userId }: FixRequest,
  client: GitHubClient
): Promise<PullRequest | Problem> {
  if (!(await mayWrite(login, userId, client)))
    return new Problem('whoever commented has no permission to write to this repository')
  const pull = await client.request(
    `Reading pull request ${number}`,
    pullRequestSchema,
    `GET pulls/${number}`
  )
  if (pull.state !== 'open') return new Problem('the pull request is not open')
  return pullRequestOf(pull, 'issue_comment')
}

async function mayWrite(login: string, userId: number, client: GitHubClient): Promise<boolean> {
  const route = `GET collaborators/${encodeURIComponent(login)}/permission`
  const found = await client
    .request('Reading the permission of the commenter', permissionSchema, route)
    .catch(unlessNotFound)
  // Somebody who is no collaborator is not found, and a name can belong to somebody else after it was changed.
  return found !== undefined && MAY_WRITE.has(found.permission) && found.user?.id === userId
}
