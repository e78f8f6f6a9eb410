import { forbidsIndexing } from '../../html/attribute-values.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import { pageName, SiteAddress } from '../../site/addresses/site-address.ts'
import { type Glob, parseGlob } from '../../site/files/glob.ts'

/** A header for search engines: for all of them, or for the one before the colon. */
const ROBOTS = /^\s+x-robots-tag\s*:\s*(?:([\w-]+)\s*:)?([^]*)$/i

/**
 * Reads the `_headers` of a site, in the syntax of Netlify and Cloudflare Pages. Returns whether these hosts tell search
 * engines not to index a page, at any of its addresses.
 */
export function noindexRules(
  text: string,
  { basePath, origin }: { basePath: string; origin: string | undefined }
): (page: string) => boolean {
  const exact = new Set<string>()
  const patterns: Glob[] = []
  let pattern: Glob | undefined
  for (const line of text.split(/\r?\n/)) {
    if (/^[^\s#]/.test(line)) pattern = patternOf(line.trim(), origin)
    const [, agent = 'robots', value = ''] = ROBOTS.exec(line) ?? []
    if (pattern === undefined || !forbidsIndexing(agent, value)) continue
    if (pattern.text.includes('*')) patterns.push(pattern)
    else exact.add(pattern.text)
  }
  if (patterns.length === 0 && exact.size === 0) return () => false
  return page => {
    const name = pageName(page)
    const names = [page, name, `${name}.html`, `${name}/`, `${name}/index.html`]
    // The file can be written for the host, or for the site before it was moved.
    const addresses = [basePath, '/'].flatMap(base =>
      names.map(each => `/${SiteAddress.pathOf(new SiteAddress(each, base).pathname)}`)
    )
    return addresses.some(address => exact.has(address) || patterns.some(each => each.matches(address)))
  }
}

/** A rule with a host, such as one for previews, applies only to this host. A name such as `:id` stands for a segment. */
function patternOf(written: string, origin: string | undefined): Glob | undefined {
  const start = /^[a-z]+:\/\/[^/]*/i.exec(written)?.[0] ?? ''
  if (start !== '' && (origin === undefined || parseUrl(start)?.origin !== origin)) return undefined
  const path = SiteAddress.pathOf(written.slice(start.length))
  return parseGlob(`/${path}`.replace(/\*+/g, '**').replace(/(?<=\/):\w+/g, '*'))
}
