import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'

export type Environment = Record<string, string | undefined>

/** The facts that the runner gives about itself, about GitHub and about this run. */
export interface Runner {
  /** The folder that relative paths are meant from. */
  workspace: string
  /** Folder for files that are left for later steps. */
  tempDir: string
  /** Addresses of GitHub; an Enterprise Server has its own. */
  serverUrl: string
  apiUrl: string
  /** `owner/name` */
  repository: string
  runUrl: string
  sha: string | undefined
  hasArtifactStorage: boolean
}

/** In a workflow, a variable that does not exist is empty. */
export function readRunner(env: Environment): Runner {
  const workspace = resolve(env['GITHUB_WORKSPACE'] ?? '')
  const serverUrl = env['GITHUB_SERVER_URL'] || 'https://github.com'
  const repository = env['GITHUB_REPOSITORY'] ?? ''
  return {
    workspace,
    tempDir: resolve(env['RUNNER_TEMP'] || workspace),
    serverUrl,
    apiUrl: env['GITHUB_API_URL'] || 'https://api.github.com',
    repository,
    runUrl: `${serverUrl}/${repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
    sha: env['GITHUB_SHA'] || undefined,
    hasArtifactStorage: Boolean(env['ACTIONS_RUNTIME_TOKEN'] && env['ACTIONS_RESULTS_URL'])
  }
}

/** The event that started the run, as GitHub describes it in a file. Undefined for an event of another kind. */
export function readEvent<T extends z.ZodMiniType>(
  { GITHUB_EVENT_PATH: path = '' }: Environment,
  schema: T
): z.output<T> | undefined {
  try {
    return z.safeParse(schema, JSON.parse(readFileSync(path, 'utf8'))).data
  } catch {
    return undefined
  }
}
