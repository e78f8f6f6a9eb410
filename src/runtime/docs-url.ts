import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Environment } from './action/runner.ts'

// In the bundle, this file is two folders below the root, too.
const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Where the documentation of this version of the action is: the runner says which repository and version is running.
 * Empty when it does not.
 */
export function docsUrl(env: Environment): string {
  const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = env
  return server && repository ? `${server}/${repository}/blob/${ref || 'HEAD'}/` : ''
}

/** On the command line, the page is a file of this installation. */
export function errorsPage(env: Environment): string {
  const url = docsUrl(env)
  return url === '' ? join(root, 'docs', 'errors.md') : `${url}docs/errors.md`
}
