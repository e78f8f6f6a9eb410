/**
 * Where the documentation of this version of the action is: the runner says which repository and version is running.
 * Empty when it does not.
 */
export function docsUrl(env: Record<string, string | undefined>): string {
  const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = env
  return server && repository ? `${server}/${repository}/blob/${ref || 'HEAD'}/` : ''
}

/** A relative path when the address is unknown. */
export function errorsPage(env: Record<string, string | undefined>): string {
  return `${docsUrl(env)}docs/errors.md`
}
