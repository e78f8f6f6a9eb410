import { isSpace } from './attribute-values.ts'

const [LINE_FEED, QUOTE, APOSTROPHE, OPEN, CLOSE] = [10, 34, 39, 40, 41]
const [STAR, SLASH, SEMICOLON, AT, BACKSLASH, BRACE] = [42, 47, 59, 64, 92, 123]
const MAY_REFER = /l\(|@import|\\/i
const ESCAPE = /\\(?:[0-9a-f]{1,6}[\t\n\f\r ]?|[^\n0-9a-f])/iy
/** Letters, digits, `_`, `-` and everything that is not ASCII. Escapes are part of names, too. */
const NAME_CHARACTERS = /[\w\-\u0080-\uffff]*/y

/** Whether a style sheet may load something. Most style elements and attributes do not. */
export function mayRefer(css: string): boolean {
  return MAY_REFER.test(css)
}

/** Characters between two points where the scan can pause. */
const STEP = 256 * 1024
/** A longer name is not `url`, however its letters are escaped. */
const MAX_URL_NAME = 24
/** A longer address with escapes is not that of a file. */
const MAX_ESCAPED = 1024 * 1024

/**
 * Addresses in a style sheet: `url()` and the strings of `@import`. Reads each character once. Undefined, now and then,
 * when there is no address for a long time.
 */
export function* cssUrls(css: string): Generator<string | undefined, void> {
  /** The at-rule that the position is in, as far as it matters. */
  let rule = ''
  /** Imports after the first block have no effect. */
  let hasBlock = false
  /** Depth of brackets below an invalid `url(`: everything up to its end is without effect. */
  let invalidDepth = 0
  let at = 0
  let pauseAt = STEP
  while (at < css.length) {
    if (at >= pauseAt) {
      pauseAt = at + STEP
      yield undefined
    }
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
      const end = nameEnd(css, at + 1)
      rule = css.slice(at, end).toLowerCase()
      if (rule === '@import' && hasBlock) rule = ''
      at = end
    } else if (isNameStart(code)) {
      const start = at
      // A backslash before a line feed is not part of a name.
      at = Math.max(at + 1, nameEnd(css, at))
      if (css.charCodeAt(at) !== OPEN) continue
      const isUrl = at - start <= MAX_URL_NAME && unescapeCss(css.slice(start, at)).toLowerCase() === 'url'
      at++
      if (!isUrl) {
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
  const isDigit = code >= 48 && code <= 57
  return isLetter || isDigit || code === 95 || code === 45 || code === BACKSLASH || code > 127
}

/** The end of the name that begins here. A pattern for whole names takes too much memory for very long ones. */
function nameEnd(css: string, from: number): number {
  let at = from
  do {
    NAME_CHARACTERS.lastIndex = at
    NAME_CHARACTERS.test(css)
    at = NAME_CHARACTERS.lastIndex
    ESCAPE.lastIndex = at
    if (css.charCodeAt(at) !== BACKSLASH || !ESCAPE.test(css)) return at
    at = ESCAPE.lastIndex
  } while (at < css.length)
  return at
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
  let start = from
  while (isSpace(css.charCodeAt(start))) start++
  const first = css.charCodeAt(start)
  if (first === QUOTE || first === APOSTROPHE) return { ...readString(css, start), isQuoted: true }
  let at = start
  let end = -1
  let isValid = true
  for (; at < css.length && css.charCodeAt(at) !== CLOSE; at++) {
    const code = css.charCodeAt(at)
    if (isSpace(code)) {
      if (end < 0) end = at
      continue
    }
    // White space is allowed only at the end.
    if (end >= 0 || code === QUOTE || code === APOSTROPHE || code === OPEN || code < 32) isValid = false
    if (code !== BACKSLASH) continue
    ESCAPE.lastIndex = at
    if (ESCAPE.test(css)) at = ESCAPE.lastIndex - 1
    else isValid = false
  }
  const value = isValid ? unescapeCss(css.slice(start, end < 0 ? at : end)) : undefined
  return { value, next: at + 1, isQuoted: false }
}

function unescapeCss(value: string): string {
  if (!value.includes('\\')) return value
  if (value.length > MAX_ESCAPED) return ''
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
