import type http from 'node:http'
import { decodeXML } from 'entities'
import { type Account, checkHeaders, checkSignature } from '../s3/s3-signature-check.ts'
import { type Answer, readBody, startServer } from '../server.ts'

/** A local server with the API and the limits of CloudFront. */

export const DISTRIBUTION = 'E1TEST'

const MAX_PATHS = 3000
const MAX_WILDCARDS = 15
/** Enough for the maximum number of paths. */
const MAX_BODY_BYTES = 10_000_000

export interface CdnAnswer {
  status: number
  body: string
  headers?: Record<string, string>
}

interface Invalidation {
  reference: string
  paths: string[]
}

interface CdnOptions {
  account: Account
  port?: number
  /** Returns a response to send instead of the stand-in's response, or undefined. */
  front?: (request: http.IncomingMessage, body: string) => CdnAnswer | undefined
}

export async function startCdnStandIn({ account, port = 0, front }: CdnOptions) {
  const invalidations: Invalidation[] = []
  const answer: Answer = async (request, response) => {
    // Keeps nothing of a request that is refused without its body.
    const isRefused = front === undefined && checkHeaders(request, scopeOf(account)) !== undefined
    const bytes = await readBody(request, isRefused ? 0 : MAX_BODY_BYTES)
    if (bytes === undefined && !isRefused) {
      response.writeHead(413).end()
      return
    }
    const body = bytes?.toString() ?? ''
    const answered = front?.(request, body) ?? invalidate(request, body, account, invalidations)
    response.writeHead(answered.status, answered.headers).end(answered.body)
  }
  const server = await startServer(answer, { port })
  return { ...server, env: { AWS_ENDPOINT_URL_CLOUDFRONT: server.url }, invalidations }
}

function scopeOf(account: Account) {
  return { account, region: 'us-east-1', service: 'cloudfront', now: Date.now() }
}

function invalidate(
  request: http.IncomingMessage,
  body: string,
  account: Account,
  invalidations: Invalidation[]
): CdnAnswer {
  const scope = scopeOf(account)
  const refusal = checkSignature(request, Buffer.from(body), scope)
  if (refusal !== undefined) return xmlError(refusal.status, refusal.code, refusal.message)
  if (!request.url?.includes(`/distribution/${DISTRIBUTION}/`))
    return xmlError(404, 'NoSuchDistribution', 'The specified distribution does not exist.')
  if (request.method === 'GET') return { status: 200, body: '<InvalidationList/>' }
  const paths = [...body.matchAll(/<Path>([^<]*)<\/Path>/g)].map(([, path = '']) => decodeXML(path))
  const reference = /<CallerReference>([^<]+)<\/CallerReference>/.exec(body)?.[1]
  if (Number(/<Quantity>(\d+)<\/Quantity>/.exec(body)?.[1]) !== paths.length || reference === undefined)
    return xmlError(400, 'InconsistentQuantities', 'Quantity is not the number of paths.')
  const isInvalid = (path: string) =>
    !path.startsWith('/') || /[^\x21-\x7e]|[<>"{}|\\^`[\]#]/.test(path) || /\*./.test(path)
  if (paths.length === 0 || paths.some(isInvalid))
    return xmlError(400, 'InvalidArgument', 'Your request contains one or more invalid invalidation paths.')
  const earlier = invalidations.find(each => each.reference === reference)
  if (earlier !== undefined)
    return String(earlier.paths) === String(paths)
      ? { status: 201, body: '<Invalidation/>' }
      : xmlError(400, 'InvalidationBatchAlreadyExists', 'The reference was used with other paths.')
  // All invalidations count as in progress until a test clears the list.
  const inProgress = [...invalidations.flatMap(each => each.paths), ...paths]
  const wildcards = inProgress.filter(path => path.endsWith('*')).length
  if (inProgress.length > MAX_PATHS || wildcards > MAX_WILDCARDS) return TOO_MANY_INVALIDATIONS
  invalidations.push({ reference, paths })
  return { status: 201, body: '<Invalidation><Status>InProgress</Status></Invalidation>' }
}

export function xmlError(status: number, code: string, message: string): CdnAnswer {
  return {
    status,
    body: `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`
  }
}

export const TOO_MANY_INVALIDATIONS = xmlError(
  400,
  'TooManyInvalidationsInProgress',
  'Too many invalidations are in progress.'
)
