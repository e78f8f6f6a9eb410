import transliterate from '@sindresorhus/transliterate'

const REMOVED = /[?,;:"[\]{}]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0E|\uFE0F/gu

/**
 * Derives a heading's id by the rules of the service: converts to lowercase, replaces whitespace and `.!~*'()` with
 * hyphens, and removes `?,;:"[]{}` and emoji. Keeps everything else: `Fees & billing (EU)` → `fees-&-billing-eu`.
 */
export function headingSlug(text: string): string {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\s.!~*'()-]+/g, '-')
      .replace(/^-|-$/g, '')
      // The service applies this rule for contractions (`don't`) to any separate `s` or `t`: `Event(s)` → `events`.
      .replace(/([a-z\d])-([ts])(?=-|$)/g, '$1$2')
      .replace(REMOVED, '')
  )
}

/** Converts quotation marks, apostrophes, dashes, and ellipses as the service does before it derives ids. */
export function withTypography(text: string): string {
  return text
    .replace(/(?<=^|[\s([{])"/g, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s([{])'/g, '‘')
    .replaceAll("'", '’')
    .replaceAll('...', '…')
    .replaceAll('--', '—')
}

/** Derives an accordion or view id: unaccented letters, digits, and hyphens. If none remain, uses `headingSlug`. */
export function plainSlug(text: string): string {
  return transliterated(text.replace(':', '-'), false) || headingSlug(text)
}

/** Derives the id of a parameter or response field: `fullName` → `param-full-name`. */
export function fieldSlug(name: string): string {
  return transliterated(`param-${name}`, true)
}

/** Returns a custom heading id without the characters that the service removes. */
export function customId(text: string): string {
  return text
    .trim()
    .replace(/[<>"&?,;:!'()[\]{}]/g, '')
    .replace(/\s+/g, '-')
}

/** Words with which the service replaces symbols. */
const SYMBOLS: [string, string][] = [
  ['&', ' and '],
  ['🦄', ' unicorn '],
  ['♥', ' love ']
]
/**
 * Matches text to transliterate: several letters in scripts in which the result for a letter depends on the next one,
 * otherwise one character. Excludes scripts with thousands of letters, which `slugify` does not support.
 */
const LETTERS =
  /[\p{Script=Cyrillic}\p{Script=Armenian}]+|.\uFE0F\u20E3?|[\u064E\u0650]\u200E|[^\0-\x7F\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|&/gu
const MAX_LETTERS = 10_000
const letters = new Map<string, string>()

/**
 * Transliterates like the package `slugify`, which the service uses. The package searches each text for thousands of
 * characters. This function looks up each letter once and caches the result.
 */
function transliterated(text: string, decamelize: boolean): string {
  const plain = text.normalize().replace(LETTERS, letter => {
    const known = letters.get(letter) ?? transliterate(letter, { customReplacements: SYMBOLS })
    if (letters.size < MAX_LETTERS) letters.set(letter, known)
    return known
  })
  const words = decamelize
    ? plain
        .replace(/([A-Z]{2,})(\d+)/g, '$1 $2')
        .replace(/([a-z\d]+)([A-Z]{2,})/g, '$1 $2')
        .replace(/([a-z\d])([A-Z])/g, '$1 $2')
        .replace(/([A-Z]+)([A-Z][a-rt-z\d]+)/g, '$1 $2')
    : plain
  return words
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/([a-z\d]+)-([ts])(-|$)/g, '$1$2$3')
    .replace(/^-|-$/g, '')
}
