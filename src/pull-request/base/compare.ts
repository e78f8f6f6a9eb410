import { relative, sep } from 'node:path'
import { type GitHubClient, isNotFound } from '../../github/client.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { HttpError } from '../../runtime/http/http-error.ts'
import { untilAborted } from '../../runtime/time/stop-reason.ts'
import type { PullRequest } from '../pull-request-event.ts'
import { type CheckedOut, type Checkout, outermost } from '../../versions/checkout.ts'
import type { Clone } from '../../versions/clone.ts'
import { type GitHubCommit, GitHubRepository } from '../../versions/github-repository.ts'
import { isGitHubProblem, NotComparable } from '../../versions/repository.ts'
import { repositoryOfSubmodule } from '../../versions/submodule.ts'
import {
  compareFolders,
  compareTrees,
  compareWorkingTree,
  readFolder,
  type Versions
} from '../../versions/compare-files.ts'

export type Base =
  /** A folder that contains the earlier version of the documentation. */
  | { kind: 'folder'; folder: string }
  | { kind: 'ref'; ref: string }
  /** `head` and `base` are ids of commits in the clone. */
  | { kind: 'clone'; clone: Clone; head: string; base: string }
  | { kind: 'pull-request' }
  | { kind: 'none' }

export interface ReadVersions extends Versions {
  /** The reason why the versions are not compared. */
  notCompared?: string
  /** Whether the checked-out commit does not belong to the pull request. If true, no comment may be written. */
  isOtherCommit?: boolean
  /** Untracked pages in the checkout, which count as part of both versions. */
  untracked?: string[]
  /** `owner/name` of the repository that contains the commit, if the run belongs to another repository. */
  repository?: string
}

export interface Source {
  base: Base
  pullRequest: PullRequest | undefined
  client: GitHubClient
  serverUrl: string
}

/** Thrown if the checked-out commit is unknown or does not belong to the pull request. */
class OtherCommit extends NotComparable {
  override readonly name = 'OtherCommit'
}

/** Reads both versions. If this fails, reads only the checked-out version and returns the reason as `notCompared`. */
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
    // A folder can be compared without GitHub, so a failed request does not prevent the comparison.
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

/** Finds the trees of the checked-out commit and its base. The trees for a submodule are in its own repository. */
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
  // The first parent of the merge commit from GitHub contains everything except this pull request's changes.
  if (target !== undefined && commit.sha !== pullRequest.headSha)
    return { ...trees, base: (await repository.commit(target.sha)).tree.sha }
  return { ...trees, base: await repository.mergeBase(pullRequest.baseSha, commit.sha) }
}

/** GitHub has already returned the checked-out commit, so the `base` input must have caused the 404 response. */
function unknownBase(ref: string, { name }: GitHubRepository): Failure {
  const problem = `\`base\` ${JSON.stringify(ref)} is not a branch or commit in ${name}, or has no commit in common with the checked-out commit`
  return new Failure('invalid-input', `Invalid input:\n- ${problem}`)
}

function commitOf({ commit }: CheckedOut): string {
  if (commit !== undefined) return commit
  throw new OtherCommit('the checked-out commit is unknown. Use `actions/checkout` in an earlier step')
}

/** Returns the checked-out commit. Throws unless this commit is the pull request's head or a merge of the head. */
async function proveCommit(
  checkout: CheckedOut,
  { number, headSha }: PullRequest,
  repository: GitHubRepository
): Promise<GitHubCommit> {
  const sha = commitOf(checkout)
  const advice = `Use \`actions/checkout\` without \`ref\` and \`repository\`. For \`pull_request_target\`, set \`ref: refs/pull/${number}/merge\``
  const commit = await repository.commit(sha).catch((error: unknown) => {
    if (!isNotFound(error) || sha === headSha) throw error
    throw new OtherCommit(`the checked-out commit ${short(sha)} is not in ${repository.name}. ${advice}`)
  })
  const [, merged, ...more] = commit.parents
  if (sha === headSha || (merged?.sha === headSha && more.length === 0)) return commit
  throw new OtherCommit(
    `the checked-out commit ${short(sha)} is neither the head of the pull request, ${short(headSha)}, nor a merge of the head. ${advice}`
  )
}

function short(sha: string): string {
  return sha.slice(0, 10)
}

/** Finds the trees of the submodule's checked-out commit and of the commit that the base records for the submodule. */
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
      `the checked-out commit of the submodule ${JSON.stringify(path)} (${short(commit ?? 'unknown')}) is not the commit that the outer repository records (${short(recorded ?? 'none')}). Use \`actions/checkout\` with \`submodules: true\``
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
      `the token cannot read ${name}, the repository of the submodule ${JSON.stringify(path)}. Pass a \`github-token\` with read access`
    )
  }
}
