import type { GitHubClient } from '../../github/client.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { HttpError } from '../../runtime/http/http-error.ts'
import { TimedOut } from '../../runtime/stop-reason.ts'
import type { PullRequest } from '../pull-request-event.ts'
import type { Checkout } from './checkout.ts'
import { type Commit, NotComparable, Repository } from './repository.ts'
import { compareFolders, compareTrees, readFolder, type Versions } from './versions.ts'

export type Base =
  /** The earlier version of the documentation itself. */
  | { kind: 'folder'; folder: string }
  | { kind: 'ref'; ref: string }
  | { kind: 'pull-request'; pullRequest: PullRequest }

/** Both versions, or the one that is checked out and the reason why it is not compared. */
export async function readVersions(
  checkout: Checkout,
  base: Base,
  github: { client: GitHubClient; sha: string | undefined },
  signal: AbortSignal
): Promise<Versions & { notCompared?: string }> {
  try {
    if (base.kind === 'folder') return await compareFolders(checkout, base.folder)
    const head = checkout.commit ?? github.sha
    if (head === undefined) throw new NotComparable('the commit that is checked out is unknown')
    const repository = new Repository(github.client)
    const commit = await repository.commit(head)
    const { tree } = await baseOf(commit, base, repository)
    return await compareTrees(checkout, { head: commit.tree.sha, base: tree.sha }, repository)
  } catch (error) {
    signal.throwIfAborted()
    const isExpected =
      error instanceof NotComparable ||
      error instanceof HttpError ||
      error instanceof TimedOut ||
      (error instanceof Failure && error.code === 'github-rate-limited')
    if (!isExpected) throw error
    const head = await readFolder(checkout.folder)
    return { head, base: undefined, changed: new Set(), notCompared: reasonOf(error) }
  }
}

async function baseOf(
  { sha, parents: [target, merged] }: Commit,
  base: Exclude<Base, { kind: 'folder' }>,
  repository: Repository
): Promise<{ tree: { sha: string } }> {
  if (base.kind === 'ref') return await repository.mergeBase(base.ref, sha)
  const { headSha, baseSha } = base.pullRequest
  // The merge commit that GitHub makes: its first parent has everything but the changes of this pull request.
  if (target !== undefined && merged?.sha === headSha) return await repository.commit(target.sha)
  return await repository.mergeBase(baseSha, sha)
}
