import { decodeXML } from 'entities/decode'

const ROOT = /<((?:[\w-]+:)?)(?:urlset|sitemapindex)[\s>]/
const COMMENTS = /<!--[^]*?(?:-->|$)/g
const MAX_PROLOG = 4096
const MAX_ADDRESS = 4096

/** Returns the addresses in the `loc` elements of a sitemap or sitemap index; undefined for other XML files. */
export function sitemapUrls(xml: string): Iterable<string> | undefined {
  const prefix = ROOT.exec(xml.slice(0, MAX_PROLOG).replace(COMMENTS, ''))?.[1]
  return prefix === undefined ? undefined : addressesIn(xml, prefix)
}

function* addressesIn(xml: string, prefix: string): Generator<string, void> {
  const token = new RegExp(`<!--|<!\\[CDATA\\[|<${prefix}loc(?=[\\s>])`, 'g')
  for (let match = token.exec(xml); match !== null; match = token.exec(xml)) {
    if (match[0].startsWith('<!')) {
      const close = match[0] === '<!--' ? '-->' : ']]>'
      const end = xml.indexOf(close, token.lastIndex)
      if (end < 0) return
      token.lastIndex = end + close.length
      continue
    }
    const start = xml.indexOf('>', match.index) + 1
    const end = xml.indexOf(`</${prefix}loc`, match.index)
    if (start === 0 || end < 0) return
    token.lastIndex = Math.max(start, end)
    if (end >= start && end - start <= MAX_ADDRESS) yield textOf(xml.slice(start, end))
  }
}

function textOf(xml: string): string {
  const text = xml
    .split(/(<!\[CDATA\[[^]*?\]\]>)/)
    .map(part => /^<!\[CDATA\[([^]*)\]\]>$/.exec(part)?.[1] ?? decodeXML(part.replace(COMMENTS, '')))
    .join('')
  return text.replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, '')
}
