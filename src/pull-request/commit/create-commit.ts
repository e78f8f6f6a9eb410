import * as z from 'zod/mini'
import type { GitHubClient } from '../../github/client.ts'
import { reasonOf } from '../../runtime/failure.ts'
import { HttpError } from '../../runtime/http/http-error.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { isGitHubProblem } from '../base/repository.ts'
import type { EditedLine } from '../fixes/edit.ts'
import type { PullRequest } from '../pull-request-event.ts'
import type { CommitPlan } from './plan.ts'

export type CommitResult =
  | { kind: 'created'; oid: string }
  /** The branch has another head than the one that was reviewed. */
  | { kind: 'moved' }
  | { kind: 'refused'; reason: string }
  /** There may be a commit. */
  | { kind: 'unconfirmed'; reason: string }

const MUTATION =
  'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }'

const responseSchema = z.object({
  data: z.optional(
    z.nullable(
      z.object({
        createCommitOnBranch: z.nullable(z.object({ commit: z.nullable(z.object({ oid: z.string() })) }))
      })
    )
  ),
  errors: z.optional(z.array(z.object({ type: z.optional(z.string()), message: z.string() })))
})

/**
 * Adds a commit to the branch of the pull request, if its head is still the one that was reviewed. Sent once: after a
 * lost response, a second request would find the head moved by the first.
 */
export async function createCommit(
  { files, fixed }: Pick<CommitPlan, 'files' | 'fixed'>,
  { headSha, headBranch }: PullRequest,
  client: GitHubClient
): Promise<CommitResult> {
  const input = {
    branch: { repositoryNameWithOwner: client.repository, branchName: headBranch },
    expectedHeadOid: headSha,
    message: { headline: `Fix ${formatCount(fixed, 'finding')} in the documentation` },
    fileChanges: {
      additions: files.map(({ file, lines }) => ({ path: file, contents: contentOf(lines) }))
    }
  }
  try {
    const { data } = await client.send(
      responseSchema,
      async octokit =>
        await octokit.request({
          method: 'POST',
          url: client.graphqlUrl,
          query: MUTATION,
          variables: { input }
        })
    )
    return resultOf(data)
  } catch (error) {
    if (!isGitHubProblem(error)) throw error
    return { kind: isRefusal(error) ? 'refused' : 'unconfirmed', reason: reasonOf(error) }
  }
}

/** Not a timeout or a lost response, after which there may be a commit. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false
  const { status = 0, maybeReceived } = error
  return !maybeReceived || (status >= 400 && status < 500)
}

function resultOf({ data, errors = [] }: z.infer<typeof responseSchema>): CommitResult {
  const oid = data?.createCommitOnBranch?.commit?.oid
  if (errors.some(({ type }) => type === 'STALE_DATA')) return { kind: 'moved' }
  if (errors.length > 0) return { kind: 'refused', reason: errors.map(({ message }) => message).join(' ') }
  return oid === undefined
    ? { kind: 'unconfirmed', reason: 'the response has no commit' }
    : { kind: 'created', oid }
}

function contentOf(lines: readonly EditedLine[]): string {
  return Buffer.from(lines.map(({ after }) => after).join('')).toString('base64')
}
