import type { NetworkContext } from '../runtime/context.ts'
import { baseFolder } from '../site/addresses/site-address.ts'
import { EVERYTHING } from './paths.ts'
import { postToCdn } from './cdn-request.ts'

export interface Cloudflare {
  zone: string
  baseUrl: URL
  token: string
  siteUrl: URL
}

/** The limit of one call, on all plans. */
const MAX_URLS = 30

/** Returns the number of addresses; everything counts as one. */
export async function purgeCloudflare(
  { zone, baseUrl, token, siteUrl }: Cloudflare,
  paths: string[],
  context: NetworkContext & { now: () => number }
): Promise<number> {
  const url = new URL(`${baseUrl.href.replace(/\/+$/, '')}/zones/${encodeURIComponent(zone)}/purge_cache`)
  for (const body of bodies(paths, siteUrl)) {
    await postToCdn(
      {
        what: `Purge of Cloudflare zone ${zone}`,
        url,
        headers: () => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' }),
        body: JSON.stringify(body),
        secrets: [token],
        isDone: answer => parseAnswer(answer).success === true,
        explain: answer => {
          // It may be the answer of somebody else.
          const [first] = [parseAnswer(answer).errors].flat()
          return { code: textOf(first?.code), message: textOf(first?.message) }
        },
        temporaryCodes: []
      },
      context
    )
  }
  return paths.includes(EVERYTHING) ? 1 : paths.length
}

function bodies(paths: string[], siteUrl: URL): Record<string, string[]>[] {
  if (paths.includes(EVERYTHING)) {
    const base = baseFolder(siteUrl.pathname)
    return [base === '/' ? { hosts: [siteUrl.host] } : { prefixes: [siteUrl.host + base.slice(0, -1)] }]
  }
  const urls = paths.map(path => siteUrl.origin + path)
  const count = Math.ceil(urls.length / MAX_URLS)
  return Array.from({ length: count }, (_, i) => ({ files: urls.slice(i * MAX_URLS, (i + 1) * MAX_URLS) }))
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : ''
}

type CloudflareError = { code?: unknown; message?: unknown } | null

interface CloudflareAnswer {
  success?: unknown
  errors?: CloudflareError | CloudflareError[] | null
}

function parseAnswer(body: string): CloudflareAnswer {
  try {
    return Object(JSON.parse(body)) as CloudflareAnswer
  } catch {
    return {}
  }
}
