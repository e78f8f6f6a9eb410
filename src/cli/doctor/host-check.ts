import { errorsPage, withPages } from '../../runtime/docs-url.ts'
import { randomUUID } from 'node:crypto'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import type { Answer, Get } from './answer.ts'

const MAX_PAGES = 10

/**
 * Checks that the host serves a page at its canonical URL, which has no `.html`. Skips pages that redirect to a folder,
 * because folders need no rewrite rule. The result is unknown if the host responds to every address with a page.
 */
export async function checkHost(siteUrl: string, get: Get): Promise<Answer> {
  const site = parseUrl(siteUrl.replace(/\/*$/, '/'))
  if (site === null) return ['failed', `${siteUrl} is not a valid URL: it must begin with https://`]
  // Paths in the sitemap belong to this host, even if a path begins with two slashes.
  const at = (pathname: string) => Object.assign(new URL(site), { pathname })
  const { status, body } = await get(new URL('sitemap.xml', site))
  if (status !== 200) return ['unknown', `Not checked: HTTP ${status} for sitemap.xml on ${site.host}`]
  for (const page of pagesIn(body, site).slice(0, MAX_PAGES)) {
    const { status, headers } = await get(at(page))
    const { origin, pathname } = parseUrl(headers.location ?? '', at(page)) ?? site
    if (origin === site.origin && pathname === `${page}/`) continue
    if (status !== 200) {
      const hasFile = status === 404 && (await get(at(`${page}.html`))).status === 200
      const advice = hasFile
        ? withPages('The host needs a rewrite rule. See docs/hosting.md.', errorsPage({}))
        : 'Check that the page exists.'
      return ['failed', `${page} responds with HTTP ${status}`, advice]
    }
    const missing = await get(at(`${page}-${randomUUID()}`))
    return missing.status === 200
      ? ['unknown', `${site.host} also responds with HTTP 200 for a page that does not exist`]
      : ['ok', `${page} is served without .html`]
  }
  return ['unknown', `The sitemap of ${site.host} has no page that shows whether the rewrite rule works`]
}

/** Returns the paths in the sitemap that only a host with a rewrite rule serves. Skips paths with an XML entity. */
function pagesIn(sitemap: string, site: URL): string[] {
  const paths = [...sitemap.matchAll(/<loc>\s*([^<&\s]+)\s*<\/loc>/g)].map(
    ([, address = '']) => parseUrl(address)?.pathname ?? ''
  )
  return paths.filter(path => path.startsWith(site.pathname) && !/(\/|\.(html?|xml(\.gz)?))$/.test(path))
}
