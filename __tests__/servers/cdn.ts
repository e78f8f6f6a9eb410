import type http from 'node:http'
import { type CdnAnswer, startCdnStandIn } from '../../servers/cdn/cdn-stand-in.ts'
import { ACCOUNT } from '../../servers/s3/s3-stand-in.ts'

/** Stand-ins for the APIs of CloudFront and Cloudflare. Tests can set the responses to the next requests. */

export const ZONE = '0123456789abcdef0123456789abcdef'
const MAX_URLS = 30

type Purge = Record<string, string[]>

export async function startCdn({ account = ACCOUNT, cloudflareToken = '-' } = {}) {
  const purges: Purge[] = []
  const failures: CdnAnswer[] = []
  const listeners = new Set<() => void>()
  const front = (request: http.IncomingMessage, body: string): CdnAnswer | undefined => {
    for (const listener of listeners) listener()
    const isCloudflare = request.url?.startsWith('/client/v4/') === true
    return failures.shift() ?? (isCloudflare ? purge(request, body, cloudflareToken, purges) : undefined)
  }
  const cdn = await startCdnStandIn({ account, front })
  return {
    ...cdn,
    env: { ...cdn.env, CLOUDFLARE_API_BASE_URL: `${cdn.url}/client/v4` },
    purges,
    /** Adds a function that is called for each request before the response. */
    onRequest: (listener: () => void) => void listeners.add(listener),
    /** Adds responses that replace the responses to the next requests. */
    failNext: (...answers: CdnAnswer[]) => void failures.push(...answers),
    clearFailures: () => void (failures.length = 0)
  }
}

function purge(
  { headers, url }: http.IncomingMessage,
  body: string,
  token: string,
  purges: Purge[]
): CdnAnswer {
  if (headers.authorization !== `Bearer ${token}`)
    return jsonError(403, 10000, `Authentication error for ${headers.authorization ?? 'nobody'}`)
  if (url !== `/client/v4/zones/${ZONE}/purge_cache`) return jsonError(404, 7003, 'No such zone')
  const wanted = purgeOf(body)
  const [kind = '', values = []] = Object.entries(wanted)[0] ?? []
  if (Object.keys(wanted).length !== 1 || !['files', 'hosts', 'prefixes'].includes(kind))
    return jsonError(400, 1012, 'Request must contain one of files, hosts, prefixes')
  if (!Array.isArray(values) || values.length === 0 || values.length > MAX_URLS)
    return jsonError(400, 1094, `You may only purge ${MAX_URLS} at a time`)
  purges.push(wanted)
  return { status: 200, body: '{"success":true,"errors":[],"result":{"id":"x"}}' }
}

/** Returns an empty object for invalid JSON. */
function purgeOf(body: string): Purge {
  try {
    return { ...(JSON.parse(body) as Purge) }
  } catch {
    return {}
  }
}

export function jsonError(status: number, code: number, message: string): CdnAnswer {
  return { status, body: JSON.stringify({ success: false, errors: [{ code, message }] }) }
}
