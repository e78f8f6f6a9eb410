import { GitHubClient } from '../../github/client.ts'
import type { NetworkContext } from '../../runtime/context.ts'
import { Problem } from '../../runtime/problem.ts'
import { DocsVersions } from '../../versions/docs-versions.ts'
import { GitHubRepository } from '../../versions/github-repository.ts'
import type { RepositoryHistory } from '../../versions/repository.ts'
import type { LiveInputs } from '../inputs.ts'

/** The commits of the repository that contains the sources. */
export interface History {
  head: string
  versions: DocsVersions
  repository: RepositoryHistory
  /** Returns the id of a branch, tag, or commit; undefined if it is unknown. */
  resolve: (ref: string) => Promise<string | undefined>
  /** Whether commits are missing, so that pages can have older versions than those that are known. */
  isShallow: boolean
  /** Undefined on a command line, where nothing is asked of GitHub. */
  client: GitHubClient | undefined
}

export function openHistory({ docs, timeoutMs }: LiveInputs, context: NetworkContext): History {
  const { checkout, head, token = '', github } = docs
  if (docs.clone !== undefined) {
    const clone = docs.clone.until(context.signal)
    const resolve = async (ref: string) => {
      // In a clone made by a CI system, branches exist only as remote branches.
      const found = [ref, `origin/${ref}`].map(name => clone.resolve(`${name}^{commit}`))
      return await Promise.resolve(found.find((each): each is string => !(each instanceof Problem)))
    }
    const isShallow = clone.isShallow()
    if (isShallow)
      context.log.notice(
        'The clone is shallow. Pages whose earlier versions are missing stay unchecked. Run `git fetch --unshallow` to compare them.'
      )
    return {
      head,
      versions: new DocsVersions(checkout, head, clone),
      repository: clone,
      resolve,
      isShallow,
      client: undefined
    }
  }
  const { apiUrl, repository: name } = github
  const deadline = context.clock.now() + timeoutMs
  const client = new GitHubClient({ token, apiUrl, repository: name, deadline }, context)
  const repository = new GitHubRepository(client)
  const resolve = async (ref: string) => await repository.resolve(ref)
  return {
    head,
    versions: new DocsVersions(checkout, head, repository),
    repository,
    resolve,
    isShallow: false,
    client
  }
}
