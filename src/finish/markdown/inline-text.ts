/** Characters that are not displayed, such as control characters and the zero-width spaces beside heading links. */
const UNSEEN = /[\p{Cc}\p{Cs}\u200b\u2060\ufeff]/gu

/** Escapes untrusted text, so that Markdown displays exactly this text on one line. */
export function escapeInline(text: string): string {
  return visible(text).replace(MARKS, '\\$&')
}

// Markdown interprets HTML tags and character references, but treats `_` inside a word as text.
const MARKS = /[\\`*[\]<|~]|&(?=#?\w)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu

/**
 * Collapses white space like browsers, and removes invisible characters. Many readers of Markdown also split lines at
 * U+2028 and U+2029. For speed, does not match single spaces.
 */
export function visible(text: string): string {
  return text.replace(/[\t\n\f\r\u2028\u2029 ]{2,}|[\t\n\f\r\u2028\u2029]/g, ' ').replace(UNSEEN, '')
}

/** Escapes the start of a line, so that it does not begin a list, heading, quotation, table or rule. */
export function escapeLineStart(line: string): string {
  return line
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\')
    .replace(/^(?=[-+](?:[\s-]|$)|=+\s*$|#{1,6}(?:\s|$)|>|:-)/, '\\')
}

/** Returns an inline code span. In a table, a `|` ends the cell even inside code. */
export function codeSpan(text: string, isInTable: boolean): string {
  const code = visible(text).trim()
  if (code === '') return ''
  const fence = '`'.repeat(longestRun(code) + 1)
  const space = /^`|`$/.test(code) ? ' ' : ''
  return `${fence}${space}${isInTable ? code.replaceAll('|', '\\|') : code}${space}${fence}`
}

/** Returns a code block with a fence that no line of the code can close. */
export function fencedCode(text: string, language: string): string {
  const code = text.replace(/\r\n?/g, '\n').replace(/[^\n\t]+/g, line => line.replace(UNSEEN, ''))
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1))
  return `${fence}${language}\n${code.replace(/^\n|(?<!\n)\n+$/g, '')}\n${fence}`
}

function longestRun(code: string): number {
  let longest = 0
  for (const [run] of code.matchAll(/`+/g)) longest = Math.max(longest, run.length)
  return longest
}

/** Encodes the characters that have a special meaning in Markdown. */
export function linkTarget(address: string): string {
  return address.replace(/[\s\p{Cc}()<>\\`*[\]|"']/gu, encodeAscii)
}

function encodeAscii(character: string): string {
  return character.charCodeAt(0) < 128
    ? `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`
    : encodeURIComponent(character)
}
