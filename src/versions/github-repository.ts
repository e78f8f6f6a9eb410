import * as z from 'zod/mini'
import { type GitHubClient, unlessNotFound } from '../github/client.ts'
import { HttpError } from '../runtime/http/http-error.ts'
import { type Branch, gitHubHistory, readBranch } from './github-history.ts'
import {
  type FileCommit,
  type HistoryLimits,
  isDocsFile,
  NotComparable,
  type RepositoryHistory,
  type TreeFile
} from './repository.ts'

const sha = z.string().check(z.regex(/^[0-9a-f]{40,64}$/))
const commitSchema = z.object({
  sha,
  tree: z.object({ sha }),
  parents: z.array(z.object({ sha })),
  committer: z.optional(z.object({ date: z.string() }))
})
export type GitHubCommit = z.infer<typeof commitSchema>
const compareSchema = z.object({
  merge_base_commit: z.object({ sha, commit: z.object({ tree: z.object({ sha }) }) })
})
const treeSchema = z.object({
  truncated: z.boolean(),
  tree: z.array(
    z.object({ path: z.string(), mode: z.string(), type: z.string(), sha, size: z.optional(z.number()) })
  )
})
const blobSchema = z.object({ content: z.string(), encoding: z.literal('base64') })

const MAX_BLOBS = 500
const CONCURRENT_REQUESTS = 8

export class GitHubRepository implements RepositoryHistory {
  readonly maxBlobs = MAX_BLOBS
  readonly #client: GitHubClient
  /** Newest commits by head and by the commit before them, because the histories of all files need them. */
  readonly #branches = new Map<string, Promise<Branch>>()

  constructor(client: GitHubClient) {
    this.#client = client
  }

  /** `owner/name` */
  get name(): string {
    return this.#client.repository
  }

  /** Returns another repository, which is read with the same token. */
  named(name: string): GitHubRepository {
    return new GitHubRepository(this.#client.forRepository(name))
  }

  async commit(commit: string): Promise<GitHubCommit> {
    return await this.#client.request(`Reading commit ${commit}`, commitSchema, `GET git/commits/${commit}`)
  }

  /** Returns the id of a branch, tag, or commit; undefined if GitHub does not know it. */
  async resolve(ref: string): Promise<string | undefined> {
    const route = `GET commits/${encodeURIComponent(ref)}?per_page=1&page=2`
    // For a name that is no commit, GitHub responds with 404 or with 422.
    const unlessUnknown = (error: unknown): undefined => {
      if (!(error instanceof HttpError) || ![404, 422].includes(error.status ?? 0)) throw error
    }
    const found = await this.#client
      .request(`Looking for ${ref}`, z.object({ sha }), route)
      .catch(unlessUnknown)
    return found?.sha
  }

  async timeOf(commit: string): Promise<number> {
    return Date.parse((await this.commit(commit)).committer?.date ?? '')
  }

  async parentOf(commit: string): Promise<string | undefined> {
    return (await this.commit(commit)).parents[0]?.sha
  }

  async treeOf(commit: string): Promise<string> {
    return (await this.commit(commit)).tree.sha
  }

  /** Returns the tree of the merge base. */
  async mergeBase(base: string, head: string): Promise<string> {
    return (await this.#compare(base, head)).commit.tree.sha
  }

  async commonAncestor(a: string, b: string): Promise<string | undefined> {
    return (await this.#compare(a, b).catch(unlessNotFound))?.sha
  }

  async firstParents(head: string, { since, max }: HistoryLimits): Promise<string[]> {
    const { line, isBefore } = await this.#branch(head, since)
    return line.filter(commit => !isBefore(commit)).slice(0, max)
  }

  async fileHistory(head: string, path: string, { since, max }: HistoryLimits): Promise<FileCommit[]> {
    return await gitHubHistory(this.#client, head, path, await this.#branch(head, since), max)
  }

  async #branch(head: string, since?: string): Promise<Branch> {
    const key = `${head} ${since ?? ''}`
    const branch = this.#branches.get(key) ?? readBranch(this.#client, head, since)
    this.#branches.set(key, branch)
    branch.catch(() => this.#branches.delete(key))
    return await branch
  }

  async #compare(base: string, head: string) {
    // The second page omits the list of files, which can be long and is not needed.
    const route = `GET compare/${encodeURIComponent(`${base}...${head}`)}?per_page=1&page=2`
    const what = `Comparing ${head} with ${base}`
    return (await this.#client.request(what, compareSchema, route)).merge_base_commit
  }

  /** Reads only the tree of the folder, because GitHub truncates the list of a large tree. */
  async files(tree: string, folder: string): Promise<Map<string, TreeFile>> {
    const below = folder === '' ? tree : await this.entry(tree, folder, 'tree')
    if (below === undefined) return new Map()
    const entries = (await this.#tree(below, '?recursive=true')).filter(isDocsFile)
    return new Map(entries.map(({ path, sha: blob, size = 0 }) => [path, { sha: blob, size }]))
  }

  /** Finds the id of a folder, file, or submodule in a tree. */
  async entry(tree: string, path: string, type: 'tree' | 'blob' | 'commit'): Promise<string | undefined> {
    const names = path.split('/').filter(part => part !== '')
    let current: string | undefined = tree
    for (const [at, name] of names.entries()) {
      const wanted = at === names.length - 1 ? type : 'tree'
      const entries = await this.#tree(current)
      current = entries.find(each => each.path === name && each.type === wanted)?.sha
      if (current === undefined) return undefined
    }
    return current
  }

  async texts(files: ReadonlyMap<string, TreeFile>): Promise<Map<string, string>> {
    if (files.size > MAX_BLOBS)
      throw new NotComparable(`${files.size} files differ, but at most ${MAX_BLOBS} files are compared`)
    const texts = new Map<string, string>()
    const queue = files.keys()
    const worker = async () => {
      for (const blob of queue) texts.set(blob, await this.text(blob))
    }
    await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, worker))
    return texts
  }

  async text(blob: string): Promise<string> {
    const route = `GET git/blobs/${blob}`
    const { content } = await this.#client.request(`Reading blob ${blob}`, blobSchema, route)
    return Buffer.from(content, 'base64').toString()
  }

  async #tree(tree: string, query = ''): Promise<z.infer<typeof treeSchema>['tree']> {
    const route = `GET git/trees/${tree}${query}`
    const { tree: entries, truncated } = await this.#client.request(`Reading tree ${tree}`, treeSchema, route)
    if (truncated) throw new NotComparable('the repository has more files than GitHub lists at once')
    return entries
  }
}
