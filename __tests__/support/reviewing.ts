import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { readInputs } from '../../src/pull-request/inputs.ts'
import { main } from './pull-request-main.ts'
import type { SourceFinding } from '../../src/pull-request/comparison/findings.ts'
import { type Files, startPullRequestApi } from '../servers/github/pull-request-api.ts'
import type { RepeatingClock } from '../../src/runtime/time/clock.ts'
import { FakeClock } from './fake-clock.ts'
import { runMain } from './main-run.ts'
import { DOCS, NUMBER, SETTINGS } from './small-docs.ts'
import { tempFolder, writeFiles } from './temp-folder.ts'

export type PullRequestApi = Awaited<ReturnType<typeof startPullRequestApi>>

export { DOCS, NUMBER, SETTINGS }

export interface PullRequestOptions {
  /** Changed files. `undefined` removes a file. */
  change?: Record<string, string | Buffer | undefined>
  base?: Files
  inputs?: Record<string, string>
  env?: Record<string, string | undefined>
  /** Receives the files of the merge commit and returns the files of the checkout. Default: the same files. */
  checkout?: (files: Files) => Files
  /** Called after the commits are created and before the run starts. */
  before?: (api: PullRequestApi, commits: { base: string; head: string; merge: string }) => void
  /** The commit that is checked out. `stale`: a merge of an earlier head. */
  checkedOut?: 'merge' | 'head' | 'base' | 'stale' | 'unknown'
  /** Submodule that contains the documentation. */
  submodule?: { path: string; recorded?: string; address?: string }
  /** Called after the checkout is written and before the run starts. */
  prepare?: (workspace: string) => Promise<void>
  isFork?: boolean
  event?: string
  clock?: RepeatingClock
  api?: PullRequestApi
  /** Path to the documentation in the repository. */
  docsPath?: string
}

export function changed(base: Files, change: PullRequestOptions['change'] = {}): Files {
  const entries = Object.entries({ ...base, ...change })
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string | Buffer] => entry[1] !== undefined)
  )
}

interface FindingsFile {
  version: number
  findings: (Omit<SourceFinding, 'isNew' | 'message' | 'fix'> & { new: boolean; edits?: number[] })[]
}

interface ListedPage {
  path: string
  title: string
  file: string
  from?: string
  through?: string[]
  wordsAdded: number
  wordsRemoved: number
}

/** Runs the action's main function for a pull request in the API stand-in. */
export async function review(options: PullRequestOptions = {}) {
  const { base = DOCS, docsPath = '', clock = new FakeClock() } = options
  await using folder = await tempFolder()
  const started = options.api === undefined ? await startPullRequestApi() : undefined
  const api = (options.api ?? started) as PullRequestApi
  const placed = (files: Files) =>
    Object.fromEntries(Object.entries(files).map(([path, content]) => [docsPath + path, content]))
  const files = { 'README.md': 'Read me', ...placed(changed(base, options.change)) }
  const versions = { base: { 'README.md': 'Read me', ...placed(base) }, head: files }
  const { submodule } = options
  const own = submodule && { base: api.commit(versions.base), head: api.commit(versions.head) }
  const commitOf = (version: 'base' | 'head', parents: string[] = []) => {
    if (submodule === undefined || own === undefined) return api.commit(versions[version], parents)
    const { path, address = '../sub.git', recorded } = submodule
    const settings = `[submodule "docs"]\n\tpath = ${path}\n\turl = ${address}\n`
    const sha = version === 'head' ? (recorded ?? own.head) : own.base
    return api.commit({ '.gitmodules': settings }, parents, { [path]: sha })
  }
  const baseCommit = commitOf('base')
  const head = commitOf('head', [baseCommit])
  const merge = commitOf('head', [baseCommit, head])
  api.heads.set(NUMBER, head)
  options.before?.(api, { base: baseCommit, head, merge })
  const workspace = join(folder.path, 'workspace')
  const stale = commitOf('head', [baseCommit, baseCommit])
  const commit = { head, merge, base: baseCommit, stale, unknown: 'e'.repeat(40) }[
    options.checkedOut ?? 'merge'
  ]
  await writeFiles(workspace, { '.git/HEAD': `${commit}\n` })
  const root = join(workspace, submodule?.path ?? '')
  await writeFiles(root, options.checkout?.(files) ?? files)
  if (submodule !== undefined && own !== undefined) {
    await writeFiles(workspace, { '.git/modules/docs/HEAD': `${own.head}\n` })
    await writeFiles(root, { '.git': `gitdir: ${relative(root, join(workspace, '.git/modules/docs'))}\n` })
  }
  await options.prepare?.(workspace)
  const name = { full_name: 'o/r' }
  const event = {
    pull_request: {
      number: NUMBER,
      head: { sha: head, ref: 'change', repo: options.isFork ? { full_name: 'stranger/r' } : name },
      base: { sha: baseCommit, repo: name }
    }
  }
  await writeFile(join(folder.path, 'event.json'), JSON.stringify(event))
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_EVENT_NAME: options.event ?? 'pull_request',
    GITHUB_EVENT_PATH: join(folder.path, 'event.json'),
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_API_URL: api.url,
    GITHUB_SHA: merge,
    RUNNER_TEMP: folder.path,
    ...options.env
  }
  const { log, outputs, summary, failure } = await runMain(
    async context => await main(readInputs({ 'github-token': 'token', ...options.inputs }, env), context),
    { clock }
  )
  const readJson = async (path: string | undefined) =>
    path === undefined ? undefined : (JSON.parse(await readFile(path, 'utf8')) as unknown)
  const output = dirname(outputs['findings-path'] ?? join(folder.path, 'none'))
  const names = outputs['findings-path'] === undefined ? [] : await readdir(output)
  const result = {
    log,
    outputs,
    summary,
    failure,
    commits: { base: baseCommit, head, merge },
    comments: api.comments.map(({ body }) => body),
    requests: [...api.requests],
    findings: ((await readJson(outputs['findings-path'])) as FindingsFile | undefined)?.findings ?? [],
    changes: (await readJson(outputs['changes-path'])) as Record<string, ListedPage[]> | undefined,
    /** Files that the action wrote, by name. */
    files: Object.fromEntries(
      await Promise.all(names.map(async file => [file, await readFile(join(output, file), 'utf8')] as const))
    )
  }
  await started?.[Symbol.asyncDispose]()
  return result
}

/** Makes GitHub respond with this error to requests that have `part` in their path. */
export function refusing(part: string, error: ReturnType<PullRequestApi['fault']>, method?: string) {
  return (api: PullRequestApi): void => {
    api.fault = ({ path, ...request }) =>
      path.includes(part) && request.method === (method ?? request.method) ? error : undefined
  }
}

/** Returns the new findings as `kind target file:line`. */
export function newFindings({ findings }: { findings: FindingsFile['findings'] }): string[] {
  return findings
    .filter(finding => finding.new)
    .map(({ kind, target, file, line }) => `${kind} ${target} ${file}:${line}`)
}
