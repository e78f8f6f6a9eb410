import slugify from '@sindresorhus/slugify'

const MAX_SLUGS = 10_000
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

/** How the service shows quotation marks, apostrophes, dashes and ellipses that are typed plainly; ids follow it. */
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

const slugs = new Map<string, string>()

/** Thousands of characters are looked for one by one, and the same names return on many pages. */
function transliterated(text: string, decamelize: boolean): string {
  const key = `${decamelize} ${text}`
  const slug = slugs.get(key) ?? slugify(text, { decamelize })
  if (slugs.size < MAX_SLUGS) slugs.set(key, slug)
  return slug
}
