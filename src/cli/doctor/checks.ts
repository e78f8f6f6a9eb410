import { randomUUID } from 'node:crypto'
import { systemClock } from '../../runtime/clock.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { AgentHttp } from '../../runtime/http/agent-http.ts'
import { sendRequest, type TextResponse } from '../../runtime/http/request.ts'
import type { Log } from '../../runtime/log.ts'
import { parseUrl } from '../../runtime/parse-url.ts'
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

/** `unknown`: cannot be known without a run. */
type Verdict = 'ok' | 'failed' | 'unknown'

/** What was found out, and what to do about it. */
type Answer = [verdict: Verdict, text: string, advice?: string]

export interface Finding {
  subject: string
  answer: Answer
}

const RESPONSE_TIMEOUT_MS = 15_000
const MAX_BYTES = 1_000_000
/** No job has this id: a service that accepts the key answers 404. */
const NO_JOB = '00000000-0000-4000-8000-000000000000'

type Credentials = ConstructorParameters<typeof Signer>[0]
type Get = (url: URL, headers?: Record<string, string>) => Promise<TextResponse>

/** One line for each thing that a first run needs. Nothing is started, and only the probe object is ever written. */
export async function* checkAll({ inputs, env, canWrite }: Settings): AsyncGenerator<Finding> {
  using http = new AgentHttp('static-docs-export')
  const get: Get = async (url, headers = {}) =>
    await sendRequest(
      { method: 'GET', url, headers, timeoutMs: RESPONSE_TIMEOUT_MS, maxBytes: MAX_BYTES },
      { http, signal: new AbortController().signal }
    )
  const { 'base-url': baseUrl, domain, target, 'site-url': siteUrl, purge } = inputs
  const credentials = credentialsIn(env)
  yield { subject: 'Node', answer: ['ok', process.versions.node] }
  if (baseUrl !== undefined) {
    yield { subject: 'Key', answer: await checkKey(baseUrl, env['DOCS_API_KEY'], get) }
    yield {
      subject: 'Plan',
      answer: [
        'unknown',
        'Whether it contains static export, and the key may start one, shows the first export'
      ]
    }
  }
  if (domain !== undefined) yield { subject: 'Domain', answer: await checkDomain(domain, get) }
  if (target !== undefined) yield* checkBucket({ inputs, env, canWrite }, credentials, http)
  for (const name of (purge ?? '').split(/\s+/).filter(Boolean))
    yield { subject: 'CDN', answer: await checkCdn(name, { env, credentials, get }) }
  if (siteUrl !== undefined) yield { subject: 'Host', answer: await checkHost(siteUrl, get) }
}

const KEY_ANSWERS: Record<number, Answer> = {
  200: ['ok', 'The service accepts it'],
  401: [
    'failed',
    'The service does not accept it (HTTP 401)',
    'It is wrong or has expired: create a new one.'
  ],
  403: [
    'failed',
    'The service refuses it (HTTP 403)',
    'The plan has no static export, the key has no scope for it, or an IP allow-list excludes this machine.'
  ],
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
  try {
    const { status } = await get(address, { authorization: `Bearer ${key}` })
    const other = `The service responds with HTTP ${status}`
    return KEY_ANSWERS[status] ?? ['unknown', other, 'Check that base-url is the address of the API.']
  } catch (error) {
    const advice = 'Check base-url, DNS and the proxy.'
    return ['failed', `${address.host} cannot be reached: ${reasonOf(error)}`, advice]
  }
}

async function checkDomain(domain: string, get: Get): Promise<Answer> {
  try {
    const { status } = await get(new URL(`https://${domain}/`))
    return ['ok', `${domain} responds with HTTP ${status}`]
  } catch (error) {
    const advice = 'Check the spelling. The service must know it.'
    return ['unknown', `${domain} does not respond here: ${reasonOf(error)}`, advice]
  }
}

function credentialsIn(env: Shell['env']): Credentials | undefined {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = env
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY) return undefined
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    sessionToken: AWS_SESSION_TOKEN || undefined
  }
}

async function* checkBucket(
  { inputs, env, canWrite }: Settings,
  credentials: Credentials | undefined,
  http: AgentHttp
): AsyncGenerator<Finding> {
  const { target = '', endpoint, region } = inputs
  const bucket = (...answer: Answer): Finding => ({ subject: 'Bucket', answer })
  const writes = (...answer: Answer): Finding => ({ subject: 'Writes', answer })
  const parsed = parseTarget(target)
  if (typeof parsed === 'string') {
    yield bucket('failed', `--target ${target}: ${parsed}`)
    return
  }
  if (credentials === undefined) {
    yield bucket(
      'unknown',
      'There are no credentials here: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
      'A workflow gets them from its role or its secrets. To check the bucket now, set them in this shell.'
    )
    return
  }
  const place = {
    name: parsed.bucket,
    endpoint: parseUrl(endpoint ?? '') ?? undefined,
    region: region ?? env['AWS_REGION'] ?? 'us-east-1'
  }
  const signal = AbortSignal.timeout(2 * RESPONSE_TIMEOUT_MS)
  const context = { http, clock: systemClock, random: Math.random, log: SILENT, signal }
  const store = new Store(place, credentials, 1, context)
  try {
    await listObjects(store, parsed.prefix).next()
    yield bucket('ok', `${parsed.bucket} can be read`)
    if (!canWrite) {
      yield writes('unknown', 'Whether objects can be written, and on a condition, shows --write')
      return
    }
    const key = `${parsed.prefix}.static-docs-export-probe-${randomUUID()}`
    const probe = { key, body: Buffer.from('probe'), headers: {} }
    const first = await putIf(store, probe, 'new', { signal })
    const second = await putIf(store, probe, 'new', { signal })
    await deleteObject(store, key, { signal })
    yield first.status === 'written' && second.status === 'conflict'
      ? writes('ok', 'Objects can be written and deleted, and conditions hold')
      : writes(
          'unknown',
          'Objects can be written and deleted; the store ignores conditions',
          'Use a concurrency group, so that two runs never publish at the same time.'
        )
  } catch (error) {
    yield bucket('failed', reasonOf(error), error instanceof Failure ? error.advice : undefined)
  }
}

async function checkCdn(
  name: string,
  { env, credentials, get }: { env: Shell['env']; credentials: Credentials | undefined; get: Get }
): Promise<Answer> {
  const [kind, id = ''] = name.split(':')
  try {
    if (kind === 'cloudflare') return await checkCloudflare(env, get)
    return credentials === undefined
      ? ['unknown', `CloudFront ${id}: there are no credentials here`]
      : await checkCloudFront(id, { env, credentials, get })
  } catch (error) {
    return ['failed', reasonOf(error), 'Check the network and the proxy.']
  }
}

async function checkCloudflare(env: Shell['env'], get: Get): Promise<Answer> {
  const token = env['CLOUDFLARE_API_TOKEN']
  if (!token)
    return ['unknown', 'CLOUDFLARE_API_TOKEN is not set here', 'The workflow passes it as cloudflare-token.']
  const api = env['CLOUDFLARE_API_BASE_URL'] ?? 'https://api.cloudflare.com/client/v4'
  const { status } = await get(new URL(`${api}/user/tokens/verify`), { authorization: `Bearer ${token}` })
  if (status === 200) return ['ok', 'Cloudflare accepts the token']
  const advice = 'It needs the permission Cache Purge for the zone.'
  return ['failed', `Cloudflare refuses the token (HTTP ${status})`, advice]
}

async function checkCloudFront(
  id: string,
  { env, credentials, get }: { env: Shell['env']; credentials: Credentials; get: Get }
): Promise<Answer> {
  const endpoint = new URL(env['AWS_ENDPOINT_URL_CLOUDFRONT'] ?? 'https://cloudfront.amazonaws.com')
  const path = `/2020-05-31/distribution/${encodeURIComponent(id)}/invalidation`
  const signer = new Signer(credentials, { region: 'us-east-1', service: 'cloudfront' })
  const request = { method: 'GET', host: endpoint.host, path, sha256: EMPTY_SHA256, headers: {} } as const
  const { status } = await get(new URL(`${endpoint.origin}${path}`), signer.sign(request, Date.now()))
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
  try {
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
  } catch (error) {
    const advice = 'Check site-url, DNS and the certificate.'
    return ['unknown', `${site.host} does not respond here: ${reasonOf(error)}`, advice]
  }
}

const SILENT: Log = {
  info: () => undefined,
  debug: () => undefined,
  notice: () => undefined,
  warning: () => undefined,
  group: async (_title, stage) => await stage(),
  mask: () => undefined
}
