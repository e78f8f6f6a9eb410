import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { start } from './pull-request-main.ts'
import { type Files, startPullRequestApi } from '../servers/github/pull-request-api.ts'
import { runMain } from './main-run.ts'
import { changed, NUMBER, type PullRequestApi, SETTINGS } from './reviewing.ts'
import { tempFolder, writeFiles } from './temp-folder.ts'

export const BRANCH = 'change'
const AUTHOR = { login: 'writer', id: 12, type: 'User' }

const words = (from: string) => Array.from({ length: 40 }, (_, at) => `${from}${at}`).join(' ')

/** Two pages; one of them links to a heading of the other. */
export const LINKED: Files = {
  'docs.json': `${JSON.stringify({ ...SETTINGS, navigation: { pages: ['index', 'setup'] } }, undefined, 2)}\n`,
  'index.mdx': '---\ntitle: Home\n---\n\nSee [how to install](/setup#install).\n',
  'setup.mdx': `---\ntitle: Setup\n---\n\n## Install\n\n${words('word')}\n`
}
/** Renames that heading. */
export const RENAMED = {
  'setup.mdx': String(LINKED['setup.mdx']).replace('## Install', '## Installation')
}
/** What a commit writes for it. */
export const FIXED_INDEX = String(LINKED['index.mdx']).replace('#install', '#installation')

export interface FixOptions {
  base?: Files
  change?: Record<string, string | Buffer | undefined>
  /** The same for files of the merge, which its base has made since. */
  merged?: Record<string, string | undefined>
  checkedOut?: 'head' | 'merge' | 'base'
  /** What is on the disk, if that is not the commit that is checked out. */
  checkout?: (files: Files) => Files
  /** Of files at the head. */
  modes?: Record<string, string>
  comment?: { body?: string; user?: Partial<typeof AUTHOR> }
  action?: string
  isIssue?: boolean
  permission?: string | undefined
  state?: 'open' | 'closed'
  headRepository?: string | undefined
  inputs?: Record<string, string>
  /** Path of the documentation in the repository. */
  docsPath?: string
  event?: { name: string; body: object }
  /** What happens between the event and the run. */
  before?: (api: PullRequestApi, commits: { base: string; head: string; merge: string }) => void
  api?: PullRequestApi
}

/** Runs the action for a comment on a pull request of the stand-in. */
export async function fixDocs(options: FixOptions = {}) {
  const { docsPath = '', base = LINKED, change = RENAMED, checkedOut = 'head' } = options
  await using folder = await tempFolder()
  const api = options.api ?? (await startPullRequestApi())
  const placed = (files: Files) => ({
    'README.md': 'Read me',
    ...Object.fromEntries(Object.entries(files).map(([path, content]) => [docsPath + path, content]))
  })
  const head = changed(base, change)
  const merge = changed(head, options.merged)
  const baseCommit = api.commit(placed(base))
  const targetCommit = api.commit(placed(changed(base, options.merged)), [baseCommit])
  const modes = Object.fromEntries(
    Object.entries(options.modes ?? {}).map(([path, mode]) => [docsPath + path, mode])
  )
  const headCommit = api.commit(placed(head), [baseCommit], {}, modes)
  const mergeCommit = api.commit(placed(merge), [targetCommit, headCommit], {}, modes)
  const commits = { base: targetCommit, head: headCommit, merge: mergeCommit }
  api.heads.set(NUMBER, headCommit)
  api.pulls.set(NUMBER, {
    state: options.state ?? 'open',
    headBranch: BRANCH,
    headRepository: 'headRepository' in options ? options.headRepository : 'o/r',
    base: targetCommit
  })
  const permission = 'permission' in options ? options.permission : 'write'
  if (permission !== undefined) api.permissions.set(AUTHOR.login, { id: AUTHOR.id, permission })
  options.before?.(api, commits)
  const workspace = join(folder.path, 'workspace')
  const files = placed({ head, merge, base }[checkedOut])
  await writeFiles(workspace, { '.git/HEAD': `${commits[checkedOut]}\n` })
  await writeFiles(workspace, options.checkout?.(files) ?? files)
  const event = options.event ?? {
    name: 'issue_comment',
    body: {
      action: options.action ?? 'created',
      issue: { number: NUMBER, ...(options.isIssue !== true && { pull_request: { url: 'x' } }) },
      comment: { body: options.comment?.body ?? '/fix docs', user: { ...AUTHOR, ...options.comment?.user } }
    }
  }
  await writeFile(join(folder.path, 'event.json'), JSON.stringify(event.body))
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_EVENT_NAME: event.name,
    GITHUB_EVENT_PATH: join(folder.path, 'event.json'),
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_API_URL: api.url,
    // That of the default branch.
    GITHUB_SHA: baseCommit,
    RUNNER_TEMP: folder.path
  }
  const given = { fix: 'commit', 'github-token': 'token', ...options.inputs }
  const { log, outputs, summary, failure } = await runMain(async context => await start(given, env, context))
  const result = {
    api,
    log,
    outputs,
    summary,
    failure,
    commits,
    notices: log.lines.filter(line => line.startsWith('notice:')),
    committed: [...api.committed],
    /** The texts that commits wrote, by path. */
    written: Object.fromEntries(
      api.committed.flatMap(({ fileChanges }) =>
        fileChanges.additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64').toString()])
      )
    ),
    /** Comments without the marker of the review. */
    replies: api.comments.map(({ body }) => body).filter(body => !body.startsWith('<!--')),
    reviews: api.comments.map(({ body }) => body).filter(body => body.startsWith('<!--')),
    requests: [...api.requests]
  }
  if (options.api === undefined) await api[Symbol.asyncDispose]()
  return result
}
