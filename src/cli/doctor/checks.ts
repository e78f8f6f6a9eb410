import { randomUUID } from 'node:crypto'
import { apiOf, credentialsFrom } from '../../publish/inputs.ts'
import { FAILURES } from '../../failures/index.ts'
import { systemClock } from '../../runtime/clock.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { AgentHttp } from '../../runtime/http/agent-http.ts'
import { sendRequest, type TextResponse } from '../../runtime/http/request.ts'
import { entriesOf } from '../../runtime/action/input-fields.ts'
import type { Log } from '../../runtime/log.ts'
import { parseUrl } from '../../runtime/parse-url.ts'
import { Problem } from '../../runtime/problem.ts'
import { parseTarget } from '../../s3/bucket-address.ts'
import { deleteObject, listObjects, putIf } from '../../s3/objects.ts'
import { EMPTY_SHA256, Signer } from '../../s3/signature.ts'
import { Store } from '../../s3/store.ts'
import type { Shell } from '../shell.ts'

interface Settings {
  inputs: Record<string, string>
  env: Shell['env']
  /** Whether a probe object may be written and deleted. */
  canWrite: boolean
}

/** What was found out, and what to do about it. `unknown`: cannot be known without a run. */
type Answer = [verdict: 'ok' | 'failed' | 'unknown', text: string, advice?: string | undefined]

type Get = (url: URL, headers?: Record<string, string>) => Promise<TextResponse>

const RESPONSE_TIMEOUT_MS = 15_000
const MAX_BYTES = 1_000_000
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
  yield ['Node', 'ok', process.versions.node]
  if (baseUrl !== undefined) {
    const check = checkKey(baseUrl, env['DOCS_API_KEY'], get)
    yield [
      'Key',
      ...(await check.catch(unreachable(baseUrl, 'Check base-url, DNS and the proxy.', 'failed')))
    ]
    const text = 'Whether it contains static export, and the key may start one, shows the first export'
    yield ['Plan', 'unknown', text]
  }
  if (domain !== undefined) {
    const check = checkDomain(domain, get)
    const advice = 'Check the spelling. The service must know it.'
    yield ['Domain', ...(await check.catch(unreachable(domain, advice)))]
  }
  if (target !== undefined) {
    yield* checkBucket(target, settings, http)
    yield ['Role', 'unknown', 'Whether a workflow may assume the role that it names shows its first run']
  }
  for (const name of entriesOf(purge)) {
    const check = name.startsWith('cloudflare:') ? checkCloudflare(env, get) : checkCloudFront(name, env, get)
    yield ['CDN', ...(await check.catch(unreachable(name, 'Check the network and the proxy.', 'failed')))]
  }
  if (siteUrl !== undefined) {
    const check = checkHost(siteUrl, get)
    yield ['Host', ...(await check.catch(unreachable(siteUrl, 'Check site-url, DNS and the certificate.')))]
  }
}

function unreachable(what: string, advice: string, verdict: Answer[0] = 'unknown') {
  return (error: unknown): Answer => [verdict, `${what} does not respond here: ${reasonOf(error)}`, advice]
}

const KEY_ANSWERS: Record<number, Answer> = {
  200: ['ok', 'The service accepts it'],
  401: ['failed', 'The service refuses it (HTTP 401)', FAILURES['service-401'].advice],
  403: ['failed', 'The service refuses it (HTTP 403)', FAILURES['service-403'].advice],
  404: ['ok', 'The service accepts it']
}

async function checkKey(baseUrl: string, key: string | undefined, get: Get): Promise<Answer> {
  const base = parseUrl(baseUrl)
  if (base === null)
    return ['failed', `${baseUrl} is not an address`, 'For Mintlify, base-url is https://api.mintlify.com.']
  if (!key) {
    const page = 'the API keys page of the dashboard of the service'
    return ['failed', 'DOCS_API_KEY is not set', `Create a key on ${page}, with the write scope.`]
  }
  const address = new URL(`${base.href.replace(/\/(v[12]\/?)?$/, '')}/v1/static-export/jobs/${NO_JOB}`)
  const { status } = await get(address, { authorization: `Bearer ${key}` })
  const other = `The service responds with HTTP ${status}`
  return KEY_ANSWERS[status] ?? ['unknown', other, 'Check that base-url is the address of the API.']
}

async function checkDomain(domain: string, get: Get): Promise<Answer> {
  const { status } = await get(new URL(`https://${domain}/`))
  return ['ok', `${domain} responds with HTTP ${status}`]
}

async function* checkBucket(
  target: string,
  { inputs, env, canWrite }: Settings,
  http: AgentHttp
): AsyncGenerator<[subject: string, ...Answer]> {
  const parsed = parseTarget(target)
  if (parsed instanceof Problem) {
    yield ['Bucket', 'failed', `--target ${target}: ${parsed.message}`]
    return
  }
  const credentials = credentialsFrom(env)
  if (credentials === undefined) {
    yield [
      'Bucket',
      'unknown',
      'There are no credentials here: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
      'A workflow gets them from its role or its secrets. To check the bucket now, set them in this shell.'
    ]
    return
  }
  const { bucket: name, prefix } = parsed
  const region = inputs['region'] ?? env['AWS_REGION'] ?? 'us-east-1'
  const endpoint = parseUrl(inputs['endpoint'] ?? '') ?? undefined
  const signal = AbortSignal.timeout(2 * RESPONSE_TIMEOUT_MS)
  const context = { http, clock: systemClock, random: Math.random, log: SILENT, signal }
  const store = new Store({ name, endpoint, region }, credentials, 1, context)
  try {
    await listObjects(store, prefix).next()
    yield ['Bucket', 'ok', `${name} can be read`]
    if (!canWrite) {
      yield ['Writes', 'unknown', 'Whether objects can be written, and on a condition, shows --write']
      return
    }
    const key = `${prefix}.static-docs-export-probe-${randomUUID()}`
    const probe = { key, body: Buffer.from('probe'), headers: {} }
    const first = await putIf(store, probe, 'new', { signal })
    const second = await putIf(store, probe, 'new', { signal })
    await deleteObject(store, key, { signal })
    if (first.status === 'written' && second.status === 'conflict')
      yield ['Writes', 'ok', 'Objects can be written and deleted, and conditions hold']
    else {
      const advice = 'Use a concurrency group, so that two runs never publish at the same time.'
      yield ['Writes', 'unknown', 'Objects can be written and deleted; the store ignores conditions', advice]
    }
  } catch (error) {
    yield ['Bucket', 'failed', reasonOf(error), error instanceof Failure ? error.advice : undefined]
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

/** Canonical URLs have no `.html`: a page of the sitemap must be there under its address. */
async function checkHost(siteUrl: string, get: Get): Promise<Answer> {
  const site = parseUrl(siteUrl.replace(/\/*$/, '/'))
  if (site === null) return ['failed', `${siteUrl} is not an address`]
  const { status, body } = await get(new URL('sitemap.xml', site))
  if (status !== 200) return ['unknown', `${site.host} responds; nothing is published there yet`]
  const pages = [...body.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(
    ([, address = '']) => parseUrl(address)?.pathname ?? '/'
  )
  const page = pages.find(path => path.replace(site.pathname, '') !== '' && path !== '/')
  if (page === undefined) return ['ok', `${site.host} responds`]
  const found = await get(new URL(page, site))
  if (found.status === 200) return ['ok', `${page} is there without .html`]
  const advice = 'The host needs a rewrite rule: docs/hosting.md.'
  return ['failed', `${page} responds with HTTP ${found.status}`, advice]
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
