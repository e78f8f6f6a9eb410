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

export interface Settings {
  inputs: Record<string, string>
  env: Shell['env']
  /** Whether a probe object may be written and deleted. */
  canWrite: boolean
}

/** `unknown`: cannot be known without a run. */
export type Verdict = 'ok' | 'failed' | 'unknown'

export interface Finding {
  subject: string
  verdict: Verdict
  text: string
  advice?: string
}

const RESPONSE_TIMEOUT_MS = 15_000
const MAX_BYTES = 1_000_000
/** No job has this id: a service that accepts the key answers 404. */
const NO_JOB = '00000000-0000-4000-8000-000000000000'

type Credentials = ConstructorParameters<typeof Signer>[0]

/** One line for each thing that a first run needs. Nothing is started, and only the probe object is ever written. */
export async function* checkAll({ inputs, env, canWrite }: Settings): AsyncGenerator<Finding> {
  using http = new AgentHttp('static-docs-export')
  const get = async (url: URL, headers: Record<string, string> = {}) =>
    await sendRequest(
      { method: 'GET', url, headers, timeoutMs: RESPONSE_TIMEOUT_MS, maxBytes: MAX_BYTES },
      { http, signal: new AbortController().signal }
    )
  const { 'base-url': baseUrl, domain, target, 'site-url': siteUrl, purge } = inputs
  yield { subject: 'Node', verdict: 'ok', text: process.versions.node }
  if (baseUrl !== undefined) yield* checkService(baseUrl, env['DOCS_API_KEY'], get)
  if (domain !== undefined) yield await checkDomain(domain, get)
  const credentials = credentialsIn(env)
  if (target !== undefined) yield* checkBucket({ inputs, env, canWrite }, credentials, http)
  for (const name of (purge ?? '').split(/\s+/).filter(Boolean))
    yield await checkCdn(name, { env, credentials, get })
  if (siteUrl !== undefined) yield await checkHost(siteUrl, get)
}

type Get = (url: URL, headers?: Record<string, string>) => Promise<TextResponse>

async function* checkService(baseUrl: string, key: string | undefined, get: Get): AsyncGenerator<Finding> {
  const base = parseUrl(baseUrl)
  if (base === null) {
    yield failed('Service', `${baseUrl} is not an address`, 'For Mintlify it is https://api.mintlify.com.')
    return
  }
  if (!key) {
    yield failed(
      'Key',
      'DOCS_API_KEY is not set',
      'Create a key on the API keys page of the dashboard of the service, with the write scope.'
    )
    return
  }
  const address = new URL(`${base.href.replace(/\/(v[12]\/?)?$/, '')}/v1/static-export/jobs/${NO_JOB}`)
  try {
    const { status } = await get(address, { authorization: `Bearer ${key}` })
    if (status === 401)
      yield failed(
        'Key',
        'The service does not accept it (HTTP 401)',
        'It is wrong or has expired: create a new one.'
      )
    else if (status === 403)
      yield failed(
        'Key',
        'The service refuses it (HTTP 403)',
        'The plan has no static export, the key has no scope for it, or an IP allow-list excludes this machine.'
      )
    else if (status === 404 || status === 200) yield ok('Key', 'The service accepts it')
    else
      yield unknown(
        'Service',
        `It responds with HTTP ${status}`,
        'Check that base-url is the address of the API.'
      )
    yield unknown(
      'Plan',
      'Whether it contains static export, and the key may start one, shows the first export'
    )
  } catch (error) {
    yield failed(
      'Service',
      `${address.host} cannot be reached: ${reasonOf(error)}`,
      'Check base-url, DNS and the proxy.'
    )
  }
}

async function checkDomain(domain: string, get: Get): Promise<Finding> {
  try {
    const { status } = await get(new URL(`https://${domain}/`))
    return ok('Domain', `${domain} responds with HTTP ${status}`)
  } catch (error) {
    return unknown(
      'Domain',
      `${domain} does not respond here: ${reasonOf(error)}`,
      'Check the spelling. The service must know it.'
    )
  }
}

function credentialsIn({
  AWS_ACCESS_KEY_ID,
  AWS_SECRET_ACCESS_KEY,
  AWS_SESSION_TOKEN
}: Shell['env']): Credentials | undefined {
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
  const parsed = parseTarget(target)
  if (typeof parsed === 'string') {
    yield failed('Bucket', `--target ${target}: ${parsed}`)
    return
  }
  if (credentials === undefined) {
    yield unknown(
      'Bucket',
      'There are no credentials here: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
      'A workflow gets them from its role or its secrets. To check the bucket now, set them in this shell.'
    )
    return
  }
  const bucket = {
    name: parsed.bucket,
    endpoint: parseUrl(endpoint ?? '') ?? undefined,
    region: region ?? env['AWS_REGION'] ?? 'us-east-1'
  }
  const signal = AbortSignal.timeout(2 * RESPONSE_TIMEOUT_MS)
  const context = { http, clock: systemClock, random: Math.random, log: SILENT, signal }
  const store = new Store(bucket, credentials, 1, context)
  try {
    await listObjects(store, parsed.prefix).next()
    yield ok('Bucket', `${parsed.bucket} can be read`)
    if (!canWrite) {
      yield unknown('Writes', 'Whether objects can be written, and on a condition, shows --write')
      return
    }
    const probe = {
      key: `${parsed.prefix}.static-docs-export-probe-${randomUUID()}`,
      body: Buffer.from('probe'),
      headers: {}
    }
    const first = await putIf(store, probe, 'new', { signal })
    const second = await putIf(store, probe, 'new', { signal })
    await deleteObject(store, probe.key, { signal })
    yield first.status === 'written' && second.status === 'conflict'
      ? ok('Writes', 'Objects can be written and deleted, and conditions hold')
      : unknown(
          'Writes',
          'Objects can be written and deleted; the store ignores conditions',
          'Use a concurrency group, so that two runs never publish at the same time.'
        )
  } catch (error) {
    yield failed(
      'Bucket',
      error instanceof Failure ? error.message : reasonOf(error),
      error instanceof Failure ? error.advice : undefined
    )
  }
}

async function checkCdn(
  name: string,
  { env, credentials, get }: { env: Shell['env']; credentials: Credentials | undefined; get: Get }
): Promise<Finding> {
  const [kind, id = ''] = name.split(':')
  try {
    if (kind === 'cloudflare') {
      const token = env['CLOUDFLARE_API_TOKEN']
      if (!token)
        return unknown(
          'CDN',
          'CLOUDFLARE_API_TOKEN is not set here',
          'The workflow passes it as cloudflare-token.'
        )
      const api = env['CLOUDFLARE_API_BASE_URL'] ?? 'https://api.cloudflare.com/client/v4'
      const { status } = await get(new URL(`${api}/user/tokens/verify`), { authorization: `Bearer ${token}` })
      return status === 200
        ? ok('CDN', 'Cloudflare accepts the token')
        : failed(
            'CDN',
            `Cloudflare refuses the token (HTTP ${status})`,
            'It needs the permission Cache Purge for the zone.'
          )
    }
    if (credentials === undefined) return unknown('CDN', `CloudFront ${id}: there are no credentials here`)
    const endpoint = new URL(env['AWS_ENDPOINT_URL_CLOUDFRONT'] ?? 'https://cloudfront.amazonaws.com')
    const path = `/2020-05-31/distribution/${encodeURIComponent(id)}/invalidation`
    const signer = new Signer(credentials, { region: 'us-east-1', service: 'cloudfront' })
    const headers = signer.sign(
      { method: 'GET', host: endpoint.host, path, sha256: EMPTY_SHA256, headers: {} },
      Date.now()
    )
    const { status } = await get(new URL(`${endpoint.origin}${path}`), headers)
    if (status === 200) return ok('CDN', `CloudFront knows the distribution ${id}`)
    if (status === 404)
      return failed(
        'CDN',
        `CloudFront has no distribution ${id}`,
        'Compare purge with the output DOCS_DISTRIBUTION_ID of the stack.'
      )
    return unknown(
      'CDN',
      `CloudFront responds with HTTP ${status}`,
      'The credentials need cloudfront:CreateInvalidation; reading may be denied.'
    )
  } catch (error) {
    return failed('CDN', reasonOf(error), 'Check the network and the proxy.')
  }
}

/** Canonical URLs have no `.html`: a page of the sitemap must be there under its address. */
async function checkHost(siteUrl: string, get: Get): Promise<Finding> {
  const site = parseUrl(siteUrl.replace(/\/*$/, '/'))
  if (site === null) return failed('Host', `${siteUrl} is not an address`)
  try {
    const { status, body } = await get(new URL('sitemap.xml', site))
    if (status !== 200) return unknown('Host', `${site.host} responds; nothing is published there yet`)
    const pages = [...body.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(
      ([, address = '']) => parseUrl(address)?.pathname ?? '/'
    )
    const page = pages.find(path => path.replace(site.pathname, '') !== '' && path !== '/')
    if (page === undefined) return ok('Host', `${site.host} responds`)
    const found = await get(new URL(page, site))
    return found.status === 200
      ? ok('Host', `${page} is there without .html`)
      : failed(
          'Host',
          `${page} responds with HTTP ${found.status}`,
          'The host needs a rewrite rule: docs/hosting.md.'
        )
  } catch (error) {
    return unknown(
      'Host',
      `${site.host} does not respond here: ${reasonOf(error)}`,
      'Check site-url, DNS and the certificate.'
    )
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

function ok(subject: string, text: string): Finding {
  return { subject, verdict: 'ok', text }
}

function failed(subject: string, text: string, advice?: string): Finding {
  return { subject, verdict: 'failed', text, ...(advice !== undefined && { advice }) }
}

function unknown(subject: string, text: string, advice?: string): Finding {
  return { subject, verdict: 'unknown', text, ...(advice !== undefined && { advice }) }
}
