import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import * as z from 'zod/mini'

export type Environment = Record<string, string | undefined>

/** Facts about the runner, GitHub and this run, from the environment. */
export interface Runner {
  /** Base folder for relative paths. */
  workspace: string
  /** Folder for files that later steps use. */
  tempDir: string
  /** URL of GitHub or of an Enterprise Server. */
  serverUrl: string
  apiUrl: string
  /** `owner/name` */
  repository: string
  runUrl: string
  sha: string | undefined
  hasArtifactStorage: boolean
}

/** Treats an empty variable as missing, because a workflow sets a variable without a value to an empty string. */
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

/** Reads GitHub's event file for this run. Returns undefined if the file is missing or does not match the schema. */
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
