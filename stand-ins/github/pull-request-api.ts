import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { type JsonAnswer, pageOf, startJsonServer } from '../server.ts'

/** Content by path. */
export type Files = Record<string, string | Buffer>

interface StoredComment {
  id: number
  userId: number
  body: string
}

interface ApiRequest {
  method: string
  /** Below the API's own path, with its query. */
  path: string
  count: number
}

interface ApiError {
  status: number
  message: string
  headers?: Record<string, string>
}

interface StoredCommit {
  tree: string
  parents: string[]
  files: Files
}

/** What GitHub responds to a token without the permission. */
export const READ_ONLY: ApiError = { status: 403, message: 'Resource not accessible by integration' }
/** The account of a job's token. */
export const BOT_ID = 41_898_282

const MISSING: JsonAnswer = [404, { message: 'Not Found' }]

/** Commits, trees, blobs, pull requests and comments of one repository `o/r` in GitHub's API. */
export async function startPullRequestApi() {
  const commits = new Map<string, StoredCommit>()
  const trees = new Map<string, { entries: object[]; folders: Map<string, string> }>()
  const blobs = new Map<string, Buffer>()
  const state = {
    requests: [] as ApiRequest[],
    comments: [] as StoredComment[],
    /** By number: the commit at the head of a pull request. */
    heads: new Map<number, string>(),
    /** Whose token it is. */
    viewerId: BOT_ID,
    truncated: false,
    fault: (_request: ApiRequest): ApiError | undefined => undefined
  }
  let nextComment = 1001

  function storeTree(files: [path: string, content: Buffer][]): string {
    const folders = new Map<string, [string, Buffer][]>()
    const entries: { path: string; mode: string; type: string; sha: string; size?: number }[] = []
    for (const [path, content] of files) {
      const [first = '', ...rest] = path.split('/')
      if (rest.length > 0) folders.set(first, [...(folders.get(first) ?? []), [rest.join('/'), content]])
      else {
        const sha = digest(`blob ${content.length}\0`, content)
        blobs.set(sha, content)
        entries.push({ path: first, mode: '100644', type: 'blob', sha, size: content.length })
      }
    }
    const below = new Map([...folders].map(([name, inside]) => [name, storeTree(inside)]))
    for (const [path, sha] of below) entries.push({ path, mode: '040000', type: 'tree', sha })
    const sha = digest('tree', Buffer.from(JSON.stringify(entries)))
    trees.set(sha, { entries, folders: below })
    return sha
  }

  function commit(files: Files, parents: string[] = []): string {
    const list = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))
    const tree = storeTree(list.map(([path, content]) => [path, Buffer.from(content)]))
    const sha = digest('commit', Buffer.from(JSON.stringify([tree, parents])))
    commits.set(sha, { tree, parents, files })
    return sha
  }

  function entriesBelow(sha: string, prefix = ''): object[] {
    const { entries, folders } = trees.get(sha) ?? { entries: [], folders: new Map<string, string>() }
    const own = entries.map(entry => ({ ...entry, path: `${prefix}${(entry as { path: string }).path}` }))
    return [...own, ...[...folders].flatMap(([name, below]) => entriesBelow(below, `${prefix}${name}/`))]
  }

  function ancestors(sha: string): string[] {
    return [sha, ...(commits.get(sha)?.parents ?? []).flatMap(ancestors)]
  }

  function shownCommit(sha: string) {
    const { tree, parents } = commits.get(sha) as StoredCommit
    return { sha, tree: { sha: tree }, parents: parents.map(parent => ({ sha: parent })) }
  }

  function compare(base: string, head: string): JsonAnswer {
    const reachable = new Set(ancestors(base))
    const found = ancestors(head).find(sha => reachable.has(sha))
    if (!commits.has(base) || found === undefined) return MISSING
    const { tree, parents } = shownCommit(found)
    return [200, { merge_base_commit: { sha: found, commit: { tree }, parents } }]
  }

  const shownComment = ({ id, userId, body }: StoredComment) => {
    return {
      id,
      body,
      user: { id: userId },
      html_url: `https://github.example/o/r/pull/7#issuecomment-${id}`
    }
  }

  /** Without an id, all of them. */
  async function respondToComments(request: IncomingMessage, url: URL, id?: string): Promise<JsonAnswer> {
    const { comments } = state
    if (id === undefined && request.method === 'GET') {
      const { shown, headers } = pageOf(comments, url)
      return [200, shown.map(shownComment), headers]
    }
    const content = request.method === 'DELETE' ? '' : await text(request)
    const body = content === '' ? '' : (JSON.parse(content) as { body: string }).body
    if (id === undefined) {
      const created = { id: nextComment++, userId: state.viewerId, body }
      comments.push(created)
      return [201, shownComment(created)]
    }
    const found = comments.find(each => String(each.id) === id)
    if (found === undefined) return MISSING
    if (request.method === 'DELETE') {
      comments.splice(comments.indexOf(found), 1)
      return [204]
    }
    found.body = body
    return [200, shownComment(found)]
  }

  async function respond(request: IncomingMessage, url: URL): Promise<JsonAnswer> {
    if (url.pathname === '/api/graphql') return [200, { data: { viewer: { databaseId: state.viewerId } } }]
    const path = decodeURIComponent(url.pathname.replace('/api/v3/repos/o/r/', ''))
    const [, kind = '', key = ''] =
      /^(git\/commits|git\/trees|git\/blobs|compare|pulls|issues\/comments|issues)\/(.+)$/.exec(path) ?? []
    if (kind === 'git/commits') return commits.has(key) ? [200, shownCommit(key)] : MISSING
    if (kind === 'git/trees') {
      if (!trees.has(key)) return MISSING
      const tree = url.searchParams.has('recursive') ? entriesBelow(key) : trees.get(key)?.entries
      return [200, { sha: key, tree, truncated: state.truncated }]
    }
    if (kind === 'git/blobs') {
      const content = blobs.get(key)
      return content ? [200, { content: content.toString('base64'), encoding: 'base64' }] : MISSING
    }
    if (kind === 'compare') return compare(...(key.split('...') as [string, string]))
    if (kind === 'pulls') return [200, { head: { sha: state.heads.get(Number(key)) } }]
    if (kind === 'issues/comments') return await respondToComments(request, url, key)
    return kind === 'issues' ? await respondToComments(request, url) : MISSING
  }

  const server = await startJsonServer(async (request, url) => {
    const path = `${url.pathname.replace(/^\/api(?:\/v3)?/, '')}${url.search}`
    const { method = '' } = request
    const same = state.requests.filter(other => other.method === method && other.path === path)
    const recorded = { method, path, count: same.length + 1 }
    state.requests.push(recorded)
    const wrong = state.fault(recorded)
    return wrong === undefined
      ? await respond(request, url)
      : [wrong.status, { message: wrong.message }, wrong.headers]
  })
  return Object.assign(state, {
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
    /** With a path, as `GITHUB_API_URL` of GitHub Enterprise Server. */
    url: `${server.url}/api/v3`,
    /** Stores a commit with these files, and returns its id. */
    commit,
    filesOf: (sha: string): Files => commits.get(sha)?.files ?? {}
  })
}

function digest(prefix: string, content: Buffer): string {
  return createHash('sha1').update(prefix).update(content).digest('hex')
}
