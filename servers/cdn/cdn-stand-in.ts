import type http from 'node:http'
import { text } from 'node:stream/consumers'
import { decodeXML } from 'entities'
import { type Account, checkSignature } from '../s3/s3-signature-check.ts'
import { startServer } from '../server.ts'

/** The APIs of CloudFront and Cloudflare in this process, with the limits that they enforce. */

export const DISTRIBUTION = 'E1TEST'
export const ZONE = '0123456789abcdef0123456789abcdef'

const MAX_PATHS = 3000
const MAX_WILDCARDS = 15
const MAX_URLS = 30

interface CdnAnswer {
  status: number
  body: string
  headers?: Record<string, string>
}

interface Invalidation {
  reference: string
  paths: string[]
}

type Purge = Record<string, string[]>

export async function startCdnStandIn(options: { account: Account; cloudflareToken: string; port?: number }) {
  const invalidations: Invalidation[] = []
  const purges: Purge[] = []
  const failures: CdnAnswer[] = []
  const listeners = new Set<() => void>()
  const respond = (request: http.IncomingMessage, body: string): CdnAnswer =>
    request.url?.startsWith('/client/v4/') === true
      ? purge(request, body, options.cloudflareToken, purges)
      : invalidate(request, body, options.account, invalidations)
  const server = await startServer(async (request, response) => {
    for (const listener of listeners) listener()
    const body = await text(request)
    const { status, headers, body: content } = failures.shift() ?? respond(request, body)
    response.writeHead(status, headers).end(content)
  }, options)
  const { url } = server
  return {
    ...server,
    env: { AWS_ENDPOINT_URL_CLOUDFRONT: url, CLOUDFLARE_API_BASE_URL: `${url}/client/v4` },
    invalidations,
    purges,
    /** Called for each request, before it is answered. */
    onRequest: (listener: () => void) => void listeners.add(listener),
    /** The next requests are answered like this. */
    failNext: (...answers: CdnAnswer[]) => void failures.push(...answers),
    clearFailures: () => void (failures.length = 0)
  }
}

/** The API of CloudFront. */
function invalidate(
  request: http.IncomingMessage,
  body: string,
  account: Account,
  invalidations: Invalidation[]
): CdnAnswer {
  const scope = { account, region: 'us-east-1', service: 'cloudfront', now: Date.now() }
  const refusal = checkSignature(request, Buffer.from(body), scope)
  if (refusal !== undefined) return xmlError(refusal.status, refusal.code, refusal.message)
  if (!request.url?.includes(`/distribution/${DISTRIBUTION}/`))
    return xmlError(404, 'NoSuchDistribution', 'The specified distribution does not exist.')
  if (request.method === 'GET') return { status: 200, body: '<InvalidationList/>' }
  const paths = [...body.matchAll(/<Path>([^<]*)<\/Path>/g)].map(([, path = '']) => decodeXML(path))
  const reference = /<CallerReference>([^<]+)<\/CallerReference>/.exec(body)?.[1]
  if (Number(/<Quantity>(\d+)<\/Quantity>/.exec(body)?.[1]) !== paths.length || reference === undefined)
    return xmlError(400, 'InconsistentQuantities', 'The quantity does not match')
  const isInvalid = (path: string) =>
    !path.startsWith('/') || /[^\x21-\x7e]|[<>"{}|\\^`[\]#]/.test(path) || /\*./.test(path)
  if (paths.length === 0 || paths.some(isInvalid))
    return xmlError(400, 'InvalidArgument', 'Your request contains one or more invalid invalidation paths.')
  const earlier = invalidations.find(each => each.reference === reference)
  if (earlier !== undefined)
    return String(earlier.paths) === String(paths)
      ? { status: 201, body: '<Invalidation/>' }
      : xmlError(400, 'InvalidationBatchAlreadyExists', 'The reference was used with other paths.')
  // All of them count as in progress until a test empties the list.
  const inProgress = [...invalidations.flatMap(each => each.paths), ...paths]
  const wildcards = inProgress.filter(path => path.endsWith('*')).length
  if (inProgress.length > MAX_PATHS || wildcards > MAX_WILDCARDS) return TOO_MANY_INVALIDATIONS
  invalidations.push({ reference, paths })
  return { status: 201, body: '<Invalidation><Status>InProgress</Status></Invalidation>' }
}

/** The API of Cloudflare. */
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

/** What is no JSON object asks for nothing. */
function purgeOf(body: string): Purge {
  try {
    return { ...(JSON.parse(body) as Purge) }
  } catch {
    return {}
  }
}

export function xmlError(status: number, code: string, message: string): CdnAnswer {
  return {
    status,
    body: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`
  }
}

export function jsonError(status: number, code: number, message: string): CdnAnswer {
  return { status, body: JSON.stringify({ success: false, errors: [{ code, message }] }) }
}

export const TOO_MANY_INVALIDATIONS = xmlError(
  400,
  'TooManyInvalidationsInProgress',
  'Too many are in progress.'
)
