import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Environment } from './action/runner.ts'
import { ownFile } from './own-file.ts'

const root = fileURLToPath(ownFile('..'))

/** Returns the documentation URL of the running version, or an empty string if the runner's variables are missing. */
export function docsUrl(env: Environment): string {
  const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = env
  return server && repository ? `${server}/${repository}/blob/${ref || 'HEAD'}/` : ''
}

/** Returns what precedes `docs/`: a URL, or on the command line the folder of this installation. */
export function docsPlace(env: Environment): string {
  return docsUrl(env) || root
}

/** Replaces the names of documentation pages in advice with the addresses of these pages, which readers can open. */
export function withPages(advice: string, errorsPage: string): string {
  return advice.replaceAll(/(?<![\w/.-])docs\/([\w-]+\.md)/g, (_, page: string) =>
    errorsPage.replace(/errors\.md$/, () => page)
  )
}

/** Returns the URL of `docs/errors.md`. On the command line, returns the file's path in this installation. */
export function errorsPage(env: Environment): string {
  const url = docsUrl(env)
  return url === '' ? join(root, 'docs', 'errors.md') : `${url}docs/errors.md`
}
