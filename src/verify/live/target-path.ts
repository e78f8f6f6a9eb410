import { parseUrl } from '../../runtime/http/parse-url.ts'
import { percentDecode } from '../../runtime/text/percent-decode.ts'

const OWN_ORIGIN = 'https://site.invalid'

/** What served links and images are relative to. In Markdown, the service writes them from the root. */
export const ROOT = { address: '/' }

/** Returns a comparable form of the target of a link or image: a path of the site, or an address of another site. */
export function targetPath(target: string, { address }: { address: string }): string {
  // The served Markdown does not know the address of its page.
  if (target.startsWith('#')) return percentDecode(target)
  const url = parseUrl(target, OWN_ORIGIN + address)
  if (url === null) return target
  if (url.origin !== OWN_ORIGIN) return url.href
  return percentDecode(url.pathname).replace(/\.mdx?$|\/$/i, '') + percentDecode(url.hash)
}
