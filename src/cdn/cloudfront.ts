import { hash } from 'node:crypto'
import { escapeMarkup } from '../runtime/text/markup.ts'
import type { NetworkContext } from '../runtime/context.ts'
import { baseFolder } from '../site/addresses/site-address.ts'
import { type Credentials, Signer } from '../s3/signature.ts'
import { elementText } from '../s3/xml.ts'
import { EVERYTHING } from './paths.ts'
import { postToCdn } from './cdn-request.ts'

export interface CloudFront {
  distribution: string
  endpoint: URL
  credentials: Credentials
  sitePath: string
}

/** CloudFront allows this many paths in progress per distribution, so `purge-max-paths` cannot be higher. */
export const MAX_PATHS = 3000

export async function purgeCloudFront(
  { distribution, endpoint, credentials, sitePath }: CloudFront,
  paths: string[],
  context: NetworkContext & { now: () => number }
): Promise<void> {
  const signer = new Signer(credentials, { region: 'us-east-1', service: 'cloudfront' })
  const base = endpoint.pathname.replace(/\/+$/, '')
  const path = `${base}/2020-05-31/distribution/${encodeURIComponent(distribution)}/invalidation`
  const wanted = paths.includes(EVERYTHING) ? everything(sitePath) : paths
  const body = invalidation(wanted, context)
  const type = { 'content-type': 'application/xml' }
  const request = { method: 'POST', host: endpoint.host, path, sha256: hash('sha256', body), headers: type }
  await postToCdn(
    {
      what: `Purge of CloudFront distribution ${distribution}`,
      url: new URL(`${endpoint.origin}${path}`),
      headers: now => signer.sign(request, now),
      body,
      secrets: Object.values(credentials) as (string | undefined)[],
      isDone: xml => /^\s*(?:<\?xml[^>]*>\s*)?<Invalidation[\s/>]/.test(xml),
      explain: xml => ({ code: elementText(xml, 'Code') ?? '', message: elementText(xml, 'Message') ?? '' }),
      temporaryCodes: [
        'TooManyInvalidationsInProgress',
        'Throttling',
        'ThrottlingException',
        'RequestThrottled'
      ]
    },
    context
  )
}

/** Returns `/docs` in addition to `/docs/*`, because the wildcard does not match `/docs`. */
function everything(sitePath: string): string[] {
  const base = baseFolder(sitePath)
  return base === '/' ? ['/*'] : [base.slice(0, -1), `${base}*`]
}

/** CloudFront treats requests with the same reference and paths as one request, so a retry has no further effect. */
function invalidation(paths: string[], { clock, random }: Pick<NetworkContext, 'clock' | 'random'>): string {
  const items = paths.map(path => `<Path>${escapeMarkup(path)}</Path>`).join('')
  const reference = `static-docs-export-${clock.now()}-${random()}`
  return `<?xml version="1.0" encoding="UTF-8"?><InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths><CallerReference>${reference}</CallerReference></InvalidationBatch>`
}
