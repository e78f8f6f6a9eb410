import type { PageRecord } from './page-record.ts'
import { REFERENCE } from './reference-table.ts'

/** Comments, strings, `url(` and the at-rules whose strings or addresses matter. */
const TOKEN = /\/\*|["']|\\|(?<![\w-])url\(|@(?:import|namespace)(?![\w-])|;/gi
const QUOTED_URL = /\s*(["'])((?:\\[^]|(?!\1)[^\\\n])*)\1?\s*\)?/y
const PLAIN_URL = /\s*((?:\\(?:[0-9a-f]{1,6}\s?|[^])|[^\\"'()\s])*)\s*(\)?)/iy
const STRING = /((?:\\[^]|[^\\"\n])*)"?/y
const APOSTROPHE_STRING = /((?:\\[^]|[^\\'\n])*)'?/y

/** Addresses in a style sheet: `url()` and the strings of `@import`. `decode`: for a style sheet with entities. */
export function scanCss(
  bytes: Buffer,
  start: number,
  end: number,
  page: PageRecord,
  decode?: (text: string) => string
): void {
  // Most style elements load nothing.
  if (decode === undefined && !mayRefer(bytes, start, end)) return
  const text = bytes.toString('utf8', start, end)
  for (const url of cssUrls(decode?.(text) ?? text)) page.addText(REFERENCE.resource, url)
}

export function cssUrls(css: string): string[] {
  const urls: string[] = []
  let rule = ''
  let at = 0
  while (at < css.length) {
    TOKEN.lastIndex = at
    const token = TOKEN.exec(css)
    if (token === null) break
    at = TOKEN.lastIndex
    const text = token[0].toLowerCase()
    if (text === '/*') {
      const close = css.indexOf('*/', at)
      if (close < 0) break
      at = close + 2
    } else if (text === '\\') at++
    else if (text === ';') rule = ''
    else if (text.startsWith('@')) rule = text
    else {
      const { value, next } = text === 'url(' ? readUrl(css, at) : readString(css, at, text)
      at = next
      const isAddress = text === 'url(' ? rule !== '@namespace' : rule === '@import'
      if (isAddress && value !== '') urls.push(unescapeCss(value))
      // The rest of an @import is a media query.
      if (rule === '@import') rule = ''
    }
  }
  return urls
}

function readUrl(css: string, at: number): { value: string; next: number } {
  QUOTED_URL.lastIndex = at
  const quoted = QUOTED_URL.exec(css)
  if (quoted !== null) return { value: quoted[2] ?? '', next: QUOTED_URL.lastIndex }
  PLAIN_URL.lastIndex = at
  const plain = PLAIN_URL.exec(css)
  const next = Math.max(at, PLAIN_URL.lastIndex)
  if (plain?.[2] === ')' || next >= css.length) return { value: plain?.[1] ?? '', next }
  // Anything else before the bracket makes the whole of it invalid.
  const close = css.indexOf(')', next)
  return { value: '', next: close < 0 ? css.length : close + 1 }
}

function readString(css: string, at: number, quote: string): { value: string; next: number } {
  const string = quote === '"' ? STRING : APOSTROPHE_STRING
  string.lastIndex = at
  const value = string.exec(css)?.[1] ?? ''
  return { value, next: Math.max(at, string.lastIndex) }
}

function unescapeCss(value: string): string {
  if (!value.includes('\\')) return value
  return value.replace(/\\(?:([0-9a-f]{1,6})\s?|\n|([^]))/gi, (_, code?: string, character?: string) => {
    if (code === undefined) return character ?? ''
    const point = parseInt(code, 16)
    return point === 0 || point > 0x10ffff ? '\uFFFD' : String.fromCodePoint(point)
  })
}

function mayRefer(bytes: Buffer, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const byte = bytes[i] as number
    if (byte === 64 && ((bytes[i + 1] as number) | 32) === 105) return true
    if (byte === 40 && ((bytes[i - 1] as number) | 32) === 108) return true
  }
  return false
}
