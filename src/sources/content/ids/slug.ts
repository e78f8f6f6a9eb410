import transliterate from '@sindresorhus/transliterate'

const REMOVED = /[?,;:"[\]{}]|\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0E|\uFE0F/gu

/**
 * The id of a heading by the rule of the service: lower case, hyphens for white space, periods, parentheses and
 * apostrophes, other punctuation and emoji removed, everything else kept: `Fees & billing (EU)` → `fees-&-billing-eu`.
 */
export function headingSlug(text: string): string {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[\s.!~*'()-]+/g, '-')
      .replace(/^-|-$/g, '')
      // Meant for contractions, and applied to every single s and t: `Event(s)` → `events`.
      .replace(/([a-z\d])-([ts])(?=-|$)/g, '$1$2')
      .replace(REMOVED, '')
  )
}

/** Sets quotation marks, apostrophes, dashes and ellipses as the service does; ids follow it. */
export function withTypography(text: string): string {
  return text
    .replace(/(?<=^|[\s([{])"/g, '“')
    .replaceAll('"', '”')
    .replace(/(?<=^|[\s([{])'/g, '‘')
    .replaceAll("'", '’')
    .replaceAll('...', '…')
    .replaceAll('--', '—')
}

/** The id of an accordion or view: letters without accents, digits and hyphens only, unless nothing is left. */
export function plainSlug(text: string): string {
  return transliterated(text.replace(':', '-'), false) || headingSlug(text)
}

/** The id of a parameter or response field: `fullName` → `param-full-name`. */
export function fieldSlug(name: string): string {
  return transliterated(`param-${name}`, true)
}

/** A custom id in a heading, without the characters that the service removes. */
export function customId(text: string): string {
  return text
    .trim()
    .replace(/[<>"&?,;:!'()[\]{}]/g, '')
    .replace(/\s+/g, '-')
}

/** Words that the service writes for symbols. */
const SYMBOLS: [string, string][] = [
  ['&', ' and '],
  ['🦄', ' unicorn '],
  ['♥', ' love ']
]
/**
 * Letters that are transliterated together: in some scripts a letter depends on the next one. Of others, with thousands of letters,
 * the package knows none.
 */
const LETTERS =
  /[\p{Script=Cyrillic}\p{Script=Armenian}]+|.\uFE0F\u20E3?|[\u064E\u0650]\u200E|[^\0-\x7F\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|&/gu
const MAX_LETTERS = 10_000
const letters = new Map<string, string>()

/**
 * As the package `slugify` does it, which the service uses and which looks for thousands of characters in every text: here
 * each is looked up once.
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
