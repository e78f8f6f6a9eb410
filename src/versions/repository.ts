import { isHidden } from '../sources/files.ts'
import { Failure } from '../runtime/failure.ts'
import { HttpError } from '../runtime/http/http-error.ts'
import { TimedOut } from '../runtime/time/stop-reason.ts'

/** Thrown if the two versions cannot be compared. The documentation is still reviewed. */
export class NotComparable extends Error {
  override readonly name: string = 'NotComparable'
}

/** Whether an error prevents only the comparison, such as a missing, late, or incomplete response from GitHub. */
export function isGitHubProblem(error: unknown): boolean {
  return (
    error instanceof NotComparable ||
    error instanceof HttpError ||
    error instanceof TimedOut ||
    (error instanceof Failure && error.code === 'github-rate-limited')
  )
}

export interface TreeFile {
  sha: string
  size: number
}

/** Reads the files in a repository's commits, through GitHub or from a clone. */
export interface Repository {
  /** Lists the files in a folder of a commit's tree, by path relative to the folder. */
  files: (tree: string, folder: string) => Promise<Map<string, TreeFile>>
  texts: (files: ReadonlyMap<string, TreeFile>) => Promise<Map<string, string>>
}

/** A commit that changed a file, on the first-parent line of a branch: what a merge brought counts as the merge. */
export interface FileCommit {
  sha: string
  /** Committer date, in ISO 8601: the time of the merge, from which readers could see the change. */
  date: string
  /** Path of the file in this commit, from the repository root. */
  path: string
}

export interface HistoryLimits {
  /** Excludes this commit and its ancestors. */
  since?: string | undefined
  max: number
}

/** A repository with its history. Commits are full ids. */
export interface RepositoryHistory extends Repository {
  /** Maximum number of blobs to read, if each of them is a request. Otherwise, many blobs are read at once. */
  readonly maxBlobs?: number
  treeOf: (commit: string) => Promise<string>
  /** Returns the committer date, in milliseconds since 1970. */
  timeOf: (commit: string) => Promise<number>
  /** Returns the first parent; undefined for the first commit, and in a shallow clone for the last one. */
  parentOf: (commit: string) => Promise<string | undefined>
  /** Returns undefined if the commits have no common ancestor. */
  commonAncestor: (a: string, b: string) => Promise<string | undefined>
  /**
   * Lists the ids of a commit and of its first parents, newest first, as far as they are known. Excludes `since` and its
   * ancestors.
   */
  firstParents: (head: string, limits: HistoryLimits) => Promise<string[]>
  /** Lists the commits that changed a file, newest first. Follows the renames that Git detects, but no copies. */
  fileHistory: (head: string, path: string, limits: HistoryLimits) => Promise<FileCommit[]>
}

/** Whether a tree entry is a regular file that documentation can contain, not a symbolic link or a submodule. */
export function isDocsFile({ path, mode }: { path: string; mode: string }): boolean {
  return /^100(?:644|755|664)$/.test(mode) && !path.split('/').some(isHidden)
}
