/** Writing without spaces between words: each character is a word. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu
const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Hosts add it to long words, so that they can be broken. */
const SOFT_HYPHEN = '\u00ad'

/** The rest of a longer text is not read. The longest real pages have a tenth of this. */
const MAX_TEXT = 5_000_000

/**
 * Stands between words of texts that are not next to each other on the page, such as the attributes of two tags. No
 * phrase of a source contains it.
 */
export const BREAK = ''

/** Stands after the last block of a page, so that a block at the end is told from one in the middle. */
export const PAGE_END = '\u0003'

/** Maximum number of words in a phrase. */
export const MAX_PHRASE = 4

/**
 * Words consist of letters and digits. Everything between them, such as marks of Markdown, the elements of highlighted
 * code, and symbols, may differ between a source and the served page.
 */
export function wordsOf(text: string): string[] {
  const plain = text.slice(0, MAX_TEXT).replaceAll(SOFT_HYPHEN, '').normalize('NFC')
  return plain.replace(UNSPACED, ' $& ').match(WORD) ?? []
}

/** Calls `visit` for each run of `size` words. */
export function eachPhrase(words: readonly string[], size: number, visit: (phrase: string) => void): void {
  for (let end = size; end <= words.length; end++) visit(words.slice(end - size, end).join(' '))
}

/** Returns those of the wanted phrases that the words contain. */
export function phrasesAmong(words: readonly string[], wanted: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  const sizes = sizesByStart(wanted)
  for (let at = 0; at < words.length; at++)
    for (const size of sizes.get(words[at] ?? '') ?? []) {
      const phrase = words.slice(at, at + size).join(' ')
      if (wanted.has(phrase)) found.add(phrase)
    }
  return found
}

/** Returns the numbers of words of the phrases that begin with each word. */
function sizesByStart(phrases: ReadonlySet<string>): Map<string, number[]> {
  const sizes = new Map<string, number[]>()
  for (const phrase of phrases) {
    const size = phrase.split(' ').length
    const start = phrase.slice(0, phrase.indexOf(' '))
    const known = sizes.get(start)
    if (known === undefined) sizes.set(start, [size])
    else if (!known.includes(size)) known.push(size)
  }
  return sizes
}

/** Returns the text without white space, for the comparison of lines with their symbols. */
export function squashed(text: string): string {
  return text.normalize('NFC').replace(/[\s\u00ad\u200b\u2060\ufeff]+/g, '')
}

/** Like `squashed`, for HTML, in which hosts may write other quotation marks than the source. */
export function straightened(text: string): string {
  return squashed(
    text
      .replace(/[\u2018\u2019]/g, "'")
      .replace(/[\u201c\u201d]/g, '"')
      .replaceAll('\u2026', '...')
  )
}

/** Characters with which Markdown marks text. Outside of code, they are not compared. */
const MARKS = /[*_`~|[\]\\]+/g

/** Like `squashed`, for text that Markdown serves with marks. */
export function unmarked(text: string): string {
  return squashed(text.replace(MARKS, ''))
}
