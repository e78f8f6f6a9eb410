import { relative, sep } from 'node:path'
import { type GitHubClient, isNotFound } from '../../github/client.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { HttpError } from '../../runtime/http/http-error.ts'
import { untilAborted } from '../../runtime/time/stop-reason.ts'
import type { PullRequest } from '../pull-request-event.ts'
import { type CheckedOut, type Checkout, outermost } from './checkout.ts'
import type { Clone } from './clone.ts'
import { type GitHubCommit, GitHubRepository, isGitHubProblem, NotComparable } from './repository.ts'
import { repositoryOfSubmodule } from './submodule.ts'
import { compareFolders, compareTrees, compareWorkingTree, readFolder, type Versions } from './versions.ts'

export type Base =
  /** The earlier version of the documentation itself. */
  | { kind: 'folder'; folder: string }
  | { kind: 'ref'; ref: string }
  /** Ids of two commits of the clone. */
  | { kind: 'clone'; clone: Clone; head: string; base: string }
  | { kind: 'pull-request' }
  | { kind: 'none' }

export interface ReadVersions extends Versions {
  /** Why there is no base. */
  notCompared?: string
  /** The commit that is checked out is not that of the pull request: nothing may be written there about it. */
  isOtherCommit?: boolean
  /** Pages of the checkout that are not in the clone, and count in both versions. */
  untracked?: string[]
  /** The repository of the commit, if it is not that of the run: `owner/name`. */
  repository?: string
}

/** Everything that is needed to read the versions. */
export interface Source {
  base: Base
  pullRequest: PullRequest | undefined
  client: GitHubClient
  serverUrl: string
}

/** The commit that is checked out is neither the head of the pull request nor a merge of it. */
class OtherCommit extends NotComparable {
  override readonly name = 'OtherCommit'
}

/** Reads both versions, or the one that is checked out, with the reason why it is not compared. */
export async function readVersions(
  checkout: Checkout,
  source: Source,
  signal: AbortSignal
): Promise<ReadVersions> {
  try {
    return await untilAborted(signal, async () => await compare(checkout, source, signal))
  } catch (error) {
    signal.throwIfAborted()
    if (!isGitHubProblem(error)) throw error
    return {
      head: await readFolder(checkout.folder),
      base: undefined,
      changed: new Set(),
      notCompared: reasonOf(error).replace(/\.$/, ''),
      isOtherCommit: error instanceof OtherCommit
    }
  }
}

async function compare(checkout: Checkout, source: Source, signal: AbortSignal): Promise<ReadVersions> {
  const { base, pullRequest, client } = source
  if (base.kind === 'none') throw new NotComparable('`base` is `none`')
  if (base.kind === 'clone') {
    const { clone, ...commits } = base
    return await compareWorkingTree(checkout, commits, clone.until(signal))
  }
  if (base.kind === 'folder') {
    // A folder needs nothing of GitHub: what it does not answer is no reason against it.
    if (pullRequest !== undefined && client.hasToken)
      await proveCommit(outermost(checkout), pullRequest, new GitHubRepository(client)).catch(unlessOther)
    return await compareFolders(checkout, base.folder)
  }
  if (!client.hasToken) throw new NotComparable('`github-token` is empty')
  const { repository, ...trees } = await comparedTrees(checkout, base, source)
  const isOther = repository.name !== client.repository
  return {
    ...(await compareTrees(checkout, trees, repository)),
    ...(isOther && { repository: repository.name })
  }
}

function unlessOther(error: unknown): undefined {
  if (error instanceof OtherCommit || !(error instanceof HttpError || error instanceof Failure)) throw error
}

/** The trees of the commit that is checked out and of its base. A submodule has a repository of its own. */
async function comparedTrees(
  checkout: CheckedOut,
  base: Extract<Base, { kind: 'ref' | 'pull-request' }>,
  source: Source
): Promise<{ repository: GitHubRepository; head: string; base: string }> {
  if (checkout.outer !== undefined)
    return await submoduleTrees(checkout, await comparedTrees(checkout.outer, base, source), source)
  const { pullRequest, client } = source
  const repository = new GitHubRepository(client)
  const commit =
    pullRequest === undefined
      ? await repository.commit(commitOf(checkout))
      : await proveCommit(checkout, pullRequest, repository)
  const trees = { repository, head: commit.tree.sha }
  if (base.kind === 'ref') {
    const tree = await repository.mergeBase(base.ref, commit.sha).catch((error: unknown) => {
      throw isNotFound(error) ? unknownBase(base.ref, repository) : error
    })
    return { ...trees, base: tree }
  }
  if (pullRequest === undefined) throw new NotComparable('there is no pull request')
  const [target] = commit.parents
  // The merge commit that GitHub makes: its first parent has everything but the changes of this pull request.
  if (target !== undefined && commit.sha !== pullRequest.headSha)
    return { ...trees, base: (await repository.commit(target.sha)).tree.sha }
  return { ...trees, base: await repository.mergeBase(pullRequest.baseSha, commit.sha) }
}

/** GitHub knows the commit that is checked out, so what it does not find is the input. */
function unknownBase(ref: string, { name }: GitHubRepository): Failure {
  const problem = `\`base\` ${JSON.stringify(ref)} is no branch or commit of ${name}, or has no commit in common with what is checked out`
  return new Failure('invalid-input', `Invalid input:\n- ${problem}`)
}

function commitOf({ commit }: CheckedOut): string {
  if (commit !== undefined) return commit
  throw new OtherCommit('the commit that is checked out is unknown. Use actions/checkout in a step before')
}

/** The commit that is checked out, which must be the head of the pull request or a merge of it. */
async function proveCommit(
  checkout: CheckedOut,
  { number, headSha }: PullRequest,
  repository: GitHubRepository
): Promise<GitHubCommit> {
  const sha = commitOf(checkout)
  const advice = `Use actions/checkout without \`ref\` and \`repository\`, but with \`ref: refs/pull/${number}/merge\` for \`pull_request_target\``
  const commit = await repository.commit(sha).catch((error: unknown) => {
    if (!isNotFound(error) || sha === headSha) throw error
    throw new OtherCommit(
      `the commit that is checked out, ${short(sha)}, is not in ${repository.name}. ${advice}`
    )
  })
  const [, merged, ...more] = commit.parents
  if (sha === headSha || (merged?.sha === headSha && more.length === 0)) return commit
  throw new OtherCommit(
    `the commit ${short(sha)} is checked out, which is neither the head of the pull request, ${short(headSha)}, nor a merge of it. ${advice}`
  )
}

function short(sha: string): string {
  return sha.slice(0, 10)
}

/** The submodule's own commit, and the one that the base records for it. */
async function submoduleTrees(
  { commit, root, outer }: CheckedOut,
  around: { repository: GitHubRepository; head: string; base: string },
  { serverUrl }: Source
): Promise<{ repository: GitHubRepository; head: string; base: string }> {
  const path = relative(outer?.root ?? root, root)
    .split(sep)
    .join('/')
  const [recorded, earlier] = [
    await around.repository.entry(around.head, path, 'commit'),
    await around.repository.entry(around.base, path, 'commit')
  ]
  if (commit === undefined || commit !== recorded)
    throw new OtherCommit(
      `the submodule ${JSON.stringify(path)} has the commit ${short(commit ?? 'unknown')}, and the pull request records ${short(recorded ?? 'none')}. Use actions/checkout with \`submodules: true\``
    )
  if (earlier === undefined) throw new NotComparable(`the base has no submodule ${JSON.stringify(path)}`)
  const name = await repositoryOfSubmodule(around, path, serverUrl)
  if (name === undefined)
    throw new NotComparable(`the repository of the submodule ${JSON.stringify(path)} is not on ${serverUrl}`)
  const repository = around.repository.named(name)
  const treeOf = async (sha: string) => (await repository.commit(sha)).tree.sha
  try {
    return { repository, head: await treeOf(commit), base: await treeOf(earlier) }
  } catch (error) {
    if (!(error instanceof HttpError) || ![401, 403, 404].includes(error.status ?? 0)) throw error
    throw new NotComparable(
      `the token cannot read ${name}, the repository of the submodule ${JSON.stringify(path)}. Pass a \`github-token\` that can`
    )
  }
}
