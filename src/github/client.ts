import type { getOctokit } from '@actions/github'
import type * as z from 'zod/mini'
import { withRetry } from '../runtime/retry.ts'
import type { NetworkContext } from '../runtime/run.ts'

type Octokit = ReturnType<typeof getOctokit>

interface GitHubAccess {
  token: string
  apiUrl: string
  /** `owner/name` */
  repository: string
  deadline: number
}

/** The REST API of GitHub for one repository. */
export class GitHubClient {
  /** How Octokit's methods name the repository. */
  readonly repo: { owner: string; repo: string }
  readonly #access: GitHubAccess
  readonly #context: NetworkContext

  constructor(access: GitHubAccess, context: NetworkContext) {
    const [owner = '', repo = ''] = access.repository.split('/')
    this.repo = { owner, repo }
    this.#access = access
    this.#context = context
  }

  async call<T>(
    what: string,
    schema: z.ZodMiniType<T>,
    send: (octokit: Octokit) => Promise<{ data: unknown }>
  ): Promise<T> {
    const { getOctokit: create } = await import('@actions/github')
    const { signal } = this.#context
    const octokit = create(this.#access.token, {
      baseUrl: this.#access.apiUrl,
      request: { fetch: async (url: string, init: object) => await fetch(url, { ...init, signal }) }
    })
    return await withRetry(
      what,
      async () => schema.parse((await send(octokit)).data),
      (error, attempt) => ({
        retry: attempt < 3 && ((error as { status?: number }).status ?? 500) >= 500
      }),
      this.#context
    )
  }
}
