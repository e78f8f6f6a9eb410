import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { FAILURES } from '../../failures/index.ts'
import { Failure, reasonOf } from '../../runtime/failure.ts'
import { AgentHttp } from '../../runtime/http/agent-http.ts'
import { NotConnected } from '../../runtime/http/connection-errors.ts'
import { sendRequest } from '../../runtime/http/request.ts'
import { entriesOf } from '../../runtime/action/input-fields.ts'
import { Problem } from '../../runtime/problem.ts'
import { apiKey, PUBLIC_SERVICE, serviceAddress } from '../../service/service-inputs.ts'
import { type Answer, type CheckedSettings, type Get, RESPONSE_TIMEOUT_MS } from './answer.ts'
import { checkHost } from './host-check.ts'
import { checkBucket, checkCloudflare, checkCloudFront } from './store-checks.ts'

/** The sitemap protocol allows about 50 MB. */
const MAX_BYTES = 50_000_000
/** Id of a job that does not exist, so that a service that accepts the key responds with 404. */
const NO_JOB = '00000000-0000-4000-8000-000000000000'

/** Yields one line per requirement for a first run. Starts no job, and writes only the probe object. */
export async function* checkAll(settings: CheckedSettings): AsyncGenerator<[subject: string, ...Answer]> {
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
    const text =
      'The first export shows whether the plan includes exports and whether the key is allowed to start them'
    yield ['Plan', 'unknown', text]
  }
  if (domain !== undefined) {
    const check = checkDomain(domain, get)
    const advice = 'Check the spelling of --domain. The domain must be set up at the service.'
    yield ['Domain', ...(await check.catch(unreachable(domain, advice)))]
  }
  if (target !== undefined) {
    yield* checkBucket(target, settings, http)
    yield ['Access', 'unknown', 'The first run shows whether its credentials allow writing']
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

/** Reports an error with `advice`, unless the error has its own advice or the proxy is unreachable. */
function unreachable(what: string, advice: string) {
  return (error: unknown): Answer => {
    const { cause } = error as Error
    const isProxy = cause instanceof NotConnected && cause.isProxy
    const fitting = error instanceof Failure ? error.advice : isProxy ? PROXY_ADVICE : advice
    return ['failed', `No usable response from ${what}: ${reasonOf(error)}`, fitting]
  }
}

function checkNode(version: string): Answer {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
    ? ['ok', version]
    : ['failed', version, 'The program needs Node 20.19 or newer.']
}

/** First checks that the server rejects a wrong key. Otherwise, its response to the real key would prove nothing. */
async function checkKey(given: string | undefined, key: string | undefined, get: Get): Promise<Answer> {
  if (!key) {
    const page = 'the API keys page of the service dashboard'
    return [
      'unknown',
      'Not checked: DOCS_API_KEY is not set in this shell',
      `Create a key on ${page}, and set the variable to it.`
    ]
  }
  const problem = z.safeParse(apiKey, key).error?.issues[0]?.message
  if (problem !== undefined) return ['failed', `DOCS_API_KEY ${problem}`]
  const address = serviceAddress(given === undefined ? undefined : new URL(given), key)
  if (address instanceof Problem) return ['failed', 'DOCS_API_KEY was not sent', address.message]
  const base = address.href.replace(/\/(v[12]\/?)?$/, '')
  const job = new URL(`${base}/v1/static-export/jobs/${NO_JOB}`)
  const wrong = await get(job, { authorization: `Bearer wrong-${randomUUID()}` })
  if (wrong.status !== 401)
    return [
      'unknown',
      `The server responds to a wrong key with HTTP ${wrong.status} instead of 401, so your key cannot be checked`,
      'Check that --base-url is the address of the API.'
    ]
  const { status, body } = await get(job, { authorization: `Bearer ${key}` })
  if (status === 404 && hasError(body)) return ['ok', 'The service accepts the key, and rejects a wrong key']
  if (status === 401)
    return ['failed', 'The service rejects the key (HTTP 401)', FAILURES['service-401'].advice]
  if (status === 403)
    return ['failed', 'The service rejects the key (HTTP 403)', FAILURES['service-403'].advice]
  return [
    'unknown',
    `The service responds with HTTP ${status}`,
    'Check that --base-url is the address of the API.'
  ]
}

/** According to the API contract, each error is an object with a string in `error`. */
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
    : ['unknown', text, 'The first export shows whether the domain is set up at the service.']
}
