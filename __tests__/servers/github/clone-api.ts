import { execFileSync } from 'node:child_process'
import { percentDecode } from '../../../servers/server.ts'
import { type JsonAnswer, startJsonServer } from '../json-server.ts'
import { NOT_FOUND } from './rest-api.ts'

const MODES: Record<string, string> = { tree: '040000', commit: '160000' }

/** A deployment of the hosting service, with its only status. */
export interface ApiDeployment {
  sha: string
  createdAt: Date
  state: string
  logUrl?: string
}

/** Starts a stand-in for GitHub's API that answers for `o/r` from a real clone: commits, trees, blobs, comparisons. */
export async function startCloneApi(folder: string, deployments: readonly ApiDeployment[] = []) {
  return await startJsonServer(
    async (_, url) => await Promise.resolve(answerFromClone(folder, url, deployments))
  )
}

export function answerFromClone(
  folder: string,
  { pathname, searchParams }: URL,
  deployments: readonly ApiDeployment[] = []
): JsonAnswer {
  const path = percentDecode(pathname.replace(/^.*?\/repos\/o\/r\//, '')) ?? ''
  const [, id] = /^deployments(?:\/(\d+)\/statuses)?$/.exec(path) ?? []
  const found = deployments[Number(id)]
  if (found !== undefined)
    return [
      200,
      [{ state: found.state, created_at: found.createdAt.toISOString(), log_url: found.logUrl ?? '' }]
    ]
  if (path === 'deployments') return [200, deployments.map(deploymentEntry).reverse()]
  return answer(folder, path, searchParams)
}

function deploymentEntry({ sha, createdAt }: ApiDeployment, id: number) {
  const creator = { login: 'mintlify[bot]', type: 'Bot' }
  return { id, sha, environment: 'production', created_at: createdAt.toISOString(), creator }
}

function answer(folder: string, path: string, query: URLSearchParams): JsonAnswer {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe', maxBuffer: 100_000_000 }).trim()
  const page = <T>(list: T[], standard = 30): T[] => {
    const size = Number(query.get('per_page') ?? standard)
    const start = (Number(query.get('page') ?? 1) - 1) * size
    return list.slice(start, start + size)
  }
  const [, kind = '', key = ''] = /^(git\/\w+|compare|commits)\/?(.*)$/.exec(path) ?? []
  try {
    if (kind === 'git/commits') {
      const [date, tree, ...parents] = git('log', '-1', '--format=%cI %T %P', key).split(' ').filter(Boolean)
      return [
        200,
        { sha: key, tree: { sha: tree }, committer: { date }, parents: parents.map(sha => ({ sha })) }
      ]
    }
    if (kind === 'git/trees') {
      const all = git('ls-tree', '-l', '-t', ...(query.has('recursive') ? ['-r'] : []), key)
      return [200, { truncated: false, tree: all.split('\n').filter(Boolean).map(readEntry) }]
    }
    if (kind === 'git/blobs') {
      const content = execFileSync('git', ['cat-file', 'blob', key], { cwd: folder, stdio: 'pipe' })
      return [200, { content: content.toString('base64'), encoding: 'base64' }]
    }
    if (kind === 'compare') {
      const sha = git('merge-base', ...key.split('...'))
      return [
        200,
        { merge_base_commit: { sha, commit: { tree: { sha: git('rev-parse', `${sha}^{tree}`) } } } }
      ]
    }
    if (key !== '') {
      const list = git('show', '-m', '--first-parent', '-M', '--name-status', '--format=', key)
      return [
        200,
        {
          sha: git('rev-parse', '--verify', `${key}^{commit}`),
          files: page(list.split('\n').filter(Boolean).map(readFile), 300)
        }
      ]
    }
    const paths = query.has('path') ? ['--', query.get('path') ?? ''] : []
    const log = git('log', '--format=%H,%cI,%P', query.get('sha') ?? '', ...paths)
    return [200, page(log.split('\n').filter(Boolean).map(readCommit))]
  } catch {
    return NOT_FOUND
  }
}

function readEntry(line: string) {
  const [, , type = '', sha, size, path] = /^(\d+) (\w+) (\w+) +(\S+)\t(.+)$/.exec(line) ?? []
  const mode = MODES[type] ?? '100644'
  return { path, mode, type, sha, ...(size !== '-' && { size: Number(size) }) }
}

function readFile(line: string) {
  const [kind = '', from = '', to] = line.split('\t')
  if (to !== undefined) return { filename: to, previous_filename: from, status: 'renamed' }
  return { filename: from, status: { A: 'added', D: 'removed' }[kind] ?? 'modified' }
}

function readCommit(line: string) {
  const [sha, date, parents = ''] = line.split(',')
  const list = parents.split(' ').filter(Boolean)
  return { sha, commit: { committer: { date } }, parents: list.map(parent => ({ sha: parent })) }
}
