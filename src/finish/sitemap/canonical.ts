import { escapeMarkup } from '../../runtime/text/markup.ts'
import { parseUrl } from '../../runtime/http/parse-url.ts'
import type { PageAddresses } from '../page-addresses.ts'
import type { HeadAddress, PageFacts } from '../page-facts.ts'

/** A place in the text of a page, and what takes it. */
export interface Edit {
  start: number
  end: number
  text: string
}

export interface HeadEdits {
  edits: Edit[]
  /** Whether the canonical address is on another host, where it stays. */
  isElsewhere: boolean
}

/** The canonical address of a page, where it is missing or cannot be meant. */
export function canonicalEdits(page: PageFacts, addresses: PageAddresses, siteUrl: URL): HeadEdits {
  const url = addresses.pageUrl(page.file.path)
  const elements = [
    [page.canonical, `<link rel="canonical" href="${inAscii(url)}"/>`],
    [page.ogUrl, `<meta property="og:url" content="${inAscii(url)}"/>`]
  ] as const
  const edits = elements.flatMap(([address, text]): Edit[] => {
    const { start, end } = address ?? { start: page.endOfHead, end: page.endOfHead }
    return address !== undefined && isMeant(address, addresses, siteUrl) ? [] : [{ start, end, text }]
  })
  const host = parseUrl(page.canonical?.value ?? '', siteUrl)?.host
  return { edits, isElsewhere: edits.length < 2 && host !== siteUrl.host && page.canonical !== undefined }
}

/** Any encoding of a page has it. */
function inAscii(url: string): string {
  return escapeMarkup(url).replace(/[^\0-\x7f]/gu, letter => `&#${letter.codePointAt(0)};`)
}

/** Not: addresses that clients of the service wrote by mistake, and those of pages that the site does not have. */
function isMeant({ value }: HeadAddress, addresses: PageAddresses, siteUrl: URL): boolean {
  const url = parseUrl(value, siteUrl)
  if (url === null || url.host === 'undefined.mintlify.app' || url.pathname.startsWith('/src/_props/'))
    return false
  return url.host !== siteUrl.host || addresses.fileAt(url.href) !== undefined
}

/** The edits are in the order of their places. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const { start, end, text: added } of edits) {
    result += text.slice(at, start) + added
    at = end
  }
  return result + text.slice(at)
}
