import { parseUrl } from '../../runtime/http/parse-url.ts'
import { ADDRESS_ELEMENTS, type HeadChange } from '../flight/head-edits.ts'
import type { PageAddresses } from '../site/page-addresses.ts'
import type { PageFacts } from '../page/page-facts.ts'

/**
 * Returns the elements that a page needs so that it has one canonical address and one `og:url`. Returns undefined if the
 * page keeps its elements: they are right, or name another host.
 */
export function canonicalChanges(
  page: PageFacts,
  { addresses, siteUrl }: { addresses: PageAddresses; siteUrl: URL }
): HeadChange[] | undefined {
  const { canonical, repeated } = page
  const isKept = isMeant(canonical?.value, page, addresses, siteUrl)
  if (isKept && isElsewhere(page, siteUrl)) return undefined
  const url = isKept
    ? (parseUrl(canonical?.value ?? '', siteUrl)?.href ?? '')
    : addresses.pageUrl(page.file.path)
  const changed = (['canonical', 'ogUrl'] as const).filter(
    name => !isMeant(page[name]?.value, page, addresses, siteUrl)
  )
  if (changed.length === 0 && repeated.length === 0) return undefined
  return changed.map(name => ({ element: ADDRESS_ELEMENTS[name], url, replaced: page[name] }))
}

export function isElsewhere({ canonical }: PageFacts, siteUrl: URL): boolean {
  return canonical !== undefined && parseUrl(canonical.value, siteUrl)?.host !== siteUrl.host
}

/**
 * Whether to keep an address: it is neither the address of a missing page, nor an internal address of the service, nor
 * one of another protocol such as `file:`, nor the address of a redirect page that leads back to the page.
 */
function isMeant(
  value: string | undefined,
  { file }: PageFacts,
  addresses: PageAddresses,
  siteUrl: URL
): boolean {
  const url = value === undefined ? null : parseUrl(value, siteUrl)
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    url.host === 'undefined.mintlify.app' ||
    url.pathname.startsWith('/src/_props/')
  )
    return false
  if (url.host !== siteUrl.host) return true
  const found = addresses.fileAt(url.href)
  return found !== undefined && (found === file.path || addresses.leadsTo(url.href) !== file.path)
}
