import { decodeXML } from 'entities/decode'

const ROOT = /<((?:[\w-]+:)?)(?:urlset|sitemapindex)[\s>]/
const COMMENTS = /<!--[^]*?(?:-->|$)/g
const MAX_PROLOG = 4096
const MAX_ADDRESS = 4096

/** An address in a sitemap. `lastModified`: the text of its `lastmod` element. */
export interface ListedAddress {
  url: string
  lastModified: string | undefined
}

/** Returns the addresses in the `loc` elements of a sitemap or sitemap index; undefined for other XML files. */
export function sitemapUrls(xml: string): Iterable<string> | undefined {
  const entries = sitemapEntries(xml)
  return entries && urlsOf(entries)
}

/** Returns the addresses in a sitemap or sitemap index and when each was modified; undefined for other XML files. */
export function sitemapEntries(xml: string): Iterable<ListedAddress> | undefined {
  const prefix = ROOT.exec(xml.slice(0, MAX_PROLOG).replace(COMMENTS, ''))?.[1]
  return prefix === undefined ? undefined : entriesIn(xml, prefix)
}

function* urlsOf(entries: Iterable<ListedAddress>): Generator<string, void> {
  for (const { url } of entries) yield url
}

/** The elements of an entry can have any order, so an entry ends where the next one begins. */
function* entriesIn(xml: string, prefix: string): Generator<ListedAddress, void> {
  let entry: Partial<ListedAddress> = {}
  for (const { name, text } of elementsIn(xml, prefix)) {
    if (name === 'loc' && entry.url === undefined) entry.url = text
    else if (name === 'lastmod' && entry.lastModified === undefined) entry.lastModified = text
    else {
      if (entry.url !== undefined) yield { url: entry.url, lastModified: entry.lastModified }
      entry = name === 'loc' ? { url: text } : {}
    }
  }
  if (entry.url !== undefined) yield { url: entry.url, lastModified: entry.lastModified }
}

/** Yields the `loc` and `lastmod` elements with their texts, and an `entry` at the start of each entry. */
function* elementsIn(xml: string, prefix: string): Generator<{ name: string; text: string }, void> {
  const token = new RegExp(`<!--|<!\\[CDATA\\[|<${prefix}(loc|lastmod|url|sitemap)(?=[\\s>])`, 'g')
  for (let match = token.exec(xml); match !== null; match = token.exec(xml)) {
    const [text, name = ''] = match
    if (text.startsWith('<!')) {
      const close = text === '<!--' ? '-->' : ']]>'
      const end = xml.indexOf(close, token.lastIndex)
      if (end < 0) return
      token.lastIndex = end + close.length
      continue
    }
    if (name === 'url' || name === 'sitemap') {
      yield { name: 'entry', text: '' }
      continue
    }
    const start = xml.indexOf('>', match.index) + 1
    const end = xml.indexOf(`</${prefix}${name}`, match.index)
    if (start === 0 || end < 0) return
    token.lastIndex = Math.max(start, end)
    if (end >= start && end - start <= MAX_ADDRESS) yield { name, text: textOf(xml.slice(start, end)) }
  }
}

function textOf(xml: string): string {
  const text = xml
    .split(/(<!\[CDATA\[[^]*?\]\]>)/)
    .map(part => /^<!\[CDATA\[([^]*)\]\]>$/.exec(part)?.[1] ?? decodeXML(part.replace(COMMENTS, '')))
    .join('')
  return text.replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, '')
}
