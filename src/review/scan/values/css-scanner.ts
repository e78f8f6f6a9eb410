const [LINE_FEED, QUOTE, APOSTROPHE, OPEN, CLOSE] = [10, 34, 39, 40, 41]
const [STAR, SLASH, SEMICOLON, AT, BACKSLASH, BRACE] = [42, 47, 59, 64, 92, 123]
const MAY_REFER = /l\(|@import|\\/i
const ESCAPE = /\\(?:[0-9a-f]{1,6}[\t\n\f\r ]?|[^])/iy
/** Letters, digits, `_`, `-` and everything that is not ASCII. Escapes are part of names, too. */
const NAME = /(?:[\w\-\u0080-\uffff]|\\(?:[0-9a-f]{1,6}[\t\n\f\r ]?|[^\n0-9a-f]))+/iy

/** Whether a style sheet may load something. Most style elements and attributes do not. */
export function mayRefer(css: string): boolean {
  return MAY_REFER.test(css)
}

/** Addresses in a style sheet: `url()` and the strings of `@import`. Reads each character once. */
export function* cssUrls(css: string): Generator<string, void> {
  /** The at-rule that the position is in, as far as it matters. */
  let rule = ''
  /** Imports after the first block have no effect. */
  let hasBlock = false
  /** Depth of brackets below an invalid `url(`: everything up to its end is without effect. */
  let invalidDepth = 0
  let at = 0
  while (at < css.length) {
    const code = css.charCodeAt(at)
    if (code === SLASH && css.charCodeAt(at + 1) === STAR) {
      const end = css.indexOf('*/', at + 2)
      if (end < 0) return
      at = end + 2
    } else if (code === QUOTE || code === APOSTROPHE) {
      const { value, next } = readString(css, at)
      at = next
      if (rule !== '@import') continue
      rule = ''
      if (isAddress(value) && invalidDepth === 0) yield value
    } else if (code === AT) {
      const name = nameAt(css, at + 1)
      at += 1 + name.length
      rule = `@${name.toLowerCase()}`
      if (rule === '@import' && hasBlock) rule = ''
    } else if (isNameStart(code)) {
      const name = nameAt(css, at)
      // A lone backslash before a line feed.
      at += Math.max(1, name.length)
      if (css.charCodeAt(at) !== OPEN) continue
      at++
      if (unescapeCss(name).toLowerCase() !== 'url') {
        if (invalidDepth > 0) invalidDepth++
        continue
      }
      const { value, next, isQuoted } = readUrl(css, at)
      at = next
      if (isQuoted && invalidDepth > 0) invalidDepth++
      else if (isQuoted && value === undefined) invalidDepth = 1
      if (isAddress(value) && rule !== '@namespace' && invalidDepth === 0) yield value
      // The rest of an @import is a media query.
      if (rule === '@import') rule = ''
    } else {
      if (code === SEMICOLON || code === BRACE) rule = ''
      if (code === BRACE) hasBlock = true
      if (invalidDepth > 0 && code === OPEN) invalidDepth++
      if (invalidDepth > 0 && code === CLOSE) invalidDepth--
      at++
    }
  }
}

function isAddress(value: string | undefined): value is string {
  return value !== undefined && value !== ''
}

function isNameStart(code: number): boolean {
  const isLetter = (code | 32) >= 97 && (code | 32) <= 122
  return (
    isLetter || code === 95 || code === 45 || code === BACKSLASH || code > 127 || (code >= 48 && code <= 57)
  )
}

function escapeLength(css: string, at: number): number {
  ESCAPE.lastIndex = at
  return ESCAPE.exec(css)?.[0].length ?? 1
}

function nameAt(css: string, at: number): string {
  NAME.lastIndex = at
  return NAME.exec(css)?.[0] ?? ''
}

/** A string, without a value when the line or the style sheet ends before it does. */
function readString(css: string, from: number): { value: string | undefined; next: number } {
  const quote = css.charCodeAt(from)
  let at = from + 1
  while (at < css.length) {
    const code = css.charCodeAt(at)
    if (code === quote) return { value: unescapeCss(css.slice(from + 1, at)), next: at + 1 }
    if (code === LINE_FEED) return { value: undefined, next: at }
    at += code === BACKSLASH ? 2 : 1
  }
  return { value: undefined, next: css.length }
}

/** After `url(`. Without a value when the address is invalid. */
function readUrl(css: string, from: number): { value: string | undefined; next: number; isQuoted: boolean } {
  let at = from
  while (isSpace(css.charCodeAt(at))) at++
  const first = css.charCodeAt(at)
  if (first === QUOTE || first === APOSTROPHE) return { ...readString(css, at), isQuoted: true }
  const start = at
  let end = -1
  let isValid = true
  for (; at < css.length; at++) {
    const code = css.charCodeAt(at)
    if (code === CLOSE) break
    if (code === BACKSLASH && css.charCodeAt(at + 1) !== LINE_FEED) at += escapeLength(css, at) - 1
    else if (isSpace(code)) {
      if (end < 0) end = at
      continue
    } else if (code === QUOTE || code === APOSTROPHE || code === OPEN || code === BACKSLASH || code < 32)
      isValid = false
    // White space is allowed only at the end.
    if (end >= 0) isValid = false
  }
  const stop = Math.min(at, css.length)
  const value = isValid ? unescapeCss(css.slice(start, end < 0 ? stop : end)) : undefined
  return { value, next: stop + 1, isQuoted: false }
}

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13 && code !== 11)
}

function unescapeCss(value: string): string {
  if (!value.includes('\\')) return value
  return value.replace(
    /\\(?:([0-9a-f]{1,6})[\t\n\f\r ]?|\n|([^]))/gi,
    (_, code?: string, character?: string) => {
      if (code === undefined) return character ?? ''
      const point = parseInt(code, 16)
      const isCharacter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
      return isCharacter ? String.fromCodePoint(point) : '\uFFFD'
    }
  )
}
