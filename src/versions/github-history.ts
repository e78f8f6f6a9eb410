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
  files: z.optional(z.array(z.object({ filename: z.string(), previous_filename: z.optional(z.string()) })))
})

const PAGE = 100
/** Maximum number of pages with commits of the branch. Merges of older commits are unknown. */
const MAX_PAGES = 10
const MAX_RENAMES = 10

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
  let [from, name]: [string, string] = [head, path]
  for (let renames = 0; renames <= MAX_RENAMES; renames++) {
    const listed = await listCommits(client, from, { path: name, pages: Math.ceil(max / PAGE) })
    const wanted = listed.filter(({ sha }) => !branch.isBefore(sha))
    for (const commit of wanted) {
      const { sha, commit: own } = branch.mergeOf(commit)
      if (!found.has(sha)) found.set(sha, { sha, date: own.committer.date, path: name })
    }
    const oldest = listed.at(-1)
    const [parent] = oldest?.parents ?? []
    if (oldest === undefined || parent === undefined) break
    if (wanted.length < listed.length || found.size >= max) break
    const earlier = await earlierName(client, oldest.sha, name)
    if (earlier === undefined) break
    ;[from, name] = [parent.sha, earlier]
  }
  // A merge can be newer than a commit that is newer than the merged commit.
  return [...found.values()].sort((a, b) => branch.ageOf(a.sha) - branch.ageOf(b.sha)).slice(0, max)
}

/** The newest commits of a branch. */
export interface Branch {
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

/** Returns the name of a file before a commit that renamed it. */
async function earlierName(client: GitHubClient, sha: string, path: string): Promise<string | undefined> {
  for (let page = 1; page <= MAX_PAGES; page++) {
    const fields = { per_page: PAGE, page }
    const { files = [] } = await client.request(
      `Files of commit ${sha}`,
      commitFiles,
      `GET commits/${sha}`,
      fields
    )
    const file = files.find(({ filename }) => filename === path)
    if (file !== undefined || files.length < PAGE) return file?.previous_filename
  }
  return undefined
}
