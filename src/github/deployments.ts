import * as z from 'zod/mini'
import type { GitHubClient } from './client.ts'

export interface Deployment {
  id: number
  sha: string
  environment: string
  createdAt: number
}

type DeploymentResult = 'under-way' | 'success' | 'failure'

export interface DeploymentStatus {
  result: DeploymentResult
  /** The time of the newest status, or of the deployment if it has none. */
  at: number
  /** Address of the log, without a query and a user; undefined if there is no https address. */
  logUrl: string | undefined
}

/** The app of the hosting service. Anybody with write access can create deployments, but not with this identity. */
const SERVICE_APP = { login: 'mintlify[bot]', type: 'Bot' }

/** Enough for 100 deployments in each of the environments in use. */
const MAX_DEPLOYMENTS = 200

/** A preview address longer than this is not linked, because the comment repeats it for each page. */
const MAX_PREVIEW_ADDRESS = 300

const account = z.nullish(z.object({ login: z.optional(z.string()), type: z.optional(z.string()) }))
type Account = z.infer<typeof account>

const deploymentList = z.array(
  z.object({
    id: z.number(),
    sha: z.string(),
    environment: z.optional(z.string()),
    created_at: z.string(),
    creator: account
  })
)

const statusList = z.array(
  z.object({
    state: z.string(),
    created_at: z.optional(z.string()),
    log_url: z.nullish(z.string()),
    environment_url: z.nullish(z.string()),
    creator: account
  })
)

/** Lists the deployments of the hosting service that were created at `since` or later, oldest first. */
export async function serviceDeployments(since: number, client: GitHubClient): Promise<Deployment[]> {
  const found: Deployment[] = []
  let read = 0
  for await (const each of client.list('List of deployments', deploymentList, 'GET deployments')) {
    const createdAt = Date.parse(each.created_at)
    read += 1
    if (createdAt < since || read > MAX_DEPLOYMENTS) break
    if (!isService(each.creator) || Number.isNaN(createdAt)) continue
    found.push({ id: each.id, sha: each.sha, environment: each.environment ?? '', createdAt })
  }
  return found.reverse()
}

/**
 * Returns the newest deployment of a commit by the hosting service, after it has ended. `url` is the address of the
 * preview, if there is one that can be linked. Undefined if there is no deployment, or it is still under way.
 */
export async function endedPreview(
  sha: string,
  client: GitHubClient
): Promise<{ url: string | undefined } | undefined> {
  const fields = { per_page: 100 }
  const list = await client.request('List of deployments', deploymentList, 'GET deployments', {
    ...fields,
    sha
  })
  const own = list
    .filter(each => each.sha === sha && isService(each.creator) && !Number.isNaN(Date.parse(each.created_at)))
    .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
  const [newest] = own
  if (newest === undefined) return undefined
  const route = `GET deployments/${newest.id}/statuses`
  const all = await client.request('Deployment statuses', statusList, route, fields)
  // Any workflow with the permission to write deployments can add a status to a deployment of the service.
  const statuses = all.filter(({ creator }) => isService(creator))
  const told = statuses.find(({ state }) => state !== 'inactive') ?? statuses[0]
  const result = told === undefined ? 'under-way' : resultOf(told.state)
  if (told === undefined || result === 'under-way') return undefined
  const url = withoutSecrets(told.environment_url ?? '')?.replace(/\/+$/, '')
  const isLinked = result === 'success' && url !== undefined && url.length <= MAX_PREVIEW_ADDRESS
  return { url: isLinked ? url : undefined }
}

function isService(creator: Account): boolean {
  return creator?.login === SERVICE_APP.login && creator.type === SERVICE_APP.type
}

/** A status becomes `inactive` when a later deployment replaces it, so it says nothing about how the deployment ended. */
export async function deploymentStatus(
  { id, createdAt }: Deployment,
  client: GitHubClient
): Promise<DeploymentStatus> {
  const statuses = await client.request('Deployment statuses', statusList, `GET deployments/${id}/statuses`)
  const [newest, ...others] = statuses.map(({ state, created_at: at = '', log_url: log }) => ({
    result: resultOf(state),
    state,
    at: Date.parse(at),
    logUrl: withoutSecrets(log ?? '')
  }))
  const told =
    newest?.state === 'inactive' ? (others.find(({ state }) => state !== 'inactive') ?? newest) : newest
  if (told === undefined) return { result: 'under-way', at: createdAt, logUrl: undefined }
  return { result: told.result, at: Number.isNaN(told.at) ? createdAt : told.at, logUrl: told.logUrl }
}

/** A deployment that another one replaced had ended. An unknown state means that it has not ended. */
function resultOf(state: string): DeploymentResult {
  if (state === 'success' || state === 'inactive') return 'success'
  return state === 'failure' || state === 'error' ? 'failure' : 'under-way'
}

function withoutSecrets(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const url = new URL(address)
  return url.protocol === 'https:' ? `${url.origin}${url.pathname}` : undefined
}
