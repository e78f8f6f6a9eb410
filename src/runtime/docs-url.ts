import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Environment } from './action/runner.ts'

// Like this file, each bundle is two folders below the root.
const root = fileURLToPath(new URL('../..', import.meta.url))

/** Returns the documentation URL of the running version, or an empty string if the runner's variables are missing. */
export function docsUrl(env: Environment): string {
  const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = env
  return server && repository ? `${server}/${repository}/blob/${ref || 'HEAD'}/` : ''
}

/** Returns the URL of `docs/errors.md`. On the command line, returns the file's path in this installation. */
export function errorsPage(env: Environment): string {
  const url = docsUrl(env)
  return url === '' ? join(root, 'docs', 'errors.md') : `${url}docs/errors.md`
}
