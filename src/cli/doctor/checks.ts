import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { FAILURES } from '../../failures/index.ts'
import { apiOf, credentialsFrom, endpointFrom } from '../../publish/inputs.ts'
import { systemClock } from '../../runtime/time/clock.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { AgentHttp, NotConnected } from '../../runtime/http/agent-http.ts'
import { sendRequest, type TextResponse } from '../../runtime/http/request.ts'
import { entriesOf } from '../../runtime/action/input-fields.ts'
import type { Log } from '../../runtime/log.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import { Problem } from '../../runtime/problem.ts'
import { parseTarget } from '../../s3/bucket-address.ts'
import { probeConditions } from '../../s3/conditional-writes.ts'
import { deleteObject, listObjects } from '../../s3/objects.ts'
import { EMPTY_SHA256, Signer } from '../../s3/signature.ts'
import { Store } from '../../s3/store.ts'
import { apiKey, PUBLIC_SERVICE, serviceAddress } from '../../service/service-inputs.ts'
import type { Shell } from '../shell.ts'
import { type InputName, problemOfSetting } from './settings.ts'

interface Settings {
  /** Valid, as the schemas of the actions say. */
  inputs: Partial<Record<InputName, string>>
  env: Shell['env']
  /** Whether a probe object may be written and deleted. */
  canWrite: boolean
  /** Whether a pipeline of GitLab publishes. It has variables, and no role. */
  isPipeline: boolean
  /** A step gets the key, and no address: it goes to the public service if it is a key of that. */
  hasDefaultAddress: boolean
}

/** What was found out, and what to do about it. `ok`: it could have failed. `unknown`: it was not checked. */
export type Answer = [verdict: 'ok' | 'failed' | 'unknown', text: string, advice?: string | undefined]

type Get = (url: URL, headers?: Record<string, string>) => Promise<TextResponse>

const RESPONSE_TIMEOUT_MS = 15_000
/** As large as a sitemap may be. */
const MAX_BYTES = 50_000_000
/** No job has this id: a service that accepts the key answers 404. */
const NO_JOB = '00000000-0000-4000-8000-000000000000'

/** One line for each thing that a first run needs. Nothing is started, and only the probe object is ever written. */
export async function* checkAll(settings: Settings): AsyncGenerator<[subject: string, ...Answer]> {
  using http = new AgentHttp('static-docs-export')
  const get: Get = async (url, headers = {}) =>
    await sendRequest(
      { method: 'GET', url, headers, timeoutMs: RESPONSE_TIMEOUT_MS, maxBytes: MAX_BYTES },
      { http, signal: new AbortController().signal }
    )
  const { inputs, env } = settings
  const { 'base-url': baseUrl, domain, target, 'site-url': siteUrl, purge = '' } = inputs
  yield ['Node', ...checkNode(process.versions.node)]
  if (baseUrl !== undefined || settings.hasDefaultAddress) {
    const check = checkKey(baseUrl, env['DOCS_API_KEY'], get)
    const advice = 'Check --base-url, DNS and the proxy.'
    yield ['Key', ...(await check.catch(unreachable(baseUrl ?? PUBLIC_SERVICE, advice)))]
    const text = 'The first export shows whether the plan contains it, and whether the key may start one'
    yield ['Plan', 'unknown', text]
  }
  if (domain !== undefined) {
    const check = checkDomain(domain, get)
    const advice = 'Check the spelling of --domain. The service must know it.'
    yield ['Domain', ...(await check.catch(unreachable(domain, advice)))]
  }
  if (target !== undefined) {
    yield* checkBucket(target, settings, http)
    yield settings.isPipeline
      ? [
          'Variables',
          'unknown',
          'The first pipeline shows whether the project has them, and whether they may write'
        ]
      : ['Role', 'unknown', 'The first run shows whether the workflow may assume its role']
  }
  for (const name of entriesOf(purge)) {
    const check = name.startsWith('cloudflare:') ? checkCloudflare(env, get) : checkCloudFront(name, env, get)
    yield ['CDN', ...(await check.catch(unreachable(name, 'Check the network and the proxy.')))]
  }
  if (siteUrl !== undefined) {
    const check = checkHost(siteUrl, get)
    const advice = 'Set up the host first, or check --site-url, DNS and the certificate.'
    yield ['Host', ...(await check.catch(unreachable(siteUrl, advice)))]
  }
}

const PROXY_ADVICE = 'Check the variables https_proxy and no_proxy, and whether the proxy is running.'

/** `advice`: for a host that cannot be reached itself. */
function unreachable(what: string, advice: string) {
  return (error: unknown): Answer => {
    const { cause } = error as Error
    const isProxy = cause instanceof NotConnected && cause.isProxy
    const fitting = error instanceof Failure ? error.advice : isProxy ? PROXY_ADVICE : advice
    return ['failed', `${what} does not respond here: ${reasonOf(error)}`, fitting]
  }
}

function checkNode(version: string): Answer {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
    ? ['ok', version]
    : ['failed', version, 'The program needs Node 20.19 or newer.']
}

/** A server that accepts any key, or answers 404 to everybody, proves nothing: a wrong key must be refused first. */
async function checkKey(given: string | undefined, key: string | undefined, get: Get): Promise<Answer> {
  if (!key) {
    const page = 'the API keys page of the dashboard of the service'
    return [
      'unknown',
      'Not checked: DOCS_API_KEY is not set here',
      `Create a key on ${page}, and set it in this shell.`
    ]
  }
  const problem = z.safeParse(apiKey, key).error?.issues[0]?.message
  if (problem !== undefined) return ['failed', `DOCS_API_KEY ${problem}`]
  const address = serviceAddress(given === undefined ? undefined : new URL(given), key)
  if (address instanceof Problem) return ['failed', 'DOCS_API_KEY is not sent anywhere', address.message]
  const base = address.href.replace(/\/(v[12]\/?)?$/, '')
  const job = new URL(`${base}/v1/static-export/jobs/${NO_JOB}`)
  const wrong = await get(job, { authorization: `Bearer wrong-${randomUUID()}` })
  if (wrong.status !== 401)
    return [
      'unknown',
      `A wrong key is answered with HTTP ${wrong.status} instead of 401, so nothing can be said about yours`,
      'Check that --base-url is the address of the API.'
    ]
  const { status, body } = await get(job, { authorization: `Bearer ${key}` })
  if (status === 404 && hasError(body)) return ['ok', 'The service accepts it, and refuses another one']
  if (status === 401) return ['failed', 'The service refuses it (HTTP 401)', FAILURES['service-401'].advice]
  if (status === 403) return ['failed', 'The service refuses it (HTTP 403)', FAILURES['service-403'].advice]
  return [
    'unknown',
    `The service responds with HTTP ${status}`,
    'Check that --base-url is the address of the API.'
  ]
}

/** The contract: every error is an object with a text. */
function hasError(body: string): boolean {
  try {
    return typeof (JSON.parse(body) as { error?: unknown } | null)?.error === 'string'
  } catch {
    return false
  }
}

async function checkDomain(domain: string, get: Get): Promise<Answer> {
  const { status } = await get(new URL(`https://${domain}/`))
  const text = `${domain} responds with HTTP ${status}`
  return status < 400
    ? ['ok', text]
    : ['unknown', text, 'The first export shows whether the service knows the domain.']
}

async function* checkBucket(
  target: string,
  { inputs, env, canWrite, isPipeline }: Settings,
  http: AgentHttp
): AsyncGenerator<[subject: string, ...Answer]> {
  const parsed = parseTarget(target)
  if (parsed instanceof Problem) return
  const credentials = credentialsFrom(env)
  if (credentials === undefined) {
    yield [
      'Bucket',
      'unknown',
      'There are no credentials here: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
      `${isPipeline ? 'A pipeline gets them from the variables of the project' : 'A workflow gets them from its role or its secrets'}. To check the bucket now, set them in this shell.`
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

/** Checks what variables say. Without it, requests with credentials would go elsewhere. */
function problemIn(where: { endpoint: string; region: string }): string | undefined {
  const names = ['endpoint', 'region'] as const
  const problems = names
    .filter(name => where[name] !== '')
    .map(name => [name, problemOfSetting(name, where[name])])
  return problems.find(([, problem]) => problem !== undefined)?.join(' ')
}

const NOT_WRITTEN: Answer = [
  'unknown',
  'Not checked: whether objects can be written, and on a condition',
  'Pass --write.'
]

/** Every condition that the lease of a publication relies on, each with a case that must be refused. */
async function checkWrites(store: Store, prefix: string, signal: AbortSignal): Promise<Answer> {
  const key = `${prefix}.static-docs-export-probe-${randomUUID()}`
  try {
    const [missing] = await probeConditions(store, key, signal)
    if (missing === undefined) return ['ok', 'Objects can be written and deleted, and conditions hold']
    const advice = 'Use a concurrency group, so that two runs never publish at the same time.'
    return ['unknown', `Objects can be written; the store ignores ${missing}`, advice]
  } finally {
    await deleteObject(store, key, { signal })
  }
}

async function checkCloudflare(env: Shell['env'], get: Get): Promise<Answer> {
  const token = env['CLOUDFLARE_API_TOKEN']
  if (!token)
    return ['unknown', 'CLOUDFLARE_API_TOKEN is not set here', 'The workflow passes it as cloudflare-token.']
  const api = apiOf('cloudflare', env)
  if (api instanceof Problem) return ['failed', api.message]
  const { status } = await get(new URL(`${api.href}/user/tokens/verify`), {
    authorization: `Bearer ${token}`
  })
  if (status === 200) return ['ok', 'Cloudflare accepts the token']
  const advice = 'It needs the permission Cache Purge for the zone.'
  return ['failed', `Cloudflare refuses the token (HTTP ${status})`, advice]
}

async function checkCloudFront(name: string, env: Shell['env'], get: Get): Promise<Answer> {
  const id = name.slice(name.indexOf(':') + 1)
  const credentials = credentialsFrom(env)
  if (credentials === undefined) return ['unknown', `CloudFront ${id}: there are no credentials here`]
  if (credentials instanceof Problem) return ['failed', credentials.message]
  const path = `/2020-05-31/distribution/${encodeURIComponent(id)}/invalidation`
  const api = apiOf('cloudfront', env)
  if (api instanceof Problem) return ['failed', api.message]
  const url = new URL(path, api)
  const signer = new Signer(credentials, { region: 'us-east-1', service: 'cloudfront' })
  const request = { method: 'GET', host: url.host, path, sha256: EMPTY_SHA256, headers: {} }
  const { status } = await get(url, signer.sign(request, Date.now()))
  if (status === 200) return ['ok', `CloudFront knows the distribution ${id}`]
  const compare = 'Compare purge with the output DOCS_DISTRIBUTION_ID of the stack.'
  if (status === 404) return ['failed', `CloudFront has no distribution ${id}`, compare]
  const advice = 'The credentials need cloudfront:CreateInvalidation; reading may be denied.'
  return ['unknown', `CloudFront responds with HTTP ${status}`, advice]
}

const MAX_PAGES = 10

/**
 * Canonical URLs have no `.html`: a page of the sitemap must be there under its address. A folder with an index page shows
 * nothing, and neither does a host that has a page for every address.
 */
async function checkHost(siteUrl: string, get: Get): Promise<Answer> {
  const site = parseUrl(siteUrl.replace(/\/*$/, '/'))
  if (site === null) return ['failed', `${siteUrl} is not an address`]
  // A path of the sitemap is one of this host, also when it begins with two slashes.
  const at = (pathname: string) => Object.assign(new URL(site), { pathname })
  const { status, body } = await get(new URL('sitemap.xml', site))
  if (status !== 200)
    return ['unknown', `Not checked: sitemap.xml of ${site.host} responds with HTTP ${status}`]
  for (const page of pagesIn(body, site).slice(0, MAX_PAGES)) {
    const { status, headers } = await get(at(page))
    const { origin, pathname } = parseUrl(headers.location ?? '', at(page)) ?? site
    if (origin === site.origin && pathname === `${page}/`) continue
    const advice = 'The host needs a rewrite rule: docs/hosting.md.'
    if (status !== 200) return ['failed', `${page} responds with HTTP ${status}`, advice]
    const missing = await get(at(`${page}-${randomUUID()}`))
    return missing.status === 200
      ? ['unknown', `${site.host} also responds with HTTP 200 for a page that does not exist`]
      : ['ok', `${page} is there without .html`]
  }
  return ['unknown', `The sitemap of ${site.host} names no page that shows its rules`]
}

/** The paths that a host without a rewrite rule does not have. Those with an entity are left out. */
function pagesIn(sitemap: string, site: URL): string[] {
  const paths = [...sitemap.matchAll(/<loc>\s*([^<&\s]+)\s*<\/loc>/g)].map(
    ([, address = '']) => parseUrl(address)?.pathname ?? ''
  )
  return paths.filter(path => path.startsWith(site.pathname) && !/(\/|\.(html?|xml(\.gz)?))$/.test(path))
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
