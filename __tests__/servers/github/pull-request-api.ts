import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { percentDecode } from '../../../servers/server.ts'
import { type FaultOf, type JsonAnswer, startJsonServer } from '../json-server.ts'
import { NOT_FOUND, pageOf } from './rest-api.ts'

/** File contents by path. */
export type Files = Record<string, string | Buffer>

/** Commits in other repositories, by the path of the submodule. */
type Submodules = Record<string, string>

interface StoredComment {
  id: number
  userId: number
  body: string
}

/** A file in the diff, in the format of GitHub's list of files. */
export interface ChangedFile {
  filename: string
  status: string
  sha: string
  patch?: string
}

interface ReviewComment {
  path: string
  line: number
  side: string
  body: string
}

interface StoredReviewComment extends Omit<ReviewComment, 'line'> {
  id: number
  /** Null if the diff no longer contains the line. */
  line: number | null
  userId: number
  /** True if the thread of the comment is resolved. */
  isResolved: boolean
}

interface Review {
  commit_id: string
  event: string
  comments: ReviewComment[]
}

/** A deployment in the format of GitHub's list, with its statuses, newest first. */
export interface StoredDeployment {
  id: number
  sha: string
  environment: string
  created_at: string
  creator: { login: string; type: string }
  statuses: {
    state: string
    created_at: string
    environment_url: string
    creator: { login: string; type: string }
  }[]
}

interface TreeEntry {
  path: string
  mode: string
  type: 'blob' | 'tree' | 'commit'
  sha: string
  size?: number
}

/** ID of the account that a job's token belongs to. */
export const BOT_ID = 41_898_282

/** Starts a stand-in for GitHub's API: commits in `o/r` and `o/sub`, and pull requests and comments in `o/r`. */
export async function startPullRequestApi() {
  const api = new PullRequestApi()
  const server = await startJsonServer(
    async (request, url) => await api.respond(request, url),
    request => api.fault(request)
  )
  // The URL has a path, like `GITHUB_API_URL` on GitHub Enterprise Server.
  return Object.assign(api, server, { url: `${server.url}/api/v3` })
}

class PullRequestApi {
  readonly comments: StoredComment[] = []
  readonly reviews: Review[] = []
  /** Comments from all reviews. Each comment starts a thread. */
  readonly reviewComments: StoredReviewComment[] = []
  readonly deployments: StoredDeployment[] = []
  /** Files in the diff of the pull request. */
  changedFiles: ChangedFile[] = []
  /** Head commits of pull requests, by pull request number. */
  readonly heads = new Map<number, string>()
  /** ID of the user that the token belongs to. */
  viewerId = BOT_ID
  truncated = false
  fault: FaultOf = () => undefined
  readonly #objects = new GitObjects()
  #nextComment = 1001

  /** Stores a commit with these files, and returns the commit ID. */
  commit(files: Files, parents: string[] = [], submodules: Submodules = {}): string {
    return this.#objects.commit(files, parents, submodules)
  }

  async respond(request: IncomingMessage, url: URL): Promise<JsonAnswer> {
    if (url.pathname === '/api/graphql') return [200, await this.#respondToGraphql(request)]
    const path = percentDecode(url.pathname.replace(/^\/api\/v3\/repos\/o\/(?:r|sub)\//, '')) ?? ''
    if (path.startsWith('deployments')) return this.#respondToDeployments(path, url)
    const [, kind = '', key = ''] =
      /^(git\/\w+|compare|pulls|issues\/comments|issues)\/(.+)$/.exec(path) ?? []
    switch (kind) {
      case 'git/commits':
        return found(this.#objects.shownCommit(key))
      case 'git/trees': {
        const tree = this.#objects.tree(key, url.searchParams.has('recursive'))
        return found(tree && { sha: key, tree, truncated: this.truncated })
      }
      case 'git/blobs': {
        const content = this.#objects.blobs.get(key)?.toString('base64')
        return found(content === undefined ? undefined : { content, encoding: 'base64' })
      }
      case 'compare':
        return found(this.#objects.comparison(...(key.split('...') as [string, string])))
      case 'pulls':
        return await this.#respondToPull(request, url, key)
      case 'issues/comments':
        return await this.#respondToComment(request, key)
      case 'issues':
        return await this.#respondToComments(request, url)
      default:
        return NOT_FOUND
    }
  }

  #respondToDeployments(path: string, url: URL): JsonAnswer {
    const [, id] = /^deployments\/(\d+)\/statuses$/.exec(path) ?? []
    if (id !== undefined)
      return pageOf(this.deployments.find(each => each.id === Number(id))?.statuses ?? [], url, each => each)
    const sha = url.searchParams.get('sha')
    const listed = this.deployments.filter(each => sha === null || each.sha === sha)
    return pageOf(listed.toReversed(), url, each => ({ ...each, statuses: undefined }))
  }

  async #respondToPull(request: IncomingMessage, url: URL, key: string): Promise<JsonAnswer> {
    const [number, part] = key.split('/')
    if (part === undefined) return [200, { head: { sha: this.heads.get(Number(number)) } }]
    if (part === 'files') return pageOf(this.changedFiles, url, file => file)
    if (part === 'comments') return pageOf(this.reviewComments, url, shownReviewComment)
    if (part !== 'reviews' || request.method !== 'POST') return NOT_FOUND
    return this.#createReview((await json(request)) as Review)
  }

  /** Stores all comments in a review, or rejects the review if a comment is on a line outside the diff. */
  #createReview(review: Review): JsonAnswer {
    const isShown = ({ path, line, side }: ReviewComment) => {
      const patch = this.changedFiles.find(({ filename }) => filename === path)?.patch
      return side === 'RIGHT' && patch !== undefined && rightSide(patch).includes(line)
    }
    if (!review.comments.every(isShown)) return [422, { message: 'Unprocessable Entity', errors: ['Line'] }]
    this.reviews.push(review)
    for (const comment of review.comments)
      this.reviewComments.push({
        ...comment,
        id: this.#nextComment++,
        userId: this.viewerId,
        isResolved: false
      })
    return [200, { id: 1, html_url: 'https://github.example/o/r/pull/7#pullrequestreview-1' }]
  }

  #threads(after = '0'): object {
    const start = Number(after)
    const end = start + 100
    const nodes = this.reviewComments.slice(start, end).map(({ id, isResolved }) => ({
      isResolved,
      comments: { nodes: [{ databaseId: id }] }
    }))
    const pageInfo = { hasNextPage: end < this.reviewComments.length, endCursor: String(end) }
    return { data: { repository: { pullRequest: { reviewThreads: { pageInfo, nodes } } } } }
  }

  async #respondToGraphql(request: IncomingMessage): Promise<object> {
    const { query, variables } = (await json(request)) as { query: string; variables?: { after?: string } }
    if (query.includes('reviewThreads')) return this.#threads(variables?.after)
    return { data: { viewer: { databaseId: this.viewerId } } }
  }

  async #respondToComments(request: IncomingMessage, url: URL): Promise<JsonAnswer> {
    if (request.method === 'GET') return pageOf(this.comments, url, shownComment)
    const { body } = (await json(request)) as { body: string }
    const created = { id: this.#nextComment++, userId: this.viewerId, body }
    this.comments.push(created)
    return [201, shownComment(created)]
  }

  async #respondToComment(request: IncomingMessage, id: string): Promise<JsonAnswer> {
    const comment = this.comments.find(each => String(each.id) === id)
    if (comment === undefined) return NOT_FOUND
    if (request.method === 'DELETE') {
      this.comments.splice(this.comments.indexOf(comment), 1)
      return [204]
    }
    comment.body = ((await json(request)) as { body: string }).body
    return [200, shownComment(comment)]
  }
}

class GitObjects {
  readonly blobs = new Map<string, Buffer>()
  readonly #trees = new Map<string, TreeEntry[]>()
  readonly #commits = new Map<string, { tree: string; parents: string[] }>()

  commit(files: Files, parents: string[], submodules: Submodules): string {
    const list = [
      ...Object.entries(files).map(([path, content]) => [path, Buffer.from(content)] as const),
      ...Object.entries(submodules)
    ].sort(([a], [b]) => (a < b ? -1 : 1))
    const tree = this.#storeTree(list)
    const sha = digest('commit', JSON.stringify([tree, parents]))
    this.#commits.set(sha, { tree, parents })
    return sha
  }

  /** Stores files as a tree, and returns the tree ID. For a submodule, the content is the commit ID as a string. */
  #storeTree(files: (readonly [path: string, content: Buffer | string])[]): string {
    const folders = new Map<string, [string, Buffer | string][]>()
    const entries: TreeEntry[] = []
    for (const [path, content] of files) {
      const [first = '', ...rest] = path.split('/')
      if (rest.length > 0) folders.set(first, [...(folders.get(first) ?? []), [rest.join('/'), content]])
      else if (typeof content === 'string')
        entries.push({ path: first, mode: '160000', type: 'commit', sha: content })
      else {
        const sha = digest(`blob ${content.length}\0`, content)
        this.blobs.set(sha, content)
        entries.push({ path: first, mode: '100644', type: 'blob', sha, size: content.length })
      }
    }
    for (const [path, inside] of folders)
      entries.push({ path, mode: '040000', type: 'tree', sha: this.#storeTree(inside) })
    const sha = digest('tree', JSON.stringify(entries))
    this.#trees.set(sha, entries)
    return sha
  }

  tree(sha: string, isRecursive: boolean): TreeEntry[] | undefined {
    return this.#trees.get(sha)?.flatMap(entry => {
      const inside = isRecursive && entry.type === 'tree' ? this.tree(entry.sha, true) : undefined
      return [entry, ...(inside ?? []).map(each => ({ ...each, path: `${entry.path}/${each.path}` }))]
    })
  }

  shownCommit(sha: string) {
    const commit = this.#commits.get(sha)
    return (
      commit && { sha, tree: { sha: commit.tree }, parents: commit.parents.map(parent => ({ sha: parent })) }
    )
  }

  /** Returns undefined if the commits have no common ancestor. */
  comparison(base: string, head: string): object | undefined {
    const reachable = new Set(this.#ancestors(base))
    const common = this.#ancestors(head).find(sha => reachable.has(sha))
    const { sha, tree, parents } = this.shownCommit(common ?? '') ?? {}
    return sha === undefined ? undefined : { merge_base_commit: { sha, commit: { tree }, parents } }
  }

  #ancestors(sha: string): string[] {
    return [sha, ...(this.#commits.get(sha)?.parents ?? []).flatMap(each => this.#ancestors(each))]
  }
}

function found(body: object | undefined): JsonAnswer {
  return body === undefined ? NOT_FOUND : [200, body]
}

function shownReviewComment({ id, userId, path, line, body }: StoredReviewComment): object {
  return { id, path, line, body, user: { id: userId } }
}

/** Returns the line numbers that a patch covers in the new version of the file. */
function rightSide(patch: string): number[] {
  return patch.split(/^(?=@@ )/m).flatMap(hunk => {
    const [header = '', ...lines] = hunk.split('\n')
    const first = Number(/\+(\d+)/.exec(header)?.[1])
    return lines.filter(line => /^[ +]/.test(line)).map((_, at) => first + at)
  })
}

/** Creates a diff between two versions of a file, with one hunk that replaces all lines. */
export function changedFile(filename: string, before: string, after: string): ChangedFile {
  const linesOf = (text: string) => text.split(/(?<=\n)/).filter(line => line !== '')
  const [removed, added] = [linesOf(before), linesOf(after)]
  const lines = [...removed.map(line => `-${line}`), ...added.map(line => `+${line}`)]
  const content = Buffer.from(after)
  return {
    filename,
    status: 'modified',
    sha: digest(`blob ${content.length}\0`, content),
    patch: `@@ -1,${removed.length} +1,${added.length} @@\n${lines.join('').replace(/\n$/, '')}`
  }
}

function shownComment({ id, userId, body }: StoredComment): object {
  return { id, body, user: { id: userId }, html_url: `https://github.example/o/r/pull/7#issuecomment-${id}` }
}

function digest(prefix: string, content: string | Buffer): string {
  return createHash('sha1').update(prefix).update(content).digest('hex')
}
