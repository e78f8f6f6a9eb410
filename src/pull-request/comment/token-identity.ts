import * as z from 'zod/mini'
import type { GitHubClient } from '../../github/client.ts'
import type { PullRequest } from '../pull-request-event.ts'

const viewerSchema = z.object({ viewer: z.object({ databaseId: z.number() }) })
const pullSchema = z.object({ head: z.object({ sha: z.string() }) })

/** Returns the id of the token's user. Uses GraphQL, because `GET /user` does not work with a job token. */
export async function viewerOf(client: GitHubClient): Promise<number> {
  const what = 'Reading the token identity'
  return (await queryGraph(client, what, viewerSchema, '{ viewer { databaseId } }')).viewer.databaseId
}

export async function queryGraph<T>(
  client: GitHubClient,
  what: string,
  schema: z.ZodMiniType<T>,
  query: string,
  variables: object = {}
): Promise<T> {
  const url = client.graphqlUrl
  const { data } = await client.call(
    what,
    z.object({ data: schema }),
    async octokit => await octokit.request({ method: 'POST', url, query, variables })
  )
  return data
}

/** Whether the pull request has a newer commit, whose run reports the results. */
export async function isOutdated(client: GitHubClient, { number, headSha }: PullRequest): Promise<boolean> {
  const { head } = await client.request(`Reading pull request ${number}`, pullSchema, `GET pulls/${number}`)
  return head.sha !== headSha
}
