import { isSpace } from './attribute-values.ts'

const [QUOTE, HASH, APOSTROPHE, OPEN, CLOSE] = [34, 35, 39, 40, 41]
const [STAR, SLASH, SEMICOLON, AT, BACKSLASH, BRACE, END_BRACE] = [42, 47, 59, 64, 92, 123, 125]
const MAY_REFER = /l\(|e-set\(|@import|\\/i
const ESCAPE = String.raw`\\(?:[0-9a-fA-F]{1,6}(?:\r\n|[\t\n\f\r ])?|[^\n\r\f0-9a-fA-F])`
const ESCAPE_IN_STRING = String.raw`(?:${ESCAPE}|\\(?:\r\n|[\n\r\f]))`
/** Letters, digits, `_`, `-`, all non-ASCII characters, and escapes. */
const NAME = manyOf(String.raw`[\w\-\u0080-\uffff]`, ESCAPE)
/** 0 for each ASCII character that cannot start a `NAME`. All other characters can. */
const IS_NAME = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(/[\w\\-]/.test(String.fromCharCode(code)))
)
const IN_QUOTES = manyOf(String.raw`[^"\\\n\r\f]`, ESCAPE_IN_STRING)
const IN_APOSTROPHES = manyOf(String.raw`[^'\\\n\r\f]`, ESCAPE_IN_STRING)
const ADDRESS = manyOf(String.raw`[^"'()\\\0-\x20]`, ESCAPE)
const INVALID_ADDRESS = manyOf(String.raw`[^)\\]`, String.raw`\\[^]?`)

/** Matches up to 1000 escapes at once: more would use too much memory, and matching one at a time is too slow. */
function manyOf(character: string, escape: string): RegExp {
  return new RegExp(`${character}*(?:${escape}${character}*){0,1000}`, 'y')
}

/** Returns true if CSS may load a file. This fast check avoids a scan of most `style` elements. */
export function mayRefer(css: string): boolean {
  return MAY_REFER.test(css)
}

const IMAGE_SET = /^(?:-webkit-)?image-set$/
/** A longer name cannot be `url` or that of an image set, even if its letters are escaped. */
const MAX_NAME = 136
/** A longer address with escapes counts as empty. No address is that long. */
const MAX_ESCAPED = 1024 * 1024

/** Yields the addresses in `url()`, `image-set()` and `@import`, with their start positions. Reads each character once. */
export function* cssAddresses(css: string): Generator<{ value: string; at: number }, void> {
  /** The at-rule that is being read, such as `@import`. */
  let rule = ''
  /** True after `@namespace` or the first block, where `@import` has no effect. */
  let isAfterImports = false
  const brackets = new Brackets()
  let at = 0
  while (at < css.length) {
    const code = css.charCodeAt(at)
    if (code === SLASH && css.charCodeAt(at + 1) === STAR) {
      const end = css.indexOf('*/', at + 2)
      if (end < 0) return
      at = end + 2
    } else if (code === QUOTE || code === APOSTROPHE) {
      const start = at + 1
      const { value, next } = readString(css, at)
      at = next
      if (rule !== '@import' && (brackets.setDepth !== 1 || rule === '@supports')) continue
      if (rule === '@import') rule = ''
      if (isAddress(value) && brackets.invalidDepth === 0) yield { value, at: start }
    } else if (code === AT) {
      const end = endOf(NAME, css, at + 1)
      rule = css.slice(at, end).toLowerCase()
      if (rule === '@namespace') isAfterImports = true
      if (rule === '@import' && isAfterImports) rule = ''
      at = end
    } else if (code === HASH) at = endOf(NAME, css, at + 1)
    else if (IS_NAME[code] !== 0) {
      const start = at
      // A backslash before a line feed is not part of a name.
      at = Math.max(at + 1, endOf(NAME, css, at))
      if (css.charCodeAt(at) !== OPEN) continue
      const name = at - start <= MAX_NAME ? unescapeCss(css.slice(start, at)).toLowerCase() : ''
      if (name !== 'url') brackets.open(IMAGE_SET.test(name))
      at++
      if (name !== 'url') continue
      const { value, next, isQuoted, begin } = readUrl(css, at)
      at = next
      if (isQuoted) brackets.open(false, value === undefined)
      if (isAddress(value) && rule !== '@namespace' && brackets.invalidDepth === 0) yield { value, at: begin }
      // The rest of an @import is a media query.
      if (rule === '@import') rule = ''
    } else {
      if (code === SEMICOLON || code === BRACE) rule = ''
      if (code === BRACE) isAfterImports = true
      if (code === OPEN) brackets.open()
      else if (code === CLOSE) brackets.close()
      else if (code === SEMICOLON || code === BRACE || code === END_BRACE) brackets.setDepth = 0
      at++
    }
  }
}

/** Counts open brackets where they matter. */
class Brackets {
  /** Depth inside an invalid `url(`, whose content has no effect. */
  invalidDepth = 0
  /** Depth inside an image set. Only its own strings are addresses, not those of functions in it. */
  setDepth = 0

  open(isImageSet = false, isInvalid = false): void {
    if (this.invalidDepth > 0 || isInvalid) this.invalidDepth++
    if (this.setDepth > 0 || isImageSet) this.setDepth++
  }

  close(): void {
    if (this.invalidDepth > 0) this.invalidDepth--
    if (this.setDepth > 0) this.setDepth--
  }
}

function isAddress(value: string | undefined): value is string {
  return value !== undefined && value !== ''
}

/** Returns the end of the characters and escapes that match a pattern at `from`. */
function endOf(pattern: RegExp, css: string, from: number): number {
  let at = from
  do {
    pattern.lastIndex = at
    pattern.test(css)
    if (pattern.lastIndex === at) return at
    at = pattern.lastIndex
  } while (css.charCodeAt(at) === BACKSLASH)
  return at
}

/** Reads a string. Returns no value if the line or the style sheet ends before the string. */
function readString(css: string, from: number): { value: string | undefined; next: number } {
  const quote = css.charCodeAt(from)
  const end = endOf(quote === QUOTE ? IN_QUOTES : IN_APOSTROPHES, css, from + 1)
  if (css.charCodeAt(end) !== quote) return { value: undefined, next: end }
  return { value: unescapeCss(css.slice(from + 1, end)), next: end + 1 }
}

/** Reads an address after `url(`. Returns no value if the address is invalid. */
function readUrl(
  css: string,
  from: number
): { value: string | undefined; begin: number; next: number; isQuoted: boolean } {
  let start = from
  while (isSpace(css.charCodeAt(start))) start++
  const first = css.charCodeAt(start)
  if (first === QUOTE || first === APOSTROPHE)
    return { ...readString(css, start), begin: start + 1, isQuoted: true }
  const end = endOf(ADDRESS, css, start)
  let close = end
  while (isSpace(css.charCodeAt(close))) close++
  // Only white space may follow an unquoted address.
  const isValid = close >= css.length || css.charCodeAt(close) === CLOSE
  if (!isValid) close = endOf(INVALID_ADDRESS, css, close)
  const value = isValid ? unescapeCss(css.slice(start, end)) : undefined
  return { value, begin: start, next: close + 1, isQuoted: false }
}

function unescapeCss(value: string): string {
  if (!value.includes('\\')) return value
  if (value.length > MAX_ESCAPED) return ''
  return value.replace(
    /\\(?:([0-9a-f]{1,6})(?:\r\n|[\t\n\f\r ])?|\r\n|[\n\r\f]|([^]))/gi,
    (_, code?: string, character?: string) => {
      if (code === undefined) return character ?? ''
      const point = parseInt(code, 16)
      const isCharacter = point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
      return isCharacter ? String.fromCodePoint(point) : '\uFFFD'
    }
  )
}
