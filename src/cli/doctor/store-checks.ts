import { randomUUID } from 'node:crypto'
import { apiOf, credentialsFrom, endpointFrom } from '../../publish/inputs.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import type { AgentHttp } from '../../runtime/http/agent-http.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import type { Log } from '../../runtime/log.ts'
import { Problem } from '../../runtime/problem.ts'
import { systemClock } from '../../runtime/time/clock.ts'
import { parseTarget } from '../../s3/bucket-address.ts'
import { probeConditions } from '../../s3/conditional-writes.ts'
import { deleteObject, listObjects } from '../../s3/objects.ts'
import { EMPTY_SHA256, Signer } from '../../s3/signature.ts'
import { Store } from '../../s3/store.ts'
import type { Shell } from '../shell.ts'
import { type Answer, type CheckedSettings, type Get, RESPONSE_TIMEOUT_MS } from './answer.ts'
import { problemOfSetting } from './settings.ts'

export async function* checkBucket(
  target: string,
  { inputs, env, canWrite }: CheckedSettings,
  http: AgentHttp
): AsyncGenerator<[subject: string, ...Answer]> {
  const parsed = parseTarget(target)
  if (parsed instanceof Problem) return
  const credentials = credentialsFrom(env)
  if (credentials === undefined) {
    yield [
      'Bucket',
      'unknown',
      'Not checked: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set in this shell',
      'Runs have their own credentials. To check the bucket now, set both variables.'
    ]
    return
  }
  const { bucket: name, prefix } = parsed
  const where = {
    endpoint: inputs.endpoint ?? endpointFrom(env) ?? '',
    region: inputs.region ?? (env['AWS_REGION'] || 'us-east-1')
  }
  const problem = credentials instanceof Problem ? credentials.message : problemIn(where)
  if (credentials instanceof Problem || problem !== undefined) {
    yield ['Bucket', 'failed', problem ?? '']
    return
  }
  const { region } = where
  const endpoint = parseUrl(where.endpoint) ?? undefined
  const signal = AbortSignal.timeout(2 * RESPONSE_TIMEOUT_MS)
  const context = { http, clock: systemClock, random: Math.random, log: SILENT, signal }
  const store = new Store({ name, endpoint, region }, credentials, 1, context)
  try {
    await listObjects(store, prefix).next()
    yield ['Bucket', 'ok', `${name} can be read`]
    yield ['Writes', ...(canWrite ? await checkWrites(store, prefix, signal) : NOT_WRITTEN)]
  } catch (error) {
    yield ['Bucket', 'failed', reasonOf(error), error instanceof Failure ? error.advice : undefined]
  }
}

/** Checks values from variables, because signed requests would be sent to a wrong server if a value were invalid. */
function problemIn(where: { endpoint: string; region: string }): string | undefined {
  const names = ['endpoint', 'region'] as const
  const problems = names
    .filter(name => where[name] !== '')
    .map(name => [name, problemOfSetting(name, where[name])])
  return problems.find(([, problem]) => problem !== undefined)?.join(' ')
}

const NOT_WRITTEN: Answer = ['unknown', 'Not checked: writes and conditional writes', 'Pass --write.']

/** Checks each condition that the publish lease relies on, with a write that the store must reject. */
async function checkWrites(store: Store, prefix: string, signal: AbortSignal): Promise<Answer> {
  const key = `${prefix}.static-docs-export-probe-${randomUUID()}`
  try {
    const [missing] = await probeConditions(store, key, signal)
    if (missing === undefined) return ['ok', 'Writes, conditional writes and deletes work']
    const advice = 'Use a concurrency group, so that two runs never publish at the same time.'
    return ['unknown', `Writes work, but the store ignores the condition ${missing}`, advice]
  } finally {
    await deleteObject(store, key, { signal })
  }
}

export async function checkCloudflare(env: Shell['env'], get: Get): Promise<Answer> {
  const token = env['CLOUDFLARE_API_TOKEN']
  if (!token) return ['unknown', 'Not checked: CLOUDFLARE_API_TOKEN is not set in this shell']
  const api = apiOf('cloudflare', env)
  if (api instanceof Problem) return ['failed', api.message]
  const { status } = await get(new URL(`${api.href}/user/tokens/verify`), {
    authorization: `Bearer ${token}`
  })
  if (status === 200) return ['ok', 'Cloudflare accepts the token']
  if (![400, 401, 403].includes(status))
    return ['unknown', `Cloudflare responds with HTTP ${status}`, 'Run doctor again later.']
  const advice = 'Set CLOUDFLARE_API_TOKEN to a token with the permission Cache Purge for the zone.'
  return ['failed', `Cloudflare rejects the token (HTTP ${status})`, advice]
}

export async function checkCloudFront(name: string, env: Shell['env'], get: Get): Promise<Answer> {
  const id = name.slice(name.indexOf(':') + 1)
  const credentials = credentialsFrom(env)
  if (credentials === undefined) return ['unknown', 'Not checked: AWS credentials are not set in this shell']
  if (credentials instanceof Problem) return ['failed', credentials.message]
  const path = `/2020-05-31/distribution/${encodeURIComponent(id)}/invalidation`
  const api = apiOf('cloudfront', env)
  if (api instanceof Problem) return ['failed', api.message]
  const url = new URL(path, api)
  const signer = new Signer(credentials, { region: 'us-east-1', service: 'cloudfront' })
  const request = { method: 'GET', host: url.host, path, sha256: EMPTY_SHA256, headers: {} }
  const { status } = await get(url, signer.sign(request, Date.now()))
  if (status === 200) return ['ok', `CloudFront has the distribution ${id}`]
  const compare = 'Compare the id in purge with the stack output DOCS_DISTRIBUTION_ID.'
  if (status === 404) return ['failed', `CloudFront has no distribution ${id}`, compare]
  const advice =
    'This check needs cloudfront:ListInvalidations. A purge needs only cloudfront:CreateInvalidation.'
  return ['unknown', `CloudFront responds with HTTP ${status}`, advice]
}

const ignore = () => undefined
const SILENT: Log = {
  info: ignore,
  debug: ignore,
  notice: ignore,
  warning: ignore,
  group: async (_title, stage) => await stage(),
  mask: ignore
}
