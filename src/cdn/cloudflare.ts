import * as z from 'zod/mini'
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

/** Number of URLs that every Cloudflare plan allows in one purge request. */
const MAX_URLS = 30

export async function purgeCloudflare(
  { zone, baseUrl, token, siteUrl }: Cloudflare,
  paths: string[],
  context: NetworkContext & { now: () => number }
): Promise<void> {
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
          const { code = '', message = '' } = parseAnswer(answer).errors?.[0] ?? {}
          return { code: String(code), message }
        },
        temporaryCodes: []
      },
      context
    )
  }
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

/** No field is required, because a proxy may respond instead of Cloudflare. */
const answerSchema = z.object({
  success: z.optional(z.unknown()),
  errors: z.catch(z.array(z.object({ code: z.number(), message: z.string() })), [])
})

function parseAnswer(body: string): Partial<z.infer<typeof answerSchema>> {
  try {
    return z.safeParse(answerSchema, JSON.parse(body)).data ?? {}
  } catch {
    return {}
  }
}
