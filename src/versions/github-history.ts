import * as z from 'zod/mini'
import type { GitHubClient } from '../github/client.ts'
import type { FileCommit } from './repository.ts'

const commitList = z.array(
  z.object({
    sha: z.string(),
    commit: z.object({ committer: z.object({ date: z.string() }) }),
    parents: z.array(z.object({ sha: z.string() }))
  })
)
type ListedCommit = z.infer<typeof commitList>[number]

const commitFiles = z.object({
  files: z.optional(
    z.array(z.object({ filename: z.string(), status: z.string(), previous_filename: z.optional(z.string()) }))
  )
})
type ChangedFile = NonNullable<z.infer<typeof commitFiles>['files']>[number]

const PAGE = 100
/** Maximum number of pages with commits of the branch. Merges of older commits are unknown. */
const MAX_PAGES = 10
/** GitHub lists at most 3000 files of a commit, in pages of this size. */
const FILES_PAGE = 300
const MAX_FILE_PAGES = 10

/**
 * Lists the commits that changed a file, newest first, like `git log --follow --first-parent`. GitHub lists the commits
 * of a merged branch instead of the merge, so the merge is found in the list of all commits. A commit that is too old
 * for this list counts as it is.
 */
export async function gitHubHistory(
  client: GitHubClient,
  head: string,
  path: string,
  branch: Branch,
  max: number
): Promise<FileCommit[]> {
  const found = new Map<string, FileCommit>()
  let next: NamedFile | undefined = { from: head, path }
  while (next !== undefined && found.size < max) next = await readUnderName(client, next, branch, max, found)
  // A merge can be newer than a commit that is newer than the merged commit.
  return [...found.values()].sort((a, b) => branch.ageOf(a.sha) - branch.ageOf(b.sha)).slice(0, max)
}

/** The name of a file in a commit and before it. */
interface NamedFile {
  from: string
  path: string
}

/** Adds the commits in which the file had this name. Returns the name that the file had before, if there is one. */
async function readUnderName(
  client: GitHubClient,
  { from, path }: NamedFile,
  branch: Branch,
  max: number,
  found: Map<string, FileCommit>
): Promise<NamedFile | undefined> {
  for (const commit of await listCommits(client, from, { path, pages: Math.ceil(max / PAGE) })) {
    if (branch.isBefore(commit.sha)) continue
    const merge = branch.mergeOf(commit)
    const { sha, parents } = merge
    if (!found.has(sha)) found.set(sha, { sha, date: merge.commit.committer.date, path })
    const { status, previous_filename: earlier } = (await changeOf(client, commit.sha, path)) ?? {}
    const [parent] = parents
    if (earlier !== undefined && parent !== undefined) return { from: parent.sha, path: earlier }
    // An earlier file of this name was another file.
    if (status === 'added') return undefined
    if (found.size >= max) return undefined
  }
  return undefined
}

/** The newest commits of a branch. */
export interface Branch {
  /** The ids of the first-parent line, newest first. */
  line: readonly string[]
  /** Returns the commit of the first-parent line that brought a commit to the branch. */
  mergeOf: (commit: ListedCommit) => ListedCommit
  /** Returns the number of newer commits on the first-parent line. */
  ageOf: (sha: string) => number
  /** Whether a commit is `since` or one of its ancestors. */
  isBefore: (sha: string) => boolean
}

export async function readBranch(
  client: GitHubClient,
  head: string,
  since: string | undefined
): Promise<Branch> {
  const listed = await listCommits(client, head, { until: since, pages: MAX_PAGES })
  const commits = new Map(listed.map(commit => [commit.sha, commit]))
  const line: ListedCommit[] = []
  for (let at = commits.get(head); at !== undefined; at = commits.get(at.parents[0]?.sha ?? '')) line.push(at)
  const ages = new Map(line.map(({ sha }, age) => [sha, age]))
  const merges = new Map<string, ListedCommit>()
  // A commit belongs to the oldest commit of the line that contains it.
  for (const merge of line.toReversed()) reach(merge.sha, commits, sha => setNew(merges, sha, merge))
  const before = new Map<string, true>()
  if (since !== undefined) reach(since, commits, sha => setNew(before, sha, true))
  return {
    line: line.map(({ sha }) => sha),
    mergeOf: commit => merges.get(commit.sha) ?? commit,
    ageOf: sha => ages.get(sha) ?? line.length,
    isBefore: sha => since !== undefined && (before.has(sha) || !commits.has(sha))
  }
}

function setNew<T>(map: Map<string, T>, key: string, value: T): boolean {
  if (map.has(key)) return false
  map.set(key, value)
  return true
}

/** Visits a commit and its listed ancestors. `visit` returns whether the commit is new. */
function reach(
  sha: string,
  commits: ReadonlyMap<string, ListedCommit>,
  visit: (sha: string) => boolean
): void {
  const queue = [sha]
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const commit = commits.get(at)
    if (visit(at) && commit !== undefined) queue.push(...commit.parents.map(parent => parent.sha))
  }
}

/** Lists a commit and its ancestors, newest first, by default until the first one. `path`: lists only its commits. */
async function listCommits(
  client: GitHubClient,
  head: string,
  { path, until, pages }: { path?: string; until?: string | undefined; pages: number }
): Promise<ListedCommit[]> {
  const found: ListedCommit[] = []
  for (let page = 1; page <= pages; page++) {
    const fields = { sha: head, per_page: PAGE, page, ...(path !== undefined && { path }) }
    const listed = await client.request(`Commits before ${head}`, commitList, 'GET commits', fields)
    found.push(...listed)
    if (listed.length < PAGE || found.some(({ sha }) => sha === until)) break
  }
  return found
}

/** Returns how a commit changed a file, or undefined if GitHub does not list the file. */
async function changeOf(client: GitHubClient, sha: string, path: string): Promise<ChangedFile | undefined> {
  for (let page = 1; page <= MAX_FILE_PAGES; page++) {
    const what = `Files of commit ${sha}`
    const { files = [] } = await client.request(what, commitFiles, `GET commits/${sha}`, { page })
    const file = files.find(({ filename }) => filename === path)
    if (file !== undefined || files.length < FILES_PAGE) return file
  }
  return undefined
}
