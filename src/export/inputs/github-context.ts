import { readFileSync } from 'node:fs'
import { errorsPage } from '../../runtime/docs-url.ts'
import { parseUrl } from '../../runtime/parse-url.ts'

export interface GitHubContext {
  /** Where files may be left for later steps. */
  tempDir: string
  /** The folder that relative paths are meant from. */
  workspace: string
  /** Addresses of GitHub; an Enterprise Server has its own. */
  serverUrl: string
  apiUrl: string
  /** `owner/name` */
  repository: string
  runUrl: string
  /** In the documentation of this release of the action. */
  errorsPage: string
  runId: string
  repositoryId: string
  /** The branch that started the run; undefined for a tag, and empty when it is not known. */
  branch: string | undefined
  sha: string | undefined
  hasArtifactStorage: boolean
  eventRelease?: { id: number; tag: string } | undefined
}

export function readGitHubContext(env: Record<string, string | undefined>): GitHubContext {
  const serverUrl = env['GITHUB_SERVER_URL'] ?? 'https://github.com'
  const repository = env['GITHUB_REPOSITORY'] ?? ''
  const workspace = env['GITHUB_WORKSPACE'] ?? '.'
  return {
    tempDir: env['RUNNER_TEMP'] ?? workspace,
    workspace,
    serverUrl,
    apiUrl: env['GITHUB_API_URL'] ?? 'https://api.github.com',
    repository,
    runUrl: `${serverUrl}/${repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
    errorsPage: errorsPage(env),
    runId: env['GITHUB_RUN_ID'] ?? '',
    repositoryId: env['GITHUB_REPOSITORY_ID'] ?? '',
    branch:
      env['GITHUB_REF_TYPE'] === 'tag' ? undefined : env['GITHUB_HEAD_REF'] || (env['GITHUB_REF_NAME'] ?? ''),
    sha: env['GITHUB_SHA'] || undefined,
    hasArtifactStorage: Boolean(env['ACTIONS_RUNTIME_TOKEN'] && env['ACTIONS_RESULTS_URL']),
    eventRelease: releaseIn(env['GITHUB_EVENT_PATH'])
  }
}

/** The artifact service exists on github.com and GitHub Enterprise Cloud, but not on GitHub Enterprise Server. */
export function artifactsAvailable(serverUrl: string): boolean {
  const host = parseUrl(serverUrl)?.hostname ?? ''
  return host === 'github.com' || host.endsWith('.ghe.com') || host.endsWith('.localhost')
}

/** The event comes from GitHub as a file; only a release event has what is looked for here. */
function releaseIn(eventPath: string | undefined): GitHubContext['eventRelease'] {
  if (eventPath === undefined) return undefined
  try {
    const event = JSON.parse(readFileSync(eventPath, 'utf8')) as {
      release?: { id?: unknown; tag_name?: unknown }
    }
    const { id, tag_name: tag } = event.release ?? {}
    return typeof id === 'number' && typeof tag === 'string' ? { id, tag } : undefined
  } catch {
    return undefined
  }
}
